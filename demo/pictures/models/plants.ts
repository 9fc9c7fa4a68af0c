import * as three from 'three'
import { above, along, chance, copies, ease, mix, placed, type Surface, sheet, together } from '../forms.ts'
import { ceramic, felt, plastic, soil, terracotta, tinted, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { group, loft, mesh, type Point3, rod, turned, wire } from '../shapes.ts'

interface Leaf {
  length: number
  /** full width at the widest place */
  width: number
  /** where it is widest, 0..1 */
  widest?: number
  /** radians that the tip bends down by */
  bend?: number
  /** depth of the fold along the midrib, as a share of the width */
  fold?: number
  /** ripples of the margin, as a share of the width */
  ripple?: number
  /** 1 = pointed, larger = blunt */
  blunt?: number
}

/** A leaf that grows along y and bends towards z. Its upper side faces -z at the base, so a bent leaf shows it from above. */
export function leaf({ length, width, widest = 0.42, bend = 0.6, fold = 0.18, ripple = 0, blunt = 1.4 }: Leaf, columns = 8, rows = 16) {
  const half = (t: number) => {
    const place = t < widest ? (t / widest) * 0.5 : 0.5 + ((t - widest) / (1 - widest)) * 0.5
    return (width / 2) * Math.max(0.01, Math.sin(place * Math.PI)) ** (1 / blunt)
  }
  const spine: [y: number, z: number][] = [[0, 0]]
  for (let i = 1; i <= 60; i++) {
    const [y, z] = spine[i - 1] as [number, number]
    const angle = bend * (i / 60) ** 1.4
    spine.push([y + (Math.cos(angle) * length) / 60, z + (Math.sin(angle) * length) / 60])
  }
  return sheet(
    (u, t) => {
      const [y, z] = spine[Math.min(60, Math.round(t * 60))] as [number, number]
      const side = (u - 0.5) * 2
      const angle = bend * t ** 1.4
      const lift = Math.abs(side) ** 1.3 * half(t) * fold * 2 + ripple * width * Math.sin(t * 26 + (side > 0 ? 1 : 0)) * side * side
      return [side * half(t), y + lift * Math.sin(angle), z - lift * Math.cos(angle)]
    },
    columns,
    rows,
  )
}

/** Green tissue: paler veins in the direction of growth, mottled. */
export function foliage(colour: string, { gloss = 0.45, clearcoat = 0.1, vary = 0.5 } = {}) {
  const material = withSolid(plastic(colour, gloss), {
    axis: 2,
    depth: 0.015,
    code: `float s = fbm(p * 1.1); float f = noise(p * 9.0); colour *= ${(1 - vary * 0.5).toFixed(2)} + ${vary.toFixed(2)} * s + 0.12 * f; colour.r *= 0.9 + 0.35 * noise(p * 0.45); height = f;`,
  })
  material.side = three.DoubleSide
  material.clearcoat = clearcoat
  material.clearcoatRoughness = 0.3
  material.sheen = 0.25
  material.sheenColor.set('#c9e08a')
  material.sheenRoughness = 0.5
  return material
}

/** A clay pot with a rim, open, filled with soil to 1.2 below the top. */
export function clayPot(radius: number, height: number, material: three.Material) {
  const base = radius * 0.7
  const lip = height * 0.24
  return [
    mesh(
      turned(
        [
          [0, 0],
          [base, 0],
          [radius * 0.94, height - lip],
          [radius * 1.02, height - lip],
          [radius * 1.07, height],
          [radius * 0.94, height],
          [radius * 0.88, height - lip],
          [0, height - lip],
        ],
        radius * 0.035,
      ),
      material,
    ),
    mesh(earth(radius * 0.93, 7), soil(), [0, height - 1.1, 0]),
  ]
}

/** A disc of crumbly soil. */
export const earth = (radius: number, seed: number) => {
  const at = chance(seed)
  const crumbs = Array.from({ length: 90 }, () => {
    const [r, angle] = [radius * 0.94 * Math.sqrt(at()), at() * Math.PI * 2]
    const size = 0.12 + 0.25 * at() * at() * Math.min(1.4, radius / 5)
    return placed([Math.cos(angle) * r, 0.1, Math.sin(angle) * r], [at() - 0.5, 1, at() - 0.5], [size, size * 0.8, size * 1.2])
  })
  return together([rod(radius, 0.4, 0.1), copies(new three.IcosahedronGeometry(1, 1), crumbs)])
}

/** A point of a rectangle with round corners. */
function squircle(u: number, width: number, depth: number, power = 0.25): [x: number, z: number] {
  const angle = u * Math.PI * 2
  const soft = (value: number) => Math.sign(value) * Math.abs(value) ** power
  return [soft(Math.cos(angle)) * width, soft(Math.sin(angle)) * depth]
}

const slab = (width: number, depth: number, height: number, hole?: number) => {
  const outline = (shrink: number) =>
    Array.from({ length: 96 }, (_, i) => new three.Vector2(...squircle(i / 96, width - shrink, depth - shrink)))
  const shape = new three.Shape(outline(0))
  if (hole) shape.holes.push(new three.Path(outline(hole)))
  return new three.ExtrudeGeometry(shape, { depth: height, bevelSize: 0.12, bevelThickness: 0.12, bevelSegments: 3 }).rotateX(-Math.PI / 2)
}

function columnCactus() {
  const ribs = 11
  const column = (height: number, radius: number, at: Point3, lean: number) => {
    const body: Surface = (u, v) => {
      const angle = u * Math.PI * 2
      const dome = v > 0.84 ? Math.sqrt(Math.max(0, 1 - ((v - 0.84) / 0.16) ** 2)) : 1
      const foot = mix(0.82, 1, ease(0, 0.14, v))
      const rib = 1 - 0.2 * (1 - Math.abs(Math.cos((angle * ribs) / 2)) ** 0.8) * Math.min(1, dome * 1.6)
      const r = radius * dome * foot * rib * (1 + 0.025 * Math.sin(v * 11))
      const y = v > 0.84 ? 0.84 * height + Math.sin(((v - 0.84) / 0.16) * (Math.PI / 2)) * 0.16 * height : v * height
      const rr = v > 0.84 ? (r * Math.cos(((v - 0.84) / 0.16) * (Math.PI / 2))) / Math.max(0.001, dome) : r
      return [Math.cos(-angle) * rr + lean * (y / height) ** 2, y, Math.sin(-angle) * rr]
    }
    const random = chance(Math.round(height * 10))
    const spines: three.Matrix4[] = []
    const cushions: three.Matrix4[] = []
    for (let rib = 0; rib < ribs; rib++)
      for (let step = 0; step < height * 0.95; step++) {
        const v = 0.06 + ((step + (rib % 2) * 0.5) / height) * 0.98
        if (v > 0.985) continue
        const [u, foot] = [rib / ribs, body(rib / ribs, v)]
        const out = above(body, u, v, 1)
        const normal: Point3 = [out[0] - foot[0], out[1] - foot[1], out[2] - foot[2]]
        cushions.push(placed(foot, normal, [0.17, 0.1, 0.17]))
        for (let i = 0; i < 9; i++) {
          const spread = i === 0 ? 0.25 : 0.95
          const way: Point3 = [
            normal[0] + (random() - 0.5) * 2 * spread,
            normal[1] + (random() - 0.4) * 2 * spread,
            normal[2] + (random() - 0.5) * 2 * spread,
          ]
          spines.push(placed(foot, way, [1, (i === 0 ? 1.5 : 0.8) + random() * 0.5, 1]))
        }
      }
    const spine = new three.ConeGeometry(0.028, 1, 5, 1, true).translate(0, 0.5, 0)
    return group(
      [
        mesh(sheet(body, 220, 90), foliage('#55803f', { gloss: 0.5, vary: 0.45 })),
        mesh(copies(new three.SphereGeometry(1, 8, 6), cushions), felt('#e9e2cc')),
        mesh(copies(spine, spines), plastic('#ead9ae', 0.5)),
      ],
      at,
    )
  }
  const petals = (count: number, length: number, open: number, roll: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2 + roll
      return placed([0, 0, 0], [Math.cos(angle) * open, 1, Math.sin(angle) * open], [1, length, 1], -angle + Math.PI / 2)
    })
  const petal = leaf({ length: 1, width: 0.62, widest: 0.6, bend: 0.5, fold: 0.12, blunt: 1.8 }, 6, 10)
  const flower = group(
    [
      mesh(copies(petal, petals(12, 1.7, 1.25, 0)), foliage('#d9567f', { vary: 0.25, gloss: 0.5 })),
      mesh(copies(petal, petals(9, 1.45, 0.7, 0.3)), foliage('#e57598', { vary: 0.25, gloss: 0.5 })),
      mesh(
        copies(
          new three.CylinderGeometry(0.03, 0.03, 1, 5).translate(0, 0.5, 0),
          Array.from({ length: 22 }, (_, i) => placed([0, 0, 0], [Math.cos(i * 2.4) * 0.3, 1, Math.sin(i * 2.4) * 0.3], [1, 0.9, 1])),
        ),
        plastic('#e8c64a', 0.6),
      ),
    ],
    [0.5, 20.1, 1.5],
    [42, 0, -30],
  )
  return group([
    ...clayPot(5.4, 8.6, terracotta('#b9663f')),
    column(14.6, 2.8, [-0.8, 7, -0.3], 0.25),
    column(5.4, 1.6, [2.7, 7, 1.7], 0.2),
    flower,
  ])
}

