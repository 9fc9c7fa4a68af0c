import type { Point } from './polyline-code.ts'

/** Pixels from the edge of the map: half of a long name, and beside the controls a whole one. */
const nameRoom = { start: 48, end: 104, block: 28 }

/** The closed ring of the map, in coordinates, within which the name of a city is not cut. */
export function ringInside(width: number, height: number, toCoordinates: (x: number, y: number) => Point): Point[] {
  const { start, end, block } = nameRoom
  const [right, bottom] = [width - end, height - block]
  return [
    toCoordinates(start, block),
    toCoordinates(right, block),
    toCoordinates(right, bottom),
    toCoordinates(start, bottom),
    toCoordinates(start, block),
  ]
}
