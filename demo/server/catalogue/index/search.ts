import { searchMaxCharacters } from '../../../../src/domain/constants.ts'
import type { Language } from '../../../content/common/shape.ts'
import type { Db } from '../../db/db.ts'
import { normalise, stem } from '../records/words.ts'

const maxWords = 8
/** Shorter words match only at the beginning of a word: 'gi' is part of too many words. */
const minInfixLength = 3
const minSimilarity = 0.3

/** Splits a phrase into normalised words; empty if it has no letter or digit. Limits the length and the number of words. */
export const tokenize = (phrase: string): string[] =>
  normalise(phrase.slice(0, searchMaxCharacters))
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, maxWords)

/**
 * Finds the numbers of the products that contain all words of the phrase, at the beginning or end of a word; in the middle of a word only
 * if nothing else is found ('axe' finds 'pickaxe', but not 'waxed'). Best first: the title starts with the phrase, the title contains it, all
 * words start words of the title, the title contains all words, SKU and brand match too, only the titles of the categories match. Of the
 * last, those with other endings of the words come first ('axes' finds axes before hammers), and parts of words are ignored if there are
 * better matches ('axe' finds no hammers of 'Hammers and axes'). Without a match, searches again with each unknown word replaced by the
 * most similar known one.
 */
export async function findProducts(db: Db, language: Language, phrase: string): Promise<number[]> {
  const words = tokenize(phrase)
  if (words.length === 0) return []
  const found = await matchAll(db, language, words)
  if (found.length > 0) return found
  const corrected = await bestMatches(db, language, words)
  return corrected ? matchAll(db, language, corrected) : []
}

/** Words contain only letters and digits, so they need no escaping in `like` patterns. */
async function matchAll(db: Db, language: Language, words: readonly string[]): Promise<number[]> {
  const parameters: unknown[] = [language]
  const parameter = (value: unknown) => `$${parameters.push(value)}`
  const beginnings = words.map((word) => `% ${word}%`)
  const anywhere = words.map((word, index) => (word.length < minInfixLength ? (beginnings[index] ?? '') : `%${word}%`))
  const patterns = anywhere.map(parameter)
  const edges = words.map((word) => [`% ${word}%`, `%${word} %`, `%${word}`].map(parameter))
  const atEdges = (column: string) =>
    edges.map((either) => `(${either.map((pattern) => `${column} like ${pattern}`).join(' or ')})`).join(' and ')
  const phrase = words.join(' ')
  const stems = words.map((word) => `% ${stem(word, language)}%`)
  const wholeWords = words.map((word) => `% ${word} %`)
  const rows = await db.query<{ no: number; at_edges: boolean; is_own: boolean; is_named: boolean }>(
    `select t.product_no as no, ${atEdges('t.search')} as at_edges, ${atEdges('t.own_search')} as is_own,
       t.search || ' ' like all (${parameter(wholeWords)}::text[]) as is_named
     from product_text t join listing l on l.product_no = t.product_no and l.in_whole
     where t.lang = $1 and ${patterns.map((pattern) => `t.search like ${pattern}`).join(' and ')}
     order by case when t.title_search like ${parameter(` ${phrase}%`)} then 0 when t.title_search like ${parameter(`% ${phrase}%`)} then 1
       when t.title_search like all (${parameter(beginnings)}::text[]) then 2
       when t.title_search like all (${parameter(anywhere)}::text[]) then 3
       when t.own_search like all (${parameter(stems)}::text[]) then 4 else 5 end, l.rank desc, t.product_no`,
    parameters,
  )
  const whole = rows.filter(({ at_edges }) => at_edges)
  const found = whole.some(({ is_own }) => is_own) ? whole.filter(({ is_own, is_named }) => is_own || is_named) : whole
  return (found.length > 0 ? found : rows).map(({ no }) => no)
}

/** Replaces unknown words. Undefined if a word has no similar one or if all words are known. */
async function bestMatches(db: Db, language: Language, words: readonly string[]): Promise<string[] | undefined> {
  const corrected = await Promise.all(words.map((word) => closestWord(db, language, word)))
  const known = corrected.filter((word) => word !== undefined)
  return known.length === words.length && known.some((word, index) => word !== words[index]) ? known : undefined
}

async function closestWord(db: Db, language: Language, word: string): Promise<string | undefined> {
  const [known] = await db.query<{ word: string }>('select word from vocab where lang = $1 and word like $2 limit 1', [
    language,
    `${word}%`,
  ])
  if (known) return word
  const [similar] = await db.query<{ word: string }>(
    // not the operator %: with an index, PGlite finds nothing by it or never returns
    `select word from vocab where lang = $1 and similarity(word, $2) > $3
     order by similarity(word, $2) desc, products desc, word limit 1`,
    [language, word, minSimilarity],
  )
  return similar?.word
}
