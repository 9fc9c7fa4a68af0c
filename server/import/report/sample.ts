const maxExamples = 20

/** How many there are, and the first of them: reports stay short for files of any length. */
export interface Sample<T> {
  count: number
  first: T[]
}

export const emptySample = <T>(): Sample<T> => ({ count: 0, first: [] })

export function addTo<T>(sample: Sample<T>, item: T): void {
  sample.count += 1
  if (sample.first.length < maxExamples) sample.first.push(item)
}
