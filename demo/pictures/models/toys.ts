import * as three from 'three'
import { brass, fabric, felt, lacquer, plastic, steel, tinted, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { asPoints, ball, box, circle, cone, group, loft, mesh, type Point3, plate, rod, turned, wire } from '../shapes.ts'

function chessPawn() {
  const pawn = (species: 'beech' | 'walnut') =>
    mesh(
      turned(
        [
          [0, 0],
          [1.75, 0],
          [1.85, 0.5],
          [1.7, 0.9],
          [1.35, 1.1],
          [1.3, 1.4],
          [0.85, 2.2],
          [0.7, 3.4],
          [0.75, 3.7],
          [1.15, 3.9],
          [1.15, 4.1],
          [0.6, 4.3],
          [0.85, 4.5],
          [1.05, 5.1],
          [0.85, 5.75],
          [0, 6.05],
        ],
        0.28,
      ),
      wood(species, 1, 0.7),
    )
  const at = (part: three.Object3D, x: number, z: number) => group([part], [x, 0, z])
  const bishop = mesh(
    turned(
      [
        [0, 0],
        [2.1, 0],
        [2.2, 0.6],
        [2, 1.1],
        [1.5, 1.3],
        [1.45, 1.7],
        [0.95, 2.8],
        [0.75, 5.2],
        [0.8, 5.6],
        [1.3, 5.8],
        [1.3, 6.1],
        [0.7, 6.3],
        [1.1, 7.2],
        [0.8, 8.4],
        [0.3, 8.9],
        [0.4, 9.2],
        [0, 9.5],
      ],
      0.28,
    ),
    wood('beech', 1, 0.7),
  )
  return group([at(pawn('beech'), -1.2, 1.6), at(pawn('walnut'), 3.4, 0.4), at(bishop, -4.4, -2.2)])
}

function dice() {
  const pips: Record<number, [number, number][]> = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1],
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    4: [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
    ],
    5: [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [0, 0],
    ],
    6: [
      [-1, -1],
      [-1, 0],
      [-1, 1],
      [1, -1],
      [1, 0],
      [1, 1],
    ],
  }
  const faces: [number, Point3][] = [
    [5, [0, 0, 0]],
    [2, [180, 0, 0]],
    [3, [90, 0, 0]],
    [4, [-90, 0, 0]],
    [6, [0, 0, -90]],
    [1, [0, 0, 90]],
  ]
  const die = (body: string, dot: string, at: Point3, turn: Point3) =>
    group(
      [
        mesh(box(1.6, 1.6, 1.6, 0.26), tinted(plastic(body, 0.22))),
        ...faces.map(([count, face]) =>
          group(
            (pips[count] ?? []).map(([x, z]) => mesh(rod(0.15, 0.03, 0.01, 24), plastic(dot, 0.3), [x * 0.42, 0.795, z * 0.42])),
            [0, 0, 0],
            face,
          ),
        ),
      ],
      at,
      turn,
    )
  return group([
    die('#b3261f', '#f6f2e8', [-1.3, 0.8, 0.5], [0, 24, 0]),
    die('#b3261f', '#f6f2e8', [1.1, 0.8, 1], [90, 62, 0]),
    die('#b3261f', '#f6f2e8', [0.4, 0.8, -1.5], [0, 10, 90]),
    die('#b3261f', '#f6f2e8', [-0.5, 2.4, -0.3], [0, 48, 180]),
  ])
}

function yoyo() {
  const half = turned(
    [
      [0, 0.24],
      [0.9, 0.24],
      [2.6, 0.5],
      [2.9, 1],
      [2.6, 1.6],
      [1.2, 2],
      [0, 2],
    ],
    0.5,
  )
  const side = (turn: number) => [
    mesh(half, tinted(lacquer('#b3261f')), [0, 0, 0], [0, 0, turn]),
    mesh(rod(1.25, 0.1, 0.04), wood('beech', 0, 0.6), [turn === 90 ? -1.98 : 1.98, 0, 0], [0, 0, 90]),
    mesh(new three.TorusGeometry(2.35, 0.09, 8, 64), lacquer('#f1e7d0'), [turn === 90 ? -1.72 : 1.72, 0, 0], [0, 90, 0]),
  ]
  const string: Point3[] = [
    [0, 2.7, 2.2],
    [0.3, 1, 4],
    [1, 0.1, 6],
    [4, 0.1, 7.4],
    [7.4, 0.1, 5.4],
    [6.6, 0.1, 2],
    [3.6, 0.1, 3],
    [4.4, 0.1, 5.4],
    [8.6, 0.1, 7],
  ]
  return group([
    group([...side(90), ...side(-90), mesh(rod(0.9, 0.6, 0.1), fabric('#efe8d6', 12), [0, 0, 0], [0, 0, 90])], [0, 2.9, 0]),
    mesh(wire(string, 0.09), fabric('#efe8d6', 12)),
    mesh(new three.TorusGeometry(0.9, 0.09, 8, 40), fabric('#efe8d6', 12), [9.4, 0.1, 7.4], [90, 0, 0]),
  ])
}

