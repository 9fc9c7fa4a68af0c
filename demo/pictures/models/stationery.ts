import * as three from 'three'
import { chance, copies, placed, type Surface, sheet } from '../forms.ts'
import {
  brass,
  brushed,
  chrome,
  fabric,
  leather,
  paper,
  plastic,
  powder,
  printed,
  rubber,
  steel,
  tinted,
  wax,
  withSolid,
} from '../materials.ts'
import type { Model } from '../model.ts'
import {
  arc,
  ball,
  box,
  circle,
  deg,
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

type Draw = OffscreenCanvasRenderingContext2D

const rectangle = (width: number, height: number): Point2[] => [
  [-width / 2, -height / 2],
  [width / 2, -height / 2],
  [width / 2, height / 2],
  [-width / 2, height / 2],
]

/** A print of `width` by `height` cm that faces z, drawn with 60 pixels to the cm. */
function print(
  width: number,
  height: number,
  draw: (c: Draw, w: number, h: number) => void,
  options: three.MeshPhysicalMaterialParameters = {},
) {
  const [w, h] = [Math.round(width * 60), Math.round(height * 60)]
  return {
    geometry: new three.PlaneGeometry(width, height),
    material: printed(
      drawn(w, h, (c) => draw(c, w, h)),
      { roughness: 0.85, ...options },
    ),
  }
}

const printAt = (made: ReturnType<typeof print>, at: Point3, turn: Point3 = [0, 0, 0]) => mesh(made.geometry, made.material, at, turn)

function scribble(c: Draw, x: number, y: number, length: number, seed: number, high = 12) {
  const random = chance(seed)
  c.beginPath()
  let pen = x
  while (pen < x + length) {
    const word = 40 + random() * 90
    c.moveTo(pen, y)
    for (let t = 0; t < word; t += 4)
      c.lineTo(pen + t, y - high * (0.5 + 0.5 * Math.sin(t * 0.32 + random() * 1.4)) - (random() > 0.93 ? high : 0))
    pen += word + 22
  }
  c.stroke()
}

/** A bound book covered with printed cloth, standing ajar. */
function journal() {
  const cloth = () =>
    tinted(
      withSolid(fabric('#a5512f', 7), {
        axis: 2,
        depth: 0.02,
        code: `float w = 0.5 + 0.22 * (sin(p.x * 46.0) + sin(p.y * 46.0)) + 0.3 * (noise(p * 6.0) - 0.5); height = w; colour *= 0.86 + 0.16 * w;
          vec2 g = p.xy / 2.5 + vec2(0.1, 0.2); g.x += 0.5 * mod(floor(g.y), 2.0); vec2 c = fract(g) - 0.5; float a = atan(c.y, c.x); float r = length(c);
          float petal = smoothstep(0.025, -0.025, r - 0.36 * pow(abs(cos(2.0 * a)), 0.7)) - smoothstep(0.02, -0.02, r - 0.075) - 0.7 * smoothstep(0.012, -0.012, abs(min(abs(c.x), abs(c.y))) - 0.008) * step(0.1, r) * step(r, 0.27);
          vec2 d = abs(c) - vec2(0.5); float dot = smoothstep(0.02, -0.02, length(d) - 0.07);
          colour = mix(colour, colour * 2.3 + vec3(0.12), clamp(petal + dot, 0.0, 1.0) * 0.8);`,
      }),
    )
  const board = () => mesh(box(15, 21.4, 0.28, 0.1), cloth(), [7.6, 10.7, 0])
  const leaves = (turn: number, count: number, thick: number) =>
    group(
      Array.from({ length: count }, (_, i) =>
        mesh(box(14.3, 20.6, thick / count - 0.015, 0.01), paper(i % 2 ? '#f1e9d8' : '#e9e0cc'), [
          7.3,
          10.7,
          (i - count / 2) * (thick / count),
        ]),
      ),
      [0, 0, 0],
      [0, turn, 0],
    )
  return group([
    group([board()], [0, 0, 1], [0, -11, 0]),
    group([board()], [0, 0, -1], [0, 3, 0]),
    group([leaves(-3, 22, 1.5)], [0.1, 0, 0]),
    mesh(
      loft(
        [0, 21.4].map((y) => ({ at: [0, y, 0] as Point3, w: 1.1, d: 2.3, power: 2.6 })),
        { sides: 64 },
      ),
      cloth(),
    ),
    ...[0.6, 20.9].map((y) => mesh(rod(0.16, 1.5, 0.05), fabric('#e9d9b4', 8), [0.75, y, 0], [90, 0, 0])),
    mesh(
      wire(
        [
          [1, 20.9, 0.1],
          [5, 21.4, 0.5],
          [10, 19.8, 1.6],
          [15.4, 10, 1.35],
          [15.7, 3, 1.5],
          [16, 0.1, 2.2],
        ],
        0.1,
      ),
      fabric('#e6b64c', 8),
    ),
  ])
}

/** Double wire loops through the edge of a pad that lies in the xy plane, along x. */
const doubleWire = (count: number, step: number, radius: number, at: Point3) =>
  group(
    Array.from({ length: count }, (_, i) =>
      [-0.09, 0.09].map((dx) =>
        mesh(new three.TorusGeometry(radius, 0.045, 10, 40), steel(0.2, '#c4c8cc'), [(i - (count - 1) / 2) * step + dx, 0, 0], [0, 90, 0]),
      ),
    ).flat(),
    at,
  )

function spiralNotepad() {
  const page = print(10, 14.6, (c, w, h) => {
    c.fillStyle = '#fbf8ef'
    c.fillRect(0, 0, w, h)
    c.strokeStyle = '#a9c3d6'
    c.lineWidth = 2.4
    for (let y = 130; y < h - 20; y += 42) {
      c.beginPath()
      c.moveTo(0, y)
      c.lineTo(w, y)
      c.stroke()
    }
    c.strokeStyle = '#d98a80'
    c.beginPath()
    c.moveTo(74, 70)
    c.lineTo(74, h)
    c.stroke()
    c.strokeStyle = '#25456f'
    c.lineWidth = 3.4
    c.lineCap = c.lineJoin = 'round'
    for (const [i, length] of [300, 380, 340, 210].entries()) scribble(c, 96, 168 + i * 42, length, i + 3, 13)
    c.fillStyle = '#3a3d40'
    for (let x = 26; x < w; x += 30) c.fillRect(x - 6, 12, 14, 18)
  })
  const random = chance(4)
  const leaves = Array.from({ length: 16 }, (_, i) =>
    mesh(box(10, 14.6, 0.03, 0.01), paper(i % 2 ? '#f2eee2' : '#faf7ee'), [
      (random() - 0.5) * 0.07,
      (random() - 0.5) * 0.06 - 0.05,
      0.2 + i * 0.035,
    ]),
  )
  const curl: Surface = (u, v) => {
    const [x, y] = [(u - 0.5) * 10, (v - 0.5) * 14.6]
    const corner = Math.max(0, (x - y * 0.9 - 6.6) / 6)
    return [x - corner * corner * 1.2, y + corner * corner * 1.4, 0.78 + corner * corner * 2.6]
  }
  const cover = (u: number, v: number): Point3 => {
    const along = v * 7.5
    const angle = deg(200 - Math.min(1, along / 3) * 62)
    const r = 1.1
    if (along < 3)
      return [(u - 0.5) * 10.2, 7.5 + Math.cos(angle) * -r * 0.2 + along * 0.35, 0.9 + Math.sin((along / 3) * Math.PI) * 0.5 - along * 0.12]
    return [(u - 0.5) * 10.2, 7.5 + 1.05 + (along - 3) * 0.98, 0.54 - (along - 3) * 0.02 - 0.3]
  }
  return lay(
    [
      mesh(plate(rectangle(10.4, 15), 0.16, { radius: 0.7, bevel: 0.04 }), paper('#8a7256'), [0, 0, 0.08]),
      ...leaves,
      mesh(sheet(curl, 40, 60), Object.assign(page.material, { side: three.DoubleSide })),
      mesh(sheet(cover, 12, 40), Object.assign(paper('#2f5f86'), { side: three.DoubleSide })),
      doubleWire(19, 0.5, 0.62, [0, 7.25, 0.46]),
    ],
    16,
  )
}

/** A stapled exercise book whose cover stands a little open. */
function exerciseBook() {
  const squares = print(17.4, 24.4, (c, w, h) => {
    c.fillStyle = '#fdfcf7'
    c.fillRect(0, 0, w, h)
    c.strokeStyle = '#b9cde0'
    c.lineWidth = 1.6
    for (let x = 15; x < w; x += 30) {
      c.beginPath()
      c.moveTo(x, 0)
      c.lineTo(x, h)
      c.stroke()
    }
    for (let y = 15; y < h; y += 30) {
      c.beginPath()
      c.moveTo(0, y)
      c.lineTo(w, y)
      c.stroke()
    }
    c.strokeStyle = '#d0685e'
    c.lineWidth = 3
    c.beginPath()
    c.moveTo(w - 150, 0)
    c.lineTo(w - 150, h)
    c.stroke()
  })
  const lift =
    (raise: number, from: number, to: number, low: number, high: number): Surface =>
    (u, v) => {
      const s = from + (to - from) * u
      const bend = Math.min(1, s / 6)
      const angle = deg(15)
      const out = s <= 6 ? s * (1 - 0.012 * bend) : 6 * 0.988 + (s - 6) * Math.cos(angle)
      const up = s <= 6 ? (s * s * Math.tan(angle)) / 12 : 3 * Math.tan(angle) + (s - 6) * Math.sin(angle)
      return [out - 9, low + (high - low) * v, 0.52 + up + raise]
    }
  const label = drawn(720, 480, (c) => {
    c.fillStyle = '#fbf9f2'
    c.beginPath()
    c.roundRect(4, 4, 712, 472, 34)
    c.fill()
    c.strokeStyle = '#3a4046'
    c.lineWidth = 6
    c.beginPath()
    c.roundRect(26, 26, 668, 428, 22)
    c.stroke()
    c.fillStyle = '#2f353b'
    c.font = 'bold 74px serif'
    c.textAlign = 'center'
    c.fillText('SĄSIUVINIS', 360, 136)
    c.lineWidth = 3
    for (const y of [226, 306, 386]) {
      c.beginPath()
      c.moveTo(80, y)
      c.lineTo(640, y)
      c.stroke()
    }
  })
  const cover = () =>
    Object.assign(
      tinted(
        withSolid(plastic('#3d8a52', 0.5), { depth: 0.006, code: 'float s = noise(p * 16.0); height = s; colour *= 0.96 + 0.06 * s;' }),
      ),
      { side: three.DoubleSide },
    )
  return lay(
    [
      mesh(plate(rectangle(18, 25), 0.05, { radius: 0.9, bevel: 0.01 }), cover(), [0, 0, 0.03]),
      ...Array.from({ length: 9 }, (_, i) =>
        mesh(plate(rectangle(17.5, 24.6), 0.034, { radius: 0.9, bevel: 0.005 }), paper(i % 2 ? '#f1ede2' : '#fbf9f2'), [
          -0.2 + i * 0.012,
          0,
          0.09 + i * 0.04,
        ]),
      ),
      mesh(squares.geometry, squares.material, [-0.2, 0, 0.46]),
      mesh(sheet(lift(0, 0, 18, -12.5, 12.5), 60, 20), cover()),
      mesh(sheet(lift(0.03, 4.5, 14.5, 2.2, 8.9), 30, 12), printed(label, { transparent: true, roughness: 0.8, side: three.DoubleSide })),
      mesh(sheet(lift(0.025, 0, 2.1, -12.5, 12.5), 12, 12), tinted(plastic('#2c6a3e', 0.6))),
      mesh(
        loft(
          [-12.5, 12.5].map((y) => ({ at: [-9, y, 0.27] as Point3, w: 0.3, d: 0.56, power: 2.4 })),
          { sides: 32 },
        ),
        tinted(plastic('#2c6a3e', 0.6)),
      ),
      ...[6, -6].map((y) => mesh(rod(0.05, 1.2, 0.02, 12), chrome(), [-9.14, y, 0.3])),
    ],
    14,
  )
}

/** A spiral-bound book for accounts. */
function ledger() {
  const coat = withSolid(leather('#5b2430'), { depth: 0.012, code: 'float s = noise(p * 13.0); height = s; colour *= 0.86 + 0.2 * s;' })
  const title = print(11, 7, (c, w, h) => {
    c.fillStyle = '#f3ecd9'
    c.fillRect(0, 0, w, h)
    c.strokeStyle = '#5b2430'
    c.lineWidth = 8
    c.strokeRect(22, 22, w - 44, h - 44)
    c.lineWidth = 2
    c.strokeRect(36, 36, w - 72, h - 72)
    c.fillStyle = '#3a2a22'
    c.textAlign = 'center'
    c.font = 'bold 78px serif'
    c.fillText('KASOS KNYGA', w / 2, 180)
    c.font = '56px serif'
    c.fillText('20 ____  m.', w / 2, 312)
  })
  const spiral = Array.from({ length: 58 * 24 }, (_, i) => {
    const t = i / (58 * 24)
    const angle = i / 24
    return new three.Vector3(Math.cos(angle * Math.PI * 2) * 1.28 - 10.2, (t - 0.5) * 28.6, Math.sin(angle * Math.PI * 2) * 1.28 + 1.05)
  })
  return lay(
    [
      mesh(plate(rectangle(21.2, 30), 0.22, { radius: 0.8, bevel: 0.07 }), coat, [0, 0, 0.11]),
      ...Array.from({ length: 26 }, (_, i) =>
        mesh(box(20.4, 29.2, 0.05, 0.01), paper(i % 2 ? '#ece5d3' : '#f5f0e2'), [
          Math.sin(i * 2.1) * 0.03,
          Math.sin(i * 1.3) * 0.03,
          0.26 + i * 0.062,
        ]),
      ),
      mesh(plate(rectangle(21.2, 30), 0.22, { radius: 0.8, bevel: 0.07 }), coat, [0, 0, 1.98]),
      ...[1, -1].map((side) =>
        mesh(
          plate(
            [
              [10.62, side * 15.02],
              [10.62, side * 10.4],
              [6, side * 15.02],
            ],
            0.05,
            { radius: 0.5, bevel: 0.01 },
          ),
          steel(0.3, '#b99a5a'),
          [0, 0, 2.11],
        ),
      ),
      printAt(title, [0.6, 5, 2.105]),
      mesh(new three.TubeGeometry(new three.CatmullRomCurve3(spiral), 58 * 16, 0.075, 8), steel(0.25, '#34373b')),
      mesh(
        copies(
          box(0.34, 0.16, 0.05, 0.02),
          Array.from({ length: 58 }, (_, i) => placed([-9.25, (i / 58 - 0.5) * 28.6 + 0.12, 2.1], [0, 1, 0])),
        ),
        plastic('#1a1012', 0.9),
      ),
    ],
    16,
  )
}

/** An opened ream of copy paper. */
function ream() {
  const wrap = (c: Draw, w: number, h: number) => {
    c.fillStyle = '#f5f5f0'
    c.fillRect(0, 0, w, h)
    c.fillStyle = '#1f5f8f'
    c.fillRect(0, 0, w, h * 0.42)
  }
  const top = print(21, 22.4, (c, w, h) => {
    wrap(c, w, h)
    for (const [i, colour] of ['#2f78a8', '#59a0c0', '#9fcbd6'].entries()) {
      c.fillStyle = colour
      c.beginPath()
      c.moveTo(0, h * (0.33 + i * 0.06))
      for (let x = 0; x <= w; x += 10) c.lineTo(x, h * (0.33 + i * 0.06) + Math.sin(x * 0.006 + i * 1.1) * 46)
      c.lineTo(w, h * (0.42 + i * 0.06))
      for (let x = w; x >= 0; x -= 10) c.lineTo(x, h * (0.4 + i * 0.06) + Math.sin(x * 0.006 + i * 1.1 + 0.4) * 46)
      c.fill()
    }
    c.fillStyle = '#ffffff'
    c.textAlign = 'center'
    c.font = 'bold 170px sans-serif'
    c.fillText('NEMUNAS', w / 2, h * 0.21)
    c.fillStyle = '#1f4f78'
    c.textAlign = 'left'
    c.font = 'bold 250px sans-serif'
    c.fillText('A4', 90, h * 0.78)
    c.font = '72px sans-serif'
    c.fillText('80 g/m²', 520, h * 0.7)
    c.fillText('500', 520, h * 0.78)
    c.fillRect(480, h * 0.635, 6, h * 0.155)
  })
  const end = print(21, 5, (c, w, h) => {
    c.fillStyle = '#1f5f8f'
    c.fillRect(0, 0, w, h)
    c.fillStyle = '#ffffff'
    c.font = 'bold 150px sans-serif'
    c.textAlign = 'center'
    c.fillText('NEMUNAS  A4', w / 2, h * 0.67)
  })
  const side = print(22.4, 5, (c, w, h) => {
    c.fillStyle = '#f5f5f0'
    c.fillRect(0, 0, w, h)
    c.fillStyle = '#1f5f8f'
    c.fillRect(0, 0, w * 0.42, h)
    c.font = 'bold 84px sans-serif'
    c.fillText('A4  80 g/m²  500', w * 0.46, h * 0.6)
  })
  const tear: Surface = (u, v) => {
    const jag = 0.3 * Math.sin(u * 61) + 0.22 * Math.sin(u * 143 + 1) + 0.5 * Math.sin(u * 9)
    const s = v * (2.2 + jag)
    return [(u - 0.5) * 21, 5.05 + s * s * 0.13, 7.3 + s * 0.95]
  }
  const white = () =>
    withSolid(paper('#fbfbf8'), {
      axis: 1,
      depth: 0.01,
      code: 'float s = noise(vec3(p.x * 0.4, p.y * 0.4, p.z * 60.0)); colour *= 0.9 + 0.12 * s; height = s;',
    })
  return group(
    [
      mesh(box(20.9, 4.9, 29.7, 0.05), white(), [0, 2.5, 0]),
      mesh(box(21.1, 5.06, 22.4, 0.25), paper('#f5f5f0'), [0, 2.5, -3.85]),
      printAt(top, [0, 5.045, -3.85], [-90, 0, 0]),
      printAt(side, [10.565, 2.5, -3.85], [0, 90, 0]),
      printAt(side, [-10.565, 2.5, -3.85], [0, -90, 0]),
      printAt(end, [0, 2.5, -15.06], [0, 180, 0]),
      mesh(sheet(tear, 80, 24), Object.assign(paper('#e9e9e2'), { side: three.DoubleSide })),
    ],
    [0, 0, 0],
    [0, 26, 0],
  )
}

const board = (colour: string) =>
  withSolid(paper(colour), {
    depth: 0.005,
    code: 'float s = noise(p * 13.0); float f = noise(p * vec3(30.0, 4.0, 30.0)); height = s; colour *= 0.92 + 0.07 * s + 0.05 * step(0.8, f);',
  })

/** A folder of board with a tab, standing open like a V. */
function manilaFolder() {
  const coat = () => tinted(board('#ebc878'))
  const back: (Point2 | Point3)[] = [
    [-16, 0],
    [16, 0],
    [16, 23, 0.9],
    [6.4, 23, 0.6],
    [5.2, 24.6, 0.7],
    [-5.2, 24.6, 0.7],
    [-6.4, 23, 0.6],
    [-16, 23, 0.9],
  ]
  const front: (Point2 | Point3)[] = [
    [-16, 0],
    [16, 0],
    [16, 22, 0.9],
    [-16, 22, 0.9],
  ]
  const label = print(7.4, 1.15, (c, w, h) => {
    c.fillStyle = '#fdfbf5'
    c.fillRect(0, 0, w, h)
    c.fillStyle = '#b3392e'
    c.fillRect(0, 0, w, 12)
  })
  const crease = (y: number, z: number) => mesh(box(31.6, 0.05, 0.03, 0.01), tinted(paper('#a98742')), [0, y, z])
  return group([
    group([mesh(plate(back, 0.09, { radius: 0.02, bevel: 0.02 }), coat()), printAt(label, [0, 23.75, 0.06])], [0, 0.3, -0.3], [-12, 0, 0]),
    group(
      [mesh(plate(front, 0.09, { radius: 0.02, bevel: 0.02 }), coat()), crease(1, 0.055), crease(1.7, 0.055)],
      [0, 0.3, 0.3],
      [9, 0, 0],
    ),
    mesh(
      loft(
        [-16, 16].map((x) => ({ at: [x, 0.28, 0] as Point3, w: 0.5, d: 0.75 })),
        { sides: 32 },
      ),
      coat(),
    ),
  ])
}

/** Five plastic folders with elastic bands, fanned out. */
function projectFolders() {
  const film = (i: number) =>
    tinted(
      withSolid(plastic(i % 2 ? '#dca72e' : '#e4b23a', 0.34), {
        depth: 0.004,
        code: 'float s = noise(p * 20.0); height = s; colour *= 0.97 + 0.04 * s;',
      }),
    )
  const field = print(
    9,
    4.6,
    (c, w, h) => {
      c.fillStyle = '#fbfaf6'
      c.beginPath()
      c.roundRect(0, 0, w, h, 24)
      c.fill()
      c.strokeStyle = '#9a9c9c'
      c.lineWidth = 3
      for (const y of [0.4, 0.62, 0.84]) {
        c.beginPath()
        c.moveTo(40, h * y)
        c.lineTo(w - 40, h * y)
        c.stroke()
      }
    },
    { transparent: true },
  )
  const one = (i: number) => {
    const outline: (Point2 | Point3)[] = [
      [-12, -16],
      [12, -16],
      [12, 16],
      [-12, 16],
    ]
    const band = (sx: number, sy: number) =>
      mesh(box(0.45, 5.9, 0.1, 0.04), fabric('#2a2d30', 8), [sx * 10, sy * 14, 0.34], [0, 0, sx * sy * 45])
    return group(
      [
        mesh(plate(outline, 0.14, { radius: 1.3, bevel: 0.04 }), film(i), [0, 0, 0.07]),
        mesh(
          plate(
            outline.map(([x, y]): Point2 => [(x as number) * 0.985, (y as number) * 0.985]),
            0.18,
            { radius: 1.2, bevel: 0.05 },
          ),
          tinted(plastic('#c4942a', 0.5)),
          [0, 0, 0.2],
        ),
        mesh(plate(outline, 0.1, { radius: 1.3, bevel: 0.03 }), film(i), [0, 0, 0.3]),
        mesh(
          loft(
            [-15, 15].map((y) => ({ at: [-12, y, 0.19] as Point3, w: 0.25, d: 0.4 })),
            { sides: 24 },
          ),
          film(i),
        ),
        printAt(field, [0, 6.6, 0.36]),
        band(1, 1),
        band(1, -1),
      ],
      [i * 0.9 - 1.5, i * -0.5, i * 0.42],
      [0, 0, 16 - i * 8],
    )
  }
  return lay([0, 1, 2, 3, 4].map(one), 6)
}

/** A steel cabinet with two drawers, the upper one pulled out. */
function filingCabinet() {
  const coat = () => powder('#6f7f86')
  const [w, h, d] = [40, 66, 58]
  const label = print(6.4, 3, (c, lw, lh) => {
    c.fillStyle = '#fbf8ee'
    c.fillRect(0, 0, lw, lh)
    c.strokeStyle = '#8b8f90'
    c.lineWidth = 4
    for (const y of [0.45, 0.75]) {
      c.beginPath()
      c.moveTo(40, lh * y)
      c.lineTo(lw - 40, lh * y)
      c.stroke()
    }
  })
  const front = (y: number, z: number) =>
    group(
      [
        mesh(box(w - 1.8, 30.4, 1.8, 0.5), coat()),
        mesh(box(w - 9, 23.5, 0.5, 0.24), powder('#76868d'), [0, -0.6, 0.85]),
        mesh(
          plate(rectangle(8, 4.4), 0.5, {
            radius: 0.3,
            bevel: 0.12,
            holes: [rectangle(6.4, 3).map(([x, yy]) => new three.Vector2(x, yy))],
          }),
          chrome(),
          [0, 7.2, 1.35],
        ),
        printAt(label, [0, 7.2, 1.3]),
        mesh(
          loft(
            [
              { at: [-7, 1.6, 1], w: 1, d: 1 },
              { at: [-6.8, 1.6, 2.6], w: 1, d: 1 },
              { at: [-5.4, 1.6, 3.4], w: 1, d: 1.1 },
              { at: [5.4, 1.6, 3.4], w: 1, d: 1.1 },
              { at: [6.8, 1.6, 2.6], w: 1, d: 1 },
              { at: [7, 1.6, 1], w: 1, d: 1 },
            ],
            { smooth: 6 },
          ),
          brushed(0),
        ),
      ],
      [0, y, z],
    )
  const folders = Array.from({ length: 11 }, (_, i) => {
    const z = 12 - i * 2.2
    const colour = ['#d9b765', '#d9b765', '#c9a04c', '#7d9c84', '#d9b765', '#b8624a'][i % 6] as string
    const x = ((i * 7) % 4) * 6 - 9
    return group(
      [
        mesh(box(33, 23, 0.3, 0.1), board(colour), [0, 11.5, 0], [-4, 0, 0]),
        mesh(box(6, 2.4, 0.16, 0.06), plastic('#eef2f2', 0.2), [x, 24, -0.8], [-4, 0, 0]),
        mesh(box(5.4, 1.5, 0.1, 0.03), paper('#fffdf4'), [x, 24.1, -0.68], [-4, 0, 0]),
      ],
      [0, 0, z],
    )
  })
  return group([
    mesh(box(w, 1.6, d, 0.6), coat(), [0, h + 0.6, 0]),
    ...[1, -1].map((side) => mesh(box(1, h, d, 0.4), coat(), [side * (w / 2 - 0.5), h / 2 + 1, 0])),
    mesh(box(w - 1, h, 1, 0.2), coat(), [0, h / 2 + 1, -d / 2 + 0.5]),
    mesh(box(w - 1, 2.2, d - 1, 0.2), coat(), [0, 1.9, 0]),
    mesh(box(w - 1.6, 31, d - 2, 0.2), plastic('#1d2123', 0.9), [0, 18, -1]),
    mesh(box(w - 1.6, 1, d - 1, 0.2), coat(), [0, 34.2, 0]),
    front(18, d / 2 - 0.3),
    group(
      [
        front(50.2, 14),
        ...[1, -1].map((side) => mesh(box(0.5, 17, 50, 0.2), coat(), [side * 17.4, 44, -11.5])),
        mesh(box(34.6, 0.5, 50, 0.1), coat(), [0, 35.8, -11.5]),
        ...[1, -1].map((side) => mesh(box(0.7, 1.6, 50, 0.2), brushed(2), [side * 18.4, 43, -11.5])),
        group(folders, [0, 36.2, -1]),
        ...[1, -1].map((side) => mesh(box(0.7, 0.7, 50, 0.2), brushed(2), [side * 16.9, 57.6, -11.5])),
      ],
      [0, 0, d / 2 - 0.3],
    ),
    mesh(rod(1.1, 0.6, 0.2), chrome(), [w / 2 - 4, h - 1.4, d / 2 - 0.2], [90, 0, 0]),
    mesh(box(w - 1.8, 3.2, 1, 0.2), coat(), [0, h - 1.4, d / 2 - 0.9]),
    ...[1, -1].flatMap((x) => [1, -1].map((z) => mesh(rod(1.5, 1.6, 0.3), rubber(), [x * 16, 0.5, z * 25]))),
  ])
}

/** A banded pile of envelopes and one that shows its flap. */
function envelopes() {
  const white = () => paper('#f8f8f4')
  const grey = drawn(920, 640, (c) => {
    c.fillStyle = '#c9ccce'
    c.fillRect(0, 0, 920, 640)
    c.strokeStyle = '#8f969b'
    c.lineWidth = 3
    for (let x = -640; x < 920; x += 15)
      for (const slope of [1, -1]) {
        c.beginPath()
        c.moveTo(x + (slope < 0 ? 640 : 0), 0)
        c.lineTo(x + (slope < 0 ? 0 : 640), 640)
        c.stroke()
      }
  })
  const body: (Point2 | Point3)[] = rectangle(22.9, 16.2)
  const flap: (Point2 | Point3)[] = [
    [-11.45, 0],
    [11.45, 0],
    [10.2, 5.4, 1],
    [-10.2, 5.4, 1],
  ]
  const random = chance(9)
  const pile = Array.from({ length: 44 }, (_, i) =>
    mesh(box(22.9, 16.2, 0.05, 0.02), i % 2 ? paper('#efefe9') : white(), [
      (random() - 0.5) * 0.14,
      (random() - 0.5) * 0.14,
      0.05 + i * 0.075,
    ]),
  )
  const seamLine = (from: Point2, to: Point2) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    return mesh(
      box(Math.hypot(dx, dy), 0.05, 0.03, 0.01),
      paper('#d9d9d2'),
      [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0.115],
      [0, 0, (Math.atan2(dy, dx) * 180) / Math.PI],
    )
  }
  return group([
    group(
      [
        lay(
          [
            ...pile,
            mesh(box(5.1, 16.5, 3.42, 0.08), paper('#1f5f8f'), [-3, 0, 1.7]),
            mesh(
              new three.PlaneGeometry(16.4, 5).rotateZ(Math.PI / 2),
              printed(
                drawn(1386, 300, (c) => {
                  c.fillStyle = '#1f5f8f'
                  c.fillRect(0, 0, 1386, 300)
                  c.fillStyle = '#ffffff'
                  c.font = 'bold 130px sans-serif'
                  c.fillText('NEMUNAS', 90, 195)
                  c.font = '100px sans-serif'
                  c.fillText('C5 · 50', 950, 190)
                }),
                { roughness: 0.8 },
              ),
              [-3, 0, 3.42],
            ),
          ],
          14,
        ),
      ],
      [-1.5, 0, 6.5],
    ),
    group(
      [
        mesh(plate(body, 0.16, { radius: 0.35, bevel: 0.05 }), white(), [0, 8.1, 0]),
        mesh(
          plate(
            [
              [-11.3, 0.1],
              [11.3, 0.1],
              [11.3, 0.6],
              [1.4, 8.8, 1.2],
              [-1.4, 8.8, 1.2],
              [-11.3, 0.6],
            ],
            0.05,
            { radius: 0.3, bevel: 0.01 },
          ),
          paper('#fdfdfa'),
          [0, 0, 0.1],
        ),
        seamLine([-11.2, 0.6], [-1.2, 8.7]),
        seamLine([11.2, 0.6], [1.2, 8.7]),
        group(
          [
            mesh(plate(flap, 0.07, { radius: 0.3, bevel: 0.02 }), white()),
            mesh(new three.PlaneGeometry(20, 4.7), printed(grey, { roughness: 0.9 }), [0, 2.5, 0.045]).translateY(0),
            mesh(box(19, 1, 0.04, 0.01), plastic('#e8c25a', 0.35), [0, 4.5, 0.06]),
          ],
          [0, 16.1, 0],
          [-16, 0, 0],
        ),
      ],
      [1.6, 0, -7.4],
      [-14, 8, 0],
    ),
  ])
}

