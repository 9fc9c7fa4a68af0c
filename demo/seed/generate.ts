import { createRandom } from '../../server/catalogue/records/random.ts'
import type { Text } from '../../server/languages/language.ts'
import type { ProductSeed } from '../content/common/shape.ts'

/** The products of one category, and its place in the catalogue. */
export interface Shelf<P> {
  products: readonly ProductSeed[]
  place: P
}

const seriesNames: readonly Text[] = [
  { en: 'Harbour', lt: 'Uostas' },
  { en: 'Meadow', lt: 'Pieva' },
  { en: 'Granite', lt: 'Granitas' },
  { en: 'Swallow', lt: 'Kregždė' },
  { en: 'Juniper', lt: 'Kadagys' },
  { en: 'Amber', lt: 'Gintaras' },
  { en: 'Lantern', lt: 'Žibintas' },
  { en: 'North wind', lt: 'Šiaurys' },
  { en: 'Millstone', lt: 'Girna' },
  { en: 'Heron', lt: 'Garnys' },
  { en: 'Clover', lt: 'Dobilas' },
  { en: 'Lighthouse', lt: 'Švyturys' },
]

/**
 * Generates products from hand-written ones of the same category, with another series, price, brand, stock and measures.
 * Deterministic: equal arguments generate equal products.
 */
export function* generateProducts<P>(
  shelves: readonly Shelf<P>[],
  count: number,
  brands: readonly string[],
): Generator<{ seed: ProductSeed; place: P }> {
  const random = createRandom(count)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const between = (low: number, high: number) => Math.round(low + random() * (high - low))
  const filled = shelves.filter(({ products }) => products.length > 0)
  for (let number = 1; number <= count; number++) {
    const shelf = pick(filled)
    const model = shelf && pick(shelf.products)
    const name = pick(seriesNames)
    if (!shelf || !model || !name) return
    const price = Math.max(99, Math.round((model.price * between(60, 150)) / 1000) * 10 - 1)
    const isCut = random() < 0.18
    const { old: _, volume: __, ...kept } = model
    const seed: ProductSeed = {
      ...kept,
      sku: `GN-${String(number).padStart(7, '0')}`,
      title: { en: `${model.title.en} ${name.en} ${number}`, lt: `${model.title.lt} „${name.lt}“ ${number}` },
      price,
      ...(isCut && { old: Math.round(price * (1.1 + random() * 0.6)) }),
      brand: pick(brands) ?? model.brand,
      stock: random() < 0.08 ? 0 : between(1, 240),
      labels: isCut ? ['sale'] : random() < 0.06 ? ['new'] : [],
      specs: Object.fromEntries(
        Object.entries(model.specs).map(([code, value]) => [
          code,
          typeof value === 'number' ? Math.max(1, Math.round(value * (0.7 + random() * 0.6))) : value,
        ]),
      ),
    }
    yield { seed, place: shelf.place }
  }
}
