import { describe, expect, test } from 'vitest'
import { shareVisit, show } from '../e2e/journeys/shared-visit.ts'
import { properties, property, recordEvents, recordedEvents, waitForElements } from './page.ts'

const list = 'shop-product-list'
const visit = shareVisit({ html: '', before: (page) => recordEvents(page, 'shop-error') })

async function shown(html: string) {
  const { page, errors } = visit
  await page.evaluate(() => {
    window.heard = []
  })
  await show(visit, { html })
  return { page, errors }
}

test('a boolean attribute accepts presence, truthy and falsy words, and falls back to its default when absent', async () => {
  const yes = ['', '="true"', '="on"', '="yes"', '="1"', '="TRUE"']
  const no = ['="false"', '="off"', '="no"', '="0"']
  const buttons = ['', ...[...yes, ...no].map((value) => ` show-total${value}`)].map(
    (written) => `<shop-cart-button${written}></shop-cart-button>`,
  )
  const lists = ['', ' badges', ' badges="off"'].map((written) => `<${list} product-list="trail" limit="1"${written}></${list}>`)
  const { page, errors } = await shown([...buttons, ...lists].join(''))
  await waitForElements(page, list, 'shop-cart-button')
  expect(await properties(page, 'shop-cart-button', 'showTotal')).toEqual([false, ...yes.map(() => true), ...no.map(() => false)])
  expect(await properties(page, list, 'badges')).toEqual([true, true, false])
  expect(errors).toEqual([])
})

test('removing an attribute restores its default', async () => {
  const { page } = await shown(`<${list} product-list="trail" badges="false" page-size="4" pager="none"></${list}>`)
  await waitForElements(page, list)
  const values = await page.locator(list).evaluate((element) => {
    const read = () => ['badges', 'pageSize', 'pager'].map((name) => Reflect.get(element, name))
    const before = read()
    for (const name of ['badges', 'page-size', 'pager']) element.removeAttribute(name)
    return { before, after: read() }
  })
  expect(values).toEqual({ before: [false, 4, 'none'], after: [true, undefined, 'pages'] })
})

