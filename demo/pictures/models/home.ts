import * as three from 'three'
import {
  brass,
  ceramic,
  chrome,
  enamel,
  fabric,
  glass,
  lacquer,
  leather,
  paper,
  plastic,
  powder,
  printed,
  rubber,
  steel,
  tinted,
  wax,
  wood,
} from '../materials.ts'
import type { Model } from '../model.ts'
import {
  ball,
  box,
  circle,
  cone,
  drawn,
  group,
  loft,
  mesh,
  type Point2,
  type Point3,
  plate,
  rod,
  type Station,
  turned,
  wire,
} from '../shapes.ts'

/** A leg between two points, thinner at the bottom. */
const leg = (from: Point3, to: Point3, top: number, bottom: number): three.BufferGeometry =>
  loft([
    { at: from, w: top },
    { at: from.map((value, i) => value + ((to[i] as number) - value) * 0.04) as Point3, w: top },
    { at: to.map((value, i) => value + ((from[i] as number) - value) * 0.02) as Point3, w: bottom },
    { at: to, w: bottom * 0.86 },
  ])

const shade = (profile: Point2[]) => {
  const inner = plastic('#f4efe4', 0.6)
  inner.side = three.BackSide
  const outer = tinted(powder('#2f6b6f'))
  const geometry = turned([...profile].reverse(), 1.4)
  return [mesh(geometry, outer), mesh(geometry.clone().scale(0.985, 1, 0.985), inner)]
}

function deskLamp() {
  const metal = chrome()
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [9, 0],
          [9.2, 0.5],
          [9, 1.6],
          [2, 2.4],
          [0, 2.5],
        ],
        0.5,
      ),
      tinted(powder('#2f6b6f')),
    ),
    mesh(rod(1, 4), metal, [0, 3.6, 0]),
    mesh(
      wire(
        [
          [0, 5, 0],
          [-4.5, 13, 0],
          [-10, 23, 0],
        ],
        0.55,
      ),
      metal,
    ),
    mesh(ball(1.3), tinted(powder('#2f6b6f')), [-10, 23, 0]),
    mesh(
      wire(
        [
          [-10, 23, 0],
          [0, 31.5, 0],
          [9.4, 39, 0],
        ],
        0.55,
      ),
      metal,
    ),
    mesh(ball(1.2), tinted(powder('#2f6b6f')), [9.4, 39, 0]),
    group(
      [
        ...shade([
          [1.6, 5.6],
          [2.2, 5.5],
          [2.8, 3],
          [7.4, -5],
          [7.6, -5.6],
        ]),
        mesh(rod(2, 3, 0.6), tinted(powder('#2f6b6f')), [0, 5.8, 0]),
        mesh(
          ball(3),
          Object.assign(plastic('#fff6dd', 0.3), { emissive: new three.Color('#ffe2a0'), emissiveIntensity: 0.8 }),
          [0, -2.6, 0],
        ),
      ],
      [12.6, 36, 0],
      [0, 0, 34],
    ),
    mesh(
      wire(
        [
          [0, 0.5, -8.6],
          [-4, 0.35, -13],
          [-12, 0.35, -15],
        ],
        0.3,
      ),
      rubber(),
    ),
  ])
}

function pendantLamp() {
  return group([
    ...shade([
      [1.8, 14],
      [2.4, 13.8],
      [3, 12.4],
      [12, 8],
      [17.6, 0.6],
      [17.8, 0],
    ]),
    mesh(
      turned(
        [
          [0, 17.6],
          [0.9, 17.5],
          [1.8, 16.6],
          [2, 13.4],
          [0, 13.4],
        ].reverse() as Point2[],
        0.3,
      ),
      brass(),
    ),
    mesh(ball(4.2), Object.assign(plastic('#fff6dd', 0.3), { emissive: new three.Color('#ffe2a0'), emissiveIntensity: 0.8 }), [0, 3.4, 0]),
    mesh(rod(0.28, 22), fabric('#2a2c2f', 8), [0, 28, 0]),
  ])
}

