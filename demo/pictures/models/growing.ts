import * as three from 'three'
import { chance, copies, mix, placed, sheet, together } from '../forms.ts'
import { cardboard, felt, glass, plastic, printed, soil, terracotta, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { ball, box, drawn, group, loft, mesh, type Point2, type Point3, rod, type Station, turned, wire } from '../shapes.ts'
import { brownMushroom } from './household.ts'
import { clayPot, earth, foliage, leaf } from './plants.ts'

const roll = (angle: number) => Math.PI / 2 - angle

/** A heart that grows along y from its point, folded along its midrib. */
const heart = (length: number, width: number, fold = 0.22) =>
  sheet(
    (u, t) => {
      const side = (u - 0.5) * 2
      const edge = Math.abs(side)
      const top = 0.78 + 0.5 * edge - 0.42 * edge ** 4
      const x = side * (width / 2) * t ** 0.7
      return [x, t * top * length, -Math.abs(x) * fold + 0.12 * length * t * t]
    },
    16,
    14,
  )

interface Clover {
  leaflets: number
  count: number
  /** height of the stalks above `at`, cm */
  height: number
  /** how far the outermost stalks lean, cm */
  spread: number
  /** radius of the tuft at its foot */
  foot: number
  leaf: number
  seed: number
}

/** A tuft of clover-like leaves on thin stalks. `marks` lie on the inner part of the leaflets. */
function tuft({ leaflets, count, height, spread, foot, leaf: length, seed }: Clover) {
  const random = chance(seed)
  const stalks: three.BufferGeometry[] = []
  const leaves: three.Matrix4[] = []
  const marks: three.Matrix4[] = []
  for (let i = 0; i < count; i++) {
    const angle = i * 2.399 + random() * 0.6
    const out = Math.sqrt((i + 0.4) / count)
    const tall = height * (1.02 - 0.5 * out ** 2.2) * (0.82 + random() * 0.3)
    const [cx, cz] = [Math.cos(angle), Math.sin(angle)]
    const top: Point3 = [cx * out * spread, tall, cz * out * spread]
    stalks.push(
      wire(
        [[cx * out * foot, 0, cz * out * foot], [cx * mix(foot, spread, 0.35) * out, tall * 0.6, cz * mix(foot, spread, 0.35) * out], top],
        0.075,
      ),
    )
    const start = random() * 6
    const size = 0.72 + random() * 0.42
    for (let k = 0; k < leaflets; k++) {
      const a = start + (k / leaflets) * Math.PI * 2
      const way: Point3 = [
        Math.cos(a) + cx * out * 0.1,
        0.1 - out * 0.34 * Math.cos(a - angle) + random() * 0.14,
        Math.sin(a) + cz * out * 0.1,
      ]
      leaves.push(placed(top, way, size, roll(a)))
      marks.push(placed([top[0], top[1] + 0.03, top[2]], way, [size * 0.66, size * 0.5, size], roll(a)))
    }
  }
  const blade = heart(length, length * 1.12)
  return { stalks: together(stalks), leaves: copies(blade, leaves), marks: copies(blade, marks) }
}

function sorrelInPot() {
  const plant = tuft({ leaflets: 3, count: 78, height: 9.6, spread: 9.4, foot: 4.6, leaf: 2.2, seed: 9 })
  const at: Point3 = [0, 10.6, 0]
  return group([
    ...clayPot(7.4, 11.8, terracotta('#b9663f')),
    mesh(plant.stalks, foliage('#9a7f4e', { gloss: 0.5 }), at),
    mesh(plant.leaves, foliage('#6fae3e', { gloss: 0.5, vary: 0.4 }), at),
  ])
}

/** Corms in front of the four-leaved plant that they grow into. */
function cloverCorms() {
  const skin = withSolid(plastic('#7d5636', 0.7), {
    depth: 0.05,
    code: 'float s = noise(vec3(p.xy * 5.0, p.z * 1.6)) + 0.5 * noise(vec3(p.xy * 14.0, p.z * 2.4)); colour *= 0.62 + 0.5 * s; height = s;',
  })
  const corm = (at: Point3, turn: Point3, size: number) =>
    group(
      [
        mesh(
          loft(
            [
              { at: [0, 0, 0], w: 0.5 },
              { at: [0, 0.2, 0], w: 1.3 },
              { at: [0, 0.9, 0], w: 2, d: 1.8 },
              { at: [0, 1.6, 0], w: 1.6, d: 1.5 },
              { at: [0, 2.3, 0], w: 0.7 },
              { at: [0.1, 3, 0], w: 0.14 },
            ],
            { smooth: 8, sides: 64, wave: (angle, t) => 1 + 0.045 * Math.sin(angle * 7 + t * 5) + 0.02 * Math.sin(angle * 19) },
          ).scale(size, size, size),
          skin,
        ),
        mesh(
          copies(
            new three.CylinderGeometry(0.035, 0.012, 1, 5).translate(0, -0.5, 0),
            Array.from({ length: 18 }, (_, i) =>
              placed(
                [Math.cos(i * 2.4) * 0.3, 0.12, Math.sin(i * 2.4) * 0.3],
                [Math.cos(i * 2.4) * -0.8, 1, Math.sin(i * 2.4) * -0.8],
                0.7,
              ),
            ),
          ),
          plastic('#d8c39a', 0.8),
        ),
      ],
      at,
      turn,
    )
  const plant = tuft({ leaflets: 4, count: 9, height: 9.4, spread: 4.6, foot: 0.3, leaf: 2.7, seed: 4 })
  const at: Point3 = [0, 2.4, 0]
  return group([
    corm([0, 0.3, 0], [0, 0, 0], 1.15),
    mesh(plant.stalks, foliage('#8a9a4e', { gloss: 0.5 }), at),
    mesh(plant.leaves, foliage('#4f9a45', { gloss: 0.45, vary: 0.3 }), at),
    mesh(plant.marks, foliage('#4a3038', { gloss: 0.5, vary: 0.3 }), at),
    corm([3.6, 0.95, 2.6], [-80, 0, -50], 1.05),
    corm([-3.4, 0.95, 2.2], [70, 0, 62], 1.1),
    corm([0.6, 0.95, 4], [20, 40, -84], 1),
    corm([-1.4, 0.2, 2.4], [0, 70, 6], 0.95),
    corm([5.2, 0.2, 0.2], [0, 10, -6], 1.1),
    corm([-5.2, 0.2, -0.4], [0, 130, 8], 1),
  ])
}

/** An open carton of compost with mushrooms that come up. */
function mushroomBox() {
  const board = () => cardboard('#b98d5a')
  const [wide, deep, high] = [38, 27, 14]
  const front = drawn(1024, 400, (c) => {
    c.clearRect(0, 0, 1024, 400)
    c.fillStyle = '#5a3d22'
    const cap = (x: number, y: number, size: number) => {
      c.beginPath()
      c.ellipse(x, y, 92 * size, 78 * size, 0, Math.PI, 0)
      c.quadraticCurveTo(x + 92 * size, y + 24 * size, x + 58 * size, y + 24 * size)
      c.lineTo(x - 58 * size, y + 24 * size)
      c.quadraticCurveTo(x - 92 * size, y + 24 * size, x - 92 * size, y)
      c.fill()
      c.beginPath()
      c.moveTo(x - 26 * size, y + 34 * size)
      c.lineTo(x + 26 * size, y + 34 * size)
      c.lineTo(x + 34 * size, y + 118 * size)
      c.lineTo(x - 34 * size, y + 118 * size)
      c.fill()
    }
    cap(430, 170, 1.25)
    cap(590, 232, 0.72)
    c.fillRect(60, 346, 904, 10)
  })
  const wall = (width: number, at: Point3, turn: Point3) => mesh(box(width, high, 0.5, 0.12), board(), at, turn)
  const flap = (width: number, length: number, at: Point3, turn: Point3) =>
    group([mesh(box(width, 0.45, length, 0.12), board(), [0, 0, length / 2])], at, turn)
  const random = chance(17)
  const places: Point2[] = []
  for (let i = 0; i < 400 && places.length < 19; i++) {
    const [x, z] = [(random() - 0.5) * (wide - 7), (random() - 0.5) * (deep - 7)]
    if (places.every(([px, pz]) => Math.hypot(px - x, pz - z) > 5.6)) places.push([x, z])
  }
  const mushrooms = places.map(([x, z]) =>
    brownMushroom(0.72 + random() * 0.5, [x, high - 3.6, z], [random() * 16 - 8, random() * 90, random() * 16 - 8]),
  )
  const heap = sheet(
    (u, v) => {
      const [x, z] = [(u - 0.5) * (wide - 0.6), (0.5 - v) * (deep - 0.6)]
      return [x, high - 3.2 + 0.5 * Math.sin(x * 0.7) * Math.cos(z * 0.8) + 0.25 * Math.sin(x * 2.1 + z * 1.7), z]
    },
    120,
    90,
  )
  const crumbs = copies(
    new three.IcosahedronGeometry(1, 1),
    Array.from({ length: 420 }, () => {
      const size = 0.16 + 0.42 * random() * random()
      return placed(
        [(random() - 0.5) * (wide - 2), high - 3.1 + random() * 0.4, (random() - 0.5) * (deep - 2)],
        [random() - 0.5, 1, random() - 0.5],
        [size, size * 0.8, size * 1.3],
      )
    }),
  )
  return group([
    wall(wide, [0, high / 2, deep / 2], [0, 0, 0]),
    wall(wide, [0, high / 2, -deep / 2], [0, 0, 0]),
    wall(deep, [wide / 2, high / 2, 0], [0, 90, 0]),
    wall(deep, [-wide / 2, high / 2, 0], [0, 90, 0]),
    mesh(box(wide, 0.5, deep, 0.1), board(), [0, 0.25, 0]),
    flap(wide - 0.4, 9, [0, high, -deep / 2], [-64, 180, 0]),
    flap(deep - 0.4, 8, [wide / 2, high, 0], [62, 90, 0]),
    flap(deep - 0.4, 8, [-wide / 2, high, 0], [40, -90, 0]),
    mesh(new three.PlaneGeometry(wide * 0.7, wide * 0.7 * 0.39), printed(front, { transparent: true, roughness: 0.9 }), [
      0,
      high / 2 - 0.6,
      deep / 2 + 0.27,
    ]),
    mesh(heap, soil()),
    mesh(crumbs, soil()),
    ...mushrooms,
  ])
}

/** A closed jar with moss and a fern. */
function terrarium() {
  const random = chance(13)
  const moss = () =>
    withSolid(felt('#5f8a34'), {
      depth: 0.16,
      code: 'float s = noise(p * 6.0) * 0.55 + noise(p * 15.0) * 0.45; height = s; colour *= 0.55 + 0.8 * s; colour.r *= 0.9 + 0.3 * noise(p * 1.2);',
    })
  const pebble = copies(
    new three.IcosahedronGeometry(1, 2),
    Array.from({ length: 420 }, () => {
      const [angle, r] = [random() * Math.PI * 2, 7.6 * Math.sqrt(0.5 + 0.5 * random())]
      const size = 0.3 + random() * 0.3
      return placed(
        [Math.cos(angle) * (r - size), 0.9 + random() * 1.6, Math.sin(angle) * (r - size)],
        [random() - 0.5, 1, random()],
        [size, size * 0.75, size * 1.2],
      )
    }),
  )
  const mound = (x: number, z: number, r: number, tall: number) =>
    mesh(new three.SphereGeometry(r, 48, 24, 0, Math.PI * 2, 0, Math.PI / 2).scale(1, tall / r, 1), moss(), [x, 4.5, z])
  const leaflets: three.Matrix4[] = []
  const ribs: three.BufferGeometry[] = []
  for (let i = 0; i < 11; i++) {
    const angle = i * 2.399
    const length = 13.5 * (0.7 + 0.3 * random()) * (i < 4 ? 1 : 0.84)
    const reach = i < 4 ? 2.2 : 5.2
    const [cx, cz] = [Math.cos(angle), Math.sin(angle)]
    const curve = new three.CatmullRomCurve3(
      [0, 0.3, 0.6, 0.85, 1].map(
        (t) => new three.Vector3(cx * reach * t ** 1.6 - 0.6, 5.4 + length * (t - (i < 4 ? 0.14 : 0.36) * t ** 3), cz * reach * t ** 1.6),
      ),
    )
    ribs.push(new three.TubeGeometry(curve, 20, 0.07, 6))
    for (let k = 0; k < 17; k++) {
      const t = 0.14 + (k / 16) * 0.85
      const { x, y, z } = curve.getPoint(t)
      const along = curve.getTangent(t)
      const size = (0.35 + 0.75 * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.74))) * 1.05
      for (const side of [1, -1]) {
        const way: Point3 = [-cz * side + along.x * 0.5, along.y * 0.4, cx * side + along.z * 0.5]
        leaflets.push(placed([x, y, z], way, size, roll(Math.atan2(way[2], way[0]))))
      }
    }
  }
  const frond = leaf({ length: 2.3, width: 0.7, widest: 0.3, bend: 0.5, fold: 0.1, ripple: 0.05, blunt: 1.3 }, 4, 10)
  const jar: Point2[] = [
    [0, 0],
    [7.6, 0],
    [8.4, 0.9],
    [8.4, 17],
    [7.6, 19.6],
    [6, 21],
    [6, 22.4],
    [5.7, 22.4],
    [5.7, 20.8],
    [7.3, 19.2],
    [8.05, 16.8],
    [8.05, 1.1],
    [0, 0.7],
  ]
  return group([
    mesh(rod(7.7, 1.7, 0.3), plastic('#9a958a', 0.8), [0, 1.6, 0]),
    mesh(pebble, withSolid(plastic('#b0aa9c', 0.75), { code: 'colour *= 0.62 + 0.7 * noise(p * 0.9);' })),
    mesh(rod(7.85, 2.2, 0.2), soil(), [0, 3.5, 0]),
    mesh(earth(7.6, 3), soil(), [0, 4.5, 0]),
    mound(3, 3.4, 3.6, 2.6),
    mound(-3.6, 3.2, 3.2, 1.9),
    mound(-4, -2.6, 3.2, 2.8),
    mound(4, -2.6, 3, 2),
    mound(0, 0.2, 3, 1.7),
    mesh(
      ball(1.25).scale(1.3, 0.8, 1),
      withSolid(plastic('#8d8a84', 0.8), { code: 'colour *= 0.7 + 0.5 * fbm(p * 2.0);' }),
      [0.8, 5.2, 5.6],
    ),
    mesh(together(ribs), foliage('#6d7f3a', { gloss: 0.5 })),
    mesh(copies(frond, leaflets), foliage('#4f9a3c', { gloss: 0.4, vary: 0.4 })),
    mesh(turned(jar, 0.7), glass('#eaf4f1', 0.15)),
    mesh(
      turned(
        [
          [0, 20.8],
          [5.55, 20.8],
          [5.75, 22.3],
          [6.5, 22.5],
          [6.6, 24],
          [0, 24],
        ],
        0.3,
      ),
      wood('oak', 0, 0.8),
    ),
  ])
}