function kite() {
  const cloth = (colour: string) => tinted(fabric(colour, 2))
  const sail = (corners: [number, number][], colour: string) => {
    const geometry = new three.BufferGeometry()
    const positions: number[] = []
    const [a, b, c] = corners.map(([x, y]) => new three.Vector3(x, y, 0))
    if (!a || !b || !c) throw new Error('A sail has three corners')
    const steps = 16
    const at = (i: number, j: number) => {
      const [u, v] = [i / steps, j / steps]
      const p = a
        .clone()
        .multiplyScalar(1 - u - v)
        .addScaledVector(b, u)
        .addScaledVector(c, v)
      return [p.x, p.y, -5 * 27 * u * v * (1 - u - v) - 0.004 * p.x * p.x]
    }
    for (let i = 0; i < steps; i++)
      for (let j = 0; j < steps - i; j++) {
        positions.push(...at(i, j), ...at(i + 1, j), ...at(i, j + 1))
        if (j < steps - i - 1) positions.push(...at(i + 1, j), ...at(i + 1, j + 1), ...at(i, j + 1))
      }
    geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3))
    geometry.computeVertexNormals()
    return mesh(geometry, cloth(colour))
  }
  const tail: Point3[] = [
    [0, 0, 0],
    [3, -12, 3],
    [-5, -24, 5],
    [4, -37, 4],
    [-3, -50, 2],
    [2, -60, 0],
  ]
  const curve = new three.CatmullRomCurve3(tail.map((at) => new three.Vector3(...at)))
  const bows = [0.2, 0.4, 0.6, 0.8, 1].flatMap((t, i) => {
    const { x, y, z } = curve.getPoint(t)
    const colour = ['#c8362b', '#e0a526', '#2f7a8f'][i % 3] ?? '#c8362b'
    return [-1, 1].map((side) =>
      mesh(cone(0.3, 2, 5, 0.2).scale(1, 1, 0.25), fabric(colour, 3), [x + side * 2.6, y, z], [0, 0, side * -90]),
    )
  })
  return group([
    group(
      [
        sail(
          [
            [0, 60],
            [-30, 38],
            [0, 38],
          ],
          '#c8362b',
        ),
        sail(
          [
            [0, 60],
            [0, 38],
            [30, 38],
          ],
          '#e0a526',
        ),
        sail(
          [
            [0, 38],
            [-30, 38],
            [0, 0],
          ],
          '#e0a526',
        ),
        sail(
          [
            [0, 38],
            [0, 0],
            [30, 38],
          ],
          '#c8362b',
        ),
        mesh(rod(0.5, 62, 0.2), wood('birch'), [0, 30, -0.8]),
        mesh(
          wire(
            [
              [-30, 38, -4],
              [0, 38, -0.6],
              [30, 38, -4],
            ],
            0.5,
          ),
          wood('birch'),
        ),
        mesh(wire(tail, 0.25), fabric('#efe8d6', 8)),
        ...bows,
      ],
      [0, 62, 0],
      [-10, 16, -18],
    ),
  ])
}

