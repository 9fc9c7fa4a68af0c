import * as three from 'three'
import { along, copies, ease, placed, sheet } from '../forms.ts'
import {
  brass,
  chrome,
  fabric,
  felt,
  glass,
  lacquer,
  paper,
  plastic,
  powder,
  printed,
  rubber,
  tinted,
  withSolid,
  wood,
} from '../materials.ts'
import type { Model } from '../model.ts'
import { ball, box, drawn, group, loft, mesh, type Point2, type Point3, plate, rod, rounded, turned, wire } from '../shapes.ts'
import { room } from './home.ts'

const heartOutline = (size: number): Point2[] =>
  Array.from({ length: 72 }, (_, i) => {
    const t = (i / 72) * Math.PI * 2
    return [
      (size * 16 * Math.sin(t) ** 3) / 17,
      (size * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t))) / 17,
    ]
  })

const starOutline = (outer: number, inner: number): Point2[] =>
  Array.from({ length: 10 }, (_, i) => {
    const [a, r] = [Math.PI / 2 - (i / 10) * Math.PI * 2, i % 2 ? inner : outer]
    return [Math.cos(a) * r, Math.sin(a) * r]
  })

/** A stuffed shape with puckers along its seam and a piped edge, seen along z. */
function pillow(
  outline: readonly Point2[],
  thickness: number,
  radius: number,
  cloth: () => three.MeshPhysicalMaterial,
  { middle = [0, 0] as Point2, isSoft = false } = {},
) {
  const smooth = rounded(outline, radius, true, 12)
  const curve = new three.CatmullRomCurve3(
    smooth.map(({ x, y }) => new three.Vector3(x, y, 0)),
    true,
  )
  const count = 320
  const edge = curve.getSpacedPoints(count)
  // a soft distance from the seam rounds the crease that would run to each corner
  const near = (x: number, y: number) =>
    -Math.log(edge.reduce((sum, at) => sum + Math.exp(-0.42 * Math.hypot(at.x - x, at.y - y)), 0) / count) / 0.42
  const most = near(...middle)
  const side = (sign: number) =>
    sheet(
      (u, t) => {
        const at = edge[Math.round(u * count) % count] as three.Vector3
        const k = Math.sin((t * Math.PI) / 2)
        const pucker = k ** 5 * (0.4 * Math.sin(u * 96 * Math.PI) + 0.3 * Math.sin(u * 58 * Math.PI + 1)) * 0.14
        const [x, y] = [middle[0] + (at.x - middle[0]) * k, middle[1] + (at.y - middle[1]) * k]
        const plain = Math.max(0, 1 - k ** 2.4) ** 0.52
        const rim = isSoft ? near(at.x, at.y) : 0
        const soft = isSoft ? (1 - (1 - Math.max(0, Math.min(1, (near(x, y) - rim) / (most - rim)))) ** 2.2) ** 0.56 : plain
        const high = Math.max(soft, plain * 0.45)
        const wrinkle = 0.12 * Math.sin(x * 0.42 + y * 0.3) * Math.sin(y * 0.36 - x * 0.2) * (1 - k)
        return [x, y, sign * ((thickness / 2) * (high + pucker * Math.max(0, 1 - k ** 14)) + wrinkle)]
      },
      count,
      30,
    )
  return group([
    mesh(side(1), cloth()),
    mesh(side(-1), cloth()),
    mesh(
      new three.TubeGeometry(
        new three.CatmullRomCurve3(
          edge.filter((_, i) => i % 2 === 0),
          true,
        ),
        240,
        0.36,
        12,
        true,
      ),
      cloth(),
    ),
  ])
}

const heartCushion = () => {
  const linen = () => tinted(fabric('#b8323a', 4))
  return group([pillow(heartOutline(20), 14, 1.2, linen, { middle: [0, -1], isSoft: true })], [0, 0, 0], [-76, 0, 0])
}

const starCushion = () => {
  const linen = () => fabric('#e3b32c', 4)
  return group([pillow(starOutline(24, 13), 12, 6, linen)], [0, 0, 0], [-16, 0, 0])
}

/** A dial with hours; `isRoman` for old clocks. */
const dial = (isRoman: boolean, ground: string, ink: string) =>
  drawn(1024, 1024, (c) => {
    c.fillStyle = ground
    c.fillRect(0, 0, 1024, 1024)
    c.translate(512, 512)
    c.fillStyle = ink
    c.strokeStyle = ink
    c.textAlign = 'center'
    c.textBaseline = 'middle'
    const numerals = isRoman
      ? ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']
      : Array.from({ length: 12 }, (_, i) => String(i || 12))
    for (let minute = 0; minute < 60; minute++) {
      c.save()
      c.rotate((minute / 60) * Math.PI * 2)
      const isHour = minute % 5 === 0
      c.fillRect(isHour ? -6 : -2.5, -488, isHour ? 12 : 5, isHour ? 46 : 30)
      c.restore()
    }
    c.lineWidth = 4
    for (const r of [490, isRoman ? 330 : 440]) {
      c.beginPath()
      c.arc(0, 0, r, 0, Math.PI * 2)
      c.stroke()
    }
    c.font = isRoman ? 'bold 88px serif' : 'bold 108px sans-serif'
    numerals.forEach((text, i) => {
      const a = (i / 12) * Math.PI * 2
      c.save()
      c.translate(Math.sin(a) * (isRoman ? 386 : 358), -Math.cos(a) * (isRoman ? 386 : 358))
      if (isRoman) c.rotate(a)
      c.fillText(text, 0, 0)
      c.restore()
    })
  })

