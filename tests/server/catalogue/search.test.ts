import { beforeAll, describe, expect, test } from 'vitest'
import { normalise, slugify, titleKey } from '../../../demo/server/catalogue/records/words.ts'
import { openReadShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openReadShop()
})

async function titles(phrase: string, language = 'en'): Promise<string[]> {
  const products = await shop.read<{ title: string }[]>(`/api/products?lang=${language}&size=150&search=${encodeURIComponent(phrase)}`)
  return products.map(({ title }) => title)
}

describe('search', () => {
  test('CALL-01 search finds titles by the beginnings of their words, whatever their case', async () => {
    expect(await titles('JOIN ham')).toContain('Joiner’s hammer')
    expect((await titles('joiner’s ham'))[0]).toBe('Joiner’s hammer')
    expect(await titles('HAM')).toEqual(await titles('ham'))
  })

  test('CALL-01 search asks for all words, in any order', async () => {
    expect(await titles('hammer joiner')).toContain('Joiner’s hammer')
    expect(await titles('hammer zzzzzz')).toEqual([])
  })

  test('CALL-01 search finds Lithuanian words with and without accents', async () => {
    const withAccents = await titles('žirklės', 'lt')
    expect(withAccents.length).toBeGreaterThan(0)
    expect(await titles('zirkles', 'lt')).toEqual(withAccents)
  })

  test('CALL-01 search knows article numbers, brands and categories too', async () => {
    expect(await titles('HT-1001')).toEqual(['Joiner’s hammer'])
    expect((await titles('kalvis')).length).toBeGreaterThan(3)
    expect((await titles('plaktukai', 'lt')).length).toBeGreaterThan(3)
  })

  test.each([
    ['hamer', 'en', 'Joiner’s hammer'],
    ['joinr hammer', 'en', 'Joiner’s hammer'],
    ['plaktkas', 'lt', 'Staliaus plaktukas'],
  ])('CALL-01 search understands the mistyped %s', async (phrase, language, title) => {
    expect(await titles(phrase, language)).toContain(title)
  })

  test('CALL-01 a sort asked for goes before the order of the search', async () => {
    const cheapest = await shop.read<{ priceNow: number }[]>('/api/products?search=hammer&sort=price_asc')
    const prices = cheapest.map(({ priceNow }) => priceNow)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  test.each(['%', '_', '%%%', '\\', '"', "'", '*', '   %   '])(
    'R38 the wildcard %s finds nothing instead of everything',
    async (phrase) => {
      expect(await titles(phrase)).toEqual([])
    },
  )

  test('R39 a phrase of 10000 characters is harmless', async () => {
    const started = performance.now()
    expect(await titles('a'.repeat(10_000))).toEqual([])
    expect((await titles('hammer '.repeat(1400))).length).toBeGreaterThan(0)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})

describe('words', () => {
  test('CALL-01 words are compared without case, accents and signs', () => {
    expect(normalise(' Žiemos KĖDĖ, 2 vnt.')).toBe('ziemos kede 2 vnt')
    expect(normalise('Ærø – smørrebrød')).toBe('aero smorrebrod')
    expect(normalise('%_!')).toBe('')
  })

  test('CALL-01 titles sort by the alphabet of their language', () => {
    const words = ['Šakutė', 'sagė', 'Čiužinys', 'cukrus', 'dėžė', 'zylė', 'Žąsis', 'ylos galas', 'indas', 'jaukas', 'švara', 'Sūris']
    for (const language of ['lt', 'en'] as const) {
      const byKey = words.toSorted((one, other) =>
        Buffer.compare(Buffer.from(titleKey(one, language)), Buffer.from(titleKey(other, language))),
      )
      expect(byKey).toEqual(words.toSorted(new Intl.Collator(language).compare))
    }
  })

  test('ENT-01 an address tells the title in plain letters', () => {
    expect(slugify('Joiner’s hammer, 2 kg')).toBe('joiners-hammer-2-kg')
    expect(slugify('Žąsų plunksnų pagalvė')).toBe('zasu-plunksnu-pagalve')
    expect(slugify('???')).toBe('')
  })
})
