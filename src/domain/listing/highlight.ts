/** A piece of a text; `hit` where it is what was looked for. */
export interface TextPiece {
  text: string
  hit: boolean
}

const mostWords = 8

/** A letter without its case and accent; as many letters as before, so that places stay. */
const plain = (letter: string) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()
const plainLetters = (text: string) => [...text].map(plain)

/** Places where a word begins; compared letter by letter, for a phrase is no pattern (R10). */
function* placesOf(word: readonly string[], letters: readonly string[]): Generator<number> {
  for (let at = 0; at + word.length <= letters.length; at += 1) if (word.every((letter, index) => letters[at + index] === letter)) yield at
}

/** A title in pieces: those that are words of the phrase, whatever their case and accents, and those between them. */
export function highlight(title: string, phrase: string): TextPiece[] {
  const letters = plainLetters(title)
  const hits = new Set<number>()
  const words = phrase.split(/\s+/).filter(Boolean).slice(0, mostWords).map(plainLetters)
  for (const word of words)
    for (const start of placesOf(word, letters)) for (let at = start; at < start + word.length; at += 1) hits.add(at)
  const pieces: TextPiece[] = []
  for (const [at, letter] of [...title].entries()) {
    const hit = hits.has(at)
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit })
  }
  return pieces
}
