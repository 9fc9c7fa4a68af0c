import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { tokens } from '../../src/ui/tokens.ts'
import { readTheme } from '../../tools/tokens/design-tokens.ts'
import { open, toShop } from '../e2e/harness.ts'
import { waitForElements } from './page.ts'

const minContrast = 4.5
/** Of a focus ring, which is not text. */
const minRingContrast = 3

/** Light, dark, vivid and grey colours, and those at the luminance where white and black text contrast equally. */
const brands = [
  ...['#ffd400', '#000080', '#00ff00', '#7a1f3d', '#800000', '#ffffff', '#000000', '#777777', '#767676', '#0000ff', '#ff0000', '#ff00ff'],
  ...['#00ffff', '#ff6600', '#1db954', '#e4007c', '#c0ffee', '#2b2b2b', '#5a3fc0', 'oklch(0.7 0.2 330)', 'rebeccapurple'],
]

/** What is read on what: token of the text, tokens of its grounds. */
const pairs: [text: string, grounds: string[]][] = [
  ['on-primary', ['primary', 'primary-hover']],
  ['primary-text', ['page', 'surface', 'sunken', 'primary-soft']],
  ['link', ['page', 'surface', 'sunken', 'primary-soft']],
  ['focus', ['page', 'surface', 'sunken', 'primary-soft']],
  ['text', ['page', 'surface', 'sunken', 'primary-soft']],
]

type Rgb = readonly [number, number, number]

/** The rendered colours of tokens inside a tag, by token, for each set of tokens of the page. */
const renderedColors = (page: Page, names: readonly string[], themes: readonly Record<string, string>[]) =>
  page.evaluate(
    ([wanted, sets]) => {
      const host = document.querySelector('shop-cart-button') as HTMLElement
      const probe = host.shadowRoot?.querySelector('div')?.appendChild(document.createElement('i')) as HTMLElement
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D
      const root = document.documentElement.style
      return sets.map((set) => {
        for (const [name, value] of Object.entries(set)) root.setProperty(name, value)
        const colors = wanted.map((name): [string, Rgb] => {
          probe.style.color = 'transparent'
          probe.style.color = `var(--s-color-${name})`
          context.clearRect(0, 0, 1, 1)
          context.fillStyle = getComputedStyle(probe).color
          context.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
          return [name, [red, green, blue]]
        })
        for (const name of Object.keys(set)) root.removeProperty(name)
        return Object.fromEntries(colors)
      })
    },
    [names, themes] as const,
  )

