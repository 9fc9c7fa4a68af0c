import * as three from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { chance, copies, placed } from '../forms.ts'
import { chrome, fabric, glass, paper, plastic, powder, printed, rubber, steel, tinted, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import {
  ball,
  box,
  drawn,
  group,
  loft,
  mesh,
  type Point2,
  type Point3,
  plate,
  rod,
  rounded,
  type Station,
  turned,
  wire,
} from '../shapes.ts'

type Pen = OffscreenCanvasRenderingContext2D

function gamePad() {
  const half: Point2[] = [
    [0, 3.4],
    [2.6, 3.5],
    [3.4, 4.1],
    [5.6, 4.1],
    [7, 2.8],
    [7.9, 0],
    [8.2, -3.6],
    [7.6, -5.7],
    [6.3, -6],
    [5.2, -4.6],
    [3.6, -2.4],
    [0, -2.2],
  ]
  const outline = [
    ...half,
    ...half
      .slice(1, -1)
      .toReversed()
      .map(([x, y]): Point2 => [-x, y]),
  ]
  const shell = withSolid(plastic('#e8e6e1', 0.42), { depth: 0.004, code: 'height = noise(p * 30.0);' })
  const block = plate(outline, 3.6, { radius: 1.6, bevel: 1.45 })
  const at = block.getAttribute('position')
  // the grips hang lower than the middle
  for (let i = 0; i < at.count; i++) at.setZ(i, at.getZ(i) - 0.035 * Math.max(0, 1.5 - at.getY(i)) ** 1.8 * 0.7)
  const body = toCreasedNormals(block, 0.7)
  const dark = plastic('#232529', 0.5)
  const stick = (x: number, y: number) =>
    group(
      [
        mesh(rod(1.5, 0.3, 0.1, 56), dark, [0, 0, 0], [90, 0, 0]),
        mesh(rod(0.62, 1.2, 0.1), plastic('#1a1b1e', 0.6), [0, 0, 0.6], [90, 0, 0]),
        mesh(
          turned(
            [
              [0, 0],
              [0.9, 0],
              [1.15, 0.3],
              [1.15, 0.55],
              [0.98, 0.72],
              [0.7, 0.55],
              [0, 0.5],
            ],
            0.12,
          ),
          rubber('#26282c'),
          [0, 0, 1],
          [90, 0, 0],
        ),
      ],
      [x, y, 1.78],
    )
  const button = (x: number, y: number, colour: string) =>
    mesh(rod(0.56, 0.6, 0.2, 40), Object.assign(plastic(colour, 0.2), { clearcoat: 1 }), [x, y, 2], [90, 0, 0])
  const [bx, by] = [4.9, 1.3]
  return group(
    [
      group(
        [
          mesh(body, shell),
          mesh(
            plate(
              outline.map(([x, y]): Point2 => [x * 1.002, y * 1.002]),
              0.12,
              { radius: 1.6, bevel: 0.03 },
            ),
            plastic('#b9b6b0', 0.6),
            [0, 0, 0.2],
          ),
          mesh(
            plate(
              [
                [-2.5, -1.9],
                [2.5, -1.9],
                [3.1, 3.2],
                [-3.1, 3.2],
              ],
              0.2,
              { radius: 0.9, bevel: 0.08 },
            ),
            dark,
            [0, 0, 1.74],
          ),
          stick(-2.5, -0.9),
          stick(2.5, -0.9),
          mesh(rod(1.75, 0.2, 0.08, 56), plastic('#d6d3cd', 0.45), [-bx, by, 1.76], [90, 0, 0]),
          ...[0, 90].map((turn) => mesh(box(2.7, 0.92, 0.7, 0.2), dark, [-bx, by, 1.98], [0, 0, turn])),
          button(bx, by + 1.1, '#d8a822'),
          button(bx, by - 1.1, '#4a9a52'),
          button(bx - 1.1, by, '#3a74b8'),
          button(bx + 1.1, by, '#c03a30'),
          ...[-1, 1].flatMap((side) => [
            mesh(box(0.9, 0.42, 0.3, 0.14), plastic('#d6d3cd', 0.4), [side * 1.5, 1.9, 1.9]),
            mesh(box(3, 0.9, 1.6, 0.4), dark, [side * 4.6, 4, 0.3], [0, 0, side * -4]),
          ]),
          mesh(rod(0.6, 0.3, 0.1, 40), plastic('#d6d3cd', 0.3), [0, 2.2, 1.86], [90, 0, 0]),
          mesh(
            rod(0.14, 0.34, 0.02, 16),
            Object.assign(plastic('#5fc7e8'), { emissive: new three.Color('#2aa3d0'), emissiveIntensity: 0.8 }),
            [0, 0.9, 1.76],
            [90, 0, 0],
          ),
        ],
        [0, 0, 0],
        [-90, 0, 0],
      ),
    ],
    [0, 2, 0],
    [5, 0, 0],
  )
}

/** A joystick with a ball on top, on a base of folded steel. */
function joystick() {
  const base = tinted(powder('#b5352c'))
  const dark = plastic('#232529', 0.45)
  const side: Point2[] = [
    [-9, 0.8],
    [9, 0.8],
    [9, 4.4],
    [-9, 6.6],
  ]
  const slope = (Math.atan2(2.2, 18) * 180) / Math.PI
  const surface = (z: number) => 5.5 - (z / 18) * 2.2
  const push = (x: number, z: number, radius: number, colour: string) =>
    group(
      [
        mesh(
          turned(
            [
              [0, 0],
              [radius + 0.42, 0],
              [radius + 0.42, 0.34],
              [radius + 0.1, 0.6],
              [0, 0.6],
            ],
            0.12,
          ),
          plastic('#1d1e21', 0.35),
          [0, 0, 0],
        ),
        mesh(
          turned(
            [
              [0, 0.4],
              [radius, 0.4],
              [radius, 0.95],
              [radius * 0.8, 1.12],
              [0, 1.02],
            ],
            0.16,
          ),
          Object.assign(plastic(colour, 0.22), { clearcoat: 1 }),
        ),
      ],
      [x, surface(z), z],
      [slope, 0, 0],
    )
  return group([
    mesh(plate(side, 22, { radius: 0.5, bevel: 0.25 }), base, [0, 0, 0], [0, -90, 0]),
    ...[
      [-9.4, 7.4],
      [9.4, 7.4],
      [-9.4, -7.4],
      [9.4, -7.4],
    ].map(([x, z]) => mesh(rod(1.3, 1, 0.3), rubber('#1d1e21'), [x as number, 0.5, z as number])),
    group(
      [
        mesh(rod(3.1, 0.35, 0.1, 64), dark, [0, 0.1, 0]),
        mesh(
          turned(
            [
              [0, 0.2],
              [2.3, 0.2],
              [2.1, 0.7],
              [0.9, 1.5],
              [0.75, 1.7],
              [0, 1.7],
            ],
            0.3,
          ),
          rubber('#1f2124'),
        ),
        ...[0, 1, 2, 3].map((i) =>
          mesh(rod(0.3, 0.3, 0.08, 20), steel(0.25), [Math.cos((i + 0.5) * 1.571) * 2.75, 0.32, Math.sin((i + 0.5) * 1.571) * 2.75]),
        ),
        group(
          [
            mesh(rod(0.5, 6.6, 0.1), chrome(), [0, 4, 0]),
            mesh(ball(1.9), Object.assign(plastic('#c0241d', 0.16), { clearcoat: 1 }), [0, 8.6, 0]),
          ],
          [0, 0, 0],
          [-8, 0, -9],
        ),
      ],
      [-5, surface(1.5), 1.5],
      [slope, 0, 0],
    ),
    push(1.8, 3.6, 1.35, '#c0241d'),
    push(5, 0.6, 1.35, '#f0ede6'),
    push(8.2, 3.6, 1.35, '#f0ede6'),
    push(5, -6, 0.8, '#26282b'),
    push(8, -6, 0.8, '#26282b'),
    ...[
      [-10, 8],
      [10, 8],
      [-10, -8],
      [10, -8],
    ].map(([x, z]) => mesh(rod(0.4, 0.2, 0.08, 20), steel(0.25), [x as number, surface(z as number) + 0.05, z as number], [slope, 0, 0])),
    mesh(
      wire(
        [
          [4, 3, -9],
          [4.4, 1.6, -11.4],
          [8, 0.4, -13],
          [13, 0.4, -11],
          [14.6, 0.4, -6],
        ],
        0.32,
      ),
      dark,
    ),
  ])
}

/** Fifteen numbered balls in a triangle, with the white one in front. */
function poolBalls() {
  const colours = ['#e3b21c', '#1f4aa0', '#c2261e', '#4a2a78', '#e0701c', '#17683a', '#7a1a22', '#17181a']
  const skin = (number: number) =>
    drawn(1024, 512, (c: Pen) => {
      const colour = colours[(number - 1) % 8] as string
      c.fillStyle = number > 8 ? '#f3eedf' : colour
      c.fillRect(0, 0, 1024, 512)
      if (number > 8) {
        c.fillStyle = colour
        c.fillRect(0, 130, 1024, 252)
      }
      for (const x of [256, 768]) {
        c.fillStyle = '#f6f2e6'
        c.beginPath()
        c.ellipse(x, 256, 78, 78, 0, 0, Math.PI * 2)
        c.fill()
        c.fillStyle = '#17181a'
        c.font = 'bold 92px sans-serif'
        c.textAlign = 'center'
        c.fillText(String(number), x, 290)
      }
    })
  const radius = 2.86
  const random = chance(5)
  const resin = (map?: three.Texture) =>
    Object.assign(map ? printed(map) : plastic('#f4efe0', 0.1), {
      roughness: 0.1,
      clearcoat: 1,
      clearcoatRoughness: 0.02,
      envMapIntensity: 0.9,
    })
  const order = [1, 9, 2, 10, 8, 3, 11, 4, 14, 7, 5, 13, 15, 6, 12]
  let index = 0
  const racked = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: row + 1 }, (_, i) => {
      const number = order[index++] as number
      const made = mesh(ball(radius), resin(skin(number)), [(i - row / 2) * radius * 2.01, radius, -row * radius * 1.745])
      // the number looks up, towards the viewer
      made.rotation.set(0.75 + (random() - 0.5) * 0.5, 0, (random() - 0.5) * 0.9)
      made.rotateY((random() - 0.5) * 0.7)
      return made
    }),
  ).flat()
  return group([...racked, mesh(ball(radius), resin(), [-5.4, radius, 6.6])])
}