describe('invalid attributes', () => {
  test('reports unknown attributes, with the correct name if it can tell, and ignores those of HTML and frameworks', async () => {
    const foreign = `class="a" id="b" style="" slot="c" part="d" title="Trail" tabindex="-1" aria-label="e" data-page-size="9" onclick="" hidden
      itemprop="f" role="group" is="g" ng-version="17" v-cloak x-data="{}" hx-get="/h" @click="i" :key="j" wire:id="k" _ngcontent-ab currency="USD"`
    const { page, errors } = await shown(
      `<${list} product-list="trail" pageSize="4" page_sizes="4 8" page-sise="2" list="trail" colour="red" lazy="false" ${foreign}></${list}>`,
    )
    await waitForElements(page, list)
    await expect
      .poll(() => errors)
      .toEqual([
        `<${list}> attribute "pagesize": did you mean "page-size"?`,
        `<${list}> attribute "page_sizes": did you mean "page-sizes"?`,
        `<${list}> attribute "page-sise": did you mean "page-size"?`,
        `<${list}> attribute "list": did you mean "product-list"?`,
        `<${list}> attribute "colour": there is no such attribute`,
      ])
    expect((await recordedEvents(page, 'shop-error')).map(({ detail }) => (detail as { attribute: string }).attribute)).toEqual([
      'pagesize',
      'page_sizes',
      'page-sise',
      'list',
      'colour',
    ])
  })

  test('reports misspelled tags once, and none that the page defines', async () => {
    const { page, errors } = await shown(
      '<shop-productlist></shop-productlist><shop-productlist></shop-productlist><shop-basket></shop-basket><shop-hero></shop-hero>',
    )
    await page.evaluate(() => customElements.define('shop-hero', class extends HTMLElement {}))
    await expect
      .poll(() => [...errors].sort())
      .toEqual(['<shop-basket>: the kit has no such tag', '<shop-productlist>: the kit has no such tag; did you mean <shop-product-list>?'])
    expect((await recordedEvents(page, 'shop-error')).map(({ tag }) => tag).sort()).toEqual(['shop-basket', 'shop-productlist'])
  })

  test('reports a product list that the shop does not have', async () => {
    const { page, errors } = await shown(`<${list} product-list="trial" lazy="false"></${list}>`)
    await page.locator(list).getByText('No products').first().waitFor()
    await expect
      .poll(() => errors)
      .toEqual([`<${list}> attribute "product-list": the shop has no products in a list "trial"; did you mean "trail"?`])
    expect(await recordedEvents(page, 'shop-error')).toHaveLength(1)
  })

  test('R51 reports an invalid value once with tag and attribute, and renders the default', async () => {
    const nonsense: [attribute: string, text: string, property: string, fallback: unknown][] = [
      ['block', '{', 'block', undefined],
      ['block', '[1]', 'block', undefined],
      ['page-size', '-1', 'pageSize', undefined],
      ['page-size', 'many', 'pageSize', undefined],
      ['page-size', '', 'pageSize', undefined],
      ['page-sizes', '4 many', 'pageSizes', undefined],
      ['display', 'heap', 'display', 'list'],
      ['badges', 'perhaps', 'badges', true],
    ]
    const { page, errors } = await shown(
      nonsense.map(([name, text]) => `<${list} product-list="trail" limit="2" lazy="false" ${name}='${text}'></${list}>`).join(''),
    )
    await waitForElements(page, list)
    expect(errors).toHaveLength(nonsense.length)
    expect(await recordedEvents(page, 'shop-error')).toHaveLength(nonsense.length)
    for (const [index, [attribute, text, property, fallback]] of nonsense.entries()) {
      expect(errors[index]).toContain(`<${list}> attribute "${attribute}": "${text}"`)
      expect((await properties(page, list, property))[index]).toEqual(fallback)
      await page.locator(list).nth(index).scrollIntoViewIfNeeded() // cards render near the viewport
      await page.locator(list).nth(index).getByRole('article').first().waitFor()
    }
    expect((await recordedEvents(page, 'shop-error')).map(({ detail }) => (detail as { attribute: string }).attribute)).toEqual(
      nonsense.map(([name]) => name),
    )
  })

  test('R51 reports unknown sort orders and products and renders the rest', async () => {
    const { page, errors } = await shown(
      `<${list} product-list="trail" limit="2" lazy="false" sort="price" sorts="cheap price_asc title" sort-select></${list}>
       <shop-product-card product-id="of-another-shop"></shop-product-card>`,
    )
    await page.locator(list).getByRole('article').first().waitFor()
    const options = page.locator(list).getByLabel('Sort by').locator('option')
    await expect
      .poll(() => options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)))
      .toEqual(['price_asc', 'title'])
    await expect
      .poll(() => [...errors].sort())
      .toEqual([
        '<shop-product-card> attribute "product-id": the shop has no product "of-another-shop"',
        `<${list}> attribute "sort": the shop has no sort "price"; did you mean "price_asc"?`,
        `<${list}> attribute "sorts": the shop has no sort "cheap"`,
      ])
    expect(await recordedEvents(page, 'shop-error')).toHaveLength(3)
  })

  test('a list without a source shows no sort or page controls', async () => {
    const { page } = await shown(`<${list}></${list}>`)
    await page.locator(list).getByText('Choose what this list shows').waitFor()
    expect(await page.locator(list).getByRole('combobox').count()).toBe(0)
    expect(await page.locator(list).getByRole('button').count()).toBe(0)
  })

  test('R51 does not report an invalid value again when another attribute changes', async () => {
    const { page, errors } = await shown('<shop-cart-button action="fly"></shop-cart-button>')
    await waitForElements(page, 'shop-cart-button')
    await page.locator('shop-cart-button').evaluate((button) => {
      button.setAttribute('show-total', '')
      document.body.append(button)
    })
    expect(errors).toHaveLength(1)
  })

  test('R51 reports an invalid property without throwing in its setter', async () => {
    const { page, errors } = await shown('<shop-cart-button></shop-cart-button>')
    await waitForElements(page, 'shop-cart-button')
    await page.locator('shop-cart-button').evaluate((button) => Reflect.set(button, 'action', { fly: true }))
    expect(errors).toEqual(['<shop-cart-button> attribute "action": unexpected value of type object'])
    expect(await property(page, 'shop-cart-button', 'action')).toBe('auto')
  })

  test('R51 reports a property value with a throwing getter without throwing in the setter', async () => {
    const { page, errors } = await shown(`<${list} product-list="trail"></${list}>`)
    await waitForElements(page, list)
    await page.locator(list).evaluate((element) => {
      Object.assign(element, {
        block: {
          get title(): string {
            throw new Error('gone')
          },
        },
      })
    })
    expect(errors).toEqual([`<${list}> attribute "block": cannot be read: gone`])
    expect(await property(page, list, 'block')).toBeUndefined()
  })
})

