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
  /** the carrier's name of the service */
  preference: string
  /** default: all countries that the shop sells to */
  countries?: string[]
  terminals?: TerminalSeed[]
}

const baltics = ['LT', 'LV', 'EE']
const oneToTwoDays = both('Arrives in 1 to 2 working days', 'Atvyks per 1–2 darbo dienas')

/** In display order. */
export const shippingMethods: ShippingMethodSeed[] = [
  {
    id: 'courier',
    type: 'courier',
    title: both('Courier to the door', 'Kurjeris į namus'),
    description: both('Arrives in 1 to 3 working days', 'Atvyks per 1–3 darbo dienas'),
    price: 490,
    preference: 'door',
  },
  {
    id: 'lpexpress',
    type: 'lpexpress',
    title: both('LP Express parcel terminal', 'LP Express paštomatas'),
    description: oneToTwoDays,
    price: 249,
    preference: 'terminal',
    countries: ['LT'],
    terminals: lpExpressTerminals,
  },
  {
    id: 'omniva',
    type: 'omniva',
    title: both('Omniva parcel terminal', 'Omniva paštomatas'),
    description: oneToTwoDays,
    price: 269,
    preference: 'terminal',
    countries: baltics,
    terminals: omnivaTerminals,
  },
  {
    id: 'dpdpickup',
    type: 'dpdpickup',
    title: both('DPD Pickup terminal', 'DPD Pickup paštomatas'),
    description: oneToTwoDays,
    price: 279,
    preference: 'pickup',
    countries: baltics,
    terminals: dpdTerminals,
  },
  {
    id: 'venipak',
    type: 'venipak',
    title: both('Venipak pickup point', 'Venipak atsiėmimo punktas'),
    description: oneToTwoDays,
    price: 259,
    preference: 'pickup',
    countries: baltics,
    terminals: venipakTerminals,
  },
  {
    id: 'venipak-abroad',
    type: 'venipak',
    title: both('Venipak partner point abroad', 'Venipak partnerių punktas užsienyje'),
    description: both('Type the code of the pickup point', 'Įrašykite atsiėmimo punkto kodą'),
    price: 590,
    preference: 'pickup-partner',
    countries: ['PL', 'DE', 'FI'],
  },
  {
    id: 'salon',
    type: 'salon',
    title: both('Collect in a shop', 'Atsiimti parduotuvėje'),
    description: both('Ready within one working day', 'Paruošime per vieną darbo dieną'),
    price: 0,
    preference: 'collect',
  },
]