/** A push pin along y, with its point at y = 0. */
const pinHead = () =>
  turned(
    [
      [0, 0.95],
      [0.42, 0.95],
      [0.46, 1.08, 0.05],
      [0.27, 1.22, 0.1],
      [0.23, 1.7, 0.2],
      [0.4, 2.06, 0.1],
      [0.42, 2.24, 0.08],
      [0.3, 2.3, 0.05],
      [0, 2.3],
    ],
    0.06,
    36,
  )
const pinPoint = () =>
  turned(
    [
      [0, 0],
      [0.055, 0.3],
      [0.055, 1],
      [0, 1],
    ],
    0,
    14,
  )

/** A flat tin of push pins. */
function pushPins() {
  const random = chance(12)
  const places = Array.from({ length: 52 }, (_, i): three.Matrix4 => {
    const [x, z] = [((i % 9) - 4) * 0.88 + (random() - 0.5) * 0.5, (Math.floor(i / 9) - 2.5) * 0.84 + (random() - 0.5) * 0.4]
    const angle = random() * 6.283
    const rise = (random() - 0.45) * 0.7
    const direction: Point3 = [Math.cos(angle), rise, Math.sin(angle)]
    return placed([x * 0.86 - direction[0] * 1.1, 0.95 + random() * 0.55 + (i % 2) * 0.3, z * 0.8 - direction[2] * 1.1], direction)
  })
  const loose: three.Matrix4[] = [
    placed([3.6, 0.44, 5.4], [0.96, 0.0, 0.3]),
    placed([-3.9, 0.44, 4.5], [0.5, 0.0, 0.85]),
    placed([0.7, 0.44, 5.3], [-0.7, 0.0, 0.7]),
    placed([6.6, 0.44, 1.2], [0.2, 0.0, 0.98]),
  ]
  const all = [...places, ...loose]
  const tinSteel = () => steel(0.3, '#c2c6ca')
  const tray = (y: number, h: number) => [
    mesh(plate(rectangle(9, 6.4), 0.12, { radius: 0.9, bevel: 0.03 }), tinSteel(), [0, y, 0], [-90, 0, 0]),
    mesh(
      plate(rectangle(9, 6.4), h, {
        radius: 0.9,
        bevel: 0.05,
        holes: [plateRing(8.7, 6.1, 0.8)],
      }),
      tinSteel(),
      [0, y + h / 2, 0],
      [-90, 0, 0],
    ),
  ]
  return group(
    [
      ...tray(0.06, 1.7),
      mesh(copies(pinHead(), all), tinted(plastic('#c93a30', 0.24))),
      mesh(copies(pinPoint(), all), chrome()),
      group(
        tray(0.06, 0.7)
          .map((part) => part)
          .concat(mesh(plate(rectangle(7.4, 4.8), 0.06, { radius: 0.6, bevel: 0.02 }), steel(0.34, '#b4b9be'), [0, 0.16, 0], [-90, 0, 0])),
        [0, 1.75, -3.2],
        [0, 0, 0],
      ).translateZ(0),
    ].map((part, i, list) => {
      if (i < list.length - 1) return part
      part.position.set(0, 1.8, -3.25)
      part.rotation.set(deg(68), 0, 0)
      part.children.forEach((child) => {
        child.position.z -= 3.2
      })
      return part
    }),
  )
}