function stool() {
  const timber = wood('birch', 1, 1.6)
  const feet: Point2[] = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ]
  const at = (i: number, y: number): Point3 => {
    const [x = 1, z = 1] = feet[i % 4] as Point2
    const spread = 15 - (y / 44) * 5
    return [x * spread, y, z * spread]
  }
  return group([
    mesh(
      turned(
        [
          [0, 43],
          [15.6, 43],
          [16.4, 44],
          [16.2, 46],
          [12, 46.2],
          [0, 45.5],
        ],
        0.8,
      ),
      tinted(lacquer('#3c7a80')),
    ),
    ...feet.map((_, i) => mesh(leg(at(i, 43.4), at(i, 0), 3.4, 2.5), timber)),
    ...feet.map((_, i) => mesh(wire([at(i, 16 + (i % 2) * 4), at(i + 1, 16 + (i % 2) * 4)], 0.9), timber)),
  ])
}

function diningChair() {
  const timber = wood('oak', 1, 1.8)
  const curve = (y: number, z: number, half: number) => {
    const stations: Station[] = [
      { at: [-half, y, z], w: 1.9, d: 5.4, power: 3 },
      { at: [-half * 0.5, y + 0.4, z - 2.4], w: 1.8, d: 6.4, power: 3 },
      { at: [0, y + 0.6, z - 3.2], w: 1.8, d: 6.8, power: 3 },
      { at: [half * 0.5, y + 0.4, z - 2.4], w: 1.8, d: 6.4, power: 3 },
      { at: [half, y, z], w: 1.9, d: 5.4, power: 3 },
    ]
    return loft(stations, { smooth: 8 })
  }
  return group([
    mesh(box(43, 4.2, 41, 2), tinted(fabric('#4f6b73', 3)), [0, 46, 1]),
    mesh(box(42, 2.6, 40, 0.6), timber, [0, 43.4, 1]),
    mesh(leg([18.6, 44, 19], [19.4, 0, 20], 4, 2.7), timber),
    mesh(leg([-18.6, 44, 19], [-19.4, 0, 20], 4, 2.7), timber),
    ...[1, -1].map((side) =>
      mesh(
        loft(
          [
            { at: [side * 19, 0, -25], w: 2.8 },
            { at: [side * 18.6, 20, -20], w: 3.6 },
            { at: [side * 18.4, 44, -18], w: 4 },
            { at: [side * 18.4, 64, -20], w: 3.6 },
            { at: [side * 18.2, 82, -25.4], w: 2.7 },
            { at: [side * 18.2, 82.6, -25.6], w: 1.6 },
          ],
          { smooth: 8 },
        ),
        timber,
      ),
    ),
    mesh(curve(76.4, -23.4, 18), wood('oak', 0, 1.8)),
    mesh(curve(64.4, -20.2, 18), wood('oak', 0, 1.8)),
    mesh(
      wire(
        [
          [-19, 22, 19.6],
          [-18.7, 22, -19.8],
        ],
        1,
      ),
      timber,
    ),
    mesh(
      wire(
        [
          [19, 22, 19.6],
          [18.7, 22, -19.8],
        ],
        1,
      ),
      timber,
    ),
  ])
}

function table() {
  const top = wood('oak', 0, 3)
  const side = wood('oak', 1, 2.4)
  return group([
    mesh(box(150, 3.4, 82, 0.8), top, [0, 73, 0]),
    mesh(box(126, 8, 2.4, 0.4), top, [0, 67, 31]),
    mesh(box(126, 8, 2.4, 0.4), top, [0, 67, -31]),
    mesh(box(2.4, 8, 62, 0.4), wood('oak', 2, 2.4), [63, 67, 0]),
    mesh(box(2.4, 8, 62, 0.4), wood('oak', 2, 2.4), [-63, 67, 0]),
    ...[1, -1].flatMap((x) =>
      [1, -1].map((z) =>
        mesh(
          loft([
            { at: [x * 64, 71.4, z * 32], w: 8, power: 9 },
            { at: [x * 64, 62, z * 32], w: 8, power: 9 },
            { at: [x * 66, 0, z * 34], w: 5, power: 9 },
          ]),
          side,
        ),
      ),
    ),
  ])
}

