import { both } from './product.ts'
import type { Text } from './shape.ts'

/** A shop of brick and mortar; hours are html. */
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

const hours = (weekdays: string, saturday: string) =>
  both(
    `<p>Monday to Friday <strong>${weekdays}</strong></p><p>Saturday <strong>${saturday}</strong></p><p>Sunday closed</p>`,
    `<p>I–V <strong>${weekdays}</strong></p><p>VI <strong>${saturday}</strong></p><p>VII nedirbame</p>`,
  )

export const salons: SalonSeed[] = [
  {
    id: 'vilnius-centre',
    title: both('Birch & Bolt, Vilnius', 'Birch & Bolt Vilniuje'),
    city: 'Vilnius',
    address: 'Beržų g. 14',
    country: 'LT',
    coordinates: '54.6872,25.2797',
    telephone: '+370 5 205 5514',
    hours: hours('9:00–20:00', '10:00–18:00'),
  },
  {
    id: 'kaunas-old-town',
    title: both('Birch & Bolt, Kaunas', 'Birch & Bolt Kaune'),
    city: 'Kaunas',
    address: 'Vilniaus g. 37',
    country: 'LT',
    coordinates: '54.8972,23.8869',
    telephone: '+370 37 205 514',
    hours: hours('10:00–19:00', '10:00–17:00'),
  },
  {
    id: 'klaipeda-harbour',
    title: both('Birch & Bolt, Klaipėda', 'Birch & Bolt Klaipėdoje'),
    city: 'Klaipėda',
    address: 'Žvejų g. 8',
    country: 'LT',
    coordinates: '55.7068,21.1306',
    telephone: '+370 46 205 514',
    hours: hours('10:00–19:00', '10:00–16:00'),
  },
  {
    id: 'riga-centre',
    title: both('Birch & Bolt, Riga', 'Birch & Bolt Rygoje'),
    city: 'Rīga',
    address: 'Bruņinieku iela 22',
    country: 'LV',
    coordinates: '56.9590,24.1270',
    telephone: '+371 6720 5514',
    hours: hours('10:00–20:00', '10:00–18:00'),
  },
  {
    id: 'tallinn-kalamaja',
    title: both('Birch & Bolt, Tallinn', 'Birch & Bolt Taline'),
    city: 'Tallinn',
    address: 'Telliskivi 12',
    country: 'EE',
    coordinates: '59.4401,24.7300',
    telephone: '+372 620 5514',
    hours: hours('10:00–20:00', '11:00–18:00'),
  },
]
