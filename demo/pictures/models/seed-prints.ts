import { chance } from '../forms.ts'
import { at, berry, blob, blurred, body, bokeh, leaf, line, oval, type Pen, shine, within } from '../prints.ts'
import type { Point2 } from '../shapes.ts'

/** width of a print in its own units */
const w = 1008

function tomatoFruit(c: Pen, x: number, y: number, r: number, turn: number) {
  at(c, x, y, turn, () => {
    const points: Point2[] = []
    for (let i = 0; i < 48; i++) {
      const a = (i / 48) * Math.PI * 2
      const down = Math.max(0, Math.sin(a))
      const rib = 1 + 0.028 * Math.cos(a * 7 + 0.6) * (1 - down)
      const dip = Math.exp(-(((((a - Math.PI * 1.5 + Math.PI * 3) % (Math.PI * 2)) - Math.PI) / 0.34) ** 2)) * 0.1
      points.push([Math.cos(a) * r * 1.04 * (1 - 0.18 * down ** 3) * rib, Math.sin(a) * r * (1 + 0.14 * down ** 4 - dip) * rib])
    }
    const path = blob(points)
    body(c, path, ['#ff7a55', '#dc3524', '#8d120f'], [0, 0], r * 1.15)
    within(c, path, () => {
      blurred(c, r * 0.05, () => {
        for (const side of [-0.92, -0.55, -0.18, 0.22, 0.6, 0.94]) {
          line(
            c,
            [
              [side * r * 0.18, -r * 0.86],
              [side * r * 1.0, -r * 0.35],
              [side * r * 0.98, r * 0.3],
              [side * r * 0.2, r * 1.05],
            ],
            r * 0.055,
            '#7d0d0c88',
          )
          line(
            c,
            [
              [side * r * 0.18 - r * 0.09, -r * 0.86],
              [side * r * 1.0 - r * 0.1, -r * 0.35],
              [side * r * 0.95 - r * 0.1, r * 0.25],
            ],
            r * 0.07,
            '#ff8a6a66',
          )
        }
      })
      shine(c, -r * 0.42, -r * 0.36, r * 0.16, r * 0.26, 0.5, 0.75)
      shine(c, r * 0.3, -r * 0.5, r * 0.1, r * 0.14, -0.4, 0.35)
    })
    line(
      c,
      [
        [0, -r * 0.86],
        [r * 0.03, -r * 1.12],
        [r * 0.14, -r * 1.3],
      ],
      r * 0.1,
      '#4d7f36',
    )
    for (let i = 0; i < 6; i++)
      leaf(c, 0, -r * 0.86, r * (0.5 + 0.12 * (i % 2)), (i / 6) * Math.PI * 2 + 0.45, {
        width: 0.26,
        bend: 0.18 * (i % 2 ? 1 : -1),
        count: 3,
      })
  })
}

export function tomatoes(c: Pen) {
  bokeh(c, w, 820, '#e9f0c4', '#7fa653', ['#c9dd8e', '#5d8c3c', '#f4f3cf', '#8db45c'], chance(3))
  line(
    c,
    [
      [470, -10],
      [500, 130],
      [470, 300],
      [520, 520],
      [500, 830],
    ],
    26,
    '#4f7f38',
  )
  const spray = (x: number, y: number, turn: number, size: number) =>
    at(
      c,
      x,
      y,
      turn,
      () => {
        line(
          c,
          [
            [0, 0],
            [160, -12],
            [330, 0],
          ],
          9,
          '#4d7f36',
        )
        for (const [d, side] of [
          [110, -1],
          [130, 1],
          [220, -1],
          [235, 1],
        ] as const)
          leaf(c, d, -6, 150, side * 1.0, { width: 0.52, teeth: 0.26, count: 6 })
        leaf(c, 310, 0, 190, 0, { width: 0.56, teeth: 0.26, count: 6 })
      },
      size,
    )
  spray(480, 210, -2.6, 1)
  spray(500, 260, -0.5, 1)
  spray(505, 560, 2.7, 0.9)
  spray(510, 520, 0.55, 0.95)
  tomatoFruit(c, 660, 420, 210, 0.12)
  tomatoFruit(c, 330, 500, 250, -0.1)
  // half a tomato, cut across
  const [x, y, r] = [690, 640, 170]
  const ring = (k: number) =>
    blob(
      Array.from({ length: 40 }, (_, i): Point2 => {
        const a = (i / 40) * Math.PI * 2
        const q = r * k * (1 + 0.035 * Math.cos(a * 6 + 1))
        return [x + Math.cos(a) * q * 1.1, y + Math.sin(a) * q * 0.86]
      }),
    )
  blurred(c, 16, () => {
    c.fillStyle = '#22331966'
    c.fill(oval(x + 10, y + 40, r * 1.1, r * 0.8))
  })
  body(c, ring(1), ['#e8452f', '#cc2d1f', '#8e120f'], [x, y], r)
  body(c, ring(0.93), ['#ffb19a', '#f0705a', '#dd4a38'], [x, y], r)
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2 + 0.4
    const [px, py] = [x + Math.cos(a) * r * 0.56, y + Math.sin(a) * r * 0.45]
    at(c, px, py, a, () => {
      body(c, oval(0, 0, r * 0.24, r * 0.17), ['#f4603e', '#d0301f', '#a81c14'], [0, 0], r * 0.26)
      for (let k = 0; k < 4; k++)
        berry(c, (k - 1.5) * r * 0.1, (k % 2 ? 1 : -1) * r * 0.06, r * 0.045, r * 0.028, ['#fff3c4', '#f0cf86', '#c98d4a'], k)
    })
  }
  shine(c, x - 50, y - 60, 60, 16, -0.3, 0.5)
}

