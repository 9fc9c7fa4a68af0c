import * as three from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

export type Point2 = [x: number, y: number]
export type Point3 = [x: number, y: number, z: number]

export const deg = (degrees: number): number => (degrees * Math.PI) / 180

/** A mesh that casts and receives shadows. */
export function mesh(
  geometry: three.BufferGeometry,
  material: three.Material,
  at: Point3 = [0, 0, 0],
  turn: Point3 = [0, 0, 0],
): three.Mesh {
  const made = new three.Mesh(geometry, material)
  made.position.set(...at)
  made.rotation.set(deg(turn[0]), deg(turn[1]), deg(turn[2]))
  made.castShadow = true
  made.receiveShadow = true
  return made
}

export function group(parts: three.Object3D[], at: Point3 = [0, 0, 0], turn: Point3 = [0, 0, 0]): three.Group {
  const made = new three.Group()
  made.add(...parts)
  made.position.set(...at)
  made.rotation.set(deg(turn[0]), deg(turn[1]), deg(turn[2]))
  return made
}

/** Lays an object that stands along y on the floor, turned by `angle` degrees. */
export const lay = (parts: three.Object3D[], angle: number): three.Group =>
  group([group(parts, [0, 0, 0], [-90, 0, 0])], [0, 0, 0], [0, angle, 0])

/** Rounds the corners of a polyline. A third number in a point is its own radius. */
export function rounded(points: readonly (Point2 | Point3)[], radius: number, isClosed = false, steps = 6): three.Vector2[] {
  const all = points.map(([x, y]) => new three.Vector2(x, y))
  return points.flatMap((point, index) => {
    const here = all[index] as three.Vector2
    const before = all[(index - 1 + all.length) % all.length] as three.Vector2
    const after = all[(index + 1) % all.length] as three.Vector2
    const own = point[2] ?? radius
    const isEnd = !isClosed && (index === 0 || index === all.length - 1)
    if (isEnd || own <= 0) return [here]
    const cut = Math.min(own, here.distanceTo(before) * 0.48, here.distanceTo(after) * 0.48)
    const from = here.clone().lerp(before, cut / here.distanceTo(before))
    const to = here.clone().lerp(after, cut / here.distanceTo(after))
    return new three.QuadraticBezierCurve(from, here, to).getPoints(steps)
  })
}

/** A turned part: the profile [radius, y] from the axis outwards, bottom to top. */
export const turned = (profile: readonly (Point2 | Point3)[], radius = 0.15, segments = 96): three.BufferGeometry =>
  new three.LatheGeometry(rounded(profile, radius), segments)

/** A rod along y with softened edges, centred. */
export const rod = (radius: number, length: number, bevel = Math.min(radius * 0.2, 0.15), segments = 48): three.BufferGeometry =>
  turned(
    [
      [0, -length / 2],
      [radius, -length / 2],
      [radius, length / 2],
      [0, length / 2],
    ],
    bevel,
    segments,
  )

/** A cone along y, centred. */
export const cone = (bottom: number, top: number, length: number, bevel = 0.1): three.BufferGeometry =>
  turned(
    [
      [0, -length / 2],
      [bottom, -length / 2],
      [top, length / 2],
      [0, length / 2],
    ],
    bevel,
  )

export const box = (width: number, height: number, depth: number, radius = 0.2): three.BufferGeometry =>
  new RoundedBoxGeometry(width, height, depth, 4, Math.min(radius, width / 2.01, height / 2.01, depth / 2.01))

export const ball = (radius: number): three.BufferGeometry => new three.SphereGeometry(radius, 64, 40)

/** A plate cut to an outline in the xy plane, `depth` thick, centred on z. */
export function plate(
  outline: readonly (Point2 | Point3)[],
  depth: number,
  { radius = 0.3, bevel = Math.min(0.12, depth * 0.3), holes = [] as readonly three.Vector2[][] } = {},
): three.BufferGeometry {
  const shape = new three.Shape(rounded(outline, radius, true))
  for (const hole of holes) shape.holes.push(new three.Path(hole))
  const inner = Math.max(0.001, depth - bevel * 2)
  const geometry = new three.ExtrudeGeometry(shape, {
    depth: inner,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments: 24,
  })
  return geometry.translate(0, 0, -inner / 2)
}

