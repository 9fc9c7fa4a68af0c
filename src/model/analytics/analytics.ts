/** An item in the shape of GA4 ecommerce events. `price` is per piece, with VAT. */
export interface AnalyticsItem {
  item_id: string | undefined
  item_name: string | undefined
  item_category: string | undefined
  price: number | undefined
  quantity: number
  /** position in its list, from 1 */
  index?: number
}

/** The parameters of GA4 ecommerce events. */
export interface Ecommerce {
  items: AnalyticsItem[]
  currency?: string | undefined
  value?: number
  item_list_id?: string | undefined
  item_list_name?: string | undefined
  shipping_tier?: string | undefined
  payment_type?: string | undefined
  transaction_id?: string
  tax?: number | undefined
  shipping?: number | undefined
}

/** The GA4 events of a shop that carry items. */
export type EcommerceEvent =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'purchase'
  | 'add_to_wishlist'

/** An entry of `window.dataLayer`, and the detail of `shop-analytics`. */
export type AnalyticsEntry =
  | { event: EcommerceEvent; ecommerce: Ecommerce }
  | { event: 'search'; search_term: string }
  | { event: 'sign_up' | 'login'; method: string }

/** What a visitor has chosen in a consent dialog; a missing purpose keeps its last choice. */
export interface ConsentChoice {
  /** measuring what visitors do */
  analytics?: 'granted' | 'denied'
  /** advertising: its storage, its data and personal adverts */
  ads?: 'granted' | 'denied'
}

/** `pending`: the visitor has not decided yet. */
export type ConsentState = 'granted' | 'denied' | 'pending'
