import * as three from 'three'
import { brass, brushed, chrome, knit, leather, paper, plastic, powder, printed, steel, tinted, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { arc, box, circle, drawn, group, lay, loft, mesh, type Point2, type Point3, plate, rod, turned, wire } from '../shapes.ts'

/** An open box of index cards with a label on its front. */
function cardBox() {
  const coat = () => tinted(powder('#2f5f86'))
  const card = (z: number, height: number, colour: string) =>
    mesh(box(15.2, height, 0.12, 0.04), paper(colour), [0, 0.6 + height / 2, z], [-7, 0, 0])
  const divider = (z: number, x: number, colour: string) =>
    group(
      [
        mesh(
          plate(
            [
              [-7.7, 0],
              [7.7, 0],
              [7.7, 11.2],
              [x + 2, 11.2],
              [x + 1.7, 12.6],
              [x - 1.7, 12.6],
              [x - 2, 11.2],
              [-7.7, 11.2],
            ],
            0.14,
            { radius: 0.4, bevel: 0.02 },
          ),
          paper(colour),
        ),
        mesh(box(2.4, 0.8, 0.05, 0.02), paper('#ffffff'), [x, 11.9, 0.1]),
      ],
      [0, 0.6, z],
      [-7, 0, 0],
    )
  const label = drawn(640, 320, (c) => {
    c.fillStyle = '#f7f3e8'
    c.fillRect(0, 0, 640, 320)
    c.fillStyle = '#2a2d31'
    c.font = 'bold 120px serif'
    c.textAlign = 'center'
    c.fillText('A – K', 320, 200)
  })
  return group([
    mesh(box(17, 0.5, 20, 0.2), coat(), [0, 0.3, 0]),
    mesh(box(17, 8.6, 0.45, 0.2), coat(), [0, 4.3, 9.8]),
    mesh(box(17, 10.4, 0.45, 0.2), coat(), [0, 5.2, -9.8]),
    ...[1, -1].map((side) =>
      mesh(
        plate(
          [
            [-10, 0],
            [10, 0],
            [10, 8.6],
            [-10, 10.4],
          ],
          0.45,
          { radius: 0.5, bevel: 0.12 },
        ),
        coat(),
        [side * 8.3, 0, 0],
        [0, side > 0 ? -90 : -90, 0],
      ),
    ),
    group(
      [
        mesh(box(16.9, 19.8, 0.5, 0.2), coat(), [0, 9.8, 0]),
        mesh(box(17.1, 0.45, 3.2, 0.2), coat(), [0, 19.6, 1.5]),
        ...[1, -1].map((side) => mesh(box(0.45, 19.4, 3.2, 0.2), coat(), [side * 8.4, 9.8, 1.5])),
      ],
      [0, 10.3, -9.8],
      [-24, 0, 0],
    ),
    mesh(rod(0.32, 16, 0.1), chrome(), [0, 10.4, -10], [0, 0, 90]),
    ...Array.from({ length: 44 }, (_, i) => card(-7.4 + i * 0.36, 9.6 + ((i * 7) % 5) * 0.05, i % 9 === 4 ? '#e7dfc9' : '#f3eee2')),
    divider(-5.6, -5, '#c8463a'),
    divider(-2.2, -1.6, '#d9a53a'),
    divider(1.4, 1.8, '#4a8a63'),
    divider(5, 5.2, '#3f6f94'),
    mesh(box(7.6, 4, 0.2, 0.12), brass(), [0, 4.8, 10.05]),
    mesh(new three.PlaneGeometry(6.6, 3.1), printed(label, { roughness: 0.8 }), [0, 4.8, 10.17]),
    ...[1, -1].map((side) => mesh(rod(0.18, 0.12, 0.05, 20), steel(0.2), [side * 3.56, 4.8, 10.18], [90, 0, 0])),
  ])
}

function clip(material: three.Material, at: Point3, turn: Point3) {
  const path: Point3[] = [
    [-0.34, -0.5, 0.02],
    [-0.34, 0.9, 0.02],
    ...arc(0.34, 180, 0, [0, 1.15], 8).map(([x, y]): Point3 => [x, y, 0.03]),
    [0.34, 0.9, 0],
    [0.34, -0.9, 0],
    ...arc(0.42, 0, -180, [-0.08, -1.2], 8).map(([x, y]): Point3 => [x, y, 0]),
    [-0.5, -0.9, 0],
    [-0.5, 1.2, 0],
    ...arc(0.5, 180, 0, [0, 1.3], 8).map(([x, y]): Point3 => [x, y, 0]),
    [0.5, 1.2, 0],
    [0.5, -0.8, 0],
  ]
  const curve = new three.CatmullRomCurve3(
    path.map((point) => new three.Vector3(...point)),
    false,
    'catmullrom',
    0.2,
  )
  return group([mesh(new three.TubeGeometry(curve, 110, 0.055, 10), material)], at, turn)
}

/** A round tin full of clips. */
function paperClips() {
  const wireSteel = steel(0.16, '#d3d6d9')
  const copper = steel(0.2, '#c98a5c')
  const heap = Array.from({ length: 64 }, (_, i) => {
    const angle = i * 2.39996
    const r = 2.35 * Math.sqrt((i % 32) / 32)
    const y = 1.85 + (i < 32 ? 0 : 0.35) + 0.25 * (1 - r / 2.6)
    return clip(
      i % 7 === 3 ? copper : wireSteel,
      [Math.cos(angle) * r, y, Math.sin(angle) * r],
      [-90 + ((i * 37) % 34) - 17, ((i * 53) % 30) - 15, (i * 97) % 360],
    )
  })
  const tin = turned(
    [
      [0, 0],
      [3.9, 0],
      [4.1, 0.15],
      [4.1, 1.9],
      [4.2, 2.05],
      [4.1, 2.2],
      [3.95, 2.05],
      [3.95, 0.3],
      [0, 0.25],
    ],
    0.08,
    128,
  )
  const lid = turned(
    [
      [0, 0.75],
      [3.8, 0.75],
      [4.05, 0.85],
      [4.25, 0.7],
      [4.25, 0],
      [4.12, 0],
      [4.1, 0.6],
      [0, 0.6],
    ].map(([x, y]): Point2 => [x as number, y as number]),
    0.1,
    128,
  )
  return group([
    mesh(tin, steel(0.3, '#bfc3c7')),
    ...heap,
    group(
      [
        mesh(lid, Object.assign(steel(0.3, '#bfc3c7'), { side: three.DoubleSide })),
        mesh(rod(3.4, 0.04, 0.01, 96), plastic('#2f5f86', 0.35), [0, 0.76, 0]),
      ],
      [3.9, 2.9, -5.2],
      [58, -38, 0],
    ),
    clip(wireSteel, [-3.6, 0.06, 4.6], [-90, 0, 24]),
    clip(copper, [3.4, 0.06, 5], [-90, 0, 108]),
    clip(wireSteel, [5.4, 0.06, 3], [-90, 0, 62]),
    clip(wireSteel, [0.4, 0.06, 5.8], [-90, 0, -36]),
  ])
}

function laptop() {
  const aluminium = () => brushed(0, '#b9bdc2')
  const screen = drawn(1536, 960, (c) => {
    const sky = c.createLinearGradient(0, 0, 1536, 960)
    sky.addColorStop(0, '#20485a')
    sky.addColorStop(0.6, '#5f8f92')
    sky.addColorStop(1, '#e6c48f')
    c.fillStyle = sky
    c.fillRect(0, 0, 1536, 960)
    for (const [colour, y, height, wave] of [
      ['#2f5a5f', 620, 70, 0.004],
      ['#234a4c', 720, 50, 0.006],
      ['#17363a', 830, 36, 0.009],
    ] as const) {
      c.fillStyle = colour
      c.beginPath()
      c.moveTo(0, 960)
      for (let x = 0; x <= 1536; x += 8) c.lineTo(x, y + Math.sin(x * wave + y) * height)
      c.lineTo(1536, 960)
      c.fill()
    }
    c.fillStyle = 'rgba(244, 243, 238, 0.94)'
    c.beginPath()
    c.roundRect(150, 130, 760, 560, 18)
    c.fill()
    c.fillStyle = '#d9dad7'
    c.fillRect(150, 190, 760, 3)
    for (const [i, colour] of ['#d8604a', '#e0b04a', '#5f9f63'].entries()) {
      c.fillStyle = colour
      c.beginPath()
      c.arc(190 + i * 36, 160, 11, 0, Math.PI * 2)
      c.fill()
    }
    c.fillStyle = '#2b3036'
    c.fillRect(200, 240, 360, 26)
    c.fillStyle = '#a9adb0'
    for (let i = 0; i < 10; i++) c.fillRect(200, 300 + i * 34, 420 + ((i * 137) % 220), 12)
    c.fillStyle = 'rgba(20, 30, 36, 0.55)'
    c.beginPath()
    c.roundRect(460, 868, 616, 72, 22)
    c.fill()
    for (const [i, colour] of ['#5f9f63', '#e0b04a', '#d8604a', '#4f83b0', '#9a77b5', '#e8e4da', '#3f8f8a'].entries()) {
      c.fillStyle = colour
      c.beginPath()
      c.roundRect(484 + i * 84, 880, 48, 48, 12)
      c.fill()
    }
  })
  const glow = printed(screen, { roughness: 0.12, clearcoat: 1, envMapIntensity: 0.3 })
  glow.emissive = new three.Color('#ffffff')
  glow.emissiveMap = screen
  glow.emissiveIntensity = 0.55
  const rows = [13, 13, 12, 11]
  const keys = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const width = 24.4 / count
      return mesh(box(width - 0.3, 0.2, 1.5, 0.1), plastic('#22252a', 0.5), [-12.2 + width * (i + 0.5), 0.78, -6.4 + row * 1.8])
    }),
  )
  const space = [
    [-10.2, 3.9],
    [-6.2, 3.7],
    [1.2, 10.6],
    [8.4, 3.3],
    [11, 2.2],
  ].map(([x = 0, w = 1]) => mesh(box(w, 0.2, 1.5, 0.1), plastic('#22252a', 0.5), [x, 0.78, 0.8]))
  return group([
    mesh(box(31, 0.9, 21.6, 0.42), aluminium(), [0, 0.5, 0]),
    mesh(box(25.4, 0.12, 9.6, 0.05), plastic('#3a3e43', 0.6), [0, 0.93, -2.8]),
    ...[...keys, ...space].map((key) => {
      key.position.y += 0.22
      return key
    }),
    mesh(box(10.4, 0.06, 6.4, 0.03), brushed(0, '#a6abb0'), [0, 0.945, 6.4]),
    mesh(rod(0.45, 26, 0.1), plastic('#2a2d31'), [0, 0.95, -10.5], [0, 0, 90]),
    group(
      [
        mesh(box(31, 20.6, 0.6, 0.28), aluminium(), [0, 10.5, -0.1]),
        mesh(box(30.2, 19.8, 0.1, 0.04), plastic('#101215', 0.15), [0, 10.5, 0.2]),
        mesh(new three.PlaneGeometry(28.8, 18), glow, [0, 10.8, 0.26]),
        mesh(rod(0.12, 0.04, 0.01, 24), plastic('#2a3a4a', 0.1), [0, 20.05, 0.26], [90, 0, 0]),
      ],
      [0, 0.8, -10.6],
      [-19, 0, 0],
    ),
  ])
}