test('list properties accept the same values as attributes', async () => {
  const block = JSON.stringify({ type: 'productList', title: 'Trail', data: { productListId: 'trail', sort: 'price_asc' } })
  const { page, errors } = await shown(`<${list} block='${block}' page-size="3"></${list}>`)
  await waitForElements(page, list)
  await page.locator(list).getByRole('heading', { name: 'Trail', level: 2 }).waitFor()
  await page.locator(list).getByRole('article').first().waitFor()
  const set = (values: object) => page.locator(list).evaluate((element, given) => void Object.assign(element, given), values)
  await set({ columns: 4 })
  expect(await property(page, list, 'columns')).toEqual([4, 4, 4])
  await set({ columns: '2 3 5', presetFilters: 'price=10|50' })
  expect([await property(page, list, 'columns'), await property(page, list, 'presetFilters')]).toEqual([
    [2, 3, 5],
    { price: { min: 10, max: 50 } },
  ])
  await set({ presetFilters: { colour: ['red'] } })
  expect(await property(page, list, 'presetFilters')).toEqual({ colour: ['red'] })
  expect(errors).toEqual([])
  await set({ columns: 40, presetFilters: { colour: 5 }, filterFields: [null, 'price'] })
  await set({ presetFilters: 'price=10|50&colour=red' })
  expect(errors.map((error) => error.split(':')[0])).toEqual(
    ['columns', 'preset-filters', 'filter-fields', 'preset-filters'].map((name) => `<${list}> attribute "${name}"`),
  )
  await set({ products: 'x' })
  await set({ products: [{}, null, { id: 'own', title: 'Own' }] })
  await expect.poll(() => page.locator(list).getByRole('article').count()).toBe(1)
})

test('validates translations set by the page like those of the shop', async () => {
  const { page } = await shown(`<${list} product-list="trail" page-size="2" split-by="off" count></${list}>`)
  await waitForElements(page, list)
  const count = page.locator(list).locator('[part~="count"]')
  await expect.poll(() => count.textContent()).toMatch(/products$/)
  const config = page.locator('shop-config').first()
  await config.evaluate((element) => Object.assign(element, { translations: { '{count} products': 5, 'Choose options': 'Pick one' } }))
  await page.locator(list).getByText('Pick one').first().waitFor()
  expect(await count.textContent()).toMatch(/products$/)
  await config.evaluate((element) => Object.assign(element, { translations: undefined }))
})

test('R51 reports a missing required attribute once, in the console and as an event', async () => {
  const tags = { 'shop-add-to-cart': 'product-id', 'shop-product-card': 'product-id', 'shop-form': 'form-id', 'shop-news-item': 'news-id' }
  const { page, errors } = await shown(
    Object.keys(tags)
      .map((tag) => `<${tag}></${tag}>`)
      .join(''),
  )
  await expect.poll(() => errors.length).toBe(4)
  for (const [tag, attribute] of Object.entries(tags))
    expect(errors.filter((error) => error.startsWith(`<${tag}> attribute "${attribute}": `))).toHaveLength(1)
  expect(await recordedEvents(page, 'shop-error')).toHaveLength(4)
})
