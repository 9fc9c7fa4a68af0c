import { fold } from './fold.ts'

/** A piece of text; `isMatch` if it matches the phrase. */
export interface TextPiece {
  text: string
  isMatch: boolean
}

const maxWords = 8

/** A folded letter. One letter maps to one letter, so that indexes match. */
const plain = (letter: string) => [...fold(letter)][0] ?? letter
const plainLetters = (text: string) => [...text].map(plain)

/** Indexes where a word starts. Compares letters instead of building a pattern from user input (R11). */
function* findMatches(word: readonly string[], letters: readonly string[]): Generator<number> {
  for (let start = 0; start + word.length <= letters.length; start += 1)
    if (word.every((letter, index) => letters[start + index] === letter)) yield start
}

/** Splits a title into matches of the phrase's words and the text between them. Ignores case and accents. */
export function highlight(title: string, phrase: string): TextPiece[] {
  const letters = plainLetters(title)
  const matches = new Set<number>()
  const words = phrase.split(/\s+/).filter(Boolean).slice(0, maxWords).map(plainLetters)
  for (const word of words)
    for (const start of findMatches(word, letters)) for (let index = start; index < start + word.length; index += 1) matches.add(index)
  const pieces: TextPiece[] = []
  for (const [index, letter] of [...title].entries()) {
    const isMatch = matches.has(index)
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) last.text += letter
    else pieces.push({ text: letter, isMatch })
  }
  return pieces
}
