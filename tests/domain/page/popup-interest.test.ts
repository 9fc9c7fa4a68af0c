import { expect, test } from 'vitest'
import { isHalfRead, isTaskPath } from '../../../src/domain/page/popup-interest.ts'

test('half of a page longer than two screens counts as read', () => {
  expect(isHalfRead({ scrolled: 599, viewport: 800, page: 2000 })).toBe(false)
  expect(isHalfRead({ scrolled: 600, viewport: 800, page: 2000 })).toBe(true)
  expect(isHalfRead({ scrolled: 700, viewport: 800, page: 1500 })).toBe(false) // a short page
})

test('search, cart, account and contacts are pages with a task, wherever the shop has them', () => {
  const configuration = { searchPage: '/find', cartPage: '/cart', customerProfilePage: '/account', contactsPage: '/contacts' }
  for (const path of ['/find', '/cart', '/account', '/account/orders', '/contacts'])
    expect([path, isTaskPath(path, configuration)]).toEqual([path, true])
  for (const path of ['/', '/c/workshop', '/carton', '/search']) expect([path, isTaskPath(path, configuration)]).toEqual([path, false])
  expect(isTaskPath('/cart', undefined)).toBe(false)
})