/** The points of a rectangle with round corners. */
const plateRing = (w: number, h: number, r: number): three.Vector2[] =>
  (
    [
      [1, 1, 0],
      [-1, 1, 90],
      [-1, -1, 180],
      [1, -1, 270],
    ] as const
  ).flatMap(([sx, sy, from]) => arc(r, from, from + 90, [sx * (w / 2 - r), sy * (h / 2 - r)], 8).map(([x, y]) => new three.Vector2(x, y)))

/** Fanned manila tags on strings or on rings. */
function tags({ length = 8, width = 4, hasRings = false } = {}) {
  const outline: (Point2 | Point3)[] = [
    [-width / 2, -length],
    [width / 2, -length],
    [width / 2, -width * 0.34],
    [width * 0.26, 0],
    [-width * 0.26, 0],
    [-width / 2, -width * 0.34],
  ]
  const eye: Point2 = [0, -0.75]
  const one = (i: number, count: number) => {
    const turn = (i - (count - 1) / 2) * 13
    const z = i * 0.11
    const string = (side: number): Point3[] => [
      [side * 0.1, -0.75, 0.12],
      [side * 0.5, 0.4, 0.1],
      [side * 1.1 + i * 0.3 - 1, 2.4, 0.05],
      [side * 0.5 + i * 0.7 - 2, 4.4 + ((i * 5) % 3), 0],
    ]
    return group(
      [
        mesh(plate(outline, 0.07, { radius: 0.25, bevel: 0.015, holes: [circle(0.2, eye)] }), board(i % 2 ? '#d9b884' : '#e0c192')),
        mesh(new three.TorusGeometry(0.36, 0.16, 12, 40).scale(1, 1, 0.35), board('#a8623a'), [eye[0], eye[1], 0.04]),
        ...(hasRings
          ? [mesh(new three.TorusGeometry(1, 0.075, 12, 64), chrome(), [0, 0.15, 0], [0, 78 + i * 3, 0])]
          : [
              mesh(wire(string(1), 0.055), fabric('#eee6d2', 9)),
              mesh(wire(string(-1), 0.055), fabric('#eee6d2', 9)),
              mesh(ball(0.14), fabric('#eee6d2', 9), string(1)[3] as Point3),
            ]),
        ...(i === count - 1
          ? [0.36, 0.52, 0.68].map((t) =>
              mesh(box(width * 0.74, 0.035, 0.01, 0.004), paper('#8a6a45'), [0, -width * 0.2 - length * t, 0.042]),
            )
          : []),
      ],
      [Math.sin(deg(turn)) * 1.2, -Math.cos(deg(turn)) * 0.8, z],
      [0, 0, turn],
    )
  }
  const count = 7
  return lay(
    Array.from({ length: count }, (_, i) => one(i, count)),
    -14,
  )
}

