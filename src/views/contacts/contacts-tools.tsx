import { allCities } from '../../domain/map/shop-locations.ts'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useCountedText } from '../../parts/app/use-counted-text.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Button } from '../../ui/button.tsx'
import field from '../../ui/fields/field.css?sheet'
import form from '../../ui/fields/form.css?sheet'
import { Icon } from '../../ui/icon.tsx'
import { check, chevronDown, locateFixed, mapPin, rows } from '../../ui/icons.ts'
import { ViewSwitch } from './view-switch.tsx'

interface ContactsToolsProps {
  cities: readonly string[]
  city: string
  /** undefined until known */
  count: number | undefined
  onCity: (city: string) => void
  /** undefined: distances are disabled */
  distance: { isOn: boolean; isBusy: boolean; toggle: () => void } | undefined
  /** undefined if list and map are side by side */
  view: { value: 'list' | 'map'; change: (view: 'list' | 'map') => void } | undefined
}

/** The number of shops, distances, the city filter and, on phones, the switch between list and map. */
export function ContactsTools({ cities, city, count, onCity, distance, view }: ContactsToolsProps) {
  useSheet(form)
  useSheet(field)
  const t = useText()
  const counted = useCountedText()
  return (
    <div className="contacts-tools">
      <p className="contacts-count">{count === undefined ? '\u00a0' : counted(messages.shopCount, count)}</p>
      {distance && (
        <Button kind="ghost" aria-pressed={distance.isOn} busy={distance.isBusy} disabled={count === undefined} onClick={distance.toggle}>
          {distance.isBusy ? <span className="spinner" /> : <Icon path={distance.isOn ? check : locateFixed} />}
          {t(messages.showDistance)}
        </Button>
      )}
      <span className="select contacts-city" part="city">
        <select
          className="input"
          part="input"
          aria-label={t(messages.city)}
          value={city}
          disabled={count === undefined}
          onChange={({ target: { value } }) => onCity(value)}
        >
          <option value={allCities}>{t(messages.allCities)}</option>
          {cities.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <Icon path={chevronDown} />
      </span>
      {view && (
        <ViewSwitch
          faces={[
            { value: 'list', name: messages.list, icon: rows },
            { value: 'map', name: messages.map, icon: mapPin },
          ]}
          {...view}
        />
      )}
    </div>
  )
}