/** A wooden steam locomotive. */
function locomotive() {
  const [red, beech, blue] = [tinted(lacquer('#b3322a')), wood('beech', 0), lacquer('#2c5877')]
  const wheel = (x: number, z: number, radius: number) => [
    mesh(rod(radius, 1.3, 0.25), lacquer('#2a2d31'), [x, radius, z], [90, 0, 0]),
    mesh(rod(radius * 0.6, 1.4, 0.2), wood('beech', 1, 0.7), [x, radius, z], [90, 0, 0]),
    mesh(rod(0.35, 1.7, 0.1), steel(0.3), [x, radius, z], [90, 0, 0]),
  ]
  return group([
    mesh(box(23, 1.6, 6.4, 0.4), beech, [0, 4, 0]),
    mesh(rod(3.1, 12.4, 0.6), red, [2.6, 7.8, 0], [0, 0, 90]),
    ...[-1.6, 3, 7.6].map((x) => mesh(rod(3.18, 0.6, 0.15), brass(), [x, 7.8, 0], [0, 0, 90])),
    mesh(rod(2.3, 0.6, 0.2), beech, [9, 7.8, 0], [0, 0, 90]),
    mesh(cone(1.1, 1.7, 4.6, 0.3), lacquer('#2a2d31'), [6.4, 12.4, 0]),
    mesh(rod(1.1, 2, 0.5), brass(), [2.4, 11.2, 0]),
    mesh(box(7.4, 9.4, 6.6, 0.5), blue, [-7.4, 9.4, 0]),
    mesh(box(3.4, 3.2, 6.8, 0.4), plastic('#1f2226', 0.5), [-7.2, 11, 0]),
    mesh(box(9, 1.1, 8, 0.5), red, [-7.4, 14.4, 0]),
    ...[1, -1].flatMap((side) => [
      ...wheel(-7.4, side * 3.9, 3),
      ...wheel(-0.6, side * 3.9, 3),
      ...wheel(4.8, side * 3.9, 2.2),
      ...wheel(9.2, side * 3.9, 2.2),
    ]),
    ...[1, -1].map((side) => mesh(box(7.4, 0.6, 0.5, 0.2), wood('beech', 0, 0.7), [-4, 3, side * 4.9])),
    mesh(
      plate(
        [
          [0, 0],
          [3.4, 0],
          [0, 3.4],
        ],
        6.4,
        { radius: 0.3, bevel: 0.3 },
      ),
      beech,
      [11.4, 1.2, 0],
    ),
    mesh(ball(0.8), wood('beech', 1, 0.5), [-12.4, 4, 0]),
  ])
}

function teddyBear() {
  const plush = (colour: string) =>
    withSolid(felt(colour), {
      depth: 0.12,
      code: 'float s = noise(p * 7.0) * 0.5 + noise(p * 16.0) * 0.5; height = s; colour *= 0.66 + 0.52 * s;',
    })
  const [fur, pale, black] = [tinted(plush('#a8713d')), plush('#d9b98a'), plastic('#17120e', 0.12)]
  const oval = (x: number, y: number, z: number) => new three.SphereGeometry(1, 64, 48).scale(x, y, z)
  const limb = (points: { at: Point3; w: number }[]) => loft(points, { smooth: 8 })
  const half = (side: number) => [
    mesh(oval(2.5, 2.5, 1.5), fur, [side * 5.2, 27.4, 0], [0, 0, side * -24]),
    mesh(oval(1.7, 1.7, 1.1), pale, [side * 5.25, 27.35, 0.75], [0, 0, side * -24]),
    mesh(
      limb([
        { at: [side * 4.2, 16, 0], w: 2 },
        { at: [side * 5.2, 15.6, 0.3], w: 4.6 },
        { at: [side * 7.6, 12.6, 1.4], w: 4.4 },
        { at: [side * 9, 9.2, 2.8], w: 4.2 },
        { at: [side * 9.4, 7.4, 3.6], w: 2.8 },
        { at: [side * 9.5, 6.8, 3.8], w: 0.4 },
      ]),
      fur,
    ),
    mesh(
      limb([
        { at: [side * 3.6, 4.4, 1], w: 4 },
        { at: [side * 4.8, 3.8, 3], w: 6.2 },
        { at: [side * 6.4, 3, 7], w: 5.6 },
        { at: [side * 7.6, 3, 10], w: 5.6 },
        { at: [side * 8, 3.2, 11.4], w: 4.6 },
        { at: [side * 8.1, 3.3, 11.8], w: 0.6 },
      ]),
      fur,
    ),
    mesh(oval(2.1, 2.3, 0.7), pale, [side * 8.1, 3.3, 11.5], [0, side * 20, 0]),
    mesh(ball(0.62), black, [side * 2.1, 24.3, 5.5]),
  ]
  return group([
    mesh(oval(6.4, 7.6, 5.6), fur, [0, 9, 0]),
    mesh(oval(4.4, 5.4, 1.8), pale, [0, 9, 4.2]),
    mesh(oval(6.2, 5.7, 5.7), fur, [0, 22.6, 0.4]),
    mesh(oval(2.9, 2.3, 2.2), pale, [0, 21.2, 5.2]),
    mesh(oval(1.1, 0.75, 0.7), black, [0, 22.1, 7.1]),
    mesh(
      wire(
        [
          [0, 21.4, 7.35],
          [0, 20.6, 7.3],
          [-0.8, 20, 7],
        ],
        0.13,
      ),
      black,
    ),
    mesh(
      wire(
        [
          [0, 20.6, 7.3],
          [0.8, 20, 7],
        ],
        0.13,
      ),
      black,
    ),
    ...half(1),
    ...half(-1),
    mesh(new three.TorusGeometry(3.9, 0.75, 16, 64).scale(1, 1, 0.9), felt('#b3322a'), [0, 16.7, 0.6], [82, 0, 0]),
    ...[1, -1].map((side) =>
      mesh(cone(0.5, 1.7, 3.4, 0.4).scale(1, 1, 0.5), felt('#b3322a'), [side * 2, 16.3, 4.8], [0, side * 12, side * -90]),
    ),
    mesh(ball(0.8), felt('#b3322a'), [0, 16.3, 5]),
  ])
}

