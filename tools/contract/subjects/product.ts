import { isPurchasable } from '../../../src/domain/product/purchasable.ts'
import { type Product, products } from '../../../src/model/product/product.ts'
import { quantityDatePrices, type Variant, variants } from '../../../src/model/product/variant.ts'
import { type Capability, check, essential } from '../check.ts'
import type { Query } from '../http/client.ts'
import { assertRefused, readAnswer, readLoosely } from '../http/read.ts'
import { Untried } from '../http/unmet.ts'
import type { Visit } from '../visit.ts'
import { askList, nonsense } from './lists.ts'

const details: Capability = {
  id: 'product',
  title: 'A product by id or code',
  tags: ['product', 'product-card', 'product-attributes', 'add-to-cart', 'wishlist-button'],
  isCore: true,
  checks: [
    essential('an id gives the product', async (visit) => {
      const { id } = await visit.data.firstProduct()
      const answer = await askList(visit, { id })
      const [found] = readAnswer(answer, products, 'a product')
      answer.assert(found?.id === id || found?.productId === id, `the product ${id}`)
    }),
    check('the code of a variant gives its product', async (visit) => {
      const { product, variant } = await visit.data.sellable()
      const answer = await askList(visit, { variantCodes: variant.code })
      const [found] = readAnswer(answer, products, 'a product')
      const isSame = found && (found.productId ?? found.id) === (product.productId ?? product.id)
      answer.assert(isSame, `the product ${product.productId ?? product.id}`, found ? found.id : 'an empty list')
    }),
    check('a product by id has a description', async (visit) => {
      const answers = await Promise.all((await visit.data.products()).slice(0, 5).map(({ id }) => askList(visit, { id })))
      const isDescribed = ({ description, descriptionByTabCode }: Product) =>
        Boolean(description || Object.keys(descriptionByTabCode ?? {}).length)
      const last = answers.at(-1)
      last?.assert(
        answers.some((answer) => readLoosely(answer, products, 'a product').some(isDescribed)),
        'a description, or descriptionByTabCode, in one of the first products',
        'none',
      )
    }),
  ],
}

const askVariants = async ({ visitor, data }: Visit, id: string, query: Query = {}) =>
  visitor.get(`/api/products/${encodeURIComponent(id)}/variants`, { lang: await data.language(), id, ...query })

const tellsStock = ({ availableQuantity, isInStock, warehouses = [], sellWithoutStock }: Variant) =>
  availableQuantity !== undefined || isInStock !== undefined || warehouses.length > 0 || sellWithoutStock === true

const choices: Capability = {
  id: 'variants',
  title: 'Variants and their stock',
  tags: ['product', 'product-card', 'add-to-cart'],
  isCore: true,
  checks: [
    essential('a product has variants', async (visit) => {
      const answer = await askVariants(visit, (await visit.data.firstProduct()).id)
      answer.assert(readLoosely(answer, variants, 'variants').length > 0, 'at least one variant')
    }),
    check('every variant matches its schema', async (visit) => {
      for (const { id } of (await visit.data.products()).slice(0, 5)) readAnswer(await askVariants(visit, id), variants, 'variants')
    }),
    check('the codes of a product are those of its variants', async (visit) => {
      const product = (await visit.data.products()).find(({ codes }) => codes?.length)
      if (!product) throw new Untried('no product has codes')
      const answer = await askVariants(visit, product.id)
      const found = readLoosely(answer, variants, 'variants').map(({ code }) => code)
      answer.assert(
        product.codes?.every((code) => found.includes(code)),
        `the codes ${product.codes}`,
        String(found),
      )
    }),
    check('an attribute of a variant has a value', async (visit) => {
      for (const { id } of (await visit.data.products()).slice(0, 5)) {
        const answer = await askVariants(visit, id)
        const empty = readLoosely(answer, variants, 'variants').find(({ attributes = [] }) =>
          attributes.some(({ value }) => value === undefined),
        )
        answer.assert(!empty, 'a value in every attribute', `an attribute without value in ${empty?.code}`)
      }
    }),
    check('every variant tells its stock', async (visit) => {
      for (const product of (await visit.data.products()).slice(0, 5)) {
        const answer = await askVariants(visit, product.id)
        const silent = readLoosely(answer, variants, 'variants').find((variant) => !tellsStock(variant))
        answer.assert(!silent, 'availableQuantity, isInStock, warehouses or sellWithoutStock: true', `none of them in ${silent?.code}`)
      }
    }),
    check('a product that is for sale can be bought', async (visit) => {
      const { product, variant } = await visit.data.sellable()
      const answer = await askVariants(visit, product.id, { variantCodes: variant.code })
      answer.assert(isPurchasable(product) && variant.priceNow !== undefined, 'a price and a stock')
    }),
    check('an unknown product is refused', async (visit) => assertRefused(await askVariants(visit, nonsense), 404)),
  ],
}

