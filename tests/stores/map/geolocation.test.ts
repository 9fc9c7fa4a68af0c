import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $geolocation, locateUser, locateUserIfPermitted } from '../../../src/stores/map/geolocation.ts'

/** A browser whose answer to "where am I" a test gives. */
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

test('CONT-11 the place that distances are computed from is asked once, and known when the browser answers', () => {
  const { asked, answer } = browser()
  locateUser()
  locateUser()
  expect([asked.length, $geolocation.get().status]).toEqual([1, 'asking'])
  answer(54.9, 23.9)
  expect($geolocation.get()).toEqual({ status: 'known', coordinates: { lat: 54.9, lng: 23.9 } })
})

test('a shopper who does not want it told is told apart from a place that cannot be found', () => {
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

test('nobody is asked before a click, unless the shopper allowed it before', async () => {
  for (const state of ['prompt', 'denied'] as const) {
    const { asked } = browser(state)
    await locateUserIfPermitted()
    expect(asked).toEqual([])
  }
  const { asked } = browser('granted')
  await locateUserIfPermitted()
  expect(asked).toHaveLength(1)
})
