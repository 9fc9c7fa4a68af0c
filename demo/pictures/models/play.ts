import * as three from 'three'
import {
  brass,
  brushed,
  cardboard,
  chrome,
  enamel,
  fabric,
  glass,
  lacquer,
  plastic,
  printed,
  rubber,
  steel,
  tinted,
  wax,
  withSolid,
  wood,
} from '../materials.ts'
import type { Model } from '../model.ts'
import {
  arc,
  ball,
  box,
  circle,
  cone,
  drawn,
  group,
  lay,
  loft,
  mesh,
  type Point2,
  type Point3,
  plate,
  rod,
  rounded,
  turned,
  wire,
} from '../shapes.ts'

/** A pressed-steel racing car of the nineteen-fifties, 12 cm long. */
function racingCar() {
  const body = tinted(enamel('#b8261f'))
  const shell = loft(
    [
      { at: [-6, 2.3, 0], w: 0.4, d: 0.5 },
      { at: [-5.8, 2.3, 0], w: 1.3, d: 1.5 },
      { at: [-4.6, 2.4, 0], w: 2.7, d: 2.5 },
      { at: [-2.4, 2.35, 0], w: 3.3, d: 2.7 },
      { at: [0.4, 2.2, 0], w: 3.4, d: 2.4 },
      { at: [3, 2, 0], w: 3, d: 2.1 },
      { at: [5, 1.85, 0], w: 2.3, d: 1.7 },
      { at: [5.8, 1.8, 0], w: 1.6, d: 1.2 },
      { at: [6, 1.8, 0], w: 1.2, d: 0.9 },
    ].map((station) => ({ ...station, at: station.at as Point3, power: 2.4 })),
    { smooth: 8 },
  )
  const number = drawn(256, 256, (c) => {
    c.fillStyle = '#f6f3ea'
    c.beginPath()
    c.arc(128, 128, 126, 0, Math.PI * 2)
    c.fill()
    c.fillStyle = '#1d1f22'
    c.font = 'bold 170px sans-serif'
    c.textAlign = 'center'
    c.fillText('7', 128, 190)
  })
  const wheel = (x: number, side: number, radius: number) =>
    group(
      [
        mesh(new three.TorusGeometry(radius - 0.5, 0.5, 24, 64).scale(1, 1, 1.15), rubber('#1d1f22')),
        mesh(rod(radius - 0.62, 0.5, 0.15), chrome(), [0, 0, 0], [90, 0, 0]),
        mesh(rod(0.3, 0.9, 0.12), chrome(), [0, 0, side * 0.2], [90, 0, 0]),
        ...Array.from({ length: 8 }, (_, i) =>
          mesh(box(0.12, (radius - 0.7) * 2, 0.06, 0.02), steel(0.4, '#6b7075'), [0, 0, side * 0.27], [0, 0, i * 22.5]),
        ),
      ],
      [x, radius, side * 2.75],
    )
  return group([
    mesh(shell, body),
    mesh(new three.SphereGeometry(1, 48, 32).scale(1.45, 0.8, 1.05), plastic('#17191c', 0.6), [-1.4, 2.92, 0]),
    mesh(new three.TorusGeometry(1, 0.12, 12, 64).scale(1.42, 1.05, 1), chrome(), [-1.4, 3.56, 0], [90, 0, 0]),
    mesh(
      new three.CylinderGeometry(1.02, 1.1, 0.9, 48, 1, true, -0.2 + Math.PI / 2 - 0.9, 2.2),
      Object.assign(glass('#dfeaec', 0.35), { side: three.DoubleSide }),
      [-0.75, 3.8, 0],
      [0, 0, -14],
    ),
    mesh(box(1.7, 1.5, 1.5, 0.5), tinted(enamel('#b8261f')), [-3.5, 3.35, 0]),
    mesh(ball(0.62), lacquer('#efe9db'), [-1.9, 3.95, 0]),
    mesh(box(0.5, 0.3, 0.8, 0.14), plastic('#23272c', 0.2), [-1.4, 3.92, 0]),
    mesh(new three.TorusGeometry(0.5, 0.07, 10, 40), plastic('#23272c'), [-0.75, 3.5, 0], [0, 90, 20]),
    mesh(new three.SphereGeometry(1, 40, 24).scale(0.3, 0.42, 0.62), plastic('#17191c', 0.5), [5.86, 1.82, 0]),
    ...[-0.3, -0.1, 0.1, 0.3].map((z) => mesh(rod(0.035, 0.72, 0.02, 10), chrome(), [6.13, 1.82, z], [0, 0, 6])),
    ...[1, -1].flatMap((side) => [
      wheel(3.7, side, 1.3),
      wheel(-3.6, side, 1.5),
      mesh(
        new three.CircleGeometry(0.78, 48),
        printed(number, { transparent: true, roughness: 0.3, clearcoat: 1 }),
        [1.4, 2.3, side * 1.75],
        [0, side === 1 ? 0 : 180, 0],
      ),
      mesh(
        wire(
          [
            [2.6, 1.7, side * 1.3],
            [1.4, 1.2, side * 1.85],
            [-2, 1.2, side * 1.95],
            [-5.4, 1.4, side * 1.5],
          ],
          0.2,
        ),
        chrome(),
      ),
    ]),
    ...[3.7, -3.6].map((x) => mesh(rod(0.16, 5.6, 0.05), steel(0.35), [x, x > 0 ? 1.3 : 1.5, 0], [90, 0, 0])),
  ])
}

