import { searchMaxCharacters } from '../../../../src/domain/constants.ts'
import type { Language } from '../../../content/common/shape.ts'
import type { Db } from '../../db/db.ts'
import { normalise } from '../records/words.ts'

const maxWords = 8
/** Shorter words are beginnings only: 'gi' would be inside of too much. */
const minInfixLength = 3
const minSimilarity = 0.3

/** The words that are looked for; none when the phrase has no letter or digit. A phrase of any length is harmless. */
export const tokenize = (phrase: string): string[] =>
  normalise(phrase.slice(0, searchMaxCharacters))
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, maxWords)

/**
 * Numbers of the products with all words of the phrase, the best first: title begins with the phrase, has it, has all
 * words as beginnings, has them anywhere. When nothing is found, each unknown word becomes the most similar known one.
 */
export async function findProducts(db: Db, language: Language, phrase: string): Promise<number[]> {
  const words = tokenize(phrase)
  if (words.length === 0) return []
  const found = await matchAll(db, language, words)
  if (found.length > 0) return found
  const meant = await bestMatches(db, language, words)
  return meant ? matchAll(db, language, meant) : []
}

/** Words hold letters and digits only, so nothing in them is a wildcard of `like`. */
async function matchAll(db: Db, language: Language, words: readonly string[]): Promise<number[]> {
  const patterns = words.map((word) => (word.length < minInfixLength ? `% ${word}%` : `%${word}%`))
  const beginnings = words.map((word) => `% ${word}%`)
  const phrase = words.join(' ')
  const rows = await db.query<{ no: number }>(
    `select t.product_no as no from product_text t join listing l on l.product_no = t.product_no and l.in_whole
     where t.lang = $1 and ${patterns.map((_, at) => `t.search like $${at + 5}`).join(' and ')}
     order by case when t.title_search like $2 then 0 when t.title_search like $3 then 1 when t.title_search like all ($4::text[]) then 2
       else 3 end, l.rank desc, t.product_no`,
    [language, ` ${phrase}%`, `% ${phrase}%`, beginnings, ...patterns],
  )
  return rows.map(({ no }) => no)
}

/** The words with unknown ones replaced; undefined when one has nothing similar or nothing was unknown. */
async function bestMatches(db: Db, language: Language, words: readonly string[]): Promise<string[] | undefined> {
  const meant = await Promise.all(words.map((word) => similarWords(db, language, word)))
  const known = meant.filter((word) => word !== undefined)
  return known.length === words.length && known.some((word, at) => word !== words[at]) ? known : undefined
}

async function similarWords(db: Db, language: Language, word: string): Promise<string | undefined> {
  const [known] = await db.query<{ word: string }>('select word from vocab where lang = $1 and word like $2 limit 1', [
    language,
    `${word}%`,
  ])
  if (known) return word
  const [similar] = await db.query<{ word: string }>(
    // not by the operator %: on the embedded database it finds nothing through an index, or never ends
    `select word from vocab where lang = $1 and similarity(word, $2) > $3
     order by similarity(word, $2) desc, products desc, word limit 1`,
    [language, word, minSimilarity],
  )
  return similar?.word
}
