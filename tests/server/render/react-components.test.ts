import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { breadcrumbs } from '../../../elements/breadcrumbs.ts'
import { config } from '../../../elements/config.ts'
import { productList } from '../../../elements/product-list.ts'
import { component } from '../../../elements/react/component.ts'

const List = component(productList)
const Crumbs = component(breadcrumbs)
const Config = component(config)

describe('a React component of a tag, on a server', () => {
  test('writes booleans, numbers, texts and lists as attributes', () => {
    const html = renderToString(
      createElement(List, {
        addToCart: false,
        filters: true,
        pageSize: 4,
        productList: 'trail',
        productIds: ['a', 'b'],
        columns: [1, 2, 4],
        apiBase: 'https://shop.example',
      }),
    )
    expect(html).toBe(
      '<shop-product-list add-to-cart="false" filters="" page-size="4" product-list="trail" product-ids="a b" columns="1 2 4" api-base="https://shop.example"></shop-product-list>',
    )
  })

  test('writes data as JSON', () => {
    const html = renderToStaticMarkup(createElement(Crumbs, { crumbs: [{ title: 'Gear', url: '/gear' }] }))
    expect(html).toBe(
      '<shop-breadcrumbs crumbs="[{&quot;title&quot;:&quot;Gear&quot;,&quot;url&quot;:&quot;/gear&quot;}]"></shop-breadcrumbs>',
    )
  })

  test('omits what only a property can hold, handlers, and what is undefined', () => {
    const list = createElement(List, {
      presetFilters: { price: { min: 10 } },
      productIds: ['a b'],
      heading: undefined,
      onShopListLoad: () => {},
    })
    expect(renderToStaticMarkup(list)).toBe('<shop-product-list></shop-product-list>')
    expect(renderToStaticMarkup(createElement(Config, { translations: { Home: 'Start' } }))).toBe('<shop-config></shop-config>')
  })

  test('passes everything else on, and its children', () => {
    const list = createElement(List, {
      id: 'buy',
      className: 'wide',
      'aria-label': 'Gear',
      children: createElement('p', { slot: 'empty' }, 'Nothing'),
    })
    expect(renderToStaticMarkup(list)).toBe(
      '<shop-product-list id="buy" class="wide" aria-label="Gear"><p slot="empty">Nothing</p></shop-product-list>',
    )
  })
})
