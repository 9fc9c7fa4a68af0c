import { readFileSync, writeFileSync } from 'node:fs'
import { encodePolyline, type Point } from '../src/domain/map/polyline-code.ts'

/*
 * Makes src/parts/map/canvas/outlines.json, the land and the borders of the built-in map, from Natural Earth at 1:10 million
 * (public domain) in the TopoJSON of world-atlas 2.0.2: `npm pack world-atlas@2.0.2`, unpack it, then
 * `npx tsx scripts/outlines.ts <folder>/countries-10m.json`. The coasts of the Baltic Sea keep their
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
if (!source) throw new Error('Which TopoJSON? See the head of this file.')
const { arcs, transform, objects }: Topology = JSON.parse(readFileSync(source, 'utf8'))

/** degrees that a point may lie beside the line that replaces it, and the least size of an island */
const details = {
  baltic: { beside: 0.012, island: 0.06 },
  europe: { beside: 0.045, island: 0.2 },
  elsewhere: { beside: 0.24, island: 0.6 },
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

/** Douglas and Peucker: the ends stay, so that lines that met still meet. */
function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let [farthest, at] = [-1, 0]
  for (let index = 1; index < line.length - 1; index++) {
    const point = line[index] as Point
    const off = distance(point, first, last) / detailAt(point).beside
    if (off > farthest) [farthest, at] = [off, index]
  }
  // a closed line has no length between its ends: it is always divided once
  if (farthest < 1 && distance(first, last, last) > 0) return [first, last]
  if (farthest < 1) return [first, line[at] as Point, last]
  return [...simplify(line.slice(0, at + 1)), ...simplify(line.slice(at)).slice(1)]
}

const lines = arcs.map((arc) => simplify(absolute(arc)))
const decodeArc = (index: number): Point[] => (index < 0 ? [...(lines[~index] ?? [])].reverse() : (lines[index] ?? []))
const joinArcs = (indexes: number[]): Point[] => indexes.flatMap((index, at) => (at ? decodeArc(index).slice(1) : decodeArc(index)))

const shapes = ({ geometries, ...shape }: Shape): Shape[] => geometries?.flatMap(shapes) ?? [shape]
const polygons = (shape: Shape): number[][][] =>
  shape.type === 'MultiPolygon' ? (shape.arcs as number[][][]) : shape.type === 'Polygon' ? [shape.arcs as number[][]] : []

function isLargeEnough(ring: Point[]): boolean {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)]
  const size = Math.max(Math.max(...lngs) - Math.min(...lngs), Math.max(...lats) - Math.min(...lats))
  const island = Math.min(...ring.map((point) => detailAt(point).island))
  return ring.length > 3 && size > island && Math.max(...lats) > antarctica
}

const land = shapes(objects.land)
  .flatMap(polygons)
  .map((rings) => rings.map(joinArcs).filter(isLargeEnough))
  .filter((rings) => rings.length > 0)
  .map((rings) => rings.map(encodePolyline))

/** An arc with a country on both of its sides. */
const users = new Map<number, number>()
for (const country of shapes(objects.countries))
  for (const arc of new Set(
    polygons(country)
      .flat(2)
      .map((index) => (index < 0 ? ~index : index)),
  ))
    users.set(arc, (users.get(arc) ?? 0) + 1)
const borders = [...users].flatMap(([arc, countries]) => (countries > 1 ? [encodePolyline(decodeArc(arc))] : []))

const origin = 'Natural Earth 1:10m, public domain, by scripts/outlines.ts'
writeFileSync(target, `${JSON.stringify({ origin, land, borders })}\n`)
console.log(`${land.length} lands, ${borders.length} borders, ${readFileSync(target).length} bytes`)
