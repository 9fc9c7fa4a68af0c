import type { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { Deps } from './deps.ts'
import type { FindPage } from './find-page.ts'
import { adminPages } from './routes/admin.ts'
import { appManifestRoutes } from './routes/app-manifest.ts'
import { authRoutes } from './routes/auth.ts'
import { cartRoutes } from './routes/carts.ts'
import { categoryRoutes } from './routes/categories.ts'
import { configurationRoutes } from './routes/configuration.ts'
import { countryRoutes } from './routes/countries.ts'
import { customerRoutes } from './routes/customer.ts'
import { documentRoutes } from './routes/document.ts'
import { exportRoutes } from './routes/export.ts'
import { filterRoutes } from './routes/filters.ts'
import { formRoutes } from './routes/forms.ts'
import { images } from './routes/images.ts'
import { impersonateRoutes } from './routes/impersonate.ts'
import { loyaltyRoutes } from './routes/loyalty.ts'
import { mailPage } from './routes/mail.ts'
import { mailchimpRoutes } from './routes/mailchimp.ts'
import { menuRoutes } from './routes/menus.ts'
import { newsRoutes } from './routes/news.ts'
import { newsletterRoutes } from './routes/newsletter.ts'
import { simulatedOauth } from './routes/oauth-provider.ts'
import { offerRoutes } from './routes/offers.ts'
import { openApiRoutes } from './routes/openapi.ts'
import { orderStatusRoutes } from './routes/order-statuses.ts'
import { orderRoutes } from './routes/orders.ts'
import { passwordRoutes } from './routes/passwords.ts'
import { pathInfoRoutes } from './routes/path-info.ts'
import { paymentMethodRoutes } from './routes/payment-methods.ts'
import { pricingRoutes } from './routes/pricing.ts'
import { productRoutes } from './routes/products.ts'
import { quantityDatePricingRoutes } from './routes/quantity-date-pricing.ts'
import { registerRoutes } from './routes/register.ts'
import { requestRoutes } from './routes/requests.ts'
import { requestsPage } from './routes/requests-page.ts'
import { returnRoutes } from './routes/returns.ts'
import { serviceWorkerRoutes } from './routes/service-worker.ts'
import { shippingRoutes } from './routes/shipping.ts'
import { siteRoutes } from './routes/site.ts'
import { missingTranslationsPage, translationRoutes } from './routes/translations.ts'
import { variantRoutes } from './routes/variants.ts'
import { wishlistRoutes } from './routes/wishlist.ts'

/** Every call of the shop, one part a resource; the pages under /dev only in development. */
export function mountRoutes(app: Hono<AppEnv>, deps: Deps, development: boolean, findPage: FindPage): void {
  app.route('/', configurationRoutes(deps))
  app.route('/', translationRoutes(deps))
  app.route('/', countryRoutes(deps))
  app.route('/', productRoutes(deps))
  app.route('/', filterRoutes(deps))
  app.route('/', variantRoutes(deps))
  app.route('/', quantityDatePricingRoutes(deps))
  app.route('/', categoryRoutes(deps))
  app.route('/', menuRoutes(deps))
  app.route('/', pathInfoRoutes(deps, development))
  app.route('/', newsRoutes(deps))
  app.route('/', appManifestRoutes(deps))
  app.route('/', customerRoutes(deps))
  app.route('/', registerRoutes(deps))
  app.route('/', passwordRoutes(deps))
  app.route('/', impersonateRoutes(deps))
  app.route('/', cartRoutes(deps))
  app.route('/', pricingRoutes(deps))
  app.route('/', orderStatusRoutes(deps))
  app.route('/', orderRoutes(deps))
  app.route('/', offerRoutes(deps))
  app.route('/', returnRoutes(deps))
  app.route('/', loyaltyRoutes(deps))
  app.route('/', exportRoutes(deps))
  app.route('/', mailchimpRoutes(deps))
  app.route('/', paymentMethodRoutes(deps))
  app.route('/', shippingRoutes(deps))
  app.route('/', wishlistRoutes(deps))
  app.route('/', formRoutes(deps))
  app.route('/', documentRoutes(deps))
  app.route('/', requestRoutes(deps))
  app.route('/', newsletterRoutes(deps))
  const oauth = development ? simulatedOauth(deps) : undefined
  app.route('/', authRoutes(deps, oauth?.accesses))
  app.route('/', images(deps))
  app.route('/', openApiRoutes(deps.siteOrigin))
  if (oauth) app.route('/', oauth.pages)
  if (development) {
    app.route('/', missingTranslationsPage(deps))
    app.route('/', mailPage(deps))
    app.route('/', adminPages(deps))
    app.route('/', requestsPage(deps))
  }
  app.route('/', serviceWorkerRoutes())
  app.route('/', siteRoutes(deps, development, findPage))
}