/** A castle of printed board whose walls slot into its towers. */
function castle() {
  const board = () => cardboard('#c49a66')
  const stones = (width: number, height: number) =>
    drawn(width * 24, height * 24, (c) => {
      c.fillStyle = '#cba271'
      c.fillRect(0, 0, width * 24, height * 24)
      c.strokeStyle = '#8a6438'
      c.lineWidth = 4
      for (let row = 0; row < height / 1.6; row++)
        for (let x = 0; x < width / 3 + 1; x++)
          if ((row * 7 + x * 5) % 11 < 4) c.strokeRect((x - (row % 2) / 2) * 72 + 6, row * 38 + 6, 60, 26)
    })
  const merlons = (width: number, height: number, count: number): Point2[] => {
    const step = width / (count * 2 - 1)
    return [
      [-width / 2, 0],
      [width / 2, 0],
      ...Array.from({ length: count }, (_, i): Point2[] => {
        const x = width / 2 - i * step * 2
        return [
          [x, height],
          [x - step, height],
          ...(i < count - 1
            ? ([
                [x - step, height - 1.9],
                [x - step * 2, height - 1.9],
              ] as Point2[])
            : []),
        ]
      }).flat(),
    ]
  }
  const arch = (width: number, height: number): three.Vector2[] =>
    [...[[-width / 2, 0.02] as Point2], ...arc(width / 2, 180, 0, [0, height - width / 2], 20), [width / 2, 0.02] as Point2].map(
      ([x, y]) => new three.Vector2(x, y),
    )
  const slit = (x: number, y: number) => [
    new three.Vector2(x - 0.35, y),
    new three.Vector2(x + 0.35, y),
    new three.Vector2(x + 0.35, y + 2.4),
    new three.Vector2(x - 0.35, y + 2.4),
  ]
  const sheet = (outline: Point2[], width: number, height: number, holes: three.Vector2[][] = []) => {
    const face = new three.ShapeGeometry(
      Object.assign(new three.Shape(outline.map(([x, y]) => new three.Vector2(x, y))), {
        holes: holes.map((hole) => new three.Path(hole)),
      }),
    )
    const at = face.getAttribute('position')
    const uv = face.getAttribute('uv')
    for (let i = 0; i < at.count; i++) uv.setXY(i, at.getX(i) / width + 0.5, at.getY(i) / height)
    const print = printed(stones(width, height), { roughness: 0.9 })
    return group([
      mesh(plate(outline, 0.5, { radius: 0.12, bevel: 0.04, holes }), board()),
      mesh(face, print, [0, 0, 0.262]),
      mesh(face, print, [0, 0, -0.262], [0, 180, 0]),
    ])
  }
  const wall = (width: number, at: Point3, turn: number, hasGate = false) =>
    group([sheet(merlons(width, 12.5, hasGate ? 6 : 7), width, 12.5, hasGate ? [arch(7, 9)] : [slit(-4, 4.5), slit(4, 4.5)])], at, [
      0,
      turn,
      0,
    ])
  const tower = (x: number, z: number, height: number, flag: string) =>
    group(
      [
        ...[0, 90, 180, 270].map((turn) =>
          group(
            [group([sheet(merlons(8, height, 3), 8, height, [slit(0, height - 7), slit(0, height - 13)])], [0, 0, 3.75])],
            [0, 0, 0],
            [0, turn, 0],
          ),
        ),
        mesh(box(7.4, 0.5, 7.4, 0.05), board(), [0, height - 2.6, 0]),
        mesh(rod(0.22, 9, 0.08), wood('birch'), [0, height + 1.6, 0]),
        mesh(
          plate(
            [
              [0, 0],
              [4.6, 1.3],
              [0, 2.6],
            ],
            0.12,
            { radius: 0.05, bevel: 0.02 },
          ),
          tinted(plastic(flag, 0.8)),
          [0.1, height + 3.3, 0],
        ),
      ],
      [x, 0, z],
    )
  return group([
    mesh(box(42, 0.5, 42, 0.05), board(), [0, 0.25, 0]),
    wall(22, [0, 0.4, 15], 0, true),
    wall(22, [0, 0.4, -15], 0),
    wall(22, [15, 0.4, 0], 90),
    wall(22, [-15, 0.4, 0], 90),
    tower(15, 15, 19, '#b3322a'),
    tower(-15, 15, 19, '#b3322a'),
    tower(15, -15, 19, '#b3322a'),
    tower(-15, -15, 24, '#b3322a'),
    group(
      [
        sheet(
          arch(7, 8.6).map(({ x, y }): Point2 => [x, y]),
          7,
          9,
        ),
      ],
      [0, 0.55, 15.4],
      [78, 0, 0],
    ),
    ...[1, -1].map((side) =>
      mesh(
        wire(
          [
            [side * 3.4, 9, 15.3],
            [side * 3.2, 1.8, 23],
          ],
          0.12,
        ),
        fabric('#e8dfc8', 8),
      ),
    ),
  ])
}

/** A sail between three corners, filled by a wind along `draft`. */
function sail([a, b, c]: [Point3, Point3, Point3], draft: number): three.BufferGeometry {
  const [p, q, r] = [new three.Vector3(...a), new three.Vector3(...b), new three.Vector3(...c)]
  const steps = 20
  const positions: number[] = []
  const at = (i: number, j: number): number[] => {
    const [u, v] = [i / steps, j / steps]
    const w = 1 - u - v
    const point = p.clone().multiplyScalar(w).addScaledVector(q, u).addScaledVector(r, v)
    return [point.x, point.y, point.z + draft * (27 * u * v * w * 0.6 + 2 * (u * w + v * w) * 0.35)]
  }
  for (let i = 0; i < steps; i++)
    for (let j = 0; j < steps - i; j++) {
      positions.push(...at(i, j), ...at(i + 1, j), ...at(i, j + 1))
      if (j < steps - i - 1) positions.push(...at(i + 1, j), ...at(i + 1, j + 1), ...at(i, j + 1))
    }
  const geometry = new three.BufferGeometry()
  geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  return geometry
}

