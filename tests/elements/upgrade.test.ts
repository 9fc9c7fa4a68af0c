import { describe, expect, test } from 'vitest'
import { open } from '../e2e/harness.ts'
import { shareVisit, show } from '../e2e/journeys/shared-visit.ts'
import { kit, property, recordEvents, recordedEvents, waitForElements } from './page.ts'

const list = 'shop-product-list'

describe('properties set before the upgrade', () => {
  test('a property set before the kit has loaded applies', async () => {
    const { page } = await open({
      html: '<shop-cart-button></shop-cart-button>',
      before: (page) =>
        page.addInitScript(() => {
          new MutationObserver(() => {
            const button = document.querySelector('shop-cart-button')
            if (button && !Object.hasOwn(button, 'showTotal') && !button.matches(':defined')) Object.assign(button, { showTotal: true })
          }).observe(document, { childList: true, subtree: true })
        }),
    })
    await waitForElements(page, 'shop-cart-button')
    expect(await property(page, 'shop-cart-button', 'showTotal')).toBe(true)
    expect(await page.locator('shop-cart-button').evaluate((button) => Object.hasOwn(button, 'showTotal'))).toBe(false)
  })

  test('a property set before the kit has loaded overrides the attribute', async () => {
    const { page } = await open({
      html: '<shop-cart-button action="side"></shop-cart-button>',
      before: (page) =>
        page.addInitScript(() => {
          new MutationObserver(() => {
            const button = document.querySelector('shop-cart-button')
            if (button && !button.matches(':defined')) Object.assign(button, { action: 'page' })
          }).observe(document, { childList: true, subtree: true })
        }),
    })
    await waitForElements(page, 'shop-cart-button')
    expect(await property(page, 'shop-cart-button', 'action')).toBe('page')
  })
})

describe('connecting, moving and removing', () => {
  const visit = shareVisit({ html: '', before: (page) => recordEvents(page, 'shop-ready', 'shop-list-load') })
  const shown = async (html = '') => {
    await visit.page.evaluate(() => Object.assign(window, { heard: [] }))
    return show(visit, { html })
  }

  test.each(['append', 'moveBefore'])('a moved element keeps its state: %s', async (way) => {
    const { page, calls } = await shown(`<${list} product-list="trail" page-size="4" pager="none"></${list}><main></main>`)
    await page.locator(list).getByRole('article').first().waitFor()
    const asked = calls(/api\/products\?/).length
    const kept = await page.locator(list).evaluate(async (element, how) => {
      const card = element.shadowRoot?.querySelector('article')
      const main = document.querySelector('main') as HTMLElement & { moveBefore?: (node: Node, child: Node | null) => void }
      if (how === 'moveBefore') main.moveBefore?.(element, null)
      else main.append(element)
      await new Promise((done) => setTimeout(done, 50))
      return element.parentElement === main && card?.isConnected && card === element.shadowRoot?.querySelector('article')
    }, way)
    expect(kept).toBe(true)
    expect(calls(/api\/products\?/)).toHaveLength(asked)
    expect((await recordedEvents(page, 'shop-ready')).filter(({ tag }) => tag === list)).toHaveLength(1)
  })

  test('an element moved into another shop-config uses its settings', async () => {
    const { page, calls } = await shown()
    await page.evaluate(async () => {
      await customElements.whenDefined('shop-config')
      const near = document.createElement('shop-config')
      const shop = document.querySelector('shop-config')?.getAttribute('api-base')
      near.setAttribute('api-base', `${shop}/fault/near`)
      near.setAttribute('language', 'lt')
      document.body.append(near, document.createElement('shop-cart-button'))
    })
    await waitForElements(page, 'shop-cart-button')
    await expect.poll(() => calls(/fault\/near\/api\/configuration/).length).toBe(1) // sent by shop-config itself
    const texts = /fault\/near\/api\/translations/
    expect(calls(texts)).toHaveLength(0)
    await page.evaluate(() => document.querySelectorAll('shop-config')[1]?.append(document.querySelector('shop-cart-button') as Element))
    const moved = page.locator('shop-config').nth(1).locator('shop-cart-button')
    await moved.getByRole('link', { name: /krepšelis/i }).waitFor()
    expect(calls(texts)).toHaveLength(1)
  })

  test('an element that was never connected does not mount or send requests', async () => {
    const { page, calls } = await shown('<shop-cart-button></shop-cart-button>')
    await waitForElements(page, 'shop-cart-button')
    const api = await kit(page)
    await api.evaluate(({ define }) => define('shop-product-list'))
    const before = calls().length
    const content = await page.evaluate(async (tag) => {
      const element = Object.assign(document.createElement(tag), { productList: 'trail', pageSize: 3 })
      element.setAttribute('pager', 'none')
      await new Promise((done) => setTimeout(done, 100))
      return element.shadowRoot?.querySelector('[data-shop-root]')?.childNodes.length
    }, list)
    expect(content).toBe(0)
    expect(calls()).toHaveLength(before)
  })

  test('an element re-added in a later task mounts again', async () => {
    const { page } = await shown('<shop-cart-button></shop-cart-button>')
    await waitForElements(page, 'shop-cart-button')
    const empty = await page.evaluate(async () => {
      const button = document.querySelector<HTMLElement>('shop-cart-button')
      if (!button) return
      button.remove()
      await new Promise((done) => setTimeout(done, 20))
      const left = button.shadowRoot?.querySelector('[data-shop-root]')?.childNodes.length
      document.body.append(button)
      return left
    })
    expect(empty).toBe(0)
    await page.locator('shop-cart-button').getByRole('link').waitFor()
  })
})

test('removes a declarative skeleton at the first commit, without a gap', async () => {
  const skeleton = '<template shadowrootmode="open"><p id="skeleton">Loading</p></template>'
  const { page } = await open({
    html: `<${list} product-list="trail" page-size="4">${skeleton}</${list}>`,
    before: (page) =>
      page.addInitScript(() => {
        Object.assign(window, { gaps: 0 })
        const look = () => {
          const root = document.querySelector<HTMLElement>('shop-product-list')?.shadowRoot
          const box = root?.querySelector('[data-shop-root]')
          if (root && !root.querySelector('#skeleton') && !box?.firstElementChild)
            Object.assign(window, { gaps: Reflect.get(window, 'gaps') + 1 })
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  })
  await waitForElements(page, list)
  await page.locator(list).getByRole('article').first().waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'gaps'))).toBe(0)
  expect(await page.locator(`${list} #skeleton`).count()).toBe(0)
})
