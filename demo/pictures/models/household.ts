import * as three from 'three'
import { chance, copies, placed, roundedRing } from '../forms.ts'
import {
  brass,
  brushed,
  cardboard,
  chrome,
  fabric,
  glass,
  knit,
  lacquer,
  leather,
  paper,
  plastic,
  powder,
  printed,
  rubber,
  steel,
  terracotta,
  tinted,
  wax,
  withSolid,
  wood,
} from '../materials.ts'
import type { Model } from '../model.ts'
import { arc, ball, box, cone, drawn, group, lay, loft, mesh, type Point2, type Point3, plate, rod, turned, wire } from '../shapes.ts'

function flashlight() {
  const alloy = steel(0.42, '#33373c')
  const grip = loft(
    [
      { at: [0, 2.4, 0], w: 3.5 },
      { at: [0, 11, 0], w: 3.5 },
    ],
    {
      smooth: 40,
      sides: 120,
      wave: (angle, t) => 1 - 0.022 * (0.5 + 0.5 * Math.cos(angle * 14)) - 0.03 * Math.max(0, Math.cos(t * 44)) ** 6,
    },
  )
  const head = turned(
    [
      [0, 11],
      [1.6, 11],
      [1.7, 12.4],
      [2.7, 14.6],
      [2.95, 15],
      [2.95, 18],
      [2.7, 18.4],
      [2.45, 18.4],
      [2.4, 17.9],
    ],
    0.25,
  )
  return group([
    group(
      [
        mesh(rod(1.75, 2.4, 0.4), alloy, [0, 1.2, 0]),
        mesh(rod(0.9, 0.5, 0.2), rubber('#1c1e21'), [0, -0.1, 0]),
        mesh(grip, tinted(rubber('#c27a1c'))),
        mesh(head, alloy),
        mesh(new three.TorusGeometry(2.97, 0.12, 10, 96), chrome(), [0, 15.4, 0], [90, 0, 0]),
        mesh(new three.TorusGeometry(2.97, 0.12, 10, 96), chrome(), [0, 17.4, 0], [90, 0, 0]),
        mesh(
          turned(
            [
              [0.4, 15.6],
              [1, 15.9],
              [1.9, 16.8],
              [2.4, 17.8],
            ],
            0.4,
          ),
          // bright studio lights would show as blobs in a polished reflector
          Object.assign(steel(0.36, '#dfe3e6'), { side: three.DoubleSide, envMapIntensity: 0.8 }),
        ),
        mesh(ball(0.55), plastic('#fff3c4', 0.2), [0, 15.9, 0]),
        mesh(rod(2.42, 0.14, 0.02), Object.assign(glass('#eef6f6', 0.1), { envMapIntensity: 0.5, clearcoat: 0 }), [0, 18, 0]),
        mesh(box(1.1, 2, 0.5, 0.25), rubber('#1c1e21'), [0, 12, 1.6], [-14, 0, 0]),
      ],
      [0, 2.95, 0],
      [76, 38, 0],
    ),
  ])
}

function cell(colour: string, label: string) {
  const wrap = drawn(1024, 512, (c) => {
    c.fillStyle = '#23272c'
    c.fillRect(0, 0, 1024, 512)
    c.fillStyle = colour
    c.fillRect(0, 0, 1024, 190)
    c.fillStyle = '#f4f2ea'
    for (const x of [130, 640]) {
      c.font = 'bold 104px sans-serif'
      c.fillText(label, x, 410)
      c.font = 'bold 84px sans-serif'
      c.fillText('+', x + 40, 130)
      c.font = '38px sans-serif'
      c.fillText('1.2 V', x + 6, 466)
    }
  })
  return [
    mesh(new three.CylinderGeometry(1.62, 1.62, 5.5, 96, 1, true), printed(wrap, { roughness: 0.32, clearcoat: 0.5 }), [0, 3.05, 0]),
    mesh(rod(1.6, 5.9, 0.2), steel(0.25), [0, 3, 0]),
    mesh(rod(0.52, 0.4, 0.12), steel(0.25), [0, 6.1, 0]),
    mesh(new three.TorusGeometry(1.15, 0.1, 8, 64), plastic('#1c1e21'), [0, 5.94, 0], [90, 0, 0]),
  ]
}

const battery = () =>
  group([
    group(cell('#3f8a58', 'D'), [-1.9, 0, -0.6], [0, -28, 0]),
    group([group(cell('#3f8a58', 'D'), [0, -3, 0], [0, 40, 0])], [3.2, 1.62, 1.6], [0, -24, 90]),
  ])

function lightBulb() {
  const screw = Array.from({ length: 5 }, (_, i) =>
    mesh(new three.TorusGeometry(1.25, 0.22, 12, 64), steel(0.3), [0, 1.1 + i * 0.52, 0], [88, 0, 0]),
  )
  const filament = Array.from({ length: 61 }, (_, i): Point3 => {
    const t = i / 60
    return [(t - 0.5) * 2.6, 7.4 + 0.9 * Math.abs(Math.cos(t * Math.PI * 4)), Math.sin(t * Math.PI * 8) * 0.5]
  })
  const glow = plastic('#e8892c', 0.4)
  glow.emissive = new three.Color('#ffb04a')
  glow.emissiveIntensity = 1.6
  return group([
    mesh(cone(0.5, 0.85, 0.6), plastic('#1c1e21'), [0, 0.3, 0]),
    mesh(rod(1.25, 2.8, 0.2), steel(0.3), [0, 2, 0]),
    ...screw,
    mesh(cone(0.9, 0.35, 2.4), glass('#f4e3c0', 0.45), [0, 4.4, 0]),
    mesh(
      wire(
        [
          [-0.2, 4.6, 0],
          [-0.6, 6, 0],
          [-1.3, 7.4, 0],
        ],
        0.05,
      ),
      steel(),
    ),
    mesh(
      wire(
        [
          [0.2, 4.6, 0],
          [0.6, 6, 0],
          [1.3, 7.4, 0],
        ],
        0.05,
      ),
      steel(),
    ),
    mesh(wire(filament, 0.07), glow),
    mesh(
      turned(
        [
          [1.3, 3.2],
          [1.45, 3.8],
          [2.1, 5.2],
          [3, 7],
          [3.1, 8.6],
          [2.6, 10.4],
          [1.4, 11.4],
          [0, 11.6],
        ],
        1.3,
      ),
      glass('#eeb266', 0.32),
    ),
  ])
}

