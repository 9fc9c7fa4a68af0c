import * as three from 'three'
import { along, chance, copies, ease, mix, placed, sheet, together } from '../forms.ts'
import { ceramic, fabric, glass, plastic, soil, terracotta, tinted, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { group, loft, mesh, type Point3, plate, rod, turned, wire } from '../shapes.ts'
import { clayPot, earth, foliage, leaf } from './plants.ts'

/** A broken stone: planes cut off a ball, roughened. */
function stone([a, b, c]: Point3, seed: number, cuts: number, rough: number) {
  const random = chance(seed)
  const planes = Array.from({ length: cuts }, () => {
    const normal = new three.Vector3(random() - 0.5, (random() - 0.5) * 0.9, random() - 0.5).normalize()
    return { normal, far: 0.66 + random() * 0.2 }
  })
  const geometry = new three.IcosahedronGeometry(1, 48)
  const at = geometry.getAttribute('position')
  const point = new three.Vector3()
  const wave = (x: number, y: number, z: number) =>
    Math.sin(x * 1.7 + Math.sin(y * 2.3 + seed)) * Math.sin(y * 1.9 + z * 1.3) * Math.sin(z * 2.1 - x)
  for (let i = 0; i < at.count; i++) {
    point.fromBufferAttribute(at, i)
    let out = 1
    for (const { normal, far } of planes) {
      const along = point.dot(normal)
      if (along > 0.05) out = Math.min(out, far / along)
    }
    const { x, y, z } = point
    out *= 1 + rough * (wave(x * 3, y * 3, z * 3) + 0.6 * wave(x * 9, y * 9, z * 9) + 0.35 * wave(x * 23, y * 23, z * 23))
    at.setXYZ(i, x * out * a, Math.max(-0.62, y * out) * b, z * out * c)
  }
  return geometry
}

const smooth = (geometry: three.BufferGeometry) => {
  geometry.deleteAttribute('normal')
  geometry.deleteAttribute('uv')
  const keys = new Map<string, number[]>()
  geometry.computeVertexNormals()
  const [at, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  for (let i = 0; i < at.count; i++) {
    const key = `${at.getX(i).toFixed(3)} ${at.getY(i).toFixed(3)} ${at.getZ(i).toFixed(3)}`
    const list = keys.get(key)
    if (list) list.push(i)
    else keys.set(key, [i])
  }
  for (const list of keys.values()) {
    const sum = new three.Vector3()
    for (const i of list) sum.add(new three.Vector3().fromBufferAttribute(normals as three.BufferAttribute, i))
    sum.normalize()
    for (const i of list) normals.setXYZ(i, sum.x, sum.y, sum.z)
  }
  return geometry
}

/** A split piece of granite. */
function granite() {
  const skin = withSolid(plastic('#8d8f90', 0.85), {
    depth: 0.06,
    code: `float f = noise(p * 7.0); float g = noise(p * 15.0 + 7.0); float d = fbm(p * 0.5); height = fbm(p * 2.2) * 3.0 + f * 0.5; colour *= 0.72 + 0.5 * d;
      colour = mix(colour, vec3(0.09, 0.09, 0.1), smoothstep(0.66, 0.78, f)); colour = mix(colour, vec3(0.72, 0.66, 0.62), smoothstep(0.68, 0.8, g) * 0.8); colour = mix(colour, vec3(0.16, 0.2, 0.1), smoothstep(0.58, 0.72, fbm(p * 0.9 + 3.0)) * 0.35);`,
  })
  return group([mesh(smooth(stone([9.6, 8.4, 7.6], 14, 13, 0.018)), skin)])
}

/** A piece of pumice, full of pores. */
function pumice() {
  const skin = withSolid(plastic('#a9a59c', 0.95), {
    depth: 0.1,
    code: `float n = noise(p * 5.0); float m = noise(p * 11.0 + 4.0); float hole = max(smoothstep(0.6, 0.72, n), smoothstep(0.62, 0.74, m) * 0.7); float d = fbm(p * 0.8);
      height = -hole * 1.6 + 0.5 * noise(p * 26.0); colour *= (0.8 + 0.4 * d) * (1.0 - 0.55 * hole);`,
  })
  return group([mesh(smooth(stone([4.8, 3.4, 3.7], 5, 9, 0.03)), skin)])
}

interface Twig {
  curve: three.CatmullRomCurve3
  thick: number[]
}
const twig = (points: readonly Point3[], thick: number[]): Twig => ({
  curve: new three.CatmullRomCurve3(points.map((point) => new three.Vector3(...point))),
  thick,
})
const wooden = ({ curve, thick }: Twig, sides = 20) => {
  const width = along(thick)
  return loft(
    Array.from({ length: 37 }, (_, i) => {
      const { x, y, z } = curve.getPoint(i / 36)
      return { at: [x, y, z] as Point3, w: width(i / 36) * 2 }
    }),
    { sides },
  )
}
const bark = (colour: string) =>
  withSolid(plastic(colour, 0.85), {
    axis: 1,
    depth: 0.05,
    code: 'float s = noise(vec3(p.xy * 4.0, p.z * 1.4)); float r = noise(vec3(p.xy * 0.8, p.z * 5.0)); height = s + 0.6 * r; colour *= 0.66 + 0.4 * s + 0.22 * r;',
  })

/** Places of leaves around a twig from `from` to its tip. */
function sprout({ curve }: Twig, count: number, from: number, random: () => number, size: number, open = 0.9): three.Matrix4[] {
  return Array.from({ length: count }, (_, i) => {
    const t = mix(from, 1, (i + random() * 0.6) / count)
    const at = curve.getPoint(Math.min(1, t))
    const tangent = curve.getTangent(Math.min(1, t))
    const angle = i * 2.4 + random()
    const side = new three.Vector3(Math.cos(angle), 0.1, Math.sin(angle))
    const direction = side
      .multiplyScalar(open)
      .addScaledVector(tangent, 0.55)
      .add(new three.Vector3(0, 0.12, 0))
      .normalize()
    const up = new three.Vector3(0, 1, 0)
    const z = up.addScaledVector(direction, -up.dot(direction)).normalize().negate()
    const x = new three.Vector3().crossVectors(direction, z)
    const grow = size * (0.7 + random() * 0.5)
    return new three.Matrix4()
      .makeBasis(x, direction, z)
      .scale(new three.Vector3(grow, grow, grow))
      .setPosition(at)
  })
}

const nurseryPot = (radius: number, height: number, colour: string) => [
  mesh(
    turned(
      [
        [0, 0],
        [radius * 0.78, 0],
        [radius * 0.94, height - 3],
        [radius * 1.02, height - 3],
        [radius * 1.05, height],
        [radius * 0.98, height],
        [radius * 0.93, height - 3],
        [0, height - 3],
      ],
      0.3,
    ),
    plastic(colour, 0.5),
  ),
  mesh(earth(radius * 0.94, 7), soil(), [0, height - 2, 0]),
]

/** A young apple tree with four side shoots, on a stake. */
function appleTree() {
  const random = chance(4)
  const trunk = twig(
    [
      [0, 22, 0],
      [0.6, 60, 0.4],
      [-0.5, 100, 0],
      [0.8, 148, 0.6],
    ],
    [1.3, 1.1, 0.95, 0.8, 0.55, 0.3],
  )
  const shoot = (y: number, angle: number, out: number, rise: number) => {
    const { x, z } = trunk.curve.getPoint((y - 22) / 126)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return twig(
      [
        [x, y, z],
        [x + c * out * 0.45, y + rise * 0.3, z + s * out * 0.45],
        [x + c * out * 0.8, y + rise * 0.66, z + s * out * 0.8],
        [x + c * out, y + rise, z + s * out],
      ],
      [0.6, 0.5, 0.36, 0.2],
    )
  }
  const shoots = [shoot(84, 0.3, 33, 27), shoot(92, 2.5, 32, 26), shoot(101, 4.4, 30, 26), shoot(110, 5.7, 27, 25)]
  const places = [...sprout(trunk, 46, 0.6, random, 1.5), ...shoots.flatMap((one) => sprout(one, 30, 0.12, random, 1.4))]
  const blade = leaf({ length: 8.4, width: 5, widest: 0.44, bend: 0.8, fold: 0.2, ripple: 0.012, blunt: 1.5 }, 6, 9)
  const pale = places.filter((_, i) => i % 4 === 0)
  return group([
    ...nurseryPot(13, 23, '#2b2e31'),
    mesh(wooden(trunk), bark('#7a5f4c')),
    ...shoots.map((one) => mesh(wooden(one, 14), bark('#83604b'))),
    mesh(
      copies(
        blade,
        places.filter((_, i) => i % 4),
      ),
      foliage('#4a7d38', { gloss: 0.42, clearcoat: 0.25, vary: 0.4 }),
    ),
    mesh(copies(blade, pale), foliage('#6f9a48', { gloss: 0.42, clearcoat: 0.2, vary: 0.4 })),
    mesh(rod(0.85, 92, 0.2, 24), wood('spruce', 1, 0.8), [-3.4, 66, -1.2]),
    ...[72, 104].map((y) =>
      mesh(
        wire(
          [
            [-4.6, y, -1.4],
            [-2, y + 0.4, 1.4],
            [1.6, y, 1],
            [1.4, y - 0.2, -1],
            [-2, y, -2.6],
          ],
          0.35,
          { isClosed: true },
        ),
        fabric('#2f6b4a', 6),
      ),
    ),
    mesh(
      plate(
        [
          [-2.2, 0],
          [2.2, 0],
          [2.2, 9],
          [0, 11],
          [-2.2, 9],
        ],
        0.14,
        { radius: 0.4, bevel: 0.04 },
      ),
      plastic('#f1efe8', 0.5),
      [4.6, 66, 3.2],
      [0, 20, -12],
    ),
  ])
}

/** An old rose: a flat bloom of many petals, facing y. */
function roseBloom(random: () => number) {
  const petal = (length: number, width: number, close: number) =>
    sheet(
      (u, t) => {
        const side = (u - 0.5) * 2
        const half = (width / 2) * Math.sin(Math.min(1, t * 0.86 + 0.1) * Math.PI) ** 0.6
        const cup = 0.34 * side * side * half
        const rise = Math.sin(t * 1.2) * length * close
        const out = t * length * (1 - close * 0.55)
        const lip = 0.26 * ease(0.72, 1, t)
        return [side * half, rise + cup - lip * (1 - close) * 1.6, out + lip - cup * 0.4]
      },
      8,
      9,
    )
  const parts: three.BufferGeometry[] = []
  for (let i = 0; i < 44; i++) {
    const t = i / 44
    const length = mix(1.1, 4.1, t ** 0.8)
    const made = petal(length, mix(1.1, 4, t), mix(0.92, 0.3, t ** 0.8))
    made.rotateX((random() - 0.5) * 0.2)
    made.rotateY(i * 2.4 + random() * 0.5)
    made.translate(0, mix(0.9, 0, t), 0)
    parts.push(made)
  }
  return together(parts)
}

function gardenRose() {
  const random = chance(9)
  const green = foliage('#3d6a38', { gloss: 0.36, clearcoat: 0.3, vary: 0.4 })
  const stemGreen = foliage('#5d7d3c', { gloss: 0.5 })
  const petals = () => {
    const made = withSolid(plastic('#c4405c', 0.5), { axis: 2, depth: 0.01, code: 'float s = noise(p * 2.0); colour *= 0.78 + 0.4 * s;' })
    made.side = three.DoubleSide
    made.sheen = 0.5
    return tinted(made)
  }
  const stems = (
    [
      [0.4, 6.4, 20, true],
      [2.3, 7.6, 15, true],
      [3.7, 5.4, 17.6, true],
      [5.2, 8.6, 12.6, true],
      [1.3, 9.6, 9, false],
      [4.5, 10, 8, false],
      [2.9, 10.4, 9.4, false],
      [0, 10, 7.6, false],
      [5.8, 6, 12, false],
    ] as const
  ).map(([angle, out, rise, hasBloom]) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return {
      hasBloom,
      angle,
      one: twig(
        [
          [c, 18, s],
          [c * (1 + out * 0.3), 18 + rise * 0.4, s * (1 + out * 0.3)],
          [c * out * 0.8, 18 + rise * 0.76, s * out * 0.8],
          [c * out, 18 + rise, s * out],
        ],
        [0.42, 0.36, 0.3, 0.24],
      ),
    }
  })
  const leaflet = leaf({ length: 3.6, width: 2.3, widest: 0.45, bend: 0.5, fold: 0.2, ripple: 0.02, blunt: 1.5 }, 4, 8)
  // five leaflets on a stalk
  const spray = together([
    leaflet.clone().translate(0, 3.4, 0),
    ...[1, -1].flatMap((side) => [
      leaflet
        .clone()
        .scale(0.92, 0.92, 0.92)
        .rotateZ(side * -1.05)
        .translate(side * 0.1, 3, 0),
      leaflet
        .clone()
        .scale(0.76, 0.76, 0.76)
        .rotateZ(side * -1.2)
        .translate(side * 0.1, 1.3, 0),
    ]),
    new three.CylinderGeometry(0.08, 0.1, 3.8, 6).translate(0, 1.8, 0.05),
  ])
  const sprays = stems.flatMap(({ one, hasBloom }) => sprout(one, hasBloom ? 7 : 9, 0.16, random, 1.05, 1.1))
  const sepal = leaf({ length: 2.2, width: 0.8, bend: 1.2 }, 4, 8)
  return group([
    ...clayPot(11, 20, terracotta()),
    ...stems.map(({ one }) => mesh(wooden(one, 12), stemGreen)),
    mesh(copies(spray, sprays), green),
    ...stems
      .filter(({ hasBloom }) => hasBloom)
      .map(({ one, angle }, i) => {
        const { x, y, z } = one.curve.getPoint(1)
        return group(
          [
            mesh(roseBloom(random), petals(), [0, 0.3, 0]),
            mesh(
              copies(
                sepal,
                Array.from({ length: 5 }, (_, k) => placed([0, 0.2, 0], [Math.cos(k * 1.257), 0.1, Math.sin(k * 1.257)])),
              ),
              stemGreen,
            ),
            mesh(
              turned(
                [
                  [0, -0.9],
                  [0.5, -0.8],
                  [0.7, -0.2],
                  [0.5, 0.4],
                  [0, 0.4],
                ],
                0.2,
                24,
              ),
              stemGreen,
            ),
          ],
          [x, y, z],
          [Math.sin(angle) * 22 + 12 + i * 4, 0, -Math.cos(angle) * 26],
        )
      }),
    ...[0.9, 2.7].map((angle) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return group(
        [
          mesh(
            turned(
              [
                [0, 0],
                [0.7, 0.3],
                [0.85, 1.1],
                [0.5, 2.1],
                [0.1, 2.6],
                [0, 2.6],
              ],
              0.3,
              32,
            ),
            petals(),
          ),
          mesh(
            wire(
              [
                [-c * 2.6, -9, -s * 2.6],
                [-c, -4, -s],
                [0, 0, 0],
              ],
              0.2,
            ),
            stemGreen,
          ),
        ],
        [c * 6.4, 34, s * 6.4],
        [8, 0, -6],
      )
    }),
  ])
}

