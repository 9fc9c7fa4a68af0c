import * as three from 'three'
import { brushed, castIron, enamel, felt, lacquer, plastic, rubber, soil, steel, terracotta, tinted, wood, zinc } from '../materials.ts'
import type { Model } from '../model.ts'
import { box, circle, cone, group, lay, loft, mesh, type Point2, type Point3, plate, rod, turned, wire } from '../shapes.ts'

const fromAbove = { elevation: 52, azimuth: 8 }

function bucket() {
  const paint = tinted(enamel('#7f9aa3'))
  const handle = Array.from({ length: 13 }, (_, i): Point3 => {
    const angle = (i / 12) * Math.PI
    return [Math.cos(angle) * 14.6, 25 + Math.sin(angle) * 12, Math.sin(angle) * 4]
  })
  return group([
    mesh(
      turned(
        [
          [0, 0.4],
          [9.6, 0.4],
          [9.8, 0],
          [10.2, 0],
          [10.3, 0.8],
          [13.9, 26.4],
          [14.6, 26.6],
          [14.7, 27.3],
          [14.1, 27.5],
          [13.4, 26.6],
          [9.6, 1],
          [0, 1],
        ],
        0.35,
      ),
      paint,
    ),
    mesh(new three.TorusGeometry(11.9, 0.22, 12, 96), paint, [0, 11.6, 0], [90, 0, 0]),
    mesh(new three.TorusGeometry(12.2, 0.22, 12, 96), paint, [0, 13.4, 0], [90, 0, 0]),
    mesh(wire(handle, 0.3), steel()),
    mesh(rod(1.2, 10, 0.4), wood('beech', 1), [0, 37, 4], [0, 0, 90]),
    mesh(box(0.6, 4, 3, 0.25), paint, [14.3, 24.6, 0]),
    mesh(box(0.6, 4, 3, 0.25), paint, [-14.3, 24.6, 0]),
  ])
}

function scoop(width: number, length: number, hollow: number): three.BufferGeometry {
  const geometry = new three.PlaneGeometry(1, 1, 32, 40)
  const at = geometry.getAttribute('position')
  for (let i = 0; i < at.count; i++) {
    const [u, t] = [at.getX(i) * 2, at.getY(i) + 0.5]
    const half =
      (width / 2) *
      Math.min(1, Math.sqrt(Math.max(0.0004, 1 - ((t - 0.3) / 0.7) ** 2 * (t > 0.3 ? 1 : 0)))) *
      (t < 0.12 ? 0.55 + t * 3.75 : 1)
    at.setXYZ(i, u * half, t * length, hollow * ((u * half * 2) / width) ** 2 * (1 - t * 0.55))
  }
  geometry.computeVertexNormals()
  return geometry
}

function trowel() {
  const metal = brushed(1, '#c4c8cb')
  metal.side = three.DoubleSide
  const handle = loft(
    [
      { at: [0, 0, 0], w: 1.8 },
      { at: [0, 0.6, 0], w: 3 },
      { at: [0, 4, 0], w: 3.1 },
      { at: [0, 8, 0], w: 2.4 },
      { at: [0, 11.6, 0], w: 2.3 },
      { at: [0, 12.6, 0], w: 1.9 },
    ],
    { smooth: 8 },
  )
  const end = turned(
    [
      [0, -0.1],
      [1.1, -0.1],
      [1.58, 0.6],
      [1.62, 3.4],
      [0, 3.4],
    ],
    0.5,
  )
  return lay(
    [
      mesh(handle, wood('ash')),
      mesh(end, tinted(lacquer('#3f7d4a'))),
      mesh(rod(1.12, 1.8, 0.2), steel(), [0, 12.2, 0]),
      mesh(
        wire(
          [
            [0, 12.8, 0],
            [0, 14.6, 0],
            [0, 16, -1.2],
            [0, 18, -1.6],
          ],
          0.55,
        ),
        steel(),
      ),
      mesh(
        loft(
          [
            { at: [0, 16.6, -1.5], w: 1.1, d: 1 },
            { at: [0, 19.6, -1.5], w: 2, d: 0.5 },
            { at: [0, 21.5, -1.5], w: 0.8, d: 0.2 },
          ],
          { smooth: 6 },
        ),
        steel(),
      ),
      mesh(scoop(8, 17, 1.9), metal, [0, 17, -1.7]),
    ],
    -48,
  )
}

