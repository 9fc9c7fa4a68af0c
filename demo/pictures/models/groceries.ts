import * as three from 'three'
import { chance, copies, ease, mix, placed, sheet } from '../forms.ts'
import { glass, paper, plastic, printed, tinted, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import {
  at,
  blob,
  blurred,
  body,
  frameLine,
  leaf,
  line,
  narrow,
  oval,
  type Pen,
  roman,
  sans,
  script,
  serif,
  shine,
  within,
  word,
} from '../prints.ts'
import { box, drawn, group, loft, mesh, type Point2, type Point3, plate, rod, wire } from '../shapes.ts'
import { tin } from './table.ts'

const face = (width: number, height: number, map: three.Texture, place: Point3, turn: Point3 = [0, 0, 0], roughness = 0.55) =>
  mesh(new three.PlaneGeometry(width, height), printed(map, { roughness }), place, turn)

const filled = (width: number, height: number, ground: string, draw: (c: Pen) => void) =>
  drawn(width, height, (c) => {
    c.fillStyle = ground
    c.fillRect(0, 0, width, height)
    draw(c)
  })

function kidney(c: Pen, x: number, y: number, size: number, turn: number) {
  at(c, x, y, turn, () => {
    blurred(c, size * 0.1, () => {
      c.fillStyle = '#2a0c0855'
      c.fill(oval(size * 0.08, size * 0.2, size, size * 0.55))
    })
    const path = blob(
      [
        [-1, 0],
        [-0.82, -0.46],
        [-0.3, -0.6],
        [0.3, -0.6],
        [0.84, -0.44],
        [1, 0.04],
        [0.78, 0.44],
        [0.4, 0.4],
        [0, 0.22],
        [-0.42, 0.4],
        [-0.8, 0.42],
      ].map(([a = 0, b = 0]): Point2 => [a * size, b * size]),
    )
    body(c, path, ['#d0604a', '#8f2a20', '#4a0f0c'], [0, -size * 0.1], size)
    shine(c, -size * 0.3, -size * 0.34, size * 0.34, size * 0.07, -0.1, 0.7)
    c.fillStyle = '#f0d9c080'
    c.fill(oval(0, size * 0.2, size * 0.12, size * 0.04))
  })
}

function beanTin() {
  const map = filled(2048, 640, '#f3e7cf', (c) => {
    c.fillStyle = '#1f3f63'
    c.fillRect(0, 0, 2048, 150)
    c.fillRect(0, 566, 2048, 74)
    c.fillStyle = '#d9a03a'
    c.fillRect(0, 154, 2048, 10)
    c.fillRect(0, 552, 2048, 10)
    for (const x of [512, 1536]) {
      word(c, 'HAVN', x, 116, `bold 108px ${serif}`, '#f8eedb', 520, 22)
      for (const [dx, dy, turn] of [
        [-190, 250, -0.4],
        [-60, 234, 0.5],
        [76, 240, -0.2],
        [200, 256, 0.3],
        [-126, 318, 0.2],
        [10, 326, -0.5],
        [142, 322, 0.6],
      ] as const)
        kidney(c, x + dx, dy + 10, 72, turn)
      word(c, 'Raudonosios pupelės', x, 462, `bold 94px ${roman}`, '#6a1a12', 640)
      word(c, '400 g', x, 530, `bold 50px ${narrow}`, '#1f3f63', 300, 3)
    }
  })
  const made = tin(map)
  made.scale.set(0.86, 1, 0.86)
  return made
}

function strawberryPrint(c: Pen, x: number, y: number, r: number, turn: number) {
  at(c, x, y, turn, () => {
    const path = blob([
      [0, -r * 0.82],
      [r * 0.6, -r * 0.86],
      [r * 0.96, -r * 0.4],
      [r * 0.8, r * 0.26],
      [r * 0.34, r * 0.92],
      [0, r * 1.12],
      [-r * 0.36, r * 0.92],
      [-r * 0.82, r * 0.26],
      [-r * 0.96, -r * 0.4],
      [-r * 0.58, -r * 0.86],
    ])
    body(c, path, ['#f8705c', '#d02a30', '#86101c'], [0, 0], r * 1.1)
    within(c, path, () => {
      for (let row = -3; row < 5; row++)
        for (let i = -3; i < 4; i++) {
          const [px, py] = [(i + (row % 2 ? 0.5 : 0)) * r * 0.34, row * r * 0.25]
          c.fillStyle = '#7d0d18aa'
          c.fill(oval(px, py + r * 0.02, r * 0.05, r * 0.07))
          c.fillStyle = '#f6d98a'
          c.fill(oval(px, py, r * 0.034, r * 0.052))
        }
    })
    shine(c, -r * 0.42, -r * 0.36, r * 0.12, r * 0.22, 0.4, 0.6)
    for (let i = 0; i < 7; i++)
      leaf(c, 0, -r * 0.82, r * 0.62, Math.PI + (i / 6) * Math.PI * -1 * -1 + (i - 3) * 0.06, { width: 0.34, count: 3, bend: 0.1 })
    for (let i = 0; i < 5; i++) leaf(c, 0, -r * 0.84, r * 0.5, 0.25 + (i / 4) * 2.6, { width: 0.36, count: 3, bend: 0.08 })
  })
}

function strawberryPouch() {
  const [w, h] = [13, 18]
  const front = filled(1040, 1440, '#f7efe2', (c) => {
    c.fillStyle = '#b3202c'
    c.fillRect(0, 0, 1040, 300)
    c.strokeStyle = '#ffffff40'
    c.lineWidth = 5
    for (const y of [150, 164]) {
      c.beginPath()
      c.moveTo(0, y)
      c.lineTo(1040, y)
      c.stroke()
    }
    word(c, 'Žemyna', 520, 268, `italic bold 110px ${roman}`, '#fff6e6', 700)
    for (const [x, y, r, turn] of [
      [300, 560, 150, -0.3],
      [700, 540, 160, 0.34],
      [500, 690, 178, 0.02],
      [250, 800, 118, -0.6],
      [770, 800, 126, 0.6],
    ] as const)
      strawberryPrint(c, x, y, r, turn)
    word(c, 'Liofilizuotos', 520, 1110, `104px ${script}`, '#b3202c', 800)
    word(c, 'Braškės', 520, 1236, `bold 150px ${roman}`, '#4a1418', 800)
    word(c, '40 g', 520, 1340, `bold 58px ${narrow}`, '#4a1418', 300, 3)
  })
  const half = (side: 1 | -1) =>
    sheet(
      (a, v) => {
        const u = side > 0 ? a : 1 - a
        const seam = Math.min(u, 1 - u)
        const full = ease(0.03, 0.4, seam) * (1 - ease(0.1, 0.84, v)) * 1.9
        const foot = 1.9 * Math.sqrt(Math.max(0, 1 - ((u - 0.5) / 0.5) ** 2)) * (1 - ease(0, 0.45, v))
        const crease = 0.09 * ease(0.03, 0.12, seam) * (1 - ease(0.7, 0.9, v)) * Math.sin(u * 17 + v * 7) * Math.sin(v * 21 - u * 6)
        return [
          (u - 0.5) * w,
          v * h - 0.1 * Math.cos((u - 0.5) * 6) * (1 - ease(0, 0.1, v)),
          side * Math.max(0.04, 0.04 + Math.max(full * 0.8, foot) + crease * Math.min(1, full + foot)),
        ]
      },
      90,
      120,
    )
  const film = { roughness: 0.34, clearcoat: 0.3, clearcoatRoughness: 0.4, side: three.DoubleSide }
  const fruit = (x: number, z: number, turn: number, size: number) => {
    const shape = loft(
      [
        { at: [0, 0, 0], w: 0.9 },
        { at: [0, 0.12, 0], w: 1.9 },
        { at: [0, 0.7, 0], w: 2.5 },
        { at: [0, 1.5, 0], w: 2.1 },
        { at: [0, 2.3, 0], w: 1.2 },
        { at: [0, 2.7, 0], w: 0.2 },
      ],
      { smooth: 6, wave: (angle, t) => 1 + 0.025 * Math.sin(angle * 3 + t * 5) + 0.015 * Math.sin(angle * 7 - t * 9) },
    )
    const skin = withSolid(plastic('#c23a40', 0.75), {
      depth: 0.03,
      code: `vec3 q = p * vec3(4.2, 4.2, 3.4); vec3 f = fract(q) - 0.5; float pip = 1.0 - smoothstep(0.1, 0.2, length(f)); height = noise(p * 5.0) - pip * 0.8;
        colour *= 0.72 + 0.5 * fbm(p * 1.6); colour = mix(colour, vec3(0.82, 0.6, 0.26), pip * 0.75);`,
    })
    return mesh(shape.scale(size, size, size), skin, [x, 1.15 * size, z], [90, 0, turn])
  }
  return group([
    mesh(half(1), printed(front, film)),
    mesh(half(-1), Object.assign(plastic('#b3202c', 0.4), { side: three.DoubleSide })),
    fruit(6.1, 3.9, 60, 1),
    fruit(0.4, 5.4, -74, 0.92),
    fruit(8.6, 1.4, 118, 0.9),
  ])
}

function eggBox() {
  const pitch = 4.9
  const [w, d] = [pitch * 5 + 1.6, pitch * 2 + 1.6]
  const pulp = (colour: string) =>
    Object.assign(
      withSolid(plastic(colour, 0.95), {
        depth: 0.05,
        code: 'float s = noise(p * 9.0) * 0.6 + noise(p * 21.0) * 0.4; height = s; colour *= 0.86 + 0.2 * s;',
      }),
      { side: three.DoubleSide },
    )
  const card = pulp('#a9a294')
  const rim = 3.4
  const floorOf = (x: number, z: number) => {
    // low in the middle of each cup, high between four of them
    const cup = (1 - Math.cos(((x + pitch / 2) / pitch) * Math.PI * 2)) * 0.25 + (1 - Math.cos((z / pitch) * Math.PI * 2)) * 0.25
    return 0.5 + (1 - cup) * 3.3
  }
  const tray = sheet(
    (u, v) => {
      const [x, z] = [(u - 0.5) * (w - 0.5), (0.5 - v) * (d - 0.5)]
      const edge = Math.min(u * w, (1 - u) * w, v * d, (1 - v) * d)
      return [x, Math.max(edge < 0.5 ? rim - edge : 0, floorOf(x, z)), z]
    },
    150,
    70,
  )
  const wall = loft(
    [
      { at: [0, 0.1, 0], w: w - 2.2, d: d - 2.2, power: 7 },
      { at: [0, 0.5, 0], w: w - 1.6, d: d - 1.6, power: 8 },
      { at: [0, rim - 0.2, 0], w, d, power: 9 },
      { at: [0, rim, 0], w: w + 0.7, d: d + 0.7, power: 9 },
      { at: [0, rim + 0.14, 0], w: w + 0.7, d: d + 0.7, power: 9 },
      { at: [0, rim + 0.16, 0], w: w - 0.2, d: d - 0.2, power: 9 },
    ],
    { sides: 160, hasCaps: false },
  )
  const lid = loft(
    [
      { at: [0, 0, 0], w: w + 0.7, d: d + 0.7, power: 9 },
      { at: [0, 0.16, 0], w: w + 0.5, d: d + 0.5, power: 9 },
      { at: [0, 0.3, 0], w: w, d: d, power: 9 },
      { at: [0, 3, 0], w: w - 1.6, d: d - 1.6, power: 8 },
      { at: [0, 3.5, 0], w: w - 2.4, d: d - 2.4, power: 7 },
      { at: [0, 3.6, 0], w: w - 3.4, d: d - 3.4, power: 6 },
      { at: [0, 3.6, 0], w: 0.1, d: 0.1, power: 6 },
    ],
    { sides: 160, hasCaps: false },
  )
  const egg = loft(
    [
      { at: [0, -2.5, 0], w: 0.1 },
      { at: [0, -2.36, 0], w: 1.3 },
      { at: [0, -1.7, 0], w: 2.9 },
      { at: [0, -0.6, 0], w: 3.95 },
      { at: [0, 0.5, 0], w: 4.3 },
      { at: [0, 1.5, 0], w: 3.85 },
      { at: [0, 2.4, 0], w: 2.5 },
      { at: [0, 2.88, 0], w: 1.1 },
      { at: [0, 3, 0], w: 0.08 },
    ],
    { smooth: 8, sides: 48 },
  )
  const random = chance(77)
  const tones = ['#b9794d', '#c58a5e', '#ad6c44', '#bf8156']
  const eggs = Array.from({ length: 10 }, (_, i) => {
    const [x, z] = [((i % 5) - 2) * pitch, (Math.floor(i / 5) - 0.5) * pitch]
    const shell = withSolid(plastic(tones[i % 4] as string, 0.5), {
      depth: 0.004,
      code: 'float s = smoothstep(0.66, 0.8, noise(p * 5.0 + 3.0)); colour *= 1.0 - 0.24 * s; colour *= 0.93 + 0.14 * fbm(p * 0.8); height = noise(p * 30.0);',
    })
    return mesh(egg, shell, [x, 3.85, z], [180 + (random() - 0.5) * 7, random() * 360, (random() - 0.5) * 7])
  })
  const map = filled(1200, 300, '#f4ead2', (c) => {
    word(c, 'GINTARAS & CO', 600, 120, `bold 118px ${serif}`, '#7a4a1c', 1100, 8)
    word(c, '10 rudų kiaušinių', 600, 256, `118px ${script}`, '#b3541f', 1100)
  })
  return group([
    mesh(wall, card),
    mesh(tray, card),
    ...eggs,
    group([mesh(lid, pulp('#aea799'), [0, 0, (d + 0.7) / 2])], [0, rim + 0.2, -(d + 0.7) / 2], [-108, 0, 0]),
    mesh(box(12.4, 2.3, 0.04, 0.02), printed(map, { roughness: 0.9 }), [0, 1.95, d / 2 - 0.26], [-14.5, 0, 0]),
  ])
}

function butter() {
  const yellow = withSolid(plastic('#f3d878', 0.42), {
    depth: 0.012,
    code: 'float s = fbm(p * 1.1); height = noise(p * 3.0); colour *= 0.96 + 0.08 * s;',
  })
  yellow.clearcoat = 0.3
  yellow.clearcoatRoughness = 0.4
  const [l, h, d] = [10, 3.6, 6.4]
  const print = filled(1000, 960, '#f7f3e6', (c) => {
    c.fillStyle = '#1f5c8a'
    c.fillRect(0, 0, 1000, 92)
    c.fillRect(0, 868, 1000, 92)
    word(c, 'RASA', 500, 260, `bold 150px ${serif}`, '#1f5c8a', 760, 26)
    word(c, 'Muštas sviestas', 500, 500, `bold 128px ${roman}`, '#5a3a12', 880)
    word(c, 'sūdytas', 500, 640, `110px ${script}`, '#c98a1c', 700)
    word(c, '200 g · 82 %', 500, 780, `bold 62px ${narrow}`, '#1f5c8a', 700, 4)
  })
  // a sleeve of parchment around the block, whose open end flares
  const ring = (u: number, out: number): [number, number] => {
    const power = 14
    const a = u * Math.PI * 2 + Math.PI / 4
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const scale = (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power)
    return [c * scale * (d / 2 + out), s * scale * (h / 2 + out)]
  }
  const sleeve = sheet(
    (u, v) => {
      const open = ease(0.72, 1, v)
      const ragged = 0.5 * Math.sin(u * 19) + 0.35 * Math.sin(u * 43 + 1) + 0.2 * Math.sin(u * 71)
      const [z, y] = ring(
        u,
        0.05 + 0.06 * Math.sin(u * 37 + v * 11) * Math.sin(v * 13) * 0.4 + open * (0.35 + 0.28 * Math.sin(u * 25 + 0.6)),
      )
      return [-l / 2 - 0.05 + v * (l * 0.56) + open * ragged * 0.6, Math.max(0.02, y + h / 2), z]
    },
    180,
    60,
  )
  const parchment = Object.assign(paper('#f4efe0'), { side: three.DoubleSide, roughness: 0.7 })
  const flap = () =>
    mesh(
      plate(
        [
          [-d / 2, 0],
          [d / 2, 0],
          [d * 0.16, 1.9],
          [-d * 0.16, 1.9],
        ],
        0.06,
        { radius: 0.1 },
      ),
      parchment,
      [-l / 2 - 0.12, h, 0],
      [0, -90, 180],
    )
  const pat = (x: number, z: number, y: number, turn: Point3) => mesh(box(0.9, h * 0.96, d * 0.96, 0.14), yellow, [x, y, z], turn)
  return group([
    mesh(box(l - 1.2, h, d, 0.22), yellow, [-0.6, h / 2, 0]),
    pat(l / 2 - 0.2, 0.1, h / 2 + 0.12, [0, 2, -16]),
    pat(l / 2 + 1.9, 0.3, 0.62, [0, 8, -84]),
    mesh(sleeve, parchment),
    mesh(box(0.1, h, d, 0.04), parchment, [-l / 2 - 0.06, h / 2, 0]),
    flap(),
    face(4.5, d * 0.94, print, [-l / 2 + 2.4, h + 0.19, 0], [-90, 0, 0], 0.7),
    face(
      4.5,
      h * 0.86,
      filled(1000, 740, '#f7f3e6', (c) => {
        c.fillStyle = '#1f5c8a'
        c.fillRect(0, 0, 1000, 80)
        c.fillRect(0, 660, 1000, 80)
        word(c, 'RASA', 500, 350, `bold 190px ${serif}`, '#1f5c8a', 800, 26)
        word(c, 'sviestas', 500, 540, `140px ${script}`, '#c98a1c', 800)
      }),
      [-l / 2 + 2.4, h / 2, d / 2 + 0.19],
      [0, 0, 0],
      0.7,
    ),
  ])
}

function apple(c: Pen, x: number, y: number, r: number, shades: readonly [string, string, string], turn = 0) {
  at(c, x, y, turn, () => {
    const path = blob([
      [0, -r * 0.8],
      [r * 0.46, -r * 0.96],
      [r * 0.94, -r * 0.62],
      [r * 1.02, 0],
      [r * 0.78, r * 0.72],
      [r * 0.32, r * 0.98],
      [0, r * 0.9],
      [-r * 0.32, r * 0.98],
      [-r * 0.78, r * 0.72],
      [-r * 1.02, 0],
      [-r * 0.94, -r * 0.62],
      [-r * 0.46, -r * 0.96],
    ])
    body(c, path, shades, [0, 0], r * 1.1)
    within(c, path, () => {
      blurred(c, r * 0.06, () => {
        for (const s of [-0.7, -0.3, 0.15, 0.5, 0.8])
          line(
            c,
            [
              [s * r * 0.2, -r * 0.8],
              [s * r, 0],
              [s * r * 0.4, r],
            ],
            r * 0.05,
            `${shades[0]}60`,
          )
        c.fillStyle = '#3a1a0a70'
        c.fill(oval(0, -r * 0.84, r * 0.3, r * 0.13))
      })
    })
    shine(c, -r * 0.46, -r * 0.36, r * 0.14, r * 0.24, 0.5, 0.75)
    line(
      c,
      [
        [0, -r * 0.78],
        [r * 0.06, -r * 1.04],
        [r * 0.2, -r * 1.22],
      ],
      r * 0.09,
      '#6b4a24',
    )
    leaf(c, r * 0.08, -r * 1.02, r * 0.8, -0.35, { width: 0.5, count: 5 })
  })
}

function juiceCarton() {
  const [w, h, d] = [7, 16, 5]
  const ground = (c: Pen, width: number) => {
    const shade = c.createLinearGradient(0, 0, 0, 1600)
    shade.addColorStop(0, '#f8f3d8')
    shade.addColorStop(0.55, '#e6efb8')
    shade.addColorStop(1, '#9cc05a')
    c.fillStyle = shade
    c.fillRect(0, 0, width, 1600)
    c.fillStyle = '#2f5a2a'
    c.fillRect(0, 0, width, 60)
  }
  const front = drawn(700, 1600, (c) => {
    ground(c, 700)
    word(c, 'MEDIS', 350, 230, `bold 140px ${serif}`, '#2f5a2a', 560, 18)
    c.fillStyle = '#b3381f'
    c.fillRect(140, 268, 420, 8)
    word(c, 'Obuolių', 350, 440, `bold 150px ${roman}`, '#7a2414', 620)
    word(c, 'sultys', 350, 560, `130px ${script}`, '#2f5a2a', 560)
    for (const [x, y, n, a] of [
      [120, 1130, 240, -2.2],
      [560, 1080, 260, -0.7],
      [350, 900, 240, -1.4],
      [600, 1260, 240, 0.2],
      [90, 1300, 220, 2.9],
    ] as const)
      leaf(c, x, y, n, a, { width: 0.5, teeth: 0.08, count: 7 })
    apple(c, 470, 1090, 172, ['#f7d774', '#c9472c', '#7a1a12'], 0.14)
    apple(c, 236, 1200, 190, ['#ffc46a', '#d43a26', '#80130f'], -0.1)
    apple(c, 480, 1330, 150, ['#f3f0a2', '#a9c447', '#5a7f22'], 0.06)
    word(c, '0,5 l', 590, 1540, `bold 72px ${narrow}`, '#1f3f1c', 200)
  })
  const side = drawn(500, 1600, (c) => {
    ground(c, 500)
    c.fillStyle = '#2f5a2a99'
    for (let i = 0; i < 9; i++) c.fillRect(70, 980 + i * 44, 240 + ((i * 61) % 120), 12)
    c.fillStyle = '#ffffff'
    c.fillRect(70, 1410, 250, 120)
    c.fillStyle = '#1c1c1c'
    for (let i = 0; i < 30; i++) c.fillRect(84 + i * 7.4, 1424, (i * 7) % 3 ? 4 : 2, 92)
  })
  const card = Object.assign(paper('#f2edd2'), { roughness: 0.5 })
  const ear = (s: number) =>
    mesh(
      plate(
        [
          [-d / 2, 0],
          [d / 2, 0],
          [0, -2.3],
        ],
        0.1,
        { radius: 0.08 },
      ),
      Object.assign(paper('#f5efd4'), { roughness: 0.5 }),
      [s * (w / 2 + 0.09), h - 0.02, 0],
      [0, 90, 0],
    )
  const straw = wire(
    [
      [w / 2 + 0.32, 3.6, -0.7],
      [w / 2 + 0.32, 8, -0.1],
      [w / 2 + 0.32, 13, 0.6],
    ],
    0.26,
  )
  const stripes = withSolid(paper('#ffffff'), {
    code: 'colour = mix(vec3(0.9), vec3(0.24, 0.5, 0.22), 0.8 * smoothstep(0.62, 0.7, fract(p.z * 0.5)));',
  })
  const film = glass('#ffffff', 0.16)
  return group([
    mesh(box(w, h, d, 0.14), card, [0, h / 2, 0]),
    face(w - 0.12, h - 0.1, front, [0, h / 2, d / 2 + 0.012]),
    face(d - 0.12, h - 0.1, side, [w / 2 + 0.012, h / 2, 0], [0, 90, 0]),
    face(
      w - 0.2,
      d - 0.2,
      filled(640, 460, '#2f5a2a', (c) => {
        c.fillStyle = '#24481f'
        c.fillRect(0, 220, 640, 10)
      }),
      [0, h + 0.012, 0],
      [-90, 0, 0],
    ),
    mesh(box(w - 0.1, 0.1, 1, 0.03), Object.assign(paper('#e9e6c8'), { roughness: 0.5 }), [0, h + 0.06, -0.55]),
    ear(1),
    ear(-1),
    mesh(rod(0.36, 0.03, 0.01), plastic('#cfd3d6', 0.25), [2.2, h + 0.03, 1.5]),
    mesh(straw, stripes),
    mesh(box(0.1, 11.4, 1.5, 0.04), film, [w / 2 + 0.56, 8.3, -0.05], [7.8, 0, 0]),
  ])
}

function fireweed(c: Pen, x: number, y: number, long: number, turn: number) {
  at(c, x, y, turn, () => {
    line(
      c,
      [
        [0, 0],
        [6, -long * 0.5],
        [0, -long],
      ],
      9,
      '#7a4a3c',
    )
    for (let i = 0; i < 10; i++)
      leaf(c, 2, -i * long * 0.045, long * (0.34 - i * 0.014), -1.57 + (i % 2 ? 1 : -1) * 0.95, { width: 0.16, count: 4 })
    const random = chance(Math.round(x))
    for (let i = 0; i < 34; i++) {
      const t = i / 34
      const r = long * 0.13 * (1 - t * 0.85)
      const [px, py] = [(i % 2 ? 1 : -1) * r * random(), -long * (0.48 + t * 0.52)]
      if (t > 0.72) leaf(c, 0, py, 24, -1.57 + (i % 2 ? 1 : -1) * 0.6, { width: 0.4, shades: ['#d58ab8', '#a8487f', '#6d2352'], count: 1 })
      else
        for (let k = 0; k < 4; k++)
          leaf(c, px, py, r * 0.6, k * 1.57 + 0.5 + t, { width: 0.8, shades: ['#f5b0dc', '#d45aa6', '#932c70'], count: 2 })
    }
  })
}

function teaBox() {
  const [w, h, d] = [12, 7, 6.6]
  const front = filled(1200, 760, '#efe6cf', (c) => {
    c.fillStyle = '#24452f'
    c.fillRect(0, 0, 1200, 150)
    c.fillStyle = '#c9a25a'
    c.fillRect(0, 154, 1200, 8)
    word(c, 'PUŠYNAS', 600, 112, `bold 92px ${serif}`, '#f3e8c8', 800, 20)
    fireweed(c, 190, 770, 520, -0.06)
    fireweed(c, 300, 780, 420, 0.12)
    fireweed(c, 96, 780, 380, -0.16)
    word(c, 'Gauromečio', 760, 380, `bold 126px ${roman}`, '#5a1f46', 740)
    word(c, 'arbata', 760, 510, `130px ${script}`, '#24452f', 600)
    word(c, '20 × 2 g', 760, 650, `bold 66px ${narrow}`, '#5a1f46', 500, 4)
  })
  const side = filled(660, 760, '#efe6cf', (c) => {
    c.fillStyle = '#24452f'
    c.fillRect(0, 0, 660, 150)
    c.fillStyle = '#c9a25a'
    c.fillRect(0, 154, 660, 8)
    fireweed(c, 330, 720, 500, 0.03)
  })
  const lid = filled(1200, 660, '#24452f', (c) => {
    frameLine(c, 1200, 660, '#c9a25a', 30, 6)
    word(c, 'PUŠYNAS', 600, 340, `bold 130px ${serif}`, '#f3e8c8', 900, 26)
    word(c, 'Gauromečio arbata', 600, 480, `92px ${script}`, '#e0a3cc', 900)
  })
  const card = Object.assign(paper('#24452f'), { roughness: 0.6 })
  const tissue = withSolid(Object.assign(paper('#cdb389'), { side: three.DoubleSide }), {
    depth: 0.05,
    code: 'float s = noise(p * 7.0); float low = 1.0 - smoothstep(2.6, 3.6, p.z); colour = mix(colour, colour * (0.42 + 0.4 * s), low); height = s * (0.3 + low);',
  })
  const bag = (place: Point3, turn: Point3) => {
    const half = (side: 1 | -1) =>
      sheet(
        (a, v) => {
          const u = side > 0 ? a : 1 - a
          const seam = Math.min(u, 1 - u, v, 1 - v)
          const corner = 1 - 0.16 * Math.max(0, v - 0.84) * 6
          return [(u - 0.5) * 4.6 * corner, v * 5.4, side * (0.03 + 0.42 * ease(0.06, 0.3, seam) * (1 - ease(0.35, 0.8, v)))]
        },
        40,
        40,
      )
    return group([mesh(half(1), tissue), mesh(half(-1), tissue), mesh(box(1, 0.34, 0.2, 0.05), paper('#b89a6c'), [0, 5.3, 0])], place, turn)
  }
  const tag = filled(300, 300, '#24452f', (c) => {
    frameLine(c, 300, 300, '#c9a25a', 18, 8)
    fireweed(c, 150, 280, 220, 0)
  })
  const thread: Point3[] = [
    [-0.8, 0.5, 5.6],
    [0.8, 0.14, 4.6],
    [2.4, 0.08, 5.4],
    [3.6, 0.08, 6.4],
    [5.2, 0.1, 6.2],
  ]
  return group([
    mesh(box(w, h, d, 0.12), card, [0, h / 2, 0]),
    face(w - 0.1, h - 0.1, front, [0, h / 2, d / 2 + 0.012]),
    face(d - 0.1, h - 0.1, side, [w / 2 + 0.012, h / 2, 0], [0, 90, 0]),
    face(w - 0.1, d - 0.1, lid, [0, h + 0.012, 0], [-90, 0, 0]),
    mesh(box(w + 0.04, 0.05, d + 0.04, 0.02), card, [0, h - 1.56, 0]),
    bag([-3.6, 0.34, 8.2], [-84, 0, -34]),
    mesh(wire(thread, 0.05), paper('#f5f0e2')),
    mesh(box(2.2, 0.06, 2.2, 0.02), printed(tag), [6.2, 0.06, 6.2], [0, 24, 0]),
    face(2.1, 2.1, tag, [6.2, 0.1, 6.2], [-90, 0, 24]),
  ])
}

function chocolate() {
  const dark = withSolid(plastic('#3a1d10', 0.34), { code: 'colour *= 0.9 + 0.22 * fbm(p * 0.9);' })
  dark.clearcoat = 0.35
  dark.clearcoatRoughness = 0.3
  const [w, d] = [16, 7.6]
  const piece = new three.CylinderGeometry(0.72 * 1.19, 1.19, 0.42, 4, 1).rotateY(Math.PI / 4)
  const squares: Point3[] = []
  for (let i = 0; i < 9; i++) for (let k = 0; k < 4; k++) squares.push([-w / 2 + 1 + i * 1.75, 0.86, (k - 1.5) * 1.84])
  const sleeve = filled(1100, 860, '#a81f24', (c) => {
    frameLine(c, 1100, 860, '#e3bd6a', 34, 8)
    frameLine(c, 1100, 860, '#e3bd6a', 54, 3)
    word(c, 'RASA', 550, 270, `bold 190px ${serif}`, '#f6e6c2', 800, 36)
    ryeEars(c, 550, 470)
    word(c, 'Juodasis šokoladas', 550, 600, `bold 100px ${roman}`, '#f6e6c2', 920)
    word(c, 'su rugine duona', 550, 702, `88px ${script}`, '#e3bd6a', 800)
    word(c, '70 % · 90 g', 550, 780, `bold 52px ${narrow}`, '#f6e6c2', 500, 4)
  })
  const [from, to] = [-w / 2 - 0.5, 2.4]
  const torn = sheet(
    (u, v) => {
      const edge = to + 0.5 + v * (1.1 + 0.2 * Math.sin(u * 13) + 0.13 * Math.sin(u * 31 + 2) + 0.05 * Math.sin(u * 80))
      return [edge - 0.6, 1 + 0.36 * v ** 1.4 * (0.7 + 0.3 * Math.sin(u * 9)), (0.5 - u) * (d + 0.3)]
    },
    120,
    16,
  )
  const lining = Object.assign(paper('#efe4cc'), { side: three.DoubleSide, roughness: 0.6 })
  const red = Object.assign(paper('#a81f24'), { roughness: 0.5 })
  return group([
    group([
      mesh(box(w - 0.3, 0.7, d, 0.12), dark, [0.1, 0.4, 0]),
      mesh(
        copies(
          piece,
          squares.map((place) => placed([place[0] + 0.5, place[1], place[2]], [0, 1, 0], [1.02, 1, 1.08])),
        ),
        dark,
      ),
      mesh(box(to - from, 1.1, d + 0.3, 0.16), red, [(from + to) / 2, 0.58, 0]),
      face(to - from - 0.24, d + 0.06, sleeve, [(from + to) / 2, 1.145, 0], [-90, 0, 0], 0.5),
      mesh(torn, lining),
      mesh(box(4.6, 0.05, d + 0.9, 0.02), lining, [to + 1.4, 0.03, 0]),
    ]),
    mesh(copies(piece, [placed([w / 2 + 1.7, 0.5, 3.4], [0.1, 1, 0], [1.02, 1.6, 1.08], 0.7)]), dark),
    mesh(box(1.9, 0.5, 1.9, 0.08), dark, [w / 2 + 1.7, 0.26, 3.4], [0, 40, 0]),
  ])
}

function ryeEars(c: Pen, x: number, y: number) {
  for (const turn of [-1.35, 1.35])
    at(c, x, y, turn, () => {
      line(
        c,
        [
          [0, 0],
          [0, -230],
        ],
        5,
        '#e3bd6a',
      )
      for (let i = 0; i < 8; i++)
        for (const s of [-1, 1])
          leaf(c, 0, -70 - i * 20, 34, -1.57 + s * 0.5, { width: 0.4, shades: ['#f6e0a2', '#e3bd6a', '#b98a34'], count: 1, bend: 0 })
    })
}

function spaghetti() {
  const random = chance(83)
  const strand = new three.CylinderGeometry(0.1, 0.1, 25.6, 7, 1).rotateZ(Math.PI / 2)
  const places: three.Matrix4[] = []
  for (let i = 0; i < 520; i++) {
    const a = i * 2.39996
    const far = Math.sqrt(i / 520)
    places.push(
      new three.Matrix4()
        .makeRotationY((random() - 0.5) * 0.012)
        .setPosition((random() - 0.5) * 0.5, 1.75 + Math.sin(a) * far * 1.58, Math.cos(a) * far * 3),
    )
  }
  const pasta = plastic('#eac26a', 0.42)
  pasta.clearcoat = 0.2
  const power = 2.2
  const film = (grow: number, from: number, to: number, rows = 60) =>
    sheet(
      (u, v) => {
        const x = mix(from, to, v)
        const flat = ease(12.6, 14.9, Math.abs(x))
        const a = -u * Math.PI * 2
        const scale = (Math.abs(Math.cos(a)) ** power + Math.abs(Math.sin(a)) ** power) ** (-1 / power)
        const crease = 1 + 0.05 * ease(10.5, 14.5, Math.abs(x)) * Math.sin(a * 11)
        return [
          x,
          Math.max(0.03, mix(1.75, 1.3, flat) + Math.sin(a) * scale * (mix(1.72, 0.06, flat) + grow) * crease),
          Math.cos(a) * scale * (mix(3.16, 3.7, flat) + grow),
        ]
      },
      120,
      rows,
    )
  const map = filled(1600, 1900, '#1f4a86', (c) => {
    c.fillStyle = '#d8332c'
    c.fillRect(0, 0, 46, 1900)
    c.fillRect(1554, 0, 46, 1900)
    at(c, 800, 560, 0, () => {
      word(c, 'CORVIN', 0, -110, `bold 150px ${sans}`, '#ffffff', 1100, 26)
      word(c, 'Spagečiai', 0, 110, `bold 250px ${serif}`, '#ffd978', 1300)
      word(c, 'spausti per bronzą · 500 g', 0, 230, `bold 74px ${narrow}`, '#ffffff', 1200, 3)
    })
  })
  return group([
    group(
      [
        mesh(copies(strand, places), pasta),
        mesh(film(0.02, -15.6, 15.6, 120), glass('#ffffff', 0.12)),
        mesh(spun(film(0.05, -7.4, 7.4)), printed(map, { roughness: 0.32, clearcoat: 0.4, side: three.DoubleSide })),
      ],
      [0, 0, 0],
      [0, 30, 0],
    ),
  ])
}

/** Turns a print so that it reads along x, its first quarter on top. */
function spun(geometry: three.BufferGeometry) {
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getY(i), (1.5 - uv.getX(i)) % 1)
  return geometry
}

