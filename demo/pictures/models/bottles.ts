import * as three from 'three'
import { chance, copies, placed, together } from '../forms.ts'
import { brushed, enamel, glass, lacquer, plastic, printed, steel, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { at, berry, blob, body, frameLine, leaf, line, narrow, oval, type Pen, roman, sans, script, serif, shine, word } from '../prints.ts'
import { circle, drawn, group, loft, mesh, type Point2, type Point3, rod, turned, wire } from '../shapes.ts'

/** A label around a round vessel, facing z; `sweep` in radians. */
function wrapped(radius: number, y: number, height: number, sweep: number, map: three.Texture, roughness = 0.6) {
  const curved = new three.CylinderGeometry(radius, radius, height, 96, 1, true, -sweep / 2, sweep)
  return mesh(curved, printed(map, { roughness, side: three.DoubleSide }), [0, y, 0])
}

/** What fills a vessel with these walls up to a level. */
function filling(walls: readonly Point2[], level: number, wall: number): three.BufferGeometry {
  const below = walls.filter(([, y]) => y < level - 0.05).map(([r, y]): Point2 => [Math.max(0, r - wall), Math.max(wall, y)])
  const last = walls.findIndex(([, y]) => y >= level - 0.05)
  const [[r0, y0], [r1, y1]] = [walls[last - 1] as Point2, walls[last] as Point2]
  const r = r0 + ((r1 - r0) * (level - y0)) / Math.max(0.01, y1 - y0) - wall
  return turned([...below, [r, level], [0, level]], 0.5, 128)
}

function liquid(colour: string, opacity: number) {
  const made = plastic(colour, 0.08)
  Object.assign(made, { transparent: true, opacity, clearcoat: 1, depthWrite: opacity > 0.8 })
  return made
}

const label = (width: number, height: number, ground: string, draw: (c: Pen) => void) =>
  drawn(width, height, (c) => {
    c.fillStyle = ground
    c.fillRect(0, 0, width, height)
    draw(c)
  })

/** A twig of sea buckthorn along y. */
function buckthorn(c: Pen, x: number, y: number, long: number, size = 1) {
  const random = chance(41)
  at(
    c,
    x,
    y,
    0,
    () => {
      line(
        c,
        [
          [0, 0],
          [14, long * 0.4],
          [-6, long],
        ],
        12,
        '#6d4a28',
      )
      for (let i = 0; i < 13; i++) {
        const t = i / 13
        for (const s of [-1, 1])
          leaf(c, 4, t * long, 150 + 50 * random(), Math.PI / 2 + s * (0.75 + 0.4 * random()), {
            width: 0.17,
            shades: ['#b9cc9c', '#75946a', '#42624a'],
            count: 3,
          })
      }
      for (let i = 0; i < 46; i++) {
        const t = random()
        const [px, py] = [(random() - 0.5) * 104, 20 + t * (long - 50)]
        berry(c, px, py, 23, 27, ['#ffd27a', '#f5921c', '#b5540a'], 0.2)
        shine(c, px - 7, py - 9, 5, 4, 0, 0.8)
      }
    },
    size,
  )
}

interface PumpBottle {
  height: number
  width: number
  /** share of the width that the bottle is deep */
  flat?: number
  body: three.Material
  content?: string
  pump: string
  label: three.Texture
  /** height of the label as a share of its straight side */
  cover?: number
}

function pumpHead(colour: string, neck: number) {
  const made = plastic(colour, 0.32)
  const ribs = Array.from({ length: 36 }, (_, i): three.Matrix4 => {
    const a = (i / 36) * Math.PI * 2
    return placed([Math.cos(a) * neck, 0.72, Math.sin(a) * neck], [0, 1, 0])
  })
  const spout = loft(
    [
      { at: [0.7, 4.05, 0], w: 1.1, d: 1.1, power: 2.4 },
      { at: [-0.4, 4.1, 0], w: 1.1, d: 1.5, power: 2.6 },
      { at: [-1.8, 4.12, 0], w: 0.95, d: 1.05, power: 2.6 },
      { at: [-3, 4.02, 0], w: 0.78, d: 0.8, power: 2.4 },
      { at: [-3.75, 3.66, 0], w: 0.62, d: 0.64 },
      { at: [-4, 3.2, 0], w: 0.52, d: 0.54 },
    ],
    { smooth: 8, sides: 40 },
  )
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [neck, 0],
          [neck, 1.35],
          [neck * 0.9, 1.62],
          [0.74, 1.78],
          [0.7, 2.3],
          [0, 2.3],
        ],
        0.14,
      ),
      made,
    ),
    mesh(copies(rod(0.09, 1.1, 0.05, 8), ribs), made),
    mesh(rod(0.4, 2.2, 0.05), made, [0, 2.9, 0]),
    mesh(
      turned(
        [
          [0, 3.2],
          [0.86, 3.2],
          [0.96, 3.4],
          [0.98, 4.3],
          [0.84, 4.66],
          [0, 4.76],
        ],
        0.2,
      ),
      made,
    ),
    mesh(spout, made),
    mesh(rod(0.17, 0.04, 0.01), plastic('#1c1d1f'), [-4.01, 3.18, 0]),
  ])
}