/** A flowering cherry trained as a bonsai, in a glazed tray. */
function bonsai() {
  const random = chance(21)
  const trunk = twig(
    [
      [-1.6, 5.4, 0],
      [-2.6, 9.4, 0.5],
      [0.8, 13.6, -0.6],
      [2.8, 18, 0.4],
      [0.6, 23.4, 0.2],
      [0.4, 29, 0],
    ],
    [2.7, 1.7, 1.45, 1.15, 0.9, 0.6, 0.3],
  )
  const limb = (t: number, end: Point3, lift: number) => {
    const { x, y, z } = trunk.curve.getPoint(t)
    return twig(
      [
        [x, y, z],
        [mix(x, end[0], 0.4), mix(y, end[1], 0.4) + lift, mix(z, end[2], 0.4)],
        [mix(x, end[0], 0.75), mix(y, end[1], 0.75) + lift * 0.6, mix(z, end[2], 0.75)],
        end,
      ],
      [0.75, 0.55, 0.4, 0.2],
    )
  }
  const limbs = [
    limb(0.42, [-9.4, 17, 2.4], 0.6),
    limb(0.55, [10.4, 19.4, 1.4], 0.4),
    limb(0.62, [2.4, 19.6, 7.4], 0.6),
    limb(0.72, [-7.4, 24, -1.6], 0.8),
    limb(0.8, [7, 25.6, -2], 0.8),
    limb(0.78, [-1, 24.4, 5.6], 0.6),
  ]
  const pads: [Point3, number, number][] = [
    [[-9.4, 18.2, 2.4], 4.7, 2.2],
    [[10.2, 20.6, 1.4], 4.7, 2.2],
    [[2.4, 20.6, 7], 3.9, 1.9],
    [[-7.2, 25.2, -1.4], 4.5, 2.2],
    [[6.8, 26.8, -1.8], 4.4, 2.2],
    [[-1, 25.8, 5.2], 3.7, 1.9],
    [[0.4, 31, 0], 5.4, 3],
  ]
  // five notched petals around a point, facing y
  const one = sheet(
    (u, t) => {
      const side = (u - 0.5) * 2
      const half = 0.36 * Math.sin(Math.min(1, t * 0.9 + 0.06) * Math.PI) ** 0.7
      const notch = t > 0.86 ? -0.1 * (1 - Math.abs(side)) * ((t - 0.86) / 0.14) : 0
      return [side * half, 0.22 * t * t + 0.12 * side * side, t * 0.78 + notch]
    },
    4,
    5,
  )
  const flower = together(Array.from({ length: 5 }, (_, i) => one.clone().rotateY((i * Math.PI * 2) / 5)))
  const flowers: three.Matrix4[] = []
  const leaves: three.Matrix4[] = []
  const hearts: three.Matrix4[] = []
  for (const [[x, y, z], wide, high] of pads) {
    const count = Math.round(wide * wide * 6.2)
    for (let i = 0; i < count; i++) {
      const v = mix(-0.5, 1, (i + 0.5) / count)
      const angle = i * 2.4 + random() * 0.4
      const r = Math.sqrt(Math.max(0, 1 - v * v))
      const scatter = 0.82 + random() * 0.26
      const out: Point3 = [Math.cos(angle) * r, v * 0.9 + 0.15, Math.sin(angle) * r]
      const at: Point3 = [x + Math.cos(angle) * r * wide * scatter, y + v * high * scatter, z + Math.sin(angle) * r * wide * scatter]
      const direction: Point3 = [out[0] + (random() - 0.5) * 0.7, out[1] + (random() - 0.5) * 0.5, out[2] + (random() - 0.5) * 0.7]
      const size = 0.92 + random() * 0.4
      if (i % 9 === 4) leaves.push(placed(at, direction, 0.8 + random() * 0.4, random() * 6))
      else {
        flowers.push(placed(at, direction, size, random() * 6))
        hearts.push(placed(at, direction, size))
      }
    }
  }
  const blossom = () => {
    const made = withSolid(plastic('#e08aa6', 0.55), { axis: 2, code: 'colour *= 0.9 + 0.2 * noise(p * 1.4);' })
    made.side = three.DoubleSide
    made.sheen = 0.4
    return tinted(made)
  }
  const tray = ceramic('#3f6472', 0.2)
  const glaze = Object.assign(tray, { clearcoat: 0.9 })
  const square = (u: number, width: number, depth: number): [number, number] => {
    const angle = u * Math.PI * 2
    const soft = (value: number) => Math.sign(value) * Math.abs(value) ** 0.34
    return [soft(Math.cos(angle)) * width, soft(Math.sin(angle)) * depth]
  }
  const profile: [number, number][] = [
    [0.78, 1.1],
    [0.88, 1.1],
    [0.94, 3.4],
    [0.97, 4.8],
    [1.02, 5],
    [1.03, 5.6],
    [0.95, 5.6],
    [0.93, 4.6],
    [0.2, 4.4],
  ]
  const bowl = sheet(
    (u, v) => {
      const place = v * (profile.length - 1)
      const index = Math.min(profile.length - 2, Math.floor(place))
      const [[r0, y0], [r1, y1]] = [profile[index] as [number, number], profile[index + 1] as [number, number]]
      const [x, z] = square(-u, 12, 8.4)
      const r = mix(r0, r1, place - index)
      return [x * r, mix(y0, y1, place - index), z * r]
    },
    160,
    64,
  )
  const moss = new three.SphereGeometry(1, 64, 24, 0, Math.PI * 2, 0, Math.PI / 2)
  const green = foliage('#5f7f34', { gloss: 0.8, vary: 0.6 })
  return group([
    mesh(bowl, Object.assign(glaze, { side: three.DoubleSide })),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((front) =>
        mesh(
          turned(
            [
              [0, 0],
              [1.5, 0],
              [1.7, 1.3],
              [0, 1.3],
            ],
            0.2,
            40,
          ),
          glaze,
          [side * 8.4, 0, front * 5.4],
        ),
      ),
    ),
    mesh(moss.clone().scale(11, 1.5, 7.6), soil(), [0, 4.4, 0]),
    mesh(
      moss.clone().scale(6.4, 1.6, 4.4),
      withSolid(green, { depth: 0.12, code: 'float s = noise(p * 5.0); height = s; colour *= 0.6 + 0.6 * s;' }),
      [-1.4, 4.8, 0.6],
    ),
    mesh(moss.clone().scale(1.9, 1.5, 1.6), plastic('#8b8c8a', 0.9), [6.6, 5.2, 2.6], [0, 30, 8]),
    mesh(wooden(trunk, 40), bark('#5b4234')),
    ...[0.4, 2.2, 3.6, 5].map((angle) =>
      mesh(
        loft(
          [
            { at: [-1.8 + Math.cos(angle) * 0.8, 7.4, Math.sin(angle) * 0.8], w: 1.6 },
            { at: [-1.8 + Math.cos(angle) * 2.2, 6.3, Math.sin(angle) * 2], w: 1.5 },
            { at: [-1.8 + Math.cos(angle) * 4, 5.6, Math.sin(angle) * 3.4], w: 0.5 },
          ],
          { smooth: 6, sides: 20 },
        ),
        bark('#5b4234'),
      ),
    ),
    ...limbs.map((part) => mesh(wooden(part, 16), bark('#5b4234'))),
    mesh(copies(flower, flowers), blossom()),
    mesh(copies(new three.SphereGeometry(0.16, 6, 4).translate(0, 0.1, 0), hearts), plastic('#e7c34a', 0.6)),
    mesh(copies(leaf({ length: 1.9, width: 0.9, bend: 0.5 }, 4, 8), leaves), foliage('#7d9a4a', { vary: 0.4 })),
  ])
}

