import { beforeAll, describe, expect, test } from 'vitest'
import { shopContent } from '../../../demo/shop-content.ts'
import { slugify, titleKey } from '../../../server/catalogue/records/words.ts'
import { normalise } from '../../../src/domain/listing/search-words.ts'
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
  test('CALL-01 search finds titles by word prefixes, ignoring case', async () => {
    expect(await titles('JOIN ham')).toContain('Joiner’s hammer')
    expect((await titles('joiner’s ham'))[0]).toBe('Joiner’s hammer')
    expect(await titles('HAM')).toEqual(await titles('ham'))
  })

  test('CALL-01 search requires all words, in any order', async () => {
    expect(await titles('hammer joiner')).toContain('Joiner’s hammer')
    expect(await titles('hammer zzzzzz')).toEqual([])
  })

  test('CALL-01 search finds Lithuanian words with and without accents', async () => {
    const withAccents = await titles('žirklės', 'lt')
    expect(withAccents.length).toBeGreaterThan(0)
    expect(await titles('zirkles', 'lt')).toEqual(withAccents)
  })

  test('CALL-01 search also matches SKUs, brands and categories', async () => {
    expect(await titles('HT-1001')).toEqual(['Joiner’s hammer'])
    expect((await titles('kalvis')).length).toBeGreaterThan(3)
    expect((await titles('plaktukai', 'lt')).length).toBeGreaterThan(3)
  })

  test.each([
    ['axe', 'en', /axe/i],
    ['kirvis', 'lt', /kirvis/i],
  ])('CALL-01 %s finds no other goods of a category that has a similar word in its title', async (phrase, language, own) => {
    const found = await titles(phrase, language)
    expect(found.length).toBeGreaterThan(2)
    expect(found.filter((title) => !own.test(title))).toEqual([])
  })

  test.each([
    ['pliers', 'en', /pliers/i],
    ['axes', 'en', /\baxe/i],
    ['knives', 'en', /knife/i],
    ['kirviai', 'lt', /kirvis/i],
  ])('CALL-01 %s finds these before other goods of their category', async (phrase, language, own) => {
    const areOwn = (await titles(phrase, language)).map((title) => own.test(title))
    expect(areOwn).toContain(true)
    expect(areOwn).toContain(false)
    expect(areOwn).toEqual(areOwn.toSorted((a, b) => Number(b) - Number(a)))
  })

  test('CALL-01 the middle of a word matches only if nothing else does', async () => {
    const axes = await titles('axe')
    expect(axes).toContain('Trench pickaxe')
    expect(axes.filter((title) => /waxed/i.test(title))).toEqual([])
    expect(await titles('ickax')).toEqual(['Trench pickaxe'])
  })

  test.each([
    ['hamer', 'en', 'Joiner’s hammer'],
    ['joinr hammer', 'en', 'Joiner’s hammer'],
    ['plaktkas', 'lt', 'Staliaus plaktukas'],
  ])('CALL-01 search corrects the misspelled %s', async (phrase, language, title) => {
    expect(await titles(phrase, language)).toContain(title)
  })

  test('CALL-01 an explicit sort overrides the relevance of the search', async () => {
    const cheapest = await shop.read<{ priceNow: number }[]>('/api/products?search=hammer&sort=price_asc')
    const prices = cheapest.map(({ priceNow }) => priceNow)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test.each(['%', '_', '%%%', '\\', '"', "'", '*', '   %   '])('R38 the wildcard %s matches nothing', async (phrase) => {
    expect(await titles(phrase)).toEqual([])
  })

  test('R39 a phrase of 10000 characters is harmless', async () => {
    const started = performance.now()
    expect(await titles('a'.repeat(10_000))).toEqual([])
    expect((await titles('hammer '.repeat(1400))).length).toBeGreaterThan(0)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})

describe('words', () => {
  test('CALL-01 normalised words have no case, accents or punctuation', () => {
    expect(normalise(' Žiemos KĖDĖ, 2 vnt.')).toBe('ziemos kede 2 vnt')
    expect(normalise('Ærø – smørrebrød')).toBe('aero smorrebrod')
    expect(normalise('%_!')).toBe('')
  })

  test('CALL-01 title keys sort alphabetically for their language', () => {
    const words = ['Šakutė', 'sagė', 'Čiužinys', 'cukrus', 'dėžė', 'zylė', 'Žąsis', 'ylos galas', 'indas', 'jaukas', 'švara', 'Sūris']
    for (const language of ['lt', 'en'] as const) {
      const byKey = words.toSorted((a, b) =>
        Buffer.compare(
          Buffer.from(titleKey(a, shopContent.languages, language)),
          Buffer.from(titleKey(b, shopContent.languages, language)),
        ),
      )
      expect(byKey).toEqual(words.toSorted(new Intl.Collator(language).compare))
    }
  })

  test('ENT-01 a slug is the title in ASCII letters', () => {
    expect(slugify('Joiner’s hammer, 2 kg')).toBe('joiners-hammer-2-kg')
    expect(slugify('Žąsų plunksnų pagalvė')).toBe('zasu-plunksnu-pagalve')
    expect(slugify('???')).toBe('')
  })
})