function pumpBottle({ height, width, flat = 1, body: skin, content, pump, label: map, cover = 0.72 }: PumpBottle) {
  const [r, top] = [width / 2, height - 4.4]
  const neck = Math.min(1.5, r * 0.5)
  const walls: Point2[] = [
    [0, 0.25],
    [r * 0.7, 0.1],
    [r - 0.5, 0],
    [r, 0.6],
    [r, top - r * 0.75],
    [r * 0.86, top - r * 0.3],
    [neck + 0.25, top - 0.12],
    [neck - 0.12, top + 0.1],
    [neck - 0.12, top + 0.5],
  ]
  const straight = top - r * 0.75 - 0.9
  const sweep = 2.3
  const vessel = group([
    ...(content
      ? [
          mesh(
            wire(
              [
                [0, top, 0],
                [0.15, top * 0.5, 0],
                [0.5, 0.6, 0.2],
              ],
              0.2,
            ),
            plastic('#f4f6f4', 0.5),
          ),
          mesh(filling(walls, top - r * 0.62, 0.16), liquid(content, 0.42)),
        ]
      : []),
    mesh(turned(walls, 0.6, 128), skin),
    wrapped(r + 0.02, 0.75 + straight / 2, straight * cover, sweep, map, 0.5),
  ])
  vessel.scale.z = flat
  const head = group([pumpHead(pump, neck)], [0, top, 0], [0, 26, 0])
  return group([vessel, head])
}

/** Draws a label on a canvas of 900 × 1000: picture, brand, contents and quantity, from top to bottom. */
const pumpLabel = (
  ground: string,
  ink: string,
  brand: [text: string, font: string],
  lines: readonly string[],
  amount: string,
  draw: (c: Pen) => void,
  accent = ink,
) =>
  label(900, 1000, ground, (c) => {
    draw(c)
    word(c, brand[0], 450, 150, brand[1], ink, 640, brand[1].includes('italic') ? 0 : 14)
    c.fillStyle = accent
    c.fillRect(330, 186, 240, 6)
    for (const [i, text] of lines.entries()) word(c, text, 450, 742 + i * 84, `bold 84px ${sans}`, ink, 740)
    word(c, amount, 450, 936, `bold 50px ${narrow}`, accent, 400, 3)
  })

const clear = () => glass('#eef4ef', 0.2)

const dishSoap = () =>
  pumpBottle({
    height: 19,
    width: 7,
    body: clear(),
    content: '#e6eee4',
    pump: '#f3f3ee',
    label: pumpLabel(
      '#fbfaf3',
      '#24513a',
      ['Birštonas', `italic bold 118px ${roman}`],
      ['Indų', 'ploviklis'],
      '500 ml',
      (c) => {
        line(
          c,
          [
            [300, 620],
            [440, 470],
            [640, 250],
          ],
          10,
          '#7d5a36',
        )
        for (const [x, y, a, n] of [
          [450, 460, -2.0, 230],
          [520, 380, 0.1, 240],
          [400, 520, 0.5, 230],
          [560, 340, -2.3, 180],
          [636, 256, -0.7, 150],
        ] as const)
          leaf(c, x, y, n, a, { width: 0.66, teeth: 0.12, count: 8, widest: 0.34 })
      },
      '#5d8f4a',
    ),
  })

const detergent = () =>
  pumpBottle({
    height: 24,
    width: 9,
    flat: 0.74,
    body: plastic('#f6f3ea', 0.34),
    pump: '#e2801c',
    cover: 0.84,
    label: pumpLabel(
      '#fdf6e6',
      '#6b3410',
      ['Birštonas', `italic bold 118px ${roman}`],
      ['Skystas', 'skalbiklis'],
      '1 l',
      (c) => {
        buckthorn(c, 450, 240, 370)
      },
      '#d5701a',
    ),
  })