/** A luggage label of leather with a buckled strap. */
function luggageLabel() {
  const hide = () => tinted(leather('#9a5730'))
  const outline: (Point2 | Point3)[] = [
    [-3, -11],
    [3, -11],
    [3, -1.6, 0.8],
    [1.3, 0, 0.6],
    [-1.3, 0, 0.6],
    [-3, -1.6, 0.8],
  ]
  const thread = plastic('#e6cfa0', 0.7)
  const stitches = (from: Point2, to: Point2, count: number, z: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count
      const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
      return mesh(box(0.3, 0.07, 0.07, 0.03), thread, [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, z], [0, 0, angle])
    })
  const strap: Point3[] = [
    [0, -0.9, 0.45],
    [0, 1.4, 0.6],
    [0.5, 4.4, 1],
    [2.6, 7.4, 1.7],
    [6.4, 8, 2],
    [8.8, 5.4, 1.6],
    [8, 1.6, 0.7],
    [5.8, -2, 0.28],
    [4.9, -5, 0.26],
  ]
  return lay(
    [
      mesh(plate(outline, 0.24, { radius: 0.7, bevel: 0.08 }), hide(), [0, 0, 0.13]),
      mesh(
        plate(
          outline.map(([x, y]): Point2 => [(x as number) * 0.98, (y as number) * 0.99]),
          0.2,
          { radius: 0.7, bevel: 0.08 },
        ),
        hide(),
        [0, -0.05, 0.36],
      ),
      ...stitches([-2.62, -10.4], [-2.62, -2], 19, 0.48),
      ...stitches([2.62, -10.4], [2.62, -2], 19, 0.48),
      ...stitches([-2.4, -10.62], [2.4, -10.62], 11, 0.48),
      mesh(plate(rectangle(3.4, 5.4), 0.05, { radius: 0.4, bevel: 0.02 }), tinted(leather('#86481f')), [0, -6.3, 0.46]),
      mesh(new three.TorusGeometry(0.62, 0.13, 12, 48), brass(), [0, -1.15, 0.48]),
      mesh(rod(0.42, 0.16, 0.06).rotateX(Math.PI / 2), brass(), [0, -9.9, 0.5]).translateY(0.35),
      mesh(
        loft(
          strap.map((at) => ({ at, w: 1.25, d: 0.22, power: 6 })),
          { smooth: 10 },
        ),
        hide(),
      ),
      group(
        [
          mesh(new three.TorusGeometry(0.95, 0.14, 12, 4).rotateZ(Math.PI / 4).scale(1.25, 1.05, 1), brass()),
          mesh(rod(0.09, 1.7, 0.03), brass(), [0, 0.1, 0.12]),
          mesh(box(1.5, 0.7, 0.5, 0.18), hide(), [0, -1.7, 0]),
        ],
        [7.6, 0.7, 0.72],
        [0, 0, -32],
      ),
    ],
    -24,
  )
}

