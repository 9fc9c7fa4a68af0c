import { useLayoutEffect, useRef } from 'react'
import { addressTitle, countryName } from '../../../domain/checkout/address-text.ts'
import { groupPhone } from '../../../domain/forms/phone.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { SavedAddress } from '../../../model/account/address.ts'
import { countriesStore } from '../../../stores/app/countries.ts'
import { Button } from '../../../ui/button.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { StatusBadge } from '../status-badge.tsx'
import { SubHeading } from '../sub-heading.tsx'

interface AddressCardProps {
  address: SavedAddress
  /** the checkout of the active cart chooses it */
  isPreselected: boolean
  /** was just edited or restored: its first button takes the focus */
  takesFocus: boolean
  onEdit: () => void
  onRemove: () => void
}

/** One address with its edit and remove buttons. */
export function AddressCard({ address: saved, isPreselected, takesFocus, onEdit, onRemove }: AddressCardProps) {
  const t = useText()
  const lang = useLanguage()
  const actions = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) actions.current?.querySelector('button')?.focus()
  }, [takesFocus])
  const { value: countries = [] } = useStore(countriesStore(useSettings()))
  const { title, name, surname, address, postcode, city, country, phone, email, comment } = saved
  const known = countries.find(({ code }) => code === country)
  const lines = [
    [name, surname].filter(Boolean).join(' '),
    address,
    [postcode, city].filter(Boolean).join(' '),
    known ? countryName(known, lang) : country,
    phone && groupPhone(phone),
    email,
    comment,
  ].filter((line): line is string => Boolean(line))
  const inOneLine = addressTitle(saved)
  return (
    <>
      <div className="address-text">
        <div className="section-line address-head">
          <SubHeading>{title || address || inOneLine}</SubHeading>
          {isPreselected && <StatusBadge tone="moving">{t(messages.addressPreselected)}</StatusBadge>}
        </div>
        {lines.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      <div className="address-actions" ref={actions}>
        <Button aria-label={t(messages.editAddressOf, { title: inOneLine })} onClick={onEdit}>
          {t(messages.editAddress)}
        </Button>
        <Button kind="ghost" aria-label={t(messages.removeAddressOf, { title: inOneLine })} onClick={onRemove}>
          {t(messages.remove)}
        </Button>
      </div>
    </>
  )
}
