import { useEffect, useRef, useState } from 'react'
import { $hash, replaceHash } from '../../../base/dom/url-parts.ts'
import { optionsFromHash, writeHashValue } from '../../../domain/product/hash-options.ts'
import { type ProductSelection, resolveProduct } from '../../../domain/product/resolve-product.ts'
import { type Chosen, commonValues, initialOptions, isActiveValue, isSoldOutValue, valuesOf } from '../../../domain/product/variants.ts'
import { useEmit } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Product } from '../../../model/product/product.ts'
import type { Variant } from '../../../model/product/variant.ts'

export interface ProductOptions extends ProductSelection {
  /** the variants have loaded */
  areKnown: boolean
  chosen: Chosen
  /** an empty value clears the selection */
  choose: (code: string, value: string) => void
  isActive: (code: string, value: string) => boolean
  isSoldOut: (code: string, value: string) => boolean
}

interface ProductOptionsInput {
  product: Product
  /** undefined until loaded */
  variants: readonly Variant[] | undefined
  /** code of the variant whose values are preselected */
  code: string | undefined
  /** only some variants are offered: preselects the values that all of them share */
  isNarrowed: boolean
  /** the attribute to sync with the hash; undefined: no sync */
  hashAttribute: string | undefined
}

/** The selected options of a product, the variant they resolve to, and a setter. Emits `shop-variant-change`. */
export function useProductOptions({ product, variants, code: named, isNarrowed, hashAttribute }: ProductOptionsInput): ProductOptions {
  const emit = useEmit()
  const [chosen, setChosen] = useState<Chosen>(() => initialOptions(product.attributes ?? []))
  const hash = useStore($hash)
  const [lastHash, setLastHash] = useState<string>()
  const [isNamed, setNamed] = useState(false)

  const known = variants ?? []
  const isActive = (code: string, value: string) => isActiveValue(known, chosen, code, value)
  if (variants && !isNamed) {
    setNamed(true)
    setChosen(new Map([...chosen, ...(isNarrowed ? commonValues(variants) : []), ...valuesOf(variants, named)]))
  } else if (variants && hashAttribute !== undefined && lastHash !== hash) {
    setLastHash(hash)
    const value = optionsFromHash(product, variants, chosen, { hash, attribute: hashAttribute })
    if (value !== undefined) setChosen(new Map(chosen).set(hashAttribute, value))
  }

  const resolution = resolveProduct(product, variants, chosen)
  const { variant } = resolution
  const last = useRef(chosen)
  useEffect(() => {
    if (last.current === chosen) return
    last.current = chosen
    emit('shop-variant-change', { variant, chosen: Object.fromEntries(chosen) })
  }, [chosen, variant, emit])

  return {
    ...resolution,
    areKnown: variants !== undefined,
    chosen,
    isActive,
    isSoldOut: (code, value) => isSoldOutValue(known, chosen, code, value),
    choose(code, value) {
      const next = new Map(chosen)
      if (value === '') next.delete(code)
      else next.set(code, value)
      setChosen(next)
      if (code === hashAttribute && value !== '') replaceHash(writeHashValue(location.hash, code, value))
    },
  }
}