function carrotRoot(c: Pen, x: number, y: number, length: number, r: number, turn: number) {
  at(c, x, y, turn, () => {
    const side = (s: number): Point2[] =>
      Array.from({ length: 14 }, (_, i): Point2 => {
        const t = i / 13
        return [s * r * (1 - t ** 1.6 * 0.9) * (0.94 + 0.06 * Math.sin(i * 2.1 + s)) * Math.min(1, 0.72 + t * 4), t * length]
      })
    const path = blob([...side(-1), [0, length * 1.12], ...side(1).reverse(), [0, -r * 0.16]])
    const shade = c.createLinearGradient(-r, 0, r, 0)
    shade.addColorStop(0, '#d8610f')
    shade.addColorStop(0.28, '#ffa24a')
    shade.addColorStop(0.6, '#f07d1c')
    shade.addColorStop(1, '#a8430a')
    c.fillStyle = shade
    c.fill(path)
    within(c, path, () => {
      for (let i = 0; i < 16; i++) {
        const t = (i + 0.4) / 17
        const from = ((i * 37) % 10) / 10 - 0.6
        const q = r * (1 - t ** 1.6 * 0.85)
        line(
          c,
          [
            [from * q, t * length],
            [(from + 0.25) * q, t * length + 5],
            [(from + 0.5 + (i % 3) * 0.15) * q, t * length],
          ],
          3.5,
          '#a8480f90',
        )
        line(
          c,
          [
            [from * q, t * length + 5],
            [(from + 0.25) * q, t * length + 9],
            [(from + 0.5) * q, t * length + 5],
          ],
          2.5,
          '#ffc07a70',
        )
      }
      shine(c, -r * 0.38, length * 0.25, r * 0.13, length * 0.2, 0, 0.5)
    })
  })
}

function frond(c: Pen, x: number, y: number, length: number, turn: number, colour: string) {
  at(c, x, y, turn, () => {
    const spine = (t: number): Point2 => [t * length, -0.16 * length * t * t]
    line(c, [spine(0), spine(0.33), spine(0.66), spine(1)], length * 0.022, colour)
    for (let i = 4; i < 16; i++) {
      const t = i / 16
      const [px, py] = spine(t)
      const long = length * 0.3 * (1.1 - t * 0.8)
      for (const s of [-1, 1])
        for (let k = 0; k < 6; k++) {
          const q = (k + 1) / 6
          const [bx, by] = [px + long * q * 0.72, py + s * long * q * 0.75]
          if (k === 5)
            line(
              c,
              [
                [px, py],
                [bx, by],
              ],
              3.4,
              colour,
            )
          for (const e of [-1, 1])
            line(
              c,
              [
                [bx, by],
                [bx + long * 0.2 * (1.2 - q), by + (s * 0.12 + e * 0.6) * long * 0.24 * (1.3 - q)],
              ],
              4.6,
              colour,
            )
        }
    }
  })
}

export function carrots(c: Pen) {
  bokeh(c, w, 820, '#f3efcf', '#a9bf78', ['#dfe3a8', '#8fae5c', '#fbf3d6', '#c3cf8a'], chance(8))
  const heads: [number, number, number, number, number][] = [
    [330, 330, 400, 52, 0.28],
    [690, 330, 400, 54, -0.3],
    [430, 316, 450, 60, 0.1],
    [600, 318, 445, 60, -0.12],
    [512, 330, 470, 68, 0],
  ]
  for (const [i, turn] of [-2.35, -2.0, -1.75, -1.45, -1.2, -0.85, -2.15, -1.0, -1.6].entries())
    frond(c, 512 + (i - 4) * 10, 330, 330 + (i % 3) * 40, turn, ['#3f7a2f', '#5c9a3c', '#4b8a34'][i % 3] as string)
  for (const [x, y, length, r, turn] of heads) {
    line(
      c,
      [
        [512 + (x - 512) * 0.4, 200],
        [x, y - 6],
      ],
      16,
      '#6ba544',
    )
    line(
      c,
      [
        [512 + (x - 512) * 0.3, 190],
        [x + 10, y - 6],
      ],
      10,
      '#8abf58',
    )
    carrotRoot(c, x, y, length, r, turn)
  }
  line(
    c,
    [
      [440, 236],
      [512, 262],
      [588, 236],
    ],
    13,
    '#d9b988',
  )
  line(
    c,
    [
      [444, 250],
      [512, 276],
      [584, 250],
    ],
    9,
    '#b8925c',
  )
}