function electricPlug() {
  const black = rubber('#25282c')
  const cord: Point3[] = [
    [0, 1.6, 4.4],
    [0, 1, 8],
    [-1.24, 0.45, 10.1],
    [-4.96, 0.4, 10.72],
    [-7.44, 0.4, 7.62],
    [-6.2, 0.4, 3.28],
    [-1.86, 0.4, -1.06],
    [3.72, 0.4, -2.3],
    [8.06, 0.4, 0.18],
    [8.68, 0.4, 5.14],
    [4.96, 0.4, 8.86],
    [0, 1.1, 8.49],
    [-5.58, 0.4, 8.86],
    [-9.3, 0.4, 11.34],
  ]
  const body = loft(
    [
      { at: [0, 1.9, -2.6], w: 3.7, d: 3.5 },
      { at: [0, 1.9, -2.2], w: 3.9, d: 3.7 },
      { at: [0, 1.9, 0.4], w: 3.8, d: 3.6 },
      { at: [0, 1.8, 2], w: 2.6, d: 2.4 },
      { at: [0, 1.7, 3], w: 1.5, d: 1.4 },
      { at: [0, 1.6, 5.4], w: 1.1, d: 1.1 },
    ],
    { smooth: 8 },
  )
  const pin = (x: number) =>
    group([
      mesh(rod(0.3, 1.9, 0.1), chrome(), [x, 1.9, -4.2], [90, 0, 0]),
      mesh(rod(0.32, 1.1, 0.02), plastic('#1c1e21'), [x, 1.9, -3], [90, 0, 0]),
    ])
  return group([
    group([mesh(body, black), pin(0.95), pin(-0.95), mesh(rod(0.5, 0.3, 0.05), brass(), [0, 3.6, -0.8])], [0, 0, 0], [0, 180, 0]),
    group([mesh(wire(cord, 0.42), tinted(rubber('#c8642a')))], [0, 0, 0], [0, 180, 0]),
  ])
}

function parcel() {
  const board = cardboard()
  const tape = plastic('#c9a267', 0.25)
  const label = drawn(640, 420, (c) => {
    c.fillStyle = '#f7f6f2'
    c.fillRect(0, 0, 640, 420)
    c.fillStyle = '#1b1d20'
    for (let x = 40; x < 600; ) {
      const w = 3 + ((x * 7) % 9)
      c.fillRect(x, 40, w, 130)
      x += w + 4 + ((x * 3) % 8)
    }
    c.font = 'bold 46px sans-serif'
    c.fillText('VILNIUS LT-01104', 40, 250)
    c.fillRect(40, 290, 360, 12)
    c.fillRect(40, 326, 280, 12)
    c.fillRect(40, 362, 320, 12)
  })
  const arrows = drawn(300, 300, (c) => {
    c.fillStyle = '#bf935f'
    c.fillRect(0, 0, 300, 300)
    c.fillStyle = '#3b2c1d'
    for (const x of [80, 190]) {
      c.beginPath()
      c.moveTo(x + 15, 60)
      c.lineTo(x + 55, 120)
      c.lineTo(x + 28, 120)
      c.lineTo(x + 28, 210)
      c.lineTo(x + 2, 210)
      c.lineTo(x + 2, 120)
      c.lineTo(x - 25, 120)
      c.fill()
    }
    c.fillRect(50, 232, 205, 12)
  })
  return group([
    mesh(box(36, 24, 26, 0.3), board, [0, 12, 0]),
    mesh(box(36.1, 0.1, 5, 0.02), tape, [0, 24, 0]),
    mesh(box(0.1, 6, 5, 0.02), tape, [18.02, 21, 0]),
    mesh(box(0.1, 6, 5, 0.02), tape, [-18.02, 21, 0]),
    mesh(box(35.9, 0.06, 0.18, 0.02), plastic('#7a5a35'), [0, 24.04, 0]),
    mesh(new three.PlaneGeometry(13, 8.5), printed(label, { roughness: 0.7 }), [-7, 12.5, 13.04]),
    mesh(new three.PlaneGeometry(6, 6), printed(arrows, { roughness: 0.9 }), [12.6, 6, 13.03]),
  ])
}

function jar() {
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [4.2, 0],
          [4.7, 0.8],
          [4.7, 9.6],
          [4.3, 11],
          [3.7, 11.6],
          [3.7, 13],
          [3.5, 13],
          [3.5, 11.6],
          [4.4, 9.4],
          [4.4, 1],
          [0, 0.6],
        ],
        0.7,
      ),
      glass('#e4f0ee', 0.26),
    ),
    mesh(rod(4, 1.7, 0.3), tinted(lacquer('#c9a23a')), [0, 12.9, 0]),
    ...Array.from({ length: 40 }, (_, i) => {
      const angle = (i / 40) * Math.PI * 2
      return mesh(rod(0.16, 1.3, 0.1, 8), tinted(lacquer('#c9a23a')), [Math.cos(angle) * 4, 12.8, Math.sin(angle) * 4])
    }),
  ])
}

function fireExtinguisher() {
  const red = lacquer('#c2241c')
  const label = drawn(512, 640, (c) => {
    c.fillStyle = '#f4f2ea'
    c.fillRect(0, 0, 512, 640)
    c.fillStyle = '#b8281e'
    c.fillRect(0, 0, 512, 150)
    c.fillStyle = '#ffffff'
    c.font = 'bold 92px sans-serif'
    c.fillText('ABC 6 kg', 56, 108)
    c.fillStyle = '#2b2d30'
    for (let i = 0; i < 3; i++) {
      c.strokeStyle = '#2b2d30'
      c.lineWidth = 6
      c.strokeRect(40 + i * 150, 190, 130, 150)
      c.beginPath()
      c.arc(105 + i * 150, 265, 36, 0, Math.PI * 2)
      c.fill()
    }
    for (let i = 0; i < 8; i++) c.fillRect(40, 380 + i * 28, 300 + ((i * 53) % 130), 10)
  })
  const hose: Point3[] = [
    [1.6, 48.6, 0],
    [7, 48.4, 1],
    [10.6, 43, 2],
    [11, 34, 2],
    [10.4, 24, 2],
    [9.8, 17, 2],
  ]
  return group([
    mesh(
      turned(
        [
          [0, 0.6],
          [7, 0],
          [8, 0.6],
          [8.2, 2.4],
          [8.2, 34],
          [7.6, 38],
          [4, 42.4],
          [2.2, 43.2],
          [2.2, 45],
          [0, 45],
        ],
        1.6,
      ),
      red,
    ),
    mesh(rod(8.28, 2.6, 0.3, 96), plastic('#22252a'), [0, 1.4, 0]),
    mesh(new three.CylinderGeometry(8.24, 8.24, 19, 96, 1, true, -0.62, 1.5), printed(label, { roughness: 0.35 }), [0, 19, 0]),
    mesh(rod(2, 3.4, 0.3), brass(), [0, 46.4, 0]),
    mesh(box(4, 3.6, 3.2, 0.5), brass(), [0, 48.8, 0]),
    mesh(rod(1.5, 0.9, 0.2), plastic('#f4f2ea'), [0, 48.8, 1.9], [90, 0, 0]),
    mesh(rod(1.7, 0.6, 0.15), chrome(), [0, 48.8, 1.6], [90, 0, 0]),
    mesh(
      loft(
        [
          { at: [1, 51.4, 0], w: 2.2, d: 1 },
          { at: [-5, 52, 0], w: 2.4, d: 0.9 },
          { at: [-13, 55.2, 0], w: 2.2, d: 0.7 },
        ],
        { smooth: 8 },
      ),
      plastic('#22252a', 0.35),
    ),
    mesh(
      loft(
        [
          { at: [0, 49.4, 0], w: 2, d: 1 },
          { at: [-6, 49, 0], w: 2.2, d: 0.9 },
          { at: [-13, 46.6, 0], w: 2, d: 0.7 },
        ],
        { smooth: 8 },
      ),
      plastic('#22252a', 0.35),
    ),
    mesh(new three.TorusGeometry(1.3, 0.18, 8, 40), plastic('#d8b020'), [-2.4, 50.4, 2.2], [0, 30, 0]),
    mesh(wire(hose, 0.9), rubber('#1f2226')),
    mesh(cone(1.6, 1, 7, 0.3), rubber('#1f2226'), [9.6, 13.6, 2]),
    mesh(new three.TorusGeometry(8.4, 0.3, 8, 96), steel(0.4), [0, 24, 0], [90, 0, 0]),
  ])
}

