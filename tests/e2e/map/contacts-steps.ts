import type { Page } from 'playwright'

/** So many shops all over Europe, three to a city, as a shop answers them. */
export const manyShops = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    _id: `shop-${at}`,
    title: `Shop ${at}`,
    city: `City ${Math.floor(at / 3)}`,
    address: `Street ${at}`,
    coordinates: `${(40 + ((at * 7919) % 2000) / 100).toFixed(4)},${(-5 + ((at * 104_729) % 3500) / 100).toFixed(4)}`,
    telephone: `+370 600 ${10_000 + at}`,
    hours: '<p>Monday to Friday <strong>9:00–18:00</strong></p>',
  }))

/** Answers the question for the shops. */
export const answerShops = (shops: unknown) => (page: Page) =>
  page.route('**/api/shipping-salons*', (route) => route.fulfill({ json: shops, headers: { 'Access-Control-Allow-Origin': '*' } }))

export const cards = (page: Page) => page.locator('shop-contacts [part="shop"]')
export const city = (page: Page) => page.getByRole('combobox', { name: 'City' })
export const map = (page: Page) => page.locator('shop-contacts [part="map"]')
