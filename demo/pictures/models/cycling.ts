import * as three from 'three'
import { copies, mix, placed, sheet } from '../forms.ts'
import { brushed, chrome, enamel, glass, leather, plastic, rubber, steel, tinted } from '../materials.ts'
import type { Model } from '../model.ts'
import { ball, box, circle, cone, deg, group, loft, mesh, type Point2, type Point3, plate, rod, turned, wire } from '../shapes.ts'

const tube = (from: Point3, to: Point3, radius: number, end = radius) =>
  loft(
    [
      { at: from, w: radius * 2 },
      { at: to, w: end * 2 },
    ],
    { sides: 24 },
  )

/** A wheel in the xy plane. */
function spokedWheel(hubRadius: number) {
  const spokes = Array.from({ length: 32 }, (_, i) => {
    const side = i % 2 ? 1 : -1
    const [from, to] = [(i / 32) * Math.PI * 2 + (i % 4 < 2 ? 0.5 : -0.5), (i / 32) * Math.PI * 2]
    const start = new three.Vector3(Math.cos(from) * hubRadius, Math.sin(from) * hubRadius, side * 2.6)
    const way = new three.Vector3(Math.cos(to) * 30, Math.sin(to) * 30, side * 0.2).sub(start)
    return placed([start.x, start.y, start.z], [way.x, way.y, way.z], [1, way.length(), 1])
  })
  return [
    mesh(new three.TorusGeometry(32, 2, 20, 120), rubber('#222326')),
    mesh(new three.TorusGeometry(32, 1.9, 20, 120).scale(0.985, 0.985, 1.03), rubber('#2c2d30')),
    mesh(new three.TorusGeometry(30, 1, 16, 120).scale(1, 1, 1.35), brushed(2, '#cfd3d6')),
    mesh(copies(new three.CylinderGeometry(0.1, 0.1, 1, 8, 1, true).translate(0, 0.5, 0), spokes), steel(0.25, '#c9cdd1')),
    mesh(rod(hubRadius * 0.75, 6, 0.4), brushed(2), [0, 0, 0], [90, 0, 0]),
    ...[1, -1].map((side) => mesh(rod(hubRadius + 0.3, 0.4, 0.1), brushed(2), [0, 0, side * 2.6], [90, 0, 0])),
    mesh(rod(0.6, 14, 0.1), steel(), [0, 0, 0], [90, 0, 0]),
  ]
}

/** A curved strip over a wheel, from one angle to another. */
const mudguard = (from: number, to: number) =>
  sheet(
    (u, v) => {
      const angle = deg(mix(from, to, v))
      const across = mix(-1.25, 1.25, u)
      const radius = 34.2 + Math.cos(across) * 2.6
      return [Math.cos(angle) * radius, Math.sin(angle) * radius, Math.sin(across) * 3.1]
    },
    20,
    80,
  )