/** A birch boat with two cotton sails, 24 cm long, on a stand. */
function sailboat() {
  const cloth = fabric('#f3eee1', 5)
  const birch = wood('birch', 0, 0.9)
  const hull = loft(
    Array.from({ length: 33 }, (_, i) => {
      const t = i / 32
      const width =
        7 *
        Math.min(1, Math.max(0.02, Math.sin(Math.min(1, (1 - t) * 1.5) * (Math.PI / 2)) ** 0.8)) *
        (0.72 + 0.28 * Math.sin(Math.min(1, t * 2.4) * (Math.PI / 2)))
      const depth = 4 * (0.62 + 0.38 * Math.sin(t * Math.PI))
      return { at: [-11.5 + t * 23.5, 4.4 + 1.1 * (t - 0.35) ** 2 * 2 - depth * 0.15, 0] as Point3, w: width, d: depth, power: 2.8 }
    }),
    { sides: 72 },
  )
  const block = (x: number) =>
    mesh(
      plate(
        [
          [-3.4, 0],
          [3.4, 0],
          [2.9, 2.6],
          [0, 1.9, 1.4],
          [-2.9, 2.6],
        ],
        1,
        { radius: 0.4, bevel: 0.15 },
      ),
      wood('walnut', 2, 0.7),
      [x, 0, 0],
      [0, 90, 0],
    )
  return group([
    mesh(hull, birch),
    mesh(box(15, 0.5, 4, 0.25), wood('oak', 0, 0.6), [-2, 6.2, 0]),
    mesh(box(5, 0.9, 2.8, 0.3), birch, [-4.6, 6.6, 0]),
    mesh(rod(0.42, 24, 0.15), wood('beech', 1, 0.5), [1.6, 18, 0]),
    mesh(ball(0.55), brass(), [1.6, 30.1, 0]),
    mesh(rod(0.3, 11.4, 0.12), wood('beech', 1, 0.5), [-4, 8.6, 0.3], [0, 4, 90]),
    mesh(
      sail(
        [
          [1.1, 29, 0],
          [1.1, 9.1, 0],
          [-9.4, 9.1, 0.7],
        ],
        2.4,
      ),
      cloth,
    ),
    mesh(
      sail(
        [
          [1.9, 26.6, 0],
          [11.3, 6.8, 0],
          [2.4, 8.6, 1.2],
        ],
        2,
      ),
      tinted(fabric('#b5382e', 5)),
    ),
    ...(
      [
        [
          [1.6, 29.6, 0],
          [11.6, 6.4, 0],
        ],
        [
          [1.6, 29.6, 0],
          [-11.2, 5.9, 0],
        ],
        [
          [1.6, 27, 0],
          [1, 6, 3.1],
        ],
        [
          [1.6, 27, 0],
          [1, 6, -3.1],
        ],
      ] as [Point3, Point3][]
    ).map((points) => mesh(wire(points, 0.07), fabric('#e2d8c0', 9))),
    mesh(
      plate(
        [
          [0, 0],
          [3.6, 0.5],
          [0, 1.5],
        ],
        0.1,
        { radius: 0.1, bevel: 0.02 },
      ),
      tinted(fabric('#b5382e', 5)),
      [1.6, 28.9, 0],
      [0, 160, 0],
    ),
    block(-6),
    block(5),
  ])
}

/** A throwing rocket of foam, lying on two of its fins. */
function foamRocket() {
  const foam = (colour: string) =>
    withSolid(rubber(colour), { depth: 0.03, code: 'float s = noise(p * 11.0); height = s; colour *= 0.92 + 0.12 * s;' })
  const red = tinted(foam('#c2362b'))
  const cream = foam('#f0e9da')
  const fin = plate(
    [
      [2.2, 2],
      [2.2, 11],
      [7.4, 4.4],
      [7.8, -1],
      [5.2, 0.6],
    ],
    1,
    { radius: 0.9, bevel: 0.4 },
  )
  return group([
    group(
      [
        mesh(
          turned(
            [
              [0, 0.6],
              [1.9, 0.4],
              [2.5, 1.6],
              [3.2, 7],
              [3.4, 13],
              [3.25, 18.5],
              [3.1, 20.6],
            ],
            1.2,
          ),
          cream,
        ),
        mesh(
          turned(
            [
              [3.1, 20.5],
              [3.3, 20.7],
              [2.9, 24],
              [1.9, 27.6],
              [0.8, 29.8],
              [0, 30.2],
            ],
            1.2,
          ),
          red,
        ),
        mesh(rod(3.42, 1.1, 0.3, 96), red, [0, 10.8, 0]),
        ...[0, 120, 240].map((turn) => group([mesh(fin, red)], [0, 0, 0], [0, turn, 0])),
        ...[40, 160, 280].flatMap((turn) => [
          group([mesh(new three.TorusGeometry(1.15, 0.32, 16, 48), red, [0, 16, 3.25])], [0, 0, 0], [0, turn, 0]),
          group([mesh(new three.SphereGeometry(1, 40, 24).scale(1.05, 1.05, 0.3), foam('#33566b'), [0, 16, 3.3])], [0, 0, 0], [0, turn, 0]),
        ]),
        mesh(cone(1.5, 1, 1.2, 0.2), foam('#33383d'), [0, 0.4, 0]),
      ],
      [0, 0, 0],
      [0, 30, 0],
    ),
  ])
}