/** A rosette of crinkled leaves in a peat pot. */
function cuttingLettuce() {
  const random = chance(29)
  const peat = withSolid(felt('#8a6a4c'), {
    depth: 0.06,
    code: 'float s = noise(p * 8.0) * 0.6 + noise(p * 21.0) * 0.4; height = s; colour *= 0.72 + 0.5 * s;',
  })
  const blade = (length: number, width: number, seed: number) =>
    sheet(
      (u, t) => {
        const side = (u - 0.5) * 2
        const half =
          (width / 2) *
          (0.22 * (1 - t) + Math.sin(Math.min(1, t * 0.92) ** 1.5 * Math.PI * 0.82)) *
          (1 + 0.07 * Math.sin(t * 33 + seed * 3) * t)
        const bend = 0.35 * t * t
        const frill = 0.11 * width * Math.abs(side) ** 2 * Math.sin(t * 22 + seed + side * 2) * Math.min(1, t * 2)
        const wave = 0.04 * width * Math.sin(t * 13 + side * 4 + seed)
        const end = 1 - 0.1 * side * side * t
        return [side * half, t * length * (1 - bend * 0.3) * end, length * bend * 0.62 - Math.abs(side) * half * 0.34 + frill + wave]
      },
      26,
      48,
    )
  const rings = [
    { count: 8, rise: 0.42, size: 1, out: 1.7 },
    { count: 8, rise: 0.95, size: 0.98, out: 1.2 },
    { count: 7, rise: 1.8, size: 0.86, out: 0.8 },
    { count: 6, rise: 3.4, size: 0.66, out: 0.4 },
  ]
  const leaves = rings.flatMap(({ count, rise, size, out }, ring) => {
    const places = Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2 + ring * 0.5 + random() * 0.35
      return placed(
        [Math.cos(angle) * out, 6.6 + ring * 0.25, Math.sin(angle) * out],
        [Math.cos(angle), rise + random() * 0.18, Math.sin(angle)],
        size * (0.9 + random() * 0.2),
        roll(angle),
      )
    })
    const colour = ['#5f9a2f', '#74ab38', '#8cbd48', '#a8cf60'][ring] as string
    return [0, 1, 2].map((k) =>
      mesh(
        copies(
          blade(12.5, 8.6, k * 2.1 + ring),
          places.filter((_, i) => i % 3 === k),
        ),
        foliage(colour, { gloss: 0.42, vary: 0.35, clearcoat: 0.15 }),
      ),
    )
  })
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [3.6, 0],
          [4.8, 7],
          [5.1, 7.1],
          [5.1, 7.6],
          [4.5, 7.6],
          [4.3, 6.6],
          [0, 6.5],
        ],
        0.15,
      ),
      peat,
    ),
    mesh(earth(4.4, 8), soil(), [0, 6.7, 0]),
    ...leaves,
  ])
}