const sanitiser = () =>
  pumpBottle({
    height: 19,
    width: 8,
    body: glass('#dcebf4', 0.24),
    content: '#cfe4f2',
    pump: '#1e5f9c',
    label: pumpLabel(
      '#ffffff',
      '#174a7c',
      ['CORVIN', `bold 112px ${sans}`],
      ['Rankų', 'dezinfekantas'],
      '500 ml',
      (c) => {
        const drop = blob([
          [450, 226],
          [548, 400],
          [582, 490],
          [540, 592],
          [450, 628],
          [360, 592],
          [318, 490],
          [352, 400],
        ])
        body(c, drop, ['#bfe3f8', '#3f97d3', '#124f8a'], [450, 470], 190)
        shine(c, 390, 470, 20, 60, 0.3, 0.8)
        word(c, '75 %', 450, 530, `bold 100px ${sans}`, '#ffffff', 220)
      },
      '#2b7fc0',
    ),
  })

const barrierCream = () =>
  pumpBottle({
    height: 17,
    width: 6,
    body: plastic('#f2d27a', 0.36),
    pump: '#3a3026',
    cover: 0.86,
    label: pumpLabel(
      '#fff8e2',
      '#3a3026',
      ['Sille', `bold 124px ${serif}`],
      ['Apsauginis', 'rankų kremas'],
      '200 ml',
      (c) => {
        for (const [q, r] of [
          [0, 0],
          [1, 0],
          [-1, 0],
          [0.5, 1],
          [-0.5, 1],
          [0.5, -1],
          [-0.5, -1],
        ] as const) {
          const points = circle(84, [450 + q * 166, 440 + r * 144], 6, 30)
          const path = new Path2D()
          for (const { x, y } of points) path.lineTo(x, y)
          path.closePath()
          body(
            c,
            path,
            q === 0 && r === 0 ? ['#ffe08a', '#eda81e', '#b8730c'] : ['#fff1c2', '#f6d272', '#dfa638'],
            [450 + q * 166, 440 + r * 144],
            84,
          )
          c.strokeStyle = '#b8740e'
          c.lineWidth = 7
          c.stroke(path)
        }
      },
      '#b8740e',
    ),
  })

const suncream = () =>
  pumpBottle({
    height: 15,
    width: 5,
    body: plastic('#f6a81c', 0.3),
    pump: '#ffffff',
    cover: 0.9,
    label: pumpLabel(
      '#ffd257',
      '#1d4f74',
      ['Birštonas', `italic bold 124px ${roman}`],
      ['Kremas', 'nuo saulės'],
      '150 ml',
      (c) => {
        for (let i = 0; i < 16; i++)
          leaf(c, 450 + Math.cos(i * 0.3927) * 170, 440 + Math.sin(i * 0.3927) * 170, i % 2 ? 64 : 88, i * 0.3927, {
            width: 0.5,
            shades: ['#ff9a3c', '#f2761c', '#d4580e'],
            count: 1,
            bend: 0,
          })
        berry(c, 450, 440, 158, 158, ['#fff6d8', '#ff9a2c', '#ea6a12'])
        word(c, '30', 450, 500, `bold 178px ${sans}`, '#ffffff', 260)
      },
      '#d4580e',
    ),
  })

function glassBottle(
  walls: readonly Point2[],
  level: number,
  content: three.Material,
  outside: three.Material,
  more: three.Object3D[],
  wall = 0.28,
) {
  return group([mesh(filling(walls, level, wall), content), mesh(turned(walls, 0.5, 128), outside), ...more])
}

