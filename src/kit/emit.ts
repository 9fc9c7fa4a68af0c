import { RequestError } from '../base/http/request.ts'
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

/** Type of `detail` by event. All events bubble and are composed. */
export interface EventOf {
  'shop-ready': { tag: string }
  'shop-error': { message: string; attribute?: string; status?: number; url?: string }
  'shop-navigate': { url: string; source: string }
  'shop-analytics': AnalyticsEntry
  'shop-config-ready': { configuration: Configuration }
  'shop-login': { customer: CustomerDetails }
  'shop-logout': object
  'shop-section-select': { section: string }
  'shop-impersonate': { ok: boolean }
  'shop-language-change': { language: string; url?: string }
  'shop-list-load': { total: number | undefined; page: number; size: number; products: Product[] }
  'shop-filter-change': { filters: Record<string, unknown> }
  'shop-page-change': { page: number }
  'shop-sort-change': { sort: string | undefined }
  'shop-layout-change': { layout: 'grid' | 'list' }
  'shop-product-click': { product: Product; position: number }
  'shop-add-to-cart': {
    product: Product | { id: string; code?: string }
    code: string
    quantity: number
    variant?: Variant | undefined
    attributes?: CartProduct['attributes']
    deliveryDate?: string | undefined
  }
  'shop-variant-change': { variant: Variant | undefined; chosen: Readonly<Record<string, string>> }
  'shop-inquiry': { formId: string; productTitle: string; productCode: string | undefined }
  'shop-form-submit': { formId: string; data: Readonly<Record<string, FormValue>> }
  'shop-form-success': { formId: string }
  'shop-form-error': { message: string }
  'shop-upload-error': { error: string; file: File }
  'shop-search': { phrase: string }
  'shop-search-select': { type: 'product'; item: Product } | { type: 'category'; item: Category }
  'shop-wishlist-change': { variantCodesByProductId: Readonly<Record<string, readonly string[]>> }
  'shop-menu-open': { open: boolean }
  'shop-cart-open': object
  'shop-cart-close': object
  'shop-cart-change': { cart: Cart; count: number }
  'shop-checkout-click': object
  'shop-price': { pricing: Pricing }
  'shop-return-request': { orderId: string; products: readonly { code: string; quantity: number }[]; reason: string }
  'shop-cart-activate': { guid: string }
  'shop-addresses-change': { addresses: readonly SavedAddress[] }
  'shop-export': { rows: number }
  'shop-checkout': { cart: Cart; priceRequest: PriceRequest; pricing: Pricing; paymentMethod: string | undefined }
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
  'shop-login-error': { code: string; message: string }
  'shop-step-change': { step: string }
  'shop-register': { result: unknown }
  'shop-subscribe': { email: string }
  'shop-news-click': { news: NewsItem }
  'shop-online-change': { online: boolean }
  'shop-area-click': { area: Area; index: number }
  'shop-video-play': { url: string }
  'shop-faq-toggle': { index: number; open: boolean }
  'shop-location-select': { shop: Salon }
  'shop-city-change': { city: string }
  'shop-popup-open': object
  'shop-popup-close': object
  'shop-route-change': { route: Route }
  'shop-not-found': { path: string }
}
export type EventName = keyof EventOf

/** Dispatches an event; false if a listener cancelled it. Also logs errors of attributes (R51). */
export function emit<N extends EventName>(element: HTMLElement, name: N, detail: EventOf[N], cancelable = false): boolean {
  const { attribute, message } = detail as Partial<EventOf['shop-error']>
  if (attribute) console.error(`<${element.localName}> attribute "${attribute}": ${message}`)
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}

declare global {
  interface HTMLElementEventMap extends KitEvents {}
  interface DocumentEventMap extends KitEvents {
    /** dispatched by the host page: the visitor has decided */
    'shop-consent': CustomEvent<ConsentChoice>
  }
}
type KitEvents = { [N in EventName]: CustomEvent<EventOf[N]> }

/** `detail` of `shop-error`, with status and URL if a request failed. */
export const errorDetail = (error: unknown): EventOf['shop-error'] => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof RequestError && { status: error.status, url: error.url }),
})