/** A dwarf lotus in a bowl of water. */
function lotus() {
  const random = chance(6)
  const pad = (radius: number, cup: number) =>
    sheet(
      (u, t) => {
        const angle = -u * Math.PI * 2
        const r = radius * t * (1 + 0.03 * Math.sin(angle * 5))
        return [Math.cos(angle) * r, cup * t * t * radius + 0.05 * radius * Math.sin(angle * 3 + 1) * t * t, Math.sin(angle) * r]
      },
      72,
      16,
    )
  const green = () => {
    const made = withSolid(foliage('#4d8a5c', { gloss: 0.55 }), {
      axis: 2,
      depth: 0.03,
      code: 'float a = atan(p.z, p.x); float line = smoothstep(0.9, 1.0, abs(cos(a * 10.0))); float s = fbm(p * 0.6); colour *= 0.8 + 0.4 * s; colour = mix(colour, colour * 1.5 + 0.02, line * 0.5); height = -line * 0.4;',
    })
    made.side = three.DoubleSide
    return made
  }
  const petal = (length: number, width: number, rise: number) =>
    sheet(
      (u, t) => {
        const side = (u - 0.5) * 2
        const half = (width / 2) * Math.sin(Math.min(0.97, t * 0.94 + 0.05) * Math.PI) ** 0.72
        const bend = rise * (0.5 + 0.75 * t)
        const cup = 0.3 * side * side * half
        return [side * half, Math.sin(bend) * length * t - cup * Math.cos(bend) * -1, Math.cos(bend) * length * t + (t > 0.8 ? 0.1 : 0)]
      },
      14,
      20,
    )
  const skin = () => {
    const made = withSolid(plastic('#dd7f9f', 0.5), {
      axis: 2,
      code: 'float s = noise(vec3(p.x * 1.2, p.y * 1.2, p.z * 1.2)); float line = 0.5 + 0.5 * sin(atan(p.x, p.z) * 60.0); colour *= 0.9 + 0.16 * s; colour *= 0.95 + 0.06 * line;',
    })
    made.side = three.DoubleSide
    made.sheen = 0.5
    return tinted(made)
  }
  const petals = together(
    (
      [
        [9, 7.4, 3.5, 0.28],
        [9, 7.2, 3.5, 0.62],
        [8, 6.4, 3.1, 0.95],
        [7, 5.2, 2.6, 1.2],
      ] as const
    ).flatMap(([count, length, width, rise], row) =>
      Array.from({ length: count }, (_, i) =>
        petal(length * (0.94 + random() * 0.12), width, rise).rotateY(((i + row * 0.5) / count) * Math.PI * 2),
      ),
    ),
  )
  const seedPod = turned(
    [
      [0, 0],
      [0.7, 0],
      [1.5, 1.6],
      [1.45, 1.8],
      [0, 1.8],
    ],
    0.15,
    40,
  )
  const bowl = Object.assign(ceramic('#2f5560', 0.3), { clearcoat: 0.9, side: three.DoubleSide })
  const stalk = (points: Point3[], radius = 0.42) => mesh(wire(points, radius), foliage('#5e8a4c', { gloss: 0.5 }))
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [8, 0],
          [8.6, 0.8],
          [12.6, 5],
          [15.4, 11],
          [16, 15],
          [16.3, 15.8],
          [15.6, 16],
          [15, 14.8],
          [14.6, 12],
          [0, 12],
        ],
        0.6,
        128,
      ),
      bowl,
    ),
    mesh(rod(14.7, 0.3, 0.02, 96), soil(), [0, 12.2, 0]),
    mesh(rod(14.85, 0.2, 0.02, 96), Object.assign(glass('#9cc0b4', 0.5), { roughness: 0.02 }), [0, 13.6, 0]),
    mesh(pad(5, 0.01), green(), [-7.4, 14.25, 6.4]),
    mesh(pad(4.2, 0.01), green(), [7.4, 14.25, 7.6], [0, 60, 0]),
    mesh(pad(3.4, 0.01), green(), [9.6, 14.25, -4], [0, 140, 0]),
    stalk([
      [-3, 12, -3],
      [-6.4, 20, -4.6],
      [-9.4, 27.6, -5],
    ]),
    mesh(pad(7.4, 0.16), green(), [-9.4, 27.4, -5], [16, 20, 12]),
    stalk([
      [3, 12, -5],
      [6, 18, -6],
      [9.6, 22.4, -6.4],
    ]),
    mesh(pad(6, 0.18), green(), [9.8, 22.2, -6.4], [14, 80, -16]),
    stalk(
      [
        [0.6, 12, 0],
        [1.6, 20, 0.6],
        [1, 30.6, 1],
      ],
      0.46,
    ),
    group(
      [
        mesh(petals, skin()),
        mesh(seedPod, plastic('#d6bd3f', 0.55), [0, 0.4, 0]),
        mesh(
          copies(
            new three.SphereGeometry(0.16, 10, 8),
            Array.from({ length: 12 }, (_, i) =>
              placed([Math.cos(i * 2.4) * 1.1 * Math.sqrt(i / 12), 2.2, Math.sin(i * 2.4) * 1.1 * Math.sqrt(i / 12)], [0, 1, 0]),
            ),
          ),
          plastic('#8c8a2c', 0.6),
        ),
        mesh(
          copies(
            new three.CylinderGeometry(0.07, 0.05, 1.5, 6).translate(0, 0.75, 0),
            Array.from({ length: 60 }, (_, i) =>
              placed([Math.cos(i * 2.4) * 0.9, 0.5, Math.sin(i * 2.4) * 0.9], [Math.cos(i * 2.4), 0.8 + random() * 0.5, Math.sin(i * 2.4)]),
            ),
          ),
          plastic('#e6c84a', 0.6),
        ),
      ],
      [1, 30.4, 1],
      [22, 0, -4],
    ),
    stalk(
      [
        [-2, 12, 3],
        [-3.2, 18, 5],
        [-3.6, 24, 6.4],
      ],
      0.34,
    ),
    mesh(
      turned(
        [
          [0, 0],
          [1.1, 0.5],
          [1.5, 1.8],
          [0.9, 3.6],
          [0.15, 4.6],
          [0, 4.6],
        ],
        0.5,
        48,
      ),
      skin(),
      [-3.6, 23.8, 6.4],
      [10, 0, 4],
    ),
  ])
}

/** Stones, and plants in pots from the nursery. */
export const nursery: Record<string, Model> = {
  rock: { build: granite, azimuth: 30, elevation: 20 },
  pumice: { build: pumice, azimuth: 24, elevation: 22 },
  'apple-tree': { build: appleTree, azimuth: 20, elevation: 8 },
  rose: { build: gardenRose, azimuth: 16, elevation: 18 },
  'cherry-blossom': { build: bonsai, azimuth: 14, elevation: 10 },
  lotus: { build: lotus, azimuth: 14, elevation: 20 },
}