/** A ZZ plant: arching fleshy stems with glossy leaflets in two rows. */
function zzPlant() {
  const random = chance(11)
  const places: three.Matrix4[] = []
  const young: three.Matrix4[] = []
  const stems: three.BufferGeometry[] = []
  const count = 14
  for (let i = 0; i < count; i++) {
    const angle = i * 2.399 + 0.4
    const inner = i / count
    const length = mix(44, 34, inner) * (0.88 + random() * 0.24)
    const lean = mix(0.16, 0.62, (i % 4) / 3) + random() * 0.12
    const [cx, cz] = [Math.cos(angle), Math.sin(angle)]
    const root = 1.2 + random() * 3.2
    const curve = new three.CatmullRomCurve3(
      [0, 0.25, 0.5, 0.75, 1].map((t) => {
        const out = root + length * lean * t ** 1.5
        return new three.Vector3(cx * out, 14 + length * t * (1 - lean * 0.38 * t), cz * out)
      }),
    )
    const thick = along([0.95, 0.7, 0.5, 0.36, 0.14])
    stems.push(
      loft(
        Array.from({ length: 25 }, (_, k) => {
          const { x, y, z } = curve.getPoint(k / 24)
          return { at: [x, y, z] as Point3, w: thick(k / 24) * 1.9 }
        }),
        { sides: 12 },
      ),
    )
    const pairs = 11
    for (let k = 0; k < pairs; k++) {
      const t = 0.2 + (k / (pairs - 1)) * 0.78
      const at = curve.getPoint(t)
      const tangent = curve.getTangent(t)
      const across = new three.Vector3(-cz, 0, cx)
      const size = along([0.7, 1, 1.05, 0.95, 0.6])(k / (pairs - 1)) * (0.9 + random() * 0.18)
      for (const side of [1, -1]) {
        const direction = across
          .clone()
          .multiplyScalar(side)
          .addScaledVector(tangent, 0.75 + (k / pairs) * 0.6)
          .add(new three.Vector3(0, random() * 0.3 - 0.05, 0))
          .normalize()
        const normal = new three.Vector3().crossVectors(tangent, across).normalize()
        if (normal.y < 0) normal.negate()
        const z = normal.addScaledVector(direction, -normal.dot(direction)).normalize().negate()
        const x = new three.Vector3().crossVectors(direction, z)
        const place = new three.Matrix4()
          .makeBasis(x, direction, z)
          .scale(new three.Vector3(size, size, size))
          .setPosition(at)
        ;(i > count - 4 ? young : places).push(place)
      }
    }
  }
  const blade = leaf({ length: 7.2, width: 3.2, widest: 0.46, bend: 0.55, fold: 0.2, blunt: 1.35 }, 8, 14)
  const stemGreen = foliage('#5e8a3c', { gloss: 0.5 })
  return group([
    ...clayPot(10, 16, terracotta()),
    mesh(together(stems), stemGreen),
    mesh(copies(blade, places), foliage('#2f6b34', { gloss: 0.24, clearcoat: 0.5, vary: 0.3 })),
    mesh(copies(blade, young), foliage('#6a9a3c', { gloss: 0.26, clearcoat: 0.45, vary: 0.3 })),
  ])
}

