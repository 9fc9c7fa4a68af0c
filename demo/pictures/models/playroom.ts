import * as three from 'three'
import { mix } from '../forms.ts'
import { chrome, enamel, fabric, felt, glass, lacquer, plastic, powder, rubber, steel, tinted, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { arc, ball, box, cone, group, loft, mesh, type Point2, type Point3, plate, rod, type Station, turned, wire } from '../shapes.ts'

const gloss = (colour: string) => Object.assign(plastic(colour, 0.3), { clearcoat: 0.5, clearcoatRoughness: 0.15 })
const lit = (colour: string, glow: string, strength = 0.5) =>
  Object.assign(plastic(colour, 0.15), { clearcoat: 1, emissive: new three.Color(glow), emissiveIntensity: strength })

/** A wheel with its axle along z; only the side towards the viewer has a rim and a hub. */
function roadWheel(radius: number, width: number, rim: three.Material, at: Point3, side: number) {
  return group(
    [
      mesh(
        turned(
          [
            [radius * 0.6, -width / 2],
            [radius * 0.94, -width / 2],
            [radius, -width * 0.34],
            [radius, width * 0.34],
            [radius * 0.94, width / 2],
            [radius * 0.6, width / 2],
          ],
          width * 0.12,
        ),
        rubber('#1f2124'),
        [0, 0, 0],
        [90, 0, 0],
      ),
      ...[-0.2, 0, 0.2].map((z) =>
        mesh(new three.TorusGeometry(radius * 0.995, radius * 0.018, 8, 64), rubber('#141517'), [0, 0, width * z]),
      ),
      mesh(rod(radius * 0.64, width * 0.86, 0.1), rim, [0, 0, 0], [90, 0, 0]),
      mesh(new three.TorusGeometry(radius * 0.52, radius * 0.07, 14, 56), rim, [0, 0, side * width * 0.44]),
      mesh(rod(radius * 0.2, width * 1.02, 0.1), chrome(), [0, 0, 0], [90, 0, 0]),
      ...Array.from({ length: 6 }, (_, i) => {
        const angle = (i / 6) * Math.PI * 2
        return mesh(
          rod(radius * 0.05, width * 0.94, 0.02, 12),
          steel(0.3),
          [Math.cos(angle) * radius * 0.36, Math.sin(angle) * radius * 0.36, 0],
          [90, 0, 0],
        )
      }),
    ],
    at,
  )
}

/** A money box of printed tin in the shape of a robot's head. */
function robotHead() {
  const [teal, red, cream] = [enamel('#3f8f96'), enamel('#b8352b'), enamel('#efe6d0')]
  const bolt = (x: number, y: number, z: number) => mesh(new three.SphereGeometry(0.32, 20, 12).scale(1, 1, 0.6), chrome(), [x, y, z])
  const eye = (x: number) =>
    group(
      [
        mesh(rod(2.35, 0.7, 0.2, 64), chrome(), [0, 0, 0], [90, 0, 0]),
        mesh(rod(1.95, 0.9, 0.15, 64), plastic('#1d2023', 0.4), [0, 0, 0], [90, 0, 0]),
        mesh(
          new three.SphereGeometry(1.75, 48, 24, 0, Math.PI * 2, 0, Math.PI / 2).scale(1, 0.5, 1),
          lit('#f2c52e', '#a86a08'),
          [0, 0, 0.4],
          [90, 0, 0],
        ),
        mesh(rod(0.7, 0.2, 0.08, 32), plastic('#1d2023', 0.2), [0, 0, 1.24], [90, 0, 0]),
      ],
      [x, 10.2, 5.9],
    )
  const antenna = (side: number) => [
    mesh(rod(0.85, 0.8, 0.2), chrome(), [side * 4, 14.5, 0]),
    mesh(
      wire(
        [
          [side * 4, 14.6, 0],
          [side * 4.2, 16.4, 0],
          [side * 4.8, 18.2, 0],
        ],
        0.2,
      ),
      chrome(),
    ),
    mesh(ball(0.85), rubber('#b8352b'), [side * 4.95, 18.7, 0]),
  ]
  const ear = (side: number) =>
    group(
      [
        mesh(rod(2.4, 0.9, 0.25, 64), red, [0, 0, 0], [0, 0, 90]),
        mesh(rod(1.5, 1.3, 0.25, 64), chrome(), [0, 0, 0], [0, 0, 90]),
        mesh(box(1.5, 2.2, 0.4, 0.15), red, [side * 0.2, 0, 0]),
      ],
      [side * 6.6, 8.6, 0],
    )
  return group([
    mesh(box(12.6, 11.4, 11.4, 1.1), teal, [0, 8.7, 0]),
    mesh(box(12.8, 0.4, 11.6, 0.2), chrome(), [0, 3.9, 0]),
    mesh(box(12.8, 0.4, 11.6, 0.2), chrome(), [0, 13.3, 0]),
    mesh(rod(4.4, 2.4, 0.3), chrome(), [0, 2.2, 0]),
    ...[0.9, 1.7, 2.5].map((y) => mesh(new three.TorusGeometry(4.4, 0.22, 12, 72), steel(0.35), [0, y, 0], [90, 0, 0])),
    mesh(rod(5.6, 0.7, 0.25), red, [0, 0.45, 0]),
    mesh(rod(5.4, 0.2, 0.05), felt('#2b2b2b'), [0, 0.1, 0]),
    eye(-2.9),
    eye(2.9),
    mesh(box(10.4, 2.9, 0.4, 0.4), cream, [0, 6.1, 5.62]),
    mesh(box(9.4, 2, 0.3, 0.3), plastic('#1d2023', 0.5), [0, 6.1, 5.76]),
    ...Array.from({ length: 9 }, (_, i) => mesh(box(0.5, 1.9, 0.34, 0.14), i % 2 ? chrome() : red, [-4 + i, 6.1, 5.86])),
    mesh(cone(0.8, 0.5, 1.2, 0.1).rotateX(Math.PI / 2), red, [0, 8.4, 6]),
    mesh(box(5.4, 0.24, 1.5, 0.1), chrome(), [0, 14.42, 0]),
    mesh(box(4.2, 0.1, 0.42, 0.02), plastic('#0e0f10', 0.9), [0, 14.52, 0]),
    ...[-5.4, 5.4].flatMap((x) => [4.7, 12.6].map((y) => bolt(x, y, 5.72))),
    ...[-4.6, 0, 4.6].flatMap((z) => [4.7, 12.6].map((y) => group([bolt(0, 0, 0)], [6.32, y, z], [0, 90, 0]))),
    ...antenna(1),
    ...antenna(-1),
    ear(1),
    ear(-1),
  ])
}

/** A tractor of thick plastic for the sandpit. */
function tractor() {
  const green = () => tinted(gloss('#3f8f3a'))
  const [yellow, dark] = [gloss('#e7b52a'), plastic('#26282b', 0.55)]
  const treads = (radius: number, width: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const side = i % 2 ? 1 : -1
      return group(
        [mesh(box(radius * 0.16, 0.75, width * 0.56, 0.2), rubber('#1f2124'), [0, radius + 0.1, side * width * 0.22], [0, side * 28, 0])],
        [0, 0, 0],
        [0, 0, (i / count) * 360],
      )
    })
  const big = (side: number) =>
    group(
      [
        mesh(
          turned(
            [
              [2, -2.1],
              [5.3, -2.1],
              [5.7, -1.5],
              [5.7, 1.5],
              [5.3, 2.1],
              [2, 2.1],
            ],
            0.4,
          ),
          rubber('#1f2124'),
          [0, 0, 0],
          [90, 0, 0],
        ),
        ...treads(5.6, 4.2, 26),
        mesh(rod(3.7, 4.24, 0.3, 64), yellow, [0, 0, 0], [90, 0, 0]),
        mesh(new three.TorusGeometry(3.7, 0.36, 14, 64), yellow, [0, 0, side * 2.1]),
        mesh(new three.TorusGeometry(1.9, 0.3, 14, 48), yellow, [0, 0, side * 2.1]),
        mesh(rod(1.1, 4.9, 0.3), dark, [0, 0, 0], [90, 0, 0]),
        ...Array.from({ length: 6 }, (_, i) =>
          mesh(rod(0.3, 4.6, 0.1, 16), dark, [Math.cos((i * Math.PI) / 3) * 2.8, Math.sin((i * Math.PI) / 3) * 2.8, 0], [90, 0, 0]),
        ),
      ],
      [-5.6, 5.8, side * 5.8],
    )
  const small = (side: number) =>
    group(
      [
        mesh(
          turned(
            [
              [1, -1.3],
              [2.8, -1.3],
              [3.1, -0.9],
              [3.1, 0.9],
              [2.8, 1.3],
              [1, 1.3],
            ],
            0.3,
          ),
          rubber('#1f2124'),
          [0, 0, 0],
          [90, 0, 0],
        ),
        ...treads(3.05, 2.6, 18),
        mesh(rod(1.95, 2.66, 0.2, 56), yellow, [0, 0, 0], [90, 0, 0]),
        mesh(new three.TorusGeometry(1.9, 0.22, 12, 56), yellow, [0, 0, side * 1.3]),
        mesh(rod(0.6, 3.1, 0.2), dark, [0, 0, 0], [90, 0, 0]),
      ],
      [8.2, 3.2, side * 5],
    )
  const hood: Point2[] = [
    [-1, 5],
    [11.6, 4.6],
    [12.4, 6],
    [12.1, 10.2],
    [10.6, 11.2],
    [-1, 12],
  ]
  const fender = (side: number) =>
    mesh(plate([...arc(6.7, 20, 168, [0, 0], 20), ...arc(6, 168, 20, [0, 0], 20)], 4, { radius: 0.1, bevel: 0.2 }), green(), [
      -5.6,
      5.8,
      side * 5.4,
    ])
  const post = (x: number, z: number, lean: number) => mesh(box(0.9, 7.4, 0.9, 0.3), green(), [x, 14.6, z], [0, 0, lean])
  return group([
    mesh(box(19, 3, 4.6, 0.7), dark, [1.4, 4.4, 0]),
    mesh(plate(hood, 6, { radius: 1.1, bevel: 0.7 }), green()),
    ...[6.2, 7.3, 8.4, 9.5].map((y) => mesh(box(0.5, 0.55, 3.6, 0.2), dark, [12.3, y, 0])),
    ...[-1, 1].flatMap((side) => [
      mesh(rod(0.75, 0.6, 0.2), lit('#fbf0cf', '#c9a24a', 0.3), [12.2, 8.6, side * 2.35], [0, 0, 90]),
      ...[2.6, 4, 5.4, 6.8].map((x) => mesh(box(0.6, 2.4, 0.3, 0.14), dark, [x + 1, 8.4, side * 3.02], [0, 0, -12])),
      mesh(box(9, 0.5, 0.2, 0.1), yellow, [5.6, 6.1, side * 3.02]),
      fender(side),
      post(-1, side * 4, 4),
      post(-9, side * 4, -3),
    ]),
    mesh(box(11.4, 1.1, 10.6, 0.5), green(), [-4.8, 18.3, 0]),
    mesh(box(9, 3, 8.6, 0.6), dark, [-5, 8.2, 0]),
    mesh(box(4, 1.4, 4.4, 0.6), dark, [-6.6, 10.2, 0]),
    mesh(box(1.4, 4, 4.4, 0.6), dark, [-8.2, 12, 0], [0, 0, 8]),
    mesh(box(1.2, 3.6, 5.4, 0.5), green(), [-1.2, 11.2, 0]),
    mesh(rod(0.3, 3.6, 0.1), dark, [-2.4, 12.6, 0], [0, 0, 34]),
    mesh(new three.TorusGeometry(1.6, 0.3, 14, 48), dark, [-3.3, 13.9, 0], [56, 90, 0]),
    mesh(rod(0.55, 4.6, 0.2), dark, [7.4, 13.6, 1.6]),
    mesh(rod(0.8, 1.8, 0.3), steel(0.35), [7.4, 13.6, 1.6]),
    mesh(rod(0.7, 11, 0.2), dark, [8.2, 3.2, 0], [90, 0, 0]),
    mesh(rod(0.9, 12, 0.2), dark, [-5.6, 5.8, 0], [90, 0, 0]),
    mesh(
      wire(
        [
          [-10.4, 4.4, 0],
          [-12, 4.2, 0],
          [-12.6, 5.2, 0],
        ],
        0.5,
      ),
      dark,
    ),
    big(1),
    big(-1),
    small(1),
    small(-1),
  ])
}