function spade() {
  const metal = brushed(1, '#b9bdc0')
  metal.side = three.DoubleSide
  const blade: Point2[] = [
    [-9, 0],
    [9, 0],
    [8.4, -24],
    [0, -28],
    [-8.4, -24],
  ]
  return lay(
    [
      mesh(plate(blade, 0.4, { radius: 5, bevel: 0.12 }), tinted(enamel('#3b5f4a')), [0, 29, 0]),
      mesh(
        plate(
          [
            [-7.2, -16],
            [7.2, -16],
            [8.1, -24],
            [0, -28],
            [-8.1, -24],
          ],
          0.46,
          { radius: 4, bevel: 0.1 },
        ),
        metal,
        [0, 29, 0],
      ),
      mesh(box(18.6, 1, 1.6, 0.4), tinted(enamel('#3b5f4a')), [0, 29, 0.4]),
      mesh(cone(2.1, 1.9, 17, 0.3), tinted(enamel('#3b5f4a')), [0, 36, 0.6]),
      mesh(
        loft(
          [
            { at: [0, 18, 0.3], w: 1.2, d: 0.6 },
            { at: [0, 29, 0.6], w: 4, d: 3 },
          ],
          { smooth: 6 },
        ),
        tinted(enamel('#3b5f4a')),
      ),
      mesh(
        loft(
          [
            { at: [0, 40, 0.6], w: 3.6 },
            { at: [0, 70, 1.6], w: 3.4 },
            { at: [0, 92, 0.6], w: 3.2 },
          ],
          { smooth: 10 },
        ),
        wood('ash', 1, 1.4),
      ),
      mesh(
        plate(
          [
            [-1.7, 90],
            [1.7, 90],
            [6.4, 102.4],
            [-6.4, 102.4],
          ],
          2.4,
          {
            radius: 2,
            bevel: 0.8,
            holes: [
              [
                [-1.6, 96],
                [1.6, 96],
                [3.8, 99.8],
                [-3.8, 99.8],
              ].map(([x = 0, y = 0]) => new three.Vector2(x, y)),
            ],
          },
        ),
        wood('ash', 0),
        [0, 0, 0.6],
      ),
      mesh(rod(1.7, 13.4, 0.5), wood('ash', 1), [0, 101, 0.6], [0, 0, 90]),
    ],
    -46,
  )
}

function wateringCan() {
  const paint = tinted(enamel('#3f7a5d'))
  const body = turned(
    [
      [0, 0],
      [9.4, 0],
      [10, 0.6],
      [10, 4],
      [9.4, 20],
      [7, 23.6],
      [6.4, 23.8],
      [6.6, 23],
      [9, 19.6],
      [0, 19.6],
    ],
    1,
  )
  const dome = new three.SphereGeometry(8.8, 64, 24, Math.PI * 0.5, Math.PI, 0, Math.PI * 0.42).scale(1, 0.75, 1)
  return group([
    mesh(body, paint),
    mesh(dome, paint, [0, 18.4, 0]),
    mesh(new three.TorusGeometry(10, 0.3, 12, 96), paint, [0, 1, 0], [90, 0, 0]),
    mesh(
      loft(
        [
          { at: [8.6, 4.6, 0], w: 5.4 },
          { at: [13, 9, 0], w: 3.6 },
          { at: [20, 18, 0], w: 2.5 },
          { at: [25.6, 25.6, 0], w: 2.2 },
        ],
        { smooth: 8 },
      ),
      paint,
    ),
    mesh(cone(1.2, 3.6, 3.6, 0.2), paint, [26.9, 27.3, 0], [0, 0, -38]),
    mesh(rod(3.65, 0.5, 0.2), steel(0.3), [28.1, 28.8, 0], [0, 0, -38]),
    mesh(
      wire(
        [
          [-9.6, 4.5, 0],
          [-15, 8, 0],
          [-16.6, 15, 0],
          [-13, 23, 0],
          [-5, 28.4, 0],
          [3, 28.6, 0],
          [6.2, 23.4, 0],
        ],
        0.75,
      ),
      paint,
    ),
    mesh(
      wire(
        [
          [7.5, 20.6, 0],
          [13, 19.8, 0],
          [19.4, 18.2, 0],
        ],
        0.35,
      ),
      paint,
    ),
  ])
}