function bookshelf() {
  const upright = wood('birch', 1, 3)
  const shelf = wood('birch', 0, 3)
  const colours = ['#7d4438', '#39545e', '#b99a5b', '#5b6b4c', '#d8cfbd', '#8a5f73', '#2f3a45']
  const books: three.Object3D[] = []
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  for (const [level, from, to] of [
    [4, -33, 8],
    [3, -6, 33],
    [2, -33, 14],
    [1, -20, 33],
  ] as const) {
    let x: number = from
    while (x < to) {
      const [width, height] = [2 + random() * 2.4, 18 + random() * 8]
      books.push(
        mesh(box(width, height, 17, 0.2), paper(colours[Math.floor(random() * colours.length)]), [
          x + width / 2,
          9 + level * 34 + height / 2 - 1.2 + 2,
          2 - random() * 2,
        ]),
      )
      x += width + 0.12
    }
  }
  return group([
    mesh(box(2.4, 178, 28, 0.3), upright, [36, 89, 0]),
    mesh(box(2.4, 178, 28, 0.3), upright, [-36, 89, 0]),
    ...[8, 42, 76, 110, 144, 176.8].map((y) => mesh(box(70, 2.4, 27.6, 0.3), shelf, [0, y, 0])),
    mesh(box(70, 6, 1.6, 0.2), shelf, [0, 3.4, 11.6]),
    mesh(box(71, 172, 0.8, 0.1), wood('birch', 1, 4), [0, 91, -13.4]),
    ...books,
    mesh(
      turned(
        [
          [0, 0],
          [4.4, 0],
          [5.4, 4],
          [3, 11],
          [3.6, 13.4],
          [3, 13.4],
        ],
        2,
      ),
      tinted(ceramic('#3f7f86')),
      [-20, 112, 2],
    ),
  ])
}

function candle() {
  return group([
    mesh(
      turned(
        [
          [0, 1.2],
          [3.6, 1.2],
          [3.75, 1.6],
          [3.7, 13.2],
          [3.3, 13.8],
          [2.4, 13.3],
          [0, 12.9],
        ],
        0.5,
      ),
      tinted(wax('#ece0c4')),
    ),
    mesh(
      wire(
        [
          [0, 12.8, 0],
          [0.05, 13.8, 0],
          [0.35, 14.5, 0],
        ],
        0.11,
      ),
      rubber('#2b2622'),
    ),
    mesh(
      turned(
        [
          [0, 0],
          [5.6, 0],
          [6.4, 1.2],
          [6.2, 1.5],
          [5.4, 0.7],
          [0, 0.7],
        ],
        0.3,
      ),
      brass(),
    ),
  ])
}

/** A candle in a tin with its lid. */
function campCandle() {
  const tin = tinted(enamel('#4d6b57'))
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [4, 0],
          [4.2, 0.3],
          [4.2, 5.4],
          [4.3, 5.6],
          [4.2, 5.8],
          [4, 5.6],
          [4, 0.6],
          [0, 0.6],
        ],
        0.12,
      ),
      tin,
    ),
    mesh(new three.TorusGeometry(4.2, 0.1, 10, 96), tin, [0, 1, 0], [90, 0, 0]),
    mesh(
      turned(
        [
          [0, 0],
          [3.95, 0],
          [3.95, 4.9],
          [3.4, 4.7],
          [0, 4.6],
        ],
        0.2,
      ),
      wax('#d9b35a'),
    ),
    ...[-90, 30, 150].map((angle) => {
      const [x, z] = [Math.cos((angle * Math.PI) / 180) * 1.5, Math.sin((angle * Math.PI) / 180) * 1.5]
      return mesh(
        wire(
          [
            [x, 4.4, z],
            [x + 0.05, 5.4, z],
            [x + 0.3, 6, z],
          ],
          0.12,
        ),
        rubber('#2b2622'),
      )
    }),
    group(
      [
        mesh(
          turned(
            [
              [0, 1.1],
              [3.9, 1.1],
              [4.3, 1.2],
              [4.45, 0.9],
              [4.45, 0],
              [4.3, 0],
              [4.3, 0.85],
              [0, 0.9],
            ],
            0.14,
          ),
          tin,
        ),
        mesh(new three.TorusGeometry(3.2, 0.08, 10, 96), tin, [0, 1.12, 0], [90, 0, 0]),
      ],
      [4.6, 4, 5.1],
      [64, 0, 0],
    ),
  ])
}

function crate() {
  const timber = (axis: number) => wood('pine', axis, 1.6)
  const slats: three.Object3D[] = []
  for (const y of [3.4, 11.4, 19.4])
    slats.push(
      mesh(box(44, 6.6, 1.2, 0.15), timber(0), [0, y, 14]),
      mesh(box(44, 6.6, 1.2, 0.15), timber(0), [0, y, -14]),
      mesh(box(1.2, 6.6, 27, 0.15), timber(2), [21.4, y - (y > 19 ? 0 : 0), 0]),
      mesh(box(1.2, 6.6, 27, 0.15), timber(2), [-21.4, y, 0]),
    )
  return group([
    ...slats,
    ...[-11, -5.5, 0, 5.5, 11].map((z) => mesh(box(43, 1, 4.8, 0.1), timber(0), [0, 0.8, z])),
    ...[1, -1].flatMap((x) => [1, -1].map((z) => mesh(box(2.6, 22, 2.6, 0.2), timber(1), [x * 19.6, 11.6, z * 12.2]))),
    ...[1, -1].flatMap((x) => [3.4, 11.4, 19.4].map((y) => mesh(rod(0.35, 0.3, 0.05), steel(), [x * 19.6, y, 14.65], [90, 0, 0]))),
  ])
}

