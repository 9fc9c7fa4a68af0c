import { commonWords, keyWalks } from '../../../content/common-passwords.ts'

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

/** How much of a text is left when everything that fingers walk over is taken away. */
function lengthWithoutPatterns(text: string): number {
  let left = 0
  for (let at = 0; at < text.length; ) {
    let end = at
    while (end < text.length && walks.some((walk) => walk.includes(text.slice(at, end + 1)))) end += 1
    const isWalk = end - at >= minWalkLength
    left += isWalk ? 0 : 1
    at = isWalk ? end : at + 1
  }
  return left
}

/** The texts that may be hidden in a password: p4ssw0rd! is password, hellohello is hello. */
function bases(text: string): string[] {
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const plain = [...text].map((character) => substitutions[character] ?? character).join('')
  const undisguised = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const tail = [...text.replace(/[\d\W_]+$/u, '')].map((character) => substitutions[character] ?? character).join('')
  return [bare, undisguised, tail].flatMap((base) => [base, reverse(base), base.replace(/^(.+?)\1+$/u, '$1')])
}

/** Whether a password is among the first that are tried (R35): a usual word with marks and digits, a walk over the keys, few characters. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  if (new Set(text).size < minPatternLength) return true
  return lengthWithoutPatterns(text) <= 1 || bases(text).some((base) => commonWords.has(base))
}
