import type { ShopLocation } from '../../domain/map/shop-locations.ts'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import field from '../../ui/fields/field.css?sheet'
import form from '../../ui/fields/form.css?sheet'
import { Icon } from '../../ui/icon.tsx'
import { chevronDown } from '../../ui/icons.ts'
import { useText } from '../app/use-text.ts'

interface ShopSelectProps {
  shops: readonly ShopLocation[]
  selected: string | undefined
  onSelect: (id: string | undefined) => void
}

/** Select of all shops of the map, for pages without a list next to it. */
export function ShopSelect({ shops, selected, onSelect }: ShopSelectProps) {
  useSheet(form)
  useSheet(field)
  const t = useText()
  return (
    <span className="select map-choice">
      <select
        className="input"
        part="input"
        aria-label={t(messages.chooseShop)}
        value={selected ?? ''}
        onChange={({ target: { value } }) => onSelect(value || undefined)}
      >
        <option value="">{t(messages.chooseShop)}</option>
        {shops.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {title}
          </option>
        ))}
      </select>
      <Icon path={chevronDown} />
    </span>
  )
}
