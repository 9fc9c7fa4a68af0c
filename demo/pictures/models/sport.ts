import * as three from 'three'
import {
  brass,
  brushed,
  chrome,
  enamel,
  fabric,
  lacquer,
  leather,
  plastic,
  printed,
  rubber,
  steel,
  tinted,
  withSolid,
  wood,
} from '../materials.ts'
import type { Model } from '../model.ts'
import {
  asPoints,
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
  turned,
  wire,
} from '../shapes.ts'

const fromAbove = { elevation: 52, azimuth: 8 }
const golden = (1 + Math.sqrt(5)) / 2

/** Unit vectors to all sign changes and rotations of the axes of a point. */
function directions([a, b, c]: Point3): three.Vector3[] {
  const signs = (value: number) => (value === 0 ? [0] : [value, -value])
  return [
    [a, b, c],
    [b, c, a],
    [c, a, b],
  ].flatMap(([x = 0, y = 0, z = 0]) =>
    signs(x).flatMap((i) => signs(y).flatMap((j) => signs(z).map((k) => new three.Vector3(i, j, k).normalize()))),
  )
}

/** The panels of a football: 12 pentagons and 20 hexagons. */
function panels(radius: number): string {
  const pentagons = directions([0, 1, golden])
  const hexagons = [...directions([1, 1, 1]).slice(0, 8), ...directions([0, golden, 1 / golden])]
  const faces = [...pentagons.map((at) => ({ at, distance: 2.32744 })), ...hexagons.map((at) => ({ at, distance: 2.26728 }))]
  const steps = faces
    .map(
      ({ at, distance }, index) =>
        `v = dot(n, vec3(${at.x.toFixed(5)}, ${at.y.toFixed(5)}, ${at.z.toFixed(5)})) / ${distance.toFixed(5)}; if (v > best) { second = best; best = v; dark = ${index < 12 ? '1.0' : '0.0'}; } else second = max(second, v);`,
    )
    .join('\n')
  return `vec3 n = normalize(p); float v; float best = -1.0; float second = -1.0; float dark = 0.0;
    ${steps}
    float seam = smoothstep(0.0, ${(0.1 / radius).toFixed(4)}, best - second);
    colour = mix(colour, vec3(0.02, 0.022, 0.026), dark); colour *= 0.55 + 0.45 * seam; height = seam + 0.03 * noise(p * 9.0);`
}

function soccerBall() {
  const material = withSolid(plastic('#f1f1ee', 0.36), { axis: 2, depth: 0.09, code: panels(11) })
  return group([mesh(new three.SphereGeometry(11, 160, 100), material, [0, 11, 0], [24, 14, 9])])
}

function basketball() {
  const material = withSolid(rubber('#c8642a'), {
    axis: 2,
    depth: 0.06,
    code: `vec3 n = normalize(p);
      float curve = abs(n.x) - 0.42 - 0.42 * n.y * n.y;
      float seam = min(min(abs(n.y), abs(n.z)), abs(curve) * 0.8);
      float line = 1.0 - smoothstep(0.014, 0.022, seam);
      float pebble = noise(p * 6.5); height = pebble * 0.5 * (1.0 - line) - line * 1.6;
      colour = mix(colour * (0.86 + 0.24 * pebble), vec3(0.015), line);`,
  })
  return group([mesh(new three.SphereGeometry(12, 160, 100), tinted(material), [0, 12, 0], [-18, -30, 16])])
}

function skateboard() {
  const ply = wood('birch', 0)
  const half = (t: number) => 10 * Math.min(1, Math.sqrt(Math.max(0.02, 1 - Math.max(0, (Math.abs(t) - 0.72) / 0.28) ** 2.2)))
  const deckAt = (t: number) => 9.6 + Math.max(0, (Math.abs(t) - 0.66) / 0.34) ** 1.4 * 5
  const deck = (lift: number, thick: number, scale: number) =>
    loft(
      Array.from({ length: 41 }, (_, i) => {
        const t = (i / 20 - 1) * 0.999
        return { at: [t * 40, deckAt(t) + lift, 0] as Point3, w: thick, d: half(t) * 2 * scale, power: 8 }
      }),
      { sides: 64 },
    )
  const truck = (x: number) =>
    group([
      mesh(box(8, 0.6, 5.4, 0.2), steel(0.35), [x, 9, 0]),
      mesh(cone(1.6, 1.2, 3, 0.3), steel(0.35), [x, 7.4, 0]),
      mesh(rod(0.95, 14, 0.2), steel(0.3), [x, 5.2, 0], [90, 0, 0]),
      mesh(box(2.8, 2, 6, 0.6), steel(0.35), [x, 5.6, 0]),
      ...[1, -1].flatMap((side) => [
        mesh(rod(2.7, 3.4, 0.7), tinted(plastic('#d8532c', 0.3)), [x, 2.7, side * 8.6], [90, 0, 0]),
        mesh(rod(1.1, 3.5, 0.2), steel(0.3), [x, 2.7, side * 8.62], [90, 0, 0]),
      ]),
    ])
  const bolts = [-24, -19, 19, 24].flatMap((x) => [-2, 2].map((z) => mesh(rod(0.4, 0.2, 0.05), chrome(), [x, 10.5, z])))
  return group([mesh(deck(0, 1.1, 1), ply), mesh(deck(0.56, 0.14, 0.985), rubber('#1f2124')), truck(-21.5), truck(21.5), ...bolts])
}