/** A tray of peat pots with seedlings. */
function seedlings() {
  const random = chance(5)
  const peat = withSolid(felt('#8a6a4c'), {
    depth: 0.06,
    code: 'float s = noise(p * 8.0) * 0.6 + noise(p * 21.0) * 0.4; height = s; colour *= 0.72 + 0.5 * s;',
  })
  const pot = turned(
    [
      [0, 0],
      [2.1, 0],
      [2.95, 5.2],
      [3.15, 5.3],
      [3.15, 5.7],
      [2.75, 5.7],
      [2.6, 5],
      [0, 4.9],
    ],
    0.12,
  )
  const seedLeaf = leaf({ length: 1.9, width: 0.95, widest: 0.52, bend: 0.7, fold: 0.1, blunt: 2.2 }, 6, 10)
  const trueLeaf = leaf({ length: 3, width: 1.6, widest: 0.45, bend: 0.8, fold: 0.2, ripple: 0.05, blunt: 1.4 }, 8, 14)
  const stems: three.BufferGeometry[] = []
  const low: three.Matrix4[] = []
  const high: three.Matrix4[] = []
  const places = [-6.6, 0, 6.6].flatMap((x) => [-3.4, 3.4].map((z): [number, number] => [x, z]))
  places.forEach(([x, z], index) => {
    const height = 4.2 + random() * 2.4
    const [dx, dz] = [(random() - 0.5) * 1.2, (random() - 0.5) * 1.2]
    const turn = random() * 3
    const top: Point3 = [x + dx, 5 + height, z + dz]
    const middle: Point3 = [x + dx * 0.5, 5 + height * 0.62, z + dz * 0.4]
    stems.push(wire([[x, 4.8, z], middle, top], 0.11))
    for (const side of [0, Math.PI]) {
      const way = (angle: number, rise: number): Point3 => [Math.cos(angle), rise, Math.sin(angle)]
      const roll = (angle: number) => Math.PI / 2 - angle
      low.push(placed(middle, way(turn + side, 0.55), 0.8 + random() * 0.25, roll(turn + side)))
      const size = index % 3 === 1 ? 0.72 : 1
      high.push(placed(top, way(turn + 1.57 + side, 0.7), size * (0.85 + random() * 0.3), roll(turn + 1.57 + side)))
    }
    high.push(placed(top, [Math.cos(turn), 2.4, Math.sin(turn)], 0.42, Math.PI / 2 - turn))
  })
  const tray = tinted(plastic('#3c4442', 0.5))
  tray.side = three.DoubleSide
  const wall: Surface = (u, v) => {
    const [x, z] = squircle(u, mix(9.7, 10.8, v), mix(6.4, 7.5, v))
    return [x, mix(0.1, 2.6, v), -z]
  }
  const rim = Array.from({ length: 64 }, (_, i): Point3 => {
    const [x, z] = squircle(i / 64, 10.95, 7.65)
    return [x, 2.6, z]
  })
  return group([
    mesh(sheet(wall, 96, 6), tray),
    mesh(wire(rim, 0.28, { isClosed: true }), tray),
    mesh(slab(9.7, 6.4, 0.3), tray, [0, 0.05, 0]),
    ...places.flatMap(([x, z], index) => [mesh(pot, peat, [x, 0.4, z]), mesh(earth(2.7, index + 3), soil(), [x, 5.45, z])]),
    mesh(together(stems), foliage('#9cbf5c', { gloss: 0.5 })),
    mesh(copies(seedLeaf, low), foliage('#7eb045', { gloss: 0.45 })),
    mesh(copies(trueLeaf, high), foliage('#5c9a3a', { gloss: 0.45 })),
  ])
}