function popcorn() {
  const random = chance(91)
  const [bottom, top, h] = [5, 7, 18]
  const map = filled(2100, 1000, '#fbf6ea', (c) => {
    const count = 22
    c.fillStyle = '#c8242b'
    for (let i = 0; i < count; i++) c.fillRect((i / count) * 2100, 0, 2100 / count / 2, 1000)
    for (const x of [1050]) {
      c.fillStyle = '#fbf6ea'
      c.fill(oval(x, 520, 320, 250))
      c.strokeStyle = '#c8242b'
      c.lineWidth = 12
      c.stroke(oval(x, 520, 292, 224))
      word(c, '3 RAVENS', x, 470, `bold 92px ${serif}`, '#1c1c1e', 520, 8)
      word(c, 'Spragėsiai', x, 600, `bold 116px ${roman}`, '#c8242b', 520)
      word(c, 'sūdyti · 120 g', x, 684, `bold 48px ${narrow}`, '#1c1c1e', 400, 2)
    }
  })
  const wall = new three.CylinderGeometry(top, bottom, h, 128, 1, true, -Math.PI, Math.PI * 2)
  const puff = (seed: number) => {
    const chanceOf = chance(seed)
    const parts = Array.from({ length: 6 }, () => {
      const [a, b] = [chanceOf() * Math.PI * 2, chanceOf() * 2 - 1]
      const r = 0.4 + 0.26 * chanceOf()
      const flat = Math.sqrt(1 - b * b)
      return placed([Math.cos(a) * flat * 0.5, b * 0.42, Math.sin(a) * flat * 0.5], [0, 1, 0], r)
    })
    return copies(new three.SphereGeometry(1, 18, 12), parts)
  }
  const kinds = [3, 5, 8, 13].map(puff)
  const spots: three.Matrix4[][] = kinds.map(() => [])
  const put = (x: number, y: number, z: number) => {
    const kind = Math.floor(random() * kinds.length)
    spots[kind]?.push(placed([x, y, z], [random() - 0.5, random() - 0.5, random() - 0.5], 0.95 + 0.3 * random(), random() * 6))
  }
  for (let i = 0; i < 190; i++) {
    const [a, far] = [i * 2.39996, Math.sqrt(i / 190)]
    const r = far * (top - 1.3)
    put(Math.cos(a) * r, h - 0.2 + 2.2 * (1 - far ** 2) + (random() - 0.5) * 0.7, Math.sin(a) * r)
  }
  for (const [x, z] of [
    [8.2, 5.2],
    [9.6, 3.2],
    [6.2, 7.6],
    [-7.6, 5.2],
  ] as const)
    put(x, 0.65, z)
  const flesh = withSolid(plastic('#fbf1d2', 0.7), {
    depth: 0.12,
    code: 'float s = noise(p * 2.4); height = s; colour = mix(colour, vec3(0.9, 0.62, 0.2), 0.55 * smoothstep(0.6, 0.82, noise(p * 1.1 + 4.0)));',
  })
  return group([
    mesh(wall, printed(map, { roughness: 0.6, side: three.DoubleSide }), [0, h / 2, 0]),
    mesh(new three.TorusGeometry(top, 0.26, 14, 128), paper('#fbf6ea'), [0, h, 0], [90, 0, 0]),
    mesh(new three.CircleGeometry(top - 0.2, 64), paper('#d8cba6'), [0, h - 1.6, 0], [-90, 0, 0]),
    ...kinds.map((kind, i) => mesh(copies(kind, spots[i] ?? []), flesh)),
  ])
}