/** A hand that points up, turned clockwise. */
const hand = (length: number, width: number, angle: number, z: number, material: three.Material) =>
  group(
    [
      mesh(
        plate(
          [
            [-width * 0.35, -length * 0.16],
            [width * 0.35, -length * 0.16],
            [width * 0.5, length * 0.6],
            [0, length],
            [-width * 0.5, length * 0.6],
          ],
          0.07,
          { radius: 0.02, bevel: 0.02 },
        ),
        material,
      ),
    ],
    [0, 0, z],
    [0, 0, -angle],
  )

function alarmClock() {
  const coat = () => tinted(Object.assign(lacquer('#2a7f86'), { clearcoat: 0.9, clearcoatRoughness: 0.08 }))
  const black = () => plastic('#1d1f22', 0.4)
  const bell = (side: number) =>
    group(
      [
        mesh(
          turned(
            [
              [0, 1.9],
              [1.2, 1.75],
              [2.2, 1.1],
              [2.55, 0],
              [2.45, 0],
              [2.1, 0.9],
              [1.1, 1.5],
              [0, 1.65],
            ],
            0.35,
          ),
          chrome(),
        ),
        mesh(rod(0.22, 2, 0.05), chrome(), [0, 1.1, 0]),
        mesh(ball(0.34), chrome(), [0, 2.1, 0]),
        mesh(rod(0.3, 1.4, 0.08), chrome(), [0, -0.6, 0]),
      ],
      [side * 3.1, 10.9, 0],
      [0, 0, side * -30],
    )
  const foot = (side: number) =>
    group(
      [mesh(rod(0.36, 2.4, 0.1), chrome(), [0, -1.1, 0]), mesh(ball(0.55), chrome(), [0, -2.4, 0])],
      [side * 3.4, 2.4, 0],
      [0, 0, side * 32],
    )
  return group([
    group(
      [
        mesh(
          turned(
            [
              [0, -2.5],
              [4.6, -2.5],
              [5.3, -1.9],
              [5.5, -1],
              [5.5, 1.6],
              [5.2, 2.2],
              [4.9, 2.3],
              [4.75, 2],
              [0, 1.9],
            ],
            0.5,
            128,
          ),
          coat(),
          [0, 0, 0],
          [90, 0, 0],
        ),
        mesh(new three.TorusGeometry(5.02, 0.3, 18, 128), coat(), [0, 0, 2.2]),
        mesh(new three.CircleGeometry(4.85, 96), printed(dial(false, '#f7f4ea', '#1c2024'), { roughness: 0.5 }), [0, 0, 2.02]),
        hand(2.7, 0.42, 303, 2.14, black()),
        hand(3.9, 0.32, 52, 2.24, black()),
        hand(2, 0.16, 180, 2.1, plastic('#c0392b', 0.4)),
        mesh(rod(0.3, 0.3, 0.08), black(), [0, 0, 2.3], [90, 0, 0]),
        mesh(new three.SphereGeometry(8.5, 64, 16, 0, Math.PI * 2, 0, 0.6).rotateX(Math.PI / 2), glass('#f2f8f8', 0.1), [0, 0, -4.8]),
      ],
      [0, 6.9, 0],
    ),
    bell(1),
    bell(-1),
    foot(1),
    foot(-1),
    // hammer
    mesh(rod(0.16, 2.8, 0.04), chrome(), [0.3, 13, 0], [0, 0, -8]),
    mesh(box(1.3, 0.75, 0.75, 0.2), chrome(), [0.5, 14.3, 0], [0, 0, -8]),
    mesh(
      wire(
        [
          [-2.5, 12.7, 0],
          [-1.9, 15.3, 0],
          [0, 16.2, 0],
          [1.9, 15.3, 0],
          [2.5, 12.7, 0],
        ],
        0.2,
      ),
      chrome(),
    ),
  ])
}