function key(at: Point3, turn: number) {
  return group(
    [
      mesh(new three.TorusGeometry(0.85, 0.22, 10, 40), brushed(0, '#cda24e'), [0, 0, 0], [90, 0, 0]),
      mesh(box(0.3, 0.24, 3.4, 0.08), brushed(2, '#cda24e'), [0, 0, -2.3]),
      mesh(box(0.9, 0.24, 0.4, 0.05), brushed(0, '#cda24e'), [0.4, 0, -3.4]),
      mesh(box(0.7, 0.24, 0.3, 0.05), brushed(0, '#cda24e'), [0.3, 0, -2.7]),
    ],
    at,
    [0, turn, 0],
  )
}

function padlock(metal: () => three.MeshPhysicalMaterial, width: number, keys: number) {
  const shackle: Point3[] = [
    [2.1, 4, 0],
    [2.1, 7, 0],
    ...arc(2.1, 0, 180, [0, 7.4], 10).map(([x, y]): Point3 => [x, y, 0]),
    [-2.1, 7, 0],
    [-2.1, 4, 0],
  ]
  return group([
    mesh(box(width, 5.6, 2.6, 0.5), metal(), [0, 2.8, 0]),
    mesh(wire(shackle, 0.5, { tension: 0.3 }), chrome()),
    mesh(rod(0.95, 0.3, 0.1), steel(0.3), [0, 2.6, 1.25], [90, 0, 0]),
    mesh(box(0.26, 1.1, 0.2, 0.05), plastic('#101215'), [0, 2.6, 1.38]),
    ...Array.from({ length: keys }, (_, i) => key([4.4 + i * 1.3, 0.25 + i * 0.26, 4 - i * 0.6], 38 + i * 34)),
  ])
}

function ladder() {
  const pine = wood('ash', 1, 2)
  const rail = (side: number) =>
    mesh(
      loft([
        { at: [side * 24, 0, 0], w: 6, d: 3.4, power: 7 },
        { at: [side * 17, 200, 0], w: 6, d: 3.4, power: 7 },
      ]),
      pine,
    )
  const rungs = Array.from({ length: 7 }, (_, i) => {
    const y = 22 + i * 26
    return mesh(rod(1.9, 48 - (y / 200) * 14, 0.4), wood('ash', 1, 1), [0, y, 0], [0, 0, 90])
  })
  return group([group([rail(1), rail(-1), ...rungs], [0, 0, 0], [-16, 0, 0])])
}

function soap() {
  const bar = (colour: string) =>
    withSolid(wax(colour), {
      depth: 0.01,
      code: 'float s = fbm(p * 0.9 + 2.0 * noise(p * 0.5)); colour *= 0.84 + 0.3 * s; height = noise(p * 8.0);',
    })
  const stamp = drawn(512, 300, (c) => {
    c.clearRect(0, 0, 512, 300)
    c.strokeStyle = '#5a4a2e'
    c.lineWidth = 7
    c.strokeRect(20, 20, 472, 260)
    c.fillStyle = '#5a4a2e'
    c.font = 'bold 74px serif'
    c.fillText('MUILAS', 108, 140)
    c.font = '52px serif'
    c.fillText('100 g', 190, 220)
  })
  return group([
    mesh(box(9, 2.9, 6, 0.9), tinted(bar('#b9a05c')), [0, 1.5, 0]),
    group(
      [
        mesh(box(9, 2.9, 6, 0.9), tinted(bar('#b9a05c')), [0, 0, 0]),
        mesh(new three.PlaneGeometry(6.2, 3.6), printed(stamp, { transparent: true, roughness: 0.6 }), [0, 1.47, 0], [-90, 0, 0]),
      ],
      [0.7, 4.4, 0.4],
      [0, 16, 0],
    ),
  ])
}

const willow = (shade: string) =>
  tinted(withSolid(plastic(shade, 0.6), { code: 'colour *= 0.78 + 0.36 * noise(p * 1.6) + 0.08 * noise(p * 9.0);' }))

/** The walls of a basket, canes woven around stakes. `outline` is its wall at `u`, 0..1 around, and height `y`. */
function woven(outline: (u: number, y: number) => Point2, rows: number, stakes: number, canes: three.Material[], step = 1.12) {
  return Array.from({ length: rows }, (_, row) => {
    const points = Array.from({ length: stakes * 2 }, (_, i): Point3 => {
      const y = 1 + row * step
      const [x, z] = outline(i / stakes / 2, y)
      const out = 1 + (0.62 * Math.cos(i * Math.PI + row * Math.PI)) / Math.hypot(x, z)
      return [x * out, y, z * out]
    })
    return mesh(wire(points, 0.62, { isClosed: true }), canes[row % canes.length] as three.Material)
  })
}

/** The rim of a basket, two canes twisted. */
const twistedRim = (outline: (u: number) => Point2, y: number, turns: number, cane: three.Material) =>
  [0, 1].map((k) =>
    mesh(
      wire(
        Array.from({ length: 72 }, (_, i): Point3 => {
          const twist = (i / 72) * Math.PI * 2 * turns + k * Math.PI
          const [x, z] = outline(i / 72)
          const out = 1 + (0.7 * Math.cos(twist)) / Math.hypot(x, z)
          return [x * out, y + 0.7 * Math.sin(twist), z * out]
        }),
        0.75,
        { isClosed: true },
      ),
      cane,
    ),
  )

/** A handle of three twisted canes over `path`, 0..1. */
const twistedHandle = (path: (t: number) => Point3, twists: number, canes: three.Material[], across: 0 | 2 = 2) =>
  [0, 1, 2].map((k) =>
    mesh(
      wire(
        Array.from({ length: 61 }, (_, i): Point3 => {
          const twist = (i / 60) * Math.PI * 2 * twists + (k * Math.PI * 2) / 3
          const at: Point3 = [...path(i / 60)]
          at[1] += 0.8 * Math.cos(twist)
          at[across] += 0.8 * Math.sin(twist)
          return at
        }),
        0.72,
      ),
      canes[k % canes.length] as three.Material,
    ),
  )