/** Bulbs with papery skins in front of the flowers that they grow into. */
function parrotTulips() {
  const skin = withSolid(plastic('#a2673a', 0.42), {
    axis: 1,
    depth: 0.03,
    code: `float s = noise(vec3(p.xy * 3.0, p.z * 0.5)) + 0.5 * noise(vec3(p.xy * 9.0, p.z * 0.8)); float torn = smoothstep(0.62, 0.66, fbm(p * 0.9 + 3.0));
      colour *= 0.6 + 0.5 * s; colour = mix(colour, vec3(0.72, 0.55, 0.36), torn); height = s * 0.6 - torn * 0.5;`,
  })
  const bulb = (at: Point3, turn: Point3, size: number) =>
    group(
      [
        mesh(
          loft(
            [
              { at: [0, 0.1, 0], w: 1.4 },
              { at: [0, 0.5, 0], w: 2.6, d: 2.3 },
              { at: [0, 1.7, 0], w: 3.9, d: 3.3 },
              { at: [0, 2.9, 0], w: 3.4, d: 2.9 },
              { at: [0, 4, 0], w: 1.8, d: 1.6 },
              { at: [0.12, 5, 0], w: 0.6 },
              { at: [0.3, 5.7, 0], w: 0.12 },
            ],
            { smooth: 8 },
          ).scale(size, size, size),
          skin,
        ),
        mesh(
          copies(
            new three.CylinderGeometry(0.05, 0.02, 1, 5).translate(0, -0.5, 0),
            Array.from({ length: 26 }, (_, i) =>
              placed(
                [Math.cos(i * 2.4) * 0.55 * size, 0.3, Math.sin(i * 2.4) * 0.55 * size],
                [Math.cos(i * 2.4) * -0.5, 1, Math.sin(i * 2.4) * -0.5],
                0.8,
              ),
            ),
          ),
          plastic('#d8c39a', 0.8),
        ),
      ],
      at,
      turn,
    )
  const petalColour = () => {
    const material = withSolid(plastic('#c8303a', 0.42), {
      axis: 2,
      depth: 0.02,
      code: `float s = noise(vec3(p.x * 5.0, p.y * 0.5, 1.0)); float flame = smoothstep(0.5, 0.72, s + 0.16 * sin(p.y * 1.1)); colour *= 0.8 + 0.3 * s;
        colour = mix(colour, colour + vec3(0.28, 0.24, 0.06), flame * 0.75); colour = mix(colour, vec3(0.16, 0.3, 0.05), smoothstep(0.62, 0.75, noise(vec3(p.x * 2.2, p.y * 0.35, 7.0))) * smoothstep(6.0, 1.0, p.y) * 0.8); height = noise(vec3(p.x * 11.0, p.y * 0.8, 1.0));`,
    })
    material.side = three.DoubleSide
    material.sheen = 0.3
    return tinted(material)
  }
  const petal = (length: number, width: number, seed: number, open: number[]) =>
    sheet(
      (u, t) => {
        const side = (u - 0.5) * 2
        const outline = Math.sin(Math.min(1, t * 0.93 + 0.04) * Math.PI) ** 0.55 * (0.55 + 0.5 * t)
        const rag = 1 + 0.13 * Math.sin(t * 31 + seed) * ease(0.35, 1, t) + 0.06 * Math.sin(t * 57 + seed * 3)
        const half = (width / 2) * outline * rag
        const cup = along(open)(t) * (length / 6.4)
        const wave = 0.42 * Math.sin(side * 5 + t * 8 + seed) * ease(0.45, 1, t) * Math.abs(side)
        const wrap = (side * half) / Math.max(1.2, cup)
        const r = cup + wave
        const tip = t > 0.93 ? -0.35 * Math.abs(Math.sin(side * 7 + seed)) * ((t - 0.93) / 0.07) : 0
        return [Math.sin(wrap) * r, t * length * (1 - 0.06 * side * side) + tip, Math.cos(wrap) * r]
      },
      20,
      40,
    )
  const bloom = (at: Point3, turn: Point3, size: number) =>
    group(
      [0, 1, 2, 3, 4, 5].map((i) => {
        const inner = i % 2
        const part = mesh(
          petal(inner ? 6.6 : 6.4, inner ? 4.8 : 5.6, i * 1.7, inner ? [0.1, 1.6, 2.4, 2.5, 2.4, 3] : [0.1, 1.9, 3, 3.6, 3.9, 5]),
          petalColour(),
          [0, 0, 0],
          [0, i * 60 + 10, 0],
        )
        part.scale.multiplyScalar(size * (inner ? 0.93 : 1))
        return part
      }),
      at,
      turn,
    )
  const green = foliage('#5d8d58', { gloss: 0.55, vary: 0.3 })
  const stem = (points: Point3[]) => mesh(wire(points, 0.34), green)
  const blade = (at: Point3, turn: Point3, length: number, bend: number) =>
    mesh(leaf({ length, width: 4.2, widest: 0.36, bend, fold: 0.42, ripple: 0.02, blunt: 1.25 }, 10, 30), green, at, turn)
  return group([
    stem([
      [-1.2, 0, 0],
      [-1.5, 8, 0.2],
      [-2.2, 16.2, 0.5],
    ]),
    stem([
      [1, 0, -0.6],
      [2.2, 6.4, -0.8],
      [5, 12, -1],
    ]),
    bloom([-2.2, 15.8, 0.5], [14, 0, 6], 1.15),
    bloom([5, 11.6, -1], [18, 0, -20], 1.02),
    blade([-1, 0.3, 0.4], [8, -62, 22], 14, 0.9),
    blade([1.2, 0.3, -0.2], [6, 78, -14], 13, 1),
    blade([0, 0.3, -0.8], [-8, 200, 4], 15, 0.5),
    bulb([0, 0, -0.2], [0, 20, 0], 1.15),
    bulb([6, 2.05, 3.2], [-70, 0, -66], 1.2),
    bulb([-5.6, 0, 1.6], [0, 70, 5], 1.18),
    bulb([-2, 2, 5.6], [0, 24, 78], 1.22),
    bulb([3, 0, 5.4], [0, 140, -8], 1.05),
  ])
}

