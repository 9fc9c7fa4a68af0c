/** Longitude and latitude in degrees, in the order of GeoJSON. */
export type Point = [lng: number, lat: number]

/** Precision of an encoded line: 0.01 degree, about a kilometre. */
const stepsPerDegree = 100
const digit = 32
const firstCharacter = 63

/** Encodes an integer in characters of 5 bits, lowest first. Small numbers of either sign take one character. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value * 2) : value * 2
  let text = ''
  for (; rest >= digit; rest = Math.floor(rest / digit)) text += String.fromCharCode(digit + (rest % digit) + firstCharacter)
  return text + String.fromCharCode(rest + firstCharacter)
}

/** Encodes a line as the differences between its points. Drops a point that rounds to the previous one. */
export function encodePolyline(line: readonly Point[]): string {
  let [x, y] = [0, 0]
  let text = ''
  for (const [lng, lat] of line) {
    const [nextX, nextY] = [Math.round(lng * stepsPerDegree), Math.round(lat * stepsPerDegree)]
    if (text !== '' && nextX === x && nextY === y) continue
    text += encodeNumber(nextX - x) + encodeNumber(nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return text
}

/** Decodes a line of `encodePolyline`. */
export function decodePolyline(text: string): Point[] {
  const steps: number[] = []
  let [value, weight] = [0, 1]
  for (const character of text) {
    const bits = character.charCodeAt(0) - firstCharacter
    value += (bits % digit) * weight
    weight *= digit
    if (bits >= digit) continue
    steps.push(value % 2 ? -(value + 1) / 2 : value / 2)
    ;[value, weight] = [0, 1]
  }
  const line: Point[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    line.push([x / stepsPerDegree, y / stepsPerDegree])
  }
  return line
}