function flyingDisc() {
  const profile: Point2[] = [
    [0, 2.15],
    [7.4, 2.1],
    [10.2, 1.75],
    [12.2, 1.1],
    [13.2, 0.1],
    [13.2, -0.7],
    [12.5, -0.9],
    [12.1, -0.3],
    [11.4, 0.9],
    [9.8, 1.4],
    [0, 1.75],
  ]
  const soft = (colour: string) => Object.assign(plastic(colour, 0.46), { clearcoat: 0.25, clearcoatRoughness: 0.35 })
  const disc = (colour: string) => [
    mesh(turned([...profile].reverse(), 0.7, 160), tinted(soft(colour))),
    ...[8.6, 9.2, 9.8, 10.4].map((r, i) =>
      mesh(new three.TorusGeometry(r, 0.1, 10, 160), tinted(soft(colour)), [0, 2 - i * 0.09 - (i > 1 ? (i - 1) * 0.06 : 0), 0], [90, 0, 0]),
    ),
    mesh(new three.RingGeometry(5.5, 5.9, 96), plastic('#f4efe4', 0.5), [0, 2.2, 0], [-90, 0, 0]),
    mesh(new three.RingGeometry(3.1, 5.1, 3, 1), plastic('#f4efe4', 0.5), [0, 2.2, 0], [-90, 0, 30]),
  ]
  return group([group(disc('#c8352b'), [0, 0.95, 0], [0, 20, 0]), group(disc('#c8352b'), [5, 11.2, -19.5], [58, -12, 0])])
}

function boomerang() {
  const path = [
    { at: [-19.4, -8.6, 0] as Point3, w: 1 },
    { at: [-18.6, -8.1, 0] as Point3, w: 4 },
    { at: [-13, -4.4, 0] as Point3, w: 5.2 },
    { at: [-6, 0.8, 0] as Point3, w: 5.6 },
    { at: [0, 4, 0] as Point3, w: 6.4 },
    { at: [6, 0.8, 0] as Point3, w: 5.6 },
    { at: [13, -4.4, 0] as Point3, w: 5.2 },
    { at: [18.6, -8.1, 0] as Point3, w: 4 },
    { at: [19.4, -8.6, 0] as Point3, w: 1 },
  ]
  const blade = loft(
    path.map((station) => ({ ...station, d: station.w, power: 2 })),
    { smooth: 10, sides: 64 },
  ).scale(1, 1, 0.17)
  const ply = withSolid(wood('birch', 0, 1.2), {
    axis: 2,
    depth: 0.004,
    code: `float pore = noise(vec3(p.x * 0.8, p.y * 16.0, p.z * 16.0)); float layer = abs(fract(p.z * 2.6 + 0.3) - 0.5) * 2.0;
      colour = mix(vec3(0.76, 0.55, 0.33), vec3(0.44, 0.25, 0.11), smoothstep(0.72, 0.9, layer) * 0.75); colour *= 0.84 + 0.24 * pore; height = pore;`,
  })
  const sections = 65
  /** the sections of the blade from one row to another, counted from either tip, a coat of paint thicker */
  const band = (from: number, to: number) => {
    const coat = blade.clone()
    const index = Array.from(coat.getIndex()?.array ?? [])
    const isInside = (corner: number) => {
      const row = Math.floor(corner / sections)
      return [row, 80 - row].some((step) => step >= from && step <= to)
    }
    coat.setIndex(index.filter((_, i) => index.slice(i - (i % 3), i - (i % 3) + 3).every(isInside)))
    return mesh(coat.scale(1.003, 1.003, 1.04), tinted(lacquer('#d0682a')))
  }
  return group([lay([mesh(blade, ply), band(0, 18), band(21, 24)], 12)])
}

/** Loose pieces of a jigsaw with a lake printed across them. */
function jigsaw() {
  const side = 4
  /** an edge from (0, 0) to (1, 0): knob out, in, or straight */
  const edge = (knob: number): Point2[] =>
    knob === 0
      ? [[0, 0]]
      : [
          [0, 0],
          [0.2, 0.035 * knob],
          [0.4, 0.01 * knob],
          [0.41, -0.06 * knob],
          [0.36, -0.14 * knob],
          [0.4, -0.23 * knob],
          [0.5, -0.26 * knob],
          [0.6, -0.23 * knob],
          [0.64, -0.14 * knob],
          [0.59, -0.06 * knob],
          [0.6, 0.01 * knob],
          [0.8, 0.035 * knob],
        ]
  const outline = (knobs: readonly number[]): Point2[] =>
    knobs.flatMap((knob, i) =>
      edge(knob).map(([x, y]): Point2 => {
        const [u, v] = [x - 0.5, y - 0.5]
        const [c, s] = [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ][i] as Point2
        return [(u * c - v * s) * side, (u * s + v * c) * side]
      }),
    )
  const picture = drawn(1024, 1024, (c) => {
    const sky = c.createLinearGradient(0, 0, 0, 520)
    sky.addColorStop(0, '#5d93b5')
    sky.addColorStop(1, '#f0d9b0')
    c.fillStyle = sky
    c.fillRect(0, 0, 1024, 1024)
    c.fillStyle = '#f7f3ea'
    for (const [x, y, r] of [
      [250, 170, 60],
      [330, 150, 80],
      [420, 180, 54],
      [720, 260, 46],
      [790, 245, 62],
    ] as const) {
      c.beginPath()
      c.ellipse(x, y, r * 1.6, r * 0.6, 0, 0, Math.PI * 2)
      c.fill()
    }
    const water = c.createLinearGradient(0, 520, 0, 1024)
    water.addColorStop(0, '#9cbcb8')
    water.addColorStop(1, '#2f6475')
    c.fillStyle = water
    c.fillRect(0, 520, 1024, 504)
    c.fillStyle = '#47684a'
    c.beginPath()
    c.moveTo(0, 540)
    for (let x = 0; x <= 1024; x += 8) c.lineTo(x, 470 - 34 * Math.sin(x * 0.009) - 14 * Math.sin(x * 0.037))
    c.lineTo(1024, 540)
    c.fill()
    c.fillStyle = '#d9b878'
    c.fillRect(0, 532, 1024, 16)
    c.strokeStyle = '#dcebea'
    c.lineWidth = 5
    for (let i = 0; i < 26; i++) {
      const [x, y] = [(i * 389) % 960, 580 + ((i * 131) % 420)]
      c.beginPath()
      c.moveTo(x, y)
      c.lineTo(x + 60 + (i % 4) * 20, y)
      c.stroke()
    }
    c.fillStyle = '#f6f1e4'
    c.beginPath()
    c.moveTo(560, 400)
    c.lineTo(560, 620)
    c.lineTo(440, 620)
    c.fill()
    c.fillStyle = '#b5382e'
    c.beginPath()
    c.moveTo(574, 430)
    c.lineTo(574, 620)
    c.lineTo(650, 620)
    c.fill()
    c.fillStyle = '#5a3a22'
    c.fillRect(430, 632, 240, 34)
  })
  const piece = (knobs: readonly number[], column: number, row: number, at: Point3, turn: Point3) => {
    const points = outline(knobs)
    const body = plate(points, 0.3, { radius: 0.25, bevel: 0.06 })
    const at0 = body.getAttribute('position')
    const uv = body.getAttribute('uv')
    for (let i = 0; i < at0.count; i++)
      uv.setXY(i, (column * side + at0.getX(i)) / (side * 4) + 0.5, (row * side + at0.getY(i)) / (side * 4) + 0.5)
    const print = withSolid(printed(picture, { roughness: 0.42, clearcoat: 0.3 }), {
      axis: 2,
      code: 'float edge = smoothstep(0.1, 0.06, p.z); colour = mix(colour, vec3(0.42, 0.34, 0.25), edge);',
    })
    return group([group([mesh(body, print)], [0, 0, 0], [-90, 0, 0])], at, turn)
  }
  const k = 1
  return group([
    piece([k, -k, k, -k], -0.5, 0.5, [-2, 0.15, -2], [0, 0, 0]),
    piece([-k, k, -k, k], 0.5, 0.5, [2, 0.15, -2], [0, 0, 0]),
    piece([-k, k, -k, k], -0.5, -0.5, [-2, 0.15, 2], [0, 0, 0]),
    piece([k, -k, k, -k], 0.5, -0.5, [3.1, 0.55, 3.4], [-9, -16, 5]),
    piece([k, -k, k, -k], 1.5, 0.5, [8, 0.15, -2.8], [0, 24, 0]),
  ])
}