/** A fire engine of folded steel with a ladder on a turntable. */
function fireEngine() {
  const [red, white, dark, silver] = [enamel('#b3201b'), enamel('#f1efe9'), plastic('#22252a', 0.5), steel(0.32, '#c6cacd')]
  const pane = plastic('#1f2830', 0.08)
  const shutter = (x: number, side: number) =>
    group(
      [
        mesh(box(5.4, 5, 0.2, 0.1), silver, [0, 0, 0]),
        ...Array.from({ length: 9 }, (_, i) => mesh(box(5.2, 0.16, 0.14, 0.06), steel(0.4, '#9ba0a4'), [0, -2.1 + i * 0.53, side * 0.12])),
        mesh(box(1.4, 0.24, 0.3, 0.1), dark, [0, -2.1, side * 0.2]),
      ],
      [x, 6.6, side * 5.1],
    )
  const cab: Point2[] = [
    [0, 0],
    [8.6, 0],
    [8.9, 3],
    [8.4, 5],
    [7.2, 9.4],
    [0, 9.6],
  ]
  const rail = (z: number, y: number, length: number) => mesh(box(length, 0.42, 0.36, 0.12), silver, [0, y, z])
  const ladder = (length: number, half: number) => [
    ...[-half, half].flatMap((z) => [
      rail(z, 0, length),
      rail(z, 1.1, length),
      ...Array.from({ length: Math.round(length / 1.7) }, (_, i) =>
        mesh(box(0.2, 1.1, 0.2, 0.05), silver, [-length / 2 + 0.8 + i * 1.7, 0.55, z]),
      ),
    ]),
    ...Array.from({ length: Math.round(length / 1.2) }, (_, i) =>
      mesh(rod(0.15, half * 2, 0.04, 12), silver, [-length / 2 + 0.6 + i * 1.2, 0, 0], [90, 0, 0]),
    ),
  ]
  const blue = () => lit('#2a62c4', '#123a8c', 0.6)
  return group([
    mesh(box(32.6, 1.6, 8.6, 0.3), dark, [-0.2, 2.9, 0]),
    mesh(box(21.6, 6.6, 10, 0.4), red, [-5.8, 6.8, 0]),
    mesh(box(21.7, 0.7, 10.1, 0.1), white, [-5.8, 9.5, 0]),
    mesh(box(21.8, 0.5, 10.4, 0.15), silver, [-5.8, 3.6, 0]),
    ...[-1, 1].flatMap((side) => [shutter(-13, side), shutter(-7, side), shutter(-1, side)]),
    group(
      [
        mesh(plate(cab, 9.6, { radius: 0.8, bevel: 0.35 }), red),
        mesh(
          plate(
            [
              [5.2, 5],
              [7.7, 5],
              [6.8, 8.8],
              [5.2, 8.8],
            ],
            9.72,
            { radius: 0.4, bevel: 0.05 },
          ),
          pane,
        ),
        mesh(
          plate(
            [
              [0.9, 5],
              [4.5, 5],
              [4.5, 8.8],
              [0.9, 8.8],
            ],
            9.72,
            { radius: 0.4, bevel: 0.05 },
          ),
          pane,
        ),
        mesh(box(0.2, 4, 8.2, 0.1), pane, [7.98, 7, 0], [0, 0, 15]),
        mesh(
          plate(
            [
              [0.1, 4],
              [8.5, 4],
              [8.65, 4.6],
              [0.1, 4.6],
            ],
            9.76,
            { radius: 0.05, bevel: 0.02 },
          ),
          white,
        ),
        mesh(box(0.9, 1.6, 9.9, 0.35), silver, [8.9, 0.6, 0]),
        mesh(box(0.3, 1.1, 5, 0.2), dark, [8.85, 2.7, 0]),
        ...[-3.6, 3.6].map((z) => mesh(rod(0.8, 0.5, 0.2), lit('#fbf3d8', '#b9954a', 0.3), [8.8, 2.6, z], [0, 0, 90])),
        mesh(box(2, 0.5, 8.4, 0.2), silver, [5.4, 9.8, 0]),
        ...[-2.9, 2.9].map((z) => mesh(box(1.7, 1.1, 2.6, 0.4), blue(), [5.4, 10.5, z])),
        mesh(box(1.7, 0.7, 2.8, 0.2), silver, [5.4, 10.3, 0]),
        ...[-1, 1].flatMap((side) => [
          mesh(box(0.9, 0.2, 0.2, 0.08), chrome(), [1.6, 4.4, side * 4.95]),
          mesh(box(0.3, 1.7, 0.9, 0.2), dark, [7.6, 7.2, side * 5.5]),
          mesh(box(0.05, 7.6, 0.05, 0.01), dark, [4.85, 5, side * 4.84]),
        ]),
      ],
      [7.4, 2.4, 0],
    ),
    mesh(rod(3.6, 1, 0.2), silver, [-8, 10.5, 0]),
    mesh(box(4.6, 2.2, 4, 0.4), red, [-8, 11.8, 0]),
    mesh(rod(0.8, 5.2, 0.2), dark, [-9, 12.8, 0], [90, 0, 0]),
    group([group(ladder(25, 1.9), [1.5, 0, 0]), group(ladder(20, 1.4), [4.5, 0.6, 0])], [-2.4, 13.2, 0], [0, 0, 2.5]),
    ...[10, -11.6].flatMap((x) =>
      [1, -1].flatMap((side) => [
        roadWheel(2.6, 2.2, steel(0.3, '#c9cdd0'), [x, 2.6, side * 4.1], side),
        mesh(plate([...arc(3.3, 0, 180, [0, 0], 24), ...arc(2.8, 180, 0, [0, 0], 24)], 1.2, { radius: 0.02, bevel: 0.06 }), dark, [
          x,
          2.6,
          side * 4.6,
        ]),
      ]),
    ),
    ...[-1, 1].map((side) => mesh(box(0.3, 0.9, 0.9, 0.2), lit('#c22a1e', '#7a1008'), [-16.6, 5, side * 4])),
  ])
}