function sled() {
  const ash = wood('ash', 0, 1.6)
  const runner = (z: number) => {
    const path: Point3[] = [
      [-42, 16.5, z],
      [-40, 16.5, z],
      [0, 16.5, z],
      [28, 16.5, z],
      [40, 17.6, z],
      [49, 21, z],
      [52, 26, z],
      [48, 30, z],
      [42, 29.6, z],
    ]
    const lower: Point3[] = [
      [-44, 1.8, z],
      [-36, 0.9, z],
      [0, 0.9, z],
      [30, 1.2, z],
      [44, 5.4, z],
      [54, 14, z],
      [57.6, 24, z],
      [53, 31.4, z],
      [46, 30.6, z],
    ]
    const rail = (points: Point3[], w: number, d: number) =>
      mesh(
        loft(
          points.map((at) => ({ at, w, d, power: 6 })),
          { smooth: 8 },
        ),
        ash,
      )
    const iron = lower.slice(0, 7).map(([x, y, at]): Point3 => [x + (x > 35 ? 0.8 : 0), y - 0.9, at])
    return [
      rail(path, 2.2, 2),
      rail(lower, 2.4, 2.2),
      mesh(
        loft(
          iron.map((at) => ({ at, w: 2.2, d: 0.4, power: 6 })),
          { smooth: 8 },
        ),
        steel(0.3),
      ),
      ...[-32, -4, 24].map((x) => mesh(box(2.6, 15, 2, 0.4), ash, [x, 9, z])),
    ]
  }
  const slats = [-11.5, -5.8, 0, 5.8, 11.5].map((z) => mesh(box(80, 1.3, 4.6, 0.4), tinted(lacquer('#b8503a')), [-4, 18.7, z]))
  const bars = [-32, -4, 24].map((x) => mesh(box(3, 2, 31, 0.4), ash, [x, 16.8, 0]))
  const rope: Point3[] = [
    [47, 29.6, 15],
    [60, 18, 12],
    [70, 4, 6],
    [73, 0.6, 0],
    [70, 4, -6],
    [60, 18, -12],
    [47, 29.6, -15],
  ]
  return group([
    ...runner(15),
    ...runner(-15),
    ...slats,
    ...bars,
    mesh(wire(rope, 0.5), fabric('#d9cfb8', 4)),
    mesh(rod(1.3, 32, 0.3), ash, [45, 29.6, 0], [90, 0, 0]),
  ])
}

function pingPong() {
  const blade = asPoints(circle(7.6, [0, 0], 64)).map(([x, y]): Point2 => [x * 0.98, y * 1.03 + 17])
  const bat = (colour: string) => [
    mesh(plate(blade, 0.65, { radius: 0, bevel: 0.1 }), wood('birch')),
    mesh(
      plate(
        blade.filter(([, y]) => y > 10.4),
        0.2,
        { radius: 0, bevel: 0.04 },
      ),
      tinted(rubber(colour)),
      [0, 0, 0.42],
    ),
    mesh(
      plate(
        [
          [-1.5, 0],
          [1.5, 0],
          [1.2, 7],
          [2.6, 10.6],
          [-2.6, 10.6],
          [-1.2, 7],
        ],
        2,
        { radius: 1, bevel: 0.6 },
      ),
      wood('walnut'),
    ),
  ]
  return group([lay(bat('#b3201c'), -40), mesh(ball(2), plastic('#f4f2ea', 0.5), [-7.4, 2, -1])])
}

