import { inStockDays } from './common/in-stock-days.ts'
import { both } from './common/product.ts'
import type { Text } from './common/shape.ts'
import { dpdTerminals, lpExpressTerminals, omnivaTerminals, type TerminalSeed, venipakTerminals } from './terminals.ts'

/** A delivery method; price in cents, VAT included. */
export interface ShippingMethodSeed {
  id: string
  type: string
  title: Text
  description: Text
  price: number
  /** working days that it takes, at least and at most */
  days: [min: number, max: number]
  /** the carrier's name of the service */
  preference: string
  /** default: all countries that the shop sells to */
  countries?: string[]
  terminals?: TerminalSeed[]
}

const baltics = ['LT', 'LV', 'EE']
const promisedDays = both(`${inStockDays.join('–')} working days`, `${inStockDays.join('–')} darbo dienos`)

/** In display order. */
export const shippingMethods: ShippingMethodSeed[] = [
  {
    id: 'courier',
    type: 'courier',
    title: both('Courier to the door', 'Kurjeris į namus'),
    description: promisedDays,
    price: 490,
    days: inStockDays,
    preference: 'door',
    countries: baltics,
  },
  {
    id: 'courier-abroad',
    type: 'courier',
    title: both('Courier to the door abroad', 'Kurjeris į namus užsienyje'),
    description: both('3–5 working days', '3–5 darbo dienos'),
    price: 1290,
    days: [3, 5],
    preference: 'door',
    countries: ['PL', 'DE', 'FI'],
  },
  {
    id: 'lpexpress',
    type: 'lpexpress',
    title: both('LP Express parcel terminal', 'LP Express paštomatas'),
    description: promisedDays,
    price: 249,
    days: inStockDays,
    preference: 'terminal',
    countries: ['LT'],
    terminals: lpExpressTerminals,
  },
  {
    id: 'omniva',
    type: 'omniva',
    title: both('Omniva parcel terminal', 'Omniva paštomatas'),
    description: promisedDays,
    price: 269,
    days: inStockDays,
    preference: 'terminal',
    countries: baltics,
    terminals: omnivaTerminals,
  },
  {
    id: 'dpdpickup',
    type: 'dpdpickup',
    title: both('DPD Pickup terminal', 'DPD Pickup paštomatas'),
    description: promisedDays,
    price: 279,
    days: inStockDays,
    preference: 'pickup',
    countries: baltics,
    terminals: dpdTerminals,
  },
  {
    id: 'venipak',
    type: 'venipak',
    title: both('Venipak pickup point', 'Venipak atsiėmimo punktas'),
    description: promisedDays,
    price: 259,
    days: inStockDays,
    preference: 'pickup',
    countries: baltics,
    terminals: venipakTerminals,
  },
  {
    id: 'venipak-abroad',
    type: 'venipak',
    title: both('Venipak pickup point abroad', 'Venipak atsiėmimo punktas užsienyje'),
    description: both('Pickup point code, 2–4 working days', 'Atsiėmimo punkto kodas, 2–4 darbo dienos'),
    price: 590,
    days: [2, 4],
    preference: 'pickup-partner',
    countries: ['PL', 'DE', 'FI'],
  },
  {
    id: 'salon',
    type: 'salon',
    title: both('Collect in a shop', 'Atsiimti parduotuvėje'),
    description: both('Ready within one working day', 'Paruošime per darbo dieną'),
    price: 0,
    days: [1, 1],
    preference: 'collect',
  },
]
