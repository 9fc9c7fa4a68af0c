/** A list of numbers that grows without keeping an object for each of them; `take` gives them away in their final size. */
export interface Growing<A extends Uint32Array | Float64Array> {
  readonly length: number
  push(value: number): void
  take(): A
}

const firstLength = 16

export const growingUint32 = (): Growing<Uint32Array> => growing((length) => new Uint32Array(length))
export const growingFloat64 = (): Growing<Float64Array> => growing((length) => new Float64Array(length))

function growing<A extends Uint32Array | Float64Array>(make: (length: number) => A): Growing<A> {
  let values = make(firstLength)
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
    take: () => {
      const taken = resized(length)
      values = make(0)
      return taken
    },
  }
}
