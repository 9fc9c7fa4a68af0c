import { describe, expect, test } from 'vitest'
import { open, toShop } from '../e2e/harness.ts'
import { shareVisit, show } from '../e2e/journeys/shared-visit.ts'
import { recordEvents, recordedEvents } from './page.ts'

const card = '<shop-add-to-cart product-id="ck-1401"></shop-add-to-cart>'
const inLithuanian = 'Į krepšelį'

describe('the language of a tag', () => {
  const visit = shareVisit({ html: '', before: (page) => recordEvents(page, 'shop-error') })

  test.each(['lt-LT', 'lt_LT', 'LT', ' lt ', 'lt LT'])('language="%s" is Lithuanian', async (language) => {
    const { page, errors } = visit
    await show(visit, { html: card.replace('></', ` language="${language}"></`) })
    await page.locator('shop-add-to-cart').getByRole('button', { name: inLithuanian }).waitFor()
    expect(errors).toEqual([])
  })

  test('a language that the shop does not have is named once, with those that it has', async () => {
    const { page, errors } = visit
    await page.evaluate(() => {
      window.heard = []
    })
    await show(visit, { html: card.replace('></', ' language="de"></').repeat(3) })
    await page.locator('shop-add-to-cart').getByRole('button', { name: 'Add to cart' }).first().waitFor()
    await expect.poll(() => errors).toEqual(['<shop-add-to-cart> attribute "language": the shop has no language "de"; it has en, lt'])
    expect(await recordedEvents(page, 'shop-error')).toHaveLength(1)
  })
})

test.each(['lt_LT', 'LT-lt'])('<html lang="%s"> is Lithuanian', async (language) => {
  const { page } = await open({ site: 'cms', language, html: card, connection: toShop() })
  await page.locator('shop-add-to-cart').getByRole('button', { name: inLithuanian }).waitFor()
})
