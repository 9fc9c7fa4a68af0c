import * as three from 'three'
import { chance, copies, ease, placed, sheet } from '../forms.ts'
import { paper, plastic, printed, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { at, narrow, oval, type Pen, roman, sans, script, serif, within, word } from '../prints.ts'
import { ball, drawn, group, mesh, type Point3 } from '../shapes.ts'

import { carrots, cucumbers, hotPeppers, meadow, peas, sunflower, sweetPeppers, tomatoes } from './seed-prints.ts'

const [widthCm, heightCm] = [8.4, 13]
const [w, h] = [1008, 1560]

type Look = (typeof looks)[keyof typeof looks]

/** How each of the brands prints its packets. */
const looks = {
  dalgis: { title: 'DALGIS', paper: '#f6f1e2', band: '#1f5a3a', ink: '#17402b', accent: '#c8362a', font: serif, frame: 'wide' },
  zemyna: { title: 'Žemyna', paper: '#dcc094', band: '#dcc094', ink: '#4a2f17', accent: '#b4541f', font: roman, frame: 'arch' },
  ugne: { title: 'UGNĖ', paper: '#1d1a19', band: '#1d1a19', ink: '#f4e9d8', accent: '#f0692a', font: sans, frame: 'wide' },
} as const

interface Print {
  look: keyof typeof looks
  name: string
  variety: string
  content: string
  /** months to sow in, 1..12 */
  sow: readonly number[]
  /** how much larger than a packet of vegetable seed; default: 1 */
  size?: number
  /** draws the plant within 1008 × 820 */
  draw(c: Pen): void
}

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

function calendar(c: Pen, look: Look, sow: readonly number[], y: number) {
  const cell = 58
  const left = w / 2 - cell * 6
  numerals.forEach((text, i) => {
    const isSown = sow.includes(i + 1)
    c.fillStyle = isSown ? look.accent : `${look.ink}22`
    c.beginPath()
    c.roundRect(left + i * cell + 4, y, cell - 8, 46, 8)
    c.fill()
    word(c, text, left + i * cell + cell / 2, y + 33, `bold 27px ${narrow}`, isSown ? '#fffaf0' : `${look.ink}b0`, cell - 14)
  })
}

function front({ look: key, name, variety, content, sow, draw }: Print): three.Texture {
  const look = looks[key]
  return drawn(w, h, (c) => {
    c.fillStyle = look.paper
    c.fillRect(0, 0, w, h)
    if (key === 'zemyna') {
      const random = chance(5)
      for (let i = 0; i < 5000; i++) {
        c.fillStyle = random() < 0.5 ? '#8a643022' : '#fff0d022'
        c.fillRect(random() * w, random() * h, 2 + random() * 16, 2)
      }
    }
    const picture = new Path2D()
    if (look.frame === 'arch') {
      picture.moveTo(110, 1140)
      picture.lineTo(110, 700)
      picture.ellipse(w / 2, 700, w / 2 - 110, 370, 0, Math.PI, 0)
      picture.lineTo(w - 110, 1140)
      picture.closePath()
    } else picture.rect(0, 320, w, 820)
    within(c, picture, () => at(c, 0, 320, 0, () => draw(c)))
    if (look.frame === 'arch') {
      c.strokeStyle = look.ink
      c.lineWidth = 9
      c.stroke(picture)
      word(c, look.title, w / 2, 286, `italic bold 132px ${look.font}`, look.ink, 560)
      c.strokeStyle = `${look.ink}90`
      c.lineWidth = 4
      c.beginPath()
      c.moveTo(w / 2 - 260, 190)
      c.lineTo(44, 190)
      c.lineTo(44, h - 44)
      c.lineTo(w - 44, h - 44)
      c.lineTo(w - 44, 190)
      c.lineTo(w / 2 + 260, 190)
      c.stroke()
    } else {
      c.fillStyle = look.band
      c.fillRect(0, 0, w, 320)
      word(c, look.title, w / 2, 268, `bold 116px ${look.font}`, '#fff8e8', 760, 18)
      c.fillStyle = look.accent
      c.fillRect(0, 312, w, 12)
      c.fillRect(0, 1134, w, 12)
    }
    word(c, name, w / 2, 1278, `bold 128px ${look.font}`, look.ink, 860)
    word(c, variety, w / 2, 1364, `76px ${script}`, look.accent, 800)
    calendar(c, look, sow, 1402)
    word(c, content, w / 2, 1500, `bold 36px ${narrow}`, look.ink, 500, 2)
    c.save()
    c.globalCompositeOperation = 'destination-out'
    c.fillStyle = '#000'
    c.fill(oval(w / 2, 92, 40))
    c.restore()
  })
}

/** Half of a paper packet: seeds lie at its bottom, its top is folded flat. */
function half(side: 1 | -1) {
  return sheet(
    (a, v) => {
      const u = side > 0 ? a : 1 - a
      const seam = Math.min(u, 1 - u)
      const full = ease(0.025, 0.36, seam) * ease(0.012, 0.2, v) * (1 - ease(0.3, 0.86, v))
      const flat = 0.2 * ease(0.025, 0.2, seam) * (1 - ease(0.8, 0.875, v)) * ease(0, 0.1, v)
      const creases =
        0.05 * ease(0.03, 0.1, seam) * Math.sin(u * 23 + v * 9) * Math.sin(v * 17 - u * 5) * (1 - ease(0.6, 0.88, v)) * ease(0, 0.06, v)
      const bow = 0.28 * (u - 0.5) ** 2 * ease(0.5, 1, v)
      return [(u - 0.5) * widthCm, v * heightCm, side * (0.03 + 0.8 * full + flat + creases) - bow]
    },
    90,
    120,
  )
}

function packet(print: Print, seeds: three.Object3D[]) {
  const map = front(print)
  const coated = { roughness: print.look === 'ugne' ? 0.42 : 0.62, alphaTest: 0.5, side: three.DoubleSide }
  const back = drawn(64, 96, (c) => {
    c.fillStyle = looks[print.look].paper
    c.fillRect(0, 0, 64, 96)
    c.globalCompositeOperation = 'destination-out'
    c.fill(oval(32, 92 * (96 / h), 40 * (64 / w)))
  })
  const bag = group([mesh(half(1), printed(map, coated)), mesh(half(-1), printed(back, coated))])
  bag.scale.setScalar(print.size ?? 1)
  return group([bag, group(seeds, [0, 0, (print.size ?? 1) * 0.6 - 0.6])])
}

/** Seeds spilled in front of a packet. */
function spill(seed: three.BufferGeometry, material: three.Material, count: number, { lie = 0.12, spread = 1, size = 1, from = 5 } = {}) {
  const random = chance(from)
  const places = Array.from({ length: count }, () => {
    const [angle, far] = [random() * Math.PI * 2, Math.sqrt(random())]
    const way: Point3 = [(random() - 0.5) * 0.5, 1, (random() - 0.5) * 0.5]
    return placed(
      [2.1 + Math.cos(angle) * far * 2.1 * spread, lie * size, 2.7 + Math.sin(angle) * far * 0.9 * spread],
      way,
      size * (0.88 + 0.24 * random()),
      random() * Math.PI * 2,
    )
  })
  return mesh(copies(seed, places), material)
}

const drop = (length: number, width: number, thickness: number) =>
  new three.SphereGeometry(1, 20, 14).scale(length / 2, thickness / 2, width / 2)

const pale = (colour: string, roughness = 0.75) =>
  withSolid(plastic(colour, roughness), { code: 'float s = noise(p * 6.0); colour *= 0.74 + 0.42 * s;' })

/** The striped seed of a sunflower. */
const striped = () =>
  withSolid(plastic('#f0ead8', 0.6), {
    code: 'float s = smoothstep(0.38, 0.5, noise(vec3(p.xy * 5.0, p.z * 5.0))); colour *= 1.0 - 0.86 * s;',
  })

/** A strip of paper with seeds, rolled up. */
function tape() {
  const turns = 8.5
  const end = turns * Math.PI * 2
  const radius = (a: number) => 0.45 + (a / end) * 0.9
  const place = (t: number): [number, number] => {
    if (t < 0.8) {
      const a = (t / 0.8) * end
      return [Math.cos(a - end - Math.PI / 2) * radius(a), 1.35 + Math.sin(a - end - Math.PI / 2) * radius(a)]
    }
    const s = (t - 0.8) / 0.2
    return [s * 6.6, 0.03 + 0.35 * Math.sin(s * Math.PI * 2.2) ** 2 * s]
  }
  const strip = sheet((u, v) => [place(u)[0], place(u)[1], v * 1.5], 900, 2)
  const seeds: Point3[] = Array.from({ length: 5 }, (_, i): Point3 => {
    const [x, y] = place(0.83 + i * 0.036)
    return [x, y + 0.05, 0.75]
  })
  return group(
    [
      mesh(strip, Object.assign(paper('#efe6d2'), { side: three.DoubleSide })),
      mesh(
        copies(
          drop(0.5, 0.22, 0.16),
          seeds.map((place) => placed(place, [0, 1, 0], 1, 0.4)),
        ),
        pale('#8a5f34'),
      ),
    ],
    [-4.2, 0, 1.9],
    [0, 8, 0],
  )
}

const packets: Record<string, { print: Print; seeds: () => three.Object3D[] }> = {
  'tomato-seeds': {
    print: { look: 'dalgis', name: 'Pomidorai', variety: 'Jaučio širdis', content: '0,5 g', sow: [3, 4], draw: tomatoes },
    seeds: () => [spill(drop(0.34, 0.27, 0.08), pale('#e5cf9c'), 24, { lie: 0.06, size: 1.15 })],
  },
  'carrot-seeds': {
    print: { look: 'zemyna', name: 'Morkos', variety: 'sėklos juostoje', content: '6 m', sow: [4, 5, 6], draw: carrots },
    seeds: () => [tape()],
  },
  'cucumber-seeds': {
    print: { look: 'dalgis', name: 'Agurkai', variety: 'rauginimui', content: '2 g', sow: [5], draw: cucumbers },
    seeds: () => [spill(drop(0.95, 0.38, 0.14), pale('#efe3bd', 0.6), 13, { lie: 0.1 })],
  },
  'sweet-pepper-seeds': {
    print: { look: 'zemyna', name: 'Paprikos', variety: 'trijų formų mišinys', content: '0,6 g', sow: [2, 3], draw: sweetPeppers },
    seeds: () => [spill(drop(0.42, 0.38, 0.1), pale('#ecd9a0'), 20, { lie: 0.07, from: 9 })],
  },
  'pea-seeds': {
    print: { look: 'dalgis', name: 'Žirniai', variety: 'vijokliniai', content: '40 g', sow: [4, 5], draw: peas },
    seeds: () => [spill(ball(0.38), pale('#b9bf72', 0.6), 12, { lie: 0.38, from: 7 })],
  },
  'hot-pepper-seeds': {
    print: { look: 'ugne', name: 'Aitriosios paprikos', variety: 'Ugnelė', content: '0,3 g', sow: [2, 3], draw: hotPeppers },
    seeds: () => [spill(drop(0.4, 0.36, 0.1), pale('#ecd08a'), 18, { lie: 0.07, from: 11 })],
  },
  'sunflower-seeds': {
    print: { look: 'dalgis', name: 'Saulėgrąžos', variety: 'aukštosios', content: '30 sėklų', sow: [4, 5], draw: sunflower },
    seeds: () => [spill(drop(1.35, 0.66, 0.4), striped(), 9, { lie: 0.22, from: 13 })],
  },
  'meadow-seeds': {
    print: { look: 'zemyna', name: 'Bičių pieva', variety: '31 rūšies mišinys', content: '250 g', size: 1.5, sow: [4, 5, 9], draw: meadow },
    seeds: () => [
      spill(drop(0.3, 0.2, 0.16), pale('#5c4328'), 26, { lie: 0.08, from: 17 }),
      spill(drop(0.36, 0.2, 0.14), pale('#b08c54'), 22, { lie: 0.08, from: 19 }),
      spill(ball(0.13), pale('#2a2522'), 20, { lie: 0.12, from: 23 }),
    ],
  },
}

/** Paper packets of seed. */
export const seedPackets: Record<string, Model> = Object.fromEntries(
  Object.entries(packets).map(([id, { print, seeds }]) => [id, { build: () => packet(print, seeds()), azimuth: 20, elevation: 14 }]),
)
