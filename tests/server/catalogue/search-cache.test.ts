import { describe, expect, test } from 'vitest'
import { cachedSearch } from '../../../server/catalogue/index/search-cache.ts'
import { stopClock } from '../clock.ts'
import { openAnotherShop } from '../shop.ts'

describe('repeated searches', () => {
  /** A search whose phrase is the number of its results; `searched` has the phrases that were not remembered. */
  function countingSearch(maxNumbers?: number) {
    const searched: string[] = []
    const find = async (_language: string, phrase: string) => {
      searched.push(phrase)
      return Array.from({ length: Number(phrase) }, (_, no) => no)
    }
    return { search: cachedSearch(find, maxNumbers), searched }
  }

  test('R39 the numbers that are kept are limited, not the phrases; those used last stay', async () => {
    const { search, searched } = countingSearch(100)
    for (const phrase of ['40', '30', '20', '40']) await search('en', phrase)
    expect(searched).toEqual(['40', '30', '20'])
    await search('en', '25') // 115 numbers: the 30 of the oldest go
    for (const phrase of ['40', '20', '25', '30']) expect(await search('en', phrase)).toHaveLength(Number(phrase))
    expect(searched).toEqual(['40', '30', '20', '25', '30'])
  })

  test('R39 a result beyond the limit is not kept and drops nothing else of use', async () => {
    const { search, searched } = countingSearch(100)
    const [first, second] = await Promise.all([search('en', '500'), search('en', '500')])
    expect(first).toBe(second)
    await search('en', '500')
    expect(searched).toEqual(['500', '500'])
  })

  test('R39 by default a million numbers are kept', async () => {
    const { search, searched } = countingSearch()
    for (const phrase of ['400000', '600000', '400000', '600001', '400000']) await search('en', phrase)
    expect(searched).toEqual(['400000', '600000', '600001', '400000'])
  })

  test('R39 a client that searches for many phrases is told to wait; others and known phrases are not', async () => {
    stopClock(new Date())
    const shop = await openAnotherShop()
    const ask = (phrase: string, peer = '192.0.2.1') => shop.ask(`/api/products?size=1&search=${phrase}`, { peer })
    // all are found: misspelled ones take much longer
    const words = ['lamp', 'lam', 'amp']
    const twice = words.flatMap((first) => words.map((second) => `${first} ${second}`))
    const phrases = twice.flatMap((first) => twice.map((second) => `${first} ${second}`)).slice(0, 72)
    const statuses = await Promise.all(phrases.map(async (phrase) => (await ask(phrase)).status))
    expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([60, 12])
    const refused = await ask('teapot')
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10)
    expect((await shop.ask('/api/products/filters?search=teapot', { peer: '192.0.2.1' })).status).toBe(429)
    expect((await ask('lamp lamp lamp lamp')).status).toBe(200)
    expect((await ask('teapot', '192.0.2.2')).status).toBe(200)
  })
})