function abacus() {
  const colours = ['#b3322a', '#d8a127', '#2c6e8a', '#3f7d4a', '#8a4a7a']
  const rows = colours.map((colour, row) => {
    const y = 6 + row * 4.6
    const gap = [6, 3, 5, 8, 2][row] ?? 5
    return [
      mesh(rod(0.22, 30, 0.05), steel(0.3), [0, y, 0], [0, 0, 90]),
      ...Array.from({ length: 10 }, (_, i) => {
        const x = i < gap ? -13.4 + i * 2.05 : 13.4 - (9 - i) * 2.05
        return mesh(new three.SphereGeometry(1, 40, 28).scale(1, 1.62, 1.62), lacquer(colour), [x, y, 0])
      }),
    ]
  })
  return group([
    ...rows.flat(),
    ...[-15.6, 15.6].map((x) => mesh(box(1.8, 30, 3, 0.4), wood('beech', 1), [x, 15, 0])),
    mesh(box(33, 1.8, 3, 0.4), wood('beech', 0), [0, 29.4, 0]),
    mesh(box(33, 1.8, 3, 0.4), wood('beech', 0), [0, 1.6, 0]),
    ...[-15.6, 15.6].map((x) => mesh(box(2.4, 1.4, 11, 0.5), wood('beech', 2), [x, 0.7, 0])),
  ])
}

/** Clay bricks: one lies across two. */
function bricks() {
  const clay = (shade: string) =>
    withSolid(plastic(shade, 0.95), {
      depth: 0.05,
      code: 'float s = fbm(p * 0.7); float f = noise(p * 5.0); colour *= 0.78 + 0.4 * s; colour *= 0.9 + 0.16 * f; height = f;',
    })
  const holes = [-6.4, 0, 6.4].map((x) => circle(1.5, [x, 0], 32))
  const brick = (shade: string, at: Point3, turn: number) =>
    group(
      [
        mesh(
          plate(
            asPoints([new three.Vector2(-12, -5.8), new three.Vector2(12, -5.8), new three.Vector2(12, 5.8), new three.Vector2(-12, 5.8)]),
            7,
            { radius: 0.3, bevel: 0.25, holes },
          ),
          clay(shade),
          [0, 0, 0],
          [90, 0, 0],
        ),
      ],
      at,
      [0, turn, 0],
    )
  return group([brick('#a8523a', [0, 3.5, -7], 0), brick('#b5603f', [1, 3.5, 7], 4), brick('#9c4833', [-1, 10.5, 0], 68)])
}

/** Toys that are turned, sewn or cast. */
export const toys: Record<string, Model> = {
  'chess-pawn': { build: chessPawn, azimuth: 16, elevation: 16 },
  'game-die': { build: dice, azimuth: 24, elevation: 28 },
  'yo-yo': { build: yoyo, azimuth: 50, elevation: 22 },
  kite: { build: kite, azimuth: 10, elevation: 4, isHanging: true },
  locomotive: { build: locomotive, azimuth: 34, elevation: 18 },
  'teddy-bear': { build: teddyBear, azimuth: 22, elevation: 12 },
  abacus: { build: abacus, azimuth: 24, elevation: 14 },
  brick: { build: bricks, azimuth: 30, elevation: 26 },
}
