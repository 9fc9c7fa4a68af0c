import { expect, test, vi } from 'vitest'
import { cookieText } from '../../../src/base/storage/cookie.ts'
import { campaignCookies } from '../../../src/domain/analytics/campaign.ts'

test('ROUTE-16 R54 stores campaign parameters for 3 days, site-wide', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 1, 12) })
  const cookies = campaignCookies('?mc_cid=spring%20sale&other=1&mc_eid=7f3', Date.now())
  vi.useRealTimers()
  expect(cookies.map(({ name, value, expires }) => cookieText(name, value, expires))).toEqual([
    'mc_cid=spring%20sale; expires=Wed, 04 Nov 2026 12:00:00 GMT; path=/; SameSite=Lax',
    'mc_eid=7f3; expires=Wed, 04 Nov 2026 12:00:00 GMT; path=/; SameSite=Lax',
  ])
})

test('ROUTE-16 R54 stores nothing without campaign parameters', () => {
  expect(campaignCookies('?search=mc_cid', 0)).toEqual([])
  expect(campaignCookies('?mc_cid=&mc_eid', 0)).toEqual([])
  expect(campaignCookies(`?mc_cid=${'x'.repeat(5000)}`, 0)).toEqual([])
})
