import { describe, expect, test } from 'vitest'
import { open, sites, type Visit } from '../e2e/harness.ts'
import { kit, waitForElements } from './page.ts'

const button = 'shop-cart-button'
/** An api-base that responds like the shop and is recognizable in the list of calls. */
const base = (name: string) => `${sites.shop}/fault/${name}`
const usedBases = (calls: string[]) =>
  new Set(calls.map((call) => /\/fault\/(\w+)\/api\//.exec(call)?.[1] ?? (/ \/api\//.test(call) ? 'same origin' : '')).filter(Boolean))

async function settled(calls: Visit['calls']): Promise<string[]> {
  await expect.poll(() => calls(/\/api\/(configuration|translations)/).length).toBeGreaterThan(1)
  // without the session, which is loaded once per page when the page is idle
  return [...usedBases(calls().filter((call) => !call.includes('/api/customer/')))]
}

interface Sources {
  tag?: boolean
  near?: boolean
  first?: boolean
  script?: boolean
  page?: boolean
  configured?: boolean
}

/** Opens a page whose named sources set api-base. Returns the one that was used. */
async function used(sources: Sources): Promise<string[]> {
  const attribute = (name: keyof Sources) => (sources[name] ? ` api-base="${base(name)}"` : '')
  const { page, calls } = await open({
    connection: sources.first ? `<shop-config${attribute('first')}></shop-config>` : '',
    script: sources.script ? `data-api-base="${base('script')}"` : '',
    html: sources.configured ? '<main></main>' : inner(attribute('tag'), attribute('near')),
    before: (page) =>
      page.addInitScript((address) => {
        if (address) Object.assign(window, { SHOP_CONFIG: { apiBase: address } })
      }, sources.page && base('page')),
  })
  if (sources.configured) {
    await (await kit(page)).evaluate(({ configure }, apiBase) => configure({ apiBase }), base('configured'))
    await page.locator('main').evaluate((main, tag) => main.append(document.createElement(tag)), button)
  }
  await waitForElements(page, button)
  return settled(calls)
}

const inner = (tag: string, near: string) => {
  const element = `<${button}${tag}></${button}>`
  return near ? `<shop-config${near}>${element}</shop-config>` : element
}

describe('precedence of settings', () => {
  test('the attribute of a tag overrides all other settings', async () => {
    const found = await used({ tag: true, script: true, page: true })
    expect(found).toEqual(['tag'])
  })

  test('the nearest ancestor shop-config overrides the first one of the page', async () => {
    expect(await used({ near: true, script: true, page: true })).toEqual(['near'])
  })

  test('the first shop-config of the page applies to tags outside it', async () => {
    expect(await used({ first: true, script: true, page: true })).toEqual(['first'])
  })

  test('the first shop-config of the page supplies a setting that the ancestor shop-config omits', async () => {
    const { page, calls } = await open({
      connection: `<shop-config api-base="${base('first')}"></shop-config>`,
      html: `<shop-config language="lt"><${button}></${button}></shop-config>`,
    })
    await page
      .locator(button)
      .getByRole('link', { name: /krepšelis/i })
      .waitFor()
    expect(await settled(calls)).toEqual(['first'])
  })

  test('the data attributes of the kit’s script apply without a shop-config', async () => {
    expect(await used({ script: true, page: true })).toEqual(['script'])
  })

  test('window.SHOP_CONFIG applies without data attributes', async () => {
    expect(await used({ page: true, configured: true })).toEqual(['page'])
  })

  test('configure() applies without window.SHOP_CONFIG', async () => {
    expect(await used({ configured: true })).toEqual(['configured'])
  })

  test('api-base is the origin of the page if nothing names it', async () => {
    expect(await used({})).toEqual(['same origin'])
  })

  test('api-base is the origin of the script on a page of another site', async () => {
    const { page, calls, errors } = await open({ site: 'cms', connection: '', html: `<${button}></${button}>` })
    await waitForElements(page, button)
    expect(await settled(calls)).toEqual(['same origin'])
    expect(errors).toEqual([])
  })

  test('the markup of lists is requested from the origin of the script as well', async () => {
    const list = '<shop-product-list product-list="trail" page-size="4" pager="none"></shop-product-list>'
    const { page, calls, errors } = await open({ site: 'cms', connection: '', html: list })
    const picture = page.locator('shop-product-list').getByRole('article').first().locator('img').first()
    expect(await picture.getAttribute('src')).toMatch(new RegExp(`^${sites.shop}/images/`))
    expect(calls(/\/render\?/)).toHaveLength(1)
    expect(errors).toEqual([])
  })
})

test('a single tag can set its language', async () => {
  const { page, calls } = await open({ html: `<${button}></${button}><${button} language="lt"></${button}>` })
  await waitForElements(page, button)
  await page
    .locator(button)
    .nth(1)
    .getByRole('link', { name: /krepšelis/i })
    .waitFor()
  await page.locator(button).nth(0).getByRole('link', { name: /cart/i }).waitFor()
  expect(calls(/\/api\/translations/).some((call) => call.includes('lt'))).toBe(true)
})

test('the language comes from the script of the kit, or else from the page', async () => {
  const said = await open({ html: `<${button}></${button}>`, script: 'data-language="lt"' })
  await said.page
    .locator(button)
    .getByRole('link', { name: /krepšelis/i })
    .waitFor()
  const written = await open({ html: `<${button}></${button}>`, language: 'lt' })
  await written.page
    .locator(button)
    .getByRole('link', { name: /krepšelis/i })
    .waitFor()
})

test('elements follow later changes of a setting', async () => {
  const { page, calls } = await open({ html: `<${button}></${button}>` })
  await waitForElements(page, button)
  await page.locator('shop-config').evaluate((config) => config.setAttribute('language', 'lt'))
  await page
    .locator(button)
    .getByRole('link', { name: /krepšelis/i })
    .waitFor()
  await page.locator('shop-config').evaluate((config, address) => config.setAttribute('api-base', address), base('later'))
  await expect.poll(() => calls(/fault\/later\/api\//).length).toBeGreaterThan(0)
})

test('language and api-base are properties of every tag, even before the kit has loaded', async () => {
  const { page, calls } = await open({
    connection: '',
    html: `<shop-config></shop-config><${button}></${button}>`,
    before: (page) =>
      page.addInitScript((apiBase) => {
        new MutationObserver(() => {
          const config = document.querySelector('shop-config')
          if (config && !config.matches(':defined')) Object.assign(config, { apiBase })
        }).observe(document, { childList: true, subtree: true })
      }, base('property')),
  })
  await waitForElements(page, button, 'shop-config')
  expect(await page.locator('shop-config').getAttribute('api-base')).toBe(base('property'))
  await expect.poll(() => calls(/fault\/property\/api\//).length).toBeGreaterThan(0)
  const say = (language: string | undefined) =>
    page.locator(button).evaluate((element, value) => Object.assign(element, { language: value }), language)
  await say('lt')
  await page
    .locator(button)
    .getByRole('link', { name: /krepšelis/i })
    .waitFor()
  expect(await page.locator(button).evaluate((element) => Reflect.get(element, 'language'))).toBe('lt')
  await say(undefined)
  await page.locator(button).getByRole('link', { name: /cart/i }).waitFor()
  expect(await page.locator(button).getAttribute('language')).toBeNull()
})

test('a property of shop-config works like its attribute, even before the kit has loaded', async () => {
  const { page } = await open({
    html: `<${button}></${button}>`,
    before: (page) =>
      page.addInitScript(() => {
        new MutationObserver(() => {
          const config = document.querySelector('shop-config')
          if (config && !config.matches(':defined')) Object.assign(config, { theme: 'dark' })
        }).observe(document, { childList: true, subtree: true })
      }),
  })
  await waitForElements(page, button, 'shop-config')
  expect(await page.locator('shop-config').getAttribute('theme')).toBe('dark')
  const scheme = () => page.locator(button).evaluate((element) => getComputedStyle(element).colorScheme)
  await expect.poll(scheme).toBe('dark')
  await page.locator('shop-config').evaluate((config) => Object.assign(config, { theme: 'light' }))
  await expect.poll(scheme).toBe('light')
  await page.locator('shop-config').evaluate((config) => Object.assign(config, { theme: undefined }))
  expect(await page.locator('shop-config').getAttribute('theme')).toBeNull()
})

test('tags use a shop-config parsed after them', async () => {
  const address = base('last')
  const { page, calls } = await open({
    connection: '',
    script: 'async',
    // blocks the parser, not the kit
    html: `<${button}></${button}><script src="${sites.shop}/late.js"></script><shop-config api-base="${address}"></shop-config>`,
    before: (page) =>
      page.route('**/late.js', async (route) => {
        await page.waitForFunction(() => customElements.get('shop-cart-button') ?? performance.now() > 1500)
        await route.fulfill({ contentType: 'text/javascript', body: '' })
      }),
  })
  await waitForElements(page, button)
  expect(await settled(calls)).toEqual(['last'])
})