function kickScooter() {
  const coloured = () => tinted(powder('#2f8f93'))
  const [metal, dark] = [steel(0.36, '#c3c8cc'), rubber('#232529')]
  const wheel = (x: number) =>
    group(
      [
        mesh(new three.TorusGeometry(6.3, 0.95, 24, 96).scale(1, 1, 1.25), tinted(Object.assign(plastic('#2f8f93', 0.4), {})), [0, 0, 0]),
        mesh(rod(5.7, 1.3, 0.3, 72), plastic('#1e2023', 0.45), [0, 0, 0], [90, 0, 0]),
        ...Array.from({ length: 5 }, (_, i) =>
          mesh(
            rod(1.15, 1.5, 0.2, 32),
            plastic('#43474c', 0.5),
            [Math.cos((i / 5) * 6.283) * 3.3, Math.sin((i / 5) * 6.283) * 3.3, 0],
            [90, 0, 0],
          ),
        ),
        mesh(rod(1.2, 2.6, 0.3), metal, [0, 0, 0], [90, 0, 0]),
        mesh(rod(0.5, 4.6, 0.15), steel(0.2), [0, 0, 0], [90, 0, 0]),
      ],
      [x, 7.25, 0],
    )
  const stem = (t: number): Point3 => [mix(24.6, 17.6, t), mix(17, 86, t), 0]
  const [sx, sy] = [stem(1)[0], stem(1)[1]]
  const lean = (Math.atan2(7, 69) * 180) / Math.PI
  const deck: Point2[] = [
    [-21, -5.2],
    [12, -5.4],
    [17.6, -3],
    [17.6, 3],
    [12, 5.4],
    [-21, 5.2],
  ]
  return group([
    wheel(28.8),
    wheel(-28.8),
    mesh(plate(deck, 2.2, { radius: 2.2, bevel: 0.5 }), metal, [0, 8.2, 0], [-90, 0, 0]),
    mesh(
      plate(
        deck.map(([x, y]): Point2 => [x * 0.95 - 0.6, y * 0.86]),
        0.2,
        { radius: 2, bevel: 0.05 },
      ),
      dark,
      [0, 9.35, 0],
      [-90, 0, 0],
    ),
    ...[-1, 1].map((side) => mesh(box(11, 2.6, 0.8, 0.3), metal, [-26, 7.8, side * 2.2])),
    mesh(
      plate([...arc(9, 40, 138, [0, 0], 20), ...arc(8.4, 138, 40, [0, 0], 20)], 4.4, { radius: 0.05, bevel: 0.15 }),
      dark,
      [-28.8, 7.25, 0],
    ),
    mesh(
      loft(
        (
          [
            [15, 8.2],
            [19.6, 9.6],
            [23, 14],
            [24.2, 18.6],
          ] as const
        ).map(([x, y]): Station => ({ at: [x, y, 0], w: 4.6, d: 3.4, power: 3.4 })),
        { smooth: 8 },
      ),
      coloured(),
    ),
    mesh(box(3.2, 2.6, 6, 0.7), dark, [20.6, 12.6, 0], [0, 0, 48]),
    mesh(rod(0.55, 6.6, 0.15), steel(0.2), [20.4, 13, 0], [90, 0, 0]),
    mesh(
      loft(
        [
          { at: [25.6, 12, 0], w: 4.6 },
          { at: [24.4, 22, 0], w: 4.6 },
        ],
        { sides: 48 },
      ),
      coloured(),
    ),
    ...[-1, 1].map((side) =>
      mesh(
        loft(
          [
            { at: [25.4, 14.6, side * 1.9], w: 1.6, d: 2.6, power: 3 },
            { at: [27.2, 10.6, side * 2], w: 1.5, d: 2.6, power: 3 },
            { at: [28.8, 6.6, side * 2], w: 1.3, d: 2.6, power: 3 },
          ],
          { smooth: 8 },
        ),
        coloured(),
      ),
    ),
    mesh(wire([stem(0.05), stem(0.4), stem(0.62)], 1.85), coloured()),
    mesh(wire([stem(0.55), stem(0.8), stem(0.985)], 1.5), metal),
    mesh(rod(2.3, 3.6, 0.5), dark, stem(0.62), [0, 0, lean]),
    mesh(box(3.6, 1, 1.6, 0.4), steel(0.25), [stem(0.62)[0] - 2.6, stem(0.62)[1], 0], [0, 0, lean]),
    mesh(rod(1.45, 36, 0.2), metal, [sx, sy, 0], [90, 0, 0]),
    mesh(rod(2, 4, 0.4), coloured(), [sx, sy - 0.4, 0], [0, 0, lean]),
    ...[-1, 1].flatMap((side) => [
      mesh(rod(1.8, 11, 0.5), tinted(rubber('#2f8f93')), [sx, sy, side * 13.2], [90, 0, 0]),
      ...Array.from({ length: 9 }, (_, i) =>
        mesh(new three.TorusGeometry(1.8, 0.16, 10, 40), tinted(rubber('#2a8185')), [sx, sy, side * (9 + i * 1.05)]),
      ),
      mesh(rod(2.2, 0.8, 0.3), tinted(rubber('#2f8f93')), [sx, sy, side * 18.6], [90, 0, 0]),
    ]),
  ])
}

