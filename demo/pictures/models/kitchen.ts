import * as three from 'three'
import {
  brass,
  brushed,
  castIron,
  ceramic,
  chrome,
  enamel,
  glass,
  lacquer,
  paper,
  plastic,
  rubber,
  steel,
  tinted,
  wood,
} from '../materials.ts'
import type { Model } from '../model.ts'
import { ball, box, circle, group, lay, loft, mesh, type Point2, type Point3, plate, rod, turned, wire } from '../shapes.ts'

const fromAbove = { elevation: 50, azimuth: 8 }

/** A loop handle on the right (`side` 1) or left (-1) of a pot. */
const loop = (side: number, radius: number, y: number, size = 4): three.BufferGeometry =>
  wire(
    [
      [side * (radius - 0.6), y, -size],
      [side * (radius + 2), y + 0.4, -size * 0.95],
      [side * (radius + 3.4), y + 0.5, 0],
      [side * (radius + 2), y + 0.4, size * 0.95],
      [side * (radius - 0.6), y, size],
    ],
    0.75,
  )

function casserole() {
  const paint = tinted(enamel('#a8322a'))
  const body = turned(
    [
      [0, 0],
      [10.4, 0],
      [12.4, 1.4],
      [13.2, 10],
      [13.4, 11.6],
      [12.8, 11.6],
      [12.4, 10],
      [0, 9],
    ],
    0.9,
  )
  const lid = turned(
    [
      [0, 15.2],
      [4, 15],
      [11.4, 13],
      [13.6, 12.2],
      [13.6, 11.7],
      [0, 11.7],
    ].reverse() as Point2[],
    0.6,
  )
  const ring = (radius: number, y: number) => mesh(new three.TorusGeometry(radius, 0.16, 12, 120), paint, [0, y, 0], [90, 0, 0])
  return group([
    mesh(body, paint),
    mesh(lid, paint),
    ring(7.4, 14.35),
    ring(10.4, 13.4),
    mesh(loop(1, 13, 9.4), paint),
    mesh(loop(-1, 13, 9.4), paint),
    mesh(
      turned(
        [
          [0, 15],
          [1.4, 15],
          [1.1, 16.4],
          [2.3, 17.4],
          [2.3, 18],
          [0, 18.4],
        ],
        0.4,
      ),
      brass(),
    ),
    mesh(new three.TorusGeometry(13.45, 0.14, 8, 120), steel(), [0, 11.7, 0], [90, 0, 0]),
  ])
}

function skillet() {
  const iron = castIron()
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [10.6, 0],
          [11.4, 0.4],
          [13.6, 5],
          [13.9, 5.2],
          [13.2, 5.3],
          [10.8, 0.9],
          [0, 0.8],
        ],
        0.4,
      ),
      iron,
    ),
    mesh(
      loft(
        [
          { at: [12.8, 4.2, 0], w: 2.2, d: 4.6, power: 3 },
          { at: [15, 4.5, 0], w: 1.5, d: 2.6, power: 3 },
          { at: [20, 5.2, 0], w: 1.5, d: 2.8, power: 3 },
          { at: [26, 5.9, 0], w: 1.4, d: 3.4, power: 3 },
          { at: [28.4, 6, 0], w: 0.7, d: 2, power: 3 },
        ],
        { smooth: 8 },
      ),
      iron,
    ),
    mesh(rod(0.8, 1.7, 0.1), rubber('#0d0d0e'), [26.4, 5.95, 0]),
    mesh(loop(-1, 13.2, 4.4, 2.6), iron),
  ])
}

function saucepan() {
  const metal = brushed(0, '#cfd2d5')
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [8.6, 0],
          [9.2, 0.6],
          [9.2, 9.6],
          [9.7, 10],
          [9.4, 10.2],
          [8.8, 9.8],
          [8.8, 1],
          [0, 1],
        ],
        0.4,
      ),
      metal,
    ),
    mesh(
      turned(
        [
          [9.5, 10.1],
          [9.7, 10.5],
          [8.8, 10.9],
          [3, 12],
          [0, 12.1],
        ],
        0.4,
      ),
      chrome(),
    ),
    mesh(rod(0.5, 1.4), chrome(), [0, 12.6, 0]),
    mesh(rod(1.8, 1.1, 0.4), tinted(plastic('#24262a')), [0, 13.6, 0]),
    mesh(
      loft(
        [
          { at: [8.8, 7.4, 0], w: 0.6, d: 3.4, power: 3 },
          { at: [11.4, 7.8, 0], w: 0.8, d: 1.8, power: 3 },
          { at: [13.4, 8.2, 0], w: 0.9, d: 1.6, power: 3 },
        ],
        { smooth: 6 },
      ),
      chrome(),
    ),
    mesh(
      loft(
        [
          { at: [12.8, 8.1, 0], w: 1.3, d: 2, power: 3 },
          { at: [17, 8.9, 0], w: 1.5, d: 2.4, power: 3 },
          { at: [24, 10, 0], w: 1.5, d: 2.6, power: 3 },
          { at: [27.6, 10.4, 0], w: 1, d: 1.8, power: 3 },
        ],
        { smooth: 6 },
      ),
      tinted(plastic('#24262a')),
    ),
  ])
}

