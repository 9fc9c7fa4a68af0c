import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { tagAttributes } from '../../server/render/tag-attributes.ts'
import { open, sites } from '../harness.ts'
import { shownText } from './shown-text.ts'

/** What a visitor does with a control. */
const actions: Record<string, [selector: string, act: (control: Locator) => Promise<unknown>]> = {
  'a number': ['input[type=number], input[inputmode=numeric]', (field) => field.fill('20')],
  'a slider': [
    'input[type=range]',
    async (slider) => {
      await slider.focus()
      for (let press = 0; press < 5; press++) await slider.press('ArrowRight')
    },
  ],
  'a box': ['input[type=checkbox]', (box) => box.click({ force: true })],
  'a choice': ['input[type=radio]:not(:checked)', (radio) => radio.click({ force: true })],
  'a selection': ['select', (select) => select.selectOption({ index: 1 })],
  'a text': ['input[type=search], input[type=text], input[type=email]', (field) => field.fill('oak')],
}

const attributesOf = (tag: string) => ({
  ...tagAttributes[tag],
  ...(tag === 'shop-product-list' && { 'url-sync': 'on' }),
  ...(tag === 'shop-product' && { 'product-id': 'bp-1001', 'hash-sync': 'true' }),
})

const render = async (tag: string) => {
  const question = new URLSearchParams({ tag, attributes: JSON.stringify(attributesOf(tag)), path: '/test-page' })
  return (await fetch(`${sites.shop}/render?${question}`)).text()
}

/** All that an action can change: the address, the controls and the words. */
const state = async (page: Page, tag: string) => ({
  address: new URL(page.url()).search + new URL(page.url()).hash,
  controls: await page
    .locator(tag)
    .locator('input, select')
    .evaluateAll((all) => all.map((control) => (control as HTMLInputElement).checked || (control as HTMLInputElement).value)),
  words: await shownText(page),
})

/** When the visitor acts: before the code of the kit has arrived, before its script runs, or when everything works. */
type Moment = 'before the code' | 'before the script' | 'late'

async function act(tag: string, html: string, [selector, action]: (typeof actions)[string], moment: Moment) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { page, errors } = await open({
    html,
    connection: '<shop-config></shop-config>',
    waitUntil: moment === 'before the script' ? 'commit' : 'load',
    before: (opened) =>
      moment === 'late'
        ? Promise.resolve()
        : opened.route(moment === 'before the code' ? /\/kit\/c\// : /\/kit\/shop-kit\.js/, async (route) => {
            await held
            await route.continue()
          }),
  })
  const control = page.locator(tag).locator(selector).and(page.locator(':enabled')).filter({ visible: true }).first()
  if (moment === 'late') await page.locator(`${tag}:defined:not([data-shop-rendered])`).waitFor()
  if (moment === 'late') await page.waitForTimeout(500) // for the parts that hydrate later
  await action(control)
  release()
  return { page, errors }
}

const tags = ['shop-product-list', 'shop-search-results', 'shop-product', 'shop-add-to-cart', 'shop-contacts', 'shop-search', 'shop-footer']

for (const tag of tags)
  test.each(['before the code', 'before the script'] as const)(
    `what a visitor enters in <${tag}> %s is done`,
    async (moment) => {
      const html = await render(tag)
      let tried = 0
      for (const [kind, action] of Object.entries(actions)) {
        const { page: plain } = await open({
          html,
          connection: '<shop-config></shop-config>',
          before: (page) => page.route(/\/kit\//, (route) => route.abort()),
        })
        if ((await plain.locator(tag).locator(action[0]).and(plain.locator(':enabled')).filter({ visible: true }).count()) === 0) continue
        tried++
        const late = await act(tag, html, action, 'late')
        await late.page.waitForTimeout(1500)
        const expected = await state(late.page, tag)
        const early = await act(tag, html, action, moment)
        await expect.poll(async () => [kind, await state(early.page, tag)]).toEqual([kind, expected])
        expect(early.errors).toEqual([])
      }
      if (tag !== 'shop-add-to-cart' && tag !== 'shop-footer') expect(tried).toBeGreaterThan(0)
    },
    120_000,
  )

test.each([
  ['/c/workshop/hand-tools', '20'],
  ['/search?search=oak', '100'],
])('a price that is typed before the code of %s has loaded filters its products', async (path, price) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { page, errors } = await open({
    site: 'routed',
    path,
    before: (opened) =>
      opened.route(/\/kit\/c\//, async (route) => {
        await held
        await route.continue()
      }),
  })
  await page.getByRole('spinbutton', { name: 'Price, Minimum' }).fill(price)
  release()
  await expect.poll(() => new URL(page.url()).searchParams.get('price')).toMatch(new RegExp(`^${price}\\|`))
  expect(errors).toEqual([])
})