function plantPot() {
  const clay = tinted(terracotta())
  return group([
    mesh(
      turned(
        [
          [0, 1.6],
          [6.6, 1.6],
          [9.4, 14.6],
          [9.4, 14.8],
          [10.6, 14.8],
          [10.8, 19],
          [9.6, 19.1],
          [9.3, 17.4],
          [0, 17.4],
        ],
        0.4,
      ),
      clay,
    ),
    mesh(rod(9.3, 0.6, 0.2), soil(), [0, 17.3, 0]),
    mesh(
      turned(
        [
          [0, 0],
          [8, 0],
          [9.8, 2.8],
          [9.4, 3],
          [7.8, 1],
          [0, 1],
        ],
        0.3,
      ),
      clay,
    ),
  ])
}

function nestBox() {
  const boards = wood('spruce', 1, 1.6)
  const hole = circle(1.7, [0, 17])
  return group([
    mesh(
      plate(
        [
          [-7, 2],
          [7, 2],
          [7, 24],
          [-7, 24],
        ],
        1.8,
        { radius: 0.1, bevel: 0.1, holes: [hole] },
      ),
      boards,
      [0, 0, 6.6],
    ),
    mesh(box(14, 22, 1.6, 0.1), boards, [0, 14, -7]),
    mesh(
      plate(
        [
          [-7.6, 2],
          [7.4, 2],
          [7.4, 29],
          [-7.6, 23.6],
        ],
        1.6,
        { radius: 0.1, bevel: 0.1 },
      ),
      boards,
      [6.9, 0, 0],
      [0, 90, 0],
    ),
    mesh(
      plate(
        [
          [-7.6, 2],
          [7.4, 2],
          [7.4, 29],
          [-7.6, 23.6],
        ],
        1.6,
        { radius: 0.1, bevel: 0.1 },
      ),
      boards,
      [-6.9, 0, 0],
      [0, 90, 0],
    ),
    mesh(box(13, 1.4, 14, 0.1), boards, [0, 2.6, 0]),
    mesh(box(13, 20, 0.4, 0.1), rubber('#1d1815'), [0, 13, 5.2]),
    mesh(box(18.6, 1.2, 20, 0.2), tinted(felt('#4c5a52')), [0, 27, 1.2], [19, 0, 0]),
    mesh(box(5, 38, 1.8, 0.3), boards, [0, 19, -8.4]),
    mesh(new three.TorusGeometry(2.3, 0.55, 16, 48), zinc(), [0, 17, 7.6]),
    mesh(rod(0.35, 1, 0.1), steel(), [5, 4.4, 7.6], [90, 0, 0]),
    mesh(rod(0.35, 1, 0.1), steel(), [-5, 4.4, 7.6], [90, 0, 0]),
    mesh(rod(0.35, 1, 0.1), steel(), [0, 35.4, -7.4], [90, 0, 0]),
  ])
}