function deskCalendar() {
  const sheet = drawn(1260, 840, (c) => {
    c.fillStyle = '#faf7ef'
    c.fillRect(0, 0, 1260, 840)
    c.fillStyle = '#b3392e'
    c.fillRect(0, 60, 1260, 150)
    c.fillStyle = '#faf7ef'
    c.font = 'bold 96px sans-serif'
    c.fillText('Birželis', 60, 170)
    c.font = '64px sans-serif'
    c.fillText('June', 1050, 165)
    c.textAlign = 'center'
    c.font = 'bold 40px sans-serif'
    for (const [i, day] of ['P', 'A', 'T', 'K', 'Pn', 'Š', 'S'].entries()) {
      c.fillStyle = i > 4 ? '#b3392e' : '#6c7277'
      c.fillText(day, 110 + i * 120, 284)
    }
    c.font = '52px sans-serif'
    for (let day = 1; day <= 30; day++) {
      const column = (day + 1) % 7
      c.fillStyle = column > 4 ? '#b3392e' : '#25292d'
      c.fillText(String(day), 110 + column * 120, 370 + Math.floor((day + 1) / 7) * 96)
    }
    c.strokeStyle = '#b3392e'
    c.lineWidth = 6
    c.beginPath()
    c.arc(470, 541, 42, 0, Math.PI * 2)
    c.stroke()
    c.strokeStyle = '#c9c6bc'
    c.lineWidth = 3
    for (let i = 0; i < 9; i++) {
      c.beginPath()
      c.moveTo(940, 290 + i * 60)
      c.lineTo(1200, 290 + i * 60)
      c.stroke()
    }
  })
  const lean = 24
  const board = (turn: number) => mesh(box(21, 14.6, 0.22, 0.06), turn > 0 ? paper('#2f3438') : paper('#2f3438'), [0, -7.3, 0])
  const rings = Array.from({ length: 20 }, (_, i) => {
    const x = -9.5 + i
    return i === 9 || i === 10
      ? []
      : [-0.12, 0.12].map((dx) => mesh(new three.TorusGeometry(0.62, 0.055, 10, 40), chrome(), [x + dx, 14.1, 0], [0, 90, 0]))
  }).flat()
  const side = (turn: number, parts: three.Object3D[]) => group([group(parts, [0, 0.25, 0], [turn, 0, 0])], [0, 13.6, 0])
  return group([
    side(-lean, [
      board(1),
      ...[0.13, 0.17, 0.21, 0.25, 0.29, 0.33].map((z, i) =>
        mesh(box(20.6, 13.9, 0.035, 0.01), paper(i % 2 ? '#efeadd' : '#f7f3e8'), [0, -7.2, z]),
      ),
      mesh(new three.PlaneGeometry(20.6, 13.73), printed(sheet, { roughness: 0.85 }), [0, -7.2, 0.36]),
    ]),
    side(lean, [board(-1)]),
    mesh(box(20.6, 0.15, 11.4, 0.05), paper('#2f3438'), [0, 0.4, 0]),
    ...rings,
  ])
}