function cucumberFruit(c: Pen, x: number, y: number, length: number, r: number, turn: number, seed: number) {
  const random = chance(seed)
  at(c, x, y, turn, () => {
    const bow = (t: number) => -length * 0.06 * Math.sin(Math.PI * t)
    const edge = (t: number) => r * Math.min(1, Math.sqrt(Math.max(0, 1 - ((t - 0.5) / 0.5) ** 4)) * 1.02)
    const side = (s: number): Point2[] =>
      Array.from({ length: 17 }, (_, i): Point2 => [(i / 16 - 0.5) * length, bow(i / 16) + s * Math.max(6, edge(i / 16))])
    const path = blob([...side(-1), ...side(1).reverse()])
    const shade = c.createLinearGradient(0, -r, 0, r)
    shade.addColorStop(0, '#5c9a3a')
    shade.addColorStop(0.3, '#7db852')
    shade.addColorStop(0.62, '#3f7d2c')
    shade.addColorStop(1, '#1d4a1c')
    c.fillStyle = shade
    c.fill(path)
    within(c, path, () => {
      blurred(c, 5, () => {
        for (let i = 0; i < 6; i++) {
          const s = (i / 5 - 0.5) * 1.7
          line(
            c,
            [
              [length * 0.5, bow(1) + s * r * 0.3],
              [length * 0.2, bow(0.7) + s * r * 0.9],
              [-length * (0.05 + 0.2 * random()), bow(0.5) + s * r],
            ],
            9,
            '#dcebaa90',
          )
        }
      })
      for (let i = 0; i < 34; i++) {
        const [t, s] = [random(), (random() - 0.5) * 1.8]
        const [px, py] = [(t - 0.5) * length * 0.94, bow(t) + s * edge(t)]
        berry(c, px, py, r * 0.085, r * 0.075, ['#a5d178', '#4f8f35', '#1f4d1e'])
        c.fillStyle = '#f0f4d6'
        c.fill(oval(px - r * 0.015, py - r * 0.025, r * 0.022))
      }
      shine(c, -length * 0.05, -r * 0.5, length * 0.28, r * 0.09, 0, 0.5)
    })
    line(
      c,
      [
        [-length * 0.49, bow(0)],
        [-length * 0.56, 6],
        [-length * 0.62, -4],
      ],
      r * 0.22,
      '#5f9a3e',
    )
  })
}

function cucumberSlice(c: Pen, x: number, y: number, r: number) {
  blurred(c, 10, () => {
    c.fillStyle = '#1d331a55'
    c.fill(oval(x + 8, y + 16, r, r * 0.94))
  })
  berry(c, x, y, r, r * 0.95, ['#3f7d2c', '#2f6a26', '#1d4a1c'])
  berry(c, x, y, r * 0.94, r * 0.89, ['#eef6cc', '#dcecaf', '#b5d382'])
  berry(c, x, y, r * 0.66, r * 0.62, ['#f4f9da', '#e3f0bd', '#cde39c'])
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2 + (i % 3) * 0.1
    const far = r * (0.34 + 0.14 * (i % 2))
    berry(c, x + Math.cos(a) * far, y + Math.sin(a) * far * 0.95, r * 0.1, r * 0.038, ['#fffbe2', '#f1ecbe', '#c2c787'], a)
  }
}

export function cucumbers(c: Pen) {
  bokeh(c, w, 820, '#eaf2d4', '#86ad62', ['#cfe0a4', '#6f9c4c', '#f6f6dd', '#a6c67c'], chance(12))
  const vine = (x: number, y: number, size: number, turn: number) =>
    at(
      c,
      x,
      y,
      turn,
      () => {
        for (const a of [-2.5, -1.95, -1.2, -0.6, 0])
          leaf(c, 0, 0, 250 * (1 - 0.18 * Math.abs(a + 1.3)), a, { width: 0.75, teeth: 0.12, count: 6, bend: 0.03 })
      },
      size,
    )
  line(
    c,
    [
      [-10, 240],
      [200, 190],
      [420, 210],
      [700, 150],
      [1020, 170],
    ],
    15,
    '#5b8f40',
  )
  vine(250, 250, 1.05, -0.3)
  vine(760, 230, 1.1, 0.3)
  line(
    c,
    [
      [560, 190],
      [600, 90],
      [660, 60],
      [700, 95],
      [670, 130],
      [640, 105],
    ],
    6,
    '#7fae53',
  )
  at(c, 520, 214, 0, () => {
    for (let i = 0; i < 5; i++)
      leaf(c, 0, 0, 92, (i / 5) * 6.283 - 1.57, { width: 0.72, shades: ['#ffe574', '#f6c528', '#d39312'], count: 4, bend: 0.02 })
    berry(c, 0, 0, 20, 18, ['#fff0a0', '#e8a81c', '#b37410'])
  })
  cucumberFruit(c, 400, 400, 470, 84, -0.12, 3)
  cucumberFruit(c, 640, 520, 480, 88, 0.1, 4)
  cucumberFruit(c, 340, 620, 460, 88, -0.06, 5)
  cucumberSlice(c, 620, 690, 88)
  cucumberSlice(c, 770, 668, 92)
}