function kettle() {
  const paint = tinted(enamel('#d9b44a'))
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [9.6, 0],
          [11, 1.4],
          [10.6, 7],
          [7.4, 13],
          [5, 14],
          [4.8, 14.4],
          [0, 14.4],
        ],
        2.4,
      ),
      paint,
    ),
    mesh(
      turned(
        [
          [5.1, 14],
          [5.2, 14.6],
          [4, 15.4],
          [1.4, 15.9],
          [0, 16],
        ],
        0.4,
      ),
      paint,
    ),
    mesh(rod(0.5, 1.2), steel(), [0, 16.4, 0]),
    mesh(ball(1.25), wood('beech'), [0, 17.6, 0]),
    mesh(
      loft(
        [
          { at: [8.6, 4.6, 0], w: 5.6, d: 5 },
          { at: [12, 7.4, 0], w: 3.6 },
          { at: [14.4, 11.2, 0], w: 2.6 },
          { at: [16.6, 14, 0], w: 2.1 },
        ],
        { smooth: 8 },
      ),
      paint,
    ),
    mesh(
      wire(
        [
          [8.4, 11.6, 0],
          [9, 17, 0],
          [6.4, 22.4, 0],
          [0, 24.2, 0],
          [-6.4, 22.4, 0],
          [-9, 17, 0],
          [-8.4, 11.6, 0],
        ],
        0.42,
      ),
      steel(),
    ),
    mesh(
      loft(
        [
          { at: [-5.4, 23, 0], w: 1.5 },
          { at: [-3, 23.9, 0], w: 2.2 },
          { at: [0, 24.2, 0], w: 2.4 },
          { at: [3, 23.9, 0], w: 2.2 },
          { at: [5.4, 23, 0], w: 1.5 },
        ],
        { smooth: 8 },
      ),
      wood('beech', 0),
    ),
  ])
}

function mug() {
  const glaze = tinted(ceramic('#4f7f86'))
  return group([
    mesh(
      turned(
        [
          [0, 0.3],
          [3, 0.3],
          [3.1, 0],
          [3.5, 0],
          [4.1, 1],
          [4.15, 8.9],
          [3.95, 9.2],
          [3.7, 9],
          [3.6, 1.6],
          [0, 1.2],
        ],
        0.3,
      ),
      glaze,
    ),
    mesh(
      wire(
        [
          [3.9, 7.4, 0],
          [5.6, 7.6, 0],
          [6.7, 6.2, 0],
          [6.5, 4, 0],
          [5.4, 2.5, 0],
          [3.9, 2.4, 0],
        ],
        0.5,
      ),
      glaze,
    ),
    mesh(
      turned(
        [
          [0, 0],
          [3.52, 0],
          [3.9, 0.62],
          [3.3, 0.66],
          [0, 0.66],
        ],
        0.1,
      ),
      ceramic('#cdb592', 0.1),
    ),
  ])
}

function bowl() {
  const outside = tinted(ceramic('#3f6f7c'))
  return group([
    mesh(
      turned(
        [
          [0, 0.4],
          [3.4, 0.4],
          [3.5, 0],
          [4.2, 0],
          [4.4, 0.8],
          [8.4, 4],
          [10, 8.4],
          [9.8, 8.7],
        ],
        1.2,
      ),
      outside,
    ),
    mesh(
      turned(
        [
          [9.85, 8.7],
          [9.6, 8.6],
          [8, 4.4],
          [4, 1.4],
          [0, 1.1],
        ],
        1.2,
      ).scale(1, 1, 1),
      Object.assign(ceramic('#e9dfcc', 0.12), { side: three.DoubleSide }),
    ),
  ])
}

function dinnerPlate() {
  const glaze = tinted(ceramic('#dcd8cc', 0.2))
  const body = turned(
    [
      [0, 0.4],
      [7.4, 0.4],
      [7.6, 0],
      [8.2, 0],
      [8.6, 0.6],
      [13.4, 2],
      [13.6, 2.25],
      [13.2, 2.3],
      [9, 1.2],
      [8.4, 0.9],
      [0, 0.9],
    ],
    0.4,
    128,
  )
  return group([
    mesh(body, glaze),
    mesh(body.clone().scale(0.76, 1, 0.76), glaze, [0, 1, 0]),
    mesh(new three.TorusGeometry(13.45, 0.1, 8, 128), ceramic('#6a5947'), [0, 2.2, 0], [90, 0, 0]),
    mesh(new three.TorusGeometry(10.22, 0.1, 8, 128), ceramic('#6a5947'), [0, 3.2, 0], [90, 0, 0]),
  ])
}

