import { type ChosenFilters, type FilterValue, isRange, type Range } from '../../../domain/listing/listing-query.ts'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Filter } from '../../../model/listing/filter.ts'
import { Icon } from '../../../ui/icon.tsx'
import { x } from '../../../ui/icons.ts'
import textButton from '../../../ui/text-button.css?sheet'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import sheet from './tools.css?sheet'

export interface ChipsProps {
  chosen: ChosenFilters
  filters: readonly Filter[]
  onFilter: (field: string, value: FilterValue | undefined) => void
  onClear: () => void
}

interface Chip {
  field: string
  /** value of the option; undefined for a range */
  option?: string
  /** value of the filter without this chip */
  rest: FilterValue | undefined
  text: string
}

/** Moves the focus from a chip about to be removed to its neighbour, or to the list. */
function moveFocus(button: HTMLElement) {
  const chips = [...(button.closest('.chips')?.querySelectorAll<HTMLElement>('.chip') ?? [])]
  const index = chips.indexOf(button)
  const neighbour = index < 0 ? undefined : (chips[index + 1] ?? chips[index - 1])
  const next = neighbour ?? button.closest<HTMLElement>('.listing')
  next?.focus({ preventScroll: true })
}

/** The active filters, each with a button that removes it. */
export function Chips({ chosen, filters, onFilter, onClear }: ChipsProps) {
  useSheet(sheet)
  useSheet(textButton)
  const t = useText()
  const money = useMoney()
  const amount = (field: string, unit: string | undefined) => (value: number) =>
    field === 'price'
      ? money.format(value, unit && /^[A-Z]{3}$/.test(unit) ? unit : money.currency)
      : [value, unit].filter(Boolean).join('\u00a0')
  const rangeText = ({ min, max }: Range, show: (value: number) => string) => {
    if (min === undefined) return t(messages.upTo, { max: max === undefined ? '' : show(max) })
    return max === undefined ? t(messages.from, { min: show(min) }) : `${show(min)} - ${show(max)}`
  }
  const chips = Object.entries(chosen).flatMap(([field, value]): Chip[] => {
    const filter = filters.find((known) => known.field === field)
    if (isRange(value)) {
      const title = field === 'price' || !filter?.title ? '' : `${filter.title}: `
      return [{ field, rest: undefined, text: title + rangeText(value, amount(field, filter?.unit)) }]
    }
    return value.map((option) => ({
      field,
      option,
      rest: value.filter((other) => other !== option),
      text: filter?.options?.find((known) => known.value === option)?.title ?? option,
    }))
  })
  if (!chips.length) return null
  const remove = (button: HTMLElement, { field, rest }: Chip) => {
    moveFocus(button)
    onFilter(field, rest)
  }
  const clear = (button: HTMLElement) => {
    moveFocus(button)
    onClear()
  }
  return (
    <ul className="chips" aria-label={t(messages.activeFilters)}>
      {chips.map((chip) => (
        <li key={`${chip.field} ${chip.option}`}>
          <button
            type="button"
            className="chip"
            part="button"
            aria-label={t(messages.removeFilter, { filter: chip.text })}
            onClick={({ currentTarget }) => remove(currentTarget, chip)}
          >
            {chip.text}
            <Icon path={x} size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="text-button" part="button" onClick={({ currentTarget }) => clear(currentTarget)}>
          {t(messages.clearAll)}
        </button>
      </li>
    </ul>
  )
}
