import { getUnknownNames } from '../../api/unknown-names.ts'
import type { Connection } from '../../base/http/request.ts'
import { nearestName } from '../../domain/nearest.ts'
import type { AskedName } from '../../domain/unknown-names.ts'
import { emit } from '../../kit/emit.ts'
import type { UnknownValue } from '../../model/app/unknown-value.ts'

/* Tells the author of a page which names the shop does not have. Loaded only if a tag finds nothing. */

const things: Partial<Record<AskedName['kind'], string>> = {
  'product-list': 'products in a list',
  code: 'product',
  attribute: 'attribute value',
}

/** The report about a name that the shop does not have. */
const unknownNameMessage = ({ kind, value }: Pick<AskedName, 'kind' | 'value'>, nearest: string | undefined): string =>
  `the ${kind === 'block type' ? 'kit' : 'shop'} has no ${things[kind] ?? kind} "${value}"${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`

/** Emits `shop-error` for each of the names that the shop does not have, with the nearest one that it has. */
export async function reportUnknown(element: HTMLElement, asked: readonly AskedName[], connection: Connection): Promise<void> {
  const open = asked.filter(({ known }) => !known)
  // a shop without this call cannot tell an empty list from a missing one
  const answers = open.length
    ? await getUnknownNames(
        connection,
        open.map(({ kind, value }) => [kind, value]),
      ).catch(() => undefined)
    : []
  if (!element.isConnected) return
  for (const name of asked) {
    const nearest = nearestOf(name, answers)
    if (nearest) emit(element, 'shop-error', { message: unknownNameMessage(name, nearest.name), attribute: name.attribute })
  }
}

/** The nearest name, if there is one; undefined if the name is known, or may be. */
function nearestOf(
  { kind, value, known, isMissing }: AskedName,
  answers: readonly UnknownValue[] | undefined,
): { name: string | undefined } | undefined {
  if (known) return { name: nearestName(value, known) }
  const answer = answers?.find((unknown) => unknown.kind === kind && unknown.value === value)
  if (answer) return { name: answer.nearest }
  return isMissing || (!answers && (kind === 'product-list' || kind === 'category')) ? { name: undefined } : undefined
}

/**
 * Says that the shop does not have the language of its tags (`shop-error` of the first that asks for it) or, for information, that of the
 * page.
 */
export function reportLanguage(language: string, frontLocales: readonly string[]): void {
  const message = `the shop has no language "${language}"; it has ${frontLocales.join(', ')}`
  const attribute = 'language'
  const element = [...document.querySelectorAll<HTMLElement>('[language]')].find((tag) => tag.getAttribute(attribute) === language)
  if (element) emit(element, 'shop-error', { message, attribute })
  else if (language === document.documentElement.lang) console.warn(`<html> attribute "lang": ${message}`)
  else {
    console.error(`shop: ${message}`)
    emit(null, 'shop-error', { message })
  }
}
