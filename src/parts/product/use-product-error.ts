import { useEffect } from 'react'
import type { Remote } from '../../base/http/remote.ts'
import { errorDetail } from '../../kit/emit.ts'
import { useEmit } from '../../kit/host.ts'
import type { Product } from '../../model/product/product.ts'
import { type ProductKey, useMissingProduct } from '../app/use-unknown-names.ts'

/** Emits `shop-error` for a single product that does not exist or failed to load. */
export function useProductError(result: Remote<Product | null>, { id, code }: ProductKey): void {
  const emit = useEmit()
  const error = result.status === 'failed' ? result.error : undefined
  useMissingProduct(result.value === null, { id, code })
  useEffect(() => {
    if (error !== undefined) emit('shop-error', errorDetail(error))
  }, [error, emit])
}
