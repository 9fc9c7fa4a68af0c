/** Number of characters to insert, delete, replace or swap with their neighbour between two words. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let line = 1; line <= one.length; line++) {
    const next = [line]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[line - 1] === other[column - 1]
      const isSwapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1]
      next.push(
        Math.min(
          (last[column - 1] as number) + Number(!isSame),
          (last[column] as number) + 1,
          (next[column - 1] as number) + 1,
          isSwapped ? (beforeLast[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[beforeLast, last] = [last, next]
  }
  return last.at(-1) as number
}

const maxTypos = 2
const maxLength = 80

/** Ignores case, accents, hyphens, underscores and spaces; HTML itself lowercases `pageSize` to `pagesize`. */
const normalize = (name: string) =>
  name
    .slice(0, maxLength)
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase()

/** A name with other words for the same thing, such as the title of a category beside its id. */
export type Named = readonly [name: string, ...aliases: string[]]

/** Its words in lower case, each between spaces. */
const wordsOf = (name: string) =>
  ` ${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/**
 * The known name that was probably meant: one with at most two typos, or else one that contains the name as a word, as `product-list` does
 * with `list`. Undefined if none is similar.
 */
export function nearestName(name: string, known: readonly (string | Named)[]): string | undefined {
  const wanted = normalize(name)
  if (!wanted) return undefined
  const limit = Math.min(maxTypos, wanted.length / 3)
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const entry of known) {
    const words = typeof entry === 'string' ? [entry] : entry
    for (const word of words) {
      const candidate = normalize(word)
      if (Math.abs(candidate.length - wanted.length) > limit) continue
      const distance = editDistance(wanted, candidate)
      if (distance < bestDistance) [best, bestDistance] = [words[0], distance]
    }
  }
  if (bestDistance <= limit) return best
  const wantedWords = wordsOf(name.slice(0, maxLength))
  const containing = known
    .map((entry) => (typeof entry === 'string' ? ([entry] as const) : entry))
    .filter((words) => words.some((word) => wordsOf(word).includes(wantedWords)))
  return containing.sort(([a], [b]) => a.length - b.length)[0]?.[0]
}

/**
 * What a name that is not among the known ones should be; undefined if it is. Of a filter with a value (`da-colour=red`) that is unknown
 * itself, only the name counts.
 */
export function unknownName(
  kind: string,
  value: string,
  known: readonly (string | Named)[],
): { kind: string; value: string; nearest: string | undefined } | undefined {
  const names = known.map((entry) => (typeof entry === 'string' ? entry : entry[0]))
  const wanted = kind === 'filter' && !names.some((name) => name.includes('=')) ? (value.split('=')[0] as string) : value
  return names.includes(wanted) ? undefined : { kind, value, nearest: nearestName(wanted, known) }
}
