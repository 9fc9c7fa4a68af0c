import type { Product } from '../../src/model/product/product.ts'
import { card, factsOf } from './card.ts'

/*
 * Runs in the page: a minimal element written for this page alone, with one request, one innerHTML and one listener. The lower bound of
 * what renders in the browser.
 */
class ProductGrid extends HTMLElement {
  async connectedCallback() {
    const { shop = '', list = '' } = this.dataset
    const products: Product[] = await (await fetch(shop + list)).json()
    this.innerHTML = products.map((product, index) => card(factsOf(shop, product, index)).text).join('')
  }
}
customElements.define('product-grid', ProductGrid)

let count = 0
document.addEventListener('click', ({ target }) => {
  const badge = document.querySelector('#cart b')
  if (badge && target instanceof Element && target.closest('.card button')) badge.textContent = String(++count)
})