/** A fountain pen beside its cap. */
function fountainPen() {
  const [coat, trim] = [steel(0.22, '#27415f'), steel(0.16, '#d4d7da')]
  const nib: Surface = (u, v) => {
    const t = v
    const half = 0.36 * Math.min(1, 0.95 + t * 0.6) * (t < 0.35 ? 1 : Math.max(0.02, 1 - ((t - 0.35) / 0.65) ** 1.25))
    const spread = (u - 0.5) * 2
    const bend = 1 - 0.35 * t
    return [spread * half, t * 2.5, 0.3 * (1 - spread * spread * 0.62) * bend * (half / 0.36 + 0.25) - 0.06 * t]
  }
  const pen = group([
    mesh(
      turned(
        [
          [0, -9.6],
          [0.34, -9.5, 0.15],
          [0.46, -8.6, 0.6],
          [0.6, -4, 1],
          [0.6, 0, 0.05],
          [0, 0],
        ],
        0.2,
        96,
      ),
      coat,
    ),
    mesh(rod(0.612, 0.22, 0.05), trim, [0, -0.1, 0]),
    mesh(rod(0.47, 0.16, 0.05), trim, [0, -8.75, 0]),
    mesh(
      copies(
        new three.TorusGeometry(0.53, 0.035, 10, 64).rotateX(Math.PI / 2),
        [0, 1, 2, 3].map((i) => placed([0, 0.12 + i * 0.13, 0], [0, 1, 0])),
      ),
      trim,
    ),
    mesh(
      turned(
        [
          [0, 0],
          [0.52, 0],
          [0.5, 0.8],
          [0.42, 2.1, 0.4],
          [0.46, 2.5, 0.1],
          [0.36, 2.62],
          [0, 2.62],
        ],
        0.1,
        96,
      ),
      plastic('#16191d', 0.22),
    ),
    mesh(
      loft(
        [
          { at: [0, 2.4, -0.05], w: 0.5, d: 0.5 },
          { at: [0, 3.4, -0.02], w: 0.34, d: 0.3 },
          { at: [0, 4.5, 0.06], w: 0.08, d: 0.08 },
        ],
        { smooth: 6 },
      ),
      plastic('#121417', 0.4),
    ),
    group(
      [
        mesh(sheet(nib, 32, 48), Object.assign(steel(0.14, '#d9dbdd'), { side: three.DoubleSide })),
        mesh(
          wire(
            [
              [0, 0.9, 0.315],
              [0, 1.5, 0.24],
              [0, 2.4, 0.09],
            ],
            0.014,
          ),
          plastic('#1a1a1a'),
        ),
        mesh(rod(0.07, 0.03, 0.01, 24).rotateX(Math.PI / 2), plastic('#141414'), [0, 0.88, 0.33]),
        mesh(ball(0.05), steel(0.2), [0, 2.5, 0.03]),
      ],
      [0, 2.45, 0.05],
      [2, 0, 0],
    ),
  ])
  const cap = group([
    mesh(
      turned(
        [
          [0.58, 0],
          [0.7, 0],
          [0.7, 1.2],
          [0.66, 5, 0.5],
          [0.5, 5.9, 0.3],
          [0, 6],
        ],
        0.1,
        96,
      ),
      coat,
    ),
    mesh(rod(0.55, 5, 0.1), plastic('#101215', 0.7), [0, 2.6, 0]),
    mesh(rod(0.715, 0.75, 0.06, 96), trim, [0, 0.55, 0]),
    mesh(rod(0.66, 0.16, 0.05), trim, [0, 5.3, 0]),
    mesh(
      loft(
        [
          { at: [0, 5.3, 0.62], w: 0.34, d: 0.3, power: 3 },
          { at: [0, 5.1, 0.95], w: 0.38, d: 0.22, power: 3 },
          { at: [0, 3.4, 0.95], w: 0.32, d: 0.18, power: 3 },
          { at: [0, 1.7, 0.83], w: 0.24, d: 0.16, power: 3 },
        ],
        { smooth: 8 },
      ),
      trim,
    ),
    mesh(ball(0.2), trim, [0, 1.65, 0.84]),
  ])
  return group([
    lay([group([pen], [0, 0, 0.6], [0, 0, 0])], -38),
    group([lay([group([cap], [0, 0, 0.7])], -58)], [-1.4, 0, -3.6]).translateZ(0),
  ])
}