function clipboard() {
  const form = drawn(840, 1188, (c) => {
    c.fillStyle = '#fbf9f3'
    c.fillRect(0, 0, 840, 1188)
    c.fillStyle = '#2b2f33'
    c.fillRect(70, 150, 360, 30)
    c.strokeStyle = '#b9bcbb'
    c.lineWidth = 3
    for (let i = 0; i < 15; i++) {
      const y = 260 + i * 58
      c.beginPath()
      c.moveTo(130, y + 34)
      c.lineTo(770, y + 34)
      c.stroke()
      c.strokeRect(72, y, 34, 34)
      if (i < 5) {
        c.strokeStyle = '#2b5f8f'
        c.lineWidth = 7
        c.beginPath()
        c.moveTo(76, y + 16)
        c.lineTo(88, y + 30)
        c.lineTo(110, y - 6)
        c.stroke()
        c.lineWidth = 5
        c.beginPath()
        for (let x = 140; x < 360 + ((i * 97) % 240); x += 6) c.lineTo(x, y + 18 + Math.sin(x * 0.21 + i) * 9 + Math.sin(x * 0.07) * 4)
        c.stroke()
        c.strokeStyle = '#b9bcbb'
        c.lineWidth = 3
      }
    }
  })
  const hardboard = withSolid(wood('oak', 1, 1), {
    axis: 2,
    depth: 0.012,
    code: 'float s = noise(p * 9.0); float t = noise(p * 24.0); colour = vec3(0.27, 0.15, 0.075) * (0.8 + 0.3 * s + 0.25 * t); height = t;',
  })
  const outline: Point2[] = [
    [-11.5, -16],
    [11.5, -16],
    [11.5, 16],
    [-11.5, 16],
  ]
  return lay(
    [
      mesh(plate(outline, 0.34, { radius: 1.6, bevel: 0.08, holes: [circle(0.45, [0, 15.2])] }), hardboard),
      ...[0.2, 0.24, 0.28].map((z, i) =>
        mesh(
          box(21, 29.2, 0.04, 0.01),
          paper(i % 2 ? '#efebe0' : '#f8f5ec'),
          [i * 0.06 - 0.05, -0.9 - i * 0.05, z],
          [0, 0, i * 0.25 - 0.2],
        ),
      ),
      mesh(new three.PlaneGeometry(21, 29.2), printed(form, { roughness: 0.9 }), [0.1, -1, 0.315]),
      mesh(
        plate(
          [
            [-6, 11.7],
            [6, 11.7],
            [6, 13.2],
            [3, 14.6],
            [2.2, 15.9],
            [-2.2, 15.9],
            [-3, 14.6],
            [-6, 13.2],
          ],
          0.16,
          { radius: 0.9, bevel: 0.05 },
        ),
        brushed(0),
        [0, 0, 0.75],
        [-4, 0, 0],
      ),
      mesh(rod(0.45, 12.2, 0.2), chrome(), [0, 11.8, 0.5], [0, 0, 90]),
      mesh(rod(0.5, 6.4, 0.15), chrome(), [0, 13.8, 0.62], [0, 0, 90]),
      ...[1, -1].map((side) => mesh(rod(0.38, 0.3, 0.12), chrome(), [side * 4.4, 12.7, 0.84], [90, 0, 0])),
      group(
        [
          mesh(rod(0.42, 11.6, 0.12), plastic('#2b5f8f', 0.25), [0, 0, 0]),
          mesh(
            turned(
              [
                [0, -1.9],
                [0.12, -1.7],
                [0.38, 0],
              ],
              0.1,
            ),
            chrome(),
            [0, -5.8, 0],
          ),
          mesh(rod(0.44, 1.1, 0.12), chrome(), [0, 5.6, 0]),
          mesh(box(0.2, 3.6, 0.16, 0.06), chrome(), [0, 4, 0.5]),
        ],
        [7.2, -6.4, 0.78],
        [0, 0, -22],
      ),
    ],
    14,
  )
}

