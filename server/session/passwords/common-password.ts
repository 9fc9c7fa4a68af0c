import { commonWords, keyWalks } from './common-words.ts'

const minPatternLength = 4
const minWalkLength = 3
const substitutions: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const reverse = (text: string) => [...text].reverse().join('')
const walks = keyWalks.flatMap((walk) => [walk, reverse(walk)])

/** Length of the text without keyboard walks. */
function lengthWithoutPatterns(text: string): number {
  let left = 0
  for (let start = 0; start < text.length; ) {
    let end = start
    while (end < text.length && walks.some((walk) => walk.includes(text.slice(start, end + 1)))) end += 1
    const isWalk = end - start >= minWalkLength
    left += isWalk ? 0 : 1
    start = isWalk ? end : start + 1
  }
  return left
}

/** Words that a password may be derived from: password for p4ssw0rd!, hello for hellohello. */
function bases(text: string): string[] {
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const plain = [...text].map((character) => substitutions[character] ?? character).join('')
  const undisguised = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const tail = [...text.replace(/[\d\W_]+$/u, '')].map((character) => substitutions[character] ?? character).join('')
  return [bare, undisguised, tail].flatMap((base) => [base, reverse(base), base.replace(/^(.+?)\1+$/u, '$1')])
}

/** Whether attackers try the password early (R35): a common word with digits or symbols, a keyboard walk, few distinct characters. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  if (new Set(text).size < minPatternLength) return true
  return lengthWithoutPatterns(text) <= 1 || bases(text).some((base) => commonWords.has(base))
}