function ballpoint() {
  const coat = () => tinted(plastic('#2a5fae', 0.24))
  return lay(
    [
      group(
        [
          mesh(
            turned(
              [
                [0, -7],
                [0.05, -6.95],
                [0.09, -6.6],
                [0.14, -6.4],
                [0.4, -5.2, 0.2],
                [0.44, -5],
                [0, -5],
              ],
              0.03,
              64,
            ),
            chrome(),
          ),
          mesh(
            turned(
              [
                [0, -5],
                [0.45, -5],
                [0.56, -3.4, 0.6],
                [0.58, 0],
                [0, 0],
              ],
              0.1,
              96,
            ),
            coat(),
          ),
          mesh(
            copies(
              new three.TorusGeometry(0.505, 0.05, 12, 64).rotateX(Math.PI / 2),
              Array.from({ length: 9 }, (_, i) => placed([0, -4.3 + i * 0.24, 0], [0, 1, 0], 1 + i * 0.012)),
            ),
            rubber('#24282d'),
          ),
          mesh(rod(0.6, 0.3, 0.06, 96), chrome(), [0, 0.05, 0]),
          mesh(
            turned(
              [
                [0, 0.1],
                [0.58, 0.1],
                [0.54, 5.4, 0.2],
                [0.42, 5.8, 0.2],
                [0, 5.8],
              ],
              0.1,
              96,
            ),
            coat(),
          ),
          mesh(rod(0.33, 0.5, 0.06), chrome(), [0, 5.9, 0]),
          mesh(rod(0.25, 1, 0.12), coat(), [0, 6.5, 0]),
          mesh(
            loft(
              [
                { at: [0, 5.3, 0.45], w: 0.36, d: 0.28, power: 4 },
                { at: [0, 5.2, 0.84], w: 0.4, d: 0.2, power: 4 },
                { at: [0, 3.4, 0.86], w: 0.36, d: 0.16, power: 4 },
                { at: [0, 1.7, 0.7], w: 0.3, d: 0.16, power: 4 },
                { at: [0, 1.3, 0.8], w: 0.3, d: 0.12, power: 4 },
              ],
              { smooth: 8 },
            ),
            chrome(),
          ),
        ],
        [0, 0, 0.6],
        [0, 24, 0],
      ),
    ],
    -52,
  )
}