/** A clock with a round top on a plinth. */
function mantelClock() {
  const timber = (axis: number) => wood('walnut', axis, 1.6)
  const depth = 9
  // the back line of the case: low shoulders and a round top
  const top: Point2[] = [
    [-12.6, 0],
    [-12.6, 3.4],
    [-10.6, 5.4],
    [-8.6, 9],
    [-7.7, 13],
    [-5.4, 16.9],
    [0, 18.6],
    [5.4, 16.9],
    [7.7, 13],
    [8.6, 9],
    [10.6, 5.4],
    [12.6, 3.4],
    [12.6, 0],
  ]
  const curve = new three.SplineCurve(top.slice(1, -1).map(([x, y]) => new three.Vector2(x, y))).getPoints(90)
  const outline: Point2[] = [[-12.6, 0], ...curve.map(({ x, y }): Point2 => [x, y]), [12.6, 0]]
  const inset = outline.map(([x, y]): Point2 => [x * 0.94, y * 0.955 + 0.3])
  const gold = () => brass()
  return group([
    ...[1, -1].flatMap((x) => [1, -1].map((z) => mesh(rod(1, 0.8, 0.25), gold(), [x * 12.4, 0.4, z * 3.8]))),
    mesh(box(28, 1.3, depth + 3, 0.3), timber(0), [0, 1.45, 0]),
    mesh(box(26.8, 0.7, depth + 1.8, 0.3), timber(0), [0, 2.4, 0]),
    group(
      [
        mesh(plate(outline, depth, { radius: 0, bevel: 0.3 }), timber(0)),
        mesh(plate(inset, depth + 0.3, { radius: 0, bevel: 0.12 }), timber(0)),
        mesh(new three.TorusGeometry(6.1, 0.55, 24, 128), gold(), [0, 9.6, depth / 2 + 0.35]),
        mesh(new three.CircleGeometry(6, 96), printed(dial(true, '#f3ead2', '#2a221a'), { roughness: 0.55 }), [0, 9.6, depth / 2 + 0.3]),
        mesh(new three.TorusGeometry(2.5, 0.08, 8, 96), gold(), [0, 9.6, depth / 2 + 0.32]),
        ...[-2, 2].map((x) => mesh(new three.TorusGeometry(0.36, 0.12, 10, 32), gold(), [x, 8.1, depth / 2 + 0.34])),
        ...[-2, 2].map((x) => mesh(new three.CircleGeometry(0.34, 24), plastic('#241a12', 0.8), [x, 8.1, depth / 2 + 0.32])),
        group(
          [
            hand(3.2, 0.5, 305, 0.5, plastic('#1d1812', 0.3)),
            hand(5, 0.36, 48, 0.62, plastic('#1d1812', 0.3)),
            mesh(rod(0.32, 0.4, 0.1), gold(), [0, 0, 0.62], [90, 0, 0]),
          ],
          [0, 9.6, depth / 2 + 0.1],
        ),
        mesh(new three.SphereGeometry(11, 64, 16, 0, Math.PI * 2, 0, 0.58).rotateX(Math.PI / 2), glass('#f2f8f8', 0.09), [
          0,
          9.6,
          depth / 2 - 8.7,
        ]),
        mesh(
          plate(
            [
              [-3.4, 0],
              [3.4, 0],
              [3.4, 0.9],
              [-3.4, 0.9],
            ],
            0.2,
            { radius: 0.2 },
          ),
          gold(),
          [0, 1.4, depth / 2 + 0.2],
        ),
      ],
      [0, 2.7, 0],
    ),
  ])
}

/** An oval mirror that stands on a folding stay. */
function ovalMirror() {
  const gilt = () =>
    withSolid(Object.assign(brass(), { roughness: 0.3 }), {
      depth: 0.01,
      code: 'float s = fbm(p * 1.4); colour *= 0.82 + 0.34 * s; rough *= 0.8 + 0.5 * s; height = noise(p * 8.0);',
    })
  const view = printed(room(), { roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.02, envMapIntensity: 0.9 })
  const [a, b] = [7.2, 10.4]
  const ring = (grow: number, z: number, radius: number, bead = 0) =>
    mesh(
      sheet(
        (u, v) => {
          const [angle, t] = [u * Math.PI * 2, v * Math.PI * 2]
          const r = radius * (1 + bead * Math.sin(u * Math.PI * 2 * 60))
          const [nx, ny] = [Math.cos(angle) * b, Math.sin(angle) * a]
          const n = Math.hypot(nx, ny)
          return [
            Math.cos(angle) * (a + grow) + (nx / n) * r * Math.cos(t),
            Math.sin(angle) * (b + grow) + (ny / n) * r * Math.cos(t),
            z + r * Math.sin(t),
          ]
        },
        bead ? 480 : 160,
        16,
      ),
      gilt(),
    )
  // scrolls and a shell
  const scroll = (side: number) =>
    mesh(
      wire(
        Array.from({ length: 26 }, (_, i): Point3 => {
          const t = i / 25
          const angle = -0.4 + t * 7.2
          const r = 1.5 * (1 - t * 0.82)
          return [side * (1.9 + r * Math.cos(angle) * 1.05), 0.5 + r * Math.sin(angle), 0.2]
        }),
        0.27,
      ),
      gilt(),
    )
  const ornament = (y: number, turn: number, size: number) => {
    const made = group(
      [
        scroll(1),
        scroll(-1),
        ...[-56, -28, 0, 28, 56].map((lean) =>
          group([mesh(new three.SphereGeometry(1, 24, 18).scale(0.42, 1.15, 0.34), gilt(), [0, 1.25, 0])], [0, 0.2, 0.25], [0, 0, lean]),
        ),
        mesh(ball(0.5), gilt(), [0, 0.2, 0.45]),
      ],
      [0, y, 0.1],
      [0, 0, turn],
    )
    made.scale.setScalar(size)
    return made
  }
  return group([
    group(
      [
        mesh(new three.CircleGeometry(1, 128).scale(a + 0.05, b + 0.05, 1), view, [0, 0, 0.32]),
        mesh(
          rod(1, 0.5, 0.1, 128)
            .rotateX(Math.PI / 2)
            .scale(a + 0.4, b + 0.4, 1),
          felt('#2b2a28'),
          [0, 0, -0.1],
        ),
        ring(0.5, 0.2, 0.62),
        ring(-0.15, 0.5, 0.2, 0.35),
        ring(1.15, 0.1, 0.24),
        ornament(b + 0.9, 0, 1),
        ornament(-b - 0.9, 180, 0.72),
      ],
      [0, b + 3, 0],
      [-11, 0, 0],
    ),
    mesh(box(4, 15, 0.3, 0.1), felt('#2b2a28'), [0, 7, -4.6], [17, 0, 0]),
  ])
}