/** A round target of bast on a stand. */
function bullseye() {
  const face = drawn(1024, 1024, (c) => {
    c.fillStyle = '#d8b878'
    c.fillRect(0, 0, 1024, 1024)
    const rings = ['#f4f2ec', '#f4f2ec', '#22262b', '#22262b', '#2f7fb5', '#2f7fb5', '#c8362b', '#c8362b', '#e9bb2e', '#e9bb2e']
    rings.forEach((colour, i) => {
      c.beginPath()
      c.arc(512, 512, 480 - i * 48, 0, Math.PI * 2)
      c.fillStyle = colour
      c.fill()
      c.lineWidth = 3
      c.strokeStyle = i === 3 ? '#f4f2ec' : '#22262b'
      c.stroke()
    })
  })
  const straw = withSolid(fabric('#c9a45e', 2), {
    depth: 0.1,
    code: 'float r = length(p.xy); float s = 0.5 + 0.5 * sin(r * 3.6); height = s; colour *= 0.72 + 0.3 * s + 0.1 * noise(p * 5.0);',
  })
  const leg = (x: number, z: number, top: number) =>
    mesh(
      loft([
        { at: [x, 0, z], w: 3, d: 2.4, power: 6 },
        { at: [x * 0.18, 122, top], w: 3, d: 2.4, power: 6 },
      ]),
      wood('pine', 1, 1.6),
    )
  return group([
    leg(44, 10, -4),
    leg(-44, 10, -4),
    leg(6, -58, -8),
    mesh(box(78, 4, 3, 0.5), wood('pine', 0, 1.6), [0, 34, 5]),
    group(
      [
        mesh(rod(40, 9, 2), straw, [0, 0, 0], [90, 0, 0]),
        mesh(new three.CircleGeometry(37, 96), printed(face, { roughness: 0.85 }), [0, 0, 4.6]),
      ],
      [0, 74, 8],
      [-9, 0, 0],
    ),
  ])
}

function canoe() {
  const length = 220
  const stations = (scale: number, lift: number) =>
    Array.from({ length: 61 }, (_, i) => {
      const t = (i / 30 - 1) * 0.998
      const body = (1 - Math.abs(t) ** 2.3) ** 0.75
      return { t, half: Math.max(0.6, 40 * body * scale), rise: 7 * Math.abs(t) ** 4, top: 34 + 22 * Math.abs(t) ** 3.2 + lift }
    })
  const skin = (scale: number, lift: number, floor: number) => {
    const rows = stations(scale, 0)
    const around = 32
    const positions: number[] = []
    const indices: number[] = []
    rows.forEach(({ t, half, rise, top }, row) => {
      for (let i = 0; i <= around; i++) {
        const angle = (i / around) * Math.PI
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const x = Math.sign(c) * Math.abs(c) ** 0.6 * half
        const y = rise + floor + (top - rise - floor) * (1 - Math.abs(s) ** 0.7)
        positions.push(t * length * (1 + 0.03 * (1 - Math.abs(s) ** 0.7)), y, x)
        if (row > 0 && i > 0) {
          const at = row * (around + 1) + i
          indices.push(at - around - 2, at, at - around - 1, at - around - 2, at - 1, at)
        }
      }
    })
    const geometry = new three.BufferGeometry()
    geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3))
    geometry.setIndex(indices)
    geometry.computeVertexNormals()
    return geometry.translate(0, lift, 0)
  }
  const outer = enamel('#2f6b5a')
  outer.side = three.DoubleSide
  const inner = wood('spruce', 0, 4)
  inner.side = three.DoubleSide
  const gunwale = (side: number) =>
    mesh(
      loft(stations(1, 0).map(({ t, half, top }) => ({ at: [t * length * 1.03, top, side * half] as Point3, w: 3.4, d: 3.4, power: 5 }))),
      wood('ash', 0, 3),
    )
  const seat = (x: number, width: number) => [
    mesh(box(24, 2.4, width, 0.6), wood('ash', 2, 2), [x, 31, 0]),
    mesh(box(19, 0.6, width - 12, 0.2), fabric('#c8b184', 1), [x, 32.3, 0]),
  ]
  const paddle = group(
    [
      mesh(rod(1.6, 120, 0.4), wood('ash', 1, 2)),
      mesh(
        loft(
          [
            { at: [0, -56, 0], w: 3, d: 3 },
            { at: [0, -68, 0], w: 14, d: 2.2 },
            { at: [0, -92, 0], w: 19, d: 1.4 },
            { at: [0, -106, 0], w: 15, d: 1 },
            { at: [0, -109, 0], w: 6, d: 0.8 },
          ],
          { smooth: 8 },
        ),
        wood('ash', 1, 2),
      ),
      mesh(rod(1.8, 11, 0.8), wood('ash', 0, 2), [0, 61, 0], [0, 0, 90]),
    ],
    [20, 38, 6],
    [0, -8, 98],
  )
  return group([
    mesh(skin(1, 0, 0), tinted(outer)),
    mesh(skin(0.96, 0, 2), inner),
    gunwale(1),
    gunwale(-1),
    ...seat(-92, 62),
    ...seat(84, 64),
    mesh(rod(2, 76, 0.6), wood('ash', 1, 2), [0, 33, 0], [90, 0, 0]),
    paddle,
  ])
}