function carrierBag(
  w: number,
  h: number,
  d: number,
  skin: () => three.Material,
  extra: (half: (side: number) => three.BufferGeometry) => three.Object3D[],
) {
  const panel = (side: number, lift = 0, u0 = 0, u1 = 1) =>
    sheet(
      (a, v) => {
        const u = mix(u0, u1, a)
        const bulge = 0.35 * Math.sin(u * Math.PI) * Math.sin(Math.min(1, v * 1.3) * Math.PI * 0.7)
        const shut = 1 - 0.34 * ease(0.3, 1, v)
        return [(u - 0.5) * w * side, v * h, side * ((d / 2) * shut + bulge + lift)]
      },
      48,
      40,
    )
  // a side folds inwards along its middle
  const gusset = (side: number) =>
    sheet(
      (u, v) => {
        const shut = 1 - 0.34 * ease(0.3, 1, v)
        const fold = (1 - Math.abs(2 * u - 1)) * 1.7 * ease(0.12, 1, v) * Math.min(1, d / 9)
        return [side * (w / 2 - fold), v * h, (0.5 - u) * d * shut * side]
      },
      40,
      40,
    )
  const cord = withSolid(paper('#c79a62'), {
    depth: 0.06,
    code: 'float s = sin((p.x + p.y + p.z) * 9.0); height = s; colour *= 0.86 + 0.14 * s;',
  })
  const handle = (side: number) => {
    const z = side * (d / 2) * 0.68
    const [reach, lift] = [w * 0.19, h * 0.2]
    return mesh(
      wire(
        [
          [-reach, h - 1.6, z - side * 0.15],
          [-reach, h + lift * 0.25, z],
          [-reach * 0.82, h + lift * 0.8, z + side * 0.5],
          [0, h + lift, z + side * 0.7],
          [reach * 0.82, h + lift * 0.8, z + side * 0.5],
          [reach, h + lift * 0.25, z],
          [reach, h - 1.6, z - side * 0.15],
        ],
        0.24,
      ),
      cord,
    )
  }
  return group([
    mesh(panel(1), skin()),
    mesh(panel(-1), skin()),
    mesh(gusset(1), skin()),
    mesh(gusset(-1), skin()),
    mesh(box(w - 0.2, 0.08, d - 0.2, 0.02), skin(), [0, 0.05, 0]),
    ...extra((side) => panel(side)),
    handle(1),
    handle(-1),
  ])
}