function bathDuck() {
  const body = () => tinted(Object.assign(plastic('#f2bf1d', 0.34), { clearcoat: 0.4, clearcoatRoughness: 0.25 }))
  const beak = () => Object.assign(plastic('#e8641b', 0.34), { clearcoat: 0.4 })
  const hull = loft(
    [
      { at: [-5.9, 4.75, 0], w: 0.2, d: 0.2 },
      { at: [-5.4, 4.3, 0], w: 1.3, d: 1.1 },
      { at: [-4.3, 3.4, 0], w: 3.9, d: 3.2 },
      { at: [-2.2, 2.7, 0], w: 6.5, d: 4.9 },
      { at: [0.4, 2.6, 0], w: 7.3, d: 5.2 },
      { at: [2.8, 2.7, 0], w: 6.2, d: 5 },
      { at: [4.3, 2.9, 0], w: 3.8, d: 3.6 },
      { at: [5, 3, 0], w: 0.3, d: 0.3 },
    ],
    { smooth: 14, sides: 64 },
  )
  const wing = (side: number) =>
    mesh(
      sheet(
        (u, v) => {
          const [angle, t] = [-u * Math.PI * 2, v]
          const r = Math.sin((t * Math.PI) / 2)
          const x = Math.cos(angle) * r * 2.7
          const y = Math.sin(angle) * r * 1.35 * (1 + 0.25 * Math.cos(angle))
          const feather = 0.09 * Math.sin(x * 2.4) * r
          return [x - 0.6, 3.2 + y + (x < 0 ? -x * 0.2 : 0), side * (3.25 - 0.1 * (x + 0.3) ** 2 + 0.62 * (1 - r ** 3) + feather)]
        },
        72,
        24,
      ),
      Object.assign(body(), { side: three.DoubleSide }),
    )
  const eye = (side: number) =>
    group([
      mesh(new three.SphereGeometry(0.5, 24, 18).scale(0.5, 1, 1), plastic('#ffffff', 0.2), [4, 7.4, side * 1.28], [0, side * -36, 0]),
      mesh(
        new three.SphereGeometry(0.32, 24, 18).scale(0.5, 1, 1),
        plastic('#15161a', 0.12),
        [4.22, 7.42, side * 1.36],
        [0, side * -36, 0],
      ),
      mesh(ball(0.09), plastic('#ffffff', 0.2), [4.36, 7.58, side * 1.36]),
    ])
  return group([
    mesh(hull, body()),
    mesh(rod(1.5, 0.3, 0.1), body(), [0.4, 0.1, 0]),
    mesh(new three.SphereGeometry(2.25, 64, 48).scale(1, 0.98, 0.96), body(), [2.6, 6.5, 0]),
    mesh(rod(1.75, 2, 0.4), body(), [2.5, 4.9, 0]),
    wing(1),
    wing(-1),
    eye(1),
    eye(-1),
    mesh(
      loft(
        [
          { at: [4.3, 6.5, 0], w: 2.1, d: 1 },
          { at: [5.2, 6.4, 0], w: 2, d: 0.72 },
          { at: [6, 6.55, 0], w: 2.05, d: 0.5 },
          { at: [6.5, 6.75, 0], w: 1.3, d: 0.3 },
          { at: [6.65, 6.82, 0], w: 0.3, d: 0.1 },
        ],
        { smooth: 8 },
      ),
      beak(),
    ),
    mesh(
      loft(
        [
          { at: [4.3, 6, 0], w: 1.7, d: 0.8 },
          { at: [5.3, 5.9, 0], w: 1.6, d: 0.45 },
          { at: [5.9, 6, 0], w: 0.9, d: 0.25 },
          { at: [6.05, 6.05, 0], w: 0.2, d: 0.1 },
        ],
        { smooth: 8 },
      ),
      beak(),
    ),
  ])
}

/** A waste basket of wire, welded at every crossing. */
function wireBasket() {
  const coat = () => Object.assign(powder('#2c2f33'), { metalness: 0.3 })
  const [low, high, tall] = [10, 13.3, 30]
  const at = (t: number) => low + (high - low) * t
  const upright = new three.CylinderGeometry(0.13, 0.13, Math.hypot(tall - 0.6, high - low), 8)
  const lean = Math.atan2(high - low, tall)
  const rods = copies(
    upright,
    Array.from({ length: 44 }, (_, i) => {
      const a = (i / 44) * Math.PI * 2
      return placed(
        [Math.cos(a) * at(0.5), tall / 2, Math.sin(a) * at(0.5)],
        [Math.cos(a) * Math.sin(lean), Math.cos(lean), Math.sin(a) * Math.sin(lean)],
      )
    }),
  )
  const ring = (t: number, radius: number) =>
    mesh(new three.TorusGeometry(at(t), radius, 10, 112), coat(), [0, 0.3 + t * (tall - 0.6), 0], [90, 0, 0])
  return group([
    mesh(rods, coat()),
    ...Array.from({ length: 15 }, (_, i) => ring((i + 0.5) / 15.5, 0.12)),
    ring(1, 0.42),
    ring(0, 0.34),
    mesh(
      turned(
        [
          [0, 0.2],
          [low, 0.2],
          [low + 0.25, 2.6],
          [low + 0.12, 2.6],
          [low - 0.2, 0.5],
          [0, 0.5],
        ],
        0.2,
        112,
      ),
      coat(),
    ),
  ])
}