/** A briefcase of saddle leather with a flap and a brass lock. */
function briefcase() {
  const hide = () => tinted(leather('#8f5028'))
  const thread = plastic('#dcbf8e', 0.7)
  const seam = (from: Point3, to: Point3, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count
      const at = from.map((v, k) => v + ((to[k] as number) - v) * t) as Point3
      const isLevel = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1])
      return mesh(box(isLevel ? 0.5 : 0.12, isLevel ? 0.12 : 0.5, 0.08, 0.04), thread, at)
    })
  const flap = plate(
    [
      [-19.6, 0],
      [19.6, 0],
      [19.6, -13],
      [15.6, -16.8],
      [-15.6, -16.8],
      [-19.6, -13],
    ],
    0.5,
    { radius: 2, bevel: 0.18 },
  )
  const strap = (x: number) =>
    group([
      mesh(box(2.8, 24, 0.4, 0.18), hide(), [x, 16, 6.25]),
      mesh(new three.TorusGeometry(1.35, 0.22, 10, 4).rotateZ(Math.PI / 4).scale(1.3, 1.1, 1), brass(), [x, 11.6, 6.6]),
      mesh(box(0.24, 2, 0.24, 0.1), brass(), [x, 11.6, 6.7]),
      mesh(box(2.9, 0.9, 0.7, 0.2), hide(), [x, 8.4, 6.4]),
    ])
  return group([
    mesh(box(40, 28, 10.6, 1.3), hide(), [0, 14.2, 0]),
    ...[1, -1].map((side) => mesh(box(0.5, 25, 8, 0.22), tinted(leather('#6f3b1d')), [side * 20, 14, 0])),
    mesh(flap, hide(), [0, 27.7, 5.55]),
    mesh(box(39.2, 1, 11.6, 0.48), hide(), [0, 28.1, 0]),
    ...seam([-18.8, 26.6, 5.9], [-18.8, 15.6, 5.9], 12),
    ...seam([18.8, 26.6, 5.9], [18.8, 15.6, 5.9], 12),
    ...seam([-14.6, 11.7, 5.9], [14.6, 11.7, 5.9], 30),
    ...seam([-18, 1.6, 5.36], [18, 1.6, 5.36], 36),
    strap(-11.5),
    strap(11.5),
    mesh(box(5, 3.4, 0.5, 0.3), brass(), [0, 13.4, 5.95]),
    mesh(rod(0.75, 0.4, 0.12), brushed(1, '#b98f3f'), [0, 13.7, 6.2], [90, 0, 0]),
    mesh(box(0.2, 0.8, 0.2, 0.06), plastic('#17120c'), [0, 13.6, 6.36]),
    mesh(
      loft(
        [
          { at: [-7.4, 28.6, 0], w: 1, d: 1.8, power: 3 },
          { at: [-7, 31, 0], w: 1.2, d: 1.9, power: 2.4 },
          { at: [-4.4, 32.8, 0], w: 1.5, d: 2.1 },
          { at: [0, 33.2, 0], w: 1.7, d: 2.3 },
          { at: [4.4, 32.8, 0], w: 1.5, d: 2.1 },
          { at: [7, 31, 0], w: 1.2, d: 1.9, power: 2.4 },
          { at: [7.4, 28.6, 0], w: 1, d: 1.8, power: 3 },
        ],
        { smooth: 10 },
      ),
      hide(),
    ),
    ...[1, -1].flatMap((side) => [
      mesh(box(2.6, 0.7, 3, 0.25), hide(), [side * 7.4, 28.8, 0]),
      mesh(new three.TorusGeometry(0.9, 0.22, 10, 40), brass(), [side * 7.4, 29.4, 0], [0, 90, 0]),
    ]),
    ...[1, -1].flatMap((x) => [1, -1].map((z) => mesh(rod(0.7, 0.5, 0.2), brass(), [x * 16, 0.1, z * 3.6]))),
  ])
}