function milkBottle() {
  const walls: Point2[] = [
    [0, 0.3],
    [3, 0.2],
    [3.7, 0],
    [4.2, 0.6],
    [4.2, 12.6],
    [3.7, 15.4],
    [2.5, 18.4],
    [2.15, 20],
    [2.15, 22.2],
  ]
  const print = drawn(1100, 620, (c) => {
    c.clearRect(0, 0, 1100, 620)
    const ink = '#1f4f8c'
    word(c, 'NEMUNAS', 550, 118, `bold 92px ${serif}`, ink, 540, 16)
    c.fillStyle = ink
    c.fillRect(330, 152, 440, 8)
    word(c, 'Pievų pienas', 550, 300, `bold 150px ${roman}`, ink, 680)
    word(c, '1 l', 550, 580, `bold 74px ${narrow}`, ink, 300)
    for (const [x, a, n] of [
      [550, -1.57, 150],
      [520, -1.9, 130],
      [580, -1.24, 130],
      [490, -2.25, 110],
      [610, -0.9, 110],
    ] as const)
      leaf(c, x, 480, n, a, { width: 0.2, shades: ['#4f86c6', '#1f4f8c', '#1f4f8c'], count: 1 })
  })
  const milk = plastic('#fbf8f0', 0.22)
  milk.clearcoat = 0.6
  const foil = withSolid(steel(0.3, '#c7ccd2'), { depth: 0.03, code: 'float s = noise(p * 6.0); height = s; rough *= 0.8 + 0.5 * s;' })
  return group([
    mesh(
      filling(walls, 18.6, 0.26),
      withSolid(milk, { code: 'colour *= mix(vec3(1.0), vec3(1.0, 0.93, 0.76), smoothstep(14.6, 15.6, p.z));' }),
    ),
    mesh(turned(walls, 0.7, 128), glass('#f4faf8', 0.16)),
    mesh(new three.TorusGeometry(2.2, 0.2, 16, 96), glass('#eef6f4', 0.3), [0, 20.6, 0], [90, 0, 0]),
    mesh(
      turned(
        [
          [2.3, 21.2],
          [2.42, 21.3],
          [2.4, 22.3],
          [2.1, 22.7],
          [0, 22.6],
        ],
        0.2,
        128,
      ),
      withSolid(lacquer('#2a67ad'), { code: 'rough *= 0.9;' }),
    ),
    mesh(
      copies(
        rod(0.06, 1.1, 0.03, 8),
        Array.from({ length: 60 }, (_, i) => placed([Math.cos(i * 0.10472) * 2.42, 21.8, Math.sin(i * 0.10472) * 2.42], [0, 1, 0])),
      ),
      foil,
    ),
    mesh(
      new three.CylinderGeometry(4.23, 4.23, 6.2, 96, 1, true, -1.3, 2.6),
      printed(print, { roughness: 0.5, alphaTest: 0.5 }),
      [0, 7.4, 0],
    ),
  ])
}

function crownCap(colour: string, y: number, r: number) {
  const teeth = 21
  const skirt = loft(
    [
      { at: [0, y - 0.62, 0], w: r * 2.24 },
      { at: [0, y - 0.3, 0], w: r * 2.14 },
      { at: [0, y - 0.05, 0], w: r * 2 },
      { at: [0, y + 0.08, 0], w: r * 1.8 },
      { at: [0, y + 0.12, 0], w: r * 1.2 },
    ],
    { sides: 168, wave: (angle, t) => 1 + 0.045 * (1 - Math.min(1, t * 1.6)) * Math.cos(angle * teeth) },
  )
  return mesh(skirt, enamel(colour))
}

function ear(c: Pen, x: number, y: number, long: number, turn: number) {
  at(c, x, y, turn, () => {
    line(
      c,
      [
        [0, 0],
        [4, -long * 0.5],
        [0, -long],
      ],
      7,
      '#a87424',
    )
    for (let i = 0; i < 9; i++)
      for (const s of [-1, 1]) {
        leaf(c, 0, -long * (0.46 + i * 0.062), 54, -1.57 + s * 0.52, {
          width: 0.36,
          shades: ['#f2cd74', '#cf9230', '#8f5a14'],
          count: 1,
          bend: 0,
        })
        line(
          c,
          [
            [s * 22, -long * (0.52 + i * 0.062)],
            [s * 58, -long * (0.68 + i * 0.066)],
          ],
          2.4,
          '#c99a44',
        )
      }
  })
}