const spade = (c: Pen, x: number, y: number, size: number) => {
  c.beginPath()
  c.moveTo(x, y - size)
  c.bezierCurveTo(x + size * 0.3, y - size * 0.5, x + size, y - size * 0.1, x + size * 0.82, y + size * 0.36)
  c.bezierCurveTo(x + size * 0.6, y + size * 0.78, x + size * 0.14, y + size * 0.56, x + size * 0.08, y + size * 0.3)
  c.lineTo(x + size * 0.3, y + size)
  c.lineTo(x - size * 0.3, y + size)
  c.lineTo(x - size * 0.08, y + size * 0.3)
  c.bezierCurveTo(x - size * 0.14, y + size * 0.56, x - size * 0.6, y + size * 0.78, x - size * 0.82, y + size * 0.36)
  c.bezierCurveTo(x - size, y - size * 0.1, x - size * 0.3, y - size * 0.5, x, y - size)
  c.fill()
}
const heart = (c: Pen, x: number, y: number, size: number) => {
  c.beginPath()
  c.moveTo(x, y + size)
  c.bezierCurveTo(x - size * 1.4, y - size * 0.1, x - size * 0.8, y - size * 1.2, x, y - size * 0.4)
  c.bezierCurveTo(x + size * 0.8, y - size * 1.2, x + size * 1.4, y - size * 0.1, x, y + size)
  c.fill()
}