function pepperGloss(c: Pen, x: number, y: number, r: number) {
  shine(c, x - r * 0.5, y - r * 0.2, r * 0.1, r * 0.42, 0.12, 0.8)
  shine(c, x + r * 0.12, y - r * 0.3, r * 0.07, r * 0.3, -0.06, 0.5)
  shine(c, x + r * 0.62, y + r * 0.1, r * 0.06, r * 0.28, -0.2, 0.25)
}

function pepperCap(c: Pen, x: number, y: number, r: number) {
  body(
    c,
    blob([
      [x - r * 0.36, y],
      [x - r * 0.12, y - r * 0.1],
      [x + r * 0.14, y - r * 0.12],
      [x + r * 0.38, y],
      [x + r * 0.1, y + r * 0.1],
      [x - r * 0.12, y + r * 0.1],
    ]),
    ['#8fc35c', '#4f8a38', '#28571f'],
    [x, y],
    r * 0.4,
  )
  line(
    c,
    [
      [x, y - r * 0.03],
      [x + r * 0.03, y - r * 0.28],
      [x + r * 0.16, y - r * 0.48],
    ],
    r * 0.15,
    '#4c8536',
  )
  line(
    c,
    [
      [x - r * 0.03, y - r * 0.05],
      [x, y - r * 0.28],
      [x + r * 0.12, y - r * 0.46],
    ],
    r * 0.045,
    '#9bcb68',
  )
}

export function sweetPeppers(c: Pen) {
  bokeh(c, w, 820, '#f4edcd', '#b6ab68', ['#e7dfa6', '#9aa058', '#fbf4da', '#cfc584'], chance(15))
  for (const [x, y, length, a] of [
    [270, 300, 240, -2.4],
    [520, 160, 260, -1.2],
    [760, 250, 260, -0.5],
    [420, 200, 230, -2],
    [660, 190, 250, -0.9],
  ] as const)
    leaf(c, x, y, length, a, { width: 0.5, count: 6 })
  // pointed, still green at its shoulder
  const pointed = blob([
    [560, 250],
    [640, 218],
    [720, 236],
    [790, 290],
    [800, 390],
    [766, 520],
    [700, 660],
    [628, 742],
    [608, 730],
    [626, 640],
    [604, 500],
    [556, 380],
    [536, 300],
  ])
  const turning = c.createLinearGradient(640, 220, 680, 620)
  turning.addColorStop(0, '#5c8f2e')
  turning.addColorStop(0.26, '#b1892a')
  turning.addColorStop(0.5, '#d83a22')
  turning.addColorStop(1, '#b21f16')
  c.fillStyle = turning
  c.fill(pointed)
  within(c, pointed, () => {
    blurred(c, 24, () =>
      line(
        c,
        [
          [810, 250],
          [816, 400],
          [760, 560],
          [640, 760],
        ],
        80,
        '#6d0d0c80',
      ),
    )
    blurred(c, 12, () =>
      line(
        c,
        [
          [668, 240],
          [690, 420],
          [650, 700],
        ],
        22,
        '#7d120f55',
      ),
    )
    shine(c, 620, 380, 14, 90, -0.1, 0.7)
    shine(c, 740, 380, 10, 70, 0.1, 0.35)
  })
  pepperCap(c, 664, 236, 170)
  // blocky
  const [x, y, r] = [356, 470, 210]
  const blocky = blob([
    [x - r * 0.1, y - r * 0.86],
    [x - r * 0.5, y - r * 0.98],
    [x - r * 0.92, y - r * 0.72],
    [x - r * 1.0, y],
    [x - r * 0.86, y + r * 0.82],
    [x - r * 0.48, y + r * 1.12],
    [x - r * 0.12, y + r * 1.0],
    [x + r * 0.26, y + r * 1.14],
    [x + r * 0.72, y + r * 0.92],
    [x + r * 0.94, y + r * 0.2],
    [x + r * 0.96, y - r * 0.6],
    [x + r * 0.56, y - r * 0.96],
    [x + r * 0.16, y - r * 0.88],
  ])
  body(c, blocky, ['#f9603f', '#d52a1c', '#8c110f'], [x, y], r * 1.25)
  within(c, blocky, () => {
    blurred(c, 14, () => {
      line(
        c,
        [
          [x - r * 0.08, y - r * 0.9],
          [x - r * 0.34, y - r * 0.2],
          [x - r * 0.14, y + r * 1.05],
        ],
        26,
        '#74090a99',
      )
      line(
        c,
        [
          [x + r * 0.2, y - r * 0.9],
          [x + r * 0.46, y - r * 0.1],
          [x + r * 0.36, y + r * 1.1],
        ],
        24,
        '#74090a90',
      )
    })
    pepperGloss(c, x - r * 0.12, y, r)
  })
  pepperCap(c, x + 6, y - r * 0.84, 190)
  // flat, like a tomato
  const [fx, fy, fr] = [690, 664, 138]
  blurred(c, 14, () => {
    c.fillStyle = '#3a1c1055'
    c.fill(oval(fx - 4, fy + 20, fr * 1.1, fr * 0.8))
  })
  const flat = blob(
    Array.from({ length: 30 }, (_, i): Point2 => {
      const a = (i / 30) * Math.PI * 2
      const q = fr * (1 + 0.05 * Math.cos(a * 5 + 0.5))
      return [fx + Math.cos(a) * q * 1.14, fy + Math.sin(a) * q * 0.82]
    }),
  )
  body(c, flat, ['#ff6a45', '#d92d1e', '#8f1310'], [fx, fy], fr * 1.15)
  within(c, flat, () => {
    blurred(c, 9, () => {
      for (const s of [-0.8, -0.2, 0.5])
        line(
          c,
          [
            [fx + s * 30, fy - fr * 0.6],
            [fx + s * fr * 1.1, fy],
            [fx + s * fr * 0.7, fy + fr * 0.9],
          ],
          15,
          '#770a0a90',
        )
    })
    shine(c, fx - 60, fy - 24, 16, 34, 0.4, 0.7)
  })
  pepperCap(c, fx, fy - fr * 0.56, 140)
}