/** A wax crayon along y in a paper sleeve. */
function crayonStick(colour: string, length: number, radius: number, isTinted: boolean) {
  const own = (made: three.MeshPhysicalMaterial) => (isTinted ? tinted(made) : made)
  const [low, high] = [-length / 2, length / 2]
  const sleeve = own(
    withSolid(paper(colour), {
      depth: 0.004,
      code: `float band = smoothstep(0.05, 0.03, abs(abs(p.z) - ${(length * 0.36).toFixed(2)}) - 0.09); float wave = smoothstep(0.07, 0.04, abs(abs(p.z) - ${(length * 0.3).toFixed(2)} - 0.1 * sin(atan(p.x, p.y) * 6.0)) - 0.03);
        float s = noise(p * 12.0); colour *= 0.93 + 0.1 * s; colour = mix(colour, colour * 0.22, clamp(band + wave, 0.0, 1.0) * 0.85); height = s;`,
    }),
  )
  return [
    mesh(
      turned(
        [
          [0, low],
          [radius, low],
          [radius, high - length * 0.16],
          [radius * 0.86, high - length * 0.155, 0.03],
          [radius * 0.42, high - 0.12, 0.08],
          [radius * 0.3, high],
          [0, high],
        ],
        0.05,
        64,
      ),
      own(withSolid(wax(colour), { depth: 0.01, code: 'float s = fbm(p * 5.0); height = s; colour *= 0.85 + 0.3 * s;' })),
    ),
    mesh(rod(radius * 1.06, length * 0.79, 0.01, 64), sleeve, [0, -length * 0.055, 0]),
  ]
}

const crayon = () => lay([group(crayonStick('#c8402f', 9, 0.55, true), [0, 0, 0.6])], -46)

/** Eight beeswax crayons in their sliding box. */
function crayonBox() {
  const colours = ['#d0392f', '#e8792b', '#efc33a', '#5d9b45', '#2f7f86', '#2f5fa8', '#7c4f93', '#7a4a2c']
  const kraft = () => board('#c9a06a')
  const lid = drawn(1200, 1000, (c) => {
    c.fillStyle = '#e9dcc0'
    c.fillRect(0, 0, 1200, 1000)
    colours.forEach((colour, i) => {
      c.strokeStyle = colour
      c.lineWidth = 34
      c.lineCap = 'round'
      c.beginPath()
      c.arc(600, 900, 250 + i * 52, Math.PI * 1.03, Math.PI * 1.97)
      c.stroke()
    })
    c.fillStyle = '#4a3524'
    c.textAlign = 'center'
    c.font = 'bold 130px serif'
    c.fillText('Medis', 600, 800)
    c.font = '64px serif'
    c.fillText('8', 600, 890)
  })
  return group([
    mesh(box(11.6, 0.15, 10, 0.05), kraft(), [0, 0.08, 0]),
    ...[1, -1].map((side) => mesh(box(0.16, 1.7, 10, 0.05), kraft(), [side * 5.75, 0.85, 0])),
    ...[1, -1].map((side) => mesh(box(11.6, 1.5, 0.16, 0.05), kraft(), [0, 0.75, side * 4.95])),
    ...colours.map((colour, i) => group(crayonStick(colour, 9, 0.6, false), [(i - 3.5) * 1.38, 0.78, 0.1], [90, 180, 0])),
    group(
      [
        mesh(box(12.1, 0.16, 10, 0.06), board('#e9dcc0'), [0, 1.9, 0]),
        mesh(new three.PlaneGeometry(11.9, 9.9), printed(lid, { roughness: 0.85 }), [0, 1.99, 0], [-90, 0, 0]),
        ...[1, -1].map((side) => mesh(box(0.14, 1.9, 10, 0.05), board('#e9dcc0'), [side * 6, 0.97, 0])),
      ],
      [0, 0, -6.4],
    ),
  ])
}

