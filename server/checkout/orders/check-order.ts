import { terminalShippingTypes } from '../../../src/domain/cart/delivery.ts'
import { deliveryDay } from '../../../src/domain/cart/pricing/delivery-day.ts'
import type { CheckoutField } from '../../../src/domain/checkout/checkout.ts'
import { cleanOrder, recipientRules } from '../../../src/domain/checkout/order-fields.ts'
import { commentMaxCharacters, emailMaxCharacters, lineMaxCharacters, salonShippingType } from '../../../src/domain/constants.ts'
import { firstProblem } from '../../../src/domain/forms/form-rules.ts'
import { messages } from '../../../src/domain/messages.ts'
import type { DeliveryOption } from '../../../src/model/account/address.ts'
import type { CartProduct, Recipient } from '../../../src/model/cart/cart.ts'
import type { OrderRequest } from '../../../src/model/checkout/order-request.ts'
import { checkFilledIn } from '../../cart/pricing/check-filled-in.ts'
import { hasControlChars } from '../../http/control-chars.ts'
import { badRequest } from '../../http/problem.ts'
import type { MethodFacts, OrderFacts } from './load-facts.ts'

const dayMs = 86_400_000

export type CompleteRecipient = Recipient & { name: string; surname: string; phone: string; email: string }

/** The field of the checkout that is wrong, and what it says then. */
type Wrong = [field: CheckoutField, text: string]

const assertValid: (holds: unknown, what: string, wrong?: Wrong) => asserts holds = (holds, what, wrong) => {
  if (!holds) throw badRequest(what, wrong && { field: wrong[0], text: wrong[1] })
}

/** The checkout calls the post code of an address by its name there. */
const fieldOf = (field: string) => (field === 'code' || field === 'post code' ? 'postcode' : field)

const maxLengths: Readonly<Record<string, number>> = { comment: commentMaxCharacters, email: emailMaxCharacters }

function checkTexts(texts: Record<string, unknown>, required: readonly string[], of: string): void {
  for (const field of required)
    if (typeof texts[field] !== 'string' || !texts[field].trim())
      throw badRequest(`The ${of} lacks its ${field}`, { field: fieldOf(field), text: messages.fieldRequired })
  for (const [field, text] of Object.entries(texts)) {
    if (typeof text !== 'string') continue
    const isComment = field === 'comment'
    const wrong = { field: fieldOf(field), text: messages.wrongFormat }
    if (text.length > (maxLengths[field] ?? lineMaxCharacters)) throw badRequest(`The ${of} is too long`, wrong)
    if (!isComment && hasControlChars(text)) throw badRequest(`The ${of} contains an invalid character`, wrong)
  }
}

/**
 * The order as the checkout would send it. Throws a 400 for a text that could inject something into the confirmation, such as line breaks
 * or a list of addresses, instead of cleaning it: the kit sends none.
 */
export function toCleanOrder(request: OrderRequest): OrderRequest {
  const { address: recipient = {} } = request.cart
  checkTexts(recipient, [], 'recipient')
  assertValid(!/[<>]/.test(recipient.email ?? ''), 'The email address of the recipient is invalid', ['email', messages.wrongEmail])
  for (const { address = {}, terminalId } of request.priceRequest.deliveryOptions ?? []) {
    checkTexts(address, [], 'address')
    checkTexts({ terminalId }, [], 'delivery')
  }
  return cleanOrder(request)
}

function checkRecipient(recipient: Recipient | undefined): asserts recipient is CompleteRecipient {
  checkTexts(recipient ?? {}, ['name', 'surname', 'phone', 'email'], 'recipient')
  for (const [field, rules] of Object.entries(recipientRules)) {
    const problem = firstProblem(recipient?.[field], rules)
    const what = field === 'email' ? 'email address' : field
    if (problem) throw badRequest(`The ${what} of the recipient is invalid`, { field, text: problem.text })
  }
}