function peaPod(c: Pen, x: number, y: number, length: number, r: number, turn: number, peas: number) {
  at(c, x, y, turn, () => {
    const bow = (t: number) => length * 0.1 * Math.sin(Math.PI * t)
    const edge = (t: number) => Math.sin(Math.PI * t) ** 0.42
    const side = (s: number, k = 1): Point2[] =>
      Array.from({ length: 19 }, (_, i): Point2 => [(i / 18) * length, bow(i / 18) + s * edge(i / 18) * r * k])
    const whole = blob([...side(-1), ...side(1).reverse()])
    const shade = c.createLinearGradient(0, -r, 0, r + length * 0.1)
    shade.addColorStop(0, '#a4d565')
    shade.addColorStop(0.5, '#64a53c')
    shade.addColorStop(1, '#2f6a26')
    c.fillStyle = shade
    c.fill(whole)
    within(c, whole, () => {
      if (peas === 0)
        blurred(c, 8, () => {
          for (let i = 0; i < 7; i++) {
            const t = 0.14 + i * 0.12
            c.fillStyle = '#c3e88a90'
            c.fill(oval(t * length, bow(t) - r * 0.2, r * 0.46, r * 0.4))
            c.fillStyle = '#2c652440'
            c.fill(oval((t + 0.06) * length, bow(t) + r * 0.2, r * 0.14, r * 0.5))
          }
        })
    })
    if (peas > 0) {
      const inner = blob([...side(-1, 0.66), ...side(1, 0.66).reverse()])
      body(c, inner, ['#d5eda0', '#8fc35a', '#3f7d2c'], [length / 2, bow(0.5)], length * 0.6)
      for (let i = 0; i < peas; i++) {
        const t = 0.13 + (i / (peas - 1)) * 0.74
        const size = r * (0.5 + 0.22 * Math.sin(Math.PI * t))
        blurred(c, 5, () => {
          c.fillStyle = '#1f4d1e66'
          c.fill(oval(t * length + 5, bow(t) + 8, size, size))
        })
        berry(c, t * length, bow(t), size, size, ['#dcf59e', '#85c449', '#3c7d29'])
        shine(c, t * length - size * 0.3, bow(t) - size * 0.36, size * 0.16, size * 0.12, 0, 0.8)
      }
    }
    line(c, side(-1), 4, '#c5e692')
    line(
      c,
      [
        [0, 0],
        [-r * 0.6, -r * 0.24],
        [-r * 1.3, -r * 0.2],
      ],
      r * 0.2,
      '#5f9a3e',
    )
    for (const a of [-2.1, -2.7, 2.6, 2]) leaf(c, -r * 0.1, 0, r * 0.8, a + Math.PI, { width: 0.4, count: 2 })
    line(
      c,
      [
        [length, bow(1)],
        [length + r * 0.3, bow(1) - 6],
      ],
      4,
      '#7fae53',
    )
  })
}

