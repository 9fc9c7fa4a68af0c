import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, sites } from '../e2e/harness.ts'
import { recordEvents, recordedEvents } from './page.ts'

const allowed = sites.cms
const refused = 'http://127.0.0.9:4399'
beforeAll(() => void Object.assign(sites, { cms: refused }))
afterAll(() => void Object.assign(sites, { cms: allowed }))

test('a page whose origin the shop refuses is told once, with the line that allows it', async () => {
  const { page, errors, calls } = await open({
    site: 'cms',
    contextOptions: {},
    html: '<shop-product-list product-list="trail" lazy="false"></shop-product-list><shop-add-to-cart product-id="ck-1401"></shop-add-to-cart><shop-cart></shop-cart>',
    before: (tab) => recordEvents(tab, 'shop-error'),
  })
  const told = () => errors.filter((error) => error.startsWith('shop: '))
  await expect
    .poll(told)
    .toEqual([
      `shop: ${sites.shop} refuses the requests of this page; add its origin to those that the shop allows: ALLOWED_ORIGINS=${refused}`,
    ])
  const events = await recordedEvents(page, 'shop-error')
  expect(events.filter(({ detail }) => JSON.stringify(detail).includes('ALLOWED_ORIGINS'))).toHaveLength(1)
  await page.waitForTimeout(3000) // the next probe fails as well
  expect(told()).toHaveLength(1)
  expect(calls(/allowed-origin/)).toHaveLength(1)
})

test('a shop that cannot be reached at all is no refusal', async () => {
  const { page, errors, calls } = await open({
    site: 'cms',
    contextOptions: {},
    html: '<shop-add-to-cart product-id="ck-1401"></shop-add-to-cart>',
    before: (tab) => tab.route(/\/(api|allowed-origin)/, (route) => route.abort()),
  })
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await expect.poll(() => calls(/allowed-origin/).length).toBeGreaterThan(0)
  expect(errors.filter((error) => error.startsWith('shop: '))).toEqual([])
})
