import * as three from 'three'
import { along, chance, copies, ease, placed, sheet, together } from '../forms.ts'
import { brushed, ceramic, fabric, glass, lacquer, plastic, steel, tinted, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { ball, box, group, loft, mesh, type Point2, type Point3, rod, type Station, turned, wire } from '../shapes.ts'
import { spoonShape } from './table.ts'

/** A handle along x from its end at 0, and the rest of the piece through `stations`. */
const forged = (stations: readonly [x: number, y: number, w: number, d: number, shift?: number][], power = 2.6) =>
  loft(
    stations.map(([x, y, w, d, shift = 0]): Station => ({ at: [x, y, 0], w, d, power, shift })),
    { smooth: 6, sides: 24 },
  )

interface Cutlery {
  /** 1 = 20 cm */
  scale?: number
  /** how wide the handle is, cm */
  grip?: number
}

/** A fork along x, its tines at the far end. */
function fork({ grip = 1.9 }: Cutlery = {}): three.BufferGeometry {
  const body = forged([
    [0, 0.28, 0.7, 0.2],
    [0.12, 0.28, grip * 0.7, 0.24],
    [0.9, 0.28, grip, 0.26],
    [4, 0.42, grip * 0.78, 0.28],
    [8, 1.05, grip * 0.42, 0.3],
    [11, 1.5, 0.62, 0.34],
    [12.6, 1.42, 0.78, 0.3],
    [13.6, 1.16, 1.9, 0.22],
    [14.5, 0.86, 2.34, 0.19],
    [15.4, 0.62, 2.36, 0.18],
    [15.7, 0.56, 2.34, 0.17],
  ])
  const tines = [-0.9, -0.3, 0.3, 0.9].map((z) =>
    loft(
      [
        { at: [15, 0.7, z * 1.06], w: 0.42, d: 0.18, power: 3 },
        { at: [16.4, 0.44, z * 1.06], w: 0.38, d: 0.18, power: 3 },
        { at: [18, 0.42, z * 1.03], w: 0.34, d: 0.17, power: 3 },
        { at: [19.4, 0.72, z], w: 0.26, d: 0.14, power: 3 },
        { at: [20, 0.98, z], w: 0.1, d: 0.06, power: 2 },
      ],
      { smooth: 8, sides: 20 },
    ),
  )
  return together([body, ...tines])
}

/** A table knife along x, its edge towards z. */
function tableKnife({ grip = 1.9 }: Cutlery = {}): three.BufferGeometry {
  const handle = forged([
    [0, 0.3, 0.7, 0.3],
    [0.12, 0.3, grip * 0.7, 0.42],
    [0.9, 0.3, grip, 0.5],
    [5, 0.34, grip * 0.78, 0.56],
    [9.4, 0.34, grip * 0.56, 0.6],
    [10.6, 0.34, 1, 0.5],
    [11, 0.34, 1.1, 0.3],
  ])
  const blade = forged(
    [
      [10.7, 0.34, 1, 0.28, 0],
      [11.6, 0.34, 1.35, 0.2, 0.12],
      [13.6, 0.34, 1.9, 0.17, 0.28],
      [17, 0.34, 2.1, 0.15, 0.34],
      [19.4, 0.34, 2, 0.13, 0.3],
      [20.8, 0.34, 1.4, 0.1, 0.06],
      [21.4, 0.34, 0.3, 0.05, -0.36],
    ],
    2.2,
  )
  return together([handle, blade])
}

const silver = () => Object.assign(steel(0.17, '#d4d7da'), { side: three.DoubleSide })
const dull = () => Object.assign(brushed(0, '#ccd0d3'), { side: three.DoubleSide })

/** A small fork and a small knife with wide handles. */
function forkAndKnife() {
  const k = 0.74
  return group(
    [
      mesh(fork({ grip: 2.5 }).scale(k, k, k), silver(), [0, 0, -1.9]),
      mesh(tableKnife({ grip: 2.5 }).scale(k * 0.95, k, k), silver(), [0, 0, 1.9]),
    ],
    [0, 0, 0],
    [0, 62, 0],
  )
}

/** Four forks, knives, spoons and teaspoons in the pockets of a linen roll. */
function cutleryRoll() {
  const linen = (colour: string) => fabric(colour, 5)
  const [wide, tall, pocket] = [46, 31, 11.5]
  const gap = 2.68
  const kinds = [tableKnife(), fork(), spoonShape().scale(1.02, 1, 1), spoonShape().scale(0.74, 0.8, 0.72)]
  const pieces = kinds.flatMap((shape, kind) =>
    [0, 1, 2, 3].map((i) => mesh(shape, dull(), [(kind * 4 + i - 7.5) * gap, 0.5, tall / 2 - 2.4], [0, 90, 0])),
  )
  // the cloth waves slightly and swells over the handles
  const cloth = sheet(
    (u, v) => {
      const [x, z] = [(u - 0.5) * wide, (0.5 - v) * tall]
      return [x + 0.1 * Math.sin(z * 0.8), 0.2 + 0.08 * Math.sin(x * 0.5 + z * 0.4), z + 0.12 * Math.sin(x * 0.6)]
    },
    120,
    80,
  )
  const front = sheet(
    (u, v) => {
      const [x, z] = [(u - 0.5) * (wide - 0.6), tall / 2 - 0.2 - v * pocket]
      const lane = ((x / gap + 100) % 1) - 0.5
      const inside = Math.abs(x) < gap * 8 ? 1 : 0
      const swell = inside * 0.85 * Math.cos(lane * Math.PI) ** 0.8 * ease(0, 0.18, v)
      return [x + 0.1 * Math.sin(z * 0.8), 0.34 + 0.08 * Math.sin(x * 0.5 + z * 0.4) + swell, z + 0.12 * Math.sin(x * 0.6)]
    },
    240,
    24,
  )
  const stitches = copies(
    box(0.1, 0.08, 0.34, 0.03),
    Array.from({ length: 17 }, (_, lane) =>
      Array.from({ length: 20 }, (_, i) => placed([(lane - 8) * gap, 0.46, tall / 2 - 0.6 - i * 0.56], [0, 1, 0])),
    ).flat(),
  )
  return group([
    mesh(cloth, linen('#8f8672')),
    mesh(front, linen('#9a917c')),
    mesh(stitches, plastic('#e9e0cb', 0.8)),
    mesh(
      wire(
        [
          [-wide / 2 + 0.2, 0.62, tall / 2 - pocket - 0.2],
          [0, 0.62, tall / 2 - pocket - 0.2],
          [wide / 2 - 0.2, 0.62, tall / 2 - pocket - 0.2],
        ],
        0.08,
      ),
      fabric('#7d7560'),
    ),
    ...[-1, 1].map((side) =>
      mesh(
        loft(
          [
            { at: [-wide / 2 + 0.4, 0.4, side * 0.4 - 3], w: 1, d: 0.12, power: 6 },
            { at: [-wide / 2 - 3, 0.2, side * 1.6 - 3], w: 1, d: 0.12, power: 6 },
            { at: [-wide / 2 - 5, 0.2, side * 3.4 - 2.6], w: 1, d: 0.12, power: 6 },
          ],
          { smooth: 8, sides: 16 },
        ),
        fabric('#7d7560'),
      ),
    ),
    ...pieces,
  ])
}

/** A chopstick along x: square and painted at the grip, thin at the tip. */
const stick = (length: number, at: Point3, turn: Point3, grip: three.Material, tip: three.Material, isRibbed: boolean) => {
  const cut = length * 0.6
  return group(
    [
      mesh(
        loft(
          [
            { at: [0, 0.36, 0], w: 0.6, d: 0.6, power: 7 },
            { at: [0.06, 0.36, 0], w: 0.72, d: 0.72, power: 7 },
            { at: [length * 0.3, 0.36, 0], w: 0.68, d: 0.68, power: 7 },
            { at: [cut, 0.36, 0], w: 0.56, d: 0.56, power: 4 },
          ],
          { smooth: 8, sides: 40 },
        ),
        grip,
      ),
      mesh(
        loft(
          [
            { at: [cut - 0.01, 0.36, 0], w: 0.555, d: 0.555, power: 4 },
            { at: [length * 0.85, 0.34, 0], w: 0.42, d: 0.42, power: 2 },
            { at: [length - 0.3, 0.33, 0], w: 0.27, d: 0.27, power: 2 },
            { at: [length, 0.33, 0], w: 0.14, d: 0.14, power: 2 },
          ],
          { smooth: 8, sides: 32 },
        ),
        tip,
      ),
      mesh(rod(0.3, 0.16, 0.03), plastic('#d9b45a', 0.3), [cut, 0.36, 0], [0, 0, 90]),
      ...(isRibbed
        ? [0, 1, 2, 3, 4].map((i) =>
            mesh(new three.TorusGeometry(0.17 - i * 0.007, 0.035, 8, 24), tip, [length - 3 + i * 0.5, 0.335, 0], [0, 90, 0]),
          )
        : []),
    ],
    at,
    turn,
  )
}

function chopsticks() {
  const grip = () => tinted(Object.assign(lacquer('#a3241f'), { clearcoat: 0.9, clearcoatRoughness: 0.08 }))
  const tip = () => Object.assign(lacquer('#241512'), { clearcoat: 0.9, clearcoatRoughness: 0.1 })
  return group(
    [stick(23, [0, 0, -0.9], [0, -3, 0], grip(), tip(), true), stick(23, [0.6, 0, 1.2], [0, 4.5, 0], grip(), tip(), true)],
    [0, 0, 0],
    [0, 40, 0],
  )
}

function cookingChopsticks() {
  const bamboo = () =>
    withSolid(plastic('#d9b678', 0.62), {
      axis: 0,
      depth: 0.006,
      code: 'float f = noise(vec3(p.xy * 16.0, p.z * 0.5)); float n = smoothstep(0.12, 0.0, abs(fract(p.z / 9.0 + 0.12) - 0.5) * 9.0); colour *= 0.84 + 0.22 * f; colour *= 1.0 - 0.3 * n; height = f;',
    })
  const grip = () => lacquer('#6d1a1c')
  const cord = withSolid(fabric('#b9432f', 4), { code: 'colour *= 0.75 + 0.3 * sin(p.z * 30.0 + p.x * 30.0);' })
  return group(
    [
      stick(33, [0, 0, -0.8], [0, -2.4, 0], grip(), bamboo(), false),
      stick(33, [0.4, 0, 0.9], [0, 3.4, 0], grip(), bamboo(), false),
      mesh(
        wire(
          [
            [0.9, 0.78, -0.8],
            [-0.6, 0.5, -0.9],
            [-2.4, 0.12, -0.9],
            [-3.9, 0.12, 0],
            [-2.4, 0.12, 0.9],
            [-0.6, 0.5, 1.1],
            [1.1, 0.78, 0.9],
          ],
          0.1,
        ),
        cord,
      ),
    ],
    [0, 0, 0],
    [0, 40, 0],
  )
}

/** A spoon of stoneware, along x. */
const potSpoon = () =>
  loft(
    [
      { at: [0, 0.5, 0], w: 0.5, d: 0.4 },
      { at: [0.2, 0.5, 0], w: 1.2, d: 0.7 },
      { at: [3, 0.7, 0], w: 1.15, d: 0.75 },
      { at: [6.4, 1, 0], w: 1, d: 0.75 },
      { at: [7.6, 0.9, 0], w: 1.3, d: 0.7 },
    ],
    { smooth: 10 },
  )

/** The hollow of a spoon: a shallow oval shell from x = 0. */
const spoonBowl = (length: number, width: number, depth: number) =>
  sheet(
    (u, t) => {
      const angle = -u * Math.PI * 2
      // from below up the outside, over the rim and down the inside
      const r = along([0, 0.6, 0.92, 1, 0.94, 0.6, 0])(t)
      const y = along([-1, -0.72, -0.28, 0, 0, -0.62, -0.82])(t)
      const egg = 1 - 0.12 * Math.cos(angle)
      return [length / 2 + (Math.cos(angle) * r * length) / 2, y * depth, (Math.sin(angle) * r * egg * width) / 2]
    },
    72,
    48,
  )

function bowlWithSpoon() {
  const outside = () => tinted(ceramic('#4f86a8', 0.3))
  return group([
    mesh(
      turned(
        [
          [0, 0.5],
          [3.9, 0.5],
          [4, 0],
          [4.6, 0],
          [4.8, 0.9],
          [6.3, 2.6],
          [7, 5.2],
          [7, 6.8],
          [6.75, 7],
          [6.5, 6.8],
        ],
        0.7,
        128,
      ),
      outside(),
    ),
    mesh(
      turned(
        [
          [6.55, 6.85],
          [6.45, 5],
          [5.5, 2.6],
          [3, 1.2],
          [0, 1],
        ],
        0.9,
        128,
      ),
      Object.assign(ceramic('#efe7d6', 0.16), { side: three.DoubleSide }),
    ),
    mesh(new three.TorusGeometry(6.76, 0.14, 12, 128), ceramic('#7a6148', 0.2), [0, 6.93, 0], [90, 0, 0]),
    group([mesh(potSpoon(), outside()), mesh(spoonBowl(5, 3.5, 1.15), outside(), [7, 1.15, 0])], [-6.6, 0.1, 9.2], [0, 8, 0]),
  ])
}

/** A camp bowl of plastic with a spoon on its lip. */
function campBowl() {
  const shell = () => plastic('#5c7d4c', 0.46)
  const rim = sheet(
    (u, t) => {
      const angle = -u * Math.PI * 2
      const notch = ease(0.86, 1, Math.cos(angle + 0.5)) * Math.sin(t * Math.PI)
      const r = along([7.1, 7.5, 7.9, 7.9, 7.4, 7])(t)
      const y = along([5.7, 5.9, 5.86, 6.06, 6.14, 6])(t)
      return [Math.cos(angle) * (r + notch * 0.6), y - notch * 0.3, Math.sin(angle) * (r + notch * 0.6)]
    },
    160,
    20,
  )
  const inner: Point2[] = [
    [7.05, 6.1],
    [6.85, 5.4],
    [6, 2],
    [5, 0.9],
    [0, 0.5],
  ]
  return group([
    mesh(
      turned(
        [
          [0, 0.3],
          [4.6, 0.3],
          [4.7, 0],
          [5.2, 0],
          [5.6, 1],
          [6.4, 2.4],
          [7.15, 5.7],
        ],
        0.5,
        128,
      ),
      shell(),
    ),
    mesh(turned(inner, 0.5, 128), Object.assign(shell(), { side: three.DoubleSide })),
    mesh(rim, Object.assign(shell(), { side: three.DoubleSide })),
    mesh(new three.TorusGeometry(6.32, 0.06, 8, 128), plastic('#4a673d', 0.5), [0, 3.1, 0], [90, 0, 0]),
    group(
      [
        mesh(
          loft(
            [
              { at: [0, 0, 0], w: 0.8, d: 0.3, power: 3 },
              { at: [0.3, 0, 0], w: 1.6, d: 0.5, power: 3 },
              { at: [4, 0, 0], w: 1.3, d: 0.5, power: 3 },
              { at: [9, -0.1, 0], w: 1.1, d: 0.5, power: 3 },
              { at: [11.4, -0.2, 0], w: 1.7, d: 0.4, power: 3 },
            ],
            { smooth: 8 },
          ),
          plastic('#e08a2e', 0.42),
        ),
        mesh(spoonBowl(5.6, 4, 1.1), plastic('#e08a2e', 0.42), [10.8, 0, 0]),
      ],
      [11.2, 9.3, 6.2],
      [0, 150, -26],
    ),
  ])
}

function teaCup() {
  const white = () =>
    withSolid(Object.assign(ceramic('#f3f0e8', 0.05), { clearcoat: 0.8, side: three.DoubleSide }), {
      code: 'colour *= 0.98 + 0.03 * noise(p * 0.8);',
    })
  const saucer = (): three.MeshPhysicalMaterial => wood('walnut', 0, 0.7)
  return group([
    mesh(
      turned(
        [
          [0, 0.3],
          [3.2, 0.3],
          [3.4, 0],
          [4.3, 0],
          [6.2, 0.9],
          [6.9, 1.7],
          [6.7, 1.9],
          [5.8, 1.4],
          [3.4, 0.9],
          [3.1, 0.75],
          [0, 0.75],
        ],
        0.3,
        128,
      ),
      saucer(),
    ),
    mesh(
      turned(
        [
          [0, 1.1],
          [1.8, 1.1],
          [1.9, 0.75],
          [2.35, 0.75],
          [2.5, 1.4],
          [3.5, 2.3],
          [4.1, 4.2],
          [4.35, 7.2],
          [4.5, 7.75],
          [4.38, 7.8],
          [4.2, 7.2],
          [3.9, 4.3],
          [3.2, 2.5],
          [1.6, 1.7],
          [0, 1.6],
        ],
        0.5,
        128,
      ),
      white(),
    ),
    ...[
      [6.9, 0.05],
      [6.6, 0.03],
    ].map(([y = 0, size = 0]) =>
      mesh(new three.TorusGeometry(4.32 + (y - 7) * 0.09, size, 8, 128), plastic('#3c5f8a', 0.3), [0, y, 0], [90, 0, 0]),
    ),
  ])
}

function coffeeCup() {
  const glaze = () => Object.assign(ceramic('#c9cdcb', 0.3), { clearcoat: 0.7, side: three.DoubleSide })
  return group([
    mesh(
      turned(
        [
          [0, 0.3],
          [3.6, 0.3],
          [3.8, 0],
          [4.5, 0],
          [6.6, 1],
          [7.5, 1.9],
          [7.35, 2.15],
          [6.2, 1.5],
          [3.9, 0.95],
          [3.55, 1.2],
          [3.3, 0.9],
          [0, 0.85],
        ],
        0.35,
        128,
      ),
      glaze(),
    ),
    mesh(
      turned(
        [
          [0, 1.2],
          [2.2, 1.2],
          [2.3, 0.9],
          [2.9, 0.9],
          [3.2, 1.5],
          [4.2, 3],
          [4.55, 5],
          [4.5, 7],
          [4.35, 7.2],
          [4.1, 7],
          [4.1, 5],
          [3.7, 3.2],
          [2.4, 2],
          [0, 1.9],
        ],
        0.5,
        128,
      ),
      glaze(),
    ),
    mesh(
      loft(
        [
          { at: [4.2, 6.1, 0], w: 0.9, d: 1.2 },
          { at: [5.4, 6.4, 0], w: 0.65, d: 1.05 },
          { at: [6.7, 5.9, 0], w: 0.6, d: 1 },
          { at: [6.9, 4.6, 0], w: 0.6, d: 1 },
          { at: [5.9, 3.5, 0], w: 0.65, d: 1 },
          { at: [4, 3, 0], w: 0.9, d: 1.1 },
        ],
        { smooth: 10 },
      ),
      glaze(),
    ),
  ])
}

/** A mug of pressed glass, full of beer. */
function beerMug() {
  const panels = 10
  const random = chance(7)
  // flat panels with round shoulders: the girth dips in every panel
  const wall = (radius: number, from: number, to: number, depth: number) =>
    sheet(
      (u, t) => {
        const angle = -u * Math.PI * 2
        const y = from + (to - from) * t
        const inPanel = ease(1.9, 2.9, y) * (1 - ease(10.2, 11.6, y))
        const lane = ((u * panels) % 1) - 0.5
        const dip = depth * inPanel * Math.sqrt(Math.max(0, 1 - (lane / 0.47) ** 2))
        const r = radius * along([1.06, 1.02, 1, 1, 1, 1, 1.01])(y / 15) - dip
        return [Math.cos(angle) * r, y, Math.sin(angle) * r]
      },
      200,
      45,
    )
  const beer = withSolid(Object.assign(plastic('#d98a14', 0.12), { clearcoat: 1, clearcoatRoughness: 0.05 }), {
    code: 'float up = smoothstep(2.0, 12.5, p.z); colour = mix(vec3(0.86, 0.36, 0.008), vec3(1.0, 0.62, 0.05), up); float r = length(p.xy); colour *= 0.9 + 0.25 * smoothstep(2.5, 4.3, r);',
  })
  const bubbles = copies(
    new three.SphereGeometry(1, 10, 8),
    Array.from({ length: 130 }, () => {
      const a = random() * Math.PI * 2
      const y = 2.8 + 9.6 * random()
      return placed([Math.cos(a) * 4.02, y, Math.sin(a) * 4.02], [0, 1, 0], 0.03 + random() * 0.05)
    }),
  )
  const foam = withSolid(plastic('#fbf5e6', 0.8), {
    depth: 0.05,
    code: 'float s = noise(p * 7.0) * 0.6 + noise(p * 15.0) * 0.4; height = s; colour *= 0.92 + 0.1 * s;',
  })
  const head = sheet(
    (u, t) => {
      const angle = -u * Math.PI * 2
      const r = along([4.18, 4.2, 4.2, 4.25, 4.2, 3.7, 2.6, 1.2, 0])(t)
      const y = along([12.2, 13, 14, 14.9, 15.5, 15.95, 16.15, 16.2, 16.2])(t)
      return [
        Math.cos(angle) * r,
        y + (t > 0.4 ? 0.1 * Math.sin(Math.cos(angle) * r * 1.8) * Math.cos(Math.sin(angle) * r * 1.6) : 0),
        Math.sin(angle) * r,
      ]
    },
    96,
    48,
  )
  const clear = (opacity: number) => glass('#f6fafa', opacity)
  return group([
    mesh(wall(4.2, 1.9, 12.3, 0.28), beer),
    mesh(rod(4.1, 0.1, 0.02), beer, [0, 1.95, 0]),
    mesh(bubbles, Object.assign(plastic('#ffe9b0', 0.3), {})),
    mesh(head, foam),
    mesh(wall(4.52, 0.1, 15, 0.34), clear(0.14)),
    mesh(
      turned(
        [
          [0, 0.35],
          [3.2, 0.35],
          [3.6, 0],
          [4.5, 0],
          [4.78, 0.4],
          [4.7, 1.4],
          [4.2, 1.8],
          [0, 1.8],
        ],
        0.3,
        128,
      ),
      clear(0.4),
    ),
    mesh(new three.TorusGeometry(4.42, 0.17, 14, 128), clear(0.6), [0, 14.98, 0], [90, 0, 0]),
    mesh(
      loft(
        [
          { at: [4.3, 12.3, 0], w: 1.9, d: 1.7 },
          { at: [6.2, 12.7, 0], w: 1.35, d: 1.5 },
          { at: [8, 11.6, 0], w: 1.25, d: 1.5 },
          { at: [8.5, 8.6, 0], w: 1.25, d: 1.5 },
          { at: [8.1, 5.4, 0], w: 1.25, d: 1.5 },
          { at: [6.5, 3.6, 0], w: 1.35, d: 1.5 },
          { at: [4.4, 3.6, 0], w: 1.9, d: 1.7 },
        ],
        { smooth: 10 },
      ),
      glass('#dfe9e8', 0.5),
    ),
    mesh(box(0.9, 0.06, 0.03, 0.01), plastic('#ffffff', 0.5), [0, 13.2, 4.5]),
  ])
}

/** A stem with its foot, up to `top`. */
const stemOf = (foot: number, top: number): Point2[] => [
  [0, 0.22],
  [foot - 0.1, 0],
  [foot, 0.1],
  [foot * 0.4, 0.5],
  [0.5, 1.1],
  [0.34, 2.6],
  [0.32, top - 1],
  [0.5, top],
  [0, top + 0.1],
]

/** A cone on a stem, with a drink and an olive. */
function martiniGlass() {
  const colour = () => tinted(Object.assign(glass('#e98aa8', 0.62), { depthWrite: true }))
  const clear = (opacity: number) => glass('#eef5f5', opacity)
  const olive = withSolid(Object.assign(plastic('#7f8f3a', 0.3), { clearcoat: 0.5 }), { code: 'colour *= 0.85 + 0.3 * noise(p * 3.0);' })
  return group([
    mesh(turned(stemOf(3.9, 9.8), 0.5, 128), colour()),
    mesh(
      turned(
        [
          [0, 9.9],
          [0.3, 9.95],
          [4.5, 15.1],
          [0, 15.1],
        ],
        0.12,
        128,
      ),
      withSolid(glass('#eee6b8', 0.42), { code: 'colour *= 0.96;' }),
    ),
    mesh(
      turned(
        [
          [0.2, 9.7],
          [0.6, 9.95],
          [5.5, 16.9],
        ],
        0.3,
        128,
      ),
      clear(0.22),
    ),
    mesh(new three.TorusGeometry(5.5, 0.075, 12, 128), clear(0.7), [0, 16.9, 0], [90, 0, 0]),
    group(
      [
        mesh(rod(0.07, 10.6, 0.02), steel(0.2, '#d0d3d6'), [0, 5.3, 0]),
        mesh(new three.SphereGeometry(0.85, 32, 24).scale(1, 1.2, 1), olive, [0, 1.6, 0]),
        mesh(new three.SphereGeometry(0.2, 16, 12), plastic('#b3321f', 0.4), [0, 2.62, 0]),
        mesh(ball(0.26), steel(0.15, '#d6d9dc'), [0, 10.7, 0]),
      ],
      [-0.9, 10.9, 0.5],
      [8, 0, -44],
    ),
  ])
}

/** Two tall glasses of sparkling wine. */
function flutes() {
  const random = chance(31)
  const flute = (x: number, z: number) => {
    const bubbles = Array.from({ length: 90 }, () => {
      const y = 10.6 + 9.4 * random()
      const r = Math.min(2.3, 0.4 + (y - 10) * 0.42) * (random() < 0.4 ? 0.1 : Math.sqrt(random()))
      const a = random() * Math.PI * 2
      return placed([Math.cos(a) * r, y, Math.sin(a) * r], [0, 1, 0], 0.035 + random() * 0.045)
    })
    return group(
      [
        mesh(turned(stemOf(3.1, 9.6), 0.5, 128), glass('#e8f0f0', 0.36)),
        mesh(
          turned(
            [
              [0, 9.9],
              [0.5, 10],
              [1.9, 12.6],
              [2.5, 16],
              [2.56, 19.6],
              [0, 19.6],
            ],
            0.4,
            128,
          ),
          withSolid(Object.assign(glass('#eec25e', 0.72), { depthWrite: true }), {
            code: 'colour = mix(vec3(0.98, 0.62, 0.12), vec3(1.0, 0.84, 0.36), smoothstep(10.0, 19.0, p.z));',
          }),
        ),
        mesh(rod(2.54, 0.16, 0.06, 96), Object.assign(plastic('#fbf0cf', 0.5), { transparent: true, opacity: 0.8 }), [0, 19.62, 0]),
        mesh(copies(new three.SphereGeometry(1, 10, 8), bubbles), plastic('#fff6d8', 0.2)),
        mesh(
          turned(
            [
              [0.3, 9.5],
              [0.7, 9.8],
              [2.1, 12.5],
              [2.72, 16],
              [2.76, 19.6],
              [2.5, 23],
            ],
            0.9,
            128,
          ),
          glass('#e8f0f0', 0.2),
        ),
        mesh(new three.TorusGeometry(2.5, 0.055, 10, 128), glass('#f6fbfb', 0.65), [0, 23, 0], [90, 0, 0]),
      ],
      [x, 0, z],
    )
  }
  return group([flute(-3.5, -1.2), flute(3.5, 1.2)])
}

/** Cutlery, glasses and bowls. */
export const dining: Record<string, Model> = {
  'fork-and-knife': { build: forkAndKnife, azimuth: 8, elevation: 48 },
  'cutlery-roll': { build: cutleryRoll, azimuth: 10, elevation: 58 },
  chopsticks: { build: chopsticks, azimuth: 8, elevation: 46 },
  'cooking-chopsticks': { build: cookingChopsticks, azimuth: 8, elevation: 46 },
  'bowl-with-spoon': { build: bowlWithSpoon, azimuth: 12, elevation: 32 },
  'camp-bowl': { build: campBowl, azimuth: 10, elevation: 32 },
  'teacup-without-handle': { build: teaCup, azimuth: 0, elevation: 22 },
  'coffee-cup': { build: coffeeCup, azimuth: -22, elevation: 24 },
  'beer-mug': { build: beerMug, azimuth: -24, elevation: 12 },
  'martini-glass': { build: martiniGlass, azimuth: 12, elevation: 12 },
  'champagne-flutes': { build: flutes, azimuth: 20, elevation: 10 },
}