/** A ball pulled out of shape. */
export function lump([a, b, c]: Point3, seed: number, rough = 0.06): three.BufferGeometry {
  const geometry = new three.SphereGeometry(1, 72, 48)
  const at = geometry.getAttribute('position')
  for (let i = 0; i < at.count; i++) {
    const [x, y, z] = [at.getX(i), at.getY(i), at.getZ(i)]
    const bulge =
      1 +
      rough *
        (Math.sin(x * 2.6 + seed) +
          Math.sin(y * 3.1 + seed * 2) * 0.8 +
          Math.sin(z * 2.9 + seed * 3 + x) * 0.8 +
          0.25 * Math.sin(x * 7 + y * 6 + seed))
    at.setXYZ(i, x * a * bulge, y * b * bulge, z * c * bulge)
  }
  geometry.computeVertexNormals()
  return geometry
}

export const potatoSkin = () =>
  withSolid(plastic('#c9a468', 0.72), {
    depth: 0.035,
    code: `float s = fbm(p * 0.9); float f = noise(p * 13.0); float dot = smoothstep(0.74, 0.84, noise(p * 4.4)); float earth = smoothstep(0.5, 0.72, fbm(p * 0.55 + 4.0));
      colour *= 0.82 + 0.3 * s; colour *= 1.0 - 0.34 * dot; colour = mix(colour, vec3(0.22, 0.14, 0.08), earth * 0.4); height = f * 0.35 - dot;`,
  })

