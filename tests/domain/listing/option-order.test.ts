import { describe, expect, test } from 'vitest'
import { optionOrder } from '../../../src/domain/listing/option-order.ts'

/** A fixed disorder. */
const shuffled = (titles: readonly string[]) =>
  titles
    .map((title, index) => [(index * 7919 + 5) % 31, title] as const)
    .sort(([a], [b]) => a - b)
    .map(([, title]) => title)

describe('options are ordered by size', () => {
  test.each<[string, string[]]>([
    ['letters', ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL']],
    ['letters and digits', ['2XS', 'xs', 's', 'm', 'l', 'xl', '2xl', 'XXXL', '4X-Large']],
    ['words', ['Extra small', 'Small', 'Medium', 'Large', 'X-Large', 'XX-Large', 'Extra extra extra large']],
    ['between two', ['XS', 'XS/S', 'S', 'S/M', 'M', 'M/L', 'L', 'L-XL', 'XL']],
    ['with a note', ['S (36)', 'M (38-40)', 'L (42)', 'XL (44)', '2XL']],
    ['plus sizes', ['1X', '2X', '3X', '4X']],
    ['shoes', ['35', '36', '36.5', '37', '38', '39 1/3', '39 2/3', '40', '41½', '42', '100']],
    ['decimal commas', ['36', '36,5', '37', '37,5', '38']],
    ['halves', ['36', '36 1/2', '37', '37 1/2', '38']],
    ['regions', ['EU 36', 'EU 38', 'EU 40', 'UK 4', 'UK 6', 'UK 10', 'US 6', 'US 10']],
    ['trousers', ['W28 L30', 'W30 L30', 'W30 L32', 'W30 L34', 'W32 L30']],
    ['trousers in short', ['28/30', '30/30', '30/32', '30/34', '32/30', '36/32']],
    ['volumes', ['0,5 l', '750 ml', '1 l', '1.5 l', '10 l']],
    ['units', ['5 ml', '100 ml', '250 ml', '1 l']],
    ['weights', ['90 g', '250g', '0.5 kg', '1 kg', '10 kg']],
    ['lengths', ['8 mm', '1 cm', '24 cm', '30 cm', '1 m']],
    ['inches', ['1/4"', '1/2"', '3/4"', '1"', '1 1/4"', '2"']],
    ['two dimensions', ['20x30 cm', '30 x 40 cm', '30 × 60 cm', '100x200 cm']],
    ['ages', ['0-3 months', '3-6 months', '6-12 months', '1-2 years', '2-3 years', '10-12 years', '12+ years']],
    ['ages and ranges of ages', ['6 months', '1-2 years', '2 years', '3 years', '4-5 years', '12+ years']],
    ['plus and minus', ['-2.00', '-1.50', '+0.50', '+1.50', '+10']],
    ['memory', ['512 MB', '8 GB', '64 GB', '1 TB']],
    ['numbers before letters before words', ['36', '38', 'S', 'M', 'XL', 'One size', 'To measure']],
    ['numbers in words', ['Pack of 2', 'Pack of 6', 'Pack of 10', 'Set']],
  ])('%s', (_, titles) => {
    for (const language of ['lt', 'en', 'de', 'xx_YY']) expect(shuffled(titles).sort(optionOrder(language))).toEqual(titles)
  })

  test('words follow the alphabet of the language', () => {
    expect(['Žalia', 'Zebra', 'Ąžuolas', 'Azalija', 'Šilkas', 'Suknia', 'Yla', 'Ietis', 'Jūra'].sort(optionOrder('lt'))).toEqual([
      'Azalija',
      'Ąžuolas',
      'Ietis',
      'Yla',
      'Jūra',
      'Suknia',
      'Šilkas',
      'Zebra',
      'Žalia',
    ])
    expect(['Zebra', 'Öl', 'Oil', 'Apfel', 'Ärmel'].sort(optionOrder('de'))).toEqual(['Apfel', 'Ärmel', 'Oil', 'Öl', 'Zebra'])
    expect(['Ärmel', 'Zebra'].sort(optionOrder('sv'))).toEqual(['Zebra', 'Ärmel'])
  })

  test('brands that begin with a letter or number stay words', () => {
    expect(['Brand 2000', 'Adidas', '7-Eleven', 'S.Oliver', 'Mexx', 'L’Occitane', 'XLmoto'].sort(optionOrder('en'))).toEqual([
      '7-Eleven',
      'Adidas',
      'Brand 2000',
      'L’Occitane',
      'Mexx',
      'S.Oliver',
      'XLmoto',
    ])
  })

  test('any order of the same options gives the same one', () => {
    const titles = ['1', '1 l', 'S', 'M', 'EU 38', '38', 'W30 L32', 'Red', 'red', '½', '1/2', '0.5', '2-3 years', 'XL', '', ' ', '1 000']
    const sorted = [...titles].sort(optionOrder('en'))
    for (let turn = 1; turn < titles.length; turn++)
      expect([...titles.slice(turn), ...titles.slice(0, turn)].sort(optionOrder('en')).map(String)).toEqual(sorted)
  })

  test('a long text takes no time', () => {
    const started = performance.now()
    for (const text of [
      '1/'.repeat(5000),
      'x'.repeat(10_000),
      '1 x '.repeat(5000),
      'extra '.repeat(3000),
      `${'s/'.repeat(5000)}m`,
      '('.repeat(9000),
    ])
      [text, `${text}!`].sort(optionOrder('en'))
    expect(performance.now() - started).toBeLessThan(500)
  })
})