/** A doll's house of plywood, open in front, on a lawn of felt. */
function dollsHouse() {
  const [face, side, floor] = [wood('birch', 0, 1.4), wood('birch', 1, 1.4), wood('beech', 0, 0.8)]
  const rect = (x: number, y: number, w: number, h: number) => [
    new three.Vector2(x, y),
    new three.Vector2(x + w, y),
    new three.Vector2(x + w, y + h),
    new three.Vector2(x, y + h),
  ]
  const [half, eaves, ridge] = [17, 30, 45.5]
  const back: Point2[] = [
    [-half, 0],
    [half, 0],
    [half, eaves],
    [0, ridge],
    [-half, eaves],
  ]
  const panel = (at: Point3, turn: Point3, size: Point3, material: three.Material) => mesh(box(...size, 0.12), material, at, turn)
  const slope = (hand: number) => {
    const angle = Math.atan2(ridge - eaves, half)
    const length = 25.4
    return group(
      [
        panel([0, 0, 0], [0, 0, 0], [length, 0.7, 25], lacquer('#b5463a')),
        ...Array.from({ length: 9 }, (_, i) => mesh(box(0.4, 0.28, 25, 0.1), lacquer('#a03c31'), [-length / 2 + 1.6 + i * 2.8, 0.42, 0])),
      ],
      [hand * (half + 0.9) * 0.54, (eaves + ridge) / 2 + 0.1, 0.4],
      [0, 0, (-hand * angle * 180) / Math.PI],
    )
  }
  const window = (x: number, y: number) => [
    ...[-2.9, 0, 2.9].map((dx) => mesh(box(0.5, 7, 0.9, 0.1), lacquer('#f0ece2'), [x + dx, y, -11])),
    ...[-3.4, 0, 3.4].map((dy) => mesh(box(6.3, 0.5, 0.9, 0.1), lacquer('#f0ece2'), [x, y + dy, -11])),
  ]
  const wall = (colour: string, x: number, y: number, w: number, h: number, holes: three.Vector2[][] = []) =>
    mesh(
      plate(
        [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ],
        0.1,
        { radius: 0.02, bevel: 0.02, holes },
      ),
      fabric(colour, 4),
      [0, 0, -10.55],
    )
  const holes = [rect(-11, 20, 6, 7), rect(5, 20, 6, 7), rect(5.4, 4.6, 6, 7)]
  const tree = (x: number, z: number) => [
    mesh(rod(0.8, 9, 0.2), wood('walnut', 1, 0.6), [x, 5, z]),
    mesh(rod(2.4, 0.9, 0.2), wood('beech', 0, 0.6), [x, 1.2, z]),
    mesh(new three.SphereGeometry(5.4, 48, 32).scale(1, 1.12, 1), felt('#4f8a45'), [x, 13.6, z]),
    ...(
      [
        [2.4, 15, 4],
        [-3, 13, 3.8],
        [1.6, 11, 4.6],
      ] as const
    ).map(([dx, y, dz]) => mesh(ball(0.72), lacquer('#c0392b'), [x + dx, y, z + dz])),
  ]
  const steps = Array.from({ length: 8 }, (_, i) => mesh(box(1.7, 1.5, 5, 0.1), floor, [-13.6 + i * 1.5, 1.2 + i * 1.6, -7.4]))
  return group([
    mesh(box(58, 0.9, 34, 0.2), face, [5, 0.45, 3]),
    mesh(box(56.6, 0.3, 32.6, 0.15), felt('#6fa352'), [5, 0.95, 3]),
    group(
      [
        mesh(plate(back, 0.6, { radius: 0.05, bevel: 0.06, holes }), face, [0, 0, -11]),
        wall('#dfe8ea', -16.4, 0.6, 19.4, 14),
        wall('#efd9c4', 3.4, 0.6, 13, 14, [rect(5.4, 4.6, 6, 7)]),
        wall('#e9dfc6', -16.4, 15.4, 32.8, 14.4, [rect(-11, 20, 6, 7), rect(5, 20, 6, 7)]),
        panel([-half, eaves / 2, 0], [0, 0, 0], [0.7, eaves, 22.6], side),
        panel([half, eaves / 2, 0], [0, 0, 0], [0.7, eaves, 22.6], side),
        panel([0, 0.35, 0], [0, 0, 0], [34, 0.7, 22.6], floor),
        panel([2, 15, 0], [0, 0, 0], [29.6, 0.7, 22.2], floor),
        panel([0, eaves - 0.2, 0], [0, 0, 0], [33.6, 0.6, 22.2], face),
        panel([3, 7.8, -0.4], [0, 0, 0], [0.6, 14, 21.4], side),
        ...window(-8, 23.5),
        ...window(8, 23.5),
        ...window(8.4, 8.1),
        ...steps,
        slope(1),
        slope(-1),
        mesh(box(3.6, 8, 3.6, 0.2), lacquer('#9c5a44'), [9.4, 43, -5]),
        mesh(box(4.4, 1, 4.4, 0.2), lacquer('#efe8dc'), [9.4, 47, -5]),
        // finger joints at the corners
        ...[-half, half].flatMap((x) => [3, 9, 15, 21, 27].map((y) => mesh(box(0.76, 3, 0.62, 0.05), wood('oak', 0, 1), [x, y, -11]))),
      ],
      [-4, 1.1, -1],
    ),
    ...tree(25, 4),
    ...[20, 23.6, 27.2, 30.8].map((x) =>
      mesh(
        plate(
          [
            [-1.3, 0],
            [1.3, 0],
            [1.3, 5],
            [0, 6.2],
            [-1.3, 5],
          ],
          0.5,
          { radius: 0.1, bevel: 0.06 },
        ),
        lacquer('#f0ece2'),
        [x, 1, 17.6],
      ),
    ),
    ...[2.6, 4.6].map((y) => mesh(box(15, 0.8, 0.5, 0.1), lacquer('#f0ece2'), [25.4, y, 17.2])),
  ])
}

