import { both } from '../common/product.ts'
import type { Text } from '../common/shape.ts'

/** A physical shop; hours are html. */
export interface SalonSeed {
  id: string
  title: Text
  city: string
  address: string
  country: string
  /** latitude,longitude */
  coordinates: string
  telephone: string
  hours: Text
}

/** Opening hours as html; without `sunday` the shop is closed then. */
export const hours = (weekdays: string, saturday: string, sunday?: string): Text =>
  both(
    `<p>Monday to Friday <strong>${weekdays}</strong></p><p>Saturday <strong>${saturday}</strong></p><p>Sunday ${sunday ? `<strong>${sunday}</strong>` : 'closed'}</p>`,
    `<p>I–V <strong>${weekdays}</strong></p><p>VI <strong>${saturday}</strong></p><p>VII ${sunday ? `<strong>${sunday}</strong>` : 'nedirbame'}</p>`,
  )

/** A row of `salonsIn`. */
type Line = readonly [
  id: string,
  en: string,
  lt: string,
  city: string,
  address: string,
  coordinates: string,
  telephone: string,
  hours: Text,
]

export const salonsIn = (country: string, lines: readonly Line[]): SalonSeed[] =>
  lines.map(([id, en, lt, city, address, coordinates, telephone, open]) => ({
    id,
    city,
    address,
    country,
    coordinates,
    telephone,
    title: both(`Birch & Bolt, ${en}`, `Birch & Bolt ${lt}`),
    hours: open,
  }))
