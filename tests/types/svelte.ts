import type {} from 'shop-kit/types/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'

/* Compiled by tests/project/framework-types.test.ts: what markup passes. */
export const list: SvelteHTMLElements['shop-product-list'] = {
  class: 'wide',
  'product-list': 'trail',
  'page-size': 12,
  filters: true,
  'add-to-cart': false,
  filterFields: ['price', 'colour'],
  products: [{ id: '1', title: 'Kettle' }],
  'onshop-list-load': (event) => console.log(event.detail.products.length),
}
export const text: SvelteHTMLElements['shop-text'] = { block: { data: { text: 'Hello' } } }
// @ts-expect-error not one of the values
export const wrong: SvelteHTMLElements['shop-product-list'] = { pager: 'endless' }
// @ts-expect-error Svelte would set a property of this name, which does not exist
export const lost: SvelteHTMLElements['shop-product-list'] = { 'filter-fields': ['price'] }
// @ts-expect-error no such attribute
export const misspelt: SvelteHTMLElements['shop-product-list'] = { pagesize: 12 }
