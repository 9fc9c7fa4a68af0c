import { unknownValues } from '../../../src/model/app/unknown-value.ts'
import { type Filter, type FilterOption, filters } from '../../../src/model/listing/filter.ts'
import { products } from '../../../src/model/product/product.ts'
import { type Capability, check, essential } from '../check.ts'
import type { Answer } from '../http/answer.ts'
import type { Query } from '../http/client.ts'
import { assertSurvived, readAnswer, readLoosely, readTotal } from '../http/read.ts'
import { Untried } from '../http/unmet.ts'
import type { Visit } from '../visit.ts'
import { askList, counted, nonsense, pageSize } from './lists.ts'

const ask = async ({ visitor, data }: Visit, chosen: Query = {}): Promise<Answer> =>
  visitor.get('/api/products/filters', { ...(await data.scope()), ...chosen })

const read = async (visit: Visit, chosen: Query = {}): Promise<Filter[]> => readLoosely(await ask(visit, chosen), filters, 'filters')

/** The parameter of a filter's field. */
const parameterOf = (field: string): string => (field === 'price' ? field : `da-${field}`)

const filledOptions = ({ options = [] }: Filter): FilterOption[] => options.filter(({ count }) => (count ?? 0) > 0)

/** An enum filter with several options, and two of them. */
async function choice(visit: Visit): Promise<{ field: string; options: [FilterOption, FilterOption] }> {
  const found = (await read(visit)).find((filter) => filter.type === 'enum' && filledOptions(filter).length > 1)
  const [first, second] = found ? filledOptions(found) : []
  if (!found || !first || !second) throw new Untried('no filter has two options with counts')
  return { field: found.field, options: [first, second] }
}

const totalWith = async (visit: Visit, chosen: Record<string, string>) => {
  const answer = await askList(visit, { filters: JSON.stringify(chosen), size: 1 }, counted)
  return { answer, total: readTotal(answer) }
}

const countOf = (list: readonly Filter[], field: string, value: string) =>
  list.find((filter) => filter.field === field)?.options?.find((option) => option.value === value)?.count

const filterLists: Capability = {
  id: 'filters',
  title: 'Filters with counts',
  tags: ['product-list', 'category', 'search-results'],
  checks: [
    essential('a list has filters', async (visit) => {
      const answer = await ask(visit)
      answer.assert(readLoosely(answer, filters, 'filters').length > 0, 'at least one filter')
    }),
    check('an unknown filter selects nothing', async (visit) => {
      const { answer, total } = await totalWith(visit, { [parameterOf(nonsense)]: nonsense })
      answer.assert(total === 0, 'no products', `${total} products`)
    }),
    check('names that the shop does not have are told', async ({ visitor }) => {
      const answer = await visitor.get('/api/unknown-names', { category: nonsense })
      const [unknown] = readAnswer(answer, unknownValues, 'names')
      answer.assert(unknown?.value === nonsense, 'the unknown category', JSON.stringify(unknown))
    }),
    check('every filter matches its schema', async (visit) => readAnswer(await ask(visit), filters, 'filters')),
    check('the count of an option is the total of the list with it', async (visit) => {
      const { field, options } = await choice(visit)
      for (const { value, count } of options) {
        const { answer, total } = await totalWith(visit, { [parameterOf(field)]: value })
        answer.assert(total === count, `total-count ${count}, as counted by the filters`, String(total))
      }
    }),
    check('several choices within one filter widen the list', async (visit) => {
      const { field, options } = await choice(visit)
      const counts = options.map(({ count = 0 }) => count)
      const { answer, total } = await totalWith(visit, { [parameterOf(field)]: options.map(({ value }) => value).join('|') })
      const [least, most] = [Math.max(...counts), counts.reduce((sum, count) => sum + count, 0)]
      answer.assert(total >= least && total <= most, `total-count between ${least} and ${most}`, String(total))
    }),
    check('a choice leaves the counts of its own filter', async (visit) => {
      const { field, options } = await choice(visit)
      const [chosen, other] = options
      const answer = await ask(visit, { [parameterOf(field)]: chosen.value })
      const narrowed = readLoosely(answer, filters, 'filters')
      const count = countOf(narrowed, field, other.value)
      answer.assert(count === other.count, `${field} ${other.value} with its count ${other.count}`, String(count))
      const filter = narrowed.find((item) => item.field === field)
      answer.assert(filter?.active, `${field} marked as active`)
      answer.assert(filter?.options?.find(({ value }) => value === chosen.value)?.active, `${field} ${chosen.value} marked as active`)
    }),
    check('an unknown value of a filter matches nothing', async (visit) => {
      const { field } = await choice(visit)
      const { answer, total } = await totalWith(visit, { [parameterOf(field)]: nonsense })
      answer.assert(total === 0, 'total-count 0', String(total))
    }),
    check('odd choices are refused or ignored', async (visit) => {
      for (const query of [{ price: 'x' }, { price: '|' }, { 'da-__proto__': 'a' }, { 'da-nothing': '|||' }] satisfies Query[])
        assertSurvived(await ask(visit, query))
    }),
  ],
}

async function priceFilter(visit: Visit): Promise<{ least: number; most: number }> {
  const found = (await read(visit)).find(({ field, type }) => field === 'price' && type === 'range')
  const [least, most] = [found?.initialMin ?? found?.min, found?.initialMax ?? found?.max]
  if (least === undefined || most === undefined || least >= most) throw new Untried('no filter of prices with different limits')
  return { least, most }
}

const ranges: Capability = {
  id: 'price-range',
  title: 'Filter by price',
  tags: ['product-list', 'category', 'search-results'],
  checks: [
    essential('a range of prices narrows the list', async (visit) => {
      const { least, most } = await priceFilter(visit)
      const middle = Math.round((least + most) * 50) / 100
      const answer = await askList(visit, { filters: JSON.stringify({ price: `${least}|${middle}` }), size: pageSize })
      const outside = readLoosely(answer, products, 'products').find(({ priceNow = least }) => priceNow < least || priceNow > middle)
      answer.assert(!outside, `prices from ${least} to ${middle}`, `${outside?.priceNow} of ${outside?.id}`)
    }),
    check('the whole range keeps the list', async (visit) => {
      const { least, most } = await priceFilter(visit)
      const all = readTotal(await askList(visit, { size: 1 }, counted))
      const { answer, total } = await totalWith(visit, { price: `${least}|${most}` })
      answer.assert(total === all, `all ${all} products`, String(total))
    }),
  ],
}

export const filterCapabilities = [filterLists, ranges]
