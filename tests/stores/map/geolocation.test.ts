import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $geolocation, locateUser, locateUserIfPermitted } from '../../../src/stores/map/geolocation.ts'

/** A browser whose position the test sets. */
function browser(permission?: PermissionState) {
  const asked: [PositionCallback, PositionErrorCallback][] = []
  const geolocation = { getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => asked.push([found, failed]) }
  vi.stubGlobal('navigator', { geolocation, permissions: { query: async () => ({ state: permission }) } })
  return {
    asked,
    answer: (latitude: number, longitude: number) => asked[0]?.[0]({ coords: { latitude, longitude } } as GeolocationPosition),
    refuse: (code: number) => asked[0]?.[1]({ code } as GeolocationPositionError),
  }
}
beforeEach(() => $geolocation.set({ status: 'unasked' }))
afterEach(() => {
  vi.unstubAllGlobals()
})

test('CONT-11 requests the position for distances once; it is known when the browser responds', () => {
  const { asked, answer } = browser()
  locateUser()
  locateUser()
  expect([asked.length, $geolocation.get().status]).toEqual([1, 'pending'])
  answer(54.9, 23.9)
  expect($geolocation.get()).toEqual({ status: 'known', coordinates: { lat: 54.9, lng: 23.9 } })
})

test('distinguishes a denied permission from an unknown position', () => {
  const first = browser()
  locateUser()
  first.refuse(1)
  expect($geolocation.get()).toEqual({ status: 'denied' })
  const second = browser()
  locateUser()
  second.refuse(3)
  expect($geolocation.get()).toEqual({ status: 'unknown' })
  vi.stubGlobal('navigator', {})
  locateUser()
  expect($geolocation.get()).toEqual({ status: 'unknown' })
})

test('requests the position only after a click, unless the permission is granted', async () => {
  for (const state of ['prompt', 'denied'] as const) {
    const { asked } = browser(state)
    await locateUserIfPermitted()
    expect(asked).toEqual([])
  }
  const { asked } = browser('granted')
  await locateUserIfPermitted()
  expect(asked).toHaveLength(1)
})