/** A mirror shows what is around it: the studio alone would leave it grey. */
export const room = () =>
  drawn(1024, 1024, (c) => {
    const wall = c.createLinearGradient(0, 0, 1024, 900)
    wall.addColorStop(0, '#eef1f0')
    wall.addColorStop(0.55, '#cdd6d6')
    wall.addColorStop(1, '#aebabc')
    c.fillStyle = wall
    c.fillRect(0, 0, 1024, 1024)
    c.filter = 'blur(7px)'
    c.fillStyle = '#a98a68'
    c.fillRect(-20, 800, 1064, 260)
    c.fillStyle = '#f4f4f0'
    c.fillRect(-20, 770, 1064, 34)
    c.fillStyle = '#ffffff'
    c.fillRect(180, 150, 330, 440)
    const sky = c.createLinearGradient(0, 160, 0, 580)
    sky.addColorStop(0, '#b9dcf2')
    sky.addColorStop(1, '#eef7fb')
    c.fillStyle = sky
    for (const x of [204, 356]) for (const y of [174, 384]) c.fillRect(x, y, 130, 182)
    c.fillStyle = '#e9ebe8'
    c.fillRect(160, 590, 370, 26)
    c.fillStyle = '#b9683f'
    c.fillRect(720, 690, 110, 120)
    c.strokeStyle = '#5c8a4a'
    c.lineWidth = 26
    for (const lean of [-120, -60, 0, 60, 120]) {
      c.beginPath()
      c.moveTo(775, 700)
      c.quadraticCurveTo(775 + lean * 0.4, 540, 775 + lean, 450 + Math.abs(lean) * 0.7)
      c.stroke()
    }
    c.filter = 'blur(26px)'
    c.fillStyle = 'rgba(255,255,255,0.34)'
    for (const [x, wide] of [
      [560, 90],
      [720, 34],
    ] as const) {
      c.beginPath()
      c.moveTo(x, -20)
      c.lineTo(x + wide, -20)
      c.lineTo(x + wide - 420, 1044)
      c.lineTo(x - 420, 1044)
      c.fill()
    }
  })

function mirror() {
  const view = printed(room(), { roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.02, envMapIntensity: 0.9 })
  return group(
    [
      mesh(new three.CircleGeometry(26, 128), view, [0, 0, 0.7]),
      mesh(new three.TorusGeometry(26.4, 1.5, 24, 160), tinted(wood('oak', 2, 2)), [0, 0, 0.4]),
      mesh(rod(26, 0.8, 0.1, 96), plastic('#2a2a2a'), [0, 0, -0.8], [90, 0, 0]),
      mesh(
        wire(
          [
            [-9, 25, 0],
            [-2, 38, 0],
            [0, 40, 0],
            [2, 38, 0],
            [9, 25, 0],
          ],
          0.55,
          { tension: 0.1 },
        ),
        leather('#6b4a33'),
      ),
      mesh(rod(1.4, 3, 0.4), brass(), [0, 39.4, 0], [90, 0, 0]),
    ],
    [0, 0, 0],
  )
}

