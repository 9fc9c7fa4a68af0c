import { terminalShippingTypes } from '../../../../src/domain/cart/delivery.ts'
import { salonShippingType } from '../../../../src/domain/constants.ts'
import type { DeliveryOption } from '../../../../src/model/account/address.ts'
import type { CartProduct, Recipient } from '../../../../src/model/cart/cart.ts'
import type { OrderRequest } from '../../../../src/model/checkout/order-request.ts'
import { checkFilledIn } from '../../cart/pricing/check-filled-in.ts'
import { deliveryDay } from '../../cart/pricing/delivery-day.ts'
import { hasControlChars } from '../../http/control-chars.ts'
import { badRequest } from '../../http/problem.ts'
import type { MethodFacts, OrderFacts } from './load-facts.ts'

const maxTextLength = 200
const maxCommentLength = 1000
const dayMs = 86_400_000
/** excludes whitespace, which could inject mail headers */
const email = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/

export type CompleteRecipient = Recipient & { name: string; surname: string; phone: string; email: string }

const assertValid: (holds: unknown, what: string) => asserts holds = (holds, what) => {
  if (!holds) throw badRequest(what)
}

function checkTexts(texts: Record<string, unknown>, required: readonly string[], of: string): void {
  for (const field of required) assertValid(typeof texts[field] === 'string' && texts[field].trim(), `The ${of} lacks its ${field}`)
  for (const [field, text] of Object.entries(texts)) {
    if (typeof text !== 'string') continue
    const isComment = field === 'comment'
    assertValid(text.length <= (isComment ? maxCommentLength : maxTextLength), `The ${of} is too long`)
    assertValid(isComment || !hasControlChars(text), `The ${of} contains an invalid character`)
  }
}

function checkRecipient(recipient: Recipient | undefined): asserts recipient is CompleteRecipient {
  checkTexts(recipient ?? {}, ['name', 'surname', 'phone', 'email'], 'recipient')
  assertValid(email.test(recipient?.email ?? ''), 'The email address of the recipient is invalid')
}

/** The destination country of a delivery. Throws a 400 if its method needs data that is missing. */
function destination(option: DeliveryOption, method: MethodFacts, { priceRequest }: OrderRequest, facts: OrderFacts): string {
  const { address, terminalId } = option
  checkTexts(address ?? {}, [], 'address')
  if (method.type === salonShippingType) {
    assertValid(facts.salonCountry, 'Unknown pickup shop')
    return facts.salonCountry
  }
  if (terminalShippingTypes.includes(method.type)) {
    checkTexts({ terminal: terminalId }, ['terminal'], 'delivery')
    const country = method.terminals.size ? method.terminals.get(terminalId ?? '') : (address?.country ?? priceRequest.deliveryCountry)
    assertValid(country, 'Unknown parcel terminal')
    return country
  }
  checkTexts({ ...address, 'post code': address?.code }, ['country', 'city', 'address', 'post code'], 'address')
  return address?.country ?? ''
}

/** Throws a 400 unless the deliveries share all pieces of a line. */
function checkShares({ quantity, quantitiesPerDeliveryOption: shares = [] }: CartProduct, guids: ReadonlySet<string>): void {
  const isShare = ({ guid, quantity: part }: (typeof shares)[number]) => guids.has(guid) && Number.isInteger(part) && part >= 0
  assertValid(shares.every(isShare), 'A line refers to an unknown delivery')
  assertValid(
    shares.reduce((sum, { quantity: part }) => sum + part, 0) === quantity,
    'The quantities of the deliveries do not add up to the line',
  )
}

function checkDay(date: string, now: Date): void {
  const day = deliveryDay(date)
  assertValid(day, 'Invalid delivery date')
  // tolerates time zones in which it is still yesterday
  assertValid(day.getTime() > now.getTime() - 2 * dayMs, 'A delivery date is in the past')
}

/** Throws a 400 that names what is missing or invalid. Returns the recipient. */
export function checkOrder(request: OrderRequest, facts: OrderFacts, now: Date): CompleteRecipient {
  const { cart, priceRequest } = request
  const { products, deliveryOptions = [], billingCountry, deliveryCountry } = priceRequest
  assertValid(products.length, 'The cart is empty')
  checkTexts({ cart: cart.guid, billingCountry, deliveryCountry }, [], 'order')
  const isSoldTo = (country: string | undefined) => !country || facts.countries.has(country)
  assertValid(isSoldTo(billingCountry) || billingCountry === facts.customerCountry, 'The shop does not sell to this country')
  assertValid(isSoldTo(deliveryCountry), 'The shop does not deliver to this country')
  checkRecipient(cart.address)
  assertValid(facts.knowsPaymentMethod, 'Unknown payment method')
  assertValid(deliveryOptions.length, 'The delivery is missing')
  for (const option of deliveryOptions) {
    const { guid, deliveryPreference, terminalId } = option
    checkTexts({ guid, deliveryPreference, terminalId }, [], 'delivery')
    const method = facts.methods.get(option.id ?? '')
    assertValid(method, 'Unknown delivery method')
    const country = destination(option, method, request, facts)
    assertValid(facts.countries.has(country), 'The shop does not deliver to this country')
    assertValid(method.countries?.includes(country) ?? true, 'The delivery method does not serve this country')
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
