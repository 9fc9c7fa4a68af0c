import type { Product } from '../../model/product/product.ts'
import { descriptionTab } from '../messages/product-page.ts'

/** A tab of the description. Its label is the translation of `code`. */
export interface ProductTab {
  code: string
  html: string
}

/** The non-empty tabs of a product in the shop's order; without tabs, the description is the only one (PDP-15). */
export function productTabs({ descriptionByTabCode, description }: Pick<Product, 'descriptionByTabCode' | 'description'>): ProductTab[] {
  const tabs = Object.entries(descriptionByTabCode ?? {}).filter(([, html]) => html.trim() !== '')
  if (tabs.length) return tabs.map(([code, html]) => ({ code, html }))
  return description?.trim() ? [{ code: descriptionTab, html: description }] : []
}