/** A round willow basket with a high handle. */
function basket() {
  const radius = (y: number) => 15 + 4 * (y / 18) ** 0.8
  const round = (u: number, r: number): Point2 => [Math.cos(u * Math.PI * 2) * r, Math.sin(u * Math.PI * 2) * r]
  const [light, dark] = [willow('#b98345'), willow('#a06c36')]
  const bow = [0, 1, 2].map((k) =>
    mesh(
      wire(
        Array.from({ length: 61 }, (_, i): Point3 => {
          const t = i / 60
          const angle = t * Math.PI
          const twist = t * Math.PI * 14 + (k * Math.PI * 2) / 3
          const reach = 1 + 0.042 * Math.cos(twist)
          return [Math.cos(angle) * 18.6 * reach, 14 + Math.sin(angle) * 22 * reach, 0.8 * Math.sin(twist)]
        }),
        0.72,
      ),
      k === 1 ? dark : light,
    ),
  )
  return group([
    mesh(rod(15, 1, 0.3), dark, [0, 0.6, 0]),
    ...woven((u, y) => round(u, radius(y)), 15, 28, [light, dark]),
    ...twistedRim((u) => round(u, 19.2), 18.2, 18, dark),
    ...bow,
  ])
}

/** A rectangular hamper with two lids, leather straps and a handle across. */
function picnicBasket() {
  const [wide, deep, high] = [42, 28, 21]
  const outline = (u: number, y: number): Point2 => roundedRing(u, wide - 4 + (y / high) * 4, deep - 3 + (y / high) * 3, 6)
  const [light, dark] = [willow('#c99a5e'), willow('#8d5b2e')]
  const leatherStrap = leather('#6b4228')
  const lid = (side: number) =>
    group(
      Array.from({ length: 13 }, (_, row) => {
        const x = side * (2.4 + row * 1.52)
        const half = deep / 2 + 0.6 - (row > 9 ? (row - 9) ** 2 * 0.24 : 0)
        return mesh(
          wire(
            Array.from({ length: 19 }, (_, i): Point3 => [x, 0.38 * Math.cos(i * Math.PI + row * Math.PI), -half + (i / 18) * half * 2]),
            0.8,
          ),
          row % 6 === 1 ? dark : light,
        )
      }),
      [0, high + 1.4, 0],
      [0, 0, side * -2],
    )
  const strap = (x: number) => [
    mesh(box(2.6, 0.4, 12, 0.15), leatherStrap, [x, high + 2.6, deep / 2 - 5]),
    mesh(box(2.6, 9, 0.4, 0.15), leatherStrap, [x, high - 1.9, deep / 2 + 1.5], [-4, 0, 0]),
    mesh(new three.TorusGeometry(1.25, 0.26, 10, 40), brass(), [x, high - 3.6, deep / 2 + 1.7], [-4, 0, 0]),
    mesh(box(0.4, 2.2, 0.4, 0.15), brass(), [x, high - 3.6, deep / 2 + 1.9], [-4, 0, 0]),
  ]
  return group([
    mesh(box(wide - 5, 1, deep - 4, 0.4), dark, [0, 0.7, 0]),
    ...woven(outline, 16, 36, [light, light, light, light, light, dark], 1.2),
    ...twistedRim((u) => outline(u, high), high - 0.6, 26, dark),
    lid(1),
    lid(-1),
    ...strap(12),
    ...strap(-12),
    mesh(box(3.4, 1, deep + 1, 0.4), dark, [0, high + 1.4, 0]),
    ...twistedHandle((t) => [0, high - 2 + Math.sin(t * Math.PI) * 18, Math.cos(t * Math.PI) * (deep / 2 + 1)], 7, [light, dark, light], 0),
  ])
}

/** An oval basket with ears, lined with straw. */
function giftBasket() {
  const oval = (u: number, y: number): Point2 => {
    const grow = 1 + 0.2 * (y / 11)
    return [Math.cos(u * Math.PI * 2) * 14.6 * grow, Math.sin(u * Math.PI * 2) * 10.6 * grow]
  }
  const [light, dark] = [willow('#d3ac74'), willow('#c0935a')]
  const random = chance(23)
  const bits = [0, 1, 2, 3].map(
    (k) =>
      new three.TubeGeometry(
        new three.CatmullRomCurve3([
          new three.Vector3(-3.4, 0, 0.4 * k),
          new three.Vector3(-1, 0.9 - 0.5 * k, 0.8),
          new three.Vector3(1.2, 0.2, -0.7 + 0.3 * k),
          new three.Vector3(3.2, 0.7, 0.5),
        ]),
        10,
        0.13,
        5,
      ),
  )
  const straw = bits.map((bit) =>
    copies(
      bit,
      Array.from({ length: 70 }, () => {
        const [r, angle] = [Math.sqrt(random()), random() * Math.PI * 2]
        const at: Point3 = [Math.cos(angle) * r * 13.4, 9.6 + 2.4 * (1 - r * r) + random() * 0.9, Math.sin(angle) * r * 9.4]
        return placed(at, [(random() - 0.5) * 0.9, 1, (random() - 0.5) * 0.9], 0.9 + random() * 0.5, random() * 6)
      }),
    ),
  )
  const satin = plastic('#a3352f', 0.32)
  const ear = (side: number) =>
    twistedHandle(
      (t) => [side * (17.2 + Math.sin(t * Math.PI) * 2.6), 10 + Math.sin(t * Math.PI) * 6.4, Math.cos(t * Math.PI) * 5.2],
      4,
      [light, dark, light],
      0,
    )
  const loop = (side: number) =>
    mesh(
      loft(
        [
          [0, 0, 0.4],
          [side * 2.6, 1.6, 1.1],
          [side * 4.6, 1.4, 1],
          [side * 4.9, 0, 0.9],
          [side * 3.4, -0.9, 0.7],
          [0, 0, 0.4],
        ].map(([x = 0, y = 0, z = 0]) => ({ at: [x, y, z] as Point3, w: 0.22, d: 2, power: 4 })),
        { smooth: 8, sides: 24 },
      ),
      satin,
      [0, 7, 12.5],
    )
  return group([
    mesh(rod(14.2, 0.9, 0.3).scale(1, 1, 0.73), dark, [0, 0.6, 0]),
    ...woven(oval, 9, 26, [light, dark]),
    ...twistedRim((u) => oval(u, 11), 11, 20, dark),
    mesh(rod(16.4, 0.8, 0.2).scale(1, 1, 0.73), plastic('#c9a860', 0.9), [0, 9.2, 0]),
    ...straw.map((part, k) => mesh(part, plastic(k % 2 ? '#e6cd8c' : '#d8b86c', 0.7))),
    ...ear(1),
    ...ear(-1),
    loop(1),
    loop(-1),
    mesh(ball(0.85).scale(1, 1.1, 0.8), satin, [0, 7, 13.1]),
    mesh(box(1.9, 5.4, 0.2, 0.1), satin, [1.5, 4.4, 12.9], [-12, 0, 24]),
    mesh(box(1.9, 5.4, 0.2, 0.1), satin, [-1.5, 4.4, 12.9], [-12, 0, -24]),
  ])
}