function carafe() {
  const outline: Point2[] = [
    [0, 0.2],
    [5, 0.2],
    [5.8, 1.4],
    [5.8, 10],
    [2.6, 16.6],
    [2.2, 21],
    [3.1, 24.6],
  ]
  const water: Point2[] = [
    [0, 0.9],
    [4.7, 0.9],
    [5.4, 1.8],
    [5.4, 9.6],
    [4.5, 12],
    [0, 12],
  ]
  return group([
    mesh(turned(water, 1), glass('#bcd9e0', 0.3)),
    mesh(turned(outline, 2.4), glass('#dfeeee', 0.26)),
    mesh(new three.TorusGeometry(3.1, 0.14, 12, 96), glass('#f4fbfb', 0.75), [0, 24.6, 0], [90, 0, 0]),
    mesh(new three.TorusGeometry(5.1, 0.26, 12, 96), glass('#dfeeee', 0.5), [0, 0.4, 0], [90, 0, 0]),
    mesh(
      turned(
        [
          [0, 22.6],
          [2.15, 22.6],
          [2.9, 25.8],
          [2.9, 26.8],
          [0, 26.8],
        ],
        0.3,
      ),
      wood('beech', 1, 0.6),
    ),
  ])
}

function cuttingBoard() {
  const outline: Point2[] = [
    [-12, -16],
    [12, -16],
    [12, 16],
    [-12, 16],
  ]
  return group([
    mesh(
      plate(outline, 2.4, { radius: 2.4, bevel: 0.35, holes: [circle(1.4, [0, 12.8])] }),
      wood('oak', 1, 1.2),
      [0, 1.2, 0],
      [-90, 0, 90],
    ),
    mesh(
      wire(
        [
          [-10.4, 2.44, -9.6],
          [10.4, 2.44, -9.6],
          [10.4, 2.44, 9.6],
          [-14.6, 2.44, 9.6],
          [-14.6, 2.44, -9.6],
        ].map(([x, y, z]): Point3 => [(x as number) + 0.6, y as number, z as number]),
        0.1,
        { isClosed: true, tension: 0.02 },
      ),
      wood('walnut', 0),
    ),
  ])
}

const cookBlade: Point2[] = [
  [0.4, -1.1],
  [0.6, -2.4],
  [12, -2.2],
  [19.2, 0.6],
  [20.4, 1.7],
  [12, 2.2],
  [0.4, 2.3],
]

/** Long and narrow, for slices. */
const carvingBlade: Point2[] = [
  [0.4, -0.5],
  [0.6, -1.1],
  [18, -1.3],
  [24.6, -0.2],
  [27, 2],
  [22, 1.9],
  [12, 2],
  [0.4, 2.1],
]

function knife(outline: readonly Point2[], grip: () => three.MeshPhysicalMaterial) {
  const blade = plate(outline, 0.24, { radius: 3, bevel: 0.05 })
  const handle = loft(
    [
      { at: [0.2, 1.2, 0], w: 2.2, d: 1.5, power: 3 },
      { at: [-2, 1.1, 0], w: 2.3, d: 1.9, power: 3 },
      { at: [-6, 0.9, 0], w: 2.5, d: 2.1, power: 3 },
      { at: [-10.4, 0.9, 0], w: 2.8, d: 2, power: 3 },
      { at: [-12, 0.6, 0], w: 2.2, d: 1.4, power: 3 },
    ],
    { smooth: 8 },
  )
  const rivets = [-2.4, -5.8, -9.2].map((x) => mesh(rod(0.36, 2.2, 0.08), brass(), [x, 1, 0], [90, 0, 0]))
  return group(
    [
      group(
        [
          mesh(blade, brushed(0, '#d0d3d6')),
          mesh(handle, tinted(grip())),
          ...rivets,
          mesh(box(1.3, 3.2, 1.5, 0.4), steel(0.2), [0.6, 0.7, 0]),
        ],
        [0, 0, 0],
        [-90, 0, 0],
      ),
    ],
    [0, 0, 0],
    [0, 30, 0],
  )
}