function plunger() {
  const cup = () =>
    withSolid(Object.assign(rubber('#33302e'), { side: three.DoubleSide }), {
      depth: 0.01,
      code: 'float s = fbm(p * 0.7); colour *= 0.86 + 0.26 * s; height = noise(p * 9.0);',
    })
  return group([
    mesh(
      turned(
        [
          [6.4, 0.5],
          [6.6, 0],
          [7, 0.2],
          [7.05, 0.8],
          [6.6, 1.5],
          [6.5, 3.4],
          [5.6, 6],
          [3.4, 8],
          [1.9, 8.7],
          [1.75, 9.6],
          [1.95, 10.2],
          [1.7, 10.9],
          [1.9, 11.5],
          [1.6, 12.1],
          [1.15, 12.2],
          [1.15, 11],
        ],
        0.5,
        128,
      ),
      cup(),
    ),
    mesh(
      turned(
        [
          [0, 9],
          [1.14, 9],
          [1.14, 38],
          [1, 40.2],
          [1.25, 41.4],
          [1.5, 43.2],
          [1.2, 44.8],
          [0, 45],
        ],
        0.5,
        64,
      ),
      tinted(Object.assign(lacquer('#c0392b'), { clearcoat: 0.7 })),
    ),
    mesh(rod(1.16, 0.5, 0.1), tinted(lacquer('#c0392b')), [0, 37.6, 0]),
  ])
}

interface Roll {
  radius: number
  core: number
  height: number
  colour: string
  /** length of the loose end, cm */
  end: number
}

/** A roll of paper that stands, with a loose end. */
function paperRoll({ radius, core, height, colour, end }: Roll) {
  const material = () =>
    withSolid(Object.assign(paper(colour), { side: three.DoubleSide }), {
      depth: 0.035,
      code: `float a = atan(p.y, p.x) * ${radius.toFixed(1)}; vec2 q = vec2(a, p.z) * 1.1; q.x += 0.5 * mod(floor(q.y), 2.0); vec2 f = fract(q) - 0.5;
        float d = smoothstep(0.34, 0.16, length(f)); float g = noise(p * 14.0); height = g * 0.3 - d * 1.1; colour *= 0.97 - 0.07 * d + 0.04 * (g - 0.5);`,
    })
  const rim = withSolid(Object.assign(paper(colour), { side: three.DoubleSide }), {
    depth: 0.02,
    code: 'float r = length(p.xy); float s = noise(vec3(r * 22.0, atan(p.y, p.x) * 1.4, 0.0)); height = s; colour *= 0.8 + 0.22 * s;',
  })
  // the outer turn ends in a sheet that falls away from the roll
  const start = -0.35
  const turn = sheet(
    (u, v) => {
      const reach = u * (Math.PI * 2 * radius + end)
      const wound = Math.PI * 2 * radius
      const y = v * height
      if (reach <= wound) {
        const a = start - Math.PI * 2 + reach / radius
        const r = radius + 0.09 * (reach / wound)
        return [Math.cos(a) * r, y, Math.sin(a) * r]
      }
      const s = reach - wound
      const [tx, tz] = [-Math.sin(start), Math.cos(start)]
      const bend = 0.012 * s * s
      const wave = 0.2 * Math.sin(s * 0.7 + y * 0.06) * ease(0, 5, s)
      const r = radius + 0.09
      return [Math.cos(start) * (r + bend + wave) + tx * s, y, Math.sin(start) * (r + bend + wave) + tz * s]
    },
    260,
    24,
  )
  const board = withSolid(Object.assign(paper('#a98a63'), { side: three.DoubleSide }), {
    code: 'colour *= 0.86 + 0.2 * noise(vec3(p.xy * 3.0, p.z * 1.0));',
  })
  return group([
    mesh(turn, material()),
    mesh(new three.CylinderGeometry(core, core, height, 72, 1, true), board, [0, height / 2, 0]),
    mesh(new three.CylinderGeometry(core - 0.14, core - 0.14, height, 72, 1, true), board, [0, height / 2, 0]),
    ...[height - 0.02, 0.02].map((y) =>
      mesh(new three.RingGeometry(core - 0.14, core, 72).rotateX(-Math.PI / 2), board, [0, y + 0.005, 0]),
    ),
    mesh(new three.RingGeometry(core, radius, 128, 6).rotateX(-Math.PI / 2), rim, [0, height - 0.02, 0]),
    mesh(new three.RingGeometry(core, radius, 128, 6).rotateX(Math.PI / 2), rim, [0, 0.02, 0]),
  ])
}

