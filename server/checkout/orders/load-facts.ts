import { billingCountryFor } from '../../../src/domain/customer.ts'
import type { OrderRequest } from '../../../src/model/checkout/order-request.ts'
import { readDetails } from '../../account/customers.ts'
import type { Db } from '../../db/db.ts'
import { onlinePaymentType } from './online-payment.ts'

export interface MethodFacts {
  id: string
  type: string
  /** null: all countries that the shop sells to */
  countries: string[] | null
  /** countries of its terminals by id; empty if the shop has no list of them */
  terminals: ReadonlyMap<string, string>
}

/** The shop's data for the ids and codes in an order. */
export interface OrderFacts {
  methods: ReadonlyMap<string, MethodFacts>
  /** codes of the countries the shop sells to */
  countries: ReadonlySet<string>
  /** country of the shop for collection; undefined if there is no such shop */
  salonCountry: string | undefined
  knowsPaymentMethod: boolean
  /** country of the customer's account; a company's may be one that the shop does not sell to */
  customerCountry: string | undefined
}

export async function loadFacts(
  db: Db,
  { cart, priceRequest, paymentMethod }: OrderRequest,
  { customer, paysOnline }: { customer: string | undefined; paysOnline: boolean },
): Promise<OrderFacts & { isPaidOnline: boolean }> {
  const methods = await db.query<Omit<MethodFacts, 'terminals'>>('select id, type, countries from shipping_method where id = any($1)', [
    (priceRequest.deliveryOptions ?? []).flatMap(({ id }) => id ?? []),
  ])
  const terminals = await db.query<{ method: string; id: string; country: string }>(
    'select method, id, country from terminal where method = any($1)',
    [methods.map(({ id }) => id)],
  )
  const countries = await db.query<{ code: string }>('select code from country')
  const [salon] = await db.query<{ country: string }>('select country from salon where id = $1', [cart.shippingSalon ?? ''])
  const [payment] = await db.query<{ payment_type: string }>('select payment_type from payment_method where id = $1', [paymentMethod ?? ''])
  const isPaidOnline = payment?.payment_type === onlinePaymentType
  const terminalsOf = (method: string) => new Map(terminals.flatMap((row) => (row.method === method ? [[row.id, row.country]] : [])))
  return {
    methods: new Map(methods.map((method) => [method.id, { ...method, terminals: terminalsOf(method.id) }])),
    countries: new Set(countries.map(({ code }) => code)),
    salonCountry: salon?.country,
    knowsPaymentMethod: payment !== undefined && (!isPaidOnline || paysOnline),
    isPaidOnline,
    customerCountry: customer && billingCountryFor(await readDetails(db, customer)),
  }
}
