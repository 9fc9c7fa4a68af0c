/** Random numbers that a seed repeats. */
export interface Random {
  /** from 0 to 1 */
  number(): number
  /** an element of a list */
  pick<T>(values: readonly T[]): T
}

/** A linear congruential generator, good enough to choose moments and lines. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const number = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    number,
    pick: (values) => {
      const value = values[Math.floor(number() * values.length)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    },
  }
}
