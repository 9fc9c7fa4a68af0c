import type { Salon } from '../../model/map/salon.ts'
import { localeOf } from '../locale.ts'
import { type Coordinates, parseCoordinates } from './coordinates.ts'
import { distanceKm } from './distance.ts'

/** A shop with what is computed of it: its place, unless its coordinates are none, and how far it is in km (CONT-11). */
export interface ShopPlace extends Salon {
  place?: Coordinates | undefined
  distance?: number | undefined
}

/** A shop that can stand on a map. */
export type LocatedShop = ShopPlace & { place: Coordinates }

/** Choice of the city list for every shop, whatever its city (CONT-01). */
export const everyCity = 'All'

/** The shops with their places, each id once; nearest first when it is known where the shopper is (M2). */
export function shopPlaces(salons: readonly Salon[], from?: Coordinates): ShopPlace[] {
  const seen = new Set<string>()
  const unique = salons.filter(({ _id }) => !seen.has(_id) && seen.add(_id))
  const places = unique.map((salon): ShopPlace => {
    const place = parseCoordinates(salon.coordinates)
    return { ...salon, place, distance: from && place && distanceKm(from, place) }
  })
  const far = Number.POSITIVE_INFINITY
  return from ? places.sort((a, b) => compare(a.distance ?? far, b.distance ?? far)) : places
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

const cityOf = ({ city }: Salon) => city?.trim() ?? ''

/** The distinct cities of the shops in the order of the language (CONT-01). */
export const citiesOf = (salons: readonly Salon[], language: string): string[] =>
  [...new Set(salons.map(cityOf))].filter(Boolean).sort(new Intl.Collator(localeOf(language)).compare)

/** The city that a word names, whatever its case; all of them for a word that names none. */
export const knownCity = (cities: readonly string[], requested: string): string =>
  cities.find((city) => city.toLowerCase() === requested.trim().toLowerCase()) ?? everyCity

/** The shops of a city (CONT-02). */
export const shopsIn = <S extends Salon>(shops: readonly S[], city: string): S[] =>
  shops.filter((shop) => city === everyCity || cityOf(shop) === city)

export const isLocated = (shop: ShopPlace): shop is LocatedShop => shop.place !== undefined

/** The shops nearest to a place, with how far they are from it, the nearest first. */
export const nearestTo = (place: Coordinates, shops: readonly ShopPlace[], count: number): LocatedShop[] =>
  shops
    .filter(isLocated)
    .map((shop) => ({ ...shop, distance: distanceKm(place, shop.place) }))
    .sort((a, b) => compare(a.distance, b.distance))
    .slice(0, count)

/** The shops nearest to one of them. */
export const neighboursOf = ({ _id, place }: LocatedShop, shops: readonly ShopPlace[], count: number): LocatedShop[] =>
  nearestTo(
    place,
    shops.filter((other) => other._id !== _id),
    count,
  )

/** Street and city on one line. */
export const addressOf = ({ address, city }: Salon): string => [address, city].filter(Boolean).join(', ')
