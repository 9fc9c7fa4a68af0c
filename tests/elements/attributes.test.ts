import { describe, expect, test } from 'vitest'
import { open } from '../e2e/harness.ts'
import { hear, heard, property, ready } from './page.ts'

const list = 'shop-product-list'

describe('booleans', () => {
  test.each([
    ['', true],
    ['="true"', true],
    ['="on"', true],
    ['="yes"', true],
    ['="1"', true],
    ['="false"', false],
    ['="off"', false],
    ['="no"', false],
    ['="0"', false],
  ])('badges%s is %s', async (written, value) => {
    const { page, errors } = await open({ html: `<${list} product-list="trail" badges${written}></${list}>` })
    await ready(page, list)
    expect(await property(page, list, 'badges')).toBe(value)
    expect(errors).toEqual([])
  })

  test('an absent one has its default, which may be true', async () => {
    const { page } = await open({ html: `<${list} product-list="trail"></${list}><shop-cart-button></shop-cart-button>` })
    await ready(page, list, 'shop-cart-button')
    expect(await property(page, list, 'badges')).toBe(true)
    expect(await property(page, 'shop-cart-button', 'showTotal')).toBe(false)
  })
})

test('a removed attribute goes back to its default', async () => {
  const { page } = await open({ html: `<${list} product-list="trail" badges="false" page-size="4" pager="none"></${list}>` })
  await ready(page, list)
  const values = await page.locator(list).evaluate((element) => {
    const read = () => ['badges', 'pageSize', 'pager'].map((name) => Reflect.get(element, name))
    const before = read()
    for (const name of ['badges', 'page-size', 'pager']) element.removeAttribute(name)
    return { before, after: read() }
  })
  expect(values).toEqual({ before: [false, 4, 'none'], after: [true, undefined, 'pages'] })
})

describe('nonsense', () => {
  test.each([
    ['block', '{', 'block'],
    ['block', '[1]', 'block'],
    ['page-size', '-1', 'pageSize'],
    ['page-size', 'many', 'pageSize'],
    ['page-size', '', 'pageSize'],
    ['display', 'heap', 'display'],
    ['badges', 'perhaps', 'badges'],
  ])('R51 %s="%s" is reported once with tag and attribute, and the default holds', async (attribute, text, name) => {
    const { page, errors } = await open({
      html: `<${list} product-list="trail" ${attribute}='${text}'></${list}><shop-cart-button></shop-cart-button>`,
      before: (page) => hear(page, 'shop-error'),
    })
    await ready(page, list, 'shop-cart-button')
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(`<${list}> attribute "${attribute}"`)
    expect(await heard(page, 'shop-error')).toMatchObject([{ tag: list, detail: { attribute } }])
    const fallback = await page.evaluate(([tag = '', key = '']) => Reflect.get(document.createElement(tag), key), [list, name])
    expect(await property(page, list, name)).toEqual(fallback)
    await page.locator(list).getByRole('article').first().waitFor()
  })

  test('R51 it is not reported again when something else changes', async () => {
    const { page, errors } = await open({ html: '<shop-cart-button action="fly"></shop-cart-button>' })
    await ready(page, 'shop-cart-button')
    await page.locator('shop-cart-button').evaluate((button) => {
      button.setAttribute('show-total', '')
      document.body.append(button)
    })
    expect(errors).toHaveLength(1)
  })

  test('R51 a property that does not fit is reported, and its setter does not throw', async () => {
    const { page, errors } = await open({ html: '<shop-cart-button></shop-cart-button>' })
    await ready(page, 'shop-cart-button')
    await page.locator('shop-cart-button').evaluate((button) => Reflect.set(button, 'action', { fly: true }))
    expect(errors).toEqual(['<shop-cart-button> attribute "action": a object does not fit'])
    expect(await property(page, 'shop-cart-button', 'action')).toBe('auto')
  })

  test('R51 a property that throws while it is read is reported, and its setter does not throw', async () => {
    const { page, errors } = await open({ html: `<${list} product-list="trail"></${list}>` })
    await ready(page, list)
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

test('an attribute that belongs to no tag is left alone', async () => {
  const { page, errors } = await open({ html: '<shop-cart-button colour="red" data-x="1" aria-hidden="true"></shop-cart-button>' })
  await ready(page, 'shop-cart-button')
  expect(errors).toEqual([])
})
