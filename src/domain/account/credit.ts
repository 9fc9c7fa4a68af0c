import type { CustomerDetails } from '../../model/account/customer.ts'
import type { Order } from '../../model/account/order.ts'
import { structuredDataCurrency } from '../constants.ts'
import { localDay } from '../forms/dates.ts'
import { roundMoney } from '../money.ts'

/** A customer's credit in units of `currency`; `share` is the used part, 0 to 1. */
export interface Credit {
  limit: number
  used: number
  left: number
  share: number
  currency: string
}

/** The credit of a customer, by default in the currency of the shop; undefined without a limit (ACC-02). */
export function toCredit(
  customer: Pick<CustomerDetails, 'creditLimit' | 'creditUsed' | 'currency'> | undefined,
  ofShop = structuredDataCurrency,
): Credit | undefined {
  if (customer?.creditLimit === undefined) return undefined
  const { creditLimit: limit, creditUsed: used = 0, currency = ofShop } = customer
  const share = limit > 0 ? Math.min(1, Math.max(0, used / limit)) : 1
  return { limit, used, left: Math.max(0, roundMoney(limit - used)), share, currency }
}

/** Whether the customer still has to pay an order: a cancelled one is not due. */
export const isToPay = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  paymentStatus === 'unpaid' && status !== 'cancelled'

/** Whether an order may still be paid: one whose payment was refused, too. */
export const isPayable = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  (paymentStatus === 'unpaid' || paymentStatus === 'refused') && status !== 'cancelled'

const dayMs = 24 * 60 * 60 * 1000

export interface PaymentDue {
  /** due date, YYYY-MM-DD */
  day: string
  /** that day is over */
  isOver: boolean
  /** from today until that day */
  days: number
}

/** Until when an order is to be paid; undefined without a term of payment. */
export function paymentDue(
  { date }: Pick<Order, 'date'>,
  { paymentDays }: Pick<CustomerDetails, 'paymentDays'>,
  now: Date,
): PaymentDue | undefined {
  const due = new Date(date ?? '')
  if (paymentDays === undefined || Number.isNaN(due.getTime())) return undefined
  due.setDate(due.getDate() + paymentDays) // days of the calendar: one of them may have 23 hours
  const day = localDay(due)
  const today = localDay(now)
  return { day, isOver: today > day, days: Math.round((Date.parse(day) - Date.parse(today)) / dayMs) }
}