function cityBicycle() {
  const paint = tinted(enamel('#2f6b6a'))
  const guardPaint = tinted(enamel('#2f6b6a'))
  guardPaint.side = three.DoubleSide
  const brown = leather('#8a5a34')
  const [rear, front]: [Point2, Point2] = [
    [-54, 34],
    [56, 34],
  ]
  const crank: Point2 = [-9, 29.5]
  const both = (build: (side: number) => three.Object3D[]) => [1, -1].flatMap(build)
  const frame = [
    mesh(tube([crank[0], crank[1], 0], [-26.4, 80, 0], 1.75), paint),
    mesh(tube([crank[0], crank[1], 0], [40.4, 71.5, 0], 1.95), paint),
    mesh(tube([-24.2, 73.4, 0], [36.4, 82.4, 0], 1.6), paint),
    mesh(tube([41.1, 68.6, 0], [35.2, 86.2, 0], 2.05), paint),
    mesh(rod(2.4, 1, 0.3), steel(), [41.2, 68.4, 0], [0, 0, 18.5]),
    mesh(rod(2.4, 1, 0.3), steel(), [35.1, 86.4, 0], [0, 0, 18.5]),
    mesh(rod(2.5, 7.4, 0.4), paint, [crank[0], crank[1], 0], [90, 0, 0]),
    ...both((side) => [
      mesh(tube([-25, 75.4, side * 1.6], [rear[0], rear[1], side * 6.4], 0.95, 0.75), paint),
      mesh(tube([crank[0] - 1, crank[1], side * 3], [rear[0], rear[1], side * 6.4], 1.15, 0.9), paint),
      mesh(
        wire(
          [
            [41.4, 68, side * 3.6],
            [45.6, 57, side * 5.4],
            [51, 42, side * 5.6],
            [front[0], front[1], side * 5.6],
          ],
          1.05,
        ),
        paint,
      ),
      mesh(box(3, 3, 0.5, 0.2), steel(), [rear[0], rear[1], side * 6.4]),
      mesh(rod(1.1, 1, 0.2), chrome(), [rear[0], rear[1], side * 7.2], [90, 0, 0]),
      mesh(rod(1.1, 1, 0.2), chrome(), [front[0], front[1], side * 6.6], [90, 0, 0]),
    ]),
    mesh(box(4.4, 3, 9, 1), paint, [41.3, 68.4, 0], [0, 0, 18]),
  ]
  const guards = [
    group([mesh(mudguard(14, 202), guardPaint)], [rear[0], rear[1], 0]),
    group([mesh(mudguard(42, 214), guardPaint)], [front[0], front[1], 0]),
    ...both((side) => [
      mesh(tube([rear[0], rear[1], side * 6], [-87, 39, side * 2.9], 0.22), steel()),
      mesh(tube([front[0], front[1], side * 6], [34, 10, side * 2.9], 0.22), steel()),
      mesh(tube([front[0], front[1], side * 6], [75, 65, side * 2.9], 0.22), steel()),
    ]),
  ]
  const handlebar = (side: number): Point3[] => [
    [38, 101, 0],
    [39.4, 101.6, side * 6],
    [38.6, 102.6, side * 15],
    [31, 103, side * 25],
    [20, 101.6, side * 29.6],
    [11, 100.2, side * 31],
  ]
  const steering = [
    mesh(tube([35.2, 86, 0], [31.9, 96, 0], 1.2), chrome()),
    mesh(
      wire(
        [
          [32.1, 95.4, 0],
          [32, 98.4, 0],
          [34.4, 100.6, 0],
          [38, 101, 0],
        ],
        1.25,
      ),
      chrome(),
    ),
    mesh(rod(1.7, 4.6, 0.4), chrome(), [38, 101, 0], [90, 0, 0]),
    ...both((side) => [
      mesh(wire(handlebar(side), 1.1), chrome()),
      mesh(tube([22.4, 102.1, side * 28.8], [10.4, 100.1, side * 31.1], 1.7), brown),
      mesh(
        wire(
          [
            [27.4, 102.6, side * 27],
            [29.4, 99.4, side * 28.4],
            [22, 96.8, side * 31],
            [15.4, 96.4, side * 32.4],
          ],
          0.5,
        ),
        chrome(),
      ),
      mesh(
        wire(
          side > 0
            ? [
                [28, 102, 26.4],
                [40, 106, 20],
                [46, 96, 6],
                [40, 84, 2.2],
              ]
            : [
                [28, 102, -26.4],
                [42, 107, -18],
                [47, 94, -4],
                [44, 72, 0.4],
              ],
          0.26,
        ),
        plastic('#1c1d1f', 0.4),
      ),
    ]),
    mesh(new three.SphereGeometry(2.6, 40, 20, 0, Math.PI * 2, 0, Math.PI / 2), chrome(), [36.4, 103.8, 15.6]),
    mesh(rod(2.7, 0.7, 0.2), chrome(), [36.4, 103.6, 15.6]),
    mesh(cone(2.2, 4.4, 6, 0.5), chrome(), [48, 76, 0], [0, 0, -84]),
    mesh(new three.SphereGeometry(4.2, 40, 20).scale(0.3, 1, 1), glass('#f4f4ee', 0.6), [50.8, 75.7, 0]),
    mesh(
      wire(
        [
          [41, 72, 0],
          [44, 74.6, 0],
          [46, 75.4, 0],
        ],
        0.5,
      ),
      steel(),
    ),
  ]
  const seatTop = 94
  const saddle = loft(
    [
      { at: [-44.5, seatTop - 0.6, 0], w: 2, d: 8 },
      { at: [-44, seatTop, 0], w: 3.6, d: 15 },
      { at: [-41, seatTop + 0.6, 0], w: 4.6, d: 20.4 },
      { at: [-36, seatTop + 0.3, 0], w: 4.6, d: 19.6 },
      { at: [-30, seatTop - 0.4, 0], w: 4.2, d: 12.4 },
      { at: [-24, seatTop - 0.6, 0], w: 3.6, d: 6.4 },
      { at: [-18.4, seatTop - 0.6, 0], w: 3, d: 4.4 },
      { at: [-17, seatTop - 1, 0], w: 1.4, d: 2 },
    ].map((station) => ({ ...station, at: station.at as Point3, power: 2.6 })),
    { smooth: 8, sides: 48 },
  )
  const seat = [
    mesh(tube([-26.2, 79, 0], [-29.8, 90, 0], 1.25), chrome()),
    mesh(rod(2.1, 1.6, 0.3), steel(), [-26.2, 79.6, 0], [0, 0, 18.5]),
    mesh(saddle, brown),
    ...both((side) => [
      mesh(
        wire(
          [
            [-41, 92.4, side * 5],
            [-36, 90, side * 3.2],
            [-27, 90, side * 2.4],
            [-20, 92.6, side * 0.9],
          ],
          0.42,
        ),
        steel(),
      ),
      mesh(
        wire(
          Array.from({ length: 25 }, (_, i): Point3 => {
            const angle = (i / 24) * Math.PI * 8
            return [-41 + Math.cos(angle) * 1.1, 88.6 + (i / 24) * 4, side * 5 + Math.sin(angle) * 1.1]
          }),
          0.22,
        ),
        chrome(),
      ),
    ]),
  ]
  const rackAt = (x: number, z: number): Point3 => [x, 74.6, z]
  const rack = [
    mesh(
      wire(
        [
          rackAt(-34, 2),
          rackAt(-36, 5.4),
          rackAt(-60, 6),
          rackAt(-82, 5.4),
          rackAt(-84, 0),
          rackAt(-82, -5.4),
          rackAt(-60, -6),
          rackAt(-36, -5.4),
          rackAt(-34, -2),
        ],
        0.5,
      ),
      steel(0.3, '#3b3d40'),
    ),
    ...[-40, -50, -60, -70, -78].map((x) => mesh(rod(0.4, 11.4, 0.1), steel(0.3, '#3b3d40'), [x, 74.6, 0], [90, 0, 0])),
    mesh(tube([-34, 74.6, 0], [-24.8, 74.4, 0], 0.5), steel(0.3, '#3b3d40')),
    ...both((side) => [
      mesh(tube(rackAt(-58, side * 6), [rear[0], rear[1], side * 7], 0.42), steel(0.3, '#3b3d40')),
      mesh(tube(rackAt(-76, side * 5.6), [rear[0], rear[1], side * 7], 0.42), steel(0.3, '#3b3d40')),
    ]),
    mesh(box(1.6, 3.6, 8, 0.6), plastic('#b3221c', 0.2), [-85, 73, 0]),
  ]
  const chainCase: Point2[] = [
    ...circle(9.6, crank, 24, -80)
      .slice(0, 12)
      .map(({ x, y }): Point2 => [x, y]),
    [-20, 38.4],
    [rear[0], 38.6],
    ...circle(4.6, rear, 16, 95)
      .slice(0, 8)
      .map(({ x, y }): Point2 => [x, y]),
    [rear[0], 29.4],
    [-20, 20.6],
  ]
  const arm = deg(-24)
  const pedal = (side: number) => {
    const [dx, dy] = [Math.cos(arm) * 17 * side, Math.sin(arm) * 17 * side]
    const at: Point3 = [crank[0] + dx, crank[1] + dy, side * 15.4]
    return [
      mesh(
        loft(
          [
            { at: [crank[0] - dx * 0.05, crank[1] - dy * 0.05, side * 9.4], w: 3, d: 1.5, power: 4 },
            { at: [crank[0] + dx, crank[1] + dy, side * 10.2], w: 2.4, d: 1.4, power: 4 },
          ],
          { sides: 32 },
        ),
        brushed(0),
      ),
      mesh(box(9, 2.6, 8.6, 0.5), rubber('#232427'), at),
      mesh(box(9.3, 1, 8.8, 0.3), steel(0.3), at),
      mesh(rod(0.7, 3, 0.1), steel(), [at[0], at[1], side * 10.8], [90, 0, 0]),
    ]
  }
  const drive = [
    mesh(plate(chainCase, 2.2, { radius: 1, bevel: 0.7 }), plastic('#222427', 0.35), [0, 0, 6.4]),
    mesh(
      turned(
        [
          [0, 0],
          [6.4, 0],
          [6.4, 0.4],
          [0, 0.5],
        ],
        0.2,
      ),
      chrome(),
      [crank[0], crank[1], 7.6],
      [90, 0, 0],
    ),
    mesh(rod(1.5, 21, 0.3), steel(), [crank[0], crank[1], 0], [90, 0, 0]),
    ...pedal(1),
    ...pedal(-1),
    mesh(tube([-20, 29, -4], [-31, 1.2, -17], 0.75), steel(0.3, '#3b3d40')),
    mesh(ball(1.2), rubber(), [-31, 1.2, -17]),
  ]
  return group([
    group(spokedWheel(3.6), [rear[0], rear[1], 0]),
    group(spokedWheel(2), [front[0], front[1], 0], [0, 0, 5]),
    ...frame,
    ...guards,
    ...steering,
    ...seat,
    ...rack,
    ...drive,
  ])
}

export const cycling: Record<string, Model> = {
  bicycle: { build: cityBicycle, azimuth: 14, elevation: 7 },
}
