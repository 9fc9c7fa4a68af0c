import * as three from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { copies, patch, placed, type Surface, sheet, together } from '../forms.ts'
import { brushed, chrome, fabric, leather, plastic, powder, printed, rubber, steel, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { arc, ball, box, cone, deg, drawn, group, lay, loft, mesh, type Point2, type Point3, plate, rod, turned, wire } from '../shapes.ts'

const pitch = 1.9

/** Rows of an 84-key keyboard: legend and width of each key. */
const keyRows: [legend: string, units?: number][][] = [
  [['Esc'], ...Array.from({ length: 12 }, (_, i): [string] => [`F${i + 1}`]), ['Prt'], ['Ins'], ['Del']],
  [...Array.from('`1234567890-=', (legend): [string] => [legend]), ['⟵', 2], ['Home']],
  [['Tab', 1.5], ...Array.from('QWERTYUIOP[]', (legend): [string] => [legend]), ['\\', 1.5], ['PgUp']],
  [['Caps', 1.75], ...Array.from('ASDFGHJKL;’', (legend): [string] => [legend]), ['Enter', 2.25], ['PgDn']],
  [['Shift', 2.25], ...Array.from('ZXCVBNM,./', (legend): [string] => [legend]), ['Shift', 1.75], ['↑'], ['End']],
  [['Ctrl', 1.25], ['Fn', 1.25], ['Alt', 1.25], ['', 6.25], ['Alt'], ['Menu'], ['Ctrl'], ['←'], ['↓'], ['→']],
]

/** A keycap, whose top is smaller than its foot. */
const keycap = (units: number, high: number) => {
  const [w, d] = [units * pitch - 0.1, pitch - 0.1]
  return loft(
    [
      { at: [0, 0, 0], w, d, power: 12 },
      { at: [0, high * 0.5, -0.04], w: w - 0.22, d: d - 0.22, power: 9 },
      { at: [0, high * 0.92, -0.08], w: w - 0.44, d: d - 0.44, power: 7 },
      { at: [0, high, -0.08], w: w - 0.58, d: d - 0.58, power: 6 },
    ],
    { sides: 56 },
  )
}

/** A tile of a picture of `columns` by `rows` tiles. */
function tile(width: number, height: number, column: number, row: number, columns: number, rows: number) {
  const geometry = new three.PlaneGeometry(width, height)
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setXY(i, (column + uv.getX(i)) / columns, 1 - (row + 1 - uv.getY(i)) / rows)
  return geometry.toNonIndexed()
}

interface KeyColours {
  letters: string
  others: string
  accent: string
  ink: string
}

/** The keys of a keyboard, with their tops at `high` above the plate. */
function keys({ letters, others, accent, ink }: KeyColours, high: number): three.Object3D[] {
  const caps: Record<string, three.BufferGeometry[]> = { [letters]: [], [others]: [], [accent]: [] }
  const legends: [column: number, row: number, text: string][] = []
  const tiles: three.BufferGeometry[] = []
  keyRows.forEach((row, line) => {
    let x = -8 * pitch
    const z = (line - 2.5) * pitch + (line === 0 ? -0.25 : 0)
    row.forEach(([legend, units = 1], column) => {
      const middle = x + (units * pitch) / 2
      x += units * pitch
      const isLetter = line > 0 && (legend.length === 1 || legend === '') && !'←↑↓→⟵'.includes(legend || ' ')
      const colour = legend === 'Esc' || legend === 'Enter' ? accent : isLetter ? letters : others
      caps[colour]?.push(keycap(units, high).translate(middle, 0, z))
      legends.push([column, line, legend])
      tiles.push(
        tile(1.24, 1.24, column, line, 16, 7)
          .rotateX(deg(-90))
          .translate(middle, high + 0.012, z - 0.08),
      )
    })
  })
  Array.from('ĄČĘĖĮŠŲŪ').forEach((letter, i) => {
    legends.push([i, 6, letter])
    tiles.push(
      tile(0.62, 0.62, i, 6, 16, 7)
        .rotateX(deg(-14))
        .translate((i + 1.5 - 8) * pitch, high * 0.5, -1.5 * pitch + 0.845),
    )
  })
  const map = drawn(2048, 896, (c) => {
    c.textAlign = 'center'
    c.textBaseline = 'middle'
    for (const [column, row, text] of legends) {
      const isDark = row === 0 || text.length > 1 || '←↑↓→⟵'.includes(text)
      c.fillStyle = isDark || row === 6 ? (row === 6 ? ink : '#eef0ee') : ink
      c.font = `600 ${row === 6 ? 104 : text.length > 1 ? 38 : 62}px sans-serif`
      c.fillText(text, column * 128 + 64, row * 128 + 66)
    }
  })
  return [
    ...Object.entries(caps).map(([colour, parts]) => mesh(together(parts), plastic(colour, 0.52))),
    mesh(mergeGeometries(tiles), printed(map, { transparent: true, roughness: 0.7, depthWrite: false })),
  ]
}

const rectangle = (width: number, height: number): Point2[] => [
  [-width / 2, -height / 2],
  [width / 2, -height / 2],
  [width / 2, height / 2],
  [-width / 2, height / 2],
]

const hollow = (width: number, height: number) => rectangle(width, height).map(([x, y]) => new three.Vector2(x, y))

function keyboard() {
  const frame = plate(rectangle(32.6, 13.8), 1.9, { radius: 0.9, bevel: 0.2, holes: [hollow(30.7, 12.1)] })
  return group([
    group(
      [
        mesh(frame, brushed(0, '#5b6269'), [0, 1.15, -0.13], [-90, 0, 0]),
        mesh(box(31.4, 0.8, 12.6, 0.2), plastic('#1d2023', 0.6), [0, 0.7, -0.13]),
        mesh(box(32.2, 0.5, 13.4, 0.24), rubber('#24272a'), [0, 0.15, -0.13]),
        group(keys({ letters: '#ece6d8', others: '#4a5760', accent: '#d9713c', ink: '#3a434a' }, 0.95), [0, 1.12, 0]),
      ],
      [0, 0.9, 0],
      [5, 0, 0],
    ),
    ...[1, -1].map((side) => mesh(box(3, 1.1, 0.9, 0.3), rubber('#24272a'), [side * 12, 0.75, -5.8])),
  ])
}

/** A wireless mouse of a symmetrical shape. */
function mouse() {
  const half = (z: number) => 3.05 * (1 - 0.13 * Math.exp(-((z - 0.6) ** 2) / 5)) * (1 - Math.abs(z / 5.6) ** 4.6) ** 0.42
  const top = (z: number) => 0.6 + 3.35 * (1 - Math.abs((z - 1) / 6.9) ** 2.6) ** 0.62 * (1 - Math.abs(z / 5.6) ** 9) ** 0.5
  const body =
    (grow: number): Surface =>
    (u, v) => {
      const angle = (u - 0.25) * Math.PI * 2 - Math.PI / 2
      const z = 5.6 * Math.sin((v - 0.5) * Math.PI)
      const [a, h, low] = [half(z) + grow, top(z) + grow, 0.75]
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const power = s > 0 ? 2 / 2.5 : 2 / 7
      const x = a * Math.sign(c) * Math.abs(c) ** power
      return [x, s > 0 ? low + (h - low) * s ** power : low - (low - 0.1) * Math.abs(s) ** power, z]
    }
  const crown =
    (lift: number, width: number, from: number, to: number): Surface =>
    (u, v) => {
      const z = from + (to - from) * v
      const t = (u - 0.5) * width
      const [a, h] = [half(z), top(z)]
      const s = (1 - Math.min(1, Math.abs(t / a)) ** 2.5) ** (1 / 2.5)
      return [t, 0.75 + (h - 0.75) * s + lift, z]
    }
  const line = (points: [x: number, z: number][], radius: number) =>
    mesh(
      wire(
        points.map(([x, z]): Point3 => [x, crown(-0.015, 1, z, z)(x + 0.5, 0)[1], z]),
        radius,
      ),
      plastic('#0c0d0f', 0.9),
    )
  const seamLine = Array.from({ length: 25 }, (_, i): [number, number] => [((i - 12) / 12) * 2.62, 0.2 - 0.35 * ((i - 12) / 12) ** 2])
  const shell = plastic('#39424b', 0.42)
  const wheel = together([
    rod(1.15, 0.62, 0.2, 64),
    ...Array.from({ length: 32 }, (_, i) =>
      box(0.07, 0.5, 0.07, 0.02)
        .translate(0, 0, 1.15)
        .rotateY((i / 32) * Math.PI * 2),
    ),
  ])
  const grip = (u: number) =>
    mesh(
      patch(body(0), (s, t) => [u + (s - 0.5) * 0.13, 0.25 + t * 0.52], 0.05, { edge: 0.16, edgeRows: 0.08 }),
      rubber('#1b1d20'),
    )
  return group([
    mesh(sheet(body(0), 128, 96), Object.assign(shell, { side: three.DoubleSide })),
    grip(0.545),
    grip(0.955),
    line(seamLine, 0.035),
    line(
      Array.from({ length: 24 }, (_, i): [number, number] => [0, 0.2 + i * 0.222]),
      0.035,
    ),
    mesh(
      loft(
        [2, 2.2, 3.3, 4.6, 4.8].map((z, i) => ({
          at: [0, top(z) - 0.12, z] as Point3,
          w: i === 0 || i === 4 ? 0.5 : 0.98,
          d: 0.34,
        })),
        { smooth: 6 },
      ),
      plastic('#0e0f11', 0.5),
    ),
    mesh(wheel, rubber('#1c1e21'), [0, top(3.4) - 0.62, 3.4], [0, 0, 90]),
    ...[1, -1].map((side) => mesh(rod(1.12, 0.05, 0.02, 64), plastic('#d9713c', 0.35), [side * 0.3, top(3.4) - 0.62, 3.4], [0, 0, 90])),
    mesh(rod(0.16, 0.06, 0.02, 24), plastic('#9fe0c0', 0.2), [0, top(1.2) + 0.005, 1.2]),
  ])
}

type Draw = OffscreenCanvasRenderingContext2D

const pane = (c: Draw, x: number, y: number, width: number, height: number, radius: number, colour: string) => {
  c.fillStyle = colour
  c.beginPath()
  c.roundRect(x, y, width, height, radius)
  c.fill()
}

/** A material that shines like a screen. */
function shining(map: three.Texture, strength = 0.55) {
  const glow = printed(map, { roughness: 0.14, clearcoat: 1, envMapIntensity: 0.3 })
  glow.emissive = new three.Color('#ffffff')
  glow.emissiveMap = map
  glow.emissiveIntensity = strength
  return glow
}

function hills(
  c: Draw,
  width: number,
  height: number,
  sky: [string, string, string],
  layers: [colour: string, y: number, high: number, wave: number][],
) {
  const light = c.createLinearGradient(0, 0, 0, height)
  sky.forEach((colour, i) => {
    light.addColorStop(i / 2, colour)
  })
  c.fillStyle = light
  c.fillRect(0, 0, width, height)
  for (const [colour, y, high, wave] of layers) {
    c.fillStyle = colour
    c.beginPath()
    c.moveTo(0, height)
    for (let x = 0; x <= width; x += 6)
      c.lineTo(x, y * height + Math.sin(x * wave + y * 40) * high + Math.sin(x * wave * 2.7 + 1) * high * 0.3)
    c.lineTo(width, height)
    c.fill()
  }
}

function desktopComputer() {
  const screen = drawn(1920, 1080, (c) => {
    hills(
      c,
      1920,
      1080,
      ['#24324f', '#8a6f8f', '#eab27e'],
      [
        ['#5b5576', 0.66, 60, 0.003],
        ['#3d4463', 0.78, 46, 0.005],
        ['#262f4b', 0.9, 34, 0.007],
      ],
    )
    pane(c, 130, 110, 1060, 720, 20, '#f6f4ee')
    pane(c, 130, 110, 250, 720, 20, '#e6e3db')
    for (let i = 0; i < 9; i++) pane(c, 168, 190 + i * 62, 110 + ((i * 53) % 70), 18, 9, i === 2 ? '#d9713c' : '#a8a9a6')
    pane(c, 430, 170, 330, 34, 8, '#333a44')
    for (let i = 0; i < 11; i++) {
      const high = 70 + ((i * 97) % 210)
      pane(c, 440 + i * 64, 620 - high, 40, high, 8, i === 7 ? '#d9713c' : '#4f83a8')
    }
    for (let i = 0; i < 4; i++) pane(c, 430, 668 + i * 36, 660 - ((i * 131) % 200), 14, 7, '#b9bab6')
    pane(c, 1250, 110, 530, 330, 20, '#202632')
    for (let i = 0; i < 7; i++)
      pane(c, 1296 + (i % 3) * 34, 160 + i * 36, 160 + ((i * 83) % 190), 14, 7, ['#7fc1a3', '#d7a65a', '#8fa9cf'][i % 3] as string)
    pane(c, 1250, 490, 530, 340, 20, '#f6f4ee')
    for (let i = 0; i < 28; i++)
      pane(c, 1290 + (i % 7) * 66, 560 + Math.floor(i / 7) * 62, 44, 40, 8, i === 16 ? '#d9713c' : i % 7 > 4 ? '#d8d5cb' : '#c3cdd3')
    pane(c, 660, 966, 600, 88, 26, 'rgba(16, 20, 32, 0.6)')
    for (const [i, colour] of ['#5f9f63', '#e0b04a', '#d8604a', '#4f83b0', '#9a77b5', '#e8e4da'].entries())
      pane(c, 696 + i * 92, 982, 58, 58, 14, colour)
  })
  const metal = () => brushed(0, '#c2c6ca')
  const low = group(
    [
      mesh(box(32, 0.7, 13, 0.3), metal(), [0, 0.5, 0]),
      group(keys({ letters: '#f2f1ed', others: '#59626a', accent: '#59626a', ink: '#33393f' }, 0.36), [0, 0.82, 0.1]),
    ],
    [-2, 0, 22],
    [3, 0, 0],
  )
  return group([
    group(
      [
        mesh(box(54.4, 32.6, 1.1, 0.5), metal(), [0, 0, 0]),
        mesh(box(53.8, 32, 0.2, 0.1), plastic('#0f1113', 0.15), [0, 0, 0.5]),
        mesh(new three.PlaneGeometry(52.2, 29.4), shining(screen), [0, 0.75, 0.62]),
        mesh(box(30, 20, 3.2, 1.2), powder('#2c3035'), [0, -1, -1.8]),
        mesh(rod(0.22, 0.06, 0.02, 24), plastic('#d9713c', 0.3), [0, -15.2, 0.62], [90, 0, 0]),
      ],
      [0, 27.4, 0],
      [-5, 0, 0],
    ),
    mesh(
      loft(
        [
          { at: [0, 0.7, -4.6], w: 9, d: 0.9, power: 6 },
          { at: [0, 8, -4], w: 8, d: 0.9, power: 6 },
          { at: [0, 19, -2.4], w: 7.4, d: 0.9, power: 6 },
          { at: [0, 25, -1.8], w: 7.4, d: 0.9, power: 6 },
        ],
        { smooth: 8 },
      ),
      metal(),
    ),
    mesh(plate(rectangle(25, 18), 0.8, { radius: 1.6, bevel: 0.2 }), metal(), [0, 0.4, 0], [-90, 0, 0]),
    low,
  ])
}

/** A ring cushion around z, `high` by `wide`, that is `thick` deep. */
const ringCushion = (wide: number, high: number, tube: number, thick: number) =>
  new three.TorusGeometry(1, tube, 32, 96).scale(wide / 2 / (1 + tube), high / 2 / (1 + tube), thick / (2 * tube))

/** A band over the head: half an ellipse from `low` up, flat across x. */
const headBand = (half: number, low: number, high: number, from: number, to: number, w: number, d: (t: number) => number) =>
  loft(
    Array.from({ length: 61 }, (_, i) => {
      const t = i / 60
      const angle = deg(from + (to - from) * t)
      return { at: [Math.cos(angle) * half, low + Math.sin(angle) * (high - low), 0] as Point3, w, d: d(t), power: 3.2 }
    }),
  )

function headphones() {
  const [coat, metal, hide] = [plastic('#27303c', 0.34), steel(0.26, '#c9a27c'), leather('#33363b')]
  const cup = (side: number) => {
    const shell = turned(
      [
        [0, 2.1],
        [2.6, 2.1],
        [3.55, 1.7],
        [4.05, 0.8],
        [4.1, 0],
        [0, 0],
      ]
        .map(([x, y]): Point2 => [x as number, (2.1 - (y as number)) * -1 + 2.1])
        .reverse(),
      0.5,
      128,
    ).rotateX(Math.PI / 2)
    const yoke: Point3[] = arc(4.42, -4, 184, [0, 0], 40).map(([x, y]): Point3 => [x * 0.95, y * 1.17, 0.9])
    return group(
      [
        group([
          mesh(shell.scale(0.95, 1.15, 1), coat),
          mesh(ringCushion(8, 9.6, 0.52, 2.7), hide, [0, 0, -0.9]),
          mesh(
            rod(2.7, 0.3, 0.1)
              .rotateX(Math.PI / 2)
              .scale(0.95, 1.2, 1),
            fabric('#1c1e21', 8),
            [0, 0, -0.6],
          ),
          mesh(new three.TorusGeometry(2.75, 0.11, 16, 96).scale(0.95, 1.15, 1), metal, [0, 0, 2.03]),
          mesh(
            rod(2.6, 0.1, 0.05, 96)
              .rotateX(Math.PI / 2)
              .scale(0.95, 1.15, 1),
            brushed(1, '#4b5563'),
            [0, 0, 2.08],
          ),
          mesh(new three.TorusGeometry(4.08, 0.09, 12, 96).scale(0.95, 1.15, 1), plastic('#14181e', 0.5), [0, 0, 0.35]),
          ...(side > 0 ? [mesh(box(0.5, 1.2, 0.34, 0.15), metal, [-3.55, -1.6, 1.1], [0, 0, 20])] : []),
        ]),
        mesh(wire(yoke, 0.25), metal),
        ...[1, -1].map((end) => mesh(rod(0.46, 0.8, 0.12), metal, [end * 4.05, -0.35, 0.9], [0, 0, 90])),
      ],
      [side * 7, 5.3, 0],
      [0, side * 90, 0],
    )
  }
  const lean = (side: number) => group([cup(side)], [0, 0, 0], [0, 0, side * 2])
  return group([
    lean(1),
    lean(-1),
    mesh(
      headBand(8.05, 10.6, 19.6, 0, 180, 0.5, (t) => 1.6 + 1.5 * Math.sin(t * Math.PI)),
      coat,
    ),
    mesh(
      headBand(7.62, 10.6, 18.95, 28, 152, 1.15, (t) => 1.6 + 1.6 * Math.sin(t * Math.PI)),
      hide,
    ),
    ...[1, -1].flatMap((side) => [
      mesh(box(0.62, 1.5, 1.7, 0.2), coat, [side * 8.02, 11.2, 0]),
      mesh(box(0.28, 1.8, 1.1, 0.1), metal, [side * 8.0, 10.9, 0]),
    ]),
  ])
}

/** Hearing protection with a padded wire band; with a radio it has a knob and microphones. */
function earMuffs({ shell = '#e2541f', mark = 'HULTÉN', hasRadio = false } = {}) {
  const [coat, black, wires] = [plastic(shell, 0.36), plastic('#1f2225', 0.5), steel(0.2, '#c8ccd0')]
  const label = drawn(512, 160, (c) => {
    c.fillStyle = '#f4f2ec'
    c.font = 'bold 92px sans-serif'
    c.textAlign = 'center'
    c.fillText(mark, 256, 112)
  })
  const egg = (w: number, h: number) =>
    Array.from({ length: 40 }, (_, i): Point2 => {
      const angle = (i / 40) * Math.PI * 2
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const power = 2 / 2.7
      return [(w / 2) * Math.sign(c) * Math.abs(c) ** power * (1 - 0.08 * s), (h / 2) * Math.sign(s) * Math.abs(s) ** power]
    })
  const dish = (w: number, h: number, z: number, high: number) =>
    loft(
      [0, 0.2, 0.55, 0.82, 0.95, 1].map((t) => {
        const size = [1, 1, 0.97, 0.88, 0.72, 0.5][[0, 0.2, 0.55, 0.82, 0.95, 1].indexOf(t)] as number
        return { at: [0, 0, z + high * t] as Point3, w: w * size, d: h * size, power: 2.7 }
      }),
      { smooth: 8, sides: 96 },
    )
  const cup = (side: number) =>
    group(
      [
        mesh(plate(egg(8.1, 10.4), 0.7, { radius: 1, bevel: 0.2 }), black, [0, 0, 0.2]),
        mesh(ringCushion(7.9, 10.2, 0.46, 2.6), rubber('#2a2d31'), [0, 0, -1]),
        mesh(
          rod(2.4, 0.3, 0.1)
            .rotateX(Math.PI / 2)
            .scale(1, 1.35, 1),
          fabric('#3a3d41', 5),
          [0, 0, -0.4],
        ),
        mesh(dish(7.5, 9.8, 0.5, 3), coat),
        mesh(dish(4.9, 6.6, 2.95, 0.75), plastic(shell, 0.42)),
        mesh(new three.PlaneGeometry(3.6, 1.12), printed(label, { transparent: true, depthWrite: false }), [0, hasRadio ? 1.5 : 0, 3.73]),
        mesh(rod(0.62, 0.7, 0.15), black, [0, 4.95, 1.5]),
        ...[1, -1].map((end) => mesh(rod(0.5, 0.9, 0.15), black, [end * 3.75, 0.4, 1.6], [0, 0, 90])),
        ...(hasRadio
          ? [
              mesh(cone(1.5, 1.25, 0.9, 0.12).rotateX(Math.PI / 2), black, [0, -1.3, 3.9]),
              ...Array.from({ length: 20 }, (_, i) =>
                mesh(box(0.12, 0.12, 0.7, 0.04), black, [Math.cos((i / 20) * 6.283) * 1.42, -1.3 + Math.sin((i / 20) * 6.283) * 1.42, 3.9]),
              ),
              mesh(box(0.16, 0.7, 0.1, 0.04), plastic('#f4f2ec'), [0.5, -0.75, 4.36], [0, 0, -42]),
              mesh(
                ball(0.85).scale(1, 1, 0.7),
                withSolid(rubber('#1a1c1e'), { depth: 0.05, code: 'height = noise(p * 9.0); colour *= 0.7 + 0.5 * height;' }),
                [2.4, 2.9, 2.5],
              ),
            ]
          : []),
      ],
      [side * 6.4, 5.6, 0],
      [0, side * 90, 0],
    )
  const bow = (z: number) => {
    const path: Point3[] = [...arc(8.4, 0, 180, [0, 0], 36).map(([x, y]): Point3 => [x * 1.0, 12 + y * 0.98, z])]
    const end = (side: number): Point3[] => [
      [side * 8.05, 5.9, Math.sign(z) * 3.9],
      [side * 8.15, 7.5, Math.sign(z) * 3.5],
      [side * 8.4, 9.8, Math.sign(z) * 2.2],
    ]
    return mesh(wire([...end(1), ...path, ...end(-1).reverse()], 0.17), wires)
  }
  return group([
    cup(1),
    cup(-1),
    bow(1.05),
    bow(-1.05),
    mesh(
      headBand(8.4, 12, 20.25, 22, 158, 0.95, (t) => 3.4 + 0.7 * Math.sin(t * Math.PI)),
      fabric('#25282c', 6),
    ),
    ...[1, -1].map((side) => mesh(box(0.8, 1.1, 3, 0.3), black, [side * 8.38, 12.4, 0])),
  ])
}

/** A telescopic aerial of four tubes along y. */
const aerial = (length: number, radius: number) =>
  group([
    ...[1, 0.74, 0.52, 0.34].map((r, i) => mesh(rod(radius * r, length / 4 + 0.3, 0.03), chrome(), [0, (length / 4) * (i + 0.5), 0])),
    mesh(rod(radius * 0.95, 0.7, 0.2), chrome(), [0, length + 0.2, 0]),
  ])

interface RadioLook {
  size: Point3
  case: string
  front: string
  mark: string
  hasHandle?: boolean
}

/** A radio with one loudspeaker, a dial and two knobs. */
function radio({ size: [w, h, d], case: coat, front, mark, hasHandle = false }: RadioLook) {
  const body = plastic(coat, 0.4)
  const [dialW, dialH] = [w * 0.36, h * 0.3]
  const dial = drawn(900, Math.round((900 * dialH) / dialW), (c) => {
    const height = Math.round((900 * dialH) / dialW)
    const warm = c.createLinearGradient(0, 0, 0, height)
    warm.addColorStop(0, '#fbe3a8')
    warm.addColorStop(1, '#f0c46c')
    c.fillStyle = warm
    c.fillRect(0, 0, 900, height)
    c.strokeStyle = c.fillStyle = '#3a2a17'
    c.textAlign = 'center'
    const bands: [string, string[]][] = [
      ['FM', ['88', '92', '96', '100', '104', '108']],
      ['MW', ['530', '700', '900', '1200', '1600']],
      ['LW', ['150', '180', '210', '250', '280']],
    ]
    bands.forEach(([name, marks], i) => {
      const y = height * (0.24 + i * 0.27)
      c.font = `bold ${height * 0.13}px sans-serif`
      c.fillText(name, 66, y + height * 0.05)
      c.lineWidth = 4
      c.beginPath()
      c.moveTo(130, y)
      c.lineTo(860, y)
      c.stroke()
      for (let k = 0; k <= 50; k++) {
        c.beginPath()
        c.moveTo(130 + k * 14.6, y)
        c.lineTo(130 + k * 14.6, y - height * (k % 5 ? 0.03 : 0.06))
        c.stroke()
      }
      c.font = `${height * 0.1}px sans-serif`
      marks.forEach((text, k) => {
        c.fillText(text, 165 + (k * 660) / (marks.length - 1), y + height * 0.12)
      })
    })
    c.fillStyle = '#c8321f'
    c.fillRect(520, height * 0.06, 10, height * 0.88)
  })
  const name = drawn(512, 128, (c) => {
    c.fillStyle = '#3b332a'
    c.font = 'italic bold 92px serif'
    c.textAlign = 'center'
    c.fillText(mark, 256, 94)
  })
  const speakerR = Math.min(h * 0.36, w * 0.25)
  const speakerX = -w * 0.22
  const holes: three.Matrix4[] = []
  const step = speakerR / 11.5
  for (let ring = 0; ring < 11; ring++)
    for (let i = 0; i < Math.max(1, ring * 6); i++) {
      const angle = (i / Math.max(1, ring * 6)) * Math.PI * 2
      holes.push(placed([speakerX + Math.cos(angle) * ring * step, Math.sin(angle) * ring * step, d / 2 + 0.135], [0, 0, 1]))
    }
  const knob = (x: number, y: number, r: number) =>
    group(
      [
        mesh(rod(r * 1.12, 0.14, 0.05, 64), chrome(), [0, 0, 0]),
        mesh(
          together([
            cone(r, r * 0.9, r * 0.95, 0.14),
            ...Array.from({ length: 30 }, (_, i) =>
              box(0.09, r * 0.75, 0.09, 0.03)
                .translate(0, -0.03, r * 0.95)
                .rotateY((i / 30) * 6.283),
            ),
          ]),
          plastic('#2c2620', 0.4),
          [0, r * 0.5, 0],
        ),
        mesh(rod(r * 0.72, 0.05, 0.02, 64), brushed(0, '#d2c6b0'), [0, r * 0.975, 0]),
        mesh(box(0.1, 0.04, r * 0.55, 0.02), plastic('#2c2620'), [0, r * 1.01, -r * 0.4]),
      ],
      [x, y, d / 2 + 0.16],
      [90, 0, 0],
    )
  return group([
    group(
      [
        mesh(box(w, h, d, Math.min(w, h) * 0.1), body),
        mesh(plate(rectangle(w * 0.93, h * 0.87), 0.3, { radius: h * 0.07, bevel: 0.1 }), plastic(front, 0.55), [0, 0, d / 2]),
        mesh(new three.TorusGeometry(speakerR * 1.02, 0.16, 16, 96), chrome(), [speakerX, 0, d / 2 + 0.16]),
        mesh(copies(rod(step * 0.33, 0.04, 0.005, 16), holes), plastic('#191512', 0.9)),
        mesh(plate(rectangle(dialW + 0.7, dialH + 0.7), 0.3, { radius: 0.5, bevel: 0.1 }), chrome(), [w * 0.245, h * 0.19, d / 2 + 0.1]),
        mesh(new three.PlaneGeometry(dialW, dialH), shining(dial, 0.18), [w * 0.245, h * 0.19, d / 2 + 0.27]),
        knob(w * 0.16, -h * 0.2, h * 0.095),
        knob(w * 0.335, -h * 0.2, h * 0.095),
        mesh(new three.PlaneGeometry(w * 0.15, w * 0.0375), printed(name, { transparent: true, depthWrite: false }), [
          w * 0.2475,
          -h * 0.365,
          d / 2 + 0.16,
        ]),
        ...(hasHandle
          ? [
              mesh(
                wire(
                  [
                    [-w * 0.4, h * 0.34, 0],
                    [-w * 0.4, h * 0.6, 0],
                    [-w * 0.34, h * 0.72, 0],
                    [w * 0.34, h * 0.72, 0],
                    [w * 0.4, h * 0.6, 0],
                    [w * 0.4, h * 0.34, 0],
                  ],
                  0.42,
                  { tension: 0.3 },
                ),
                rubber('#26282b'),
              ),
              ...[1, -1].map((side) => mesh(box(1.6, 1.4, 1.4, 0.3), rubber('#26282b'), [side * w * 0.4, h * 0.49, 0])),
            ]
          : []),
        group(
          [mesh(rod(0.5, 1, 0.15), chrome(), [0, -0.2, 0], [90, 0, 0]), aerial(h * 1.05, 0.26)],
          [w * 0.43, h / 2 - 0.4, -d * 0.32],
          [0, 0, -24],
        ),
        ...[1, -1].map((side) => mesh(box(w * 0.12, 0.6, d * 0.7, 0.2), rubber(), [side * w * 0.34, -h / 2 - 0.1, 0])),
      ],
      [0, h / 2 + 0.4, 0],
    ),
  ])
}

function studioMicrophone() {
  const [coat, metal] = [powder('#2b3138'), brushed(1, '#c4c7ca')]
  const mesh90 = drawn(256, 256, (c) => {
    c.fillStyle = '#3b3f44'
    c.fillRect(0, 0, 256, 256)
    c.lineWidth = 26
    for (const [dx, colour] of [
      [0, '#c6cacd'],
      [6, '#eef0f1'],
    ] as const) {
      c.strokeStyle = colour
      c.lineWidth = dx ? 8 : 30
      for (const sign of [1, -1])
        for (let k = -256; k <= 512; k += 64) {
          c.beginPath()
          c.moveTo(k - (sign < 0 ? 0 : 0), sign > 0 ? 0 : 256)
          c.lineTo(k + 256, sign > 0 ? 256 : 0)
          c.stroke()
        }
    }
  })
  mesh90.wrapS = mesh90.wrapT = three.RepeatWrapping
  mesh90.repeat.set(15, 6)
  const grille = printed(mesh90, { metalness: 0.85, roughness: 0.35, bumpMap: mesh90, bumpScale: 1.4, envMapIntensity: 1.2 })
  const head = turned(
    [
      [3.25, 0],
      [3.25, 3.6, 2.4],
      [2.7, 6.2, 2.2],
      [0, 6.9],
    ],
    2,
    128,
  )
  const mute = drawn(128, 128, (c) => {
    c.strokeStyle = '#f2f0ea'
    c.lineWidth = 10
    c.lineCap = 'round'
    c.beginPath()
    c.roundRect(50, 26, 28, 50, 14)
    c.moveTo(36, 64)
    c.arc(64, 64, 28, Math.PI, 0, true)
    c.moveTo(64, 92)
    c.lineTo(64, 106)
    c.moveTo(30, 104)
    c.lineTo(98, 22)
    c.stroke()
  })
  const u: Point3[] = [
    [-4.15, 12.4, 0],
    [-4.15, 9, 0],
    [-4.1, 6.6, 0],
    [-3.2, 4.6, 0],
    [-1.4, 3.9, 0],
    [0, 3.8, 0],
    [1.4, 3.9, 0],
    [3.2, 4.6, 0],
    [4.1, 6.6, 0],
    [4.15, 9, 0],
    [4.15, 12.4, 0],
  ]
  return group([
    group(
      [
        mesh(
          turned(
            [
              [0, -6.9],
              [2.4, -6.9, 0.8],
              [3.2, -5.9, 0.8],
              [3.3, 0, 0.1],
              [3.3, 1.2],
              [0, 1.2],
            ],
            0.2,
            128,
          ),
          coat,
        ),
        mesh(
          turned(
            [
              [3.3, 1.1],
              [3.42, 1.15],
              [3.42, 1.75],
              [3.3, 1.8],
            ],
            0.06,
            128,
          ),
          metal,
        ),
        mesh(head, grille, [0, 1.8, 0]),
        mesh(new three.TorusGeometry(2.98, 0.17, 16, 96).rotateX(Math.PI / 2), metal, [0, 6.9, 0]),
        ...[0, 90]
          .map((turn) =>
            mesh(
              loft(arc(3.3, 62, 118, [0, 0], 16).map(([x, y]) => ({ at: [x * 1.72, 1.6 + y * 2.1, 0] as Point3, w: 0.3, d: 0.3 }))),
              metal,
              [0, 0, 0],
              [0, turn, 0],
            ),
          )
          .slice(2),
        mesh(rod(1, 0.3, 0.1).rotateX(Math.PI / 2), steel(0.25, '#d0d3d6'), [0, -2.2, 3.2]),
        mesh(rod(0.8, 0.3, 0.1).rotateX(Math.PI / 2), plastic('#b5382b', 0.3), [0, -2.2, 3.3]),
        mesh(new three.PlaneGeometry(1.1, 1.1), printed(mute, { transparent: true, depthWrite: false }), [0, -2.2, 3.47]),
        mesh(rod(0.16, 0.1, 0.04, 24).rotateX(Math.PI / 2), plastic('#7fe0a0', 0.2), [0, -0.4, 3.3]),
        ...[1, -1].map((side) => mesh(rod(0.5, 1, 0.1), metal, [side * 3.6, -0.6, 0], [0, 0, 90])),
      ],
      [0, 13, 0],
      [8, 0, 0],
    ),
    mesh(
      loft(
        u.map((at) => ({ at, w: 0.6, d: 1.7, power: 4 })),
        { smooth: 6 },
      ),
      metal,
    ),
    ...[1, -1].map((side) =>
      mesh(
        together([
          rod(0.95, 0.9, 0.15),
          ...Array.from({ length: 24 }, (_, i) =>
            box(0.12, 0.8, 0.12, 0.03)
              .translate(0, 0, 0.92)
              .rotateY((i / 24) * 6.283),
          ),
        ]),
        coat,
        [side * 4.9, 12.4, 0],
        [0, 0, 90],
      ),
    ),
    mesh(rod(0.8, 3, 0.1), metal, [0, 2.8, 0]),
    mesh(
      turned(
        [
          [0, 0],
          [5.9, 0],
          [6, 0.3],
          [5.6, 1.1, 0.5],
          [2, 1.7, 0.6],
          [1.1, 2.3, 0.3],
          [0, 2.3],
        ],
        0.2,
        128,
      ),
      coat,
    ),
  ])
}

function camera() {
  const [skin, top] = [
    withSolid(leather('#24262a'), { depth: 0.02, code: 'float s = noise(p * 17.0); height = s; colour *= 0.75 + 0.4 * s;' }),
    steel(0.36, '#aeb3b8'),
  ]
  const name = drawn(512, 128, (c) => {
    c.fillStyle = '#23262a'
    c.font = 'bold 84px sans-serif'
    c.textAlign = 'center'
    c.fillText('VĖTRA', 256, 96)
  })
  const ringText = drawn(2048, 96, (c) => {
    c.fillStyle = '#15171a'
    c.fillRect(0, 0, 2048, 96)
    c.fillStyle = '#d9dcdf'
    c.font = '52px sans-serif'
    for (let i = 0; i < 4; i++) for (const [k, mm] of ['16', '24', '35', '50'].entries()) c.fillText(mm, i * 512 + 60 + k * 120, 66)
  })
  const ribbed = (r: number, h: number, count: number, material: three.Material, z: number) =>
    mesh(
      together([
        rod(r, h, 0.06, 96),
        ...Array.from({ length: count }, (_, i) =>
          box(0.09, h * 0.86, 0.09, 0.02)
            .translate(0, 0, r)
            .rotateY((i / count) * 6.2832),
        ),
      ]).rotateX(Math.PI / 2),
      material,
      [0, 0, z],
    )
  const black = plastic('#1b1d20', 0.42)
  const lens = group(
    [
      mesh(rod(2.75, 0.4, 0.1, 96).rotateX(Math.PI / 2), top, [0, 0, 0.15]),
      mesh(rod(2.6, 0.8, 0.1, 96).rotateX(Math.PI / 2), black, [0, 0, 0.6]),
      ribbed(2.58, 1, 72, rubber('#202327'), 1.4),
      mesh(
        new three.CylinderGeometry(2.56, 2.56, 0.42, 96, 1, true).rotateX(Math.PI / 2),
        printed(ringText, { roughness: 0.5 }),
        [0, 0, 2.12],
      ),
      ribbed(2.45, 0.7, 90, rubber('#202327'), 2.66),
      mesh(
        turned(
          [
            [1.5, 0.2],
            [1.95, 0.5],
            [2.25, 0.62],
            [2.4, 0.5],
            [2.42, -0.2],
            [2.3, -0.3],
          ]
            .reverse()
            .map(([x, y]): Point2 => [x as number, y as number]),
          0.06,
          96,
        ).rotateX(Math.PI / 2),
        black,
        [0, 0, 3.15],
      ),
      mesh(new three.TorusGeometry(2.41, 0.045, 10, 96), plastic('#d9713c', 0.3), [0, 0, 2.98]),
      mesh(rod(1.9, 0.1, 0.02, 96).rotateX(Math.PI / 2), plastic('#0a0b0d', 0.3), [0, 0, 3.05]),
      mesh(
        ball(1.75).scale(1, 1, 0.3),
        Object.assign(plastic('#16203a', 0.04), { clearcoat: 1, envMapIntensity: 1.6, iridescence: 0.8, iridescenceIOR: 1.7 }),
        [0, 0, 2.98],
      ),
    ],
    [-0.9, 3.3, 2.1],
  )
  const dial = (x: number, r: number, h: number) =>
    mesh(
      together([
        rod(r, h, 0.06, 64),
        ...Array.from({ length: 40 }, (_, i) =>
          box(0.05, h * 0.8, 0.05, 0.01)
            .translate(0, 0, r)
            .rotateY((i / 40) * 6.2832),
        ),
      ]),
      top,
      [x, 7 + h / 2, -0.1],
    )
  return group([
    mesh(
      loft(
        [0.3, 0.55, 6.2, 6.4].map((y, i) => ({ at: [0, y, 0] as Point3, w: i % 3 ? 12 : 11.8, d: i % 3 ? 3.6 : 3.4, power: 5 })),
        { sides: 96 },
      ),
      skin,
    ),
    mesh(
      loft(
        [0, 0.1, 0.8].map((y, i) => ({ at: [0, y, 0] as Point3, w: i ? 12.05 : 11.8, d: i ? 3.65 : 3.4, power: 5 })),
        { sides: 96 },
      ),
      top,
    ),
    mesh(
      loft(
        [5.7, 6.9, 7.05].map((y, i) => ({ at: [0, y, 0] as Point3, w: i < 2 ? 12.05 : 11.8, d: i < 2 ? 3.65 : 3.4, power: 5 })),
        { sides: 96 },
      ),
      top,
    ),
    mesh(
      loft(
        [
          { at: [-0.9, 6.6, 0], w: 4.6, d: 3.8, power: 5 },
          { at: [-0.9, 7.4, 0], w: 3.9, d: 3.6, power: 4 },
          { at: [-0.9, 8, 0], w: 3, d: 3.2, power: 4 },
          { at: [-0.9, 8.05, 0], w: 2.7, d: 3, power: 4 },
        ],
        { sides: 64 },
      ),
      top,
    ),
    mesh(
      loft(
        [
          { at: [-4.9, 0.7, 1.3], w: 2.4, d: 2.2, power: 2.4 },
          { at: [-4.9, 3.6, 1.5], w: 2.5, d: 2.6, power: 2.4 },
          { at: [-4.9, 6, 1.2], w: 2.2, d: 1.8, power: 2.4 },
        ],
        { smooth: 8 },
      ),
      skin,
    ),
    mesh(new three.PlaneGeometry(2.4, 0.6), printed(name, { transparent: true, depthWrite: false }), [-0.9, 7.15, 1.95], [-13, 0, 0]),
    lens,
    dial(2.3, 0.9, 0.5),
    dial(4.4, 0.7, 0.6),
    mesh(rod(0.75, 0.35, 0.1), top, [-4.7, 7.15, 0.3]),
    mesh(rod(0.42, 0.5, 0.12), chrome(), [-4.7, 7.35, 0.3]),
    mesh(rod(0.22, 0.1, 0.03, 24).rotateX(Math.PI / 2), plastic('#f0b878', 0.15), [3.2, 6.3, 1.84]),
    mesh(box(1.5, 0.8, 0.12, 0.08), plastic('#0d1014', 0.08), [4.6, 6.3, 1.82]),
    ...[1, -1].map((side) => mesh(new three.TorusGeometry(0.36, 0.07, 10, 40), chrome(), [side * 6.25, 6.2, 0], [0, 90 - side * 20, 0])),
  ])
}

/** A laser printer with a printed sheet in its tray. */
function printer() {
  const [coat, dark] = [plastic('#ece9e2', 0.5), plastic('#353a40', 0.5)]
  const [w, d] = [37, 36]
  const sheetMap = drawn(840, 900, (c) => {
    c.fillStyle = '#ffffff'
    c.fillRect(0, 0, 840, 900)
    c.fillStyle = '#2b2f33'
    c.fillRect(90, 100, 380, 34)
    c.fillStyle = '#9b9ea0'
    for (let i = 0; i < 14; i++) c.fillRect(90, 190 + i * 40, 560 + ((i * 97) % 100), 12)
    for (let i = 0; i < 5; i++) {
      c.fillStyle = '#50565c'
      c.fillRect(120 + i * 120, 830 - ((i * 53) % 90) - 20, 70, ((i * 53) % 90) + 20)
    }
  })
  const display = drawn(480, 240, (c) => {
    c.fillStyle = '#12323a'
    c.fillRect(0, 0, 480, 240)
    c.fillStyle = '#9fe3d0'
    c.font = 'bold 74px sans-serif'
    c.fillText('A4', 36, 100)
    c.fillRect(36, 150, 300, 18)
    c.fillStyle = '#2c6a66'
    c.fillRect(336, 150, 100, 18)
  })
  const name = drawn(512, 128, (c) => {
    c.fillStyle = '#4a4f55'
    c.font = 'bold 80px sans-serif'
    c.fillText('wexel', 20, 92)
  })
  const out: Surface = (u, v) => {
    const s = v * 20
    return [(u - 0.5) * 21, 19.9 + 0.007 * s * s + 0.02 * s, -9 + s - 0.012 * s * s]
  }
  return group([
    mesh(box(w, 7.6, d, 1), coat, [0, 4.2, 0]),
    mesh(box(w - 1.4, 5.4, 1, 0.4), plastic('#f3f1ec', 0.5), [0, 3.8, d / 2 - 0.1]),
    mesh(box(11, 1.3, 0.7, 0.3), dark, [0, 5.6, d / 2 + 0.25]),
    mesh(box(w - 0.6, 0.3, d - 0.6, 0.1), dark, [0, 8.1, 0]),
    mesh(box(w, 11.4, d, 1.6), coat, [0, 13.9, 0]),
    mesh(box(w - 5, 7.6, 0.6, 0.28), plastic('#f3f1ec', 0.5), [0, 13.2, d / 2 - 0.1]),
    mesh(box(20, 0.5, 0.4, 0.15), dark, [0, 16.4, d / 2 + 0.1]),
    mesh(
      loft(
        [
          { at: [0, 18.6, -6.5], w: w, d: 22.6, power: 14 },
          { at: [0, 22, -7.5], w: w - 0.4, d: 20.6, power: 12 },
          { at: [0, 24.6, -9.5], w: w - 1.4, d: 15, power: 10 },
          { at: [0, 25, -9.6], w: w - 2.4, d: 14, power: 10 },
        ],
        { sides: 120 },
      ),
      coat,
    ),
    mesh(box(24.6, 0.5, 26, 0.2), dark, [-1.5, 19.75, 3], [0, 0, 0]),
    mesh(box(24, 2.4, 0.4, 0.15), plastic('#17191c', 0.6), [-1.5, 20.75, 3.62], [-30, 0, 0]),
    mesh(sheet(out, 12, 30).translate(-1.5, 0.4, 10), Object.assign(printed(sheetMap, { roughness: 0.9 }), { side: three.DoubleSide })),
    group(
      [
        mesh(box(7.6, 0.7, 12, 0.3), dark),
        mesh(new three.PlaneGeometry(5.4, 2.8), shining(display, 0.4), [0, 0.37, -3.4], [-90, 0, 0]),
        mesh(rod(1, 0.3, 0.1), plastic('#5f9f63', 0.35), [-1.5, 0.4, 3.8]),
        mesh(rod(1, 0.3, 0.1), plastic('#c8463a', 0.35), [1.5, 0.4, 3.8]),
        ...[-1.8, 0, 1.8].map((x) => mesh(box(1.2, 0.25, 0.9, 0.1), plastic('#8b9197', 0.5), [x, 0.4, 0.6])),
      ],
      [14.1, 20, 10.4],
      [0, 0, 0],
    ),
    mesh(new three.PlaneGeometry(5.6, 1.4), printed(name, { transparent: true, depthWrite: false }), [-12, 15, d / 2 + 0.22]),
    ...Array.from({ length: 9 }, (_, i) => mesh(box(0.1, 0.35, 9, 0.05), dark, [w / 2 + 0.01, 11 + i * 0.75, -6])),
    ...[1, -1].flatMap((x) => [1, -1].map((z) => mesh(rod(1.4, 0.8, 0.2), rubber(), [x * 14, 0.2, z * 13]))),
  ])
}

/** A television in a walnut case on four legs, with an indoor aerial. */
function television() {
  const [w, h, d] = [58, 45, 19]
  const timber = () => wood('walnut', 0, 2.4)
  const picture = drawn(1600, 900, (c) => {
    hills(
      c,
      1600,
      900,
      ['#5fa7c4', '#bfe0dd', '#f4e6b8'],
      [
        ['#7fa88a', 0.56, 60, 0.004],
        ['#4f8466', 0.68, 50, 0.006],
        ['#2f6148', 0.82, 34, 0.008],
      ],
    )
    c.fillStyle = '#fff4cf'
    c.beginPath()
    c.arc(1180, 240, 84, 0, Math.PI * 2)
    c.fill()
    c.fillStyle = '#ffffff'
    for (const [x, y, r] of [
      [320, 220, 60],
      [400, 190, 78],
      [490, 226, 58],
      [760, 150, 40],
      [820, 134, 52],
      [880, 156, 36],
    ] as const) {
      c.beginPath()
      c.arc(x, y, r, 0, Math.PI * 2)
      c.fill()
    }
  })
  const frame = plate(rectangle(55.4, 42.4), 1.2, {
    radius: 3.4,
    bevel: 0.4,
    holes: [hollow(50.4, 28.8).map((point) => point.add(new three.Vector2(0, 4.4)))],
  })
  const slots = Array.from({ length: 9 }, (_, i) =>
    mesh(box(26, 0.4, 0.3, 0.15), plastic('#2a211a', 0.8), [-10, -12.6 - i * 0.78, d / 2 + 0.72]),
  )
  const knob = (x: number) =>
    group(
      [
        mesh(rod(2.9, 0.4, 0.12, 96), brushed(0, '#cdb27a'), [0, 0, 0]),
        mesh(
          together([
            cone(2.1, 1.8, 1.9, 0.2),
            ...Array.from({ length: 32 }, (_, i) =>
              box(0.16, 1.5, 0.16, 0.05)
                .translate(0, -0.05, 1.98)
                .rotateY((i / 32) * 6.2832),
            ),
          ]),
          plastic('#2b241e', 0.4),
          [0, 1.1, 0],
        ),
        mesh(rod(1.3, 0.1, 0.03, 64), brushed(0, '#cdb27a'), [0, 2.05, 0]),
        mesh(box(0.26, 0.1, 1, 0.03), plastic('#2b241e'), [0, 2.12, -0.7]),
      ],
      [x, -16, d / 2 + 0.7],
      [90, 0, 0],
    )
  const leg = (x: number, z: number) =>
    group(
      [
        mesh(cone(0.8, 1.7, 26, 0.1), timber(), [0, -13, 0]),
        mesh(rod(0.9, 2.4, 0.2), brushed(1, '#cdb27a'), [0, -25.4, 0]),
        mesh(rod(2, 0.8, 0.2), brushed(1, '#cdb27a'), [0, -0.3, 0]),
      ],
      [x * 22, -h / 2 + 0.3, z * 5.5],
      [z * -9, 0, x * 11],
    )
  return group([
    mesh(box(w, h, d, 3.6), timber()),
    mesh(frame, plastic('#ede4cf', 0.42), [0, 0, d / 2 + 0.05]),
    mesh(box(52, 30.4, 0.4, 0.2), plastic('#121416', 0.2), [0, 4.4, d / 2 - 0.05]),
    mesh(new three.PlaneGeometry(49.6, 28), shining(picture, 0.5), [0, 4.4, d / 2 + 0.2]),
    ...slots,
    knob(11.4),
    knob(20.4),
    ...[1, -1].flatMap((x) => [1, -1].map((z) => leg(x, z))),
    mesh(
      loft(
        [
          { at: [0, h / 2 - 0.1, -2], w: 8, d: 6, power: 3 },
          { at: [0, h / 2 + 1.8, -2], w: 5.4, d: 4, power: 2.6 },
          { at: [0, h / 2 + 2.6, -2], w: 2, d: 2 },
        ],
        { smooth: 8 },
      ),
      plastic('#2b241e', 0.4),
    ),
    ...[1, -1].map((side) => group([aerial(15, 0.34)], [side * 0.9, h / 2 + 1.8, -2], [0, 0, side * -34])),
  ])
}

function mobilePhone() {
  const [w, h] = [7.7, 16]
  const screen = drawn(720, 1520, (c) => {
    hills(
      c,
      720,
      1520,
      ['#17324a', '#3f7f8f', '#efb97c'],
      [
        ['#2f5f6b', 0.66, 60, 0.008],
        ['#1f4652', 0.78, 44, 0.011],
        ['#14303c', 0.9, 30, 0.015],
      ],
    )
    c.fillStyle = '#ffffff'
    c.textAlign = 'center'
    c.font = '200px sans-serif'
    c.fillText('14:32', 360, 370)
    c.font = '48px sans-serif'
    c.fillText('24 · 10', 360, 460)
    c.font = '34px sans-serif'
    pane(c, 590, 62, 70, 32, 8, 'rgba(255,255,255,0.9)')
    for (let i = 0; i < 4; i++) pane(c, 60 + i * 18, 94 - (i + 1) * 8, 11, (i + 1) * 8, 2, 'rgba(255,255,255,0.9)')
    const colours = [
      '#d9604a',
      '#e5b04a',
      '#5f9f63',
      '#4f83b0',
      '#9a77b5',
      '#e8e4da',
      '#3f8f8a',
      '#c97a9b',
      '#55606b',
      '#e2844a',
      '#7aa35a',
      '#3f6fa0',
    ]
    colours.forEach((colour, i) => {
      pane(c, 66 + (i % 4) * 156, 900 + Math.floor(i / 4) * 176, 120, 120, 30, colour)
      pane(c, 106 + (i % 4) * 156, 940 + Math.floor(i / 4) * 176, 40, 40, i % 3 ? 20 : 8, 'rgba(255,255,255,0.85)')
    })
  })
  const side = (x: number, y: number, length: number, colour: string) => mesh(box(0.22, length, 0.36, 0.1), plastic(colour, 0.4), [x, y, 0])
  return lay(
    [
      mesh(plate(rectangle(w, h), 0.86, { radius: 1.2, bevel: 0.2 }), brushed(1, '#8d949b'), [0, 0, 0.45]),
      ...[1, -1].flatMap((x) =>
        [1, -1].map((y) =>
          mesh(plate(rectangle(2.2, 2.6), 1.02, { radius: 1.1, bevel: 0.2 }), rubber('#2a2d31'), [
            x * (w / 2 - 0.98),
            y * (h / 2 - 1.18),
            0.45,
          ]),
        ),
      ),
      mesh(plate(rectangle(w - 0.35, h - 0.35), 0.2, { radius: 1.1, bevel: 0.06 }), plastic('#0c0e10', 0.12), [0, 0, 0.9]),
      mesh(new three.PlaneGeometry(w - 0.9, h - 1.5), shining(screen, 0.5), [0, 0, 1.006]),
      mesh(box(1.5, 0.13, 0.06, 0.03), plastic('#3a3f45', 0.5), [0, h / 2 - 0.5, 1.0]),
      mesh(rod(0.13, 0.05, 0.02, 24).rotateX(Math.PI / 2), plastic('#1f3550', 0.1), [1.4, h / 2 - 0.5, 1.0]),
      ...[3.6, 1.6].map((y) => group([side(w / 2 + 0.03, y, 1.5, '#3a3f45')], [0, 0, 0.45])),
      group([side(w / 2 + 0.03, -0.8, 1.1, '#e2692c')], [0, 0, 0.45]),
    ],
    -16,
  )
}

/** Devices for the desk, the ears and the eyes. */
export const devices: Record<string, Model> = {
  keyboard: { build: keyboard, azimuth: -16, elevation: 46 },
  'computer-mouse': { build: mouse, azimuth: 38, elevation: 34 },
  'desktop-computer': { build: desktopComputer, azimuth: 24, elevation: 14 },
  headphone: { build: headphones, azimuth: 34, elevation: 14 },
  'ear-muffs': { build: () => earMuffs(), azimuth: 36, elevation: 14 },
  'radio-muffs': { build: () => earMuffs({ shell: '#3f6b3a', mark: 'ILMA', hasRadio: true }), azimuth: 36, elevation: 14 },
  radio: { build: () => radio({ size: [27, 18, 9], case: '#2f6b6b', front: '#efe6d2', mark: 'Baltija' }), azimuth: 24, elevation: 14 },
  'weather-radio': {
    build: () => radio({ size: [21, 13, 6.4], case: '#d8a02c', front: '#dcd6c6', mark: 'Wexel', hasHandle: true }),
    azimuth: 24,
    elevation: 14,
  },
  camera: { build: camera, azimuth: -28, elevation: 16 },
  printer: { build: printer, azimuth: 30, elevation: 24 },
  television: { build: television, azimuth: 26, elevation: 10 },
  'mobile-phone': { build: mobilePhone, azimuth: 10, elevation: 48 },
  'studio-microphone': { build: studioMicrophone, azimuth: 24, elevation: 12 },
}
