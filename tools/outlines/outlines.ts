import { readFileSync, writeFileSync } from 'node:fs'
import { encodePolyline, type Point } from '../../src/domain/map/polyline-code.ts'

/*
 * Generates src/parts/map/canvas/outlines.json, the land and borders of the built-in map, from Natural Earth at 1:10 million
 * (public domain) in the TopoJSON of world-atlas 2.0.2: `npm pack world-atlas@2.0.2`, unpack it, then
 * `npx tsx tools/outlines/outlines.ts <folder>/countries-10m.json`. The coasts of the Baltic Sea keep their
 * detail, the rest of Europe most of it, the rest of the world its shape.
 */
interface Shape {
  type: string
  geometries?: Shape[]
  arcs?: number[][] | number[][][]
}
interface Topology {
  arcs: Point[][]
  transform: { scale: Point; translate: Point }
  objects: Record<'countries' | 'land', Shape>
}

const [source, target = 'src/parts/map/canvas/outlines.json'] = process.argv.slice(2)
if (!source) throw new Error('Usage: npx tsx tools/outlines/outlines.ts <TopoJSON file> [output file]')
const { arcs, transform, objects }: Topology = JSON.parse(readFileSync(source, 'utf8'))

/** In degrees: the maximum distance of a dropped point from the simplified line, and the minimum size of an island. */
const details = {
  baltic: { tolerance: 0.012, minIsland: 0.06 },
  europe: { tolerance: 0.045, minIsland: 0.2 },
  elsewhere: { tolerance: 0.24, minIsland: 0.6 },
}
const antarctica = -60
const isWithin = ([lng, lat]: Point, west: number, south: number, east: number, north: number) =>
  lng > west && lng < east && lat > south && lat < north

function detailAt(point: Point) {
  if (isWithin(point, 16, 53, 32, 61)) return details.baltic
  return isWithin(point, -25, 34, 45, 72) ? details.europe : details.elsewhere
}

function absolute(arc: Point[]): Point[] {
  let [x, y] = [0, 0]
  const { scale, translate } = transform
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = dx || dy ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Ramer-Douglas-Peucker. The end points stay, so connected lines stay connected. */
function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let [maxDistance, splitIndex] = [-1, 0]
  for (let index = 1; index < line.length - 1; index++) {
    const point = line[index] as Point
    const off = distance(point, first, last) / detailAt(point).tolerance
    if (off > maxDistance) [maxDistance, splitIndex] = [off, index]
  }
  // the ends of a closed line are the same point, so it is always split once
  if (maxDistance < 1 && distance(first, last, last) > 0) return [first, last]
  if (maxDistance < 1) return [first, line[splitIndex] as Point, last]
  return [...simplify(line.slice(0, splitIndex + 1)), ...simplify(line.slice(splitIndex)).slice(1)]
}

const lines = arcs.map((arc) => simplify(absolute(arc)))
const decodeArc = (index: number): Point[] => (index < 0 ? [...(lines[~index] ?? [])].reverse() : (lines[index] ?? []))
const joinArcs = (indexes: number[]): Point[] =>
  indexes.flatMap((index, position) => (position ? decodeArc(index).slice(1) : decodeArc(index)))

const shapes = ({ geometries, ...shape }: Shape): Shape[] => geometries?.flatMap(shapes) ?? [shape]
const polygons = (shape: Shape): number[][][] =>
  shape.type === 'MultiPolygon' ? (shape.arcs as number[][][]) : shape.type === 'Polygon' ? [shape.arcs as number[][]] : []

function isLargeEnough(ring: Point[]): boolean {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)]
  const size = Math.max(Math.max(...lngs) - Math.min(...lngs), Math.max(...lats) - Math.min(...lats))
  const minIsland = Math.min(...ring.map((point) => detailAt(point).minIsland))
  return ring.length > 3 && size > minIsland && Math.max(...lats) > antarctica
}

const land = shapes(objects.land)
  .flatMap(polygons)
  .map((rings) => rings.map(joinArcs).filter(isLargeEnough))
  .filter((rings) => rings.length > 0)
  .map((rings) => rings.map(encodePolyline))

/** How many countries use each arc; a border has two. */
const users = new Map<number, number>()
for (const country of shapes(objects.countries))
  for (const arc of new Set(
    polygons(country)
      .flat(2)
      .map((index) => (index < 0 ? ~index : index)),
  ))
    users.set(arc, (users.get(arc) ?? 0) + 1)
const borders = [...users].flatMap(([arc, countries]) => (countries > 1 ? [encodePolyline(decodeArc(arc))] : []))

const origin = 'Natural Earth 1:10m, public domain, by tools/outlines/outlines.ts'
writeFileSync(target, `${JSON.stringify({ origin, land, borders })}\n`)
console.log(`${land.length} polygons of land, ${borders.length} borders, ${readFileSync(target).length} bytes`)