/** The destination country of a delivery. Throws a 400 if its method needs data that is missing. */
function destination(option: DeliveryOption, method: MethodFacts, { priceRequest }: OrderRequest, facts: OrderFacts): string {
  const { address, terminalId } = option
  checkTexts(address ?? {}, [], 'address')
  if (method.type === salonShippingType) {
    assertValid(facts.salonCountry, 'Unknown pickup shop', ['shippingSalon', messages.choosePickup])
    return facts.salonCountry
  }
  if (terminalShippingTypes.includes(method.type)) {
    assertValid(terminalId?.trim(), 'The delivery lacks its terminal', ['terminalId', messages.enterTerminal])
    const country = method.terminals.size ? method.terminals.get(terminalId ?? '') : (address?.country ?? priceRequest.deliveryCountry)
    assertValid(country, 'Unknown parcel terminal', ['terminalId', messages.chooseTerminal])
    return country
  }
  checkTexts({ ...address, 'post code': address?.code }, ['country', 'city', 'address', 'post code'], 'address')
  return address?.country ?? ''
}

/** Throws a 400 unless the deliveries share all pieces of a line. */
function checkShares({ quantity, quantitiesPerDeliveryOption: shares = [] }: CartProduct, guids: ReadonlySet<string>): void {
  const isShare = ({ guid, quantity: part }: (typeof shares)[number]) => guids.has(guid) && Number.isInteger(part) && part >= 0
  assertValid(shares.every(isShare), 'A line refers to an unknown delivery', ['pieces', messages.wrongFormat])
  assertValid(
    shares.reduce((sum, { quantity: part }) => sum + part, 0) === quantity,
    'The quantities of the deliveries do not add up to the line',
    ['pieces', messages.wrongFormat],
  )
}

function checkDay(date: string, now: Date): void {
  const day = deliveryDay(date)
  assertValid(day, 'Invalid delivery date', ['deliveryDate', messages.pastDate])
  // tolerates time zones in which it is still yesterday
  assertValid(day.getTime() > now.getTime() - 2 * dayMs, 'A delivery date is in the past', ['deliveryDate', messages.pastDate])
}

/** Throws a 400 that names what is missing or invalid. Returns the recipient. */
export function checkOrder(request: OrderRequest, facts: OrderFacts, now: Date): CompleteRecipient {
  const { cart, priceRequest } = request
  const { products, deliveryOptions = [], billingCountry, deliveryCountry } = priceRequest
  assertValid(products.length, 'The cart is empty')
  checkTexts({ cart: cart.guid, billingCountry, deliveryCountry }, [], 'order')
  const isSoldTo = (country: string | undefined) => !country || facts.countries.has(country)
  assertValid(isSoldTo(billingCountry) || billingCountry === facts.customerCountry, 'The shop does not sell to this country')
  assertValid(isSoldTo(deliveryCountry), 'The shop does not deliver to this country', ['deliveryCountry', messages.chooseCountry])
  checkRecipient(cart.address)
  assertValid(facts.knowsPaymentMethod, 'Unknown payment method', ['paymentMethod', messages.choosePayment])
  assertValid(deliveryOptions.length, 'The delivery is missing', ['shippingMethod', messages.chooseDelivery])
  for (const option of deliveryOptions) {
    const { guid, deliveryPreference, terminalId } = option
    checkTexts({ guid, deliveryPreference, terminalId }, [], 'delivery')
    const method = facts.methods.get(option.id ?? '')
    assertValid(method, 'Unknown delivery method', ['shippingMethod', messages.chooseDelivery])
    const country = destination(option, method, request, facts)
    assertValid(facts.countries.has(country), 'The shop does not deliver to this country', ['deliveryCountry', messages.chooseCountry])
    assertValid(method.countries?.includes(country) ?? true, 'The delivery method does not serve this country', [
      'shippingMethod',
      messages.chooseDelivery,
    ])
  }
  if (deliveryOptions.length > 1) {
    const guids = new Set(deliveryOptions.flatMap(({ guid }) => guid ?? []))
    assertValid(guids.size === deliveryOptions.length, 'Multiple deliveries require unique guids')
    for (const line of products) checkShares(line, guids)
  }
  for (const line of products) {
    checkTexts({ guid: line.guid }, [], 'line')
    checkFilledIn(line)
    if (line.deliveryDate) checkDay(line.deliveryDate, now)
  }
  return cart.address
}