/** A heap of potatoes; those to plant have begun to sprout. */
function potatoes(hasShoots: boolean) {
  const skin = potatoSkin()
  const shoot = withSolid(plastic('#b58aa0', 0.6), {
    code: 'colour = mix(vec3(0.32, 0.13, 0.2), vec3(0.42, 0.5, 0.2), smoothstep(0.1, 1.0, p.z)); colour *= 0.85 + 0.3 * noise(p * 8.0);',
  })
  const bud = turned(
    [
      [0, -0.25],
      [0.34, -0.2],
      [0.3, 0.3],
      [0.36, 0.55],
      [0.2, 0.95],
      [0, 1.2],
    ],
    0.2,
    24,
  )
  const potato = (at: Point3, turn: Point3, size: Point3, seed: number) => {
    const random = chance(seed + 40)
    const body = lump(size, seed, 0.045)
    const spots = body.getAttribute('position')
    const buds = Array.from({ length: 3 }, () => {
      // the upper half: a shoot that grows down would lift the potato
      const i = Math.floor(random() * spots.count * 0.45)
      const spot = new three.Vector3().fromBufferAttribute(spots, i)
      const { x, y, z } = spot.clone().normalize()
      return placed([spot.x, spot.y, spot.z], [x, y + 0.25, z], 0.8 + random() * 0.7)
    })
    const end: Point3 = [size[0] * 0.9, size[1] * 0.3, 0]
    for (let k = 0; k < 3; k++)
      buds.push(placed([end[0], end[1] + (k - 1) * 0.5, (k % 2) * 1.4 - 0.7], [1, 0.7, (k % 2) * 0.8 - 0.4], 0.6 + random() * 0.7))
    return group([mesh(body, skin), ...(hasShoots ? [mesh(copies(bud, buds), shoot)] : [])], at, turn)
  }
  return group([
    potato([-5.4, 2.6, 0], [0, 30, 4], [4.4, 2.9, 3.2], 1),
    potato([3.6, 2.7, -1.4], [0, -24, -3], [4.6, 3, 3.3], 2.4),
    potato([-0.8, 2.4, 4.6], [0, 12, 2], [4.1, 2.6, 2.9], 3.7),
    potato([7.6, 2.2, 4], [0, -70, 0], [3.6, 2.5, 2.8], 5.1),
    potato([-1, 6.6, 0.6], [6, 40, 10], [4, 2.6, 3], 6.3),
    potato([-8.4, 2.1, 5.2], [0, 76, 0], [3.4, 2.4, 2.6], 7.9),
  ])
}

