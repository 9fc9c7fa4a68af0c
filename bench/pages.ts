import { html } from '../server/http/page-template.ts'
import type { Product } from '../src/model/product/product.ts'
import { card, factsOf } from './contenders/card.ts'

const style = `<style>
.grid, .ais-Hits-list { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; list-style: none; margin: 0; padding: 0 }
.card img { width: 100%; height: auto; aspect-ratio: 1; background: #eee; display: block }
</style>`

const page = (cards: number, head: string, body: string) =>
  `<!doctype html><html lang="en" data-cards="${cards}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bench</title>${head}</head><body><h1>Goods</h1>${body}</body></html>`

const badge = '<button id="cart" type="button">Cart <b>0</b></button>'
const script = (name: string) => `<script type="module" src="/${name}.js"></script>`

/** What a contender that renders in the browser loads. */
interface ListOnPage {
  shop: string
  /** path and query of the request */
  list: string
  cards: number
}

/** The list as plain HTML without scripts: the lower bound. */
export const staticPage = (shop: string, products: readonly Product[]) =>
  page(
    products.length,
    style,
    `${badge}<div class="grid">${products.map((product, index) => card(factsOf(shop, product, index)).text).join('')}</div>`,
  )

/** The page of contenders/hand-written.ts. */
export const handWrittenPage = ({ shop, list, cards }: ListOnPage) =>
  page(
    cards,
    style + script('hand-written'),
    badge + html`<product-grid class="grid" data-shop="${shop}" data-list="${list}"></product-grid>`.text,
  )

/** The page of contenders/instantsearch.ts. */
export const instantsearchPage = ({ shop, list, cards }: ListOnPage) =>
  page(cards, style + script('instantsearch'), badge + html`<div id="hits" data-shop="${shop}" data-list="${list}"></div>`.text)

/** A page with tags of the kit; `cards` is the number of cards to wait for. */
export const kitPage = (shop: string, cards: number, tags: string) =>
  page(
    cards,
    `<script type="module" src="${shop}/kit/shop-kit.js"></script>`,
    `<shop-config api-base="${shop}"></shop-config><header style="block-size: 48px"><shop-cart-button></shop-cart-button></header>${tags}`,
  )