function balloons() {
  const skin = (colour: string) =>
    tinted(Object.assign(plastic(colour, 0.14), { clearcoat: 0.8, clearcoatRoughness: 0.06, sheen: 0.3, transparent: true, opacity: 0.94 }))
  const balloon = (colour: string, at: Point3, turn: Point3, knot: Point3) => {
    const shape = turned(
      [
        [0.5, -18.4],
        [1.6, -17],
        [6.4, -12],
        [12, -3],
        [13.6, 4],
        [11, 11.4],
        [5.4, 14.6],
        [0, 15],
      ],
      5,
      128,
    )
    return [
      group(
        [
          mesh(shape, skin(colour)),
          mesh(new three.TorusGeometry(0.62, 0.34, 12, 40), skin(colour), [0, -18.6, 0], [90, 0, 0]),
          mesh(cone(1.5, 0.5, 1.5, 0.1), skin(colour), [0, -19.6, 0]),
        ],
        at,
        turn,
      ),
      mesh(
        wire(
          [
            knot,
            [knot[0] * 0.8, knot[1] - 9, knot[2] * 0.8 + 0.6],
            [knot[0] * 0.35, 24, knot[2] * 0.4 - 0.6],
            [0, 12, 0],
            [knot[0] * -0.1, 4, 1],
            [knot[0] * -0.3, -6, 0],
          ],
          0.16,
        ),
        fabric('#efe8d8', 8),
      ),
    ]
  }
  return group([
    ...balloon('#c42d2a', [-13, 66, 2], [0, 0, 14], [-8.6, 47, 2]),
    ...balloon('#c42d2a', [14, 70, -2], [0, 0, -12], [10, 51, -2]),
    ...balloon('#c42d2a', [1, 86, -8], [8, 0, 2], [1.6, 66, -10]),
  ])
}

/** Where an oval lies in the texture of a lathe, in the middle of its width. */
interface Oval {
  v: number
  across: number
  up: number
}

/** An oval piece of the surface of a lathe, slightly above it, with the texture coordinates of the lathe. */
function ovalOn(profile: readonly Point2[], { v, across, up }: Oval): three.BufferGeometry {
  const edge = rounded(profile, 1.2)
  const [low, high] = [edge[0]?.y ?? 0, edge[edge.length - 1]?.y ?? 1]
  const radiusAt = (y: number) => {
    const next = Math.max(
      1,
      edge.findIndex((point) => point.y >= y),
    )
    const [a, b] = [edge[next - 1] as three.Vector2, edge[next] as three.Vector2]
    return a.x + (b.x - a.x) * Math.min(1, Math.max(0, (y - a.y) / Math.max(1e-6, b.y - a.y)))
  }
  const geometry = new three.RingGeometry(0, 1, 96, 32)
  const [place, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let i = 0; i < place.count; i++) {
    const [s, t] = [0.5 + place.getX(i) * across, v + place.getY(i) * up]
    const y = low + t * (high - low)
    const [r, angle] = [radiusAt(y) + 0.02, s * Math.PI * 2]
    place.setXYZ(i, Math.sin(angle) * r, y, Math.cos(angle) * r)
    uv.setXY(i, s, t)
  }
  geometry.computeVertexNormals()
  return geometry
}

