import instantsearch from 'instantsearch.js'
import { configure, hits } from 'instantsearch.js/es/widgets'
import type { Product } from '../../src/model/product/product.ts'
import { type Facts, factsOf, imageSizes, imageWidthPx } from './card.ts'

/*
 * Runs in the page: the list as an integrator writes it with instantsearch.js and a search client for another backend. It renders lists,
 * but has no cart.
 */
const container = document.querySelector<HTMLElement>('#hits')
const { shop = '', list = '' } = container?.dataset ?? {}

const searchClient: NonNullable<Parameters<typeof instantsearch>[0]['searchClient']> = {
  async search(requests: readonly unknown[]) {
    const products: Product[] = await (await fetch(shop + list)).json()
    const result = {
      hits: products.map((product, index) => ({ objectID: String(index), ...factsOf(shop, product, index) })),
      nbHits: products.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: products.length,
      processingTimeMS: 1,
      exhaustiveNbHits: true,
      query: '',
      params: '',
    }
    return { results: requests.map(() => result) } as never
  },
}

const search = instantsearch({ indexName: 'products', searchClient })
search.addWidgets([
  configure({ hitsPerPage: 50 }),
  hits<Facts & { objectID: string }>({
    container: container ?? '#hits',
    templates: {
      item: ({ title, sku, url, price, oldPrice, discount, labels, stock, src, srcset, loading }, { html }) => html`<article class="card">
        <img src=${src} srcset=${srcset} sizes=${imageSizes} alt="" loading=${loading} decoding="async" width=${imageWidthPx} height=${imageWidthPx} />
        <b>${discount}</b> <b>${labels}</b><h3><a href=${url}>${title}</a></h3><small>${sku}</small>
        <p>${price} <s>${oldPrice}</s></p><p>${stock}</p><button type="button">Add to cart</button>
      </article>`,
    },
  }),
])
search.start()