function kvassBottle() {
  const walls: Point2[] = [
    [0, 0.35],
    [2.6, 0.2],
    [3, 0],
    [3.4, 0.5],
    [3.4, 12],
    [3, 14.2],
    [1.7, 17],
    [1.32, 19],
    [1.25, 22],
  ]
  const paper = label(1500, 1060, '#f4e6c4', (c) => {
    c.fillStyle = '#5d2a10'
    c.fillRect(0, 0, 1500, 150)
    c.fillRect(0, 910, 1500, 150)
    c.fillStyle = '#c98a2a'
    c.fillRect(0, 156, 1500, 12)
    c.fillRect(0, 892, 1500, 12)
    word(c, 'GINTARAS & CO', 750, 108, `bold 84px ${serif}`, '#f4e6c4', 700, 8)
    for (const [x, turn] of [
      [640, -0.5],
      [700, -0.24],
      [750, 0],
      [800, 0.24],
      [860, 0.5],
    ] as const)
      ear(c, 750 + (x - 750) * 0.3, 610, 380, turn)
    word(c, 'Gira', 750, 820, `bold 270px ${roman}`, '#5d2a10', 640)
    word(c, 'duonos · 0,5 l', 750, 1004, `bold 66px ${narrow}`, '#f4e6c4', 600, 4)
  })
  const neckBand = label(600, 200, '#5d2a10', (c) => {
    word(c, 'GIRA', 300, 136, `bold 110px ${serif}`, '#f0c35a', 400, 12)
  })
  return glassBottle(walls, 18.4, liquid('#33170a', 0.96), glass('#6d3812', 0.62), [
    mesh(new three.TorusGeometry(1.3, 0.2, 16, 64), glass('#5a3010', 0.8), [0, 21.4, 0], [90, 0, 0]),
    crownCap('#c0902c', 22.1, 1.36),
    wrapped(3.42, 6.4, 8.6, 3.6, paper),
    mesh(new three.CylinderGeometry(1.42, 1.72, 1.9, 64, 1, true, -1.2, 2.4), printed(neckBand, { side: three.DoubleSide }), [0, 17.9, 0]),
  ])
}

function wineBottle() {
  const walls: Point2[] = [
    [0, 0.9],
    [2.6, 0.4],
    [3.8, 0],
    [4.3, 0.7],
    [4.3, 13],
    [4.05, 15.6],
    [2.7, 19.6],
    [1.75, 23],
    [1.5, 26],
    [1.45, 29.6],
  ]
  const paper = label(1300, 1000, '#f8efe6', (c) => {
    frameLine(c, 1300, 1000, '#b8506a', 40, 7)
    frameLine(c, 1300, 1000, '#c9a25a', 56, 3)
    word(c, 'Aukštaitė', 650, 210, `130px ${script}`, '#7c2440', 760)
    const stalk = (x: number, turn: number, long: number) =>
      at(c, x, 640, turn, () => {
        const shade = c.createLinearGradient(-26, 0, 26, 0)
        shade.addColorStop(0, '#b82c4c')
        shade.addColorStop(0.4, '#f08a9a')
        shade.addColorStop(1, '#8c1c3a')
        c.fillStyle = shade
        c.fill(
          blob([
            [-24, 0],
            [-18, -long],
            [18, -long],
            [24, 0],
            [0, 12],
          ]),
        )
        for (const k of [-9, 2, 12])
          line(
            c,
            [
              [k, -6],
              [k * 0.7, -long + 10],
            ],
            2.5,
            '#8c1c3a70',
          )
        leaf(c, 0, -long + 10, 190, -1.57, { width: 0.86, teeth: 0.14, count: 7, widest: 0.36, bend: 0.03 })
      })
    stalk(610, -0.34, 200)
    stalk(690, 0.34, 200)
    stalk(650, 0, 230)
    word(c, 'Rabarbarų', 650, 790, `bold 132px ${roman}`, '#4a1426', 1060)
    word(c, 'putojantis vynas · 0,75 l', 650, 896, `60px ${roman}`, '#4a1426', 1000, 2)
  })
  const foil = withSolid(steel(0.34, '#d99aa6'), {
    depth: 0.05,
    code: 'float s = noise(vec3(p.xy * 5.0, p.z * 1.6)) * 0.7 + noise(p * 9.0) * 0.3; height = s; rough *= 0.7 + 0.6 * s;',
  })
  const seal = label(256, 256, '#d99aa6', (c) => {
    c.fillStyle = '#7c2440'
    c.fill(oval(128, 128, 112))
    word(c, 'A', 128, 184, `170px ${script}`, '#f3d9a0', 180)
  })
  return glassBottle(
    walls,
    22,
    liquid('#1a3a22', 0.97),
    glass('#3d7a4a', 0.46),
    [
      mesh(
        turned(
          [
            [1.9, 22.4],
            [1.74, 23.6],
            [1.58, 26],
            [1.56, 27.6],
            [1.86, 28],
            [1.86, 28.8],
            [1.58, 29.2],
            [1.66, 30],
            [1.8, 30.7],
            [1.3, 31.4],
            [0, 31.5],
          ],
          0.3,
          128,
        ),
        foil,
      ),
      mesh(
        new three.CylinderGeometry(1.82, 2.3, 1.5, 64, 1, true),
        printed(
          label(900, 160, '#7c2440', (c) => {
            for (let i = 0; i < 3; i++) word(c, 'AUKŠTAITĖ', 150 + i * 300, 108, `bold 62px ${serif}`, '#f3d9a0', 260, 4)
          }),
        ),
        [0, 22, 0],
      ),
      wrapped(4.33, 7.2, 7.4, 2.5, paper),
      mesh(new three.CircleGeometry(0.9, 48), printed(seal), [0, 31.53, 0], [-90, 0, 0]),
    ],
    0.34,
  )
}