/** Turned and painted dolls, each smaller than the next. */
function nestingDolls() {
  const coat = (colour: string) =>
    drawn(2048, 1024, (c) => {
      c.fillStyle = colour
      c.fillRect(0, 0, 2048, 1024)
      // the front is in the middle of the picture
      c.fillStyle = '#f0e2c4'
      c.beginPath()
      c.ellipse(1024, 690, 250, 330, 0, 0, Math.PI * 2)
      c.fill()
      const flower = (x: number, y: number, size: number, petals: string) => {
        c.fillStyle = '#3f6b45'
        for (const side of [1, -1]) {
          c.beginPath()
          c.ellipse(x + side * size * 1.25, y + size * 1.1, size * 0.95, size * 0.34, side * 0.5, 0, Math.PI * 2)
          c.fill()
        }
        c.fillStyle = petals
        for (let i = 0; i < 6; i++) {
          c.beginPath()
          c.arc(x + Math.cos(i * 1.047) * size * 0.7, y + Math.sin(i * 1.047) * size * 0.7, size * 0.5, 0, Math.PI * 2)
          c.fill()
        }
        c.fillStyle = '#e3b04a'
        c.beginPath()
        c.arc(x, y, size * 0.46, 0, Math.PI * 2)
        c.fill()
      }
      flower(1024, 640, 70, '#b3322a')
      flower(930, 830, 46, '#2f6f8f')
      flower(1120, 830, 46, '#d8862f')
      c.strokeStyle = '#f0e2c4'
      c.lineWidth = 10
      for (let i = 0; i < 24; i++) {
        c.beginPath()
        c.arc(43 + i * 86, 985, 30, Math.PI, 0)
        c.stroke()
      }
    })
  const face = (scarf: string) =>
    drawn(2048, 1024, (c) => {
      c.fillStyle = scarf
      c.fillRect(0, 0, 2048, 1024)
      c.fillStyle = '#f0e2c4'
      for (let i = 0; i < 22; i++)
        for (let row = 0; row < 4; row++) {
          c.beginPath()
          c.arc(46 + i * 93 + (row % 2) * 46, 220 + row * 200, 15, 0, Math.PI * 2)
          c.fill()
        }
      c.fillStyle = '#f2d3b0'
      c.beginPath()
      c.ellipse(1024, 600, 205, 330, 0, 0, Math.PI * 2)
      c.fill()
      c.save()
      c.clip()
      c.fillStyle = '#5a3620'
      for (const side of [1, -1]) {
        c.beginPath()
        c.ellipse(1024 + side * 150, 300, 190, 190, side * 0.5, 0, Math.PI * 2)
        c.fill()
      }
      c.restore()
      c.fillStyle = '#e0937f'
      for (const side of [1, -1]) {
        c.beginPath()
        c.ellipse(1024 + side * 112, 720, 44, 56, 0, 0, Math.PI * 2)
        c.fill()
      }
      for (const side of [1, -1]) {
        c.fillStyle = '#2b1d16'
        c.beginPath()
        c.ellipse(1024 + side * 76, 590, 24, 42, 0, 0, Math.PI * 2)
        c.fill()
        c.fillStyle = '#ffffff'
        c.beginPath()
        c.arc(1024 + side * 76 + 8, 572, 9, 0, Math.PI * 2)
        c.fill()
        c.strokeStyle = '#3f2617'
        c.lineWidth = 9
        c.beginPath()
        c.ellipse(1024 + side * 80, 545, 48, 56, 0, Math.PI * 1.15, Math.PI * 1.85)
        c.stroke()
      }
      c.fillStyle = '#c23a34'
      c.beginPath()
      c.ellipse(1024, 815, 34, 22, 0, 0, Math.PI * 2)
      c.fill()
    })
  const gloss = { roughness: 0.22, clearcoat: 1, clearcoatRoughness: 0.06 }
  const doll = (size: number, colour: string, at: Point3, turn: number) => {
    // the texture of a lathe begins at +z, so its middle looks to -z
    const part = (profile: Point2[], map: three.Texture, oval: Oval) => {
      const geometry = turned(profile, 1.2, 128)
      const [place, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
      const [low, high] = [profile[0]?.[1] ?? 0, profile[profile.length - 1]?.[1] ?? 1]
      for (let i = 0; i < place.count; i++) uv.setY(i, (place.getY(i) - low) / (high - low))
      // a colour variant tints the coat, not the face or the apron
      return group([mesh(geometry, tinted(printed(map, gloss))), mesh(ovalOn(profile, oval), printed(map, gloss))], [0, 0, 0], [0, 180, 0])
    }
    const made = group(
      [
        mesh(rod(2.9, 0.3, 0.1), wood('beech'), [0, 0.15, 0]),
        part(
          [
            [0, 0],
            [3.1, 0.02],
            [3.7, 0.8],
            [4.5, 4.6],
            [4.3, 7.4],
          ],
          coat(colour),
          { v: 0.326, across: 0.122, up: 0.322 },
        ),
        mesh(rod(4.36, 0.16, 0.06, 96), lacquer('#e3b04a'), [0, 7.4, 0]),
        part(
          [
            [4.3, 7.4],
            [3.7, 8.9],
            [3.05, 10.2],
            [3.2, 12.2],
            [2.6, 14.6],
            [1.2, 15.7],
            [0, 15.9],
          ],
          face(colour),
          { v: 0.414, across: 0.1, up: 0.322 },
        ),
      ],
      at,
      [0, turn, 0],
    )
    made.scale.setScalar(size)
    return made
  }
  const red = '#b3322a'
  return group([
    doll(1, red, [-7, 0, -2], 4),
    doll(0.78, red, [0.6, 0, 0], 0),
    doll(0.58, red, [6.6, 0, 2], -4),
    doll(0.4, red, [11, 0, 4], -6),
    doll(0.26, red, [14, 0, 5.6], -8),
  ])
}

function artistPalette() {
  const outline: Point2[] = [
    ...arc(15, 200, 20, [0, 0], 24).map(([x, y]): Point2 => [x, y * 0.74]),
    [15.4, 1],
    [14.6, -5],
    [9.4, -9.4],
    [3.4, -8.4],
    [0.6, -6.2],
    [-3, -6.8],
    [-7.6, -9.6],
  ]
  const thumb = circle(1.5, [-1.2, -3], 40).map(({ x, y }) => new three.Vector2(x * 1.1, y))
  const paint = (colour: string) => Object.assign(plastic(colour, 0.16), { clearcoat: 0.9, clearcoatRoughness: 0.1 })
  const dab = (colour: string, x: number, y: number, size: number, seed: number) => {
    const blob = new three.SphereGeometry(1, 72, 48)
    const at = blob.getAttribute('position')
    for (let i = 0; i < at.count; i++) {
      const [px, py, pz] = [at.getX(i), at.getY(i), at.getZ(i)]
      const angle = Math.atan2(pz, px)
      const swirl = 1 + 0.12 * Math.sin(angle * 3 + seed) + 0.07 * Math.sin(angle * 5 + seed * 2.3)
      const ridge = 1 + 0.22 * Math.sin(Math.hypot(px, pz) * 9 - angle * 1.0 + seed) * Math.max(0, py)
      at.setXYZ(i, px * swirl * size, Math.max(0, py) * 0.52 * size * ridge, pz * swirl * size)
    }
    blob.computeVertexNormals()
    return mesh(blob, paint(colour), [x, 0.6, -y])
  }
  const tube = (colour: string, at: Point3, turn: number) =>
    group(
      [
        mesh(
          loft(
            [
              { at: [0, 0.9, 0], w: 2.1, d: 1.8 },
              { at: [0, 0.8, 3.4], w: 2.2, d: 1.6 },
              { at: [0, 0.5, 7], w: 2.6, d: 0.7 },
              { at: [0, 0.35, 8.2], w: 2.7, d: 0.25 },
            ],
            { smooth: 8 },
          ),
          brushed(2, '#d3d6d9'),
        ),
        mesh(
          loft(
            [
              { at: [0, 0.88, 1.2], w: 2.16, d: 1.84 },
              { at: [0, 0.78, 4], w: 2.27, d: 1.6 },
              { at: [0, 0.65, 5.4], w: 2.44, d: 1.2 },
            ],
            { smooth: 8, hasCaps: false },
          ),
          plastic(colour, 0.4),
        ),
        mesh(cone(0.95, 0.5, 0.7, 0.1), brushed(1, '#d3d6d9'), [0, 0.9, -0.3], [-90, 0, 0]),
        mesh(rod(0.6, 1.2, 0.15), plastic('#1f2225', 0.35), [0, 0.9, -1.1], [90, 0, 0]),
      ],
      at,
      [0, turn, 0],
    )
  const brush = (at: Point3, turn: Point3) =>
    group(
      [
        mesh(
          turned(
            [
              [0, -12],
              [0.28, -11.6],
              [0.34, -6],
              [0.52, 1],
              [0.42, 4],
            ],
            0.4,
          ),
          lacquer('#8a2f24'),
        ),
        mesh(cone(0.44, 0.5, 3, 0.1), chrome(), [0, 5.4, 0]),
        mesh(
          turned(
            [
              [0.46, 6.8],
              [0.62, 8],
              [0.5, 9.4],
              [0, 10.8],
            ],
            0.5,
          ),
          withSolid(wax('#6b4a2f'), {
            depth: 0.06,
            code: 'float s = noise(vec3(p.xy * 14.0, p.z * 0.5)); height = s; colour *= 0.6 + 0.7 * s;',
          }),
        ),
      ],
      at,
      turn,
    )
  return group([
    group([mesh(plate(outline, 0.6, { radius: 1.6, bevel: 0.2, holes: [thumb] }), wood('birch', 0, 1.6), [0, 0.3, 0], [-90, 0, 0])]),
    dab('#b3221d', -11, 2.6, 1.7, 1),
    dab('#e0a41f', -6.4, 6.6, 1.75, 2),
    dab('#2b5fa0', 0.4, 8, 1.7, 3.3),
    dab('#2f7a45', 7, 6.4, 1.7, 4.1),
    dab('#f3efe6', 11.4, 1.6, 1.9, 5.2),
    brush([3.6, 1.1, 2.2], [90, 0, -62]),
    tube('#2b5fa0', [-10.5, 0, 9.5], 74),
    tube('#b3221d', [8, 0, 12.5], 104),
  ])
}

/** Tiles of bone and bamboo with engraved suits. */
function mahjong() {
  const engraved = (draw: (c: OffscreenCanvasRenderingContext2D) => void) =>
    drawn(360, 480, (c) => {
      c.clearRect(0, 0, 360, 480)
      c.textAlign = 'center'
      draw(c)
    })
  const dragon = engraved((c) => {
    c.strokeStyle = '#b3221d'
    c.lineWidth = 30
    c.strokeRect(90, 150, 180, 120)
    c.beginPath()
    c.moveTo(180, 60)
    c.lineTo(180, 420)
    c.stroke()
  })
  const dots = (colours: string[][]) =>
    engraved((c) => {
      for (const [y, row] of colours.entries())
        for (const [x, colour] of row.entries()) {
          const [cx, cy] = [row.length === 1 ? 180 : 105 + x * 150, 90 + y * 150]
          c.fillStyle = colour
          c.beginPath()
          c.arc(cx, cy, 56, 0, Math.PI * 2)
          c.fill()
          c.strokeStyle = '#f2ead8'
          c.lineWidth = 7
          for (const r of [40, 22]) {
            c.beginPath()
            c.arc(cx, cy, r, 0, Math.PI * 2)
            c.stroke()
          }
        }
    })
  const bamboo = engraved((c) => {
    for (const [x, y, colour] of [
      [180, 40, '#b3221d'],
      [90, 270, '#2f6f45'],
      [180, 270, '#2b4f8a'],
      [270, 270, '#2f6f45'],
    ] as const) {
      c.fillStyle = colour
      for (const dy of [0, 85]) {
        c.beginPath()
        c.roundRect(x - 22, y + dy, 44, 76, 22)
        c.fill()
      }
      c.fillRect(x - 28, y + 70, 56, 20)
    }
  })
  const wind = engraved((c) => {
    c.strokeStyle = '#22303f'
    c.lineWidth = 26
    c.lineCap = 'round'
    c.beginPath()
    c.moveTo(180, 70)
    c.lineTo(180, 410)
    c.moveTo(80, 130)
    c.lineTo(280, 130)
    c.moveTo(180, 250)
    c.lineTo(80, 380)
    c.moveTo(180, 250)
    c.lineTo(280, 380)
    c.stroke()
    c.strokeRect(100, 175, 160, 82)
  })
  const tile = (face: three.Texture, at: Point3, turn: Point3) =>
    group(
      [
        mesh(box(2.6, 1.15, 3.5, 0.28), Object.assign(plastic('#f1e9d6', 0.22), { clearcoat: 0.6 }), [0, 1.2, 0]),
        mesh(
          box(2.6, 0.9, 3.5, 0.28),
          withSolid(lacquer('#b5803f'), { axis: 2, code: 'colour *= 0.82 + 0.3 * noise(vec3(p.xy * 12.0, p.z * 0.6));' }),
          [0, 0.45, 0],
        ),
        mesh(new three.PlaneGeometry(2, 2.66), printed(face, { transparent: true, roughness: 0.4 }), [0, 1.782, 0], [-90, 0, 0]),
      ],
      at,
      turn,
    )
  const four = dots([['#2b4f8a', '#2f6f45'], [], ['#2f6f45', '#2b4f8a']])
  const three_ = dots([['#2b4f8a'], ['#b3221d'], ['#2f6f45']])
  const standing = [bamboo, three_, wind, four].map((face, i) => tile(face, [-4.2 + i * 2.68, 1.75, -3.2], [90, 0, 0]))
  return group([
    ...standing,
    tile(dragon, [0.4, 0, 2.4], [0, 18, 0]),
    tile(four, [-3.6, 0, 1.8], [0, -24, 0]),
    tile(bamboo, [4.6, 0, 1], [0, 42, 0]),
  ])
}

function hourglass() {
  const [rust, sand] = [tinted(lacquer('#9c4a2c')), '#d8b27a']
  const grain = withSolid(plastic(sand, 0.95), { depth: 0.02, code: 'float s = noise(p * 26.0); height = s; colour *= 0.8 + 0.36 * s;' })
  const bulb = turned(
    [
      [2, 1.5],
      [3.1, 2.2],
      [3.5, 4.4],
      [3.1, 7.2],
      [1.4, 9.8],
      [0.34, 11],
      [1.4, 12.2],
      [3.1, 14.8],
      [3.5, 17.6],
      [3.1, 19.8],
      [2, 20.5],
    ],
    1.2,
  )
  const cap = (y: number) => [
    mesh(
      turned(
        [
          [0, -0.8],
          [4.2, -0.8],
          [4.5, -0.4],
          [4.5, 0.4],
          [4.2, 0.8],
          [0, 0.8],
        ],
        0.3,
      ),
      rust,
      [0, y, 0],
    ),
    mesh(rod(3, 0.6, 0.2), brass(), [0, y + (y < 10 ? 0.9 : -0.9), 0]),
  ]
  const post = turned(
    [
      [0.5, -9.6],
      [0.32, -8],
      [0.4, -4.4],
      [0.62, 0],
      [0.4, 4.4],
      [0.32, 8],
      [0.5, 9.6],
    ],
    0.6,
  )
  return group([
    ...cap(0.8),
    ...cap(21.2),
    ...[30, 150, 270].flatMap((turn) => {
      const [x, z] = [Math.cos((turn * Math.PI) / 180) * 3.85, Math.sin((turn * Math.PI) / 180) * 3.85]
      return [
        mesh(post, rust, [x, 11, z]),
        mesh(ball(0.62), rust, [x, 11, z]),
        ...[-4.6, 4.6].map((y) => mesh(rod(0.5, 0.24, 0.1), brass(), [x, 11 + y, z])),
      ]
    }),
    mesh(
      turned(
        [
          [0, 1.7],
          [2, 1.7],
          [2.9, 2.4],
          [3.25, 4],
          [2.3, 4.9],
          [0, 6.6],
        ],
        0.6,
      ),
      grain,
    ),
    mesh(
      turned(
        [
          [0.1, 11],
          [1.3, 12.4],
          [2.5, 14.3],
          [2.7, 14.9],
          [1.2, 14.5],
          [0, 13.9],
        ],
        0.4,
      ),
      grain,
    ),
    mesh(rod(0.09, 5, 0.02, 12), grain, [0, 8.8, 0]),
    mesh(bulb, glass('#e6f0f0', 0.2)),
  ])
}

/** Games, vehicles and things for the nursery. */
export const play: Record<string, Model> = {
  'racing-car': { build: racingCar, azimuth: 38, elevation: 22 },
  castle: { build: castle, azimuth: 26, elevation: 26 },
  sailboat: { build: sailboat, azimuth: 24, elevation: 10 },
  rocket: { build: () => lay([foamRocket()], 245), azimuth: 20, elevation: 26 },
  'flying-disc': { build: flyingDisc, azimuth: 14, elevation: 24 },
  boomerang: { build: boomerang, azimuth: 10, elevation: 48 },
  'puzzle-piece': { build: jigsaw, azimuth: 18, elevation: 44 },
  balloon: { build: balloons, azimuth: 10, elevation: 6, isHanging: true },
  'nesting-dolls': { build: nestingDolls, azimuth: 8, elevation: 12 },
  'artist-palette': { build: artistPalette, azimuth: 10, elevation: 44 },
  'mahjong-red-dragon': { build: mahjong, azimuth: 16, elevation: 34 },
  'hourglass-done': { build: hourglass, azimuth: 22, elevation: 10 },
}