function wallClock() {
  const face = drawn(1024, 1024, (c) => {
    c.fillStyle = '#f6f2e8'
    c.fillRect(0, 0, 1024, 1024)
    c.translate(512, 512)
    c.fillStyle = '#22262b'
    for (let i = 0; i < 60; i++) {
      c.save()
      c.rotate((i / 60) * Math.PI * 2)
      c.fillRect(i % 5 ? -3 : -8, -478, i % 5 ? 6 : 16, i % 5 ? 24 : 54)
      c.restore()
    }
    c.font = '600 104px sans-serif'
    c.textAlign = 'center'
    c.textBaseline = 'middle'
    for (let i = 1; i <= 12; i++) c.fillText(String(i), Math.sin((i / 6) * Math.PI) * 350, -Math.cos((i / 6) * Math.PI) * 350)
  })
  const hand = (length: number, width: number, angle: number, z: number) =>
    group(
      [
        mesh(
          plate(
            [
              [-width, -length * 0.16],
              [width, -length * 0.16],
              [width * 0.5, length],
              [-width * 0.5, length],
            ],
            0.3,
            { radius: 0.2, bevel: 0.05 },
          ),
          rubber('#1d2024'),
        ),
      ],
      [0, 0, z],
      [0, 0, angle],
    )
  return group([
    mesh(new three.CircleGeometry(15, 96), printed(face, { roughness: 0.6 }), [0, 0, 0.6]),
    mesh(new three.TorusGeometry(15.4, 1.2, 24, 128), tinted(lacquer('#2d4f5c')), [0, 0, 0.6]),
    mesh(rod(15, 1.6, 0.2, 96), plastic('#26292d'), [0, 0, -0.4], [90, 0, 0]),
    hand(7.6, 0.5, 52, 1),
    hand(11.6, 0.36, -60, 1.4),
    mesh(rod(0.7, 0.7, 0.1), brass(), [0, 0, 1.6], [90, 0, 0]),
  ])
}

function notebook() {
  const cover = tinted(leather('#2f5a63'))
  return group([
    group(
      [
        mesh(box(14.4, 0.24, 21.4, 0.1), cover, [0, 0.12, 0]),
        mesh(box(13.8, 1.3, 20.8, 0.1), paper('#efe7d4'), [0.1, 0.9, 0]),
        mesh(box(14.4, 0.24, 21.4, 0.1), cover, [0, 1.66, 0]),
        mesh(
          loft([
            { at: [-7.1, 0.9, -10.7], w: 0.5, d: 1.8 },
            { at: [-7.1, 0.9, 10.7], w: 0.5, d: 1.8 },
          ]),
          cover,
        ),
        mesh(box(0.7, 2, 21.7, 0.1), fabric('#23262a', 8), [5.2, 0.9, 0]),
        mesh(box(0.5, 0.05, 4, 0.02), fabric('#a5382e', 8), [-2, 0.5, 12], [10, 6, 0]),
      ],
      [0, 0, 0],
      [0, 22, 0],
    ),
  ])
}

function pencil() {
  const sharpened = (x: number, z: number, angle: number, colour: three.MeshPhysicalMaterial) => {
    const six = (w: number) => ({ w, power: 2 })
    const timber = wood('beech', 1, 0.4)
    return group(
      [
        group(
          [
            mesh(
              loft(
                [
                  { at: [0, 0, 0], ...six(0.7) },
                  { at: [0, 14.4, 0], ...six(0.7) },
                ],
                { sides: 6, hasCaps: true },
              ).toNonIndexed(),
              colour,
            ),
            mesh(cone(0.35, 0.11, 1.9, 0.01), timber, [0, 15.3, 0]),
            mesh(cone(0.12, 0.02, 0.7, 0.01), rubber('#2a2a2c'), [0, 16.5, 0]),
            mesh(rod(0.36, 1.1, 0.03), brass(), [0, -0.4, 0]),
            mesh(rod(0.33, 0.9, 0.14), rubber('#c86b66'), [0, -1.3, 0]),
          ].map((part) => {
            part.geometry.computeVertexNormals()
            return part
          }),
          [0, 0, 0],
          [-90, 0, 0],
        ),
      ],
      [x, 0.35, z],
      [0, angle, 0],
    )
  }
  return group([
    sharpened(0, 0, -38, tinted(lacquer('#d39b27'))),
    sharpened(2.2, 1, -44, tinted(lacquer('#d39b27'))),
    sharpened(-2, -1.4, -33, tinted(lacquer('#d39b27'))),
  ])
}