function yarn() {
  const strand = knit('#a8433c', 5)
  const turns = 46
  const path = Array.from({ length: 900 }, (_, i): Point3 => {
    const t = i / 900
    const angle = t * Math.PI * 2 * turns
    const tilt = t * Math.PI * 2 * 3.3
    const lean = 0.55 + 0.5 * Math.sin(t * Math.PI * 2 * 5.1)
    const [x, y, z] = [Math.cos(angle), Math.sin(angle) * Math.cos(lean), Math.sin(angle) * Math.sin(lean)]
    const r = 5.3 + 0.12 * Math.sin(i * 1.7)
    return [(x * Math.cos(tilt) - z * Math.sin(tilt)) * r, y * r + 5.7, (x * Math.sin(tilt) + z * Math.cos(tilt)) * r]
  })
  const tail: Point3[] = [
    [4, 1.6, 3.6],
    [6.4, 0.6, 5.6],
    [9, 0.4, 5],
    [10.4, 0.4, 8],
    [7, 0.4, 10.4],
    [2, 0.4, 9.6],
  ]
  const needle = (turn: number, y: number) =>
    group(
      [mesh(rod(0.3, 27, 0.1), wood('birch', 1, 0.6), [0, 0, 0]), mesh(ball(0.7), wood('walnut'), [0, 13.6, 0])],
      [0, y, -1],
      [18, 0, turn],
    )
  const curve = new three.CatmullRomCurve3(path.map((at) => new three.Vector3(...at)))
  return group([
    mesh(ball(5.25), tinted(strand), [0, 5.7, 0]),
    mesh(new three.TubeGeometry(curve, 3600, 0.36, 8), tinted(strand)),
    mesh(wire(tail, 0.36), tinted(strand)),
    needle(-42, 9),
    needle(36, 9.4),
  ])
}

function spool() {
  const wound = (colour: string) =>
    tinted(
      withSolid(plastic(colour, 0.5), {
        depth: 0.08,
        code: 'float s = 0.5 + 0.5 * sin(p.z * 62.0 + 0.8 * sin(atan(p.y, p.x) * 2.0)); height = s; colour *= 0.7 + 0.36 * s;',
      }),
    )
  const beech = wood('beech', 1)
  const end = (y: number) => mesh(cone(1.75, 1.75, 0.5, 0.15), beech, [0, y, 0])
  const reel = (colour: string) => [
    end(0.25),
    end(4.35),
    mesh(
      turned(
        [
          [0.8, 0.5],
          [1.2, 0.5],
          [1.5, 1.1],
          [1.52, 3.5],
          [1.2, 4.1],
          [0.8, 4.1],
        ],
        0.4,
      ),
      wound(colour),
    ),
    mesh(rod(0.5, 0.7, 0.1), plastic('#3a2c1c'), [0, 4.3, 0]),
  ]
  const loose: Point3[] = [
    [1.4, 2, 0.6],
    [2.6, 0.9, 1.6],
    [3.8, 0.08, 2.6],
    [5.4, 0.08, 2.2],
    [6, 0.08, 4],
    [4, 0.08, 5],
    [1.6, 0.08, 4.4],
  ]
  return group([group(reel('#2f5f8f')), mesh(wire(loose, 0.05), tinted(plastic('#2f5f8f', 0.5)))])
}

function honeyPot() {
  const honey = plastic('#c9801c', 0.08)
  honey.transparent = true
  honey.opacity = 0.93
  honey.clearcoat = 1
  const dipper = group(
    [
      mesh(rod(0.36, 12, 0.2), wood('beech'), [0, 6, 0]),
      ...Array.from({ length: 6 }, (_, i) =>
        mesh(rod([0.9, 1.2, 1.35, 1.35, 1.2, 0.9][i] ?? 1, 0.34, 0.15), wood('beech'), [0, -0.2 - i * 0.5, 0]),
      ),
      mesh(rod(0.5, 3, 0.1), wood('beech'), [0, -1.4, 0]),
    ],
    [8.6, 1.3, 5.2],
    [90, 0, 64],
  )
  const label = drawn(512, 360, (c) => {
    c.fillStyle = '#f7efdc'
    c.fillRect(0, 0, 512, 360)
    c.strokeStyle = '#8a5a1c'
    c.lineWidth = 10
    c.strokeRect(18, 18, 476, 324)
    c.fillStyle = '#6b4312'
    c.font = 'bold 92px serif'
    c.fillText('MEDUS', 92, 180)
    c.font = '50px serif'
    c.fillText('liepų · 450 g', 112, 262)
  })
  return group([
    mesh(
      turned(
        [
          [0, 0.5],
          [4.4, 0.5],
          [5.1, 1.8],
          [5.1, 8.2],
          [4.3, 9.8],
          [0, 9.8],
        ],
        1.2,
      ),
      honey,
    ),
    mesh(
      turned(
        [
          [0, 0],
          [4.6, 0],
          [5.4, 1.4],
          [5.4, 8.6],
          [4.4, 10.4],
          [4, 10.8],
          [4, 12],
        ],
        1.2,
      ),
      glass('#fdf3dd', 0.16),
    ),
    mesh(rod(4.3, 1.9, 0.3), brushed(1, '#d2b264'), [0, 12.2, 0]),
    mesh(new three.CylinderGeometry(5.44, 5.44, 4.6, 64, 1, true, -0.55, 1.2), printed(label, { roughness: 0.7 }), [0, 5.2, 0]),
    dipper,
  ])
}

