import { computed, type ReadableAtom } from 'nanostores'
import { mapRemote } from '../../base/http/derived-remote.ts'
import type { Remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import { isLastPage } from '../../domain/carousel.ts'
import type { PagedQuery } from '../../domain/product/related.ts'
import type { Product } from '../../model/product/product.ts'
import { productListStore } from '../listing/products.ts'

/** Products that arrive page by page. */
export interface ProductPages {
  /** status of the first page, with the products of all loaded pages */
  result: Remote<Product[]>
  /** the last requested page has loaded and is not the last one of the shop */
  hasMore: boolean
  reload: () => void
}

/** The first `pages` pages of a query in order, without duplicates (CALL-01, CAR-03). */
export function productPagesStore(connection: Connection, query: PagedQuery, pages: number): ReadableAtom<ProductPages> {
  const stores = Array.from({ length: pages }, (_, page) => productListStore(connection, { ...query, page }, { count: false }))
  return computed(stores, (...results) => {
    const [first = waiting] = results
    const last = results.at(-1) ?? first
    return {
      result: mapRemote(first, () => mergeUnique(results.flatMap(({ value }) => value?.products ?? []))),
      hasMore: last.status === 'ready' && !isLastPage(last.value.products.length, query.size),
      reload: () => stores[0]?.reload(),
    }
  })
}

const waiting = { status: 'loading' } as const

const mergeUnique = (products: readonly Product[]) => [...new Map(products.map((product) => [product.id, product])).values()]