function buildingBlocks() {
  const paint = (colour: string) => lacquer(colour)
  const cube = (at: Point3, material: three.Material, turn = 0) => mesh(box(4, 4, 4, 0.25), material, at, [0, turn, 0])
  const arch = plate(
    [
      [-6, 0],
      [-3, 0],
      [-3, 1.4],
      [-2.1, 2.9],
      [0, 3.5],
      [2.1, 2.9],
      [3, 1.4],
      [3, 0],
      [6, 0],
      [6, 6],
      [-6, 6],
    ],
    4,
    { radius: 0.3, bevel: 0.2 },
  )
  const roof = plate(
    [
      [-6.4, 0],
      [6.4, 0],
      [0, 6],
    ],
    4,
    { radius: 0.3, bevel: 0.2 },
  )
  return group([
    cube([-4.2, 2, 0], paint('#b83a2f'), 4),
    cube([4.2, 2, 0.2], paint('#2d6f86'), -5),
    mesh(arch, wood('beech', 0), [0, 4, 0]),
    mesh(roof, paint('#d7a52c'), [0, 10, 0]),
    mesh(rod(2, 4, 0.25), paint('#3f8a57'), [9.6, 2, 4]),
    cube([-9.4, 2, 4.4], wood('beech', 1), 24),
    mesh(rod(2, 8, 0.25), wood('beech', 1), [-2, 2, 7.6], [0, 20, 90]),
  ])
}

function spinningTop() {
  return group(
    [
      mesh(
        turned(
          [
            [0, 0],
            [0.35, 0.5],
            [2.2, 2.6],
            [4.6, 4],
            [0, 4],
          ],
          0.3,
        ),
        wood('beech'),
      ),
      mesh(rod(4.62, 0.7, 0.12, 96), tinted(lacquer('#b23a31')), [0, 4.35, 0]),
      mesh(
        turned(
          [
            [0, 4.7],
            [4.2, 4.7],
            [2, 6],
            [0.7, 6.8],
            [0, 6.8],
          ],
          0.5,
        ),
        wood('beech'),
      ),
      mesh(new three.TorusGeometry(3, 0.14, 12, 96), tinted(lacquer('#b23a31')), [0, 5.38, 0], [90, 0, 0]),
      mesh(
        turned(
          [
            [0, 6.6],
            [0.6, 6.6],
            [0.5, 9.6],
            [0.85, 11],
            [0.6, 11.6],
            [0, 11.7],
          ],
          0.4,
        ),
        wood('beech'),
      ),
    ],
    [0, 0, 0],
    [0, 0, -24],
  )
}

function firstAidBox() {
  const shell = tinted(powder('#b9322d'))
  return group([
    mesh(box(30, 21, 11, 2.4), shell, [0, 11.5, 0]),
    mesh(
      plate(
        [
          [-15.1, -5.6],
          [15.1, -5.6],
          [15.1, 5.6],
          [-15.1, 5.6],
        ],
        0.5,
        { radius: 2.7, bevel: 0.1 },
      ),
      plastic('#2b2d30'),
      [0, 15, 0],
      [90, 0, 0],
    ),
    mesh(rod(6.4, 0.5, 0.1), plastic('#f6f4ef'), [0, 9, 5.5], [90, 0, 0]),
    mesh(box(7.6, 2.5, 0.8, 0.1), plastic('#2f8f57'), [0, 9, 5.6]),
    mesh(box(2.5, 7.6, 0.8, 0.1), plastic('#2f8f57'), [0, 9, 5.6]),
    ...[-9, 9].map((x) => mesh(box(2.8, 4, 1, 0.4), plastic('#f2efe8'), [x, 15.4, 5.7])),
    mesh(
      wire(
        [
          [-5, 21.6, 0],
          [-4.6, 24, 0],
          [-3, 25, 0],
          [3, 25, 0],
          [4.6, 24, 0],
          [5, 21.6, 0],
        ],
        0.8,
        { tension: 0.3 },
      ),
      plastic('#2b2d30'),
    ),
  ])
}

function umbrella() {
  const ribs = 8
  const canopy = new three.SphereGeometry(50, 96, 24, 0, Math.PI * 2, 0, Math.PI * 0.36)
  const at = canopy.getAttribute('position')
  for (let i = 0; i < at.count; i++) {
    const [x, y, z] = [at.getX(i), at.getY(i), at.getZ(i)]
    const angle = Math.atan2(z, x)
    const fold = Math.abs(Math.sin((angle * ribs) / 2))
    const down = 1 - (y - 21) / 29
    at.setY(i, (y - 21) * 1.05 + fold * down * down * 4.5)
    at.setX(i, x * (1 - fold * 0.045 * down))
    at.setZ(i, z * (1 - fold * 0.045 * down))
  }
  canopy.computeVertexNormals()
  return group(
    [
      mesh(canopy, tinted(fabric('#2f5f74', 5)), [0, 46, 0]),
      mesh(rod(0.6, 76), steel(), [0, 40, 0]),
      mesh(cone(0.7, 0.3, 5), steel(), [0, 79, 0]),
      ...Array.from({ length: ribs }, (_, i) => {
        const angle = ((i + 0.5) / ribs) * Math.PI * 2
        return mesh(
          wire(
            [
              [0, 60, 0],
              [Math.cos(angle) * 25, 65, Math.sin(angle) * 25],
            ],
            0.25,
          ),
          steel(),
        )
      }),
      mesh(
        wire(
          [
            [0, 4, 0],
            [0, -4, 0],
            [1.6, -8, 0],
            [5, -9.4, 0],
            [8, -7, 0],
            [8.4, -3.6, 0],
          ],
          1.25,
        ),
        wood('walnut'),
      ),
    ],
    [0, 0, 0],
    [0, 0, -36],
  )
}

