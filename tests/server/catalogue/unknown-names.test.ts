import { beforeAll, expect, test } from 'vitest'
import { unknownValues } from '../../../src/model/app/unknown-value.ts'
import { openReadShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openReadShop()
})

const unknown = async (query: string) => unknownValues.parse(await shop.read(`/api/unknown-names?${query}`))

test.each([
  ['category=Hand tools', 'hand-tools'],
  ['category=mugs', undefined],
  ['product-list=trial', 'trail'],
  ['product=ck1401', 'ck-1401'],
  ['product=CT-1602', 'ct-1602'],
  ['product=CT-1602-01', 'ct-1602'],
  ['code=CT-16O2-01', 'CT-1602-01'],
  ['code=ct1602 01', 'CT-1602-01'],
  ['filter=da-product_lable', 'da-product_label'],
  ['filter=product_label', 'da-product_label'],
  ['filter=da-color=red', 'da-colour'],
  ['filter=da-colour=rad', 'da-colour=red'],
  ['filter=da-weight=heavy', undefined],
  ['attribute=colour:rad', 'colour:red'],
  ['attribute=color:red', 'colour:red'],
  ['attribute=red', 'colour:red'],
  ['attribute=colour', 'colour:red'],
  ['attribute=nothing:like it', undefined],
  ['sort=price-asc', 'price_asc'],
  ['form=inquirry', 'inquiry'],
  ['page=/delivry', '/delivery'],
  ['news=zzzzzzzzzz', undefined],
  ['category=%25_%5C', undefined],
])('%s is unknown, and the nearest name is %s', async (query, nearest) => {
  const [kind, value] = [...new URLSearchParams(query)][0] ?? []
  expect(await unknown(query)).toEqual([{ kind, value, ...(nearest !== undefined && { nearest }) }])
})

test('names that the shop has, and parameters that are no kind of name, are not in the answer', async () => {
  const known = 'product=ct-1602&code=CT-1602-01&product-list=trail&category=workshop&sort=title&form=inquiry&page=/delivery'
  expect(await unknown(`${known}&filter=da-colour&filter=da-colour=red&filter=da-weight&filter=price&attribute=colour:red`)).toEqual([])
  expect(await unknown('utm_source=mail&lang=de&constructor=1&__proto__=1&category=')).toEqual([])
})

test('a title finds its category, in every language', async () => {
  const [category] = await shop.read<{ id: string; title: string }[]>('/api/categories?topLevel=true&lang=lt')
  expect(await unknown(`category=${encodeURIComponent(category?.title ?? '')}`)).toEqual([
    expect.objectContaining({ nearest: category?.id }),
  ])
})