function punchBottle() {
  const walls: Point2[] = [
    [0, 0.35],
    [2.8, 0.2],
    [3.3, 0],
    [3.7, 0.6],
    [3.7, 11.6],
    [3.3, 13.4],
    [1.8, 15.4],
    [1.55, 16.4],
    [1.55, 18.4],
  ]
  const paper = label(1500, 1060, '#fff9ea', (c) => {
    frameLine(c, 1500, 1060, '#d5701a', 30, 10)
    word(c, 'Birštonas', 750, 180, `italic bold 124px ${roman}`, '#6b3410', 700)
    at(c, 750, 420, Math.PI / 2 + 0.06, () => buckthorn(c, 0, -230, 460, 1))
    word(c, 'Šaltalankių', 750, 790, `bold 150px ${roman}`, '#6b3410', 1200)
    word(c, 'punšas', 750, 910, `120px ${script}`, '#d5701a', 800)
    word(c, '500 ml', 750, 994, `bold 54px ${narrow}`, '#6b3410', 400, 3)
  })
  const punch = withSolid(liquid('#ee8412', 0.95), {
    code: 'colour *= mix(vec3(1.0), vec3(0.92, 0.62, 0.3), smoothstep(12.6, 13.4, p.z)); colour *= 0.94 + 0.12 * fbm(p * 0.8);',
  })
  return glassBottle(walls, 14.6, punch, glass('#fff6e6', 0.16), [
    mesh(rod(1.72, 1.5, 0.2), brushed(1, '#cfa64a'), [0, 18.1, 0]),
    mesh(new three.TorusGeometry(1.62, 0.14, 12, 64), glass('#fff6e6', 0.4), [0, 17, 0], [90, 0, 0]),
    wrapped(3.73, 6.3, 7.6, 3, paper),
  ])
}

function jarLid(colour: string, y: number, r: number) {
  return mesh(
    turned(
      [
        [r - 0.15, y],
        [r + 0.12, y + 0.1],
        [r + 0.12, y + 0.36],
        [r, y + 0.5],
        [r, y + 1.25],
        [r - 0.25, y + 1.5],
        [r - 0.7, y + 1.42],
        [0, y + 1.46],
      ],
      0.14,
      128,
    ),
    enamel(colour),
  )
}

interface JarFill {
  radius: number
  height: number
  brine: string
  lid: string
  contents: three.Object3D[]
  map: three.Texture
  /** height of the label */
  tall: number
}

function jarOf({ radius: r, height, brine, lid, contents, map, tall }: JarFill) {
  const top = height - 1.5
  const walls: Point2[] = [
    [0, 0.35],
    [r * 0.8, 0.15],
    [r - 0.5, 0],
    [r, 0.7],
    [r, top - 2.4],
    [r * 0.94, top - 1.3],
    [r * 0.84, top - 0.5],
    [r * 0.84, top + 0.4],
  ]
  return group([
    ...contents,
    mesh(filling(walls, top - 0.9, 0.2), liquid(brine, 0.3)),
    mesh(turned(walls, 0.6, 128), glass('#f2f8f2', 0.15)),
    jarLid(lid, top - 0.15, r * 0.88),
    wrapped(r + 0.03, 0.5 + top * 0.4, tall, 1.5, map),
  ])
}

