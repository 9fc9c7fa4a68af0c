import { beforeAll, expect, test } from 'vitest'
import { type Filter, filter } from '../../../src/model/listing/filter.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

async function filters(query: string): Promise<Filter[]> {
  const answer = await shop.read<unknown[]>(`/api/products/filters?${query}`)
  return answer.map((item) => filter.parse(item))
}
async function total(query: string): Promise<number> {
  const answer = await shop.ask(`/api/products?size=1&${query}`, { headers: { 'Return-total-count': 'true' } })
  return Number(answer.headers.get('total-count'))
}
const find = (all: Filter[], field: string) => all.find((item) => item.field === field)
const workshop = 'category=workshop&includeSubCategories=true'

test('FILT-14 filters and options have an active flag, true only for selected ones', async () => {
  const before = await filters(workshop)
  expect(before.every(({ active }) => active === false)).toBe(true)
  const after = await filters(`${workshop}&da-colour=red&price=5|`)
  expect(after.filter(({ active }) => active).map(({ field }) => field)).toEqual(['price', 'colour'])
  expect(
    find(after, 'colour')
      ?.options?.filter(({ active }) => active)
      .map(({ value }) => value),
  ).toEqual(['red'])
})

test('CALL-09 returns the filters of a category or a product list, price first', async () => {
  const ofCategory = await filters(workshop)
  expect(ofCategory[0]?.field).toBe('price')
  expect(find(ofCategory, 'craft')?.options?.length).toBeGreaterThan(10)
  const ofPantry = await filters('category=pantry&includeSubCategories=true')
  expect(find(ofPantry, 'craft')).toBeUndefined()
  const ofList = await filters('product-list=offers')
  expect(find(ofList, 'product_label')?.options?.map(({ value }) => value)).toContain('sale')
})

test('CALL-09 the count of an option is the total of the list once it is selected', async () => {
  for (const { field, type, options = [] } of await filters(`${workshop}&price=|60`)) {
    if (type !== 'enum') continue
    for (const { value, count } of options.slice(0, 3))
      expect(await total(`${workshop}&price=|60&da-${field}=${value}`), `${field} ${value}`).toBe(count)
  }
})

test('CALL-09 a selected filter keeps the counts of its own options and narrows other filters', async () => {
  const [before, after] = await Promise.all([filters(workshop), filters(`${workshop}&da-colour=red`)])
  expect(find(after, 'colour')?.options).toEqual(
    find(before, 'colour')?.options?.map((item) => ({ ...item, active: item.value === 'red' })),
  )
  const sum = (all: Filter[]) => find(all, 'brand')?.options?.reduce((count, option) => count + (option.count ?? 0), 0) ?? 0
  expect(sum(after)).toBeLessThan(sum(before))
})

test('CALL-09 with splitByAttribute, counts are those of split rows', async () => {
  const [whole, split] = await Promise.all([filters(workshop), filters(`${workshop}&splitByAttribute=colour`)])
  const steel = (all: Filter[]) => find(all, 'material')?.options?.find(({ value }) => value === 'steel')?.count ?? 0
  expect(steel(split)).toBeGreaterThan(steel(whole))
  expect(steel(split)).toBe(await total(`${workshop}&splitByAttribute=colour&da-material=steel`))
})

test('CALL-09 a selected option without products stays, so it can be deselected', async () => {
  const all = await filters(`${workshop}&da-craft=luthier&price=|0.01`)
  expect(find(all, 'craft')?.options?.find(({ value }) => value === 'luthier')).toMatchObject({ count: 0, active: true })
})

test('ENT-08 an enum filter has field, title, group and options with title, count, image and colour', async () => {
  const colour = find(await filters(`${workshop}&lang=lt`), 'colour')
  expect(colour).toMatchObject({ title: 'Spalva', group: 'Bendra', type: 'enum' })
  expect(colour?.options?.[0]).toMatchObject({
    value: 'red',
    title: 'Raudona',
    imageAlt: 'Raudona',
    image: expect.stringMatching(/^swatch-/),
    swatch: expect.stringMatching(/^#[\da-f]{6}$/i),
  })
})

test('ENT-08 a range filter has the selected and the widest bounds, in currency units or the attribute’s unit', async () => {
  const before = find(await filters(workshop), 'price')
  expect(before).toMatchObject({ type: 'range', unit: '€', min: before?.initialMin, max: before?.initialMax })
  const after = find(await filters(`${workshop}&price=10|20.5&da-colour=red`), 'price')
  expect(after).toMatchObject({ min: 10, max: 20.5, initialMin: before?.initialMin, initialMax: before?.initialMax })
  const weight = find(await filters(`${workshop}&da-weight=500|`), 'weight')
  expect(weight).toMatchObject({ unit: 'g', active: true, min: 500, max: weight?.initialMax })
})

test('ENT-08 sorts options by sort number, then alphabetically for the language', async () => {
  await shop.db.query(
    "update attribute_value set sort_number = case value when 'narrex' then 1 when 'hulten' then 2 else 3 end where attribute = 'brand'",
  )
  await shop.db.query("update attribute_value set sort_number = 0 where attribute = 'suited_for'")
  await shop.db.query('update catalogue_version set version = version + 1')
  await shop.deps.catalogue.refresh()
  const brand = find(await filters(''), 'brand')?.options?.map(({ value }) => value)
  expect(brand?.slice(0, 2)).toEqual(['narrex', 'hulten'])
  for (const language of ['en', 'lt']) {
    const titles = find(await filters(`lang=${language}`), 'suited_for')?.options?.map(({ title = '' }) => title) ?? []
    expect(titles).toEqual(titles.toSorted(new Intl.Collator(language).compare))
  }
})