function microscope() {
  const [body, dark] = [lacquer('#e9e7e1'), plastic('#25272b', 0.45)]
  const arm: Point2[] = [
    [-7.2, 3],
    [-3.4, 3],
    [-3.6, 9],
    [-4.4, 15],
    [-2.4, 20],
    [2.4, 22.6],
    [2.4, 26],
    [-3.6, 25],
    [-7.6, 20],
    [-8.6, 12],
  ]
  const lens = (turn: number, length: number, ring: string) =>
    group(
      [
        group(
          [
            mesh(rod(1.05, length, 0.15), chrome(), [0, -length / 2 - 0.6, 0]),
            mesh(rod(1.08, 0.35, 0.05), plastic(ring, 0.4), [0, -length * 0.62 - 0.6, 0]),
            mesh(cone(0.5, 0.9, 0.7, 0.05), steel(0.25), [0, -length - 0.9, 0]),
          ],
          [0, 0, 1.9],
          [16, 0, 0],
        ),
      ],
      [0, 0, 0],
      [0, turn, 0],
    )
  const knob = (y: number, radius: number, reach: number) =>
    [-1, 1].flatMap((side) => [
      mesh(rod(radius, 1.5, 0.2, 64), dark, [-5.8, y, side * reach], [90, 0, 0]),
      ...Array.from({ length: 28 }, (_, i) => {
        const angle = (i / 28) * Math.PI * 2
        return mesh(box(0.24, 0.24, 1.2, 0.08), dark, [-5.8 + Math.cos(angle) * radius, y + Math.sin(angle) * radius, side * reach])
      }),
    ])
  return group([
    mesh(
      plate(
        [
          [-9, -6.4],
          [4, -6.6],
          [9.4, -3.4],
          [9.4, 3.4],
          [4, 6.6],
          [-9, 6.4],
        ],
        2.6,
        { radius: 2.6, bevel: 0.6 },
      ),
      body,
      [0, 1.7, 0],
      [-90, 0, 0],
    ),
    mesh(plate(arm, 4, { radius: 2.2, bevel: 0.7 }), body),
    mesh(rod(2.6, 1.8, 0.3), dark, [3.4, 3.7, 0]),
    mesh(rod(1.7, 0.4, 0.1), lit('#fdf6de', '#e9d08a', 0.6), [3.4, 4.6, 0]),
    mesh(box(2.2, 1.2, 3, 0.4), dark, [8.6, 3.1, 0]),
    mesh(box(11.4, 1.1, 11.6, 0.4), dark, [2.2, 11, 0]),
    mesh(rod(1.5, 1.2, 0.05), plastic('#0f1011', 0.8), [3.4, 11.03, 0]),
    mesh(box(7.6, 0.14, 2.6, 0.04), glass('#dff0ee', 0.42), [3.4, 11.66, 0], [0, 90, 0]),
    mesh(rod(0.9, 0.06, 0.01), plastic('#b85c86', 0.3), [3.4, 11.74, 0]),
    ...[-1, 1].map((side) =>
      mesh(
        wire(
          [
            [-0.6, 11.6, side * 4.2],
            [0.8, 12, side * 3.6],
            [2.6, 11.8, side * 2.4],
          ],
          0.16,
        ),
        chrome(),
      ),
    ),
    mesh(rod(2.6, 2.6, 0.4), dark, [3.4, 9.4, 0]),
    mesh(rod(3.2, 1.6, 0.4), chrome(), [3.4, 20.4, 0], [0, 0, -10]),
    group([lens(90, 4.8, '#c0392b'), lens(210, 3.4, '#e0b12c'), lens(330, 2.6, '#3a78b5')], [3.4, 20.2, 0], [0, 0, -14]),
    group(
      [
        mesh(rod(2.5, 4.6, 0.4), body, [0, 0, 0]),
        mesh(rod(1.75, 6.4, 0.2), dark, [0, 5.2, 0]),
        mesh(rod(2.1, 2.6, 0.3), dark, [0, 8.4, 0]),
        mesh(rod(1.5, 0.2, 0.05), glass('#cfe3ea', 0.6), [0, 9.72, 0]),
        mesh(new three.TorusGeometry(2, 0.22, 12, 56), rubber('#1b1d20'), [0, 9.6, 0], [90, 0, 0]),
      ],
      [2.4, 24.6, 0],
      [0, 0, 34],
    ),
    ...knob(8.4, 2.4, 3.4),
    ...knob(8.4, 1.3, 4.6),
  ])
}

/** Toys to build, to drive and to look through. */
export const playroom: Record<string, Model> = {
  robot: { build: robotHead, azimuth: 26, elevation: 16 },
  tractor: { build: tractor, azimuth: 40, elevation: 14 },
  'fire-engine': { build: fireEngine, azimuth: 36, elevation: 16 },
  'kick-scooter': { build: kickScooter, azimuth: 30, elevation: 14 },
  'house-with-garden': { build: dollsHouse, azimuth: 22, elevation: 16 },
  microscope: { build: microscope, azimuth: 40, elevation: 12 },
}
