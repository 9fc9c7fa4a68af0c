import type { Product } from '../src/model/product/product.ts'

const style = `<style>
.grid { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px }
.card img { width: 100%; height: auto; aspect-ratio: 1; background: #eee; display: block }
</style>`

const page = (cards: number, head: string, body: string) =>
  `<!doctype html><html lang="en" data-cards="${cards}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bench</title>${head}</head><body><h1>Goods</h1>${body}</body></html>`

interface Facts {
  title: string
  url: string
  price: string
  image: string
}

const card = (shop: string, { title, url, price, image }: Facts) =>
  `<article class="card"><a href="${url}"><img src="${shop}/images/${image}?w=340&h=340&fit=cover&f=webp" alt="" loading="lazy" width="340" height="340">${title}</a><p>€${price}</p><button type="button">Add to cart</button></article>`

const toFacts = ({ title, url = '', priceNow = 0, images = [] }: Product): Facts => ({
  title,
  url,
  price: priceNow.toFixed(2),
  image: images[0] ?? '',
})

const badge = '<button id="cart" type="button">Cart <b>0</b></button>'
const counter = `<script type="module">
let count = 0
document.addEventListener('click', ({ target }) => {
  if (target.closest('.card button')) document.querySelector('#cart b').textContent = String(++count)
})
</script>`

/** The list as plain HTML: the lower bound. */
export const staticPage = (shop: string, products: Product[]) =>
  page(
    products.length,
    style,
    `${badge}<div class="grid">${products.map((product) => card(shop, toFacts(product))).join('')}</div>${counter}`,
  )

/** A minimal element written for this page: one request, one innerHTML. */
export const vanillaPage = (shop: string, list: string, size: number) => {
  const template = JSON.stringify(card(shop, { title: '%title%', url: '%url%', price: '%price%', image: '%image%' }))
  const script = `<script type="module">
const template = ${template}
customElements.define('x-list', class extends HTMLElement {
  async connectedCallback() {
    const products = await (await fetch('${shop}${list}')).json()
    const cards = products.map(({ title, url, priceNow, images }) => template.replace('%title%', title).replace('%url%', url).replace('%price%', priceNow.toFixed(2)).replace('%image%', images[0]))
    this.innerHTML = '<div class="grid">' + cards.join('') + '</div>'
  }
})
</script>`
  return page(size, style + script, `${badge}<x-list></x-list>${counter}`)
}

/** A page with tags of the kit; `cards` is the number of cards to wait for. */
export const kitPage = (shop: string, cards: number, tags: string) =>
  page(
    cards,
    `<script type="module" src="${shop}/kit/shop-kit.js"></script>`,
    `<shop-config api-base="${shop}"></shop-config><header style="block-size: 48px"><shop-cart-button></shop-cart-button></header>${tags}`,
  )
