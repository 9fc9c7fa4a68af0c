import type {} from 'shop-kit/types/dom'
import type { Product } from 'shop-kit/types/elements'

/* Compiled by tests/project/framework-types.test.ts, as a page without a framework. */
const list = document.createElement('shop-product-list')
list.pageSize = 12
list.columns = [2, 3, 4]
list.heading = 'For the trail'
// @ts-expect-error the property is a number
list.pageSize = '12'
// @ts-expect-error not one of the values
list.pager = 'endless'
list.setFilter('price', { min: 10 })
list.setFilter('colour')
list.goTo(2)
list.apiBase = 'https://shop.example'
void list.ready.then(() => list.reload())
// @ts-expect-error a method of lists only
document.createElement('shop-cart-button').reload()

const products: Product[] = list.products ?? []
list.products = [...products, { id: '1', title: 'Kettle' }]

list.addEventListener('shop-list-load', ({ detail }) => {
  const total: number | undefined = detail.total
  const first: string | undefined = detail.products[0]?.title
  console.log(total, first)
})
document.addEventListener('shop-navigate', (event) => {
  event.preventDefault()
  history.pushState(null, '', event.detail.url)
})
// @ts-expect-error the detail has no such field
document.addEventListener('shop-navigate', ({ detail }) => console.log(detail.href))
document.querySelector('shop-side-cart')?.toggleAttribute('open')
