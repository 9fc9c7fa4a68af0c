import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { buyButton, buyTag, expectCount, soldProducts } from '../cart/cart-steps.ts'
import { open } from '../harness.ts'
import { recordDataLayer } from './data-layer.ts'

const [sold] = await soldProducts(1)

/** The recipe as the guide prints it. */
async function recipe() {
  const guide = await readFile(new URL('../../../docs/analytics.md', import.meta.url), 'utf8')
  return /## gtag\.js without Tag Manager[\s\S]*?```html\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''
}

test('ANA-02 the recipe for gtag.js alone hands each event on as a command of gtag, and nothing else', async () => {
  if (!sold) throw new Error('The shop sells nothing')
  let entries: Awaited<ReturnType<typeof recordDataLayer>> = []
  const { page } = await open({
    head: await recipe(),
    html: `${buyTag(sold)}<shop-cart-button></shop-cart-button>`,
    before: async (tab) => {
      await tab.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
      entries = await recordDataLayer(tab)
    },
  })
  await buyButton(page).click()
  await expectCount(page, 1)
  const commands = () => entries.filter((entry) => entry[0] === 'event').map((entry) => [entry[1], entry[2]])
  await expect.poll(commands).toEqual([
    [
      'add_to_cart',
      expect.objectContaining({
        currency: 'EUR',
        value: expect.any(Number),
        items: [expect.objectContaining({ quantity: 1, price: expect.any(Number) })],
      }),
    ],
  ])
  expect(entries.filter((entry) => entry[0] === undefined)).toEqual([])
  expect(entries.map((entry) => entry[0])).toEqual(['js', 'config', 'event'])
})