function bench() {
  const slat = wood('oak', 0, 2.2)
  const side = (x: number) => {
    const iron = tinted(castIron())
    return group(
      [
        mesh(
          wire(
            [
              [0, 0, 24],
              [0, 14, 22],
              [0, 30, 23],
              [0, 43, 22],
            ],
            1.7,
            { tension: 0.5 },
          ),
          iron,
        ),
        mesh(
          wire(
            [
              [0, 0, -24],
              [0, 16, -20],
              [0, 40, -20],
              [0, 62, -25],
              [0, 84, -31],
            ],
            1.7,
          ),
          iron,
        ),
        mesh(
          wire(
            [
              [0, 40, -20],
              [0, 38, 0],
              [0, 41, 22],
            ],
            1.7,
          ),
          iron,
        ),
        mesh(
          wire(
            [
              [0, 43, 22],
              [0, 58, 25],
              [0, 63, 16],
              [0, 62, -6],
              [0, 60, -24],
            ],
            1.6,
          ),
          iron,
        ),
        mesh(
          wire(
            [
              [0, 14, 22],
              [0, 22, 4],
              [0, 16, -20],
            ],
            1.3,
          ),
          iron,
        ),
      ],
      [x, 0, 0],
    )
  }
  return group([
    side(-64),
    side(64),
    ...[-14, -5, 4, 13, 21].map((z, i) => mesh(box(150, 2.6, 7.6, 0.7), slat, [0, 42.4 + Math.abs(i - 2) * 0.3, z])),
    ...[52, 63, 74].map((y, i) => mesh(box(150, 8, 2.6, 0.7), slat, [0, y, -21 - i * 3.1], [-15, 0, 0])),
  ])
}

function broom() {
  const bristles: three.Object3D[] = []
  const fibre = plastic('#c9a467', 0.8)
  for (let i = 0; i < 22; i++)
    for (let j = 0; j < 5; j++)
      bristles.push(
        mesh(
          cone(0.75, 0.45, 8, 0.1),
          fibre,
          [-14.7 + i * 1.4, 4, -2.4 + j * 1.2],
          [(j - 2) * -3 + ((i * 7 + j * 3) % 5) - 2, 0, (i - 10.5) * 0.5],
        ),
      )
  return group([
    ...bristles,
    mesh(box(34, 3.4, 7.4, 1), tinted(lacquer('#3d7d55')), [0, 9, 0]),
    mesh(cone(2.3, 1.8, 5, 0.3), tinted(lacquer('#3d7d55')), [0, 12.4, -0.6], [-14, 0, 0]),
    mesh(rod(1.25, 96, 0.5), wood('beech', 1), [0, 59, -12.2], [-14, 0, 0]),
  ])
}

function tentPegs() {
  const metal = steel(0.26, '#b9bdc1')
  const peg = (x: number, turn: number) =>
    group(
      [
        mesh(
          wire(
            [
              [0, 0.4, 0],
              [0, 14, 0],
              [0, 19, 0],
              [0.5, 20.6, 0],
              [2, 20.9, 0],
              [2.7, 19.6, 0],
              [2.4, 18.6, 0],
            ],
            0.32,
          ),
          metal,
        ),
        mesh(cone(0.03, 0.32, 2, 0.02), metal, [0, -0.5, 0]),
      ],
      [x, 0, 0],
      [0, 0, turn],
    )
  return lay([peg(-5, 3), peg(-1.4, -2), peg(2.2, 2), peg(5.8, -3)], -42)
}

/** Garden and yard. */
export const garden: Record<string, Model> = {
  bucket: { build: bucket, elevation: 18 },
  trowel: { build: trowel, ...fromAbove },
  spade: { build: spade, ...fromAbove },
  'watering-can': { build: wateringCan, azimuth: 16, elevation: 16 },
  'plant-pot': { build: plantPot, elevation: 20 },
  'nest-box': { build: nestBox, azimuth: 30, elevation: 12 },
  bench: { build: bench, azimuth: 28, elevation: 16 },
  'long-broom': { build: broom, azimuth: 26, elevation: 10 },
  'tent-pegs': { build: tentPegs, ...fromAbove },
}
