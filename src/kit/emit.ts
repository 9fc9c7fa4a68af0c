import { RequestError } from '../base/http/request.ts'
import { shared } from '../base/shared.ts'
import type { SavedAddress } from '../model/account/address.ts'
import type { CustomerDetails } from '../model/account/customer.ts'
import type { AnalyticsEntry, ConsentChoice } from '../model/analytics/analytics.ts'
import type { Configuration } from '../model/app/configuration.ts'
import type { Cart, CartProduct } from '../model/cart/cart.ts'
import type { PriceRequest } from '../model/cart/price-request.ts'
import type { Pricing } from '../model/cart/pricing.ts'
import type { FormValue } from '../model/forms/form-request.ts'
import type { Category } from '../model/listing/category.ts'
import type { Salon } from '../model/map/salon.ts'
import type { Area } from '../model/page/area.ts'
import type { NewsItem } from '../model/page/news.ts'
import type { Route } from '../model/page/route.ts'
import type { Product } from '../model/product/product.ts'
import type { Variant } from '../model/product/variant.ts'

/**
 * The events of all tags, with the type of their `detail`. They bubble and are composed. The doc comments are public, see
 * tools/manifest/contract-types.ts; "Cancelable:" says what `preventDefault()` prevents.
 */
export interface EventOf {
  /** The tag has rendered for the first time. The promise `ready` of the element resolves at the same moment. */
  'shop-ready': { tag: string }
  /**
   * Something failed: an attribute is invalid or missing, a request failed, or a view threw. `attribute` names the attribute;
   * `status` and `url` are those of the failed request.
   */
  'shop-error': { message: string; attribute?: string; status?: number; url?: string }
  /**
   * A link of the shop is followed by a plain click. `source` says where the link is: `product`, `menu`, `header` and so on.
   * Cancelable: the link is not followed, and the page may navigate in its own way.
   */
  'shop-navigate': { url: string; source: string }
  /** A message for analytics, in the format of Google Analytics 4. Cancelable: it does not go to `dataLayer`. */
  'shop-analytics': AnalyticsEntry
  /** The configuration of the shop has loaded, with the overrides of the page applied; again after each change. */
  'shop-config-ready': { configuration: Configuration }
  /** A customer has logged in through this tag. The page reloads or leaves afterwards. */
  'shop-login': { customer: CustomerDetails }
  /** The customer asked to log out. Cancelable: the session continues. */
  'shop-logout': object
  /** A section of the customer area is chosen; `section` is its key. Cancelable: the section does not change. */
  'shop-section-select': { section: string }
  /** An operator's link to act as a customer was redeemed; `ok` is false if the shop refused it. */
  'shop-impersonate': { ok: boolean }
  /**
   * From the language switch: a language is chosen; `url` is this page in that language, if there is one. Cancelable: the
   * language stays. From `shop-config`: the language has changed, whatever the reason; this one cannot be prevented.
   */
  'shop-language-change': { language: string; url?: string }
  /**
   * The products of a list have loaded. `page` counts from 0, `size` is the page size; `total` is the number of products over
   * all pages, undefined until it is counted.
   */
  'shop-list-load': { total: number | undefined; page: number; size: number; products: Product[] }
  /** The filters of a list have changed; `filters` holds all that are set, by field. */
  'shop-filter-change': { filters: Record<string, unknown> }
  /** Another page of a list is shown; `page` counts from 0. */
  'shop-page-change': { page: number }
  /** The sort order of a list has changed. */
  'shop-sort-change': { sort: string | undefined }
  /** The shopper has switched a list between cards and rows. */
  'shop-layout-change': { layout: 'grid' | 'list' }
  /** A product card is opened; `position` is its place in the list, from 1. Cancelable: the link is not followed. */
  'shop-product-click': { product: Product; position: number }
  /**
   * A product is about to be put into the cart, after all its options are valid. `code` is that of the variant, `attributes` are
   * the chosen options and inputs. Cancelable: the cart does not change.
   */
  'shop-add-to-cart': {
    product: Product | { id: string; code?: string }
    code: string
    quantity: number
    variant?: Variant | undefined
    attributes?: CartProduct['attributes']
    deliveryDate?: string | undefined
  }
  /** Other options of a product are chosen; `variant` is undefined while they do not determine one. `chosen` holds value by attribute code. */
  'shop-variant-change': { variant: Variant | undefined; chosen: Readonly<Record<string, string>> }
  /** The form of a product inquiry is opened. */
  'shop-inquiry': { formId: string; productTitle: string; productCode: string | undefined }
  /** A form is complete and valid, and about to be sent; `data` holds the values by field. Cancelable: nothing is sent. */
  'shop-form-submit': { formId: string; data: Readonly<Record<string, FormValue>> }
  /** The shop has accepted a form. */
  'shop-form-success': { formId: string }
  /** A form could not be sent. */
  'shop-form-error': { message: string }
  /** A file is refused: it is too large, of a wrong type or one too many. Cancelable: the form shows no message about it. */
  'shop-upload-error': { error: string; file: File }
  /** A phrase is searched for. Cancelable: the page of results does not open. */
  'shop-search': { phrase: string }
  /** A suggestion of the search box is chosen. */
  'shop-search-select': { type: 'product'; item: Product } | { type: 'category'; item: Category }
  /** The wishlist has changed through this tag; `detail` holds the whole list. */
  'shop-wishlist-change': { variantCodesByProductId: Readonly<Record<string, readonly string[]>> }
  /** The menu of small screens opens or closes. */
  'shop-menu-open': { open: boolean }
  /** The side cart opens. */
  'shop-cart-open': object
  /** The side cart closes. */
  'shop-cart-close': object
  /** The active cart has changed, from any source, in this tab or another one; `count` is the number of items. */
  'shop-cart-change': { cart: Cart; count: number }
  /** The link from the side cart to the checkout is followed. Cancelable: the link is not followed. */
  'shop-checkout-click': object
  /** The shop has answered with the prices of the cart. */
  'shop-price': { pricing: Pricing }
  /** A return of ordered products is complete and about to be sent. Cancelable: nothing is sent. */
  'shop-return-request': { orderId: string; products: readonly { code: string; quantity: number }[]; reason: string }
  /** Another of the customer's carts has become the active one. */
  'shop-cart-activate': { guid: string }
  /** The saved addresses have changed. */
  'shop-addresses-change': { addresses: readonly SavedAddress[] }
  /** The product catalogue is downloaded; `rows` is the number of its rows. */
  'shop-export': { rows: number }
  /** The order is complete and about to be placed. Cancelable: it is not placed, and the page may go on with its own checkout. */
  'shop-checkout': { cart: Cart; priceRequest: PriceRequest; pricing: Pricing; paymentMethod: string | undefined }
  /** The shop has accepted an order. `price` is that of one piece; amounts are in units of `currency`, as the shop has calculated them. */
  'shop-order': {
    number: string
    lines: readonly {
      code: string | undefined
      productId: string | undefined
      title: string | undefined
      quantity: number
      price: number | undefined
    }[]
    /** in units of the currency; undefined if the server does not report an amount */
    totals: { net: number | undefined; vat: number | undefined; gross: number | undefined; delivery: number | undefined }
    currency: string | undefined
  }
  /** The shop has refused a login; `message` is in the language of the page. */
  'shop-login-error': { code: string; message: string }
  /** Another step of the login opens, such as `register` or `forgot-password`. Cancelable: the step does not change. */
  'shop-step-change': { step: string }
  /** The shop has accepted a registration; `result` is its answer. */
  'shop-register': { result: unknown }
  /** The shop has accepted a subscription to the newsletter. */
  'shop-subscribe': { email: string }
  /** An article is opened. Cancelable: the link is not followed. */
  'shop-news-click': { news: NewsItem }
  /** The browser has lost or regained its connection. */
  'shop-online-change': { online: boolean }
  /** An image area is clicked; `index` is its place, from 0. Cancelable: neither its link nor its video opens. */
  'shop-area-click': { area: Area; index: number }
  /** A video starts to play. */
  'shop-video-play': { url: string }
  /** An answer opens or closes; `index` is the place of its question, from 0. */
  'shop-faq-toggle': { index: number; open: boolean }
  /** A shop is selected on the map or in the list. */
  'shop-location-select': { shop: Salon }
  /** The shops of another city are listed. */
  'shop-city-change': { city: string }
  /** The newsletter popup opens. */
  'shop-popup-open': object
  /** The newsletter popup closes. */
  'shop-popup-close': object
  /** `shop-page` shows another page. */
  'shop-route-change': { route: Route }
  /** There is no page at the path. */
  'shop-not-found': { path: string }
}
export type EventName = keyof EventOf

/** A page of fifty cards with the same mistake says it once. */
function logOnce(line: string) {
  const logged = shared('remote.logged', () => new Set<string>())
  if (!logged.has(line)) console.error(line)
  logged.add(line)
}

/**
 * Dispatches an event; false if a listener cancelled it. Also logs errors of attributes (R51). For events of the page, `element` is its
 * body, which is missing while a script replaces the document.
 */
export function emit<N extends EventName>(element: HTMLElement | null, name: N, detail: EventOf[N], cancelable = false): boolean {
  const { attribute, message } = detail as Partial<EventOf['shop-error']>
  if (attribute) logOnce(`<${element?.localName}> attribute "${attribute}": ${message}`)
  return (element ?? document).dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}

declare global {
  interface HTMLElementEventMap extends KitEvents {}
  interface DocumentEventMap extends KitEvents {
    /** The visitor has decided about consent. What `detail` leaves out stays as it is. */
    'shop-consent': CustomEvent<ConsentChoice>
  }
}
type KitEvents = { [N in EventName]: CustomEvent<EventOf[N]> }

/** `detail` of `shop-error`, with status and URL if a request failed. */
export const errorDetail = (error: unknown): EventOf['shop-error'] => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof RequestError && { status: error.status, url: error.url }),
})
