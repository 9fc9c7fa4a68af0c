import { useEffect } from 'react'
import { useEmit } from '../../kit/host.ts'

/** Emits `shop-error` once if a required attribute is missing. */
export function useRequiredAttribute(attribute: string, isPresent: boolean): void {
  const emit = useEmit()
  useEffect(() => {
    if (!isPresent) emit('shop-error', { message: `${attribute} is required`, attribute })
  }, [attribute, isPresent, emit])
}
