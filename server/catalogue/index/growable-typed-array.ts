/** A typed array that grows, to avoid an object per number. `toTypedArray` trims it to its length and must be the last call. */
export interface GrowableTypedArray<A extends Uint32Array | Float64Array> {
  readonly length: number
  push(value: number): void
  toTypedArray(): A
}

const initialLength = 16

export const growableUint32 = (): GrowableTypedArray<Uint32Array> => createGrowable((length) => new Uint32Array(length))
export const growableFloat64 = (): GrowableTypedArray<Float64Array> => createGrowable((length) => new Float64Array(length))

function createGrowable<A extends Uint32Array | Float64Array>(make: (length: number) => A): GrowableTypedArray<A> {
  let values = make(initialLength)
  let length = 0
  const resized = (to: number) => {
    const larger = make(to)
    larger.set(values.subarray(0, length))
    return larger
  }
  return {
    get length() {
      return length
    },
    push: (value) => {
      if (length === values.length) values = resized(length * 2)
      values[length++] = value
    },
    toTypedArray: () => {
      const taken = resized(length)
      values = make(0)
      return taken
    },
  }
}