function drum() {
  const shell = tinted(lacquer('#a8322c'))
  const lug = (angle: number) => {
    const [x, z] = [Math.sin(angle), Math.cos(angle)]
    return group([
      mesh(rod(0.45, 14, 0.1), chrome(), [x * 18.6, 9, z * 18.6]),
      mesh(box(1.5, 4.6, 1.4, 0.4), chrome(), [x * 18.2, 9, z * 18.2], [0, (angle * 180) / Math.PI, 0]),
      mesh(rod(0.7, 1, 0.2), chrome(), [x * 18.6, 17.2, z * 18.6]),
      mesh(rod(0.7, 1, 0.2), chrome(), [x * 18.6, 0.8, z * 18.6]),
    ])
  }
  const stick = (x: number, turn: number) =>
    group([
      group([mesh(cone(0.72, 0.42, 34, 0.2), wood('beech')), mesh(ball(0.75), wood('beech'), [0, 17.6, 0])], [x, 19.3, 0], [90, 0, turn]),
    ])
  return group([
    mesh(rod(17.6, 14, 0.2, 96), shell, [0, 9, 0]),
    mesh(rod(17.2, 17.6, 0.3, 96), plastic('#f3efe4', 0.6), [0, 9, 0]),
    mesh(new three.TorusGeometry(18, 0.9, 16, 96), chrome(), [0, 16.6, 0], [90, 0, 0]),
    mesh(new three.TorusGeometry(18, 0.9, 16, 96), chrome(), [0, 1.4, 0], [90, 0, 0]),
    ...Array.from({ length: 8 }, (_, i) => lug(((i + 0.3) / 8) * Math.PI * 2)),
    stick(-3, 28),
    stick(4, -16),
  ])
}

/** A wooden wheel with spokes and an iron tyre. */
function wheel() {
  const ash = wood('ash', 1, 1.6)
  const rim = turned(
    [
      [25, -2.2],
      [29, -2.2],
      [29, 2.2],
      [25, 2.2],
      [25, -2.2],
    ],
    0.5,
  )
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2
    return mesh(cone(1.7, 1.25, 21, 0.2), ash, [Math.sin(angle) * 15.4, Math.cos(angle) * 15.4, 0], [0, 0, -(angle * 180) / Math.PI])
  })
  const hub = turned(
    [
      [0, -6],
      [2.6, -6],
      [4, -5],
      [5.4, -2],
      [5.4, 2],
      [4, 5],
      [2.6, 6],
      [0, 6],
    ],
    0.8,
  )
  const wheelParts = group(
    [
      mesh(rim, wood('ash', 0, 1.6), [0, 0, 0], [90, 0, 0]),
      mesh(
        turned(
          [
            [28.9, -2.3],
            [29.8, -2.3],
            [29.8, 2.3],
            [28.9, 2.3],
          ],
          0.2,
        ),
        steel(0.45, '#4a4d51'),
        [0, 0, 0],
        [90, 0, 0],
      ),
      ...spokes,
      mesh(hub, wood('oak', 1, 1.6), [0, 0, 0], [90, 0, 0]),
      mesh(new three.TorusGeometry(4.9, 0.45, 12, 64), steel(0.45, '#4a4d51'), [0, 0, 3]),
      mesh(rod(1.6, 12.4, 0.3), steel(0.45, '#4a4d51'), [0, 0, 0], [90, 0, 0]),
    ],
    [0, 29.8, 0],
  )
  return group([wheelParts])
}