const linear = (channel: number) => (channel <= 10.3 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
function contrast(one: Rgb, other: Rgb) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

async function openTag(colorScheme: string) {
  const visit = await open({ html: '<shop-cart-button></shop-cart-button>', head: `<style>:root{color-scheme:${colorScheme}}</style>` })
  await waitForElements(visit.page, 'shop-cart-button')
  return visit.page
}

const allNames = [...new Set(pairs.flatMap(([text, grounds]) => [text, ...grounds]))]

for (const scheme of ['light', 'dark'])
  test(`one brand colour is enough: everything derived from it is readable in the ${scheme} scheme`, async () => {
    const page = await openTag(scheme)
    const pages = scheme === 'light' ? ['', '#ffffff', '#f6f1e7', '#e9edf5'] : ['', '#000000', '#1c1420']
    const themes = await renderedColors(
      page,
      allNames,
      pages.flatMap((ground) => brands.map((brand) => ({ '--shop-color-primary': brand, ...(ground && { '--shop-color-page': ground }) }))),
    )
    const unreadable = themes.flatMap((colors, index) =>
      pairs.flatMap(([text, grounds]) =>
        grounds
          .map((ground) => ({ ground, ratio: contrast(colors[text] as Rgb, colors[ground] as Rgb) }))
          .filter(({ ratio }) => ratio < minContrast)
          .map(({ ground, ratio }) => `${brands[index % brands.length]}: ${text} on ${ground} ${ratio.toFixed(2)}`),
      ),
    )
    expect(unreadable).toEqual([])
    for (const colors of themes) expect(colors['primary-hover']).not.toEqual(colors.primary)
  })

test('a brand colour may differ between light and dark, and each derived colour can be set', async () => {
  const page = await openTag('dark')
  const [derived, own] = await renderedColors(
    page,
    ['primary', 'primary-text', 'on-primary'],
    [
      { '--shop-color-primary': 'light-dark(#7a1f3d, #ffd400)' },
      { '--shop-color-primary': '#7a1f3d', '--shop-color-on-primary': '#ffeedd', '--shop-color-primary-text': '#ffddee' },
    ],
  )
  expect(derived).toEqual({ primary: [255, 212, 0], 'primary-text': [255, 212, 0], 'on-primary': [0, 0, 0] })
  expect(own).toEqual({ primary: [122, 31, 61], 'primary-text': [255, 221, 238], 'on-primary': [255, 238, 221] })
})

for (const name of ['luxury', 'brutalist', 'neon'])
  test(`the example theme ${name} is readable and sets only tokens that exist`, async () => {
    const css = await readFile(new URL(`../../docs/examples/themes/${name}.css`, import.meta.url), 'utf8')
    const theme = readTheme(css)
    expect(Object.keys(theme).filter((token) => tokens.every((known) => known.name !== token))).toEqual([])
    const page = await openTag(name === 'neon' ? 'dark' : 'light')
    const checked: typeof pairs = [
      ...pairs,
      ['muted', ['page', 'surface', 'sunken']],
      ['sale', ['page', 'surface', 'sunken']],
      ['on-sale', ['sale']],
      ['on-inverse', ['inverse']],
    ]
    const [colors = {}] = await renderedColors(page, [...new Set(checked.flat(2))], [theme])
    const unreadable = checked.flatMap(([text, grounds]) =>
      grounds
        .filter((ground) => contrast(colors[text] as Rgb, colors[ground] as Rgb) < minContrast)
        .map((ground) => `${text} on ${ground}`),
    )
    expect(unreadable).toEqual([])
  })

const hex = (rgb: Rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

test('without a brand colour the kit looks as designed', async () => {
  const names = ['primary', 'primary-hover', 'on-primary', 'primary-soft', 'primary-text', 'link', 'focus']
  const look = async (scheme: string) => {
    const [colors] = await renderedColors(await openTag(scheme), names, [{}])
    return Object.values(colors ?? {}).map(hex)
  }
  expect(await look('light')).toEqual(['#214895', '#12357a', '#fcfcfc', '#e8f0fd', '#214895', '#214895', '#2867e4'])
  expect(await look('dark')).toEqual(['#8cb6f4', '#a5c9ff', '#0c1628', '#222f46', '#8cb6f4', '#9ac0f8', '#86caff'])
})

test('sizes follow the font size of the reader, even if the page makes its rem smaller', async () => {
  const list = '<shop-product-list product-list="trail" page-size="3" lazy="false"></shop-product-list>'
  const sizeAt = async (css: string, reader = 16) => {
    const { page } = await open({
      html: `${list}<shop-cart-button></shop-cart-button>`,
      head: `<style>${css}</style>`,
      contextOptions: {},
      before: async (opened) => {
        const session = await opened.context().newCDPSession(opened)
        await session.send('Page.setFontSizes', { fontSizes: { standard: reader } })
      },
    })
    await waitForElements(page, 'shop-product-list', 'shop-cart-button')
    const sizes = await page.evaluate(() =>
      ['shop-product-list', 'shop-cart-button'].map((tag) => {
        const content = document.querySelector(tag)?.shadowRoot?.querySelector('[data-shop-root] > *')
        return content && getComputedStyle(content).fontSize
      }),
    )
    expect(sizes[0]).toBe(sizes[1])
    return sizes[0]
  }
  expect(await sizeAt('')).toBe('16px')
  expect(await sizeAt('html{font-size:62.5%}')).toBe('16px')
  expect(await sizeAt('html{font-size:10px} *{font-size:3px!important}')).toBe('16px')
  expect(await sizeAt('html{font-size:62.5%}', 20)).toBe('20px')
  expect(await sizeAt('body{font-family:monospace}', 20)).toBe('20px')
  expect(await sizeAt('html{font-size:125%}')).toBe('20px')
  expect(await sizeAt('html{font-size:62.5%;--shop-unit:14px}')).toBe('14px')
})

test('sizes follow the font size of the reader in a page whose rem gets smaller later', async () => {
  const { page } = await open({
    html: '<shop-cart-button></shop-cart-button>',
    head: '<style>@media (width < 700px) { html { font-size: 62.5% } }</style>',
    contextOptions: {},
  })
  await waitForElements(page, 'shop-cart-button')
  const read = () =>
    page.evaluate(() => {
      const content = document.querySelector('shop-cart-button')?.shadowRoot?.querySelector('[data-shop-root] > *')
      return [content && getComputedStyle(content).fontSize, getComputedStyle(document.documentElement).getPropertyValue('--s-reader')]
    })
  expect(await read()).toEqual(['16px', '']) // a custom property of :root would make the browser style the whole page again
  await page.setViewportSize({ width: 600, height: 900 })
  await expect.poll(read).toEqual(['16px', '16px'])
})

test('nothing moves when the kit repairs a small rem', async () => {
  const { page } = await open({
    html: '<shop-product-list product-list="trail" page-size="4"></shop-product-list><p id="below">Below</p>',
    head: '<style>html{font-size:62.5%}#below{font-size:16px}</style>',
    before: (opened) =>
      opened.addInitScript(() => {
        const sizes = new Set<string>()
        Object.assign(window, { sizes })
        const look = () => {
          const title = document.querySelector('shop-product-list')?.shadowRoot?.querySelector('.card-title')
          if (title) sizes.add(getComputedStyle(title).fontSize)
          requestAnimationFrame(look)
        }
        look()
      }),
  })
  await waitForElements(page, 'shop-product-list')
  const sizes = await page.evaluate(() => [...(window as unknown as { sizes: Set<string> }).sizes])
  expect(sizes).toEqual(['15px'])
})

/** A host page that sets no token: its look is in its own styles. */
const hostPages = {
  cream: {
    css: `body{background:#f6f1e7;color:#2b2018;font-family:Georgia,serif} a{color:#7a1f3d} h2{font:500 2em/1.1 "Playfair Display",serif;letter-spacing:.02em}`,
    primary: '#7a1f3d',
  },
  neon: { css: 'html{background:#07070c} body{color:#d8ffe6} a{color:#39ff88} button{background:#ff2bd6;color:#000}', primary: '#ff2bd6' },
  accent: { css: 'body{background:#fff;color:#222;accent-color:#ffd400}', primary: '#ffd400' },
  grey: { css: 'body{background:#808080;color:#999} a{color:#77c}', primary: '#7777cc' },
  unstyled: { css: '', primary: '#214895' },
}

for (const [name, { css, primary }] of Object.entries(hostPages))
  test(`theme="inherit" looks like the page and stays readable: ${name}`, async () => {
    const { page, errors } = await open({
      html: '<shop-product-list product-list="trail" page-size="3"></shop-product-list><shop-cart-button></shop-cart-button>',
      head: `<style>${css}</style>`,
      connection: toShop().replace('<shop-config', '<shop-config theme="inherit"'),
    })
    await waitForElements(page, 'shop-cart-button', 'shop-product-list')
    const checked: typeof pairs = [
      ...pairs,
      ...['muted', 'sale', 'error'].map((text): (typeof pairs)[number] => [text, ['page', 'surface', 'sunken']]),
      ['on-sale', ['sale']],
    ]
    const [colors = {}] = await renderedColors(page, [...new Set(checked.flat(2))], [{}])
    expect(hex(colors.primary as Rgb)).toBe(primary)
    const unreadable = checked.flatMap(([text, grounds]) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(colors[text] as Rgb, colors[ground] as Rgb)
        return ratio < (text === 'focus' ? minRingContrast : minContrast) ? `${text} on ${ground} ${ratio.toFixed(2)}` : []
      }),
    )
    expect(unreadable).toEqual([])
    expect(errors).toEqual([])
  })