function rollingPin() {
  return lay(
    [
      mesh(rod(2.9, 24, 0.5), wood('beech'), [0, 0, 0]),
      ...[1, -1].map((side) =>
        mesh(
          turned(
            [
              [0, 0],
              [0.8, 0],
              [0.9, 1.6],
              [1.5, 3],
              [1.6, 6],
              [1.2, 9],
              [0, 9.6],
            ],
            1.2,
          ),
          tinted(lacquer('#b5482f')),
          [0, side * 12, 0],
          [side > 0 ? 0 : 180, 0, 0],
        ),
      ),
    ],
    -60,
  )
}

function storageJar() {
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [5.2, 0],
          [5.8, 0.8],
          [6, 8],
          [5.6, 14.6],
          [5, 15],
          [0, 15],
        ],
        0.8,
      ),
      tinted(ceramic('#e4ddcd', 0.2)),
    ),
    mesh(rod(5, 0.6, 0.2), rubber('#d9d4c8'), [0, 15.2, 0]),
    mesh(rod(5.7, 1.6, 0.3), wood('beech', 0), [0, 16.2, 0]),
    mesh(ball(1.2), wood('beech', 0), [0, 17.9, 0]),
    mesh(box(4.6, 2.6, 0.2, 0.1), paper('#f5f0e3'), [0, 8, 5.95]),
    mesh(box(2.9, 0.16, 0.1, 0.04), rubber('#3a3a38'), [0, 8.2, 6.05]),
    mesh(box(1.9, 0.12, 0.1, 0.04), rubber('#3a3a38'), [0, 7.6, 6.05]),
  ])
}

function saltMill() {
  const finish = tinted(wood('beech', 1, 0.8))
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [2.9, 0],
          [3.1, 0.6],
          [2.9, 3],
          [2, 7],
          [2.6, 11.6],
          [2.7, 12.4],
          [0, 12.4],
        ],
        1.4,
      ),
      finish,
    ),
    mesh(rod(2.5, 0.35, 0.1), steel(), [0, 12.55, 0]),
    mesh(
      turned(
        [
          [0, 12.7],
          [2.6, 12.7],
          [2.9, 14.4],
          [2.3, 17],
          [0.9, 18],
          [0, 18.1],
        ],
        1.2,
      ),
      finish,
    ),
    mesh(rod(0.35, 0.8), steel(), [0, 18.3, 0]),
    mesh(ball(0.7), steel(0.2), [0, 19, 0]),
    mesh(rod(2.95, 0.4, 0.1), steel(), [0, 0.35, 0]),
  ])
}

function vacuumFlask() {
  const coat = tinted(lacquer('#2f5d50'))
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [3.6, 0],
          [3.9, 0.5],
          [3.9, 18.4],
          [3.1, 20.6],
          [0, 20.6],
        ],
        0.9,
      ),
      coat,
    ),
    mesh(rod(3.95, 0.9, 0.15), brushed(0), [0, 0.6, 0]),
    mesh(rod(3.2, 0.8, 0.15), brushed(0), [0, 20.9, 0]),
    mesh(
      turned(
        [
          [0, 21.2],
          [3.3, 21.2],
          [3.5, 21.6],
          [3.3, 26.6],
          [3, 27.2],
          [0, 27.3],
        ],
        0.5,
      ),
      brushed(0, '#c9ccd0'),
    ),
    mesh(
      wire(
        [
          [3.1, 25.4, 0],
          [4.8, 25.6, 0],
          [5.2, 24.2, 0],
          [4.6, 22.6, 0],
          [3.3, 22.6, 0],
        ],
        0.32,
      ),
      brushed(0),
    ),
  ])
}

/** Kitchen and table. */
export const kitchen: Record<string, Model> = {
  casserole: { build: casserole, azimuth: 24, elevation: 22 },
  skillet: { build: skillet, azimuth: -28, elevation: 34 },
  saucepan: { build: saucepan, azimuth: -26, elevation: 22 },
  kettle: { build: kettle, azimuth: -22, elevation: 15 },
  mug: { build: mug, azimuth: -20, elevation: 20 },
  bowl: { build: bowl, elevation: 26 },
  plate: { build: dinnerPlate, elevation: 34 },
  carafe: { build: carafe, elevation: 12 },
  'cutting-board': { build: cuttingBoard, azimuth: 28, elevation: 40 },
  'cook-knife': { build: () => knife(cookBlade, () => wood('walnut', 0, 0.7)), ...fromAbove },
  'carving-knife': { build: () => knife(carvingBlade, () => plastic('#202327', 0.45)), ...fromAbove },
  'rolling-pin': { build: rollingPin, elevation: 40, azimuth: 8 },
  'storage-jar': { build: storageJar, azimuth: 12, elevation: 16 },
  'salt-mill': { build: saltMill, elevation: 12 },
  'vacuum-flask': { build: vacuumFlask, azimuth: -20, elevation: 12 },
}
