import type { EngineProduct } from '../../../gateway/adapter.ts'

/** A product of the engine: bowls in two sizes. */
export const bowl = (number: number): EngineProduct => ({
  ref: `p${number}`,
  title: `Bowl ${number}`,
  html: '<p>Turned by hand.</p>',
  categories: ['everything'],
  facts: [{ name: 'wood', value: number % 2 ? 'Oak' : 'Birch' }],
  pictures: [],
  countsStock: true,
  variants: ['small', 'large'].map((size, index) => ({
    ref: `v${number}-${size}`,
    code: `BOWL-${number}-${size}`,
    price: 10 + number + 5 * index,
    stock: 40,
    options: [{ name: 'size', value: size }],
  })),
})