/** A star that stands on the spiral which slips over the tip of a tree. */
function treeStar() {
  const gold = () =>
    withSolid(Object.assign(brass(), { color: new three.Color('#d9a93c'), roughness: 0.3, clearcoat: 0.5, clearcoatRoughness: 0.2 }), {
      depth: 0.002,
      code: 'height = noise(p * 12.0); colour *= 0.94 + 0.1 * fbm(p);',
    })
  // five ridges from the middle to the tips
  const outline = rounded(starOutline(9.2, 4.3), 1, true, 8)
  const half = (sign: number) =>
    sheet(
      (u, t) => {
        const at = outline[Math.round(u * outline.length) % outline.length] as three.Vector2
        const k = Math.sin((t * Math.PI) / 2)
        const a = Math.atan2(at.y, at.x) - Math.PI / 2
        const ridge = Math.abs(Math.cos(a * 2.5))
        return [at.x * k, at.y * k, sign * (0.45 + (1 - k) * (0.85 + 0.5 * ridge) - 0.45 * ease(0.93, 1, k))]
      },
      outline.length,
      30,
    )
  const spiral = Array.from({ length: 90 }, (_, i): Point3 => {
    const t = i / 89
    const a = t * Math.PI * 12
    const r = 0.9 + 1 * (1 - t)
    return [Math.cos(a) * r, t * 6.4, Math.sin(a) * r - 0.1]
  })
  return group([
    group([mesh(half(1), gold()), mesh(half(-1), gold())], [0, 13.2, 0]),
    mesh(new three.TubeGeometry(new three.CatmullRomCurve3(spiral.map((point) => new three.Vector3(...point))), 420, 0.13, 10), gold()),
    mesh(
      wire(
        [
          [0.9, 6.4, -0.1],
          [0.3, 7.2, -0.5],
          [0, 8.6, -0.7],
          [0, 11, -1.1],
        ],
        0.13,
      ),
      gold(),
    ),
  ])
}

/** A glass dome on a cord, with a rod that strikes it and a strip of paper for the wind. */
function windBell() {
  const dome = tinted(Object.assign(glass('#5d9cc4', 0.5), { depthWrite: true }))
  const strip = drawn(256, 1024, (c) => {
    c.fillStyle = '#f6efdf'
    c.fillRect(0, 0, 256, 1024)
    c.strokeStyle = '#2f5d7c'
    c.lineWidth = 9
    c.lineCap = 'round'
    for (let i = 0; i < 5; i++) {
      c.beginPath()
      for (let x = 20; x <= 236; x += 6) c.lineTo(x, 640 + i * 66 + 18 * Math.sin(x / 26 + i * 1.4))
      c.stroke()
    }
    c.fillStyle = '#c0412f'
    c.beginPath()
    c.arc(160, 250, 66, 0, Math.PI * 2)
    c.fill()
  })
  const cord = () => fabric('#8a2f2a', 6)
  const wave = sheet((u, v) => [(u - 0.5) * 5, -v * 12, 0.8 * Math.sin(v * 4.4) * v + 0.16 * Math.sin(u * 3)], 10, 60)
  const flowers = [0.2, 1.35, 2.5, 3.6, 4.8].flatMap((a, i) => {
    const y = 21.5 + (i % 2) * 1.2
    const r = 4.06 - (y - 21) * 0.07
    return Array.from({ length: 5 }, (_, k) => {
      const b = (k / 5) * Math.PI * 2
      const aa = a + (Math.cos(b) * 0.42) / r
      return placed([Math.cos(aa) * r, y + Math.sin(b) * 0.42, Math.sin(aa) * r], [Math.cos(aa), 0, Math.sin(aa)], [0.34, 0.08, 0.34])
    })
  })
  return group([
    mesh(
      turned(
        [
          [3.2, 18.9],
          [3.9, 20.4],
          [4.1, 22.2],
          [3.6, 24.4],
          [2, 25.9],
          [0.5, 26.3],
        ],
        1.2,
        128,
      ),
      dome,
    ),
    mesh(new three.TorusGeometry(3.2, 0.12, 12, 128), tinted(glass('#7fb4d6', 0.8)), [0, 18.9, 0], [90, 0, 0]),
    mesh(copies(new three.SphereGeometry(1, 16, 12), flowers), plastic('#f7f2e6', 0.4)),
    mesh(
      copies(
        new three.SphereGeometry(1, 12, 8),
        [0.2, 1.35, 2.5, 3.6, 4.8].map((a, i) => {
          const y = 21.5 + (i % 2) * 1.2
          const r = 4.1 - (y - 21) * 0.07
          return placed([Math.cos(a) * r, y, Math.sin(a) * r], [Math.cos(a), 0, Math.sin(a)], [0.2, 0.1, 0.2])
        }),
      ),
      plastic('#e0a02c', 0.4),
    ),
    mesh(
      wire(
        [
          [0, 26.1, 0],
          [0, 28, 0],
          [-0.9, 29.6, 0],
          [0, 31.4, 0],
          [0.9, 29.6, 0],
          [0, 28, 0],
        ],
        0.11,
      ),
      cord(),
    ),
    mesh(ball(0.42), wood('beech', 1, 0.5), [0, 26.6, 0]),
    mesh(rod(0.05, 11, 0.01), cord(), [0, 21.2, 0]),
    mesh(rod(0.34, 4.6, 0.1), glass('#eef6f6', 0.75), [0, 18.4, 0]),
    mesh(wave, printed(strip, { roughness: 0.9, side: three.DoubleSide }), [0, 15.7, 0]),
    mesh(rod(0.12, 5.2, 0.04), wood('beech', 0, 0.5), [0, 15.7, 0], [0, 0, 90]),
  ])
}

