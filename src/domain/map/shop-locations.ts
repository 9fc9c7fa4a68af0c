import type { Salon } from '../../model/map/salon.ts'
import { localeOf } from '../language.ts'
import { type Coordinates, parseCoordinates } from './coordinates.ts'
import { distanceKm } from './distance.ts'

/** A shop with what is computed of it: its place, unless its coordinates are none, and how far it is in km (CONT-11). */
export interface ShopLocation extends Salon {
  position?: Coordinates | undefined
  distance?: number | undefined
}

/** A shop that can stand on a map. */
export type LocatedShop = ShopLocation & { position: Coordinates }

/** Choice of the city list for every shop, whatever its city (CONT-01). */
export const allCities = 'All'

/** The shops with their places, each id once; nearest first when it is known where the shopper is. */
export function toShopLocations(salons: readonly Salon[], from?: Coordinates): ShopLocation[] {
  const seen = new Set<string>()
  const unique = salons.filter(({ _id }) => !seen.has(_id) && seen.add(_id))
  const locations = unique.map((salon): ShopLocation => {
    const position = parseCoordinates(salon.coordinates)
    return { ...salon, position, distance: from && position && distanceKm(from, position) }
  })
  const far = Number.POSITIVE_INFINITY
  return from ? locations.sort((a, b) => compare(a.distance ?? far, b.distance ?? far)) : locations
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

const cityOf = ({ city }: Salon) => city?.trim() ?? ''

/** The distinct cities of the shops in the order of the language (CONT-01). */
export const listCities = (salons: readonly Salon[], language: string): string[] =>
  [...new Set(salons.map(cityOf))].filter(Boolean).sort(new Intl.Collator(localeOf(language)).compare)

/** The city that a word names, whatever its case; all of them for a word that names none. */
export const matchCity = (cities: readonly string[], requested: string): string =>
  cities.find((city) => city.toLowerCase() === requested.trim().toLowerCase()) ?? allCities

/** The shops of a city (CONT-02). */
export const shopsIn = <S extends Salon>(shops: readonly S[], city: string): S[] =>
  shops.filter((shop) => city === allCities || cityOf(shop) === city)

export const isLocated = (shop: ShopLocation): shop is LocatedShop => shop.position !== undefined

/** The shops nearest to a place, with how far they are from it, the nearest first. */
export const nearestTo = (point: Coordinates, shops: readonly ShopLocation[], count: number): LocatedShop[] =>
  shops
    .filter(isLocated)
    .map((shop) => ({ ...shop, distance: distanceKm(point, shop.position) }))
    .sort((a, b) => compare(a.distance, b.distance))
    .slice(0, count)

/** The shops nearest to one of them. */
export const neighboursOf = ({ _id, position }: LocatedShop, shops: readonly ShopLocation[], count: number): LocatedShop[] =>
  nearestTo(
    position,
    shops.filter((other) => other._id !== _id),
    count,
  )

/** Street and city on one line. */
export const formatAddress = ({ address, city }: Salon): string => [address, city].filter(Boolean).join(', ')
