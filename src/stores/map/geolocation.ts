import { atom } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { placeTimeoutMs } from '../../domain/constants.ts'
import type { Coordinates } from '../../domain/map/coordinates.ts'

/** Where the shopper is. `denied`: the shopper or the page does not want it told; `unknown`: it could not be found out. */
export type GeolocationState =
  | { status: 'unasked' | 'asking' | 'denied' | 'unknown'; coordinates?: undefined }
  | { status: 'known'; coordinates: Coordinates }

/** The place of the shopper, for distances and the map; kept for as long as the page is open and told to nobody. */
export const $geolocation = shared('my-place', () => atom<GeolocationState>({ status: 'unasked' }))

const maxAgeMs = 300_000
const permissionDenied = 1 // GeolocationPositionError.PERMISSION_DENIED

/** Asks the browser, which asks the shopper: only ever after a click. */
export function locateUser(): void {
  if ($geolocation.get().status === 'asking') return
  // a page that is not served safely has none
  const geolocation = typeof navigator === 'undefined' ? undefined : navigator.geolocation
  $geolocation.set({ status: geolocation ? 'asking' : 'unknown' })
  geolocation?.getCurrentPosition(
    ({ coords: { latitude: lat, longitude: lng } }) => $geolocation.set({ status: 'known', coordinates: { lat, lng } }),
    ({ code }) => $geolocation.set({ status: code === permissionDenied ? 'denied' : 'unknown' }),
    { timeout: placeTimeoutMs, maximumAge: maxAgeMs },
  )
}

/** The same without a click where the shopper has allowed it before: nothing is asked then. */
export async function locateUserIfPermitted(): Promise<void> {
  if ($geolocation.get().status !== 'unasked') return
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (permission?.state === 'granted' && $geolocation.get().status === 'unasked') locateUser()
}