/** A cap with bells over a face, which balances a ball. */
function jester(c: Pen, x: number, y: number, size: number) {
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, y + dy * size]
  const horn = (side: number, colour: string) => {
    c.fillStyle = colour
    c.beginPath()
    c.moveTo(...at(0, -0.5))
    c.bezierCurveTo(...at(side * 0.3, -1), ...at(side * 0.9, -1), ...at(side * 0.95, -0.2))
    c.bezierCurveTo(...at(side * 0.8, -0.45), ...at(side * 0.6, -0.3), ...at(side * 0.46, 0.1))
    c.lineTo(...at(0, 0.1))
    c.fill()
    c.fillStyle = '#d8a726'
    c.beginPath()
    c.arc(...at(side * 0.95, -0.12), size * 0.12, 0, 7)
    c.fill()
  }
  horn(-1, '#b3261e')
  horn(1, '#22553a')
  c.fillStyle = '#e0b12c'
  c.beginPath()
  c.moveTo(...at(-0.24, -0.4))
  c.quadraticCurveTo(...at(0, -1.5), ...at(0.24, -0.4))
  c.fill()
  c.fillStyle = '#f0cfa6'
  c.beginPath()
  c.ellipse(...at(0, 0.36), size * 0.44, size * 0.5, 0, 0, 7)
  c.fill()
  c.fillStyle = '#22553a'
  c.fillRect(...at(-0.5, 0), size, size * 0.14)
  c.fillStyle = '#1c1d20'
  for (const side of [-1, 1]) {
    c.beginPath()
    c.arc(...at(side * 0.17, 0.34), size * 0.055, 0, 7)
    c.fill()
    c.fillStyle = '#b3261e'
    for (const turn of [0.2, 0.7]) {
      c.beginPath()
      c.moveTo(...at(side * (turn - 0.1), 0.86))
      c.lineTo(...at(side * (turn + 0.34), 0.9))
      c.lineTo(...at(side * (turn + 0.16), 1.3))
      c.fill()
    }
    c.fillStyle = '#1c1d20'
  }
  c.lineWidth = size * 0.05
  c.strokeStyle = '#b3261e'
  c.beginPath()
  c.arc(...at(0, 0.46), size * 0.22, 0.3, 2.84)
  c.stroke()
}

