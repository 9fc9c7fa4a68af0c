import * as three from 'three'
import { along, chance, copies, placed, sheet, together } from '../forms.ts'
import { cardboard, plastic, printed, steel, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { ball, box, drawn, group, loft, mesh, type Point2, type Point3, rod, wire } from '../shapes.ts'
import { lump, potatoSkin } from './growing.ts'
import { foliage, leaf } from './plants.ts'

/** A body around y through [radius, y] at even steps; `wave` shapes its girth. */
function grown(
  profile: readonly Point2[],
  { wave = (_angle: number, _t: number): number => 1, columns = 48, rows = 40 } = {},
): three.BufferGeometry {
  const [radius, height] = [along(profile.map(([r]) => r)), along(profile.map(([, y]) => y))]
  return sheet(
    (u, t) => {
      const angle = -u * Math.PI * 2
      const r = Math.max(0, radius(t)) * wave(angle, t)
      return [Math.cos(angle) * r, height(t), Math.sin(angle) * r]
    },
    columns,
    rows,
  )
}

const stalk = () => withSolid(plastic('#5a4128', 0.8), { code: 'colour *= 0.7 + 0.6 * noise(p * 9.0);' })

const appleSkin = (seed: number, red: number) =>
  withSolid(Object.assign(plastic('#c8b04a', 0.34), { clearcoat: 0.35, clearcoatRoughness: 0.2 }), {
    code: `float a = atan(p.y, p.x); float r = length(p.xy);
      float streak = noise(vec3(cos(a) * 7.0, sin(a) * 7.0, p.z * 0.5 + ${seed.toFixed(1)}));
      float fine = noise(vec3(cos(a) * 19.0, sin(a) * 19.0, p.z * 0.8 + ${seed.toFixed(1)}));
      float blush = smoothstep(0.22, 0.62, 0.75 * fbm(vec3(p.xy * 0.28, p.z * 0.2) + ${(seed * 3.7).toFixed(1)}) + 0.3 * streak + 0.16 * fine + ${red.toFixed(2)});
      vec3 ground = mix(vec3(0.5, 0.47, 0.08), vec3(0.68, 0.5, 0.12), noise(p * 0.5 + ${seed.toFixed(1)}));
      colour = mix(ground, mix(vec3(0.52, 0.05, 0.03), vec3(0.3, 0.012, 0.02), streak), blush);
      colour = mix(colour, vec3(0.72, 0.55, 0.32), 0.6 * smoothstep(0.79, 0.86, noise(p * 4.6 + ${seed.toFixed(1)})));
      float russet = smoothstep(1.1, 0.35, r) * step(0.0, p.z); colour = mix(colour, vec3(0.34, 0.26, 0.07), russet * 0.75); rough *= 1.0 + russet;`,
  })

const appleShape = grown(
  [
    [0, -2.35],
    [0.5, -2.5],
    [1.25, -2.95],
    [2.2, -2.7],
    [3, -1.7],
    [3.45, -0.4],
    [3.58, 0.8],
    [3.3, 1.9],
    [2.55, 2.75],
    [1.5, 2.98],
    [0.8, 2.6],
    [0.35, 2.05],
    [0, 1.75],
  ],
  { wave: (angle, t) => 1 + 0.022 * Math.cos(angle * 5) * (1 - t) + 0.012 * Math.sin(angle * 2 + 1) },
)

/** Apples fill a slatted crate, thirty-five of them. */
function appleCrate() {
  const random = chance(23)
  const skins = [appleSkin(1.3, 0.1), appleSkin(4.6, 0.02), appleSkin(7.9, 0.16), appleSkin(2.2, -0.1)]
  const bark = stalk()
  const stem = wire(
    [
      [0, 1.7, 0],
      [0.1, 2.6, 0.05],
      [0.4, 3.7, 0.2],
    ],
    0.13,
  )
  const places: Point3[] = []
  for (let row = 0; row < 4; row++) for (let column = 0; column < 5; column++) places.push([(column - 2) * 7.5, 4.7, (row - 1.5) * 6.9])
  for (let row = 0; row < 3; row++) for (let column = 0; column < 4; column++) places.push([(column - 1.5) * 7.5, 9.9, (row - 1) * 6.9])
  places.push([-3.4, 14.6, -3.2], [4.2, 14.5, 3], [11, 14.2, -3.3])
  const apples = places.map(([x, y, z], i) =>
    group(
      [mesh(appleShape, skins[(i * 7 + Math.floor(random() * 2)) % 4] as three.Material), mesh(stem, bark)],
      [x + random() * 0.5 - 0.25, y, z + random() * 0.5 - 0.25],
      [random() * 64 - 24, random() * 360, random() * 56 - 28],
    ),
  )
  const timber = (axis: number) => wood('pine', axis, 1.4)
  const [wide, deep] = [40, 30]
  return group([
    ...[3.4, 9.6].flatMap((y) => [
      mesh(box(wide, 5, 0.8, 0.12), timber(0), [0, y, deep / 2]),
      mesh(box(wide, 5, 0.8, 0.12), timber(0), [0, y, -deep / 2]),
      mesh(box(0.8, 5, deep - 1, 0.12), timber(2), [wide / 2 - 0.5, y + 0.02, 0]),
      mesh(box(0.8, 5, deep - 1, 0.12), timber(2), [-wide / 2 + 0.5, y + 0.02, 0]),
    ]),
    ...[-12, -6, 0, 6, 12].map((z) => mesh(box(wide - 1, 0.7, 4.8, 0.1), timber(0), [0, 0.6, z])),
    ...[1, -1].flatMap((x) => [1, -1].map((z) => mesh(box(2.2, 14.6, 2.2, 0.2), timber(1), [x * 18, 7.3, z * 13.4]))),
    ...[1, -1].flatMap((x) =>
      [2.2, 4.6, 8.4, 10.8].map((y) => mesh(rod(0.24, 0.2, 0.05), steel(), [x * 18, y, deep / 2 + 0.42], [90, 0, 0])),
    ),
    ...apples,
  ])
}

const lemonPeel = (seed: number) =>
  withSolid(Object.assign(plastic('#f0c21c', 0.4), { clearcoat: 0.25, clearcoatRoughness: 0.35 }), {
    depth: 0.035,
    code: `float pit = smoothstep(0.5, 0.85, noise(p * 6.5 + ${seed.toFixed(1)})); float s = fbm(p * 0.5 + ${seed.toFixed(1)}); height = -pit;
      colour = mix(vec3(0.86, 0.5, 0.018), vec3(0.88, 0.62, 0.03), s * 1.4); colour *= 1.0 - 0.12 * pit;
      float ends = smoothstep(3.3, 4.6, abs(p.z)); colour = mix(colour, vec3(0.5, 0.48, 0.03), ends * 0.6);`,
  })

const lemonShape = grown(
  [
    [0, -4.75],
    [0.5, -4.6],
    [0.85, -4.15],
    [1.7, -3.5],
    [2.7, -2.3],
    [3.25, -0.7],
    [3.3, 0.7],
    [2.9, 2.1],
    [2.1, 3.2],
    [1.2, 3.85],
    [0.75, 4.15],
    [0.4, 4.3],
    [0, 4.25],
  ],
  { wave: (angle, t) => 1 + 0.014 * Math.sin(angle * 3 + t * 5) + 0.008 * Math.sin(angle * 7 - t * 9) },
)

/** Six lemons, some with the leaves on. */
function lemons() {
  const peels = [lemonPeel(1.5), lemonPeel(5.2)]
  const green = foliage('#3f7a2c', { gloss: 0.36, clearcoat: 0.35, vary: 0.3 })
  const bark = foliage('#6d7a3a', { gloss: 0.6 })
  const blade = leaf({ length: 7, width: 3.1, widest: 0.42, bend: 0.7, fold: 0.22, ripple: 0.08 }, 12, 24)
  const lemon = (at: Point3, turn: Point3, i: number, leaves = 0) =>
    group(
      [
        mesh(lemonShape, peels[i % 2] as three.Material),
        mesh(rod(0.34, 0.24, 0.1), bark, [0, 4.3, 0]),
        ...(leaves > 0
          ? [
              mesh(
                wire(
                  [
                    [0, 4.2, 0],
                    [0.1, 5, 0.1],
                    [0.5, 6, 0.3],
                  ],
                  0.16,
                ),
                bark,
              ),
              ...[
                [70, 10, -46],
                [20, 160, 52],
                [-40, 60, 34],
              ]
                .slice(0, leaves)
                .map((way, k) => mesh(blade, green, [0.2 * k, 5 + k * 0.4, 0.1], way as Point3)),
            ]
          : []),
      ],
      at,
      turn,
    )
  return group([
    lemon([-6.2, 3.3, 0.2], [90, 0, 62], 0),
    lemon([0.6, 3.3, -1.4], [90, 0, -20], 1),
    lemon([7, 3.3, 1.2], [90, 0, 118], 0),
    lemon([-2, 3.3, 6.4], [90, 0, -74], 1),
    lemon([5.4, 3.3, 8], [90, 0, 30], 0),
    lemon([-2.2, 8.3, 1.6], [78, 0, 52], 1, 3),
  ])
}

const pearSkin = (seed: number) =>
  withSolid(Object.assign(plastic('#9ba23f', 0.52), { clearcoat: 0.12, clearcoatRoughness: 0.4 }), {
    depth: 0.01,
    code: `float s = fbm(vec3(p.xy * 0.45, p.z * 0.35) + ${seed.toFixed(1)}); float f = noise(p * 11.0);
      colour = mix(vec3(0.3, 0.36, 0.05), vec3(0.46, 0.44, 0.08), s * 1.3);
      float dots = smoothstep(0.72, 0.84, noise(p * 6.0 + ${seed.toFixed(1)})); colour = mix(colour, vec3(0.3, 0.2, 0.07), dots * 0.6);
      float russet = smoothstep(0.36, 0.66, 0.9 * fbm(p * 0.8 + ${(seed * 2).toFixed(1)}) + 0.35 * smoothstep(-1.0, -3.2, p.z) + 0.2 * smoothstep(4.8, 6.4, p.z) - 0.06);
      colour = mix(colour, vec3(0.32, 0.19, 0.06) * (0.8 + 0.4 * f), russet * 0.85); rough *= 1.0 + 0.5 * russet; height = f * russet + dots;`,
  })

const pearShape = grown(
  [
    [0, -3.1],
    [0.6, -3.3],
    [1.6, -3.5],
    [2.7, -2.6],
    [3.25, -1.2],
    [3.3, 0.2],
    [2.95, 1.6],
    [2.4, 2.9],
    [1.85, 4.1],
    [1.5, 5.2],
    [1.15, 6.1],
    [0.5, 6.7],
    [0, 6.7],
  ],
  { wave: (angle, t) => 1 + 0.02 * Math.sin(angle * 2 + t * 4) + 0.016 * Math.sin(angle * 3 - t * 6) },
)

/** Twelve pears lie in straw in a flat tray. */
function pearTray() {
  const random = chance(37)
  const skins = [pearSkin(1.1), pearSkin(4.4), pearSkin(8.3)]
  const bark = stalk()
  const stem = wire(
    [
      [0, 6.5, 0],
      [0.1, 7.4, 0.05],
      [0.5, 8.9, 0.3],
    ],
    0.18,
  )
  const pears = Array.from({ length: 12 }, (_, i) => {
    const [row, column] = [Math.floor(i / 4), i % 4]
    return group(
      [mesh(pearShape, skins[i % 3] as three.Material), mesh(stem, bark)],
      [(column - 1.5) * 7.3 + random() * 0.5 - 0.25, 5.2, (row - 1) * 8 + 1.2],
      [-52 + random() * 10, random() * 30 - 15, random() * 16 - 8],
    )
  })
  const straw = copies(
    new three.CylinderGeometry(0.09, 0.07, 1, 5),
    Array.from({ length: 900 }, () => {
      const length = 3 + random() * 5
      const way: Point3 = [random() * 2 - 1, random() * 0.7 - 0.35, random() * 2 - 1]
      return placed([(random() - 0.5) * 27, 1 + random() * 3.2, (random() - 0.5) * 22], way, [1, length, 1])
    }),
  )
  const timber = (axis: number) => wood('spruce', axis, 1.2)
  const [wide, deep] = [34, 29]
  return group([
    ...[1, -1].flatMap((z) => [
      mesh(box(wide, 5.6, 0.6, 0.1), timber(0), [0, 3.4, (z * deep) / 2]),
      mesh(box(0.9, 5.6, deep - 0.8, 0.1), timber(2), [(z * wide) / 2 - z * 0.5, 3.42, 0]),
    ]),
    ...[1, -1].flatMap((x) => [1, -1].map((z) => mesh(box(1.8, 7.6, 1.8, 0.15), timber(1), [x * 15.4, 3.8, z * 13.2]))),
    mesh(box(wide - 1, 0.5, deep - 1, 0.1), timber(0), [0, 0.7, 0]),
    mesh(straw, withSolid(plastic('#d9b765', 0.7), { code: 'colour *= 0.72 + 0.5 * noise(p * 0.9);' })),
    ...[1, -1].flatMap((x) => [2.4, 4.6].map((y) => mesh(rod(0.2, 0.16, 0.04), steel(), [x * 15.4, y, deep / 2 + 0.32], [90, 0, 0]))),
    ...pears,
  ])
}

/** An open paper sack of potatoes; a few lie in front of it. */
function potatoSack() {
  const random = chance(53)
  const skin = potatoSkin()
  const label = drawn(1024, 1024, (c) => {
    c.clearRect(0, 0, 1024, 1024)
    c.fillStyle = '#4a3220'
    c.textAlign = 'center'
    c.font = 'bold 170px serif'
    c.fillText('BULVĖS', 512, 300)
    c.fillRect(130, 350, 764, 12)
    c.font = 'italic 104px serif'
    c.fillText('Vineta', 512, 480)
    c.beginPath()
    c.ellipse(512, 650, 150, 100, -0.2, 0, Math.PI * 2)
    c.fill()
    c.fillStyle = '#b98f5c'
    for (const [x, y] of [
      [450, 630],
      [540, 600],
      [560, 690],
      [470, 700],
    ] as const) {
      c.beginPath()
      c.ellipse(x, y, 14, 7, 0.4, 0, Math.PI * 2)
      c.fill()
    }
    c.fillStyle = '#4a3220'
    c.font = 'bold 120px sans-serif'
    c.fillText('10 kg', 512, 900)
  })
  const [wide, deep, tall] = [30, 19, 37]
  const widths = along([0.94, 1.02, 1.06, 1.06, 1.03, 1, 0.98])
  const wall = (u: number, t: number, out: number): Point3 => {
    const angle = -u * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const power = 5
    const round = (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power)
    const crease =
      0.32 * Math.sin(t * 21 + Math.sin(angle * 2) * 3) * Math.sin(angle * 3 + t * 4) +
      0.2 * Math.sin(t * 37 + angle * 5) * Math.sin(angle * 4 - t * 7)
    const k = widths(t)
    return [c * round * ((wide / 2) * k + out + crease), t * tall, s * round * ((deep / 2) * k + out + crease)]
  }
  const kraft = () =>
    withSolid(Object.assign(cardboard('#c49c6a'), { side: three.DoubleSide }), {
      depth: 0.03,
      code: 'float s = fbm(p * 0.5); float f = noise(vec3(p.xy * 8.0, p.z * 1.2)); float crumple = abs(noise(p * 0.45) - 0.5) * 2.0; height = crumple * 6.0 + f * 0.4; colour *= 0.84 + 0.2 * s + 0.08 * f;',
    })
  // the rim is rolled outwards
  const rim = sheet(
    (u, t) => {
      const roll = t * Math.PI * 1.9
      const [x, , z] = wall(u, 1, 0.55 - 0.55 * Math.cos(roll))
      return [x, tall - 0.4 + 0.95 * Math.sin(roll) - 0.5 * t + 0.35 * Math.sin(u * 26), z]
    },
    160,
    24,
  )
  const front = sheet(
    (u, v) => {
      const [x, y, z] = wall(0.75 + (0.5 - u) * -0.2, 0.16 + v * 0.62, 0.09)
      return [x, y, z]
    },
    60,
    60,
  )
  const potato = (at: Point3, turn: Point3, size: number, seed: number) =>
    mesh(lump([4.1 * size, 2.8 * size, 3.1 * size], seed, 0.045), skin, at, turn)
  const top: three.Mesh[] = []
  for (const [count, x, z, y] of [
    [8, 10.4, 5.6, tall - 1.6],
    [4, 5, 2, tall + 0.6],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + 0.4
      top.push(
        potato(
          [Math.cos(a) * x, y + random() * 0.8, Math.sin(a) * z],
          [random() * 30, random() * 180, random() * 30],
          0.9 + random() * 0.25,
          i + count * 1.7,
        ),
      )
    }
  return group([
    mesh(
      sheet((u, t) => wall(u, t, 0), 160, 90),
      kraft(),
    ),
    mesh(rim, kraft()),
    mesh(front, printed(label, { transparent: true, roughness: 0.9 })),
    ...top,
    potato([-12, 2.6, 15], [0, 24, 6], 1, 1.2),
    potato([-4.6, 2.5, 17.6], [0, -30, -4], 0.95, 3.4),
    potato([15, 2.4, 15.4], [0, 80, 3], 0.92, 5.8),
  ])
}

/** Wild blueberries in a punnet of folded card. */
function blueberries() {
  const random = chance(71)
  const [top, bottom, tall] = [[13, 10], [11, 8], 5.4] as [Point2, Point2, number]
  const places: three.Matrix4[] = []
  const points: Point3[] = []
  for (let i = 0; i < 26_000 && points.length < 300; i++) {
    const [x, z] = [(random() - 0.5) * 11.1, (random() - 0.5) * 8.1]
    const heap = 2.1 * (1 - (x / 7.2) ** 2) * (1 - (z / 5.6) ** 2)
    const y = tall - 1.2 + heap - (points.length % 2) * 0.4
    if (points.some(([a, b, c]) => (a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2 < 0.72)) continue
    points.push([x, y, z])
  }
  const outside: Point3[] = [
    [-5.6, 0.5, 7.2],
    [-3.9, 0.5, 8],
    [6, 0.48, 7],
    [8.2, 0.5, 3.6],
  ]
  for (const at of [...points, ...outside])
    places.push(placed(at, [random() * 2 - 1, 0.3 + random(), random() * 2 - 0.5], 0.84 + random() * 0.3, random() * 6))
  const berry = new three.SphereGeometry(0.52, 22, 16).scale(1, 0.92, 1)
  const crown = sheet(
    (u, t) => {
      const angle = -u * Math.PI * 2
      const r = 0.14 + t * (0.13 + 0.05 * Math.cos(angle * 5))
      return [Math.cos(angle) * r, 0.44 + 0.09 * t, Math.sin(angle) * r]
    },
    20,
    2,
  )
  const dimple = new three.CircleGeometry(0.2, 16).rotateX(-Math.PI / 2).translate(0, 0.475, 0)
  const skin = withSolid(Object.assign(plastic('#3a4672', 0.62), { clearcoat: 0.12, clearcoatRoughness: 0.5 }), {
    code: 'float s = fbm(p * 1.6); float f = noise(p * 5.0); colour = mix(vec3(0.012, 0.016, 0.05), vec3(0.075, 0.1, 0.25), smoothstep(0.2, 0.62, s * 0.9 + 0.25 * f)); rough *= 0.75 + 0.5 * s;',
  })
  const wallOf = (out: number, from: number, to: number) =>
    loft(
      [0, 0.5, 1].map((k) => {
        const t = from + (to - from) * k
        return {
          at: [0, t * tall, 0] as Point3,
          w: bottom[0] + (top[0] - bottom[0]) * t + out,
          d: bottom[1] + (top[1] - bottom[1]) * t + out,
          power: 9,
        }
      }),
      { hasCaps: false, sides: 128 },
    )
  const board = () => Object.assign(cardboard('#c79d68'), { side: three.DoubleSide })
  const band = drawn(1024, 256, (c) => {
    c.clearRect(0, 0, 1024, 256)
    c.textAlign = 'center'
    c.fillStyle = '#26304f'
    c.font = 'bold 128px serif'
    c.fillText('MĖLYNĖS', 512, 140)
    c.font = 'italic 62px serif'
    c.fillText('miško · 500 g', 512, 222)
  })
  const lean = Math.atan2((top[1] - bottom[1]) / 2, tall)
  return group([
    mesh(wallOf(0, 0, 1), board()),
    mesh(wallOf(-0.24, 0.02, 1), board()),
    mesh(
      loft(
        [
          { at: [0, 0, 0], w: 10.9, d: 7.9, power: 9 },
          { at: [0, 0.15, 0], w: 10.9, d: 7.9, power: 9 },
        ],
        { sides: 96 },
      ),
      board(),
    ),
    mesh(wallOf(0.14, 0.9, 1), board()),
    mesh(
      loft(
        [
          { at: [0, tall - 0.03, 0], w: 13.14, d: 10.14, power: 9 },
          { at: [0, tall + 0.02, 0], w: 12.74, d: 9.74, power: 9 },
        ],
        { hasCaps: false, sides: 128 },
      ),
      board(),
    ),
    mesh(
      new three.PlaneGeometry(9, 2.25),
      printed(band, { transparent: true, roughness: 0.9 }),
      [0, tall * 0.46, 4.55],
      [(lean * 180) / Math.PI, 0, 0],
    ),
    mesh(ball(1).scale(5.6, 1.6, 4.4), plastic('#12152a', 0.9), [0, tall - 1.6, 0]),
    mesh(copies(berry, places), skin),
    mesh(together([copies(crown, places), copies(dimple, places)]), Object.assign(plastic('#10132a', 0.8), { side: three.DoubleSide })),
  ])
}

/** Fruit and vegetables as they are sold. */
export const freshFood: Record<string, Model> = {
  'apple-crate': { build: appleCrate, azimuth: 24, elevation: 30 },
  lemon: { build: lemons, azimuth: 14, elevation: 26 },
  'pear-tray': { build: pearTray, azimuth: 22, elevation: 36 },
  'potato-sack': { build: potatoSack, azimuth: 20, elevation: 18 },
  blueberries: { build: blueberries, azimuth: 18, elevation: 32 },
}