export function peas(c: Pen) {
  bokeh(c, w, 820, '#eef4d8', '#9dc07a', ['#d5e6b0', '#7fa860', '#f8f9e4', '#b4d08e'], chance(17))
  line(
    c,
    [
      [760, -10],
      [700, 160],
      [740, 330],
      [690, 520],
      [740, 830],
    ],
    13,
    '#6ba048',
  )
  for (const [x, y, a, length] of [
    [720, 130, -2.6, 250],
    [715, 140, 0.1, 240],
    [735, 330, -0.4, 230],
    [700, 500, -0.2, 220],
    [712, 560, 0.5, 220],
    [735, 320, 3.5, 190],
  ] as const)
    leaf(c, x, y, length, a, { width: 0.6, count: 6, bend: 0.04 })
  for (const [x, y, s] of [
    [690, 180, -1],
    [745, 400, 1],
  ] as const)
    line(
      c,
      [
        [x, y],
        [x + s * 90, y - 70],
        [x + s * 150, y - 60],
        [x + s * 150, y - 20],
        [x + s * 115, y - 22],
        [x + s * 124, y - 46],
      ],
      5,
      '#8bbb5c',
    )
  at(c, 590, 120, 0.1, () => {
    for (const a of [-2.5, -0.64]) leaf(c, 0, 0, 110, a, { width: 0.9, shades: ['#ffffff', '#f3f1e6', '#cfd6bf'], count: 4 })
    leaf(c, 0, 10, 84, -1.57, { width: 0.8, shades: ['#fffdf4', '#efead8', '#c6cdb0'], count: 3 })
  })
  peaPod(c, 170, 290, 470, 66, 0.2, 0)
  peaPod(c, 150, 450, 620, 84, 0.06, 8)
  peaPod(c, 260, 640, 470, 66, -0.08, 0)
  for (const [x, y, r] of [
    [250, 760, 44],
    [352, 782, 40],
    [640, 768, 42],
  ] as const) {
    blurred(c, 8, () => {
      c.fillStyle = '#2c4a2055'
      c.fill(oval(x + 8, y + 18, r, r * 0.8))
    })
    berry(c, x, y, r, r, ['#dcf59e', '#85c449', '#3c7d29'])
    shine(c, x - 13, y - 16, 8, 6, 0, 0.8)
  }
}

export function hotPeppers(c: Pen) {
  bokeh(c, w, 820, '#39271f', '#180f0d', ['#6d2d1c', '#8a3a1c', '#2c1d18', '#532618'], chance(21))
  line(
    c,
    [
      [510, 830],
      [506, 640],
      [512, 430],
      [508, 300],
    ],
    26,
    '#4d7a35',
  )
  for (const [x, y, dx, dy] of [
    [508, 620, -210, -190],
    [510, 600, 220, -200],
    [510, 480, -150, -190],
    [510, 470, 160, -190],
  ] as const)
    line(
      c,
      [
        [x, y],
        [x + dx * 0.6, y + dy * 0.5],
        [x + dx, y + dy],
      ],
      15,
      '#5a8a3e',
    )
  for (const [x, y, length, a] of [
    [330, 480, 260, 2.9],
    [690, 470, 260, 0.2],
    [300, 430, 240, -2.6],
    [720, 400, 250, -0.4],
    [505, 640, 270, 2.5],
    [515, 640, 270, 0.6],
    [380, 330, 210, -2.9],
    [660, 320, 220, -0.15],
    [500, 560, 200, 3],
    [520, 560, 210, 0.1],
    [470, 720, 220, 2.7],
    [560, 720, 230, 0.4],
  ] as const)
    leaf(c, x, y, length, a, { width: 0.44, count: 6 })
  const pod = (x: number, y: number, length: number, r: number, turn: number, isRipe = true) =>
    at(c, x, y, turn, () => {
      const path = blob([
        [-r * 0.7, 0],
        [-r, -length * 0.14],
        [-r * 0.9, -length * 0.5],
        [-r * 0.42, -length * 0.86],
        [0, -length],
        [r * 0.36, -length * 0.86],
        [r * 0.84, -length * 0.5],
        [r, -length * 0.14],
        [r * 0.7, 0],
      ])
      const shade = c.createLinearGradient(-r, 0, r, 0)
      for (const [stop, colour] of (isRipe
        ? [
            [0, '#b8170f'],
            [0.3, '#ff5a36'],
            [0.6, '#de2617'],
            [1, '#780808'],
          ]
        : [
            [0, '#b86a0f'],
            [0.3, '#ffc04a'],
            [0.6, '#f08a1c'],
            [1, '#8f4208'],
          ]) as [number, string][])
        shade.addColorStop(stop, colour)
      c.fillStyle = shade
      c.fill(path)
      within(c, path, () => shine(c, -r * 0.36, -length * 0.45, r * 0.13, length * 0.26, 0, 0.85))
      body(
        c,
        blob([
          [-r * 0.8, -r * 0.1],
          [0, -r * 0.44],
          [r * 0.8, -r * 0.1],
          [r * 0.4, r * 0.5],
          [-r * 0.4, r * 0.5],
        ]),
        ['#9bcb68', '#4f8a38', '#234d1c'],
        [0, 0],
        r,
      )
      line(
        c,
        [
          [0, r * 0.3],
          [4, r * 1.6],
        ],
        r * 0.3,
        '#5a8a3e',
      )
    })
  pod(510, 350, 250, 46, 0.02)
  pod(420, 380, 215, 42, -0.3)
  pod(604, 376, 220, 42, 0.28)
  pod(300, 470, 200, 40, -0.5)
  pod(722, 458, 200, 40, 0.46)
  pod(460, 520, 190, 40, -0.14, false)
  pod(576, 530, 200, 40, 0.2)
  pod(360, 600, 180, 38, -0.34)
  pod(664, 610, 180, 38, 0.36, false)
}

