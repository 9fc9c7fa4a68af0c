import { useEffect } from 'react'
import { useEmit } from '../../kit/host.ts'

/** Tells the author of the page once that the tag lacks an attribute it cannot do without. */
export function useRequiredAttribute(attribute: string, isPresent: boolean): void {
  const emit = useEmit()
  useEffect(() => {
    if (!isPresent) emit('shop-error', { message: `${attribute} is needed`, attribute })
  }, [attribute, isPresent, emit])
}