/** A strip of ribbon along a path in the xy plane, `width` wide across z at every step. */
function strip(path: readonly Point2[], widths: readonly number[], { cup = 0.12, ripple = 0.1, cut = 0, columns = 18, seed = 0 } = {}) {
  const curve = new three.CatmullRomCurve3(path.map(([x, y]) => new three.Vector3(x, y, 0)))
  const width = along(widths)
  return sheet(
    (u, t) => {
      const side = (u - 0.5) * 2
      const end = 1 - cut * 0.06 * (1 - Math.abs(side)) * ease(0.6, 1, t)
      const at = curve.getPoint(t * end)
      const way = curve.getTangent(t * end)
      const half = width(t) / 2
      // gathered at the knot, so folds fan out from there
      const fold = ripple * Math.sin(side * 7 + seed) * (1.2 - half / 3.4) + cup * half * (side * side - 0.4)
      return [at.x - way.y * fold, at.y + way.x * fold, side * half]
    },
    columns,
    72,
  )
}

/** A bow with two large loops and two tails, standing up as on a door. */
function velvetBow() {
  const velvet = () =>
    tinted(
      withSolid(Object.assign(felt('#8f1a2b'), { sheen: 1, sheenRoughness: 0.35, sheenColor: new three.Color('#ff9aa8') }), {
        depth: 0.008,
        code: 'float s = noise(p * 26.0); height = s; colour *= 0.86 + 0.2 * s;',
      }),
    )
  const loop = (side: number) =>
    group(
      [
        mesh(
          strip(
            [
              [0.3, 0.4],
              [3, 2.2],
              [7, 4.4],
              [10.6, 4.6],
              [12, 2.4],
              [10.4, 0.2],
              [6.6, -0.6],
              [3, -0.3],
              [0.3, -0.2],
            ],
            [2.2, 4.2, 5.8, 6, 6, 6, 5.8, 4.2, 2.2],
            { ripple: 0.34, cup: 0.08, seed: side },
          ),
          velvet(),
        ),
      ],
      [0, 0.9, 0],
      [0, side > 0 ? -8 : 188, 0],
    )
  const tail = (side: number) =>
    group(
      [
        mesh(
          strip(
            [
              [0.2, 0.5],
              [3, 0.9],
              [7, 0.35],
              [11, 0.6],
              [14.5, 0.25],
            ],
            [2, 4.4, 5.8, 6, 6],
            { ripple: 0.24, cup: 0.03, cut: 2.4, seed: side * 2 },
          ),
          velvet(),
        ),
      ],
      [0, 0, 0],
      [0, side > 0 ? -62 : -118, 0],
    )
  return group([
    loop(1),
    loop(-1),
    tail(1),
    tail(-1),
    mesh(
      loft(
        [
          { at: [0, 0.3, -1.7], w: 2.2, d: 1.2, power: 3 },
          { at: [0, 1.1, -1.3], w: 2.7, d: 2, power: 3 },
          { at: [0, 1.5, 0], w: 3, d: 2.4, power: 3 },
          { at: [0, 1.1, 1.3], w: 2.7, d: 2, power: 3 },
          { at: [0, 0.3, 1.7], w: 2.2, d: 1.2, power: 3 },
        ],
        { smooth: 8, wave: (angle) => 1 + 0.03 * Math.sin(angle * 9) },
      ),
      velvet(),
    ),
  ])
}

const satinOf = (colour: string) =>
  withSolid(
    Object.assign(plastic(colour, 0.3), {
      sheen: 0.9,
      sheenRoughness: 0.3,
      side: three.DoubleSide,
      clearcoat: 0.25,
      clearcoatRoughness: 0.35,
    }),
    {
      code: 'colour *= 0.95 + 0.08 * noise(vec3(p.x * 1.5, p.y * 24.0, p.z * 1.5));',
    },
  )

/** A bow of six loops. */
function satinBow() {
  const satin = () => tinted(satinOf('#c22b3a'))
  const loop = (turn: number, size: number, lift: number) =>
    group(
      [
        mesh(
          strip(
            (
              [
                [0.1, 0.3],
                [1.6, 1.6 + lift],
                [4, 2.7 + lift],
                [6.2, 2.6 + lift],
                [7, 1.3 + lift * 0.8],
                [5.8, 0.3 + lift * 0.4],
                [3, 0.1],
                [0.1, 0.1],
              ] as const
            ).map(([x, y]): Point2 => [x * size, y * size]),
            [1.4, 2.8, 3.8, 4, 4, 3.9, 2.6, 1.4].map((w) => w * size),
            { ripple: 0.16, cup: 0.1, seed: turn, columns: 14 },
          ),
          satin(),
        ),
      ],
      [0, 0.1, 0],
      [0, turn, 0],
    )
  const tail = (turn: number) =>
    group(
      [
        mesh(
          strip(
            [
              [0.2, 0.15],
              [3, 0.3],
              [5.6, 0.12],
              [8.4, 0.16],
            ],
            [1.4, 3.2, 3.9, 4],
            { ripple: 0.1, cup: 0.02, seed: turn },
          ),
          satin(),
        ),
      ],
      [0, 0, 0],
      [0, turn, 0],
    )
  return group([
    ...[0, 120, 240].map((turn) => loop(turn + 14, 1, 0)),
    ...[60, 180, 300].map((turn) => loop(turn + 14, 0.84, 1.1)),
    tail(-58),
    tail(-100),
    mesh(
      sheet(
        (u, v) => {
          const [a, t] = [-u * Math.PI * 2, v * Math.PI]
          const r = 1.25 * Math.sin(t) * (1 + 0.05 * Math.sin(a * 8))
          return [Math.cos(a) * r, 2.2 - 1.15 * Math.cos(t), Math.sin(a) * r]
        },
        48,
        24,
      ),
      satin(),
    ),
  ])
}