/** A stuffed shape whose outline is seen along z. Texture coordinates fill its bounding box. */
export function cushion(outline: readonly Point2[], thickness: number, radius = 2): three.BufferGeometry {
  const edge = rounded(outline, radius, true, 10)
  const bounds = new three.Box2().setFromPoints(edge)
  const [middle, size] = [bounds.getCenter(new three.Vector2()), bounds.getSize(new three.Vector2())]
  const rings = 28
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  for (const side of [1, -1])
    for (let ring = 0; ring <= rings; ring++) {
      const t = Math.sin(((ring / rings) * Math.PI) / 2)
      for (let i = 0; i <= edge.length; i++) {
        const { x, y } = middle.clone().lerp(edge[i % edge.length] as three.Vector2, t)
        positions.push(x, y, side * (thickness / 2) * Math.sqrt(Math.max(0, 1 - t ** 2.4)))
        uvs.push((x - bounds.min.x) / size.x, (y - bounds.min.y) / size.y)
        const row = edge.length + 1
        const at = (side === 1 ? 0 : (rings + 1) * row) + ring * row + i
        if (ring === 0 || i === 0) continue
        const [a, b, c, d] = [at - row - 1, at - row, at, at - 1]
        indices.push(...(side === 1 ? [a, d, c, a, c, b] : [a, c, d, a, b, c]))
      }
    }
  const geometry = new three.BufferGeometry()
  geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new three.Float32BufferAttribute(uvs, 2))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return geometry
}

/** The points of a regular polygon or circle. */
export const circle = (radius: number, [x, y]: Point2 = [0, 0], sides = 48, start = 0): three.Vector2[] =>
  Array.from({ length: sides }, (_, index) => {
    const angle = deg(start) + (index / sides) * Math.PI * 2
    return new three.Vector2(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  })

export const asPoints = (points: readonly three.Vector2[]): Point2[] => points.map(({ x, y }) => [x, y])

export const arc = (radius: number, from: number, to: number, [x, y]: Point2 = [0, 0], steps = 24): Point2[] =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const angle = deg(from + ((to - from) * index) / steps)
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })

/** A bent rod through the points. */
export function wire(
  points: readonly Point3[],
  radius: number,
  { isClosed = false, tension = 0.5, hasCaps = true } = {},
): three.BufferGeometry {
  const curve = new three.CatmullRomCurve3(
    points.map((point) => new three.Vector3(...point)),
    isClosed,
    'catmullrom',
    tension,
  )
  const stations = curve.getPoints(Math.max(24, points.length * 10)).map(({ x, y, z }) => ({ at: [x, y, z] as Point3, w: radius * 2 }))
  if (isClosed) return new three.TubeGeometry(curve, points.length * 12, radius, 20, true)
  return loft(stations, { hasCaps, sides: 24 })
}

export interface Station {
  at: Point3
  /** width across x (or the first normal) and depth; default: round */
  w: number
  d?: number
  /** 2 = ellipse, larger = boxier */
  power?: number
  /** shift of the section along its first normal */
  shift?: number
}

