import * as three from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Point3 } from './shapes.ts'

/** A point of a surface at `u` and `v`, 0..1. */
export type Surface = (u: number, v: number) => Point3

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t

/** 0 at `from`, 1 at `to`, smooth between. */
export const ease = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Smoothly interpolates values at evenly spaced places, 0..1. */
export function along(values: readonly number[]): (t: number) => number {
  const at = (index: number) => values[Math.min(values.length - 1, Math.max(0, index))] as number
  return (t) => {
    const place = Math.min(1, Math.max(0, t)) * (values.length - 1)
    const index = Math.min(values.length - 2, Math.floor(place))
    const [f, a, b, c, d] = [place - index, at(index - 1), at(index), at(index + 1), at(index + 2)]
    return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))
  }
}

/** The mesh of a surface, facing `du × dv`. */
export function sheet(surface: Surface, columns = 48, rows = 48): three.BufferGeometry {
  const geometry = new three.PlaneGeometry(1, 1, columns, rows)
  const [at, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let i = 0; i < at.count; i++) at.setXYZ(i, ...surface(uv.getX(i), uv.getY(i)))
  geometry.computeVertexNormals()
  const normals = geometry.getAttribute('normal')
  const span = columns + 1
  for (let row = 0; row <= rows; row++) {
    const [a, b] = [row * span, row * span + columns]
    if (new three.Vector3().fromBufferAttribute(at, a).distanceTo(new three.Vector3().fromBufferAttribute(at, b)) > 1e-4) continue
    const sum = new three.Vector3().fromBufferAttribute(normals, a).add(new three.Vector3().fromBufferAttribute(normals, b)).normalize()
    for (const index of [a, b]) normals.setXYZ(index, sum.x, sum.y, sum.z)
  }
  return geometry
}

/** The point `lift` above a surface. */
export function above(surface: Surface, u: number, v: number, lift: number): Point3 {
  const step = 0.002
  const point = (a: number, b: number) => new three.Vector3(...surface(a, b))
  const [v0, v1] = [Math.max(0, v - step), Math.min(1, v + step)]
  const across = point(u + step, v).sub(point(u - step, v))
  const up = point(u, v1).sub(point(u, v0))
  const { x, y, z } = across.cross(up).normalize().multiplyScalar(lift).add(point(u, v))
  return [x, y, z]
}

/** A piece of material laid on a surface, with rolled edges. `place` maps its own 0..1 square onto the surface. */
export function patch(
  surface: Surface,
  place: (s: number, t: number) => [u: number, v: number],
  thickness: number,
  { columns = 48, rows = 32, edge = 0.05, edgeRows = 0.05, puff = 0 } = {},
): three.BufferGeometry {
  const rim = (t: number, width: number) => {
    const near = width > 0 ? Math.min(1, Math.min(t, 1 - t) / width) : 1
    return Math.sqrt(1 - (1 - near) ** 2)
  }
  const spread = (t: number) => t + 0.075 * Math.sin(t * Math.PI * 2) * -1
  return sheet(
    (u, v) => {
      const [s, t] = [spread(u), spread(v)]
      const high = rim(s, edge) * rim(t, edgeRows)
      const bulge = puff * Math.sqrt(Math.max(0, Math.sin(s * Math.PI) * Math.sin(t * Math.PI)))
      return above(surface, ...place(s, t), thickness * (high * 1.15 - 0.15) + bulge)
    },
    columns,
    rows,
  )
}

/** Points along a line on a surface. */
export const seam = (surface: Surface, line: readonly [u: number, v: number][], lift = 0.05): Point3[] =>
  line.map(([u, v]) => above(surface, u, v, lift))

/** One geometry of many copies. */
export function copies(geometry: three.BufferGeometry, places: readonly three.Matrix4[]): three.BufferGeometry {
  const source = geometry.index ? geometry.toNonIndexed() : geometry
  return mergeGeometries(places.map((place) => source.clone().applyMatrix4(place)))
}

export const together = (parts: readonly three.BufferGeometry[]): three.BufferGeometry =>
  mergeGeometries(
    parts.map((part) => {
      const plain = part.index ? part.toNonIndexed() : part.clone()
      for (const name of Object.keys(plain.attributes)) if (name !== 'position' && name !== 'normal') plain.deleteAttribute(name)
      return plain
    }),
  )

const up = new three.Vector3(0, 1, 0)

/** A place: y of the copy points along `direction`, turned by `roll` radians around it. */
export function placed(at: Point3, direction: Point3, scale: number | Point3 = 1, roll = 0): three.Matrix4 {
  const turn = new three.Quaternion()
    .setFromUnitVectors(up, new three.Vector3(...direction).normalize())
    .multiply(new three.Quaternion().setFromAxisAngle(up, roll))
  const size = typeof scale === 'number' ? new three.Vector3(scale, scale, scale) : new three.Vector3(...scale)
  return new three.Matrix4().compose(new three.Vector3(...at), turn, size)
}

/** Random numbers from 0 to 1, the same in every run. */
export function chance(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A point of a rectangle with round corners of `radius`, evenly spaced from the middle of the right side, counter-clockwise. */
export function roundedRing(u: number, width: number, height: number, radius: number): [x: number, y: number] {
  const [a, b] = [width / 2 - radius, height / 2 - radius]
  const quarter = (radius * Math.PI) / 2
  const whole = 4 * (a + b) + 4 * quarter
  let left = (((u % 1) + 1) % 1) * whole
  const parts: [length: number, point: (at: number) => [number, number]][] = [
    [b, (at) => [a + radius, at]],
    [quarter, (at) => [a + Math.cos(at / radius) * radius, b + Math.sin(at / radius) * radius]],
    [2 * a, (at) => [a - at, b + radius]],
    [quarter, (at) => [-a - Math.sin(at / radius) * radius, b + Math.cos(at / radius) * radius]],
    [2 * b, (at) => [-a - radius, b - at]],
    [quarter, (at) => [-a - Math.cos(at / radius) * radius, -b - Math.sin(at / radius) * radius]],
    [2 * a, (at) => [-a + at, -b - radius]],
    [quarter, (at) => [a + Math.sin(at / radius) * radius, -b - Math.cos(at / radius) * radius]],
  ]
  for (const [length, point] of parts) {
    if (left <= length) return point(left)
    left -= length
  }
  return [a + radius, -b + left]
}