/** A box of board in the shape of a heart; the ribbon is fixed to its lid. */
function heartBox() {
  const cover = () =>
    tinted(
      withSolid(Object.assign(paper('#d97f97'), { roughness: 0.62 }), {
        depth: 0.006,
        code: 'float s = noise(p * 16.0); height = s; colour *= 0.96 + 0.06 * s;',
      }),
    )
  const gold = () => satinOf('#cf9f3f')
  const flat = (size: number, depth: number, bevel: number) => plate(heartOutline(size), depth, { radius: 0, bevel })
  // a band round the lid and another across it
  const rim = new three.CatmullRomCurve3(
    heartOutline(8.62).map(([x, y]) => new three.Vector3(x, 0, -y)),
    true,
  )
  const points = rim.getSpacedPoints(240)
  const band = sheet(
    (u, v) => {
      const { x, z } = points[Math.round(u * 240) % 240] as three.Vector3
      return [x, 4.3 + (1 - v) * 1.1, z]
    },
    240,
    2,
  )
  const loop = (turn: number, size: number) =>
    group(
      [
        mesh(
          strip(
            (
              [
                [0.1, 0.3],
                [1.4, 1.4],
                [3.2, 2.2],
                [4.8, 2],
                [5.2, 0.9],
                [4, 0.2],
                [2, 0.1],
                [0.1, 0.1],
              ] as const
            ).map(([x, y]): Point2 => [x * size, y * size]),
            [0.9, 1.6, 2.1, 2.2, 2.2, 2.1, 1.6, 0.9],
            { ripple: 0.1, cup: 0.08, columns: 12, seed: turn },
          ),
          gold(),
        ),
      ],
      [0, 6.1, -0.6],
      [0, turn, 0],
    )
  const tail = (turn: number) =>
    group(
      [
        mesh(
          strip(
            [
              [0.2, 0.2],
              [2, 0.35],
              [4, 0.12],
              [5.6, 0.2],
            ],
            [0.9, 1.8, 2.1, 2.2],
            { ripple: 0.06, cup: 0.02, cut: 2, seed: turn, columns: 12 },
          ),
          gold(),
        ),
      ],
      [0, 6.05, -0.6],
      [0, turn, 0],
    )
  const lid = heartOutline(8.6)
  // the ribbon lies across, as wide as the heart is at its height
  const reach = Math.min(...lid.filter(([x, y]) => Math.abs(y - 0.6) < 1.6 && Math.abs(x) > 4).map(([x]) => Math.abs(x)))
  return group([
    mesh(flat(8.3, 4.8, 0.12), cover(), [0, 2.4, 0], [-90, 0, 0]),
    mesh(flat(8.6, 2.4, 0.16), cover(), [0, 4.82, 0], [-90, 0, 0]),
    mesh(band, gold()),
    mesh(box(reach * 2 - 0.1, 0.1, 2.1, 0.04), gold(), [0, 6.02, -0.6]),
    ...[8, 172].map((turn) => loop(turn, 1)),
    ...[-34, 214].map((turn) => loop(turn, 0.82)),
    tail(-56),
    tail(-118),
    mesh(new three.SphereGeometry(0.9, 32, 24).scale(1, 0.8, 0.9), gold(), [0, 6.8, -0.6]),
  ])
}

/** Small things for the home and for presents. */
export const decor: Record<string, Model> = {
  'heart-cushion': { build: heartCushion, azimuth: 10, elevation: 42 },
  'star-cushion': { build: starCushion, azimuth: 18, elevation: 14 },
  'alarm-clock': { build: alarmClock, azimuth: 22, elevation: 10 },
  'mantelpiece-clock': { build: mantelClock, azimuth: 22, elevation: 12 },
  mirror: { build: ovalMirror, azimuth: 18, elevation: 8 },
  duck: { build: bathDuck, azimuth: 36, elevation: 14 },
  wastebasket: { build: wireBasket, azimuth: 0, elevation: 24 },
  plunger: { build: plunger, azimuth: 0, elevation: 14 },
  'kitchen-roll': { build: () => paperRoll({ radius: 6, core: 2, height: 23, colour: '#f8f6f1', end: 9 }), azimuth: 10, elevation: 24 },
  'wiping-roll': { build: () => paperRoll({ radius: 6, core: 1.8, height: 11, colour: '#c9ab7d', end: 8 }), azimuth: 10, elevation: 28 },
  'tree-top-star': { build: treeStar, azimuth: 18, elevation: 8 },
  'wind-chime': { build: windBell, azimuth: 14, elevation: 6, isHanging: true },
  'velvet-bow': { build: velvetBow, azimuth: 0, elevation: 44 },
  'satin-bow': { build: satinBow, azimuth: 0, elevation: 46 },
  'heart-box': { build: heartBox, azimuth: 12, elevation: 36 },
}
