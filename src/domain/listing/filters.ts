import type { Filter, FilterOption } from '../../model/listing/filter.ts'
import { optionsDialogFrom, rangeDefaultMax, rangeDefaultMin, rangeStep, shownOptionsCount } from '../constants.ts'
import { localeOf } from '../language.ts'
import { fold } from './fold.ts'
import { optionOrder } from './option-order.ts'
import { sizeKey } from './size-key.ts'

/** 7 to 19 options get a More/Less toggle (FILT-02). */
export const needsToggle = (options: number): boolean => options > shownOptionsCount && options < optionsDialogFrom

/** 20 or more options open in a searchable dialog (FILT-03). */
export const needsDialog = (options: number): boolean => options >= optionsDialogFrom

/** The visible options: 6 while collapsed, always with the active ones, in their original order (FILT-01). */
export function visibleOptions(
  options: readonly FilterOption[],
  isActive: (option: FilterOption) => boolean,
  expanded: boolean,
): readonly FilterOption[] {
  if (expanded || options.length <= shownOptionsCount) return options
  const active = options.filter(isActive)
  const remaining = Math.max(0, shownOptionsCount - active.length)
  const shown = new Set([...active, ...options.filter((option) => !isActive(option)).slice(0, remaining)])
  return options.filter((option) => shown.has(option))
}

export const optionTitle = ({ title, value }: FilterOption): string => title ?? value

/** Options with the same first letter; `letter` is undefined for Other (FILT-04, FILT-05). */
export interface LetterGroup {
  letter: string | undefined
  options: FilterOption[]
}

/** Groups options by first letter, sorted for the language; Other comes last (FILT-04, FILT-05). */
export function letterGroups(options: readonly FilterOption[], language: string): LetterGroup[] {
  const locale = localeOf(language)
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const inOrder = options.every((option) => sizeKey(optionTitle(option))) ? optionOrder(language) : compare
  const byLetter = new Map<string | undefined, FilterOption[]>()
  for (const option of [...options].sort((a, b) => inOrder(optionTitle(a), optionTitle(b)))) {
    const [first = ''] = optionTitle(option).trim()
    const letter = /\p{L}/u.test(first) ? first.toLocaleUpperCase(locale) : undefined
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), option])
  }
  const groups = [...byLetter].map(([letter, inside]) => ({ letter, options: inside }))
  return groups.sort((a, b) => {
    if (a.letter === undefined || b.letter === undefined) return Number(a.letter === undefined) - Number(b.letter === undefined)
    return compare(a.letter, b.letter)
  })
}

/** Options whose title contains the phrase, as `fold` compares them. */
export function matchingOptions(options: readonly FilterOption[], phrase: string): readonly FilterOption[] {
  const folded = fold(phrase).trim()
  return folded ? options.filter((option) => fold(optionTitle(option)).includes(folded)) : options
}

/** The filters named by `fields`, in that order; all filters by default. */
export const chosenFields = (filters: readonly Filter[], fields: readonly string[] | undefined): readonly Filter[] =>
  fields ? fields.flatMap((field) => filters.filter((filter) => filter.field === field)) : filters

/** Widest bounds of a range filter: those of the response, else 0 to 1000 (FILT-09). */
export const rangeBounds = ({ initialMin, initialMax, min, max }: Filter): { min: number; max: number } => ({
  min: initialMin ?? min ?? rangeDefaultMin,
  max: initialMax ?? max ?? rangeDefaultMax,
})

/** The value after an arrow key. Moves by a power of ten, at least 0.01, that divides the range into 50 to 500 steps. */
export function stepValue(value: number, direction: 1 | -1, { min, max }: { min: number; max: number }): number {
  const by = Math.max(rangeStep, 10 ** Math.floor(Math.log10((max - min) / 50)))
  const to = Math.round((value + direction * by) / rangeStep) * rangeStep
  return Math.min(max, Math.max(min, Number(to.toFixed(2))))
}
