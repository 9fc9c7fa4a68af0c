import { fold, shortHash } from './free-key.ts'
import type { ImportedVariant, NamedValue } from './import-row.ts'
import { toKey } from './text.ts'

/** The code of a variant that the file has given none. A value that its slug does not tell has a hash: 'book-c', 'book-c-5b0d3e12' for C++. */
export function makeCode(product: string, options: readonly NamedValue[]): string {
  const parts = options.map(({ value }) => {
    const slug = toKey(value)
    return slug === fold(value).replaceAll(' ', '-') ? slug : [slug, shortHash(value)].filter(Boolean).join('-')
  })
  return [product, ...parts].join('-')
}

/** Tells variants apart whose made codes are the same although their options are not: 'Red' and 'red', '1 2' and '1-2'. */
export function withOwnCodes<T extends { variants: ImportedVariant[] }>(product: T): T {
  const textsOf = new Map<string, Set<string>>()
  const textOf = ({ options }: ImportedVariant) => JSON.stringify(options.map(({ value }) => value))
  const made = product.variants.filter(({ isCodeMade }) => isCodeMade)
  for (const variant of made) textsOf.set(variant.code, (textsOf.get(variant.code) ?? new Set()).add(textOf(variant)))
  if (textsOf.size === made.length) return product
  const variants = product.variants.map((variant) =>
    variant.isCodeMade && (textsOf.get(variant.code)?.size ?? 0) > 1
      ? { ...variant, code: `${variant.code}-${shortHash(textOf(variant))}` }
      : variant,
  )
  return { ...product, variants }
}