function lantern() {
  const metal = tinted(powder('#2f4a3c'))
  const wireAt = (angle: number) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return mesh(
      wire(
        [
          [c * 5, 6.4, s * 5],
          [c * 6.2, 11, s * 6.2],
          [c * 5, 16, s * 5],
          [c * 3.6, 17.6, s * 3.6],
        ],
        0.16,
      ),
      steel(),
    )
  }
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [6.4, 0],
          [6.8, 0.6],
          [6.4, 4.4],
          [4.4, 6.2],
          [0, 6.3],
        ],
        0.8,
      ),
      metal,
    ),
    mesh(
      turned(
        [
          [3.8, 6.3],
          [4.8, 9],
          [4.6, 12.6],
          [3.2, 16.4],
          [3, 16.6],
        ],
        1.6,
      ),
      glass('#f2ead2', 0.3),
    ),
    mesh(
      loft(
        [
          { at: [0, 6.4, 0], w: 0.9 },
          { at: [0, 9, 0], w: 2, d: 2 },
          { at: [0, 11, 0], w: 1.3 },
          { at: [0, 13, 0], w: 0.1 },
        ],
        { smooth: 8 },
      ),
      Object.assign(plastic('#ffd27a', 0.4), { emissive: new three.Color('#ffb84a'), emissiveIntensity: 1.2 }),
    ),
    ...[0.4, 1.97, 3.54, 5.11].map(wireAt),
    mesh(
      turned(
        [
          [0, 21.6],
          [2, 21.4],
          [2.6, 19.6],
          [4.4, 17.8],
          [4.6, 16.8],
          [3.4, 16.4],
          [0, 16.4],
        ].reverse() as Point2[],
        0.5,
      ),
      metal,
    ),
    mesh(
      wire(
        [
          [-6.4, 4, 0],
          [-7.6, 12, 0],
          [-7, 19, 0],
          [0, 27, 0],
          [7, 19, 0],
          [7.6, 12, 0],
          [6.4, 4, 0],
        ],
        0.24,
      ),
      steel(),
    ),
    mesh(rod(0.7, 1.2, 0.15), brass(), [0, 4.6, 6], [90, 0, 0]),
  ])
}

function tent() {
  const cloth = tinted(fabric('#c96f2c', 0.8))
  const inside = fabric('#3f3327', 0.8)
  const [length, half, height] = [210, 75, 120]
  const side = (sign: number) => {
    const geometry = new three.PlaneGeometry(1, 1, 24, 24)
    const at = geometry.getAttribute('position')
    for (let i = 0; i < at.count; i++) {
      const [u, t] = [at.getX(i) * 2, at.getY(i) + 0.5]
      const sag = Math.sin(t * Math.PI) * (1 - Math.abs(u) * 0.4) * 6
      at.setXYZ(
        i,
        sign * (half * (1 - t) - sag * 0.8),
        height * t - sag * 0.4 - Math.cos(u * 1.57) * t * 5 + t * 5,
        ((u * length) / 2) * (1 + (1 - t) * 0.04),
      )
    }
    geometry.computeVertexNormals()
    return mesh(geometry, cloth)
  }
  const flap = (sign: number) =>
    mesh(
      plate(
        [
          [0, height - 4],
          [sign * (half - 3), 0],
          [sign * half * 0.42, 0],
          [sign * 10, 46],
        ],
        1,
        { radius: 2, bevel: 0.2 },
      ),
      cloth,
      [0, 0, length / 2 - 2],
    )
  const floor = mesh(box(half * 2 - 6, 1, length - 4, 0.2), inside, [0, 0.5, 0])
  return group([
    side(1),
    side(-1),
    flap(1),
    flap(-1),
    floor,
    mesh(
      plate(
        [
          [0, height - 6],
          [half - 6, 0],
          [-half + 6, 0],
        ],
        1,
        { radius: 1 },
      ),
      inside,
      [0, 0, -length / 2 + 4],
    ),
    mesh(
      wire(
        [
          [0, height + 6, length / 2],
          [0, 0, length / 2],
        ],
        1.3,
      ),
      steel(),
    ),
    mesh(
      wire(
        [
          [0, height + 6, -length / 2],
          [0, height - 20, -length / 2],
        ],
        1.3,
      ),
      steel(),
    ),
    ...[1, -1].map((z) =>
      mesh(
        wire(
          [
            [0, height + 3, (z * length) / 2],
            [0, 0, z * (length / 2 + 75)],
          ],
          0.5,
        ),
        plastic('#e6e0d0'),
      ),
    ),
    ...[1, -1].flatMap((x) =>
      [0.4, -0.4].map((z) =>
        mesh(
          wire(
            [
              [x * (half - 8), 16, z * length],
              [x * (half + 24), 0, z * length * 1.1],
            ],
            0.5,
          ),
          plastic('#e6e0d0'),
        ),
      ),
    ),
  ])
}

