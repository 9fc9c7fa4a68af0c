import { atom } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { placeTimeoutMs } from '../../domain/constants.ts'
import type { Coordinates } from '../../domain/map/coordinates.ts'

/** `denied`: by the user or the permissions policy. `unknown`: the browser cannot determine the position. */
export type GeolocationState =
  | { status: 'unasked' | 'pending' | 'denied' | 'unknown'; coordinates?: undefined }
  | { status: 'known'; coordinates: Coordinates }

/** The position of the user, for distances and the map. Kept in memory only, never sent. */
export const $geolocation = shared('my-place', () => atom<GeolocationState>({ status: 'unasked' }))

const maxAgeMs = 300_000
const permissionDenied = 1 // GeolocationPositionError.PERMISSION_DENIED

/** Requests the position. The browser may prompt the user, so call it only after a click. */
export function locateUser(): void {
  if ($geolocation.get().status === 'pending') return
  // undefined in an insecure context
  const geolocation = typeof navigator === 'undefined' ? undefined : navigator.geolocation
  $geolocation.set({ status: geolocation ? 'pending' : 'unknown' })
  geolocation?.getCurrentPosition(
    ({ coords: { latitude: lat, longitude: lng } }) => $geolocation.set({ status: 'known', coordinates: { lat, lng } }),
    ({ code }) => $geolocation.set({ status: code === permissionDenied ? 'denied' : 'unknown' }),
    { timeout: placeTimeoutMs, maximumAge: maxAgeMs },
  )
}

/** Requests the position without a click if the user has already granted the permission, so that no prompt shows. */
export async function locateUserIfPermitted(): Promise<void> {
  if ($geolocation.get().status !== 'unasked') return
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (permission?.state === 'granted' && $geolocation.get().status === 'unasked') locateUser()
}