/** A pair of ribbed socks, laid flat one over the other. `leg` lengthens the leg, cm. */
function socks({ leg = 0, main = '#9c3f38', trim = '#e3d6bf', top = '#7f302b', bands = false } = {}) {
  const outline: Point2[] = [
    [-4.4, leg],
    ...(leg > 0 ? [[-5.2, leg * 0.72] as Point2, [-4.9, leg * 0.4] as Point2] : []),
    [-4.1, -13, 2],
    [-4.3, -19],
    [-3.4, -22.4],
    [0.4, -23.4],
    [6, -21.6],
    [13, -20.4],
    [17.4, -19.4],
    [19.2, -16.4],
    [17.6, -13.4],
    [11.6, -12.6],
    [6.4, -12.2],
    [4.5, -9.6],
    ...(leg > 0 ? [[5, leg * 0.4] as Point2, [5.3, leg * 0.72] as Point2] : []),
    [4.3, leg],
  ].map(([x, y]): Point2 => [x as number, y as number])
  const wool = (colour: string) => tinted(knit(colour, 2.2))
  const part = (colour: string, keep: string) => {
    const made = knit(colour, 2.2)
    return tinted(
      withSolid(made, {
        axis: 2,
        depth: 0.06,
        code: `if (!(${keep})) discard; vec3 q = p * 13.8; float w = 0.5 + 0.5 * sin(q.x + q.z) * sin(q.y * 0.7 + 1.6 * abs(sin((q.x + q.z) * 0.5))); height = w; colour *= 0.74 + 0.3 * w;`,
      }),
    )
  }
  const cuff = loft(
    Array.from({ length: 12 }, (_, i) => ({
      at: [-0.05, leg - 1.2 + i * (leg > 0 ? 0.3 : 0.62), 0] as Point3,
      w: i === 11 ? 8.7 : 9,
      d: i === 11 ? 1.5 : 2.1,
      power: 3,
    })),
    { sides: 288, wave: (angle) => 1 + 0.016 * Math.sin(angle * 40) },
  )
  const one = (side: number) => {
    const thick = plate(outline, 2.16, { radius: 2, bevel: 0.96 })
    const made = group([
      mesh(plate(outline, 2.1, { radius: 2, bevel: 0.95 }), wool(main)),
      mesh(thick, part(trim, 'length(p.xy - vec2(-3.4, -21.6)) < 5.4 || p.x > 13.8 - 0.12 * (p.y + 16.0)')),
      ...(bands ? [mesh(thick, part(trim, 'p.y > -9.0 && p.y < 14.0 && abs(fract(p.y / 4.6) - 0.5) < 0.11'))] : []),
      mesh(cuff, tinted(knit(top, 1.8))),
    ])
    made.scale.x = side
    return made
  }
  return group([group([lay([one(1)], 8)], [0, 1, 0]), group([lay([one(1)], -16)], [9, 2.4, 4.4])])
}