export function sunflower(c: Pen) {
  const sky = c.createLinearGradient(0, 0, 0, 820)
  sky.addColorStop(0, '#4e9fd6')
  sky.addColorStop(0.7, '#bfe2f2')
  sky.addColorStop(1, '#e6f0cf')
  c.fillStyle = sky
  c.fillRect(0, 0, w, 820)
  blurred(c, 30, () => {
    c.fillStyle = '#ffffffcc'
    for (const [x, y, rx, ry] of [
      [150, 190, 150, 44],
      [250, 150, 110, 50],
      [880, 120, 150, 40],
      [830, 560, 170, 40],
    ] as const)
      c.fill(oval(x, y, rx, ry))
    c.fillStyle = '#7fa83c'
    c.fill(oval(200, 860, 400, 110))
    c.fill(oval(820, 870, 420, 120))
  })
  line(
    c,
    [
      [520, 830],
      [508, 700],
      [510, 420],
    ],
    40,
    '#5a8f38',
  )
  line(
    c,
    [
      [512, 830],
      [500, 700],
      [502, 420],
    ],
    10,
    '#9bc766',
  )
  leaf(c, 505, 770, 330, -2.75, { width: 0.66, teeth: 0.08, count: 8 })
  leaf(c, 520, 760, 330, -0.35, { width: 0.66, teeth: 0.08, count: 8 })
  const [x, y] = [510, 380]
  const petals = (count: number, far: number, length: number, shift: number, shades: readonly [string, string, string]) => {
    for (let i = 0; i < count; i++) {
      const a = ((i + shift) / count) * Math.PI * 2
      leaf(c, x + Math.cos(a) * far, y + Math.sin(a) * far, length * (0.92 + 0.12 * Math.sin(i * 5.1)), a + 0.06 * Math.sin(i * 3.7), {
        width: 0.34,
        shades,
        count: 4,
        widest: 0.46,
        bend: 0.06 * Math.sin(i * 2.3),
      })
    }
  }
  petals(24, 150, 196, 0, ['#ffc93c', '#eda616', '#b8710a'])
  petals(24, 140, 190, 0.5, ['#ffe26a', '#fdc21c', '#d58a0c'])
  blurred(c, 10, () => {
    c.fillStyle = '#6d3a0a66'
    c.fill(oval(x + 4, y + 8, 176))
  })
  berry(c, x, y, 168, 168, ['#7a4a1c', '#4f2a0e', '#241207'])
  for (let i = 1; i < 620; i++) {
    const [a, far] = [i * 2.39996, Math.sqrt(i / 620) * 164]
    const rim = far / 164
    const shades =
      rim > 0.78
        ? (['#f4c04a', '#b9741c', '#5c3109'] as const)
        : rim > 0.4
          ? (['#8a5a26', '#4a280d', '#1c0d04'] as const)
          : (['#b6a24a', '#77702c', '#3a3813'] as const)
    berry(c, x + Math.cos(a) * far, y + Math.sin(a) * far, 5.6, 5, shades)
  }
}

