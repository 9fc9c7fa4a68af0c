import * as three from 'three'
import { mix, sheet } from '../forms.ts'
import { fabric, lacquer, leather, plastic, powder, rubber, steel, tinted, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { ball, box, cone, group, lay, loft, mesh, type Point2, type Point3, plate, rod, type Station, turned, wire } from '../shapes.ts'

const fromAbove = { elevation: 52, azimuth: 8 }

/** A pointed ball of four panels with laces. */
function gridironBall() {
  const [half, radius] = [14.1, 8.6]
  const hide = withSolid(leather('#8a4526'), {
    axis: 2,
    depth: 0.035,
    code: `float angle = atan(p.z, p.y); float r = length(p.yz); float seam = min(abs(sin(angle)), abs(cos(angle))) * r; float line = smoothstep(0.04, 0.16, seam);
      float grain = noise(p * 11.0); height = line * 2.4 + grain * 0.8; colour *= (0.5 + 0.5 * line) * (0.84 + 0.26 * grain) * (0.9 + 0.2 * fbm(p * 0.6));
      float band = step(8.6, abs(p.x)) * step(abs(p.x), 9.9) * step(p.y, -0.1 + 20.0); colour = mix(colour, vec3(0.86, 0.83, 0.76), band * step(0.0, p.y));`,
  })
  const at = (x: number) => radius * Math.cos((Math.abs(x) / half) * (Math.PI / 2)) ** 0.86
  const shell = new three.LatheGeometry(
    Array.from({ length: 81 }, (_, i) => {
      const x = half * Math.sin(((i / 80) * 2 - 1) * (Math.PI / 2))
      return new three.Vector2(Math.max(0.001, at(x * 0.9999)), x)
    }),
    128,
  ).rotateZ(-Math.PI / 2)
  const lace = fabric('#f2eee2', 8)
  const on = (x: number, angle: number, lift: number): Point3 => {
    const r = at(x) + lift
    return [x, Math.cos(angle) * r, Math.sin(angle) * r]
  }
  return group(
    [
      mesh(shell, hide),
      mesh(
        wire(
          Array.from({ length: 20 }, (_, i) => on(mix(-5, 5, i / 19), 0, 0.16)),
          0.24,
        ),
        lace,
      ),
      ...Array.from({ length: 8 }, (_, i) => {
        const x = -3.9 + i * 1.114
        return mesh(
          loft(
            [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map(
              (t): Station => ({ at: on(x, t * 0.2, t * t > 0.9 ? -0.1 : 0.36), w: 0.66, d: 0.3, power: 3 }),
            ),
            { smooth: 6, sides: 20 },
          ),
          lace,
        )
      }),
    ],
    [0, radius, 0],
    [46, 24, 0],
  )
}

/** A goal, 180 × 120 cm. */
function practiceGoal() {
  const tube = powder('#f1f1ee')
  const cord = plastic('#f7f7f4', 0.7)
  const [half, high, deep, top] = [90, 120, 75, 26]
  const pipe = (points: Point3[], radius = 1.6) => mesh(wire(points, radius, { tension: 0.02 }), tube)
  const strings: three.BufferGeometry[] = []
  const string = (from: Point3, to: Point3, sag: number) => {
    const curve = new three.QuadraticBezierCurve3(
      new three.Vector3(...from),
      new three.Vector3((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - sag * 0.5, (from[2] + to[2]) / 2 - sag),
      new three.Vector3(...to),
    )
    strings.push(new three.TubeGeometry(curve, 10, 0.32, 6))
  }
  // the back hangs from the roof of the net to the bar on the ground
  const back = (t: number): [y: number, z: number] => [mix(high, 2, t), mix(-top, -deep, t)]
  for (let x = -half; x <= half + 0.1; x += 10) {
    string([x, high, -1], [x, high, -top], 0)
    const [y, z] = back(1)
    string([x, high, -top], [x, y, z], 3)
  }
  for (let i = 1; i <= 13; i++) {
    const [y, z] = back(i / 13)
    string([-half, y, z], [half, y, z], 3 * Math.sin((i / 13) * Math.PI))
  }
  for (const z of [-9, -18]) string([-half, high, z], [half, high, z], 0)
  for (const x of [-half, half]) {
    for (let y = 10; y < high; y += 10) string([x, y, 0], [x, y, mix(-deep, -top, (y - 2) / (high - 2))], 0)
    for (let z = 10; z < deep; z += 10) string([x, 2, -z], [x, z < top ? high : mix(2, high, (deep - z) / (deep - top)), -z], 0)
  }
  return group([
    pipe(
      [
        [-half, 1.6, 0],
        [-half, high - 4, 0],
        [-half + 4, high, 0],
        [half - 4, high, 0],
        [half, high - 4, 0],
        [half, 1.6, 0],
      ],
      1.9,
    ),
    ...[-half, half].flatMap((x) => [
      pipe(
        [
          [x, high - 1, 0],
          [x, high - 1, -top],
          [x, 1.6, -deep],
        ],
        1.3,
      ),
      pipe([
        [x, 1.6, 0],
        [x, 1.6, -deep],
      ]),
      mesh(rod(2.5, 9, 0.4), plastic('#2b2e32', 0.5), [x, 7, 0]),
      mesh(rod(2.4, 7, 0.4), plastic('#2b2e32', 0.5), [x, high - 14, 0]),
    ]),
    pipe([
      [-half, 1.6, -deep],
      [half, 1.6, -deep],
    ]),
    ...[-30, 30].map((x) => mesh(rod(2.4, 7, 0.4), plastic('#2b2e32', 0.5), [x, high, 0], [0, 0, 90])),
    ...strings.map((geometry) => mesh(geometry, cord)),
    ...[-60, -20, 20, 60].map((x) => mesh(box(3.4, 4.6, 4.6, 1.2), plastic('#1f5a8a', 0.6), [x, high, 0])),
  ])
}

/** A badminton racket and a nylon shuttlecock. */
function badminton() {
  const [cx, a, b] = [53.5, 9.9, 12.6]
  const hoop = Array.from({ length: 48 }, (_, i): Point3 => {
    const angle = (i / 48) * Math.PI * 2
    return [Math.sin(angle) * a, cx + Math.cos(angle) * b * (Math.cos(angle) < 0 ? 1.04 : 1), 0]
  })
  const gut = plastic('#f4f1e4', 0.5)
  const strings = [
    ...Array.from({ length: 19 }, (_, i) => {
      const x = (i - 9) * 1.02
      return mesh(rod(0.06, 2 * b * Math.sqrt(1 - (x / (a + 0.3)) ** 2), 0.01, 8), gut, [x, cx, 0])
    }),
    ...Array.from({ length: 22 }, (_, i) => {
      const y = (i - 10.5) * 1.1
      return mesh(rod(0.06, 2 * a * Math.sqrt(1 - (y / (b + 0.3)) ** 2), 0.01, 8), gut, [0, cx + y, 0.04], [0, 0, 90])
    }),
  ]
  const grip = loft(
    [
      { at: [0, 0, 0], w: 2.6, d: 2.4, power: 4 },
      { at: [0, 0.8, 0], w: 2.9, d: 2.6, power: 4 },
      { at: [0, 2.4, 0], w: 2.5, d: 2.2, power: 4 },
      { at: [0, 17, 0], w: 2.4, d: 2.1, power: 4 },
    ],
    { smooth: 40, wave: (angle, t) => 1 - 0.04 * (0.5 + 0.5 * Math.cos(t * 62 + angle)) ** 6 },
  )
  const frame = lacquer('#b3261e')
  const feather = (angle: number) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const point = (r: number, y: number): Point3 => [c * r, y, s * r]
    return wire([point(1.15, 2.2), point(1.6, 4), point(2.4, 6), point(3.3, 8.2)], 0.09)
  }
  const nylon = Object.assign(plastic('#fbfaf4', 0.45), { side: three.DoubleSide, transparent: true, opacity: 0.82 })
  const skirt = sheet(
    (u, v) => {
      const angle = u * Math.PI * 2
      const r = mix(1.9, 3.35, v) * (1 + 0.03 * Math.cos(angle * 16))
      return [Math.cos(angle) * r, mix(4.9, 8.3, v) + 0.16 * Math.cos(angle * 16) * v, Math.sin(angle) * r]
    },
    192,
    10,
  )
  const shuttle = group(
    [
      mesh(
        turned(
          [
            [0, -1.3],
            [0.8, -1.1],
            [1.3, -0.2],
            [1.35, 0.9],
            [1.3, 1.4],
            [0, 1.4],
          ],
          0.5,
        ),
        leather('#f2eee3'),
      ),
      mesh(rod(1.37, 0.5, 0.08), plastic('#2f7d4a', 0.4), [0, 1.1, 0]),
      mesh(cone(1.25, 1.12, 1, 0.05), nylon, [0, 1.9, 0]),
      ...Array.from({ length: 16 }, (_, i) => mesh(feather((i / 16) * Math.PI * 2), nylon)),
      ...[
        [1.5, 3.6],
        [1.9, 4.8],
        [2.5, 6.2],
        [3.3, 8.1],
      ].map(([r, y]) => mesh(new three.TorusGeometry(r as number, 0.1, 8, 72), nylon, [0, y as number, 0], [90, 0, 0])),
      mesh(skirt, nylon),
    ],
    [11.4, 3.2, 9.4],
    [0, 50, 68],
  )
  return group([
    lay(
      [
        group(
          [
            mesh(wire(hoop, 0.5, { isClosed: true }), frame),
            ...strings,
            mesh(
              wire(
                [
                  [0, 17, 0],
                  [0, 30, 0],
                  [0, 41, 0],
                ],
                0.36,
              ),
              steel(0.25),
            ),
            mesh(
              loft(
                [
                  { at: [0, 38, 0], w: 0.9 },
                  { at: [0, 40.4, 0], w: 1.5, d: 1 },
                ],
                { smooth: 4 },
              ),
              frame,
            ),
            mesh(
              wire(
                [
                  [-2.2, 41.1, 0],
                  [0, 39.7, 0],
                  [2.2, 41.1, 0],
                ],
                0.42,
              ),
              frame,
            ),
            mesh(grip, fabric('#24262a', 6)),
            mesh(cone(1.25, 0.6, 2.6, 0.1), plastic('#24262a', 0.4), [0, 18.2, 0]),
          ],
          [0, 0, 1.2],
        ),
      ],
      -38,
    ),
    shuttle,
  ])
}

/** A willow bat and a red leather ball. */
function cricket() {
  const willow = wood('birch', 1, 1.6)
  const blade = loft(
    (
      [
        [0, 8.6, 1.5],
        [0.8, 10, 2.2],
        [3, 10.8, 3],
        [14, 10.8, 4.6],
        [28, 10.8, 4.4],
        [40, 10.8, 3.6],
        [50, 10.6, 2.9],
        [54, 8.8, 2.8],
        [57, 5, 2.9],
        [59, 3.4, 3],
      ] as const
    ).map(([y, w, d]): Station => ({ at: [0, y, 0], w, d, power: 3.2 })),
    { smooth: 10, sides: 72, wave: (angle) => 1 - 0.1 * Math.max(0, Math.sin(angle)) ** 6 },
  )
  const grip = loft(
    [
      { at: [0, 57.6, 0], w: 3.2, d: 3.4 },
      { at: [0, 60, 0], w: 3.3, d: 3.5 },
      { at: [0, 84, 0], w: 3.2, d: 3.4 },
      { at: [0, 86, 0], w: 3.6, d: 3.8 },
      { at: [0, 86.4, 0], w: 2.4, d: 2.6 },
    ],
    { smooth: 60, sides: 64, wave: (angle, t) => 1 + 0.02 * Math.sin(t * 260 + angle) * (t < 0.96 ? 1 : 0) },
  )
  const hide = withSolid(leather('#8e1c1f'), {
    axis: 2,
    depth: 0.015,
    code: 'float s = noise(p * 14.0); height = s; colour *= 0.9 + 0.16 * s;',
  })
  hide.clearcoat = 0.7
  hide.clearcoatRoughness = 0.18
  const stitch = new three.CapsuleGeometry(0.055, 0.34, 3, 8)
  const row = (z: number, lean: number) =>
    Array.from({ length: 40 }, (_, i) => {
      const angle = (i / 40) * Math.PI * 2
      const r = Math.sqrt(3.6 ** 2 - z * z) + 0.04
      return mesh(stitch, fabric('#f0e8d4', 9), [Math.cos(angle) * r, Math.sin(angle) * r, z], [90 + lean, 0, 0])
    })
  return group([
    lay(
      [
        group(
          [
            mesh(blade, willow),
            mesh(grip, rubber('#26486b')),
            mesh(
              plate(
                [
                  [-1.7, 34],
                  [1.7, 34],
                  [1.7, 46],
                  [-1.7, 46],
                ],
                0.06,
                { radius: 0.6, bevel: 0.02 },
              ),
              plastic('#1f4a33', 0.4),
              [0, 0, 1.98],
            ),
            ...[7, 8.2, 52.2].map((y) =>
              mesh(
                loft(
                  [
                    { at: [0, y, 0], w: y > 50 ? 9.9 : 10.98, d: y > 50 ? 2.95 : 3.75, power: 3.2 },
                    { at: [0, y + 0.5, 0], w: y > 50 ? 9.7 : 10.98, d: y > 50 ? 2.95 : 3.8, power: 3.2 },
                  ],
                  { sides: 64 },
                ),
                fabric('#e9dfc8', 9),
              ),
            ),
          ],
          [0, 0, 2.2],
        ),
      ],
      -38,
    ),
    group(
      [
        mesh(ball(3.6), hide),
        mesh(new three.TorusGeometry(3.6, 0.09, 10, 96), fabric('#f0e8d4', 9)),
        ...[-0.75, -0.4, 0.4, 0.75].flatMap((z) => row(z, z > 0 ? 18 : -18)),
      ],
      [17, 3.6, 8],
      [20, 38, 24],
    ),
  ])
}

function iceHockey() {
  const ash = wood('ash', 1, 0.8)
  const tape = withSolid(fabric('#1d1e21', 5), {
    depth: 0.03,
    code: 'float s = smoothstep(0.0, 0.12, fract(p.x * 0.42 + p.z * 0.42)); height = s; colour *= 0.8 + 0.2 * s;',
  })
  // the shaft stands along y; the blade turns aside at its foot
  const shaft = loft(
    [
      { at: [0, 9, 0], w: 2.4, d: 3.1, power: 6 },
      { at: [0, 60, 0], w: 2.4, d: 3.1, power: 6 },
      { at: [0, 140, 0], w: 2.4, d: 3.1, power: 6 },
    ],
    { smooth: 4, sides: 40 },
  )
  const outline: Point2[] = [
    [-1.6, 12],
    [-1.9, 4],
    [-1, 0.6],
    [4, -1.6],
    [14, -3.6],
    [27, -5.4],
    [29.6, -3],
    [29.2, 1.4],
    [27, 2.6],
    [14, 3.2],
    [5, 4.6],
    [1.9, 8],
    [1.6, 12],
  ]
  const bend = (geometry: three.BufferGeometry) => {
    const at = geometry.getAttribute('position')
    for (let i = 0; i < at.count; i++) at.setZ(i, at.getZ(i) + 1.5 * (Math.max(0, at.getX(i) - 6) / 23) ** 2)
    geometry.computeVertexNormals()
    return geometry
  }
  const inset: Point2[] = [
    [6.5, -2.6],
    [14, -3.8],
    [27, -5.6],
    [29.8, -3],
    [29.4, 1.5],
    [27, 2.8],
    [14, 3.4],
    [6.5, 4.6],
  ]
  const knob = loft(
    [
      { at: [0, 126, 0], w: 2.7, d: 3.4, power: 5 },
      { at: [0, 139, 0], w: 2.7, d: 3.4, power: 5 },
      { at: [0, 140, 0], w: 3.4, d: 4.1, power: 4 },
      { at: [0, 142, 0], w: 3.4, d: 4.1, power: 4 },
    ],
    { smooth: 20, sides: 40, wave: (angle, t) => 1 + 0.02 * Math.sin(t * 60 + angle) },
  )
  return group([
    lay(
      [
        group(
          [
            mesh(shaft, ash),
            mesh(bend(plate(outline, 1.7, { radius: 1.2, bevel: 0.4 })), wood('birch', 0, 0.8)),
            mesh(bend(plate(inset, 2, { radius: 1.2, bevel: 0.3 })), tape),
            mesh(knob, tape),
            ...[64, 66, 78, 80].map((y) =>
              mesh(
                loft(
                  [
                    { at: [0, y, 0], w: 2.46, d: 3.16, power: 6 },
                    { at: [0, y + 0.8, 0], w: 2.46, d: 3.16, power: 6 },
                  ],
                  { sides: 40 },
                ),
                lacquer('#b3261e'),
              ),
            ),
            mesh(
              loft(
                [
                  { at: [0, 67.6, 0], w: 2.46, d: 3.16, power: 6 },
                  { at: [0, 77.2, 0], w: 2.46, d: 3.16, power: 6 },
                ],
                { sides: 40 },
              ),
              lacquer('#1f2d4a'),
            ),
          ],
          [0, 0, 1.3],
        ),
      ],
      -44,
    ),
    mesh(
      turned(
        [
          [0, 0],
          [3.6, 0],
          [3.81, 0.3],
          [3.81, 2.24],
          [3.6, 2.54],
          [0, 2.54],
        ],
        0.16,
      ),
      rubber('#1d1e20'),
      [14, 0, -24],
    ),
    ...Array.from({ length: 3 }, (_, i) =>
      mesh(new three.TorusGeometry(3.8, 0.05, 6, 72), rubber('#101113'), [14, 0.8 + i * 0.46, -24], [90, 0, 0]),
    ),
  ])
}

/** A bent bow of wood and an arrow. */
function bowAndArrow() {
  const limb = (side: number) =>
    loft(
      (
        [
          [0, 0, 3, 3.6],
          [8, -0.4, 2.8, 3.2],
          [14, -0.4, 3.6, 1.7],
          [30, 2.2, 3.6, 1.5],
          [46, 7.4, 3.2, 1.3],
          [58, 13.2, 2.6, 1.1],
          [66, 16.4, 2, 1],
          [71, 16.6, 1.6, 1],
          [75, 15.2, 1.3, 0.9],
          [76.4, 14.4, 0.7, 0.6],
        ] as const
      ).map(([y, x, depth, thick]): Station => ({ at: [x, side * y, 0], w: thick, d: depth, power: 3 })),
      { smooth: 8, sides: 40 },
    )
  const grip = loft(
    [-1, -0.9, -0.5, 0, 0.5, 0.9, 1].map(
      (t): Station => ({ at: [-0.3 * Math.abs(t), t * 7.4, 0], w: 4, d: 3.5 - 0.3 * Math.cos(t * 3), power: 2.6 }),
    ),
    { smooth: 10, sides: 48 },
  )
  const serving = (y: number, length: number) => mesh(rod(0.34, length, 0.05, 16), fabric('#b3261e', 9), [15.3, y, 0])
  const feather = (turn: number, colour: string) =>
    group(
      [
        mesh(
          plate(
            [
              [0, 0.3],
              [9, 0.3],
              [9.8, 2],
              [2.4, 1.7],
            ],
            0.08,
            { radius: 0.8, bevel: 0.02 },
          ),
          fabric(colour, 4),
          [0, 0.1, 0],
        ),
      ],
      [-33, 0, 0],
      [turn, 0, 0],
    )
  const arrow = group([
    mesh(rod(0.42, 72, 0.1, 24), wood('spruce', 0, 0.5), [0, 0, 0], [0, 0, 90]),
    mesh(cone(0.5, 0.16, 3, 0.1), steel(0.3), [37.4, 0, 0], [0, 0, -90]),
    mesh(rod(0.5, 1.8, 0.2), plastic('#b3261e', 0.4), [-36.6, 0, 0], [0, 0, 90]),
    ...[mesh(rod(0.46, 2, 0.05, 24), fabric('#b3261e', 9), [-22.4, 0, 0], [0, 0, 90])],
    feather(10, '#b3261e'),
    feather(130, '#f1ece0'),
    feather(250, '#f1ece0'),
  ])
  return group([
    lay(
      [
        group(
          [
            mesh(limb(1), wood('ash', 1, 0.7)),
            mesh(limb(-1), wood('ash', 1, 0.7)),
            mesh(grip, leather('#5f3a22')),
            mesh(
              wire(
                [
                  [14.9, 75.6, 0],
                  [15.3, 60, 0],
                  [15.3, 0, 0],
                  [15.3, -60, 0],
                  [14.9, -75.6, 0],
                ],
                0.18,
              ),
              fabric('#f1e9d2', 9),
            ),
            serving(0, 14),
            serving(68, 9),
            serving(-68, 9),
            ...[1, -1].map((side) => mesh(rod(0.9, 1.6, 0.2), leather('#5f3a22'), [-0.2, side * 8.4, 0])),
          ],
          [0, 0, 1.8],
        ),
        group([arrow], [26, 2, 1.9], [0, 0, 82]),
      ],
      -40,
    ),
  ])
}

/** A slide with a waved chute and a ladder. */
function slide() {
  const coat = () => tinted(Object.assign(plastic('#b5352c', 0.34), { clearcoat: 0.3, side: three.DoubleSide }))
  const frame = powder('#e7e5df')
  const dark = plastic('#2c2f33', 0.5)
  const line = new three.CatmullRomCurve3(
    (
      [
        [-62, 96],
        [-50, 95.4],
        [-36, 84],
        [-18, 63],
        [0, 51],
        [18, 38],
        [36, 22],
        [54, 13.5],
        [74, 11],
        [92, 11.6],
      ] as const
    ).map(([x, y]) => new three.Vector3(x, y, 0)),
  )
  const profile: Point2[] = [
    [-25, 9.4],
    [-24.2, 10.6],
    [-22.6, 10.4],
    [-21.6, 8.6],
    [-20.6, 2.6],
    [-17, 0.5],
    [0, 0],
    [17, 0.5],
    [20.6, 2.6],
    [21.6, 8.6],
    [22.6, 10.4],
    [24.2, 10.6],
    [25, 9.4],
    [23.8, 2],
    [19, -2],
    [0, -2.6],
    [-19, -2],
    [-23.8, 2],
    [-25, 9.4],
  ]
  const ring = new three.CatmullRomCurve3(
    profile.slice(0, -1).map(([z, y]) => new three.Vector3(0, y, z)),
    true,
    'catmullrom',
    0.3,
  )
  const chute = sheet(
    (u, v) => {
      const at = line.getPoint(v)
      const tangent = line.getTangent(v)
      const section = ring.getPoint(u)
      return [at.x - tangent.y * section.y, at.y + tangent.x * section.y, section.z]
    },
    160,
    120,
  )
  const cap = (v: number) => {
    const at = line.getPoint(v)
    const shape = new three.Shape(ring.getPoints(120).map(({ y, z }) => new three.Vector2(z, y)))
    return mesh(new three.ShapeGeometry(shape), coat(), [at.x, at.y, 0], [0, 90, 0])
  }
  const pipe = (points: Point3[], radius = 1.6) => mesh(wire(points, radius, { tension: 0.3 }), frame)
  const rail = (z: number) => [
    pipe([
      [-104, 1.6, z],
      [-86, 50, z],
      [-70, 93, z],
      [-64, 108, z],
      [-56, 115, z],
      [-46, 112, z],
      [-41, 100, z],
    ]),
    pipe([
      [-44, 91, z * 0.96],
      [-38, 50, z],
      [-30, 1.6, z * 1.06],
    ]),
    mesh(rod(2.3, 4, 0.5), dark, [-104.4, 2, z], [0, 0, -20]),
    mesh(rod(2.3, 4, 0.5), dark, [-29.8, 2, z * 1.06]),
  ]
  const step = (t: number) => {
    const [x, y] = [mix(-104, -69, t), mix(1.6, 95, t)]
    return [
      mesh(box(13, 2.6, 46, 1), coat(), [x + 2, y, 0]),
      ...[-4, -1.4, 1.2, 3.8].map((dx) => mesh(box(0.9, 0.5, 42, 0.24), coat(), [x + 2 + dx, y + 1.5, 0])),
    ]
  }
  return group([
    mesh(chute, coat()),
    cap(0),
    cap(1),
    ...rail(24.4),
    ...rail(-24.4),
    ...[0.2, 0.4, 0.6, 0.8].flatMap(step),
    mesh(box(20, 3, 48, 1.2), coat(), [-66, 94.4, 0]),
    pipe(
      [
        [-38, 46, -24.4],
        [-38, 46, 24.4],
      ],
      1.3,
    ),
    mesh(box(3, 11, 30, 1), dark, [76, 5, 0]),
    mesh(box(14, 2, 36, 0.8), dark, [76, 1, 0]),
  ])
}

/** Balls, sticks and targets for the field and the garden. */
export const field: Record<string, Model> = {
  'american-football': { build: gridironBall, azimuth: 14, elevation: 22 },
  'goal-net': { build: practiceGoal, azimuth: 28, elevation: 12 },
  badminton: { build: badminton, ...fromAbove },
  'cricket-game': { build: cricket, ...fromAbove },
  'ice-hockey': { build: iceHockey, ...fromAbove },
  'bow-and-arrow': { build: bowAndArrow, ...fromAbove },
  'playground-slide': { build: slide, azimuth: 32, elevation: 14 },
}
