import { phraseNumbers } from '../../../src/domain/listing/search-numbers.ts'
import { joinWords, phraseForms } from '../../../src/domain/listing/search-words.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'
import { stem } from '../records/words.ts'

const minSimilarity = 0.3

/**
 * Finds the numbers of the products that contain all of the words, at the beginning or end of a word; in the middle of a word only
 * if nothing else is found ('axe' finds 'pickaxe', but not 'waxed'). Words of options match as a whole ('tea' finds nothing in 'teal'), the
 * last word of the phrase also at the beginning. Words may also be the beginning of a number that is printed on the goods. Best first: the
 * phrase is such a number, the title starts with the phrase, a number does, the title contains it, all words start words of the title, the
 * title contains all words, SKU, brand and options match too, only the titles of the categories match. Of the last, those with other endings
 * of the words come first ('axes' finds axes before hammers), and parts of words are ignored if there are better matches ('axe' finds no
 * hammers of 'Hammers and axes'). Without a match, searches again with each unknown word replaced by the most similar known one.
 */
export async function findProducts(db: Db, languages: Languages, language: Language, words: readonly string[]): Promise<number[]> {
  if (words.length === 0) return []
  const found = await matchAll(db, languages, language, words)
  if (found.length > 0) return found
  const corrected = await bestMatches(db, language, words)
  return corrected ? matchAll(db, languages, language, corrected) : []
}

/** How well a product matches. Those of its own words leave out others of its categories but those that its categories name. */
const grades = { own: 3, named: 2, atEdges: 1, inside: 0 }

const like = (text: string) => `%${text}%`

/** Words contain only letters, marks and digits, so they need no escaping in `like` patterns. */
async function matchAll(db: Db, languages: Languages, language: Language, words: readonly string[]): Promise<number[]> {
  const parameters: unknown[] = [language]
  const parameter = (value: unknown) => `$${parameters.push(value)}`
  const anyOf = (column: string, patterns: readonly string[]) => `${column} like any (${parameter(patterns)}::text[])`
  const allOf = (column: string, patterns: readonly string[]) => `${column} like all (${parameter(patterns)}::text[])`
  const numbers = phraseNumbers(words)
  const isNumber = (parts: readonly string[]) => (parts.length > 0 ? anyOf('t.number_search', parts.map(like)) : 'false')
  const forms = phraseForms(words)
  const inNumber = numbers.byWord.map(isNumber)
  const inOption = forms.map((form) => `t.option_search like ${parameter(like(form.inOption))}`)
  const either = (word: number, condition: string) =>
    `(${[condition, inOption[word], inNumber[word]].filter((part) => part !== 'false').join(' or ')})`
  const atEdges = (column: string) =>
    forms.map(({ edges }, word) => either(word, anyOf(`(${column} || ' ')`, edges.map(like)))).join(' and ')
  const phrase = joinWords(words)
  const isWhole = words.map((word) => `% ${word} %`)
  const anywhere = forms.map((form) => like(form.anywhere))
  const starts = forms[0]?.beginning.startsWith(' ') ? ` ${phrase}` : phrase
  const [row] = await db.query<{ nos: number[] | null }>(
    // one row of all numbers: thousands of rows take longer to read than to find; most rows need only the first conditions of a case
    `with found as materialized (
       select t.product_no as no, l.rank,
         case when ${atEdges('t.own_search')} then ${grades.own}
           when ${atEdges('t.search')} then case when ${allOf('(t.search || t.option_search)', isWhole)} then ${grades.named} else ${grades.atEdges} end
           else ${grades.inside} end as grade,
         case when ${isNumber(numbers.whole.map((number) => ` ${number} `))} then 0
           when t.title_search like ${parameter(` ${phrase}%`)} then 1
           when ${isNumber(numbers.whole.map((number) => ` ${number}`))} then 2
           when ${allOf('t.title_search', anywhere)} then case when t.title_search like ${parameter(like(starts))} then 3
             when ${allOf(
               't.title_search',
               forms.map(({ beginning }) => like(beginning)),
             )} then 4 else 5 end
           when ${allOf('(t.own_search || t.option_search)', isWhole)} then 6
           when ${forms
             .map(({ beginning }, index) => {
               const [word = '', option] = [words[index], inOption[index]]
               return `(t.own_search like ${parameter(like(beginning.replace(word, stem(word, languages, language))))} or ${option})`
             })
             .join(' and ')} then 7
           else 8 end as place
       from product_text t join listing l on l.product_no = t.product_no and l.in_whole
       where t.lang = $1 and ${anywhere.map((pattern, word) => either(word, `t.search like ${parameter(pattern)}`)).join(' and ')}
     ), best as (select max(grade) as grade from found)
     select array_agg(no order by place, rank desc, no) as nos from found
     where grade >= (select case grade when ${grades.own} then ${grades.named} when ${grades.inside} then ${grades.inside} else ${grades.atEdges} end from best)`,
    parameters,
  )
  return row?.nos ?? []
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
    // not the operator %: with an index, PGlite finds nothing by it or never returns (0.5.16, 2026-11-24, no report found)
    // words of another length are none that was meant: the trigrams of 'xxxxxxxxxx' are almost those of 'xxl'
    `select word from vocab where lang = $1 and similarity(word, $2) > $3 and abs(length(word) - length($2::text)) <= greatest(2, length($2::text) / 2)
     order by similarity(word, $2) desc, products desc, word limit 1`,
    [language, word, minSimilarity],
  )
  return similar?.word
}
