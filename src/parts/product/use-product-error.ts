import { useEffect } from 'react'
import type { Remote } from '../../base/http/remote.ts'
import { errorDetail } from '../../kit/emit.ts'
import { useEmit } from '../../kit/host.ts'
import type { Product } from '../../model/product/product.ts'
import { useUnknownNames } from '../app/use-unknown-names.ts'

interface ProductKey {
  id: string | undefined
  code: string | undefined
}

/** Emits `shop-error` for a single product that does not exist or failed to load. */
export function useProductError(result: Remote<Product | null>, { id, code }: ProductKey): void {
  const emit = useEmit()
  const isMissing = result.value === null
  const error = result.status === 'failed' ? result.error : undefined
  useUnknownNames(
    isMissing ? [{ attribute: code ? 'code' : 'product-id', kind: code ? 'code' : 'product', value: code ?? id ?? '', isMissing }] : [],
  )
  useEffect(() => {
    if (error !== undefined) emit('shop-error', errorDetail(error))
  }, [error, emit])
}
