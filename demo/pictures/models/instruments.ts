import * as three from 'three'
import { mix, sheet } from '../forms.ts'
import { brass, brushed, chrome, enamel, lacquer, plastic, steel, tinted, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { ball, box, cone, group, lay, loft, mesh, type Point2, type Point3, plate, rod, turned, wire } from '../shapes.ts'

/** A closed smooth outline through points. */
function closed(points: readonly Point2[], steps = 10): Point2[] {
  const curve = new three.CatmullRomCurve3(
    points.map(([x, y]) => new three.Vector3(x, y, 0)),
    true,
    'centripetal',
  )
  return curve
    .getPoints(points.length * steps)
    .slice(0, -1)
    .map(({ x, y }) => [x, y])
}

const mirrored = (half: readonly Point2[]): Point2[] => [...half, ...half.toReversed().map(([x, y]): Point2 => [-x, y])]

function electricGuitar() {
  const [bridge, scale] = [11.5, 62.8]
  const nut = bridge + scale
  const top = 2.2
  const body = closed([
    [0, -0.4],
    [9, 0.6],
    [15.2, 5.6],
    [15.6, 11.6],
    [12.4, 17.6],
    [11.6, 22.6],
    [13.4, 28],
    [14.2, 33.4],
    [12, 36.6],
    [8.6, 35.4],
    [5.6, 31.6],
    [2.9, 30.6],
    [-2.9, 30.8],
    [-5.6, 33],
    [-8, 37.4],
    [-11.4, 40.6],
    [-14.4, 39],
    [-14.6, 33.6],
    [-12.4, 27.6],
    [-11.2, 22.6],
    [-12.8, 17],
    [-16, 11],
    [-15.4, 4.8],
    [-9, 0.4],
  ])
  const guard = closed([
    [-6.2, 13.6],
    [1, 13],
    [6.4, 8],
    [10.6, 4.6],
    [12.8, 7.6],
    [12, 13.4],
    [9.4, 18],
    [9.2, 23],
    [10.8, 28],
    [11.4, 33],
    [9, 33.4],
    [5.6, 29.4],
    [2.9, 28.4],
    [-2.9, 28.4],
    [-6, 30],
    [-8.8, 34],
    [-11.4, 34.8],
    [-11, 30],
    [-8.8, 24],
    [-8, 18],
  ])
  const fret = (n: number) => nut - scale * (1 - 2 ** (-n / 12))
  const half = (y: number) => mix(2.15, 2.85, (nut - y) / (nut - fret(21)))
  const string = (i: number) => (i - 2.5) / 2.5
  const end = fret(21) - 0.8
  const head: Point2[] = [
    [-2.2, 73.6],
    [2.2, 73.6],
    [2.5, 76.6],
    [3.4, 79],
    [3.5, 89],
    [2.6, 93.4],
    [-0.6, 95.6],
    [-3.4, 94],
    [-3.6, 91.4],
    [-2.9, 90],
    [-3.4, 78.4],
    [-2.3, 75.8],
  ]
  const post = (i: number): Point2 => [-2.1 + i * 0.16, 78.6 + i * 2.35]
  const pickup = (y: number) => [
    mesh(box(9.2, 4.6, 1, 0.35), plastic('#1b1c1e', 0.35), [0, y, top + 0.5]),
    mesh(box(7, 3.7, 0.9, 0.35), chrome(), [0, y, top + 0.95]),
    ...[-1, 1].flatMap((row) =>
      Array.from({ length: 6 }, (_, i) =>
        mesh(rod(0.24, 0.16, 0.05, 20), steel(0.3), [string(i) * 2.55, y + row * 0.85, top + 1.42], [90, 0, 0]),
      ),
    ),
  ]
  const knob = (x: number, y: number) => [
    mesh(cone(1.15, 0.95, 1.3, 0.2), plastic('#efece2', 0.3), [x, y, top + 0.95], [90, 0, 0]),
    mesh(rod(0.75, 0.1, 0.04), chrome(), [x, y, top + 1.62], [90, 0, 0]),
  ]
  const maple = wood('birch', 1)
  return lay(
    [
      mesh(plate(body, 4.4, { radius: 0, bevel: 0.9 }), tinted(enamel('#a8241f'))),
      mesh(plate(guard, 0.26, { radius: 0, bevel: 0.08 }), plastic('#f3f0e6', 0.3), [0, 0, top + 0.1]),
      ...pickup(16.2),
      ...pickup(25.6),
      ...knob(8.6, 13.2),
      ...knob(11, 8.4),
      mesh(rod(0.28, 2.2, 0.1, 20), chrome(), [9.6, 18.6, top + 1], [60, 0, 20]),
      mesh(ball(0.5), plastic('#efece2', 0.3), [9.3, 19.7, top + 1.6]),
      mesh(box(8.4, 3.6, 0.5, 0.2), chrome(), [0, bridge, top + 0.3]),
      mesh(box(8.4, 0.6, 1.2, 0.2), chrome(), [0, bridge - 1.7, top + 0.6]),
      ...Array.from({ length: 6 }, (_, i) =>
        mesh(box(0.95, 2.2, 0.6, 0.15), brushed(1), [string(i) * 2.6, bridge + (i % 2) * 0.12, top + 0.85]),
      ),
      mesh(
        loft(
          [
            { at: [0, 29, 1.4], w: 5.8, d: 2.6, power: 3 },
            { at: [0, 36, 1.5], w: 5.6, d: 2.4, power: 2.6 },
            { at: [0, 60, 1.55], w: 4.9, d: 2.2, power: 2.4 },
            { at: [0, 73, 1.55], w: 4.4, d: 2.1, power: 2.4 },
            { at: [0, 76.4, 1.3], w: 4.2, d: 1.6, power: 3 },
          ],
          { smooth: 8 },
        ),
        maple,
      ),
      mesh(
        plate(
          [
            [-half(end), end],
            [half(end), end],
            [half(nut), nut],
            [-half(nut), nut],
          ],
          0.7,
          { radius: 0.1, bevel: 0.1 },
        ),
        wood('walnut', 1, 0.8),
        [0, 0, 2.75],
      ),
      ...Array.from({ length: 21 }, (_, i) =>
        mesh(rod(0.12, half(fret(i + 1)) * 2, 0.05, 12), steel(0.2), [0, fret(i + 1), 3.12], [0, 0, 90]),
      ),
      ...[3, 5, 7, 9, 12, 15, 17, 19].flatMap((n) => {
        const y = (fret(n) + fret(n - 1)) / 2
        return (n === 12 ? [-1, 1] : [0]).map((x) => mesh(rod(0.32, 0.06, 0.02, 24), plastic('#efe9d8', 0.2), [x, y, 3.1], [90, 0, 0]))
      }),
      mesh(box(4.4, 0.5, 0.9, 0.1), plastic('#f1ecdc', 0.3), [0, nut + 0.2, 3]),
      mesh(plate(head, 1.5, { radius: 0.9, bevel: 0.2 }), maple, [0, 0, 1.1]),
      ...Array.from({ length: 6 }, (_, i) => {
        const [x, y] = post(i)
        return group([
          mesh(rod(0.34, 1.9, 0.1, 24), chrome(), [x, y, 2.3], [90, 0, 0]),
          mesh(rod(0.62, 0.2, 0.06, 24), chrome(), [x, y, 1.95], [90, 0, 0]),
          mesh(rod(0.26, 2.4, 0.05, 16), chrome(), [x - 1.9, y, 0.5], [0, 0, 90]),
          mesh(box(1.5, 1.3, 0.55, 0.25), chrome(), [x - 3.2, y, 0.5]),
        ])
      }),
      ...Array.from({ length: 6 }, (_, i) => {
        const [x, y] = post(i)
        return mesh(
          wire(
            [
              [string(i) * 2.6, bridge - 1, top + 0.9],
              [string(i) * 2.6, bridge, top + 1.24],
              [string(i) * 2.2, (bridge + nut) / 2, 3.5],
              [string(i) * 1.75, nut, 3.46],
              [mix(string(i) * 1.75, x, 0.5), mix(nut, y, 0.5), 3],
              [x, y, 2.5],
            ],
            0.085 - i * 0.006,
            { tension: 0.01 },
          ),
          steel(0.22, '#d6d2c4'),
        )
      }),
      mesh(rod(0.6, 0.9, 0.2), chrome(), [0, -0.7, 0]),
      mesh(rod(0.6, 1, 0.2), chrome(), [-12.6, 41, 0], [0, 0, 25]),
    ],
    -52,
  )
}

/** Varnished tonewood with a dark rim. */
const varnish = (colour: string, flame = 0) =>
  withSolid(lacquer(colour), {
    axis: 1,
    code: `float s = noise(vec3(p.xy * vec2(7.0, 3.0), p.z * 0.15)); float f = sin(p.z * 4.0 + 2.0 * noise(p * 0.8)); colour *= 0.74 + 0.34 * s + ${flame.toFixed(2)} * f; colour *= 0.9 + 0.2 * noise(p * 0.3);`,
  })

/** The right half of the outline, bottom to top: [half width, y]. The corners at the waist are sharp. */
const violinHalf: Point2[][] = [
  [
    [0, 0],
    [3.6, 0.3],
    [7.2, 1.9],
    [9.7, 5],
    [10.3, 8.2],
    [9.7, 11],
    [8.9, 12.6],
    [9.1, 13.9],
  ],
  [
    [9.1, 13.9],
    [7.1, 14.8],
    [5.75, 16.6],
    [5.5, 18.6],
    [5.9, 20.6],
    [6.7, 21.9],
    [7.7, 22.5],
  ],
  [
    [7.7, 22.5],
    [7.6, 23.6],
    [8.1, 25.4],
    [8.3, 28],
    [7.5, 31.2],
    [5.2, 34],
    [2.6, 35.2],
    [1.2, 35.5],
  ],
]

function violin() {
  const outline = violinHalf.flatMap((part) =>
    new three.SplineCurve(part.map(([x, y]) => new three.Vector2(x, y))).getPoints(part.length * 7).map(({ x, y }): Point2 => [x, y]),
  )
  const half = (y: number) => {
    let best = 0
    outline.forEach(([x, at], i) => {
      const [x0, y0] = outline[Math.max(0, i - 1)] as Point2
      if (Math.min(y0, at) <= y && y <= Math.max(y0, at)) best = Math.max(best, at === y0 ? x : mix(x0, x, (y - y0) / (at - y0)))
    })
    return best
  }
  const widths = Array.from({ length: 241 }, (_, i) => half((i / 240) * 35.5))
  const widthAt = (y: number) => {
    const place = (y / 35.5) * 240
    const i = Math.min(239, Math.floor(place))
    return mix(widths[i] as number, widths[i + 1] as number, place - i)
  }
  const arched = (sign: number) =>
    sheet(
      (u, v) => {
        const y = 0.05 + v * 35.4
        const side = (u - 0.5) * 2 * sign
        const w = Math.max(0.02, widthAt(y))
        const long = Math.sin(Math.min(1, Math.max(0, v)) * Math.PI) ** 0.6
        const edge = Math.abs(side) > 0.95 ? 0.06 : 0
        const arch = 1.5 * long * (0.5 + 0.5 * Math.cos(Math.PI * Math.min(1, Math.abs(side) / 0.9)))
        return [side * w * 1.02, y, sign * (1.75 + 0.15 + arch + edge)]
      },
      60,
      160,
    )
  const plateOutline = mirrored(outline.filter(([x]) => x > 0.01))
  const hole = (side: number) => {
    const at = (x: number, y: number): Point3 => [side * x, y, 0]
    const lift = ([x, y]: Point3): Point3 => {
      const part = Math.abs(x) / widthAt(y)
      return [x, y, 1.9 + 1.5 * Math.sin((y / 35.5) * Math.PI) ** 0.6 * (0.5 + 0.5 * Math.cos((Math.PI * part) / 0.9))]
    }
    const path = [at(2.3, 19.6), at(2.2, 19), at(2.7, 18.3), at(3.3, 17), at(3.9, 15.6), at(4.5, 14.9), at(4.6, 14.2)].map(lift)
    return [
      mesh(wire(path, 0.17), plastic('#120a05', 0.7)),
      ...[at(2.55, 19.7), at(4.3, 14.1)].map(lift).map((place) => mesh(ball(0.36).scale(1, 1, 0.5), plastic('#120a05', 0.7), place)),
    ]
  }
  const ebony = plastic('#1a1614', 0.32)
  const spruce = varnish('#a2521f')
  const maple = varnish('#8a421a', 0.12)
  const bridge = 16.9
  const strings = [-1, -0.33, 0.33, 1].map((i) =>
    mesh(
      wire(
        [
          [i * 1.1, 7.4, 4.6],
          [i * 1.7, bridge, 6.55 - i * i * 0.35],
          [i * 1.15, 38, 5.05 - i * i * 0.2],
          [i * 0.8, 48.6, 4.15],
          [i * 0.3, 50.5 + (i + 1) * 1.4, 3.2],
        ],
        0.055,
        { tension: 0.01 },
      ),
      steel(0.25, '#d8d6cf'),
    ),
  )
  const scroll = Array.from({ length: 30 }, (_, i): Point3 => {
    const angle = (i / 29) * Math.PI * 3.2
    const r = mix(1.7, 0.45, i / 29)
    return [0, 57.8 + Math.sin(angle) * r, 1.2 + Math.cos(angle) * r]
  })
  const bow = group(
    [
      mesh(
        wire(
          [
            [0, 0, 0.9],
            [0, 24, 0.5],
            [0, 48, 0.5],
            [0, 70, 1.4],
          ],
          0.34,
        ),
        varnish('#6e3418'),
      ),
      mesh(box(0.9, 0.16, 70, 0.06), plastic('#efe9da', 0.6), [0, 36, -0.9], [90, 0, 0]),
      mesh(box(1.1, 4.6, 2.1, 0.3), ebony, [0, 5.6, -0.2]),
      mesh(rod(0.46, 1.6, 0.15), chrome(), [0, -0.8, 0.9]),
      mesh(rod(0.44, 3, 0.1), plastic('#3a2418', 0.7), [0, 9.6, 0.72]),
      mesh(rod(0.4, 5, 0.05), steel(0.3), [0, 13.4, 0.66]),
      mesh(box(0.7, 1.6, 2.4, 0.25), plastic('#eee6d2', 0.4), [0, 70.4, 0.3]),
    ],
    [15.6, -6, 0.6],
    [0, 90, -9],
  )
  return lay(
    [
      mesh(arched(1), spruce),
      mesh(arched(-1), maple),
      mesh(plate(plateOutline, 3.5, { radius: 0, bevel: 0.05 }), maple),
      ...[1.75, -1.75].map((z) =>
        mesh(
          wire(
            plateOutline.filter((_, i) => i % 2 === 0).map(([x, y]): Point3 => [x * 1.02, y, z]),
            0.26,
            { isClosed: true },
          ),
          varnish('#7d3c18'),
        ),
      ),
      ...hole(1),
      ...hole(-1),
      mesh(
        loft(
          [
            { at: [0, 35, 1.6], w: 3.4, d: 3.2, power: 3 },
            { at: [0, 37.4, 2.6], w: 2.9, d: 2.4, power: 2.6 },
            { at: [0, 43, 3], w: 2.5, d: 1.7, power: 2.4 },
            { at: [0, 48, 3], w: 2.3, d: 1.6, power: 2.4 },
          ],
          { smooth: 8 },
        ),
        maple,
      ),
      mesh(
        loft(
          [
            { at: [0, 22.4, 5.2], w: 4.2, d: 0.9, power: 4 },
            { at: [0, 36, 4.5], w: 3.3, d: 0.9, power: 4 },
            { at: [0, 48.8, 3.9], w: 2.4, d: 0.8, power: 4 },
          ],
          { smooth: 6 },
        ),
        ebony,
      ),
      mesh(
        loft(
          [
            { at: [0, 48, 2.9], w: 2.3, d: 2, power: 4 },
            { at: [0, 52, 2.4], w: 2.2, d: 2.2, power: 4 },
            { at: [0, 56.4, 1.4], w: 1.6, d: 1.8, power: 4 },
          ],
          { smooth: 6 },
        ),
        maple,
      ),
      mesh(
        loft(
          scroll.map((at, i) => ({ at, w: mix(1.5, 2.6, i / 29), d: mix(1.2, 0.7, i / 29) })),
          { sides: 24 },
        ),
        maple,
      ),
      ...[0, 1, 2, 3].map((i) => {
        const side = i % 2 ? 1 : -1
        return group([
          mesh(cone(0.34, 0.44, 3.4, 0.1), ebony, [side * 1.5, 50.3 + i * 1.5, 2.4], [0, 0, 90]),
          mesh(new three.SphereGeometry(1, 24, 16).scale(0.75, 0.95, 0.4), ebony, [side * 3.6, 50.3 + i * 1.5, 2.4], [0, 20, 0]),
        ])
      }),
      mesh(
        plate(
          [
            [-2.1, 0],
            [-1.3, 0],
            [-0.9, 0.8],
            [0.9, 0.8],
            [1.3, 0],
            [2.1, 0],
            [1.6, 1.6],
            [2, 2.7],
            [0, 3.2],
            [-2, 2.7],
            [-1.6, 1.6],
          ],
          0.5,
          { radius: 0.35, bevel: 0.1 },
        ),
        wood('beech', 0, 0.5),
        [0, bridge, 3.3],
        [90, 0, 0],
      ),
      mesh(
        loft(
          [
            { at: [0, 0.6, 3.1], w: 1.6, d: 0.5, power: 3 },
            { at: [0, 2.4, 3.6], w: 2.2, d: 0.9, power: 3 },
            { at: [0, 7.4, 4.3], w: 3.6, d: 1, power: 3 },
            { at: [0, 9.8, 4.6], w: 4.2, d: 0.8, power: 3 },
          ],
          { smooth: 6 },
        ),
        ebony,
      ),
      mesh(
        loft(
          [
            { at: [-7, 3.4, 3.2], w: 1 },
            { at: [-5.6, 2.8, 3.9], w: 5.4, d: 1.4 },
            { at: [-3, 2.6, 3.9], w: 5, d: 1.2 },
            { at: [-1.2, 2.4, 3.6], w: 1.6, d: 0.9 },
          ],
          { smooth: 6 },
        ),
        ebony,
      ),
      ...strings,
      bow,
    ],
    -58,
  )
}

function trumpet() {
  const gold = brass()
  const shell = brass()
  shell.side = three.DoubleSide
  const bore = 0.62
  const pipe = (points: Point3[], radius = bore) => mesh(wire(points, radius), gold)
  const arcAt = (cx: number, cy: number, r: number, from: number, to: number, z = 0): Point3[] =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 8) * Math.PI) / 180
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r, z]
    })
  const flare = (x: number) => {
    const t = Math.min(1, Math.max(0, (x - 2) / 28))
    return bore + 0.5 * t + 4.9 * t ** 7
  }
  const bell = new three.LatheGeometry(
    Array.from({ length: 70 }, (_, i) => {
      const x = 2 + 28 * (1 - (1 - i / 69) ** 1.6)
      return new three.Vector2(flare(x), x)
    }),
    96,
  ).rotateZ(-Math.PI / 2)
  const valve = (x: number) => {
    return [
      mesh(rod(1.15, 11.2, 0.15), gold, [x, 0.2, 0]),
      mesh(rod(1.32, 1.3, 0.25), brushed(1, '#d9bb74'), [x, 5.9, 0]),
      mesh(rod(1.32, 1.5, 0.25), brushed(1, '#d9bb74'), [x, -5.6, 0]),
      mesh(rod(0.55, 0.8, 0.2), gold, [x, -6.6, 0]),
      mesh(rod(0.3, 2.2, 0.05), steel(0.2), [x, 7.3, 0]),
      mesh(rod(0.85, 0.5, 0.15), gold, [x, 8.4, 0]),
      mesh(rod(0.7, 0.2, 0.08), plastic('#f3efe4', 0.15), [x, 8.7, 0]),
      ...[1.6, 3].map((y) => mesh(new three.TorusGeometry(1.17, 0.1, 10, 48), gold, [x, y - 6, 0], [90, 0, 0])),
    ]
  }
  const [upper, lower] = [3.1, -3.1]
  return group([
    group([
      mesh(bell, shell, [0, upper, -1.2]),
      mesh(new three.TorusGeometry(flare(30), 0.2, 12, 96), gold, [30, upper, -1.2], [0, 90, 0]),
      pipe([
        ...[2, -6, -12].map((x): Point3 => [x, upper, -1.2]),
        ...arcAt(-14, 0, 3.1, 90, 270, -1.2),
        [-8, lower, -1.2],
        [-3, lower, -1.2],
      ]),
      pipe([
        [-26, upper, 1.3],
        [-10, upper, 1.3],
        [8, upper, 1.3],
        [19, upper, 1.3],
      ]),
      pipe(arcAt(20, 0, 3.1, 90, -90, 1.3), 0.72),
      pipe([
        [20, lower, 1.3],
        [12, lower, 1.3],
        [5.4, lower, 1.3],
      ]),
      mesh(rod(0.82, 7, 0.1), brushed(1, '#d8d9da'), [14.4, upper, 1.3], [0, 0, 90]),
      mesh(rod(0.82, 7, 0.1), brushed(1, '#d8d9da'), [14.4, lower, 1.3], [0, 0, 90]),
      ...[14.6, 17.4].map((x) => mesh(rod(0.28, 5.4, 0.05), gold, [x, 0, 1.3])),
      ...[17.9, 11].flatMap((x) => [upper, lower].map((y) => mesh(rod(0.95, 0.5, 0.15), gold, [x, y, 1.3], [0, 0, 90]))),
      // mouthpiece and its receiver
      mesh(rod(0.85, 5.4, 0.15), gold, [-27.6, upper, 1.3], [0, 0, 90]),
      mesh(
        turned(
          [
            [0, 0],
            [0.5, 0],
            [0.5, 3.4],
            [0.62, 4.4],
            [1.2, 5.2],
            [1.3, 6.6],
            [1.42, 7.2],
            [1.42, 7.7],
            [1.2, 7.9],
            [0.85, 7.5],
            [0, 6.4],
          ],
          0.15,
        ),
        chrome(),
        [-29.4, upper, 1.3],
        [0, 0, 90],
      ),
      ...[-2.8, 0.4, 3.6].flatMap((x) => valve(x)),
      // slides of the valves
      ...[0.9, -0.5].map((y) =>
        pipe([
          [3.6, y, 0],
          [8, y, 0.4],
          [11, y, 0.6],
        ]),
      ),
      pipe(arcAt(11, 0.2, 0.7, 90, -90, 0.6), 0.68),
      pipe([
        [-2.8, -1.4, 0],
        [-6.4, -1.4, 0.4],
        [-9.4, -1.4, 0.4],
      ]),
      pipe([
        [-2.8, 0.4, 0],
        [-6.4, 0.4, 0.4],
        [-9.4, 0.4, 0.4],
      ]),
      pipe(arcAt(-9.4, -0.5, 0.9, 90, 270, 0.4), 0.68),
      pipe([
        [0.4, 0.8, 0.8],
        [0.4, 0.8, 3],
        [0.4, 0, 3.8],
        [0.4, -0.8, 3],
        [0.4, -0.8, 0.8],
      ]),
      // rings, hook and braces
      mesh(new three.TorusGeometry(1.25, 0.24, 12, 40), gold, [9.4, lower - 1.6, 1.3], [0, 0, 0]),
      mesh(
        wire(
          [
            [6.2, upper + 0.5, 1.3],
            [6.4, upper + 2.2, 1.3],
            [8.2, upper + 2.6, 1.3],
            [8.8, upper + 1.2, 1.3],
          ],
          0.24,
        ),
        gold,
      ),
      ...[-8, 9].map((x) =>
        mesh(
          wire(
            [
              [x, upper, -1.2],
              [x, upper - 0.5, 0],
              [x, upper, 1.3],
            ],
            0.22,
          ),
          gold,
        ),
      ),
      mesh(rod(0.24, 5.6, 0.05), gold, [8.4, 0, -1.2]),
    ]),
  ])
}

/** Musical instruments. */
export const instruments: Record<string, Model> = {
  guitar: { build: electricGuitar, elevation: 56, azimuth: 8 },
  violin: { build: violin, elevation: 56, azimuth: 8 },
  trumpet: { build: () => group([trumpet()], [0, 0, 0], [-68, 0, 0]), elevation: 30, azimuth: 14 },
}