function tennis() {
  const hoop = (scale: number) =>
    Array.from({ length: 48 }, (_, i): Point3 => {
      const angle = (i / 48) * Math.PI * 2
      return [Math.sin(angle) * 12.4 * scale, 51 + Math.cos(angle) * 16.4 * scale, 0]
    })
  const strings = [
    ...Array.from({ length: 15 }, (_, i) => {
      const x = (i - 7) * 1.55
      const half = 16.2 * Math.sqrt(1 - (x / 12.3) ** 2)
      return mesh(rod(0.09, half * 2, 0.01, 8), plastic('#efe9d2', 0.5), [x, 51, 0])
    }),
    ...Array.from({ length: 19 }, (_, i) => {
      const y = (i - 9) * 1.65
      const half = 12.2 * Math.sqrt(1 - (y / 16.3) ** 2)
      return mesh(rod(0.09, half * 2, 0.01, 8), plastic('#efe9d2', 0.5), [0, 51 + y, 0], [0, 0, 90])
    }),
  ]
  const frame = lacquer('#1f3f63')
  const arm = (side: number) =>
    wire(
      [
        [side * 8.6, 39.2, 0],
        [side * 5, 33.6, 0],
        [side * 1.6, 27.4, 0],
        [side * 0.9, 22, 0],
      ],
      0.85,
    )
  const grip = loft(
    [
      { at: [0, 0, 0], w: 3.2, d: 2.8, power: 4 },
      { at: [0, 0.6, 0], w: 3.6, d: 3.2, power: 4 },
      { at: [0, 3, 0], w: 3, d: 2.6, power: 4 },
      { at: [0, 20, 0], w: 2.9, d: 2.5, power: 4 },
    ],
    { smooth: 30, wave: (_, t) => 1 - 0.03 * (0.5 + 0.5 * Math.cos(t * 70)) },
  )
  const felt = withSolid(fabric('#cfdc3f', 9), {
    axis: 2,
    depth: 0.05,
    code: 'vec3 n = normalize(p); float c = n.x * 0.9 - 0.55 * (n.y * n.y - n.z * n.z); float line = 1.0 - smoothstep(0.05, 0.075, abs(c)); float s = noise(p * 22.0); height = s - line; colour = mix(colour * (0.86 + 0.22 * s), vec3(0.9, 0.9, 0.86), line);',
  })
  return group([
    lay(
      [
        mesh(wire(hoop(1), 0.95, { isClosed: true }), frame, [0, 0, 0]),
        ...strings,
        mesh(arm(1), frame),
        mesh(arm(-1), frame),
        mesh(
          wire(
            [
              [-7.6, 38, 0],
              [0, 35.2, 0],
              [7.6, 38, 0],
            ],
            0.75,
          ),
          frame,
        ),
        mesh(
          loft(
            [
              { at: [0, 18, 0], w: 2.6, d: 2.3 },
              { at: [0, 24, 0], w: 3.2, d: 2 },
            ],
            { smooth: 4 },
          ),
          frame,
        ),
        mesh(grip, tinted(leather('#2b2d30'))),
      ],
      -40,
    ),
    mesh(ball(3.3), felt, [14, 3.3, 2], [30, 40, 0]),
  ])
}

function trophy() {
  const gold = brass()
  const handle = (side: number) =>
    mesh(
      wire(
        [
          [side * 8.4, 33, 0],
          [side * 12.6, 33.6, 0],
          [side * 14, 29.4, 0],
          [side * 11.6, 24.4, 0],
          [side * 6.6, 21.4, 0],
        ],
        0.6,
      ),
      gold,
    )
  return group([
    mesh(box(15, 7, 15, 0.4), wood('walnut', 0), [0, 3.5, 0]),
    mesh(box(9, 3, 0.3, 0.1), brushed(0, '#d9b860'), [0, 3.5, 7.5]),
    mesh(
      turned(
        [
          [0, 7],
          [5.4, 7],
          [5.4, 8],
          [2, 9.6],
          [1.3, 12],
          [2.1, 13.6],
          [1.3, 15.2],
          [1.6, 18],
          [5.6, 21],
          [8.2, 27],
          [9, 36],
          [9.6, 37],
          [9, 37.4],
          [8.2, 36],
          [7.4, 27],
          [0, 21],
        ],
        0.9,
      ),
      gold,
    ),
    handle(1),
    handle(-1),
  ])
}