/** A rhizome; `sprouts` are the green buds of one that grows. */
function gingerRoot(sprouts: number) {
  const skin = withSolid(plastic('#c8a06a', 0.62), {
    axis: 0,
    depth: 0.03,
    code: `float s = fbm(p * 0.8); float f = noise(vec3(p.xy * 6.0, p.z * 1.2)); float ring = smoothstep(0.72, 0.95, sin(p.z * 3.4 + 1.6 * noise(p * 0.7)) * 0.5 + 0.5);
      colour *= 0.78 + 0.34 * s + 0.1 * f; colour *= 1.0 - 0.26 * ring; height = f * 0.6 + ring * 0.8;`,
  })
  const across = withSolid(plastic('#e2c871', 0.5), {
    code: 'float r = length(p.xy); colour *= 0.9 + 0.14 * noise(vec3(p.xy * 9.0, 1.0)); colour *= 1.0 - 0.18 * smoothstep(0.06, 0.0, abs(r - 0.8));',
  })
  const lobe = (points: [...Point3, number][]) =>
    mesh(
      loft(
        points.map(([x, y, z, w]): Station => ({ at: [x, y, z], w, d: w * 0.82 })),
        { smooth: 14, sides: 56, wave: (angle, t) => 1 + 0.03 * Math.sin(t * 34) + 0.03 * Math.sin(angle * 3 + t * 8) },
      ),
      skin,
    )
  const buds: [Point3, Point3][] = [
    [
      [7.9, 3.9, 0.8],
      [0.4, 1, 0.1],
    ],
    [
      [-5, 5.6, -0.6],
      [-0.2, 1, 0],
    ],
    [
      [2.3, 5.5, -1.2],
      [0.1, 1, -0.1],
    ],
    [
      [5.6, 2, 4.9],
      [0.4, 0.8, 0.5],
    ],
  ]
  return group([
    lobe([
      [-8.2, 1.9, 0.6, 0.3],
      [-8, 1.9, 0.6, 2.6],
      [-5.6, 2, 0.2, 3.6],
      [-3.2, 1.9, 0, 2.9],
      [-0.6, 2.1, 0.1, 3.9],
      [2, 1.9, 0.3, 3],
      [4.6, 2.1, 0.4, 3.7],
      [6.8, 2.6, 0.6, 2.9],
      [8, 3.4, 0.8, 2.2],
      [8.4, 3.8, 0.9, 0.3],
    ]),
    lobe([
      [-4.8, 2.6, 0, 2.4],
      [-4.9, 4, -0.3, 2.8],
      [-5, 5.2, -0.5, 2.2],
      [-5, 5.9, -0.6, 0.3],
    ]),
    lobe([
      [0, 2.6, -0.2, 2.6],
      [1.2, 3.9, -0.8, 2.9],
      [2.1, 5, -1.1, 2.2],
      [2.5, 5.8, -1.2, 0.3],
    ]),
    lobe([
      [3.4, 1.9, 1, 2.6],
      [4.4, 1.6, 3, 2.7],
      [5.3, 1.6, 4.6, 2.1],
      [5.7, 1.7, 5.2, 0.3],
    ]),
    lobe([
      [-2, 1.8, 1, 2.4],
      [-2.8, 1.4, 3, 2.4],
      [-3, 1.3, 4.6, 1.9],
      [-3.1, 1.3, 5.2, 0.3],
    ]),
    mesh(rod(1.28, 0.3, 0.08), across, [-8.25, 1.9, 0.6], [4, 0, 92]),
    ...buds
      .slice(0, sprouts)
      .map(([at, [x, y, z]]) =>
        mesh(
          wire([at, [at[0] + x * 0.9, at[1] + y * 0.9, at[2] + z * 0.9], [at[0] + x * 1.6, at[1] + y * 2, at[2] + z * 1.4]], 0.42),
          foliage('#a9bf5c', { gloss: 0.5 }),
        ),
      ),
    ...buds
      .slice(0, sprouts)
      .map(([at, [x, y, z]]) =>
        mesh(
          leaf({ length: 3.4, width: 1.1, bend: 0.5, fold: 0.6 }),
          foliage('#7faa42', { gloss: 0.45 }),
          [at[0] + x * 1.4, at[1] + y * 1.7, at[2] + z * 1.2],
          [8, 40 * x * 9, -20 * x],
        ),
      ),
  ])
}

/** What is sold to grow, and a jar in which it grows. */
export const growing: Record<string, Model> = {
  'wood-sorrel': { build: sorrelInPot, azimuth: 20, elevation: 22 },
  'clover-corms': { build: cloverCorms, azimuth: 10, elevation: 20 },
  'mushroom-box': { build: mushroomBox, azimuth: 26, elevation: 30 },
  terrarium: { build: terrarium, azimuth: 20, elevation: 14 },
  'cutting-lettuce': { build: cuttingLettuce, azimuth: 20, elevation: 26 },
  'seed-potatoes': { build: () => potatoes(true), azimuth: 12, elevation: 24 },
  potato: { build: () => potatoes(false), azimuth: 12, elevation: 24 },
  'ginger-root': { build: () => gingerRoot(0), azimuth: 14, elevation: 30 },
  'sprouting-ginger': { build: () => gingerRoot(4), azimuth: -14, elevation: 26 },
}
