import { searchMinCharacters } from '../../../src/domain/constants.ts'
import { products } from '../../../src/model/product/product.ts'
import { type Capability, check, essential } from '../check.ts'
import { assertSurvived, readAnswer, readLoosely, readTotal } from '../http/read.ts'
import type { Visit } from '../visit.ts'
import { counted, nonsense, pageSize } from './lists.ts'

const ask = async ({ visitor, data }: Visit, search: string, size = pageSize) =>
  visitor.get('/api/products', { lang: await data.language(), search, size }, counted)

/** A word of the title of the first product. */
async function word(visit: Visit): Promise<{ text: string; id: string }> {
  const { title, id, productId } = await visit.data.firstProduct()
  const words = title.match(/\p{L}{3,}/gu) ?? [title]
  return { text: words.sort((a, b) => b.length - a.length)[0] ?? title, id: productId ?? id }
}

const hostile = ['%', "'; select 1 --", '\\', '"', '*', ':', 'a'.repeat(200), '💥', '<b>', '   ']

const search: Capability = {
  id: 'search',
  title: 'Search of products',
  tags: ['search', 'search-results', 'header'],
  checks: [
    essential('a word of a title finds its product', async (visit) => {
      const { text, id } = await word(visit)
      const answer = await ask(visit, text)
      const found = readAnswer(answer, products, 'products').map(({ id: row, productId }) => productId ?? row)
      answer.assert(
        found.includes(id) || found.length === pageSize,
        `the product ${id} among others`,
        found.length ? String(found) : 'nothing',
      )
    }),
    check('the total counts what was found', async (visit) => {
      const answer = await ask(visit, (await word(visit)).text)
      const found = readLoosely(answer, products, 'products').length
      answer.assert(readTotal(answer) >= found, `total-count of at least ${found}`, String(readTotal(answer)))
    }),
    check('the beginning of a word finds it', async (visit) => {
      const { text } = await word(visit)
      const answer = await ask(visit, text.slice(0, Math.max(searchMinCharacters, text.length - 1)), 5)
      const found = readLoosely(answer, products, 'products').length
      answer.assert(found > 0 && found <= 5, 'one to five products', String(found))
    }),
    check('upper and lower case find the same', async (visit) => {
      const { text } = await word(visit)
      const upper = await ask(visit, text.toUpperCase(), 1)
      const total = readTotal(await ask(visit, text.toLowerCase(), 1))
      upper.assert(readTotal(upper) === total, `total-count ${total}, as in lower case`, String(readTotal(upper)))
    }),
    check('nonsense finds nothing', async (visit) => {
      const answer = await ask(visit, 'qxzjvkwqpz')
      answer.assert(readTotal(answer) === 0, 'total-count 0', String(readTotal(answer)))
    }),
    check('odd phrases are refused or ignored', async (visit) => {
      for (const phrase of [...hostile, nonsense]) assertSurvived(await ask(visit, phrase, 1))
    }),
  ],
}

export const searchCapabilities = [search]