function parasol() {
  const cloth = (colour: string) => Object.assign(fabric(colour, 1.2), { side: three.DoubleSide })
  const [a, b] = [tinted(cloth('#2f7a5d')), cloth('#efe8d6')]
  const panel = (index: number, count: number) => {
    const [rows, columns] = [16, 10]
    const geometry = new three.PlaneGeometry(1, 1, columns, rows)
    const at = geometry.getAttribute('position')
    for (let i = 0; i < at.count; i++) {
      const [u, t] = [at.getX(i) + 0.5, 0.5 - at.getY(i)]
      const angle = ((index + u) / count) * Math.PI * 2
      const sag = 1 - 0.06 * t * Math.sin(u * Math.PI)
      const radius = 120 * t * sag
      at.setXYZ(i, Math.cos(angle) * radius, 232 - 46 * t ** 1.5 - 4 * t * Math.sin(u * Math.PI), Math.sin(angle) * radius)
    }
    geometry.computeVertexNormals()
    return geometry
  }
  const count = 8
  const ribs = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return mesh(
      wire(
        [
          [0, 228, 0],
          [Math.cos(angle) * 60, 213, Math.sin(angle) * 60],
          [Math.cos(angle) * 119, 183, Math.sin(angle) * 119],
        ],
        1,
      ),
      wood('ash', 1, 2),
    )
  })
  const struts = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return mesh(
      wire(
        [
          [0, 186, 0],
          [Math.cos(angle) * 62, 211, Math.sin(angle) * 62],
        ],
        0.8,
      ),
      wood('ash', 1, 2),
    )
  })
  return group([
    group(
      [
        ...Array.from({ length: count }, (_, i) => mesh(panel(i, count), i % 2 ? a : b)),
        ...ribs,
        ...struts,
        mesh(ball(4), wood('ash'), [0, 235, 0]),
        mesh(rod(2.4, 160, 0.4), wood('ash', 1, 2), [0, 152, 0]),
      ],
      [0, 0, 0],
      [0, 0, 0],
    ),
    mesh(rod(2.9, 84, 0.4), steel(0.35, '#8c9095'), [0, 44, 0]),
    mesh(rod(4.4, 6, 1), plastic('#2a2d31'), [0, 84, 0]),
    mesh(
      turned(
        [
          [0, 0],
          [26, 0],
          [27, 2],
          [24, 7],
          [8, 10],
          [5, 24],
          [0, 24],
        ],
        2,
      ),
      powder('#4a4e53'),
    ),
  ])
}

function thermometer() {
  const scale = drawn(260, 1024, (c) => {
    c.fillStyle = '#f4f1e8'
    c.fillRect(0, 0, 260, 1024)
    c.fillStyle = '#202428'
    c.font = 'bold 40px sans-serif'
    for (let i = 0; i <= 40; i++) {
      const y = 90 + i * 19
      const length = i % 5 === 0 ? 46 : 26
      c.fillRect(150, y, length, 4)
      c.fillRect(110 - length, y, length, 4)
      if (i % 5 === 0 && i % 2 === 0) c.fillText(String(50 - i * 2), 200, y + 14)
    }
    c.fillText('°C', 194, 56)
  })
  return group([
    group(
      [
        mesh(
          plate(
            [
              [-3.4, 0],
              [3.4, 0],
              [3.4, 26],
              [0, 28.4],
              [-3.4, 26],
            ],
            1.2,
            { radius: 1.4, bevel: 0.3 },
          ),
          tinted(wood('oak')),
          [0, 0, 0],
        ),
        mesh(new three.PlaneGeometry(5, 21), printed(scale, { roughness: 0.6 }), [0, 13.4, 0.62]),
        mesh(rod(0.34, 18.6, 0.1), glass('#f4f6f4', 0.5), [0, 13.6, 0.9]),
        mesh(rod(0.17, 9.5, 0.05), plastic('#c2241c', 0.2), [0, 8.6, 0.95]),
        mesh(ball(0.62), plastic('#c2241c', 0.15), [0, 3.8, 0.95]),
        mesh(box(1.6, 0.5, 0.7, 0.15), brass(), [0, 6, 0.9]),
        mesh(box(1.6, 0.5, 0.7, 0.15), brass(), [0, 21, 0.9]),
        mesh(rod(0.4, 1.5, 0.1), brass(), [0, 26, 0], [90, 0, 0]),
      ],
      [0, 0, 0],
      [-8, 0, 0],
    ),
  ])
}

/** A brown mushroom of `size`, 1 = 7 cm high. */
export function brownMushroom(size: number, at: Point3, turn: Point3) {
  const cap = withSolid(leather('#9a6b42'), {
    depth: 0.02,
    code: 'float s = fbm(p * 1.4); colour = mix(colour * 1.15, colour * 0.72, s); height = noise(p * 6.0);',
  })
  const stem = withSolid(leather('#e6d6b8'), {
    depth: 0.02,
    code: 'float s = noise(vec3(p.xy * 4.0, p.z * 0.8)); colour *= 0.84 + 0.22 * s; height = s;',
  })
  const made = group(
    [
      mesh(
        turned(
          [
            [0, 0],
            [1.3, 0.1],
            [1.5, 1.2],
            [1.15, 3],
            [1.25, 4.4],
            [0, 4.6],
          ],
          0.7,
        ),
        stem,
      ),
      mesh(
        turned(
          [
            [1, 4.3],
            [2.6, 3.8],
            [3.2, 4],
            [3.3, 4.7],
            [2.9, 5.9],
            [1.8, 6.9],
            [0, 7.2],
          ],
          0.8,
        ),
        cap,
      ),
    ],
    at,
    turn,
  )
  made.scale.setScalar(size)
  return made
}

const mushroom = () =>
  group([
    brownMushroom(1, [0, 0, 0], [0, 0, -4]),
    brownMushroom(0.72, [4.2, 0, 2.6], [4, 0, -10]),
    brownMushroom(0.58, [-3.4, 0, 3], [8, 0, 8]),
  ])

function garlic() {
  const skin = withSolid(paper('#efe7dc'), {
    depth: 0.02,
    code: 'float s = noise(vec3(p.xy * 5.0, p.z * 0.5)); float v = smoothstep(0.55, 0.8, noise(vec3(p.xy * 3.0 + 7.0, p.z * 0.3))); colour *= 0.88 + 0.16 * s; colour = mix(colour, vec3(0.52, 0.3, 0.4), v * 0.5); height = s;',
  })
  const bulb = (at: Point3, turn: Point3) =>
    group(
      [
        mesh(
          loft(
            [
              { at: [0, 0.1, 0], w: 1.6 },
              { at: [0, 0.3, 0], w: 3.4 },
              { at: [0, 1.6, 0], w: 5.8 },
              { at: [0, 2.8, 0], w: 5.4 },
              { at: [0, 4, 0], w: 3 },
              { at: [0, 5, 0], w: 1.2 },
              { at: [0.1, 7, 0], w: 0.8 },
              { at: [0.3, 8.4, 0], w: 0.7 },
            ],
            {
              smooth: 8,
              sides: 144,
              wave: (angle, t) => 1 - 0.1 * (1 - Math.abs(Math.sin(angle * 4))) ** 2 * Math.sin(Math.min(1, t * 1.5) * Math.PI),
            },
          ),
          skin,
        ),
        mesh(rod(0.9, 0.5, 0.2), leather('#b59b78'), [0, 0.1, 0]),
      ],
      at,
      turn,
    )
  const clove = (at: Point3, turn: Point3) =>
    mesh(
      loft(
        [
          { at: [0, 0, 0], w: 0.4 },
          { at: [0, 0.3, 0], w: 1.5, d: 1.2 },
          { at: [0, 1.4, 0], w: 1.7, d: 1.4 },
          { at: [0.2, 2.6, 0], w: 0.9, d: 0.8 },
          { at: [0.4, 3.2, 0], w: 0.1 },
        ],
        { smooth: 6 },
      ),
      skin,
      at,
      turn,
    )
  return group([
    bulb([0, 0, 0], [0, 20, 0]),
    bulb([5.6, 2.4, -1.6], [0, 40, -78]),
    clove([3.4, 0.7, 4], [90, 0, 30]),
    clove([0.4, 0.7, 4.6], [90, 0, -40]),
  ])
}

