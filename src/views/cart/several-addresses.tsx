import { useId } from 'react'
import { assignedPieces, isCompleteAddress, isFullyAssigned } from '../../domain/cart/delivery.ts'
import { addressTitle } from '../../domain/checkout/address-text.ts'
import { maxQuantity } from '../../domain/constants.ts'
import { messages } from '../../domain/messages.ts'
import type { SavedAddress } from '../../model/account/address.ts'
import type { CartProduct } from '../../model/cart/cart.ts'
import { useText } from '../../parts/app/use-text.ts'
import { assignLinePieces } from '../../stores/checkout/checkout-fields.ts'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Input } from '../../ui/fields/input.tsx'
import { useDraft } from '../../ui/fields/use-draft.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Distributes the pieces of each line over the addresses (CART-20). */
export function SeveralAddresses({ form: { cart, addresses, errorOf } }: { form: CheckoutForm }) {
  const isChecked = errorOf('pieces') !== undefined
  const complete = addresses.filter(isCompleteAddress)
  return (
    <ul className="spread">
      {cart.products.map((line) => (
        <AddressSplitLine key={line.guid} line={line} addresses={complete} isBad={isChecked && !isFullyAssigned(line)} />
      ))}
    </ul>
  )
}

function AddressSplitLine({ line, addresses, isBad }: { line: CartProduct; addresses: readonly SavedAddress[]; isBad: boolean }) {
  const t = useText()
  const errorId = useId()
  const title = line.title ?? line.code
  return (
    <li>
      <p className="spread-title">
        {title} <span className="cart-quiet">{`× ${line.quantity}`}</span>
      </p>
      {addresses.map((address) => (
        <PiecesField key={address._id} line={line} address={address} title={title} describedBy={isBad ? errorId : undefined} />
      ))}
      {isBad && <FieldError id={errorId}>{t(messages.splitMismatch, { title, quantity: line.quantity })}</FieldError>}
    </li>
  )
}

interface PiecesFieldProps {
  line: CartProduct
  address: SavedAddress
  title: string
  /** id of the error message */
  describedBy: string | undefined
}

/** A whole number of pieces; invalid input restores the previous value. */
const readPieces = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Math.min(Number(text), maxQuantity) : undefined)

function PiecesField({ line, address, title, describedBy }: PiecesFieldProps) {
  const t = useText()
  const to = addressTitle(address)
  const draft = useDraft<HTMLInputElement>(String(assignedPieces(line, address._id)), (text) => {
    const pieces = readPieces(text)
    if (pieces !== undefined) assignLinePieces(line.guid, address._id, pieces)
  })
  return (
    <div className="spread-row">
      <span>{to}</span>
      <Input
        {...draft}
        data-field={describedBy === undefined ? undefined : 'pieces'}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t(messages.piecesTo, { title, address: to })}
        aria-describedby={describedBy}
        invalid={describedBy !== undefined}
      />
    </div>
  )
}