/** What is knitted into a scarf: GLSL that changes `colour` at `p`; x runs along it, z across. */
const scarfPatterns = {
  plain: '',
  check: `float a = smoothstep(0.28, 0.3, abs(fract(p.x / 6.5 + 0.1) - 0.5)); float b = smoothstep(0.28, 0.3, abs(fract(p.z / 6.0 + 0.5) - 0.5));
        colour *= 1.0 - 0.42 * a - 0.3 * b; float l = max(step(abs(fract(p.x / 6.5 + 0.1) - 0.5), 0.035), step(abs(fract(p.z / 6.0 + 0.5) - 0.5), 0.04));
        colour = mix(colour, vec3(0.86, 0.8, 0.66), l * 0.85);`,
  bands: 'float band = step(0.5, fract(p.x / 6.4 + 0.22)); colour = mix(colour, vec3(0.88, 0.87, 0.83), band);',
}

/** A long scarf, folded in four with its fringe towards the viewer. */
function scarf(pattern: keyof typeof scarfPatterns, { width = 18, thick = 1.5 } = {}) {
  const [reach, gap] = [13, thick + 0.25]
  const line: Point2[] = []
  for (let layer = 0; layer < 4; layer++) {
    const y = thick / 2 + layer * gap
    const toRight = layer % 2 === 0
    for (let i = 0; i <= 12; i++) {
      const t = i / 12
      const x = (toRight ? -1 : 1) * (reach - t * reach * 2)
      line.push([x, y + 0.12 * Math.sin(x * 0.4 + layer * 1.7)])
    }
    if (layer < 3) line.push(...arc(gap / 2, toRight ? -60 : 240, toRight ? 60 : 120, [toRight ? reach : -reach, y + gap / 2], 8))
  }
  const curve = new three.SplineCurve(line.map(([x, y]) => new three.Vector2(x, y)))
  const points = curve.getPoints(260)
  const wool = tinted(
    withSolid(knit('#a3352f', 2), {
      axis: 2,
      depth: 0.07,
      code: `vec3 q = p * 9.4; float w = 0.5 + 0.5 * sin(q.y * 1.35) * sin(q.z * 0.7 + 1.6 * abs(sin(q.x * 0.5 + q.y * 0.5))); float rib = 0.5 + 0.5 * sin(p.x * 5.2); ${scarfPatterns[pattern]}
        height = w * 0.5 + rib; colour *= 0.66 + 0.18 * w + 0.24 * rib; colour *= 0.95 + 0.1 * noise(p * 18.0);`,
    }),
  )
  const end = points[points.length - 1] as three.Vector2
  const fringe = Array.from({ length: 19 }, (_, i) => {
    const z = ((i / 18) * 2 - 1) * (width / 2 - 0.3)
    const sway = Math.sin(i * 2.3) * 0.5
    return mesh(
      wire(
        [
          [end.x + 0.3, end.y, z],
          [end.x - 1.4, end.y - 0.3, z],
          [end.x - 2.6, end.y - 1.9, z + sway * 0.5],
          [end.x - 3.2, end.y - 4.4, z + sway],
        ],
        0.34,
      ),
      wool,
    )
  })
  return group([
    mesh(
      loft(
        points.map(({ x, y }) => ({ at: [x, y, 0] as Point3, w: width, d: thick, power: 5 })),
        { sides: 64 },
      ),
      wool,
    ),
    ...fringe,
  ])
}

/** Things for the desk, the bag and the wardrobe. */
export const desk: Record<string, Model> = {
  'card-file-box': { build: cardBox, azimuth: 30, elevation: 26 },
  paperclip: { build: paperClips, azimuth: 14, elevation: 40 },
  laptop: { build: laptop, azimuth: 24, elevation: 22 },
  'spiral-calendar': { build: deskCalendar, azimuth: 26, elevation: 14 },
  clipboard: { build: clipboard, azimuth: 8, elevation: 50 },
  briefcase: { build: briefcase, azimuth: 26, elevation: 12 },
  socks: { build: () => socks(), azimuth: 6, elevation: 60 },
  'compression-socks': {
    build: () => socks({ leg: 17, main: '#35639a', trim: '#2a2f36', top: '#2a2f36', bands: true }),
    azimuth: 6,
    elevation: 60,
  },
  scarf: { build: () => scarf('plain', { width: 15, thick: 1.2 }), azimuth: -38, elevation: 24 },
  'checked-scarf': { build: () => scarf('check', { width: 22, thick: 1.7 }), azimuth: -34, elevation: 30 },
  'club-scarf': { build: () => scarf('bands'), azimuth: -52, elevation: 30 },
}
