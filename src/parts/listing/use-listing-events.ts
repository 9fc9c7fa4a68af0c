import { type RefObject, useEffect } from 'react'
import { messages } from '../../domain/messages.ts'
import { displayCount } from '../../domain/plural.ts'
import { announce } from '../../kit/announce.ts'
import { errorDetail } from '../../kit/emit.ts'
import { useEmit } from '../../kit/host.ts'
import { useText } from '../app/use-text.ts'
import { useUnknownNames } from '../app/use-unknown-names.ts'
import { missingIds } from './unknown-names.ts'
import type { Listing } from './use-listing.ts'

/** Emits `shop-list-load` and `shop-error`, and announces the number of products after a change by the shopper. */
export function useListingEvents(
  { result, query, total, pages, hasSource }: Listing,
  wasRequested: RefObject<boolean>,
  { limit = Number.POSITIVE_INFINITY, productIds }: { limit?: number | undefined; productIds?: readonly string[] | undefined },
) {
  const emit = useEmit()
  const t = useText()
  const { status, value } = result
  const products = value?.products
  const page = query?.page ?? 0
  const size = query?.size ?? 0
  useEffect(() => {
    if (status !== 'ready' || !products) return
    emit('shop-list-load', { total: total === undefined ? undefined : Math.min(total, limit), page, size, products })
    if (wasRequested.current && total !== undefined) {
      const count = total === 1 ? t(messages.oneResult) : t(messages.resultCount, { count: displayCount(total) })
      announce(page > 0 ? `${t(messages.pageOf, { page: page + 1, pages })}, ${count}` : count)
    }
    wasRequested.current = false
    // once per response: the other values change along with it
  }, [status, products])

  const hasAll = status === 'ready' && page === 0 && !Object.keys(query?.filters ?? {}).length && products && products.length < size
  useUnknownNames(hasAll ? missingIds(productIds, products) : [])

  const error = status === 'failed' ? result.error : undefined
  useEffect(() => {
    if (error === undefined) return
    emit('shop-error', errorDetail(error))
  }, [error, emit])

  useEffect(() => {
    if (hasSource) return
    console.error(`<shop-product-list>: ${messages.listSourceMissing}`)
    emit('shop-error', { message: messages.listSourceMissing })
  }, [hasSource, emit])
}