/** Playing cards: a tuck box and a fan. */
function playingCards() {
  const [wide, high] = [6.3, 8.8]
  const px = 100
  const face = (draw: (c: Pen) => void) =>
    drawn(wide * px, high * px, (c: Pen) => {
      c.fillStyle = '#fbf8f0'
      c.fillRect(0, 0, wide * px, high * px)
      draw(c)
    })
  const corners = (c: Pen, label: string, suit: (c: Pen, x: number, y: number, size: number) => void) => {
    for (const turn of [0, Math.PI]) {
      c.save()
      c.translate((wide * px) / 2, (high * px) / 2)
      c.rotate(turn)
      c.font = 'bold 110px serif'
      c.textAlign = 'center'
      c.fillText(label, -wide * px * 0.5 + 78, -high * px * 0.5 + 118)
      suit(c, -wide * px * 0.5 + 78, -high * px * 0.5 + 190, 42)
      c.restore()
    }
  }
  const faces = [
    face((c) => {
      c.fillStyle = '#b3261e'
      corners(c, '7', heart)
      for (const [x, y] of [
        [0.34, 0.24],
        [0.66, 0.24],
        [0.34, 0.5],
        [0.66, 0.5],
        [0.34, 0.76],
        [0.66, 0.76],
        [0.5, 0.37],
      ] as const)
        heart(c, x * wide * px, y * high * px, 62)
    }),
    face((c) => {
      c.fillStyle = '#1c1d20'
      corners(c, 'A', spade)
      spade(c, (wide * px) / 2, (high * px) / 2, 190)
    }),
    face((c) => {
      c.fillStyle = '#b3261e'
      corners(c, 'J', () => undefined)
      c.strokeStyle = '#c9a24a'
      c.lineWidth = 8
      c.strokeRect(120, 130, wide * px - 240, high * px - 260)
      jester(c, (wide * px) / 2, (high * px) / 2 - 10, 205)
    }),
  ]
  const shape = rounded(
    [
      [-wide / 2, -high / 2],
      [wide / 2, -high / 2],
      [wide / 2, high / 2],
      [-wide / 2, high / 2],
    ],
    0.35,
    true,
  )
  const card = (map: three.Texture) => {
    const geometry = new three.ShapeGeometry(new three.Shape(shape))
    const [at, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
    for (let i = 0; i < at.count; i++) uv.setXY(i, at.getX(i) / wide + 0.5, at.getY(i) / high + 0.5)
    const board = new three.ExtrudeGeometry(new three.Shape(shape), { depth: 0.05, bevelEnabled: false })
    return [mesh(board, paper('#efeadd'), [0, 0, -0.052]), mesh(geometry, printed(map, { roughness: 0.42 }))]
  }
  const pattern = drawn(700, 960, (c: Pen) => {
    c.fillStyle = '#8c2420'
    c.fillRect(0, 0, 700, 960)
    c.strokeStyle = '#e9dcc0'
    c.lineWidth = 8
    c.strokeRect(40, 40, 620, 880)
    c.lineWidth = 4
    const inner = new Path2D()
    inner.rect(60, 60, 580, 840)
    for (let i = -20; i < 40; i++) {
      const lines = new Path2D()
      lines.moveTo(i * 44, 60)
      lines.lineTo(i * 44 + 840, 900)
      lines.moveTo(i * 44 + 840, 60)
      lines.lineTo(i * 44, 900)
      c.save()
      c.clip(inner)
      c.stroke(lines)
      c.restore()
    }
    c.fillStyle = '#8c2420'
    c.beginPath()
    c.arc(350, 480, 176, 0, 7)
    c.fill()
    c.fillStyle = '#f4ecd8'
    c.beginPath()
    c.arc(350, 480, 160, 0, 7)
    c.fill()
    jester(c, 350, 470, 112)
  })
  const [boxWide, boxHigh, boxDeep] = [6.7, 9.2, 2]
  return group([
    group(
      [
        mesh(box(boxWide, boxHigh, boxDeep, 0.08), paper('#8c2420'), [0, boxHigh / 2, 0]),
        mesh(new three.PlaneGeometry(boxWide - 0.06, boxHigh - 0.06), printed(pattern, { roughness: 0.5 }), [
          0,
          boxHigh / 2,
          boxDeep / 2 + 0.01,
        ]),
        mesh(box(boxWide - 0.4, 0.03, 0.05, 0.01), plastic('#4c1210', 0.8), [0, boxHigh, boxDeep / 2 - 0.3]),
      ],
      [-3.4, 0, -4.2],
      [0, 16, 0],
    ),
    ...faces.map((map, i) => {
      const angle = 30 - i * 27
      return group([group(card(map), [0, high / 2 + 1, 0.06 + i * 0.07])], [3.4, 0.02, 7.4], [-90, 0, angle])
    }),
  ])
}

/** A donkey of cardboard under rows of paper fringes. */
function pinata() {
  const outline: Point2[] = [
    [-15, 0],
    [-8.4, 0],
    [-7.6, 11],
    [6.4, 11],
    [7.4, 0],
    [14, 0],
    [14.6, 18],
    [15.4, 25],
    [22, 25.4],
    [24.6, 29],
    [23.2, 34],
    [15.6, 37.4],
    [14.8, 46],
    [11.8, 46.6],
    [10.4, 37.4],
    [6, 28.6],
    [-12.4, 27.6],
    [-16.6, 25],
    [-16.8, 12],
  ]
  const edge = rounded(outline, 1.8, true, 5)
  const inside = (x: number, y: number) => {
    let isIn = false
    for (let i = 0, j = edge.length - 1; i < edge.length; j = i++) {
      const [a, b] = [edge[i] as three.Vector2, edge[j] as three.Vector2]
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn
    }
    return isIn
  }
  const deep = 12
  const colours = ['#d5373f', '#ef9a26', '#f3cf3a', '#4aa55a', '#2f8fc4', '#8a55a8']
  const rows = 24
  const step = 47.5 / rows
  const strips: three.Matrix4[][] = colours.map(() => [])
  const random = chance(11)
  for (let row = 0; row <= rows; row++) {
    const y = row * step
    const list = strips[row % colours.length] as three.Matrix4[]
    for (let x = -18; x < 26; x += 0.85)
      if (inside(x, y - 0.2) || inside(x, y - 1.2))
        for (const side of [1, -1])
          list.push(
            placed(
              [x + (random() - 0.5) * 0.2, y - 0.3, side * (deep / 2 + 0.25)],
              [(random() - 0.5) * 0.16, 1, side * (-0.2 - random() * 0.16)],
            ),
          )
  }
  // the rim, from front to back
  const perimeter = edge.map((point, i) => [point, edge[(i + 1) % edge.length] as three.Vector2] as const)
  for (const [a, b] of perimeter) {
    const length = a.distanceTo(b)
    const count = Math.max(1, Math.round(length / 1.5))
    const out = new three.Vector2(b.y - a.y, a.x - b.x).normalize()
    for (let k = 0; k < count; k++) {
      const at = a.clone().lerp(b, (k + 0.5) / count)
      const row = Math.max(0, Math.floor((at.y + 0.4) / step))
      const list = strips[row % colours.length] as three.Matrix4[]
      const down = Math.abs(out.y) > 0.8
      for (let z = -deep / 2 + 0.5; z < deep / 2; z += 0.9) {
        const direction: Point3 = down ? [-1 + random() * 0.2, -out.y * 0.25, 0] : [-out.x * 0.3, 1, 0]
        list.push(
          placed([at.x + out.x * 0.3, at.y + out.y * 0.3, z + (random() - 0.5) * 0.2], direction, 1, down ? Math.PI / 2 : Math.PI / 2),
        )
      }
    }
  }
  const strand = new three.PlaneGeometry(0.74, 2.5, 1, 2).translate(0, -0.5, 0)
  const tissue = (colour: string) => {
    const made = withSolid(paper(colour), { code: 'colour *= 0.84 + 0.3 * noise(p * 2.4);' })
    made.side = three.DoubleSide
    return made
  }
  const eye = (side: number) => [
    mesh(rod(1.5, 0.3, 0.1, 40), paper('#fbf8f0'), [17, 32.4, side * (deep / 2 + 0.75)], [90, 0, 0]),
    mesh(rod(0.8, 0.4, 0.1, 40), paper('#1c1d20'), [17.3, 32.2, side * (deep / 2 + 0.8)], [90, 0, 0]),
  ]
  return group([
    mesh(plate(outline, deep, { radius: 1.8, bevel: 0.3 }), paper('#c9803f')),
    ...strips.map((list, i) => mesh(copies(strand, list), tissue(colours[i] as string))),
    ...eye(1),
    ...eye(-1),
    mesh(new three.TorusGeometry(1.3, 0.16, 12, 40), steel(0.3), [-1, 29.6, 0]),
    mesh(
      loft(
        (
          [
            [-16.4, 24],
            [-19, 23],
            [-20.6, 18.6],
            [-20.4, 13.6],
          ] as const
        ).map(([x, y], i): Station => ({ at: [x, y, 0], w: [1.6, 1.8, 2.4, 3.4][i] as number, d: [1.6, 1.8, 2.4, 3][i] as number })),
        { smooth: 8, sides: 32, wave: (angle) => 1 + 0.12 * Math.sin(angle * 9) },
      ),
      tissue('#2f8fc4'),
    ),
  ])
}

/** A bottle of bubble mix, two sticks with a loop of cord and a few bubbles. */
function bubbleMix() {
  const label = drawn(1024, 420, (c: Pen) => {
    c.fillStyle = '#f6f3ea'
    c.fillRect(0, 0, 1024, 420)
    c.fillStyle = '#2f8fc4'
    c.fillRect(0, 0, 1024, 46)
    c.fillRect(0, 374, 1024, 46)
    for (const [x, y, size] of [
      [400, 190, 92],
      [560, 130, 58],
      [610, 260, 80],
      [480, 300, 40],
      [330, 300, 34],
      [690, 150, 30],
    ] as const) {
      c.fillStyle = ['#9fd4ea', '#f0b7cf', '#bfe3c0'][size % 3] as string
      c.globalAlpha = 0.75
      c.beginPath()
      c.arc(x, y, size, 0, 7)
      c.fill()
      c.globalAlpha = 1
      c.strokeStyle = '#2f8fc4'
      c.lineWidth = 6
      c.stroke()
      c.strokeStyle = '#ffffff'
      c.beginPath()
      c.arc(x, y, size * 0.68, 3.5, 4.5)
      c.stroke()
    }
  })
  const bottle: Point2[] = [
    [0, 0],
    [3.3, 0],
    [3.45, 0.5],
    [3.45, 11],
    [3.2, 12.4],
    [1.9, 13.6],
    [1.7, 14.4],
    [0, 14.4],
  ]
  const bubble = (at: Point3, radius: number) => {
    const film = withSolid(glass('#dff2fb', 0.3), {
      code: 'float s = 0.5 + 0.5 * sin(p.y * 2.4 + 3.0 * noise(p * 0.7)); colour = mix(mix(vec3(0.95, 0.55, 0.75), vec3(0.4, 0.78, 0.95), s), vec3(0.6, 0.95, 0.7), 0.4 * noise(p * 0.9 + 5.0));',
    })
    film.iridescence = 1
    film.iridescenceIOR = 1.4
    film.side = three.FrontSide
    const made = mesh(ball(radius), film, at)
    made.castShadow = false
    return made
  }
  const birch = wood('birch', 1, 0.5)
  const stick = (points: [Point3, Point3]) =>
    mesh(wire([points[0], [(points[0][0] + points[1][0]) / 2, 0.35, (points[0][2] + points[1][2]) / 2], points[1]], 0.36), birch)
  const label3d = new three.CylinderGeometry(3.48, 3.48, 6.6, 96, 1, true, -1.9, 3.8)
  return group([
    mesh(turned(bottle, 0.5), Object.assign(plastic('#bfe4f2', 0.12), { clearcoat: 1, transparent: true, opacity: 0.9 })),
    mesh(label3d, printed(label, { roughness: 0.4 }), [0, 6, 0]),
    mesh(rod(2.1, 2.6, 0.25, 72), plastic('#e2583e', 0.35), [0, 15.6, 0]),
    ...Array.from({ length: 40 }, (_, i) =>
      mesh(
        box(0.16, 2, 0.16, 0.06),
        plastic('#d04e36', 0.35),
        [Math.sin((i / 40) * 6.283) * 2.1, 15.5, Math.cos((i / 40) * 6.283) * 2.1],
        [0, (i / 40) * 360, 0],
      ),
    ),
    stick([
      [5, 0.36, 6],
      [15, 0.36, -3],
    ]),
    stick([
      [7.6, 0.36, 8],
      [17.6, 0.36, -1],
    ]),
    mesh(
      wire(
        [
          [15, 0.5, -3],
          [16.6, 0.3, -2.2],
          [17.6, 0.5, -1],
          [19.4, 0.2, -3.4],
          [18.6, 0.2, -7],
          [15.6, 0.2, -7.4],
        ],
        0.16,
        { isClosed: true },
      ),
      fabric('#f1ede2', 9),
    ),
    bubble([8.4, 12.4, 1], 2.6),
    bubble([12.6, 7.4, 0.4], 1.7),
    bubble([6.4, 18.2, -0.6], 1.3),
    bubble([11.2, 16.6, -1], 0.9),
  ])
}

/** Games, cards and things for a party. */
export const leisure: Record<string, Model> = {
  'video-game': { build: gamePad, azimuth: 22, elevation: 42 },
  joystick: { build: joystick, azimuth: 28, elevation: 24 },
  'pool-8-ball': { build: poolBalls, azimuth: 14, elevation: 34 },
  joker: { build: playingCards, azimuth: 14, elevation: 36 },
  pinata: { build: pinata, azimuth: 26, elevation: 10 },
  bubbles: { build: bubbleMix, azimuth: 12, elevation: 16 },
}