/** A month of a wall calendar, on a spiral with a hanger. */
function wallCalendar() {
  const [w, h] = [30, 42]
  const sheetMap = drawn(1200, 1680, (c) => {
    const sky = c.createLinearGradient(0, 0, 0, 800)
    sky.addColorStop(0, '#7fb2c9')
    sky.addColorStop(0.55, '#f2dcb0')
    sky.addColorStop(1, '#e9b06a')
    c.fillStyle = '#fbf9f2'
    c.fillRect(0, 0, 1200, 1680)
    c.save()
    c.beginPath()
    c.rect(50, 70, 1100, 690)
    c.clip()
    c.fillStyle = sky
    c.fillRect(50, 70, 1100, 690)
    c.fillStyle = '#fff2cf'
    c.beginPath()
    c.arc(820, 360, 66, 0, Math.PI * 2)
    c.fill()
    for (const [colour, y, high, wave] of [
      ['#8a9f7a', 470, 44, 0.006],
      ['#c98b3f', 545, 36, 0.009],
      ['#8c5a2b', 620, 26, 0.007],
    ] as const) {
      c.fillStyle = colour
      c.beginPath()
      c.moveTo(0, 800)
      for (let x = 0; x <= 1200; x += 8) c.lineTo(x, y + Math.sin(x * wave + y) * high)
      c.lineTo(1200, 800)
      c.fill()
    }
    for (let i = 0; i < 46; i++) {
      const x = 60 + ((i * 197) % 1090)
      const y = 560 + ((i * 71) % 90)
      const size = 26 + ((i * 13) % 26)
      c.fillStyle = ['#b5431f', '#d9872b', '#7a3a1a', '#5f6b3a', '#e2a63a'][i % 5] as string
      c.beginPath()
      c.ellipse(x, y - size, size * 0.62, size * 1.15, 0, 0, Math.PI * 2)
      c.fill()
      c.fillStyle = '#4a2f1a'
      c.fillRect(x - 2, y - 10, 5, size * 0.7)
    }
    c.restore()
    c.fillStyle = '#2b3238'
    c.font = 'bold 92px serif'
    c.fillText('Spalis', 60, 880)
    c.font = '60px serif'
    c.textAlign = 'right'
    c.fillStyle = '#8a6a3a'
    c.fillText('October', 1140, 876)
    c.textAlign = 'center'
    const cell = (1140 - 130) / 7
    c.font = 'bold 34px sans-serif'
    for (const [i, day] of ['P', 'A', 'T', 'K', 'Pn', 'Š', 'S'].entries()) {
      c.fillStyle = i === 6 ? '#2a66b8' : '#777d80'
      c.fillText(day, 130 + cell * (i + 0.5), 950)
    }
    c.strokeStyle = '#c9c6bb'
    c.lineWidth = 3
    for (let row = 0; row < 5; row++) {
      c.fillStyle = '#a9a697'
      c.font = '28px sans-serif'
      c.fillText(String(40 + row), 92, 1060 + row * 132)
      for (let i = 0; i < 7; i++) c.strokeRect(130 + cell * i, 974 + row * 132, cell, 132)
    }
    c.textAlign = 'left'
    c.font = 'bold 50px sans-serif'
    for (let day = 1; day <= 31; day++) {
      const place = day + 3
      if (place >= 35) continue
      c.fillStyle = place % 7 === 6 ? '#2a66b8' : '#2b3238'
      c.fillText(String(day), 142 + cell * (place % 7), 1026 + Math.floor(place / 7) * 132)
    }
  })
  const leaf = (z: number, curl: number, map?: three.Texture) => {
    const geometry = new three.PlaneGeometry(w, h, 20, 40)
    const at = geometry.getAttribute('position')
    for (let i = 0; i < at.count; i++) {
      const down = (h / 2 - at.getY(i)) / h
      const out = Math.max(0, at.getX(i) / w + 0.5)
      at.setZ(i, at.getZ(i) + curl * down ** 4 * (0.5 + 0.9 * out * out))
    }
    geometry.computeVertexNormals()
    const made = map ? printed(map, { roughness: 0.85 }) : paper('#f2eee3')
    return mesh(geometry, Object.assign(made, { side: three.DoubleSide }), [0, -h / 2 - 0.4, z])
  }
  const rings = Array.from({ length: 34 }, (_, i) => (i - 16.5) * 0.85)
    .filter((x) => Math.abs(x) > 1.6)
    .map((x) => mesh(new three.TorusGeometry(0.55, 0.055, 10, 36), steel(0.3, '#2f3337'), [x, -0.25, 0.3], [0, 90, 0]))
  return group([
    mesh(box(w, h, 0.18, 0.06), paper('#b9a07a'), [0, -h / 2 - 0.4, -0.12]),
    ...[0.1, 0.18, 0.26, 0.34, 0.42].map((z, i) => leaf(z, 0.3 + i * 0.22)),
    leaf(0.5, 1.7, sheetMap),
    ...rings,
    mesh(
      wire(
        [
          [-13.9, 0.25, 0.35],
          [-2, 0.3, 0.35],
          [-1.3, 0.7, 0.35],
          [-0.7, 1.9, 0.35],
          [0, 2.3, 0.35],
          [0.7, 1.9, 0.35],
          [1.3, 0.7, 0.35],
          [2, 0.3, 0.35],
          [13.9, 0.25, 0.35],
        ],
        0.07,
      ),
      steel(0.3, '#2f3337'),
    ),
    mesh(rod(0.3, 0.1, 0.04).rotateX(Math.PI / 2), brass(), [0, 2, -0.1]),
  ])
}

/** Paper, folders and pens. */
export const stationery: Record<string, Model> = {
  'notebook-with-decorative-cover': { build: journal, azimuth: 26, elevation: 16 },
  'spiral-notepad': { build: spiralNotepad, azimuth: 6, elevation: 48 },
  'green-book': { build: exerciseBook, azimuth: 10, elevation: 46 },
  ledger: { build: ledger, azimuth: 12, elevation: 46 },
  'page-facing-up': { build: ream, azimuth: 8, elevation: 36 },
  'file-folder': { build: manilaFolder, azimuth: 24, elevation: 18 },
  'open-file-folder': { build: projectFolders, azimuth: 12, elevation: 48 },
  'file-cabinet': { build: filingCabinet, azimuth: 32, elevation: 18 },
  envelope: { build: envelopes, azimuth: 16, elevation: 28 },
  pushpin: { build: pushPins, azimuth: 24, elevation: 34 },
  label: { build: () => tags(), azimuth: 10, elevation: 54 },
  'ring-tags': { build: () => tags({ length: 10, width: 5, hasRings: true }), azimuth: 10, elevation: 54 },
  'luggage-label': { build: luggageLabel, azimuth: 10, elevation: 50 },
  'fountain-pen': { build: fountainPen, azimuth: 4, elevation: 46 },
  pen: { build: ballpoint, azimuth: 4, elevation: 42 },
  crayon: { build: crayon, azimuth: 4, elevation: 42 },
  'wax-crayons': { build: crayonBox, azimuth: 24, elevation: 42 },
  calendar: { build: wallCalendar, azimuth: 16, elevation: 4, isHanging: true },
}