function dumbbell() {
  const weight = tinted(rubber('#2b2e33'))
  const hexagon = circle(6.4, [0, 0], 6, 30).map(({ x, y }): Point2 => [x, y])
  return group([
    ...[-9.6, 9.6].map((x) => mesh(plate(hexagon, 8, { radius: 1.2, bevel: 0.9 }), weight, [x, 5.6, 0], [0, 90, 0])),
    ...[-13.7, 13.7].map((x) => mesh(rod(3, 0.4, 0.1), steel(0.4), [x, 5.6, 0], [0, 0, 90])),
    mesh(
      loft(
        [
          { at: [-6, 5.6, 0], w: 2.6 },
          { at: [0, 5.6, 0], w: 3.3 },
          { at: [6, 5.6, 0], w: 2.6 },
        ],
        { smooth: 10 },
      ),
      chrome(),
    ),
  ])
}

function kettlebell() {
  const iron = tinted(powder('#2a2d31'))
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [6.4, 0],
          [9, 1.6],
          [10.4, 8],
          [9.4, 14],
          [5, 18.4],
          [0, 19],
        ],
        4,
      ),
      iron,
    ),
    mesh(
      wire(
        [
          [-5.4, 15.6, 0],
          [-7.6, 20, 0],
          [-7, 25.4, 0],
          [-3.4, 28, 0],
          [3.4, 28, 0],
          [7, 25.4, 0],
          [7.6, 20, 0],
          [5.4, 15.6, 0],
        ],
        1.7,
      ),
      iron,
    ),
  ])
}

/** Home, office, sport and toys. */
export const home: Record<string, Model> = {
  'desk-lamp': { build: deskLamp, azimuth: 24, elevation: 12 },
  'pendant-lamp': { build: pendantLamp, elevation: -10, isHanging: true },
  stool: { build: stool, elevation: 16 },
  'dining-chair': { build: diningChair, azimuth: 36, elevation: 14 },
  table: { build: table, azimuth: 30, elevation: 16 },
  bookshelf: { build: bookshelf, azimuth: 28, elevation: 8 },
  candle: { build: candle, elevation: 16 },
  'camp-candle': { build: campCandle, azimuth: 10, elevation: 30 },
  crate: { build: crate, elevation: 24 },
  tent: { build: tent, azimuth: 34, elevation: 14 },
  lantern: { build: lantern, azimuth: 24, elevation: 10 },
  dumbbell: { build: dumbbell, azimuth: 36, elevation: 22 },
  kettlebell: { build: kettlebell, azimuth: 26, elevation: 14 },
  notebook: { build: notebook, azimuth: 14, elevation: 44 },
  pencil: { build: pencil, azimuth: 8, elevation: 52 },
  'building-blocks': { build: buildingBlocks, azimuth: 22, elevation: 20 },
  'spinning-top': { build: spinningTop, elevation: 20 },
  'wall-mirror': { build: mirror, azimuth: 24, elevation: 4, isHanging: true },
  'first-aid-box': { build: firstAidBox, azimuth: 26, elevation: 18 },
  'wall-clock': { build: wallClock, azimuth: 22, elevation: 4, isHanging: true },
  umbrella: { build: umbrella, azimuth: 20, elevation: 12 },
}