test('theme="inherit" takes the type of headings, leaves the page\'s own tokens alone, and follows a change of the page', async () => {
  const { page } = await open({
    html: '<shop-cart-button></shop-cart-button><shop-text heading="Hello" text="World"></shop-text>',
    head: `<style>${hostPages.cream.css} :root{--shop-color-link:#0000ff} .dark body{background:#111;color:#eee}</style>`,
    connection: toShop().replace('<shop-config', '<shop-config theme="inherit"'),
  })
  await waitForElements(page, 'shop-cart-button', 'shop-text')
  const heading = await page
    .locator('shop-text .frame-heading')
    .evaluate((element) => [getComputedStyle(element).fontFamily, getComputedStyle(element).fontWeight])
  expect(heading).toEqual(['"Playfair Display", serif', '500'])
  const read = async () => {
    const [colors = {}] = await renderedColors(page, ['page', 'text', 'link'], [{}])
    return Object.values(colors).map(hex)
  }
  expect(await read()).toEqual(['#f6f1e7', '#2b2018', '#0000ff'])
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expect.poll(read).toEqual(['#111111', '#eeeeee', '#0000ff'])
  await page.locator('shop-config').evaluate((config) => config.removeAttribute('theme'))
  await expect.poll(read).toEqual(['#ffffff', '#181e29', '#0000ff'])
})
