import type { Salon } from '../../model/map/salon.ts'
import { localeOf } from '../language.ts'
import { type Coordinates, parseCoordinates } from './coordinates.ts'
import { distanceKm } from './distance.ts'

/** A shop with its position, undefined if its coordinates are invalid, and its distance in km (CONT-11). */
export interface ShopLocation extends Salon {
  position?: Coordinates | undefined
  distance?: number | undefined
}

/** A shop with a position. */
export type LocatedShop = ShopLocation & { position: Coordinates }

/** The option of the city list that includes all shops (CONT-01). */
export const allCities = 'All'

/** Shops with positions, without duplicate ids; nearest first if the user's position `from` is known. */
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

/** The distinct cities of the shops, sorted for the language (CONT-01). */
export const listCities = (salons: readonly Salon[], language: string): string[] =>
  [...new Set(salons.map(cityOf))].filter(Boolean).sort(new Intl.Collator(localeOf(language)).compare)

/** The city that equals `requested`, ignoring case; `allCities` if none does. */
export const matchCity = (cities: readonly string[], requested: string): string =>
  cities.find((city) => city.toLowerCase() === requested.trim().toLowerCase()) ?? allCities

/** The shops of a city (CONT-02). */
export const shopsIn = <S extends Salon>(shops: readonly S[], city: string): S[] =>
  shops.filter((shop) => city === allCities || cityOf(shop) === city)

export const isLocated = (shop: ShopLocation): shop is LocatedShop => shop.position !== undefined

/** The shops nearest to a point with their distances, nearest first. */
export const nearestTo = (point: Coordinates, shops: readonly ShopLocation[], count: number): LocatedShop[] =>
  shops
    .filter(isLocated)
    .map((shop) => ({ ...shop, distance: distanceKm(point, shop.position) }))
    .sort((a, b) => compare(a.distance, b.distance))
    .slice(0, count)

/** The shops nearest to one of them, without itself. */
export const neighboursOf = ({ _id, position }: LocatedShop, shops: readonly ShopLocation[], count: number): LocatedShop[] =>
  nearestTo(
    position,
    shops.filter((other) => other._id !== _id),
    count,
  )

/** Street and city on one line. */
export const formatAddress = ({ address, city }: Salon): string => [address, city].filter(Boolean).join(', ')
