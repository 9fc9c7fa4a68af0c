import type { Hono } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import type { Deps } from '../context/deps.ts'
import { onMissing } from '../http/middleware/errors.ts'
import type { FindPage } from '../page/find-page.ts'
import type { ShopRenderer } from '../page/renderer.ts'
import { exportRoutes } from '../routes/account/export.ts'
import { loyaltyRoutes } from '../routes/account/loyalty.ts'
import { orderStatusRoutes } from '../routes/account/order-statuses.ts'
import { returnRoutes } from '../routes/account/returns.ts'
import { appManifestRoutes } from '../routes/app/app-manifest.ts'
import { configurationRoutes } from '../routes/app/configuration.ts'
import { healthRoutes } from '../routes/app/health.ts'
import { idsPage } from '../routes/app/ids-page.ts'
import { images } from '../routes/app/images.ts'
import { mailPage } from '../routes/app/mail.ts'
import { openApiRoutes } from '../routes/app/openapi.ts'
import { serviceWorkerRoutes } from '../routes/app/service-worker.ts'
import { missingTranslationsPage, translationRoutes } from '../routes/app/translations.ts'
import { unknownNameRoutes } from '../routes/app/unknown-names.ts'
import { cartRoutes } from '../routes/cart/carts.ts'
import { offerRoutes } from '../routes/cart/offers.ts'
import { pricingRoutes } from '../routes/cart/pricing.ts'
import { countryRoutes } from '../routes/checkout/countries.ts'
import { orderRoutes } from '../routes/checkout/orders.ts'
import { paymentMethodRoutes } from '../routes/checkout/payment-methods.ts'
import { paymentRoutes } from '../routes/checkout/payments.ts'
import { shippingRoutes } from '../routes/checkout/shipping.ts'
import { documentRoutes } from '../routes/forms/document.ts'
import { formRoutes } from '../routes/forms/forms.ts'
import { requestRoutes } from '../routes/forms/requests.ts'
import { requestsPage } from '../routes/forms/requests-page.ts'
import { categoryRoutes } from '../routes/listing/categories.ts'
import { filterRoutes } from '../routes/listing/filters.ts'
import { productRoutes } from '../routes/listing/products.ts'
import { mailchimpRoutes } from '../routes/page/mailchimp.ts'
import { menuRoutes } from '../routes/page/menus.ts'
import { newsRoutes } from '../routes/page/news.ts'
import { newsletterRoutes } from '../routes/page/newsletter.ts'
import { pathInfoRoutes } from '../routes/page/path-info.ts'
import { siteRoutes } from '../routes/page/site.ts'
import { sitemapRoutes } from '../routes/page/sitemap.ts'
import { quantityDatePricingRoutes } from '../routes/product/quantity-date-pricing.ts'
import { variantRoutes } from '../routes/product/variants.ts'
import { adminPages } from '../routes/session/admin.ts'
import { authRoutes } from '../routes/session/auth.ts'
import { customerRoutes } from '../routes/session/customer.ts'
import { impersonateRoutes } from '../routes/session/impersonate.ts'
import { simulatedOauth } from '../routes/session/oauth-provider.ts'
import { passwordRoutes } from '../routes/session/passwords.ts'
import { registerRoutes } from '../routes/session/register.ts'
import { wishlistRoutes } from '../routes/wishlist/wishlist.ts'

/** Calls about accounts that only a server with accounts of its own can answer. */
const accountCalls = [
  '/api/reset',
  '/api/set_password',
  '/api/update_password',
  '/api/send-confirmation-email/*',
  '/api/approve-account',
  '/api/auth/*',
]

/** Mounts the routes of every resource; the /dev pages only in development. */
export function mountRoutes(
  app: Hono<AppEnv>,
  deps: Deps,
  development: boolean,
  findPage: FindPage,
  inside: ShopRenderer | undefined,
): void {
  if (!deps.engine.hasOwnAccounts) for (const path of accountCalls) app.all(path, onMissing)
  app.route('/', healthRoutes(deps.db, deps.health))
  app.route('/', configurationRoutes(deps))
  app.route('/', translationRoutes(deps))
  app.route('/', countryRoutes(deps))
  app.route('/', productRoutes(deps))
  app.route('/', filterRoutes(deps))
  app.route('/', unknownNameRoutes(deps))
  app.route('/', variantRoutes(deps))
  app.route('/', quantityDatePricingRoutes(deps))
  app.route('/', categoryRoutes(deps))
  app.route('/', menuRoutes(deps))
  app.route('/', pathInfoRoutes(deps))
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
  app.route('/', paymentRoutes(deps))
  app.route('/', shippingRoutes(deps))
  app.route('/', wishlistRoutes(deps))
  app.route('/', formRoutes(deps))
  app.route('/', documentRoutes(deps))
  app.route('/', requestRoutes(deps))
  app.route('/', newsletterRoutes(deps))
  const { development: forDevelopment } = deps.content
  const oauth = development && forDevelopment ? simulatedOauth(deps, forDevelopment) : undefined
  app.route('/', authRoutes(deps, oauth?.accesses))
  app.route('/', images(deps))
  app.route('/', openApiRoutes(deps))
  if (oauth) app.route('/', oauth.pages)
  if (development) {
    app.route('/', missingTranslationsPage(deps))
    app.route('/', mailPage(deps))
    app.route('/', adminPages(deps))
    app.route('/', requestsPage(deps))
    app.route('/', idsPage(deps))
  }
  app.route('/', serviceWorkerRoutes())
  app.route('/', sitemapRoutes(deps, findPage))
  app.route('/', siteRoutes(deps, development, findPage, inside))
}