function carrierBags() {
  const kraft = (colour: string) =>
    Object.assign(
      withSolid(paper(colour), {
        depth: 0.006,
        code: 'float s = noise(vec3(p.xy * 9.0, p.z * 2.0)); height = s; colour *= 0.9 + 0.16 * s;',
      }),
      { side: three.DoubleSide },
    )
  const [w, h, d] = [24, 30, 10]
  const stripes = () =>
    Array.from({ length: 6 }, (_, i) => {
      const [from, to] = [(i * 2 + 0.55) / 12.1, (i * 2 + 1.55) / 12.1]
      return mesh(
        sheet(
          (a, v) => {
            const u = mix(from, to, a)
            const bulge = 0.35 * Math.sin(u * Math.PI) * Math.sin(Math.min(1, v * 1.3) * Math.PI * 0.7)
            const shut = 1 - 0.34 * ease(0.3, 1, v)
            return [(u - 0.5) * w, v * h, (d / 2) * shut + bulge + 0.03]
          },
          12,
          40,
        ),
        tinted(kraft('#3f7fb8')),
      )
    })
  return group([
    group([carrierBag(w, h, d, () => kraft('#ffffff'), stripes)], [-6, 0, -3], [0, 10, 0]),
    group(
      [
        carrierBag(
          18,
          22,
          8,
          () => tinted(kraft('#3f7fb8')),
          () => [],
        ),
      ],
      [11, 0, 7],
      [0, -14, 0],
    ),
  ])
}

/** Groceries in their packs, and bags to carry them. */
export const groceries: Record<string, Model> = {
  'bean-tin': { build: beanTin, azimuth: 24, elevation: 22 },
  'strawberry-pouch': { build: strawberryPouch, azimuth: 20, elevation: 16 },
  'egg-box': { build: eggBox, azimuth: 28, elevation: 34 },
  'butter-block': { build: butter, azimuth: 34, elevation: 30 },
  'juice-carton': { build: juiceCarton, azimuth: 28, elevation: 18 },
  'tea-box': { build: teaBox, azimuth: 22, elevation: 26 },
  'chocolate-bar': { build: chocolate, azimuth: 24, elevation: 44 },
  'spaghetti-pack': { build: spaghetti, azimuth: 10, elevation: 48 },
  'popcorn-bucket': { build: popcorn, azimuth: 6, elevation: 22 },
  'carrier-bags': { build: carrierBags, azimuth: 24, elevation: 14 },
}