export function meadow(c: Pen) {
  const sky = c.createLinearGradient(0, 0, 0, 820)
  sky.addColorStop(0, '#cfe6ee')
  sky.addColorStop(0.45, '#eef0cf')
  sky.addColorStop(1, '#6f9a48')
  c.fillStyle = sky
  c.fillRect(0, 0, w, 820)
  const random = chance(31)
  blurred(c, 18, () => {
    for (let i = 0; i < 70; i++) {
      c.fillStyle = (['#d878a8', '#5b6fc4', '#fdf6ea', '#e8503a', '#7fa650', '#a9c56c'] as const)[i % 6] as string
      c.globalAlpha = 0.35
      c.fill(oval(random() * w, 380 + random() * 430, 12 + random() * 30))
    }
  })
  const stem = (x: number, y: number, colour: string, width = 7) => {
    const foot = x + (x - w / 2) * -0.12
    line(
      c,
      [
        [x, y],
        [x + (foot - x) * 0.2, y + 200],
        [foot, 840],
      ],
      width,
      colour,
    )
  }
  const petals = (
    x: number,
    y: number,
    count: number,
    length: number,
    width: number,
    shades: readonly [string, string, string],
    squash = 1,
    shift = 0,
  ) =>
    at(c, x, y, 0, () => {
      c.scale(1, squash)
      for (let i = 0; i < count; i++)
        leaf(c, 0, 0, length, ((i + shift) / count) * Math.PI * 2, { width, shades, count: 3, widest: 0.62, bend: 0.02 })
    })
  const bugloss = (x: number, y: number, long: number) => {
    stem(x, y, '#557f3c', 9)
    for (let i = 0; i < 34; i++) {
      const t = i / 34
      const side = i % 2 ? 1 : -1
      const [px, py] = [x + side * (4 + 26 * Math.sin(Math.PI * (0.15 + 0.8 * t)) * random()), y + t * long]
      berry(c, px, py, 15, 19, i % 5 ? ['#8fa4f0', '#4a5fc4', '#27337f'] : ['#e3a5d6', '#b268b8', '#6d3a80'], side * 0.7)
    }
    for (let i = 0; i < 5; i++) leaf(c, x, y + long + i * 60, 120, i % 2 ? -0.5 : -2.6, { width: 0.2, count: 3 })
  }
  const cockle = (x: number, y: number, r: number) => {
    stem(x, y, '#6b8f58')
    petals(x, y, 5, r, 0.94, ['#f5b4d8', '#cf5a9c', '#8a2a64'], 0.86, 0.3)
    for (let i = 0; i < 5; i++) {
      const a = ((i + 0.3) / 5) * Math.PI * 2
      line(
        c,
        [
          [x + Math.cos(a) * r * 0.2, y + Math.sin(a) * r * 0.17],
          [x + Math.cos(a) * r * 0.7, y + Math.sin(a) * r * 0.6],
        ],
        3,
        '#6d1f5299',
      )
    }
    berry(c, x, y, r * 0.13, r * 0.12, ['#fff', '#f3dfe9', '#c490ac'])
  }
  const daisy = (x: number, y: number, r: number) => {
    stem(x, y, '#5f8c42')
    petals(x, y, 17, r, 0.26, ['#ffffff', '#f2f1ea', '#bfc6bd'], 0.84)
    berry(c, x, y, r * 0.3, r * 0.26, ['#ffe36a', '#f2b21c', '#b5740d'])
  }
  const marjoram = (x: number, y: number, r: number) => {
    stem(x, y, '#7d6a48')
    for (let i = 0; i < 34; i++) {
      const [a, far] = [i * 2.4, Math.sqrt(i / 34) * r]
      berry(
        c,
        x + Math.cos(a) * far,
        y + Math.sin(a) * far * 0.62,
        11,
        10,
        i % 3 ? ['#f3cfe6', '#d497c4', '#96588c'] : ['#fff0f8', '#e6b9d8', '#a8709c'],
      )
    }
  }
  const poppy = (x: number, y: number, r: number) => {
    stem(x, y, '#6b8f4a')
    petals(x, y, 4, r, 1.1, ['#ff7d5c', '#e23a22', '#9a1a10'], 0.8, 0.4)
    berry(c, x, y, r * 0.2, r * 0.16, ['#6a6a52', '#2c2a24', '#0f0e0c'])
  }
  for (let i = 0; i < 26; i++)
    leaf(c, 60 + random() * 890, 830, 140 + 190 * random(), -1.57 + (random() - 0.5) * 0.9, {
      width: 0.16,
      count: 5,
      bend: 0.1 * (random() - 0.5),
    })
  bugloss(300, 150, 330)
  bugloss(730, 90, 360)
  bugloss(560, 250, 280)
  marjoram(190, 420, 72)
  marjoram(850, 400, 76)
  daisy(430, 230, 84)
  daisy(620, 520, 92)
  daisy(210, 610, 78)
  poppy(520, 420, 100)
  poppy(800, 560, 92)
  cockle(400, 560, 104)
  cockle(660, 330, 92)
  cockle(860, 700, 84)
  cockle(180, 300, 80)
  daisy(480, 720, 80)
  marjoram(300, 730, 64)
  cockle(690, 700, 88)
  for (let i = 0; i < 40; i++) leaf(c, random() * w, 840, 80 + 110 * random(), -1.57 + (random() - 0.5), { width: 0.2, count: 4 })
  // a bee
  at(c, 560, 130, -0.2, () => {
    berry(c, 0, 0, 38, 24, ['#ffd65a', '#d9961c', '#7a4a0c'])
    for (const x of [-14, 4, 22])
      line(
        c,
        [
          [x, -20],
          [x + 4, 0],
          [x, 20],
        ],
        8,
        '#2c1c0c',
      )
    berry(c, -34, -2, 17, 17, ['#6d4a24', '#38230f', '#1a0f06'])
    c.globalAlpha = 0.7
    for (const a of [-1.1, -1.8]) leaf(c, -4, -16, 62, a, { width: 0.5, shades: ['#ffffff', '#dfeaf0', '#a9bcc8'], count: 3 })
  })
}
