import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { open } from '../e2e/harness.ts'
import { tagAttributes } from '../server/render/tag-attributes.ts'

/** Every tag that shows something to a visitor without a customer, each with content. */
const attributes: typeof tagAttributes = {
  ...tagAttributes,
  'shop-account-section': { section: 'orders' },
  'shop-cart': {},
  'shop-form': { 'form-id': 'contact' },
  'shop-login': {},
  'shop-newsletter-form': {},
  'shop-page': { path: '/terms' },
  'shop-styleguide': {},
  'shop-wishlist': {},
}
const tags = Object.keys(attributes)
const html = tags.map((tag) => {
  const values = Object.entries(attributes[tag] ?? {}).map(([name, value]) => (value === true ? name : `${name}='${value}'`))
  return `<${tag} ${values.join(' ')}></${tag}>`
})

interface Measure {
  tag: string
  className: string
  /** gaps and paddings of more than a hairline */
  spaces: number[]
  fontSize: number
}

/** Measures each element in the shadow roots with each set of tokens on the page. */
const measure = (page: Page, sets: Record<string, string>[]): Promise<Measure[][]> =>
  page.evaluate((all) => {
    const { style } = document.documentElement
    const read = ['rowGap', 'columnGap', 'paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'] as const
    return all.map((set) => {
      for (const [name, value] of Object.entries(set)) style.setProperty(name, value)
      const measures = [...document.querySelectorAll('*')].flatMap(({ localName, shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('[data-shop-root] *:not(svg, svg *, option)') ?? [])].map((element) => {
          const computed = getComputedStyle(element)
          const spaces = read.map((name) => Number.parseFloat(computed[name]) || 0).filter((px) => px > 2)
          return { tag: localName, className: element.className, spaces, fontSize: Number.parseFloat(computed.fontSize) }
        }),
      )
      for (const name of Object.keys(set)) style.removeProperty(name)
      return measures
    })
  }, sets)

test('--shop-space scales the spaces of every tag, --shop-unit the text as well', async () => {
  const { page } = await open({ html: html.join('\n'), height: 20_000 })
  const emptyTags = async () => {
    const [measures = []] = await measure(page, [{}])
    return tags.filter((tag) => !measures.some((measured) => measured.tag === tag && measured.spaces.length))
  }
  await expect.poll(emptyTags, { timeout: 30_000 }).toEqual(['shop-cart-button', 'shop-video', 'shop-wishlist-button'])
  const [usual = [], airy = [], large = []] = await measure(page, [{}, { '--shop-space': '8px' }, { '--shop-unit': '24px' }])
  const spaced = usual.flatMap(({ spaces }, index) => (spaces.length ? [index] : []))
  const unchangedIn = (measures: Measure[]) => spaced.filter((index) => `${measures[index]?.spaces}` === `${usual[index]?.spaces}`)
  const classesOf = (indexes: number[]) => [...new Set(indexes.map((index) => `${usual[index]?.tag} ${usual[index]?.className}`))]
  const limit = spaced.length / 20
  for (const measures of [airy, large]) {
    const unchanged = unchangedIn(measures)
    expect(unchanged.length, classesOf(unchanged).join('; ')).toBeLessThan(limit)
  }
  expect(airy.map(({ fontSize }) => fontSize)).toEqual(usual.map(({ fontSize }) => fontSize))
  const unscaled = usual.flatMap(({ fontSize }, index) => ((large[index]?.fontSize ?? 0) < fontSize * 1.2 ? [index] : []))
  expect(unscaled.length, classesOf(unscaled).join('; ')).toBeLessThan(usual.length / 20)
}, 120_000)