function sponge() {
  const foam = withSolid(fabric('#d9b23c', 1), {
    axis: 2,
    depth: 0.16,
    code: 'float a = noise(p * 3.6); float b = noise(p * 8.0 + 5.0); float hole = max(smoothstep(0.62, 0.74, a), smoothstep(0.66, 0.78, b)); height = 1.0 - hole; colour *= 1.0 - 0.42 * hole; colour *= 0.94 + 0.1 * noise(p * 15.0);',
  })
  const pad = withSolid(fabric('#4f6b4a', 3), {
    axis: 2,
    depth: 0.1,
    code: 'float s = noise(p * 12.0); height = s; colour *= 0.6 + 0.6 * s;',
  })
  return group([mesh(box(11, 3, 7, 0.5), tinted(foam), [0, 1.5, 0]), mesh(box(11, 0.9, 7, 0.3), pad, [0, 3.4, 0])])
}

function frame() {
  const picture = drawn(900, 640, (c) => {
    const sky = c.createLinearGradient(0, 0, 0, 360)
    sky.addColorStop(0, '#b9d2dd')
    sky.addColorStop(1, '#f2e3c9')
    c.fillStyle = sky
    c.fillRect(0, 0, 900, 640)
    const hills: [string, number, number, number][] = [
      ['#8fa9a3', 330, 46, 0.006],
      ['#6c8f7c', 390, 40, 0.009],
      ['#4d7560', 460, 34, 0.007],
      ['#365a49', 540, 24, 0.011],
    ]
    for (const [colour, y, height, wave] of hills) {
      c.fillStyle = colour
      c.beginPath()
      c.moveTo(0, 640)
      for (let x = 0; x <= 900; x += 6) c.lineTo(x, y + Math.sin(x * wave + y) * height + Math.sin(x * wave * 2.7) * height * 0.3)
      c.lineTo(900, 640)
      c.fill()
    }
    c.fillStyle = '#f6d789'
    c.beginPath()
    c.arc(640, 210, 46, 0, Math.PI * 2)
    c.fill()
  })
  const side = (w: number, h: number, x: number, y: number) => mesh(box(w, h, 2.4, 0.3), tinted(wood('oak', w > h ? 0 : 1)), [x, y, 0])
  return group([
    group(
      [
        side(52, 3, 0, 38.5),
        side(52, 3, 0, 1.5),
        side(3, 40, -24.5, 20),
        side(3, 40, 24.5, 20),
        mesh(box(47, 35, 0.6, 0.05), paper('#f5f1e7'), [0, 20, -0.2]),
        mesh(new three.PlaneGeometry(36, 25.6), printed(picture, { roughness: 0.8 }), [0, 20, 0.14]),
      ],
      [0, 0, 0],
      [-9, 0, 0],
    ),
  ])
}

/** The outline of a right hand, seen from its back, fingers up. */
const hand: readonly Point2[] = [
  [-3.6, 0],
  [3.6, 0],
  [4.2, 6],
  [7.4, 9.4],
  [8.8, 13],
  [7.6, 14.4],
  [6, 13.4],
  [4.4, 11],
  [4.3, 14],
  [4.5, 19.6],
  [3.4, 20.8],
  [2.2, 19.8],
  [1.9, 14.6],
  [1.6, 14.6],
  [1.5, 21.6],
  [0.3, 22.8],
  [-0.8, 21.6],
  [-0.9, 14.4],
  [-1.2, 14.4],
  [-1.6, 20.6],
  [-2.6, 21.6],
  [-3.6, 20.4],
  [-3.3, 14],
  [-3.6, 13.8],
  [-4.4, 17.6],
  [-5.3, 18.2],
  [-6.1, 17.2],
  [-5, 10],
  [-4.4, 6],
]

interface GloveLook {
  back: () => three.MeshPhysicalMaterial
  dip?: () => three.MeshPhysicalMaterial
  cuff: () => three.MeshPhysicalMaterial
  cuffLength: number
}

function glovePair({ back, dip, cuff, cuffLength }: GloveLook) {
  const one = (side: number) => {
    const dipped = hand.map(([x, y]): Point2 => [x * 1.015, y < 9 ? 9 : y * 1.008])
    const ribs = loft(
      [
        { at: [0, -cuffLength, 0], w: 8.6, d: 2.2, power: 3 },
        { at: [0, -cuffLength + 0.4, 0], w: 8.9, d: 2.6, power: 3 },
        { at: [0, -0.6, 0], w: 7.7, d: 2.2, power: 3 },
        { at: [0, 1, 0], w: 7.4, d: 2, power: 3 },
      ],
      { smooth: 6, sides: 240, wave: (angle) => 1 + 0.014 * Math.sin(angle * 44) },
    )
    const made = group([
      mesh(plate(hand, 2.1, { radius: 1.3, bevel: 0.95 }), back()),
      ...(dip ? [mesh(plate(dipped, 2.2, { radius: 1.3, bevel: 0.98 }), dip())] : []),
      mesh(ribs, cuff()),
    ])
    made.scale.x = side
    return made
  }
  return group([lay([one(1)], -24), group([lay([one(-1)], 18)], [13.5, 0.2, 5])])
}

const dippedGloves = () =>
  glovePair({ back: () => knit('#d8d5cc', 3), dip: () => tinted(rubber('#2f6f8f')), cuff: () => tinted(knit('#2f6f8f', 3)), cuffLength: 5 })
const leatherGloves = () => glovePair({ back: () => leather('#b98d55'), cuff: () => tinted(fabric('#3f5a43', 3)), cuffLength: 7 })
const woolGloves = () => glovePair({ back: () => tinted(knit('#8a3f3a', 2.4)), cuff: () => tinted(knit('#8a3f3a', 1.6)), cuffLength: 6 })
const coatedGloves = () => glovePair({ back: () => tinted(rubber('#c2662a')), cuff: () => knit('#e0dcd2', 3), cuffLength: 5 })

/** A coil of rope, tied in the middle. */
function rope() {
  const strand = (k: number, turns: number) =>
    Array.from({ length: turns * 40 }, (_, i): Point3 => {
      const t = i / (turns * 40)
      const angle = t * Math.PI * 2 * turns
      const layer = Math.floor(t * turns)
      const r = 12 + 1.15 * ((layer * 7) % 3)
      const twist = angle * 16 + k * ((Math.PI * 2) / 3)
      return [
        Math.cos(angle) * (r + 0.32 * Math.cos(twist)),
        1 + layer * 0.62 + 0.32 * Math.sin(twist),
        Math.sin(angle) * (r + 0.32 * Math.cos(twist)) * 0.72,
      ]
    })
  const cord = tinted(fabric('#cbb388', 5))
  const strands = [0, 1, 2].map((k) => {
    const curve = new three.CatmullRomCurve3(strand(k, 7).map((at) => new three.Vector3(...at)))
    return mesh(new three.TubeGeometry(curve, 2400, 0.42, 8), cord)
  })
  const wrap = Array.from({ length: 6 }, (_, i) =>
    mesh(new three.TorusGeometry(3.1, 0.6, 10, 48), cord, [13.2, 3, (i - 2.5) * 1.1], [0, 8 * ((i % 2) - 0.5), 0]),
  )
  return group([...strands, ...wrap])
}

