import type { Page } from 'playwright'

/** Generated shop locations across Europe, three per city, as in the API response. */
export const manyShops = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `shop-${index}`,
    title: `Shop ${index}`,
    city: `City ${Math.floor(index / 3)}`,
    address: `Street ${index}`,
    coordinates: `${(40 + ((index * 7919) % 2000) / 100).toFixed(4)},${(-5 + ((index * 104_729) % 3500) / 100).toFixed(4)}`,
    telephone: `+370 600 ${10_000 + index}`,
    hours: '<p>Monday to Friday <strong>9:00–18:00</strong></p>',
  }))

/** Stubs the response with the shop locations. */
export const stubShops = (shops: unknown) => (page: Page) =>
  page.route('**/api/shipping-salons*', (route) => route.fulfill({ json: shops, headers: { 'Access-Control-Allow-Origin': '*' } }))

export const cards = (page: Page) => page.locator('shop-contacts [part="shop"]')
export const city = (page: Page) => page.getByRole('combobox', { name: 'City' })
export const map = (page: Page) => page.locator('shop-contacts [part="map"]')