function cucumberJar() {
  const random = chance(61)
  const skin = withSolid(plastic('#6c7c2e', 0.32), {
    depth: 0.22,
    code: `float warts = smoothstep(0.62, 0.8, noise(p * 2.6)); float streak = smoothstep(0.45, 0.75, noise(vec3(p.xy * 2.2, p.z * 0.25)));
      height = warts; colour = mix(colour, vec3(0.42, 0.45, 0.16), streak * 0.6); colour *= 0.8 + 0.34 * fbm(p * 1.2);`,
  })
  const cucumber = (x: number, z: number, long: number, r: number, y: number) =>
    mesh(
      loft(
        [
          { at: [0, 0, 0], w: 0.3 },
          { at: [0.02, 0.35, 0], w: r * 1.35 },
          { at: [0.1, 1.4, 0], w: r * 1.9 },
          { at: [0.16, long * 0.5, 0], w: r * 2.04 },
          { at: [0.1, long - 1.4, 0], w: r * 1.86 },
          { at: [0.02, long - 0.3, 0], w: r * 1.2 },
          { at: [0, long, 0], w: 0.3 },
        ],
        { smooth: 6, sides: 40 },
      ),
      skin,
      [x, y, z],
      [(random() - 0.5) * 8, random() * 360, (random() - 0.5) * 8],
    )
  const whole = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2 + 0.2
    return cucumber(Math.cos(a) * 2.85, Math.sin(a) * 2.85, 9 + random() * 1.2, 1.1 + random() * 0.1, 0.6 + random() * 0.5)
  })
  const dill: three.BufferGeometry[] = []
  for (const [x, y, z] of [
    [-1.6, 10.4, 3.4],
    [1.9, 10.2, 3.3],
    [0.2, 11, 3.2],
    [-3.2, 7, 2.5],
    [3.6, 8, 1.6],
  ] as const)
    for (let i = 0; i < 18; i++) {
      const a = random() * Math.PI * 2
      const [ex, ez] = [x + Math.cos(a) * 1.1, z + (random() - 0.5) * 0.5]
      const back = Math.min(1, 4 / Math.hypot(ex, ez))
      const end: Point3 = [ex * back, y + Math.sin(a) * 0.9, ez * back]
      dill.push(wire([[x, y, z], [(x + end[0]) / 2, (y + end[1]) / 2 + 0.1, z], end], 0.045))
    }
  const garlic = [
    [-0.9, 10.2, 3.1],
    [2.4, 10.4, 1.9],
  ].map(([x = 0, y = 0, z = 0]) =>
    mesh(
      loft(
        [
          { at: [0, 0, 0], w: 0.2 },
          { at: [0, 0.5, 0], w: 1.1, d: 0.8 },
          { at: [0.1, 1.2, 0], w: 0.8, d: 0.6 },
          { at: [0.2, 1.8, 0], w: 0.1 },
        ],
        { smooth: 5 },
      ),
      plastic('#efe6c8', 0.4),
      [x, y, z],
      [20, 0, 70],
    ),
  )
  const map = label(900, 800, '#f6f0dc', (c) => {
    frameLine(c, 900, 800, '#2f5a34', 26, 10)
    word(c, 'EŽERAS', 450, 160, `bold 104px ${serif}`, '#2f5a34', 640, 12)
    at(c, 450, 330, -0.1, () => {
      const path = blob([
        [-230, 10],
        [-180, -60],
        [0, -84],
        [180, -56],
        [236, 6],
        [180, 62],
        [0, 80],
        [-180, 60],
      ])
      body(c, path, ['#9dc25a', '#567f2c', '#2c4f1c'], [0, 0], 240)
      for (let i = 0; i < 26; i++)
        berry(c, (((i * 73) % 40) / 40 - 0.5) * 400, (((i * 47) % 20) / 20 - 0.5) * 110, 9, 8, ['#cfe69a', '#6b9436', '#2c4f1c'])
      shine(c, -40, -40, 120, 10, 0, 0.5)
    })
    word(c, 'Rauginti agurkai', 450, 540, `bold 100px ${roman}`, '#3a2a14', 760)
    word(c, 'su krapais', 450, 640, `82px ${script}`, '#2f5a34', 600)
    word(c, '720 g', 450, 728, `bold 48px ${narrow}`, '#3a2a14', 300, 3)
  })
  return jarOf({
    radius: 4.5,
    height: 15,
    brine: '#c9c56a',
    lid: '#2f6a3a',
    contents: [...whole, cucumber(0, 0, 9.5, 1.3, 0.6), mesh(together(dill), plastic('#4f7a2a', 0.6)), ...garlic],
    map,
    tall: 5.6,
  })
}