const clayJar = () =>
  group([
    mesh(
      turned(
        [
          [0, 0],
          [6, 0],
          [6.4, 0.8],
          [11, 12],
          [12, 20],
          [9.6, 27],
          [5.4, 31],
          [4.8, 35],
          [6.4, 37.4],
          [5.8, 38],
          [4.2, 35.6],
          [0, 31],
        ],
        2.4,
      ),
      tinted(terracotta()),
    ),
    ...[1, -1].map((side) =>
      mesh(
        wire(
          [
            [side * 4.8, 34.6, 0],
            [side * 9.4, 35.4, 0],
            [side * 12.4, 31.4, 0],
            [side * 10.8, 26, 0],
            [side * 9.4, 24.4, 0],
          ],
          1.05,
        ),
        tinted(terracotta()),
      ),
    ),
  ])

function deliveryTruck() {
  const white = lacquer('#f2f1ec')
  const green = lacquer('#2c5a45')
  const tyre = (x: number, z: number) =>
    group(
      [
        mesh(rod(8.6, 6, 1.4), rubber('#1f2226'), [0, 0, 0], [90, 0, 0]),
        mesh(rod(5, 6.3, 0.6), steel(0.35), [0, 0, 0], [90, 0, 0]),
        mesh(rod(1.6, 6.8, 0.3), steel(0.3, '#80858a'), [0, 0, 0], [90, 0, 0]),
      ],
      [x, 8.6, z],
    )
  const cab: Point2[] = [
    [0, 0],
    [27, 0],
    [28.4, 12],
    [26.6, 19],
    [20.6, 36],
    [0, 37],
  ]
  const pane: Point2[] = [
    [5, 20],
    [23, 20],
    [18.4, 33.4],
    [5, 34],
  ]
  const sign = drawn(1024, 512, (c) => {
    c.fillStyle = '#f2f1ec'
    c.fillRect(0, 0, 1024, 512)
    c.fillStyle = '#2c5a45'
    c.font = 'bold 112px sans-serif'
    c.fillText('Birch & Bolt', 200, 290)
    c.fillRect(200, 330, 640, 12)
  })
  return group([
    mesh(box(112, 5, 36, 1), powder('#2b2e32'), [0, 10.4, 0]),
    mesh(box(76, 50, 42, 1.6), white, [-19, 38, 0]),
    mesh(new three.PlaneGeometry(72, 36), printed(sign, { roughness: 0.4 }), [-19, 40, 21.06]),
    mesh(box(76.4, 4, 42.4, 0.6), green, [-19, 15.6, 0]),
    group(
      [
        mesh(plate(cab, 40, { radius: 3, bevel: 1.2 }), green),
        mesh(plate(pane, 40.8, { radius: 1.6, bevel: 0.2 }), plastic('#20282e', 0.08)),
        mesh(box(0.6, 13.8, 33, 0.3), plastic('#20282e', 0.08), [23.9, 26.8, 0], [0, 0, 19.4]),
        mesh(box(2.4, 4.2, 40.4, 1), powder('#2b2e32'), [28.4, 1.6, 0]),
        mesh(box(0.8, 4.6, 26, 0.3), powder('#22252a'), [28.4, 9.6, 0]),
        ...[14, -14].map((z) => mesh(rod(2.4, 1.2, 0.4), glass('#fdf6dd', 0.9), [28.2, 8.6, z], [0, 0, 90])),
        mesh(box(4, 0.8, 0.6, 0.2), chrome(), [4, 16, 20.6]),
        mesh(box(0.2, 31, 41, 0.05), powder('#22252a'), [2.4, 16, 0]),
        mesh(box(1, 6, 3, 0.5), powder('#22252a'), [22, 24, 22.6]),
      ],
      [21, 11, 0],
    ),
    tyre(-42, 17),
    tyre(-42, -17),
    tyre(36, 17),
    tyre(36, -17),
  ])
}

/** Things for the house, the parcel desk and the news. */
export const household: Record<string, Model> = {
  flashlight: { build: flashlight, azimuth: 20, elevation: 26 },
  battery: { build: battery, azimuth: 20, elevation: 24 },
  'light-bulb': { build: lightBulb, azimuth: 24, elevation: 12 },
  'electric-plug': { build: electricPlug, azimuth: 30, elevation: 36 },
  package: { build: parcel, azimuth: 30, elevation: 24 },
  jar: { build: jar, azimuth: 24, elevation: 16 },
  'fire-extinguisher': { build: fireExtinguisher, azimuth: 20, elevation: 12 },
  locked: { build: () => padlock(() => brushed(1, '#cda24e'), 6.4, 1), azimuth: 26, elevation: 22 },
  'locked-with-key': { build: () => padlock(() => brushed(0, '#aeb4b9'), 7.4, 2), azimuth: 26, elevation: 22 },
  ladder: { build: ladder, azimuth: 34, elevation: 14 },
  soap: { build: soap, azimuth: 32, elevation: 28 },
  basket: { build: basket, azimuth: 24, elevation: 26 },
  'picnic-basket': { build: picnicBasket, azimuth: 28, elevation: 24 },
  'gift-basket': { build: giftBasket, azimuth: 16, elevation: 30 },
  yarn: { build: yarn, azimuth: 20, elevation: 24 },
  thread: { build: spool, azimuth: 24, elevation: 20 },
  'honey-pot': { build: honeyPot, azimuth: 18, elevation: 18 },
  'umbrella-on-ground': { build: parasol, azimuth: 22, elevation: 8 },
  thermometer: { build: thermometer, azimuth: 24, elevation: 12 },
  'brown-mushroom': { build: mushroom, azimuth: 24, elevation: 16 },
  garlic: { build: garlic, azimuth: 24, elevation: 20 },
  sponge: { build: sponge, azimuth: 32, elevation: 28 },
  'framed-picture': { build: frame, azimuth: 22, elevation: 12 },
  gloves: { build: dippedGloves, elevation: 58, azimuth: 6 },
  'leather-gloves': { build: leatherGloves, elevation: 58, azimuth: 6 },
  'wool-gloves': { build: woolGloves, elevation: 58, azimuth: 6 },
  'coated-gloves': { build: coatedGloves, elevation: 58, azimuth: 6 },
  knot: { build: rope, azimuth: 16, elevation: 40 },
  amphora: { build: clayJar, azimuth: 26, elevation: 14 },
  'delivery-truck': { build: deliveryTruck, azimuth: 34, elevation: 14 },
}
