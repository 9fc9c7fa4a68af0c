import type { DeliveryAddress } from '../../model/account/address.ts'
import type { Recipient } from '../../model/cart/cart.ts'
import type { OrderRequest } from '../../model/checkout/order-request.ts'
import { emailMaxCharacters, lineMaxCharacters, phoneMaxCharacters } from '../constants.ts'
import { cleanFields, type TextKinds } from '../forms/clean-text.ts'
import type { Rule } from '../forms/form-rules.ts'
import { messages } from '../messages.ts'

/** `missing` asks for the field, `wrong` is the text of every other problem. */
const line = (missing: string, wrong: string, maxLength: number, ...more: readonly Rule[]): readonly Rule[] => [
  { rule: 'required', text: missing },
  ...more.map((rule) => ({ ...rule, text: wrong })),
  { rule: 'maxLength', maxLength, text: wrong },
]

type Filled<F extends string> = Readonly<Record<F, readonly Rule[]>>

/** Rules of the recipient of an order, for the checkout and for the server. */
export const recipientRules: Filled<'name' | 'surname' | 'phone' | 'email'> = {
  name: line(messages.enterName, messages.wrongFormat, lineMaxCharacters),
  surname: line(messages.enterSurname, messages.wrongFormat, lineMaxCharacters),
  phone: line(messages.enterPhone, messages.wrongPhone, phoneMaxCharacters, { rule: 'format', format: 'number' }),
  email: line(messages.enterEmail, messages.wrongEmail, emailMaxCharacters, { rule: 'format', format: 'email' }),
}

/** Rules for an address to which a courier delivers. */
export const doorRules: Filled<'address' | 'city' | 'postcode'> = {
  address: line(messages.enterAddress, messages.wrongFormat, lineMaxCharacters),
  city: line(messages.enterCity, messages.wrongFormat, lineMaxCharacters),
  postcode: line(messages.enterPostcode, messages.wrongFormat, lineMaxCharacters),
}

const personKinds = { name: 'line', surname: 'line', phone: 'phone', email: 'email' } as const
const deliveryKinds: TextKinds<DeliveryAddress> = {
  ...personKinds,
  title: 'line',
  country: 'code',
  city: 'line',
  address: 'line',
  code: 'code',
  postcode: 'code',
  comment: 'text',
}

export const cleanRecipient = (recipient: Recipient): Recipient => cleanFields(recipient, personKinds)
export const cleanAddress = (address: DeliveryAddress): DeliveryAddress => cleanFields(address, deliveryKinds)

/** An order as it is sent and as it is judged. */
export const cleanOrder = <R extends Pick<OrderRequest, 'cart' | 'priceRequest'>>(request: R): R => {
  const { cart, priceRequest } = request
  const options = priceRequest.deliveryOptions?.map((option) => ({
    ...cleanFields(option, { terminalId: 'code' }),
    ...(option.address && { address: cleanAddress(option.address) }),
  }))
  return {
    ...request,
    cart: { ...cart, ...(cart.address && { address: cleanRecipient(cart.address) }) },
    priceRequest: { ...priceRequest, ...(options && { deliveryOptions: options }) },
  }
}