function ringBuoy() {
  const ring = new three.TorusGeometry(28, 7, 40, 120)
  const band = (angle: number) => {
    const at = new three.TorusGeometry(28, 7.15, 40, 24, 0.36)
    return mesh(at, fabric('#f2efe6', 3), [0, 0, 0], [0, 0, angle - 10])
  }
  const rope = Array.from({ length: 48 }, (_, i): Point3 => {
    const angle = (i / 48) * Math.PI * 2
    const slack = 36.2 + 3.2 * Math.abs(Math.sin(angle * 2 + Math.PI / 4 - Math.PI / 4))
    return [Math.cos(angle) * slack, Math.sin(angle) * slack, 0]
  })
  return group([
    group(
      [
        mesh(ring, tinted(plastic('#d8491f', 0.45))),
        ...[0, 90, 180, 270].map(band),
        mesh(wire(rope, 0.75, { isClosed: true }), fabric('#e9e2cd', 3)),
      ],
      [0, 40, 0],
      [-14, 0, 0],
    ),
  ])
}

function bowling() {
  const pin = turned(
    [
      [0, 0],
      [2.6, 0],
      [2.8, 0.6],
      [5, 8],
      [6, 12],
      [5.4, 17],
      [3.2, 23],
      [2.4, 27],
      [2.9, 31],
      [3.1, 34],
      [2.2, 37],
      [0, 38],
    ],
    2,
  )
  const stripe = (y: number, radius: number) =>
    mesh(new three.TorusGeometry(radius, 0.42, 10, 64).scale(1, 1, 1), lacquer('#b8281e'), [0, y, 0], [90, 0, 0])
  const at = (x: number, z: number) => group([mesh(pin, lacquer('#f3eee2')), stripe(25.6, 2.45), stripe(28.4, 2.35)], [x, 0, z])
  const hole = (turn: Point3) => group([mesh(rod(1.3, 0.6, 0.2), plastic('#101215'), [0, 10.7, 0])], [-16, 10.8, 16], turn)
  return group([
    at(0, 8),
    at(-7.5, -5),
    at(7.5, -5),
    at(0, -18),
    at(-15, -18),
    at(15, -18),
    mesh(ball(10.8), tinted(lacquer('#1f4468')), [-16, 10.8, 16]),
    hole([24, 0, -10]),
    hole([24, 0, 6]),
    hole([42, 0, -4]),
  ])
}

function curlingStone() {
  const granite = withSolid(lacquer('#8d9094'), {
    axis: 2,
    code: 'float s = noise(p * 5.0); float f = noise(p * 11.0); colour *= 0.62 + 0.5 * s; colour *= 0.8 + 0.4 * step(0.55, f);',
  })
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [7, 0],
          [12.6, 2.4],
          [14.4, 6],
          [12.6, 9.6],
          [7, 12],
          [0, 12],
        ],
        3.4,
      ),
      granite,
    ),
    mesh(rod(14.42, 1.6, 0.1, 96), steel(0.6, '#a4a7aa'), [0, 6, 0]),
    mesh(rod(5.2, 1, 0.3), tinted(plastic('#b8281e', 0.3)), [0, 12.3, 0]),
    mesh(
      loft(
        [
          { at: [-4, 12.6, 0], w: 2.4, d: 3 },
          { at: [-3.2, 15.6, 0], w: 2.2, d: 2.6 },
          { at: [0, 17, 0], w: 2.4, d: 2.8 },
          { at: [6, 17.2, 0], w: 2.6, d: 2.8 },
          { at: [10.4, 16.8, 0], w: 1.4, d: 1.8 },
        ],
        { smooth: 8 },
      ),
      tinted(plastic('#b8281e', 0.3)),
    ),
  ])
}

/** Balls, bats and other things for sport and music. */
export const sport: Record<string, Model> = {
  'soccer-ball': { build: soccerBall, azimuth: 20, elevation: 16 },
  basketball: { build: basketball, azimuth: 20, elevation: 16 },
  skateboard: { build: skateboard, azimuth: 34, elevation: 24 },
  sled: { build: sled, azimuth: 34, elevation: 24 },
  'ping-pong': { build: pingPong, ...fromAbove },
  bullseye: { build: bullseye, azimuth: 24, elevation: 14 },
  canoe: { build: canoe, azimuth: 40, elevation: 26 },
  drum: { build: drum, azimuth: 30, elevation: 26 },
  wheel: { build: wheel, azimuth: 30, elevation: 14 },
  tennis: { build: tennis, ...fromAbove },
  trophy: { build: trophy, azimuth: 22, elevation: 14 },
  'ring-buoy': { build: ringBuoy, azimuth: 24, elevation: 14 },
  bowling: { build: bowling, azimuth: 14, elevation: 20 },
  'curling-stone': { build: curlingStone, azimuth: 34, elevation: 22 },
}
