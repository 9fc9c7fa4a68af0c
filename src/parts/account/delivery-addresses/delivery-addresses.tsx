import { useLayoutEffect, useRef, useState } from 'react'
import { preselectedAddress } from '../../../domain/checkout/address-book.ts'
import { addressTitle } from '../../../domain/checkout/address-text.ts'
import { messages } from '../../../domain/messages.ts'
import { announce } from '../../../kit/announce.ts'
import { useEmit } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { SavedAddress } from '../../../model/account/address.ts'
import { removeAddress } from '../../../stores/account/address-book.ts'
import { $addresses, saveAddress } from '../../../stores/account/addresses.ts'
import { $activeCart } from '../../../stores/cart/carts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { mapPin, plus } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'
import { useStartCountry } from '../../checkout/use-start-country.ts'
import { EmptyMessage } from '../empty-message.tsx'
import { UndoNotice } from '../undo-notice.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import sheet from './delivery-addresses.css?sheet'

/** Delivery addresses: those of this browser and those of the customer's account (ACC-05, ENT-15). */
export function DeliveryAddresses() {
  useSheet(sheet)
  const t = useText()
  const emit = useEmit()
  const addresses = useStore($addresses)
  const cart = useStore($activeCart)
  const startCountry = useStartCountry()
  const preselected =
    addresses.length > 1 && cart.shippingAddressCount !== 'multiple'
      ? preselectedAddress({ ...cart, deliveryCountry: cart.deliveryCountry ?? startCountry }, addresses)
      : undefined
  /** ids of the address in edit and of the one just left, which takes the focus; '' is a new address */
  const [{ edited, left }, setView] = useState<{ edited?: string; left?: string }>({})
  const [removed, setRemoved] = useState<{ address: SavedAddress; undo: () => void }>()
  const list = useRef<HTMLElement>(null)
  const isEmpty = addresses.length === 0 && edited === undefined

  const emitAddresses = () => emit('shop-addresses-change', { addresses: $addresses.get() })
  const edit = (id: string) => setView({ edited: id })
  const leave = (id: string) => setView({ left: id })
  useLayoutEffect(() => {
    if (left === '') list.current?.querySelector<HTMLElement>('.address-new')?.focus()
  }, [left])
  const save = (address: SavedAddress) => {
    saveAddress(address)
    emitAddresses()
    leave(address._id)
    announce(t(messages.addressSaved))
  }
  const remove = (address: SavedAddress) => {
    setRemoved({ address, undo: removeAddress(address._id) })
    emitAddresses()
  }
  const undo = () => {
    if (!removed) return
    removed.undo()
    // keep another address in edit
    setView((now) => ({ ...now, left: removed.address._id }))
    setRemoved(undefined)
    emitAddresses()
  }
  return (
    <div className="addresses">
      {removed && (
        <UndoNotice key={removed.address._id} focusAfter={list} onUndo={undo}>
          {t(messages.removed, { title: addressTitle(removed.address) })}
        </UndoNotice>
      )}
      <section className="addresses" ref={list} tabIndex={-1} aria-label={t(messages.deliveryAddresses)}>
        {addresses.length > 0 && (
          <ul className="addresses-list">
            {addresses.map((address) => (
              <li key={address._id} className="section-panel address">
                {edited === address._id ? (
                  <AddressForm address={address} onSave={save} onCancel={() => leave(address._id)} />
                ) : (
                  <AddressCard
                    address={address}
                    isPreselected={address === preselected}
                    takesFocus={left === address._id}
                    onEdit={() => edit(address._id)}
                    onRemove={() => remove(address)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {isEmpty && <EmptyMessage icon={mapPin} title={t(messages.noAddresses)} hint={t(messages.noAddressesHint)} leads={false} />}
        {edited === '' ? (
          <div className="section-panel">
            <AddressForm onSave={save} onCancel={() => leave('')} />
          </div>
        ) : (
          <Button kind={isEmpty ? 'primary' : 'line'} className="address-new" onClick={() => edit('')}>
            <Icon path={plus} />
            {t(messages.addAddress)}
          </Button>
        )}
      </section>
    </div>
  )
}