function oliveJar() {
  const random = chance(67)
  const olive = loft(
    [
      { at: [0, -1.3, 0], w: 0.1 },
      { at: [0, -1.2, 0], w: 0.5 },
      { at: [0, -0.8, 0], w: 1.22 },
      { at: [0, 0, 0], w: 1.66 },
      { at: [0, 0.7, 0], w: 1.4 },
      { at: [0, 1.15, 0], w: 0.72 },
      { at: [0, 1.3, 0], w: 0.34 },
      { at: [0, 1.24, 0], w: 0.08 },
    ],
    { smooth: 5, sides: 32 },
  )
  const places: three.Matrix4[] = []
  for (let layer = 0; layer < 8; layer++) {
    const turn = layer * 0.41
    const level = 1.5 + layer * 1.1
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2 + turn + (random() - 0.5) * 0.3
      const lean = i % 3 === 0 ? 2.4 : (random() - 0.5) * 1.7
      const far = 2.82 + (random() - 0.5) * 0.2
      places.push(placed([Math.cos(a) * far, level + (random() - 0.5) * 0.4, Math.sin(a) * far], [-Math.sin(a), lean, Math.cos(a)]))
    }
    for (let i = 0; i < 3; i++)
      places.push(placed([Math.cos(i * 2.1 + turn), level, Math.sin(i * 2.1 + turn)], [random() - 0.5, random(), random() - 0.5]))
  }
  const skin = withSolid(plastic('#858a34', 0.26), {
    code: 'colour *= 0.78 + 0.5 * fbm(p * 0.9); colour = mix(colour, vec3(0.36, 0.34, 0.1), 0.5 * smoothstep(0.5, 0.75, noise(p * 0.55)));',
  })
  const map = label(900, 760, '#fbf7ea', (c) => {
    c.fillStyle = '#31502e'
    c.fillRect(0, 0, 900, 200)
    word(c, 'ÆRØ', 450, 150, `bold 130px ${serif}`, '#f6edd2', 640, 22)
    line(
      c,
      [
        [240, 350],
        [450, 310],
        [680, 350],
      ],
      8,
      '#7d6a3c',
    )
    for (const [x, y, a] of [
      [300, 340, -2.4],
      [380, 322, -1],
      [520, 318, -0.5],
      [600, 330, -2],
      [660, 346, 0.1],
      [280, 344, 2.7],
    ] as const)
      leaf(c, x, y, 130, a, { width: 0.24, shades: ['#a9b98a', '#6d8256', '#43573a'], count: 2 })
    for (const [x, y] of [
      [400, 400],
      [500, 390],
      [590, 410],
    ] as const) {
      berry(c, x, y, 44, 58, ['#d3d672', '#8b9634', '#525a1a'], 0.15)
      shine(c, x - 14, y - 20, 8, 14, 0.2, 0.7)
    }
    word(c, 'Žaliosios alyvuogės', 450, 570, `bold 96px ${roman}`, '#31502e', 800)
    word(c, 'su kauliukais', 450, 654, `70px ${script}`, '#7d6a3c', 560)
    word(c, '370 g', 450, 720, `bold 44px ${narrow}`, '#31502e', 300, 3)
  })
  return jarOf({ radius: 4, height: 13, brine: '#c5c172', lid: '#c9a23a', contents: [mesh(copies(olive, places), skin)], map, tall: 4.8 })
}

/** Bottles and jars: what they hold can be seen. */
export const bottles: Record<string, Model> = {
  'dish-soap': { build: dishSoap, azimuth: 6, elevation: 14 },
  'liquid-detergent': { build: detergent, azimuth: 6, elevation: 14 },
  'hand-sanitiser': { build: sanitiser, azimuth: 6, elevation: 14 },
  'barrier-cream': { build: barrierCream, azimuth: 6, elevation: 14 },
  suncream: { build: suncream, azimuth: 6, elevation: 14 },
  'cucumber-jar': { build: cucumberJar, azimuth: 5, elevation: 15 },
  'olive-jar': { build: oliveJar, azimuth: 5, elevation: 15 },
  'milk-bottle': { build: milkBottle, azimuth: 6, elevation: 14 },
  'kvass-bottle': { build: kvassBottle, azimuth: 6, elevation: 14 },
  'sparkling-wine': { build: wineBottle, azimuth: 6, elevation: 14 },
  'punch-bottle': { build: punchBottle, azimuth: 6, elevation: 14 },
}