/** A body through sections along a path. Sections are superellipses; `wave` shapes their rim. */
export function loft(
  stations: readonly Station[],
  { sides = 48, hasCaps = true, wave = undefined as ((angle: number, t: number) => number) | undefined, smooth = 0 } = {},
): three.BufferGeometry {
  const list = smooth > 0 ? resample(stations, smooth) : stations
  const centres = list.map(({ at }) => new three.Vector3(...at))
  const tangents = centres.map((_, index) =>
    (centres[Math.min(index + 1, centres.length - 1)] as three.Vector3)
      .clone()
      .sub(centres[Math.max(index - 1, 0)] as three.Vector3)
      .normalize(),
  )
  const first = tangents[0] as three.Vector3
  let side = new three.Vector3(1, 0, 0)
  if (Math.abs(first.dot(side)) > 0.9) side = new three.Vector3(0, 0, 1)
  const positions: number[] = []
  const indices: number[] = []
  list.forEach(({ w, d = w, power = 2, shift = 0 }, row) => {
    const tangent = tangents[row] as three.Vector3
    side = side.clone().addScaledVector(tangent, -side.dot(tangent)).normalize()
    const other = new three.Vector3().crossVectors(tangent, side)
    for (let i = 0; i <= sides; i++) {
      const angle = (i / sides) * Math.PI * 2
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const scale = (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power) * (wave ? wave(angle, row / (list.length - 1)) : 1)
      const point = (centres[row] as three.Vector3)
        .clone()
        .addScaledVector(side, (c * scale * w) / 2 + shift)
        .addScaledVector(other, (s * scale * d) / 2)
      positions.push(point.x, point.y, point.z)
      if (row > 0 && i > 0) {
        const at = row * (sides + 1) + i
        indices.push(at - sides - 2, at - sides - 1, at, at - sides - 2, at, at - 1)
      }
    }
  })
  const geometry = new three.BufferGeometry()
  if (hasCaps) {
    for (const [row, isLast] of [
      [0, false],
      [list.length - 1, true],
    ] as const) {
      const start = positions.length / 3
      const { x, y, z } = centres[row] as three.Vector3
      positions.push(x, y, z)
      for (let i = 0; i <= sides; i++) {
        const at = (row * (sides + 1) + i) * 3
        positions.push(positions[at] as number, positions[at + 1] as number, positions[at + 2] as number)
        if (i > 0) indices.push(start, ...(isLast ? [start + i, start + i + 1] : [start + i + 1, start + i]))
      }
    }
  }
  geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new three.Float32BufferAttribute(new Array((positions.length / 3) * 2).fill(0), 2))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return weldSeam(geometry, list.length, sides)
}

/** Gives both ends of every section the same normal. */
function weldSeam(geometry: three.BufferGeometry, rows: number, sides: number): three.BufferGeometry {
  const normals = geometry.getAttribute('normal')
  for (let row = 0; row < rows; row++) {
    const [a, b] = [row * (sides + 1), row * (sides + 1) + sides]
    const sum = new three.Vector3(
      normals.getX(a) + normals.getX(b),
      normals.getY(a) + normals.getY(b),
      normals.getZ(a) + normals.getZ(b),
    ).normalize()
    for (const at of [a, b]) normals.setXYZ(at, sum.x, sum.y, sum.z)
  }
  return geometry
}

/** Smoothly interpolates sections, `steps` per gap. */
function resample(stations: readonly Station[], steps: number): Station[] {
  const curve = (pick: (station: Station) => Point3) =>
    new three.CatmullRomCurve3(stations.map((station) => new three.Vector3(...pick(station))))
  const centres = curve(({ at }) => at)
  const sizes = curve(({ w, d = w, power = 2 }) => [w, d, power])
  const shifts = curve(({ shift = 0 }) => [shift, 0, 0])
  const count = (stations.length - 1) * steps
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count
    const [at, size] = [centres.getPoint(t), sizes.getPoint(t)]
    return {
      at: [at.x, at.y, at.z] as Point3,
      w: Math.max(0.001, size.x),
      d: Math.max(0.001, size.y),
      power: size.z,
      shift: shifts.getPoint(t).x,
    }
  })
}

/** A picture drawn with the canvas API, as a texture. */
export function drawn(width: number, height: number, draw: (context: OffscreenCanvasRenderingContext2D) => void): three.Texture {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No 2d canvas')
  draw(context)
  const texture = new three.CanvasTexture(canvas)
  texture.colorSpace = three.SRGBColorSpace
  texture.anisotropy = 8
  return texture
}