const quantityPrices: Capability = {
  id: 'quantity-prices',
  title: 'Prices by quantity and day',
  tags: ['product'],
  checks: [
    essential('a product has a list of them, or an empty one', async ({ visitor, data }) => {
      const { id } = await data.firstProduct()
      const answer = await visitor.get(`/api/products/${encodeURIComponent(id)}/quantity-date-pricing`, { lang: await data.language() })
      readAnswer(answer, quantityDatePrices, 'prices')
    }),
  ],
}

const related: Capability = {
  id: 'related',
  title: 'Related products',
  tags: ['related-products', 'alternative-products'],
  checks: [
    essential('some products have related ones', async (visit) => {
      const sources = (await visit.data.products()).slice(0, 8)
      const lang = await visit.data.language()
      for (const { id, productId } of sources) {
        const answer = await visit.visitor.get('/api/products', { lang, relatedTo: productId ?? id, size: 5 })
        const found = readAnswer(answer, products, 'products')
        answer.assert(found.length <= 5, 'at most 5 products', String(found.length))
        answer.assert(!found.some((other) => (other.productId ?? other.id) === (productId ?? id)), 'other products than the product itself')
        if (found.length) return
      }
      const last = await visit.visitor.get('/api/products', { lang, relatedTo: sources.at(-1)?.id, size: 5 })
      throw last.unmet('related products of one of the first products', 'none')
    }),
    check('an unknown product has none', async ({ visitor, data }) => {
      const answer = await visitor.get('/api/products', { lang: await data.language(), relatedTo: nonsense, size: 5 })
      if (!answer.isOk) assertRefused(answer, 404)
      else answer.assert(readLoosely(answer, products, 'an empty list').length === 0, 'an empty list')
    }),
  ],
}

const pictures: Capability = {
  id: 'pictures',
  title: 'Pictures in the size asked for',
  tags: ['product', 'product-card', 'product-list', 'category', 'images'],
  checks: [
    essential('a picture of a product', async ({ visitor, data }) => {
      const image = (await data.products()).flatMap(({ images = [] }) => images)[0]
      if (image === undefined) throw new Untried('the first products have no pictures')
      if (/^(https?:)?\/\//.test(image)) throw new Untried('pictures are whole addresses')
      const answer = (await visitor.get(`/images/${encodeURIComponent(image)}`, { w: 64, h: 64, fit: 'contain' })).assertStatus(200)
      answer.assert(
        /^image\//.test(answer.headers.get('content-type') ?? ''),
        'Content-Type image/…',
        answer.headers.get('content-type') ?? 'none',
      )
      answer.assert(answer.headers.get('cache-control'), 'a Cache-Control header', 'none')
      const other = answer.headers.get('cross-origin-resource-policy') ?? 'cross-origin'
      answer.assert(other === 'cross-origin', 'Cross-Origin-Resource-Policy: cross-origin, for pages of other sites', other)
    }),
    check('an unknown picture is 404', async ({ visitor }) => (await visitor.get(`/images/${nonsense}`, { w: 64 })).assertStatus(404)),
  ],
}

export const productCapabilities = [details, choices, quantityPrices, related, pictures]
