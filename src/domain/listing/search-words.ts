import { searchMaxCharacters } from '../constants.ts'
import { fold } from './fold.ts'

/** Scripts that put no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]+/gu
const isUnspaced = (word: string) => word.search(unspaced) >= 0

const maxWords = 8
/** Shorter words match only at the beginning of a word: 'gi' is part of too many words. */
const minInfixLength = 3
/** Shorter words match an option only as a whole: 'tea' is no colour, but begins 'teal'. */
const minOptionPrefixLength = 4

const toWords = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

/** Puts spaces between what folding would join. */
const separated = (text: string, split: (run: string) => string) =>
  text
    .replace(/[™℠]/g, ' ')
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .replace(unspaced, (run) => ` ${split(run)} `)

/** Folded words, with single spaces: 'Žiemos kėdė, 2 vnt.' becomes 'ziemos kede 2 vnt'. */
export const normalise = (text: string): string => toWords(separated(text, (run) => run))

const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** The words of a text that a search finds: also those with ä, ö, ü, å or ø as they are typed without them, 'gruen' for 'grün'. */
export function searchableText(text: string): string {
  const words = text.normalize('NFC').toLowerCase().split(/\s+/)
  const spelt = words.filter((word) => /[äöüåø]/.test(word)).map((word) => word.replace(/[äöüåø]/g, (letter) => digraphs[letter] ?? letter))
  return normalise([text, ...spelt].join(' '))
}

/** The words of a text without spaces. Without a dictionary, pairs of letters. */
function segments(text: string): string[] {
  if ('Segmenter' in Intl) {
    const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
    // particles of Japanese are in no title
    const content = words.filter((word) => !/^[ぁ-ん]$/.test(word))
    return content.length > 0 ? content : words
  }
  const letters = [...text]
  return letters.length < 3 ? [text] : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/** Splits a phrase into folded words; empty if it has no letter or digit. Limits the length and the number of words. */
export const phraseWords = (phrase: string): string[] =>
  toWords(separated(phrase.slice(0, searchMaxCharacters), (run) => segments(run).join(' ')))
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, maxWords)

/** How a word may stand in a text that begins with a space and is followed by one. */
export interface WordForms {
  /** at the beginning of a word; in scripts without spaces anywhere */
  beginning: string
  /** also at the end of a word */
  edges: readonly string[]
  anywhere: string
  /** among the words of options: as a whole; the last word of a phrase, which may still be typed, also at the beginning */
  inOption: string
}

/** The forms of each word of a phrase. */
export const phraseForms = (words: readonly string[]): WordForms[] =>
  words.map((word, index) => {
    if (isUnspaced(word)) return { beginning: word, edges: [word], anywhere: word, inOption: word }
    const beginning = ` ${word}`
    const isSyllabic = /\p{sc=Hang}/u.test(word)
    const isTyped = index === words.length - 1 && (isSyllabic || word.length >= minOptionPrefixLength)
    return {
      beginning,
      edges: [beginning, `${word} `],
      anywhere: word.length < minInfixLength && !isSyllabic ? beginning : word,
      inOption: isTyped ? beginning : ` ${word} `,
    }
  })

/** The words as they were typed: without spaces where the script has none. */
export const joinWords = (words: readonly string[]): string =>
  words.reduce(
    (text, word, index) => `${text}${index > 0 && !(isUnspaced(words[index - 1] ?? '') && isUnspaced(word)) ? ' ' : ''}${word}`,
    '',
  )