/** Basil, thyme and parsley in a tray. */
function herbs() {
  const random = chance(21)
  const pots = [-10.6, 0, 10.6]
  const leaves = { basil: [] as three.Matrix4[], thyme: [] as three.Matrix4[], parsley: [] as three.Matrix4[] }
  const stems: three.BufferGeometry[] = []
  const woody: three.BufferGeometry[] = []
  const roll = (angle: number) => Math.PI / 2 - angle
  const grow = (x: number, count: number, spread: number, length: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = i * 2.399 + random() * 0.5
      const out = Math.sqrt((i + 0.3) / count)
      const tall = length * (1.05 - 0.35 * out) * (0.85 + random() * 0.3)
      const from = new three.Vector3(x + Math.cos(angle) * out * 2.6, 9.2, Math.sin(angle) * out * 2.6)
      const to = new three.Vector3(x + Math.cos(angle) * (out * spread), 9.2 + tall, Math.sin(angle) * (out * spread))
      const middle = from
        .clone()
        .lerp(to, 0.5)
        .add(new three.Vector3(0, tall * 0.1, 0))
      return { angle, curve: new three.CatmullRomCurve3([from, middle, to]) }
    })
  for (const { angle, curve } of [...grow(-10.6, 13, 5, 11.6), ...grow(-10.6, 8, 5.4, 6)]) {
    stems.push(new three.TubeGeometry(curve, 10, 0.16, 6))
    ;[0.4, 0.62, 0.82, 1].forEach((t, k) => {
      const { x, y, z } = curve.getPoint(t)
      for (const side of [0, Math.PI]) {
        const a = angle + k * 1.57 + side
        leaves.basil.push(
          placed([x, y, z], [Math.cos(a), t === 1 ? 0.85 : 0.35, Math.sin(a)], mix(1.15, 0.62, k / 3) * (0.85 + random() * 0.3), roll(a)),
        )
        if (t === 1) leaves.basil.push(placed([x, y, z], [Math.cos(a + 1.57), 1.6, Math.sin(a + 1.57)], 0.42, roll(a + 1.57)))
      }
    })
  }
  for (const { angle, curve } of grow(0, 60, 6, 8.6)) {
    woody.push(new three.TubeGeometry(curve, 8, 0.07, 5))
    for (let k = 0; k < 22; k++) {
      const { x, y, z } = curve.getPoint(0.14 + (k / 21) * 0.86)
      const a = angle + k * 1.57
      for (const side of [0, Math.PI])
        leaves.thyme.push(placed([x, y, z], [Math.cos(a + side), 0.8, Math.sin(a + side)], 0.8 + random() * 0.5, roll(a + side)))
    }
  }
  for (const { angle, curve } of [...grow(10.6, 26, 6, 11.6), ...grow(10.6, 18, 6.4, 7.4), ...grow(10.6, 10, 5.6, 4.2)]) {
    stems.push(new three.TubeGeometry(curve, 8, 0.12, 6))
    const { x, y, z } = curve.getPoint(1)
    for (let k = 0; k < 5; k++) {
      const a = angle + (k - 2) * 1.15
      const [px, py, pz] = [x + Math.cos(a) * 0.7, y + 0.4, z + Math.sin(a) * 0.7]
      stems.push(
        wire(
          [
            [x, y - 0.2, z],
            [px, py, pz],
          ],
          0.06,
        ),
      )
      leaves.parsley.push(placed([px, py, pz], [Math.cos(a), 0.75 + random() * 0.4, Math.sin(a)], 0.9 + random() * 0.35, roll(a)))
    }
  }
  const basil = leaf({ length: 4.6, width: 3.2, widest: 0.42, bend: 1.1, fold: -0.3, blunt: 1.7 }, 8, 12)
  const thyme = leaf({ length: 0.95, width: 0.46, widest: 0.5, bend: 0.3, fold: 0.1, blunt: 1.6 }, 2, 4)
  const lobe = leaf({ length: 2, width: 1.35, widest: 0.62, bend: 0.5, fold: 0.2, ripple: 0.16, blunt: 1.6 }, 6, 22)
  const parsley = together(
    [-0.85, 0, 0.85].map((turn) =>
      lobe
        .clone()
        .rotateZ(turn)
        .scale(turn === 0 ? 1 : 0.85, turn === 0 ? 1.1 : 0.85, 1),
    ),
  )
  const glaze = tinted(ceramic('#8fae9b', 0.2))
  const cup = turned(
    [
      [0, 0],
      [3.3, 0],
      [4.6, 8.6],
      [4.85, 9],
      [4.6, 9.3],
      [4.25, 9],
      [4, 8],
      [0, 8],
    ],
    0.25,
  )
  return group([
    mesh(slab(16.4, 5.6, 2.4, 0.6), glaze, [0, 0.15, 0]),
    mesh(slab(16.2, 5.4, 0.6), glaze, [0, 0.1, 0]),
    ...pots.flatMap((x, index) => [mesh(cup, glaze, [x, 0.9, 0]), mesh(earth(4.1, index + 31), soil(), [x, 9, 0])]),
    mesh(together(stems), foliage('#7ca650', { gloss: 0.5 })),
    mesh(together(woody), plastic('#7d6a4c', 0.8)),
    mesh(copies(basil, leaves.basil), foliage('#4b9433', { gloss: 0.34, clearcoat: 0.3, vary: 0.35 })),
    mesh(copies(thyme, leaves.thyme), foliage('#6f8a5a', { gloss: 0.6, vary: 0.4 })),
    mesh(copies(parsley, leaves.parsley), foliage('#3f8a35', { gloss: 0.42, vary: 0.4 })),
  ])
}

/** Plants in pots, as sold. */
export const plants: Record<string, Model> = {
  'potted-plant': { build: zzPlant, azimuth: 26, elevation: 14 },
  cactus: { build: columnCactus, azimuth: 18, elevation: 16 },
  seedling: { build: seedlings, azimuth: 26, elevation: 24 },
  tulip: { build: parrotTulips, azimuth: 6, elevation: 12 },
  'potted-herbs': { build: herbs, azimuth: 16, elevation: 16 },
}
