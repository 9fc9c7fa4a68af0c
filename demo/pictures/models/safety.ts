import * as three from 'three'
import { above, ease, mix, patch, type Surface, seam, sheet } from '../forms.ts'
import { fabric, plastic, printed, rubber, steel, tinted, withSolid, zinc } from '../materials.ts'
import type { Model } from '../model.ts'
import { arc, box, drawn, group, loft, mesh, type Point2, type Point3, plate, rod, type Station, turned, wire } from '../shapes.ts'

/** Film that shines back: fine cells under a gloss. */
const film = (colour: string) =>
  withSolid(plastic(colour, 0.3), {
    depth: 0.004,
    code: 'vec2 q = vec2(p.x + p.z, p.x - p.z) * 2.2; float f = max(smoothstep(0.45, 0.5, abs(fract(q.x) - 0.5)), smoothstep(0.45, 0.5, abs(fract(q.y) - 0.5))); colour *= 1.0 - 0.06 * f;',
  })

/** The outline of a triangle, `inset` inside the plate. */
const triangle = (inset: number): Point2[] => [
  [-21.5 + inset * 1.73, inset],
  [21.5 - inset * 1.73, inset],
  [0, 38.4 - inset * 2],
]

/** A warning triangle on a clip-on stand. */
function warningSign() {
  const black = plastic('#1c1d1f', 0.4)
  const hole = (x: number) => mesh(rod(0.42, 0.1, 0.02, 24), plastic('#3a3a36', 0.6), [x, 33.1, 0.36], [90, 0, 0])
  const face = group(
    [
      mesh(plate(triangle(0), 0.5, { radius: 3, bevel: 0.12 }), film('#f2b705')),
      mesh(plate(triangle(0.9), 0.06, { radius: 2.4, bevel: 0.02 }), black, [0, 0, 0.26]),
      mesh(plate(triangle(3.5), 0.06, { radius: 1.4, bevel: 0.02 }), film('#f2b705'), [0, 0, 0.3]),
      mesh(
        plate(
          [
            [-1.15, 13.2],
            [1.15, 13.2],
            [1.85, 25.4],
            [-1.85, 25.4],
          ],
          0.06,
          { radius: 0.8, bevel: 0.02 },
        ),
        black,
        [0, 0, 0.34],
      ),
      mesh(rod(1.65, 0.06, 0.02, 48), black, [0, 9.6, 0.34], [90, 0, 0]),
      hole(-1.1),
      hole(1.1),
    ],
    [0, 1.6, 0],
    [-9, 0, 0],
  )
  const foot = (x: number) =>
    group(
      [
        mesh(box(2.6, 1.2, 17, 0.5), black, [0, 0.6, -2.5]),
        mesh(box(2.6, 3.4, 1.5, 0.4), black, [0, 2.4, 0.1], [-9, 0, 0]),
        mesh(
          wire(
            [
              [0, 1, -9.6],
              [0, 9, -4.6],
              [0, 13, -2.4],
            ],
            0.5,
          ),
          black,
        ),
      ],
      [x, 0, 0],
    )
  return group([face, foot(-11), foot(11)])
}

const octagon = (across: number): Point2[] =>
  Array.from({ length: 8 }, (_, i): Point2 => {
    const angle = ((i + 0.5) / 8) * Math.PI * 2
    const radius = across / 2 / Math.cos(Math.PI / 8)
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })

/** A blank octagonal plate and the clamp for its pole. */
function octagonPlate() {
  const red = film('#b3201f')
  const bar = zinc()
  const shell = (side: number) => {
    const ring = [...arc(3.3, 180, 0, [0, 0], 24), ...arc(2.9, 0, 180, [0, 0], 24)]
    return group(
      [
        mesh(plate(ring, 2.6, { radius: 0.05, bevel: 0.06 }), bar),
        ...[-1, 1].flatMap((hand) => [
          mesh(box(3, 0.5, 2.6, 0.12), bar, [hand * 4.5, 0.25, 0]),
          ...(side > 0
            ? [
                mesh(rod(0.75, 0.6, 0.1, 6), steel(0.3), [hand * 4.7, 0.8, 0]),
                mesh(rod(0.4, 3.4, 0.1, 20), steel(0.3), [hand * 4.7, -0.6, 0]),
              ]
            : []),
        ]),
      ],
      [0, side * 0.35, 0],
      [0, 0, side > 0 ? 0 : 180],
    )
  }
  return group([
    group(
      [
        mesh(plate(octagon(40), 1.6, { radius: 1.1, bevel: 0.35 }), steel(0.42, '#aeb3b7')),
        mesh(plate(octagon(39.4), 0.06, { radius: 1, bevel: 0.02 }), film('#f4f4f0'), [0, 0, 0.82]),
        mesh(plate(octagon(36.8), 0.06, { radius: 0.8, bevel: 0.02 }), red, [0, 0, 0.86]),
        mesh(box(26, 3, 1.4, 0.3), bar, [0, 6, -1.4]),
        mesh(box(26, 3, 1.4, 0.3), bar, [0, -6, -1.4]),
      ],
      [0, 19.6, 0],
      [-13, 0, 0],
    ),
    group([shell(1), shell(-1)], [13, 3.3, 12], [90, 24, 0]),
  ])
}

/** Two striped boards in a folding frame, with a lamp at each end. */
function barrier() {
  const tube = zinc()
  const stripes = (width: number, height: number) =>
    drawn(width * 12, height * 12, (c) => {
      c.fillStyle = '#f3f2ee'
      c.fillRect(0, 0, width * 12, height * 12)
      c.fillStyle = '#c22a22'
      const step = 30 * 12
      for (let x = -height * 12; x < width * 12 + height * 12; x += step) {
        c.beginPath()
        c.moveTo(x, height * 12)
        c.lineTo(x + step / 2, height * 12)
        c.lineTo(x + step / 2 + height * 12, 0)
        c.lineTo(x + height * 12, 0)
        c.fill()
      }
    })
  const board = (y: number, height: number, z: number, tilt: number) =>
    group(
      [
        mesh(box(116, height, 1.8, 0.5), steel(0.4, '#d9dbdc')),
        ...[1, -1].map((side) =>
          mesh(
            new three.PlaneGeometry(114.6, height - 1.2),
            printed(stripes(115, height), { roughness: 0.35 }),
            [0, 0, side * 0.93],
            [0, side > 0 ? 0 : 180, 0],
          ),
        ),
      ],
      [0, y, z],
      [tilt, 0, 0],
    )
  const pipe = (from: Point3, to: Point3) => wire([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], to], 1.7)
  const yellow = () => plastic('#e9b112', 0.36)
  const amber = () =>
    Object.assign(plastic('#f0952a', 0.1), { clearcoat: 1, emissive: new three.Color('#a14a08'), emissiveIntensity: 0.55 })
  const lamp = (x: number) =>
    group(
      [
        mesh(box(11, 11.6, 8.4, 1.6), yellow(), [0, 5.8, 0]),
        mesh(box(11.3, 1, 8.7, 0.4), plastic('#2a2c2f'), [0, 8.4, 0]),
        mesh(box(2.4, 2.4, 0.6, 0.3), plastic('#2a2c2f'), [0, 4.4, 4.2]),
        mesh(rod(9.2, 3.4, 0.8, 72), yellow(), [0, 19.6, 0], [90, 0, 0]),
        ...[1, -1].flatMap((side) => [
          mesh(
            new three.SphereGeometry(8.3, 64, 24, 0, Math.PI * 2, 0, Math.PI / 2).scale(1, 0.42, 1),
            amber(),
            [0, 19.6, side * 1.4],
            [side * 90, 0, 0],
          ),
          ...[2.6, 4.6, 6.4].map((radius) =>
            mesh(new three.TorusGeometry(radius, 0.2, 10, 64), amber(), [0, 19.6, side * (1.4 + 3.5 * Math.sqrt(1 - (radius / 8.3) ** 2))]),
          ),
        ]),
        mesh(box(4, 3, 3, 0.6), yellow(), [0, 11.6, 0]),
      ],
      [x, 81, 0],
    )
  const spread = (y: number) => mix(23, 2.2, y / 80)
  const half = (x: number) => [
    ...[1, -1].flatMap((side) => [
      mesh(pipe([x, 1.7, side * 23], [x, 80, side * 2.2]), tube),
      mesh(rod(2.1, 3.4, 0.5, 32), rubber('#202225'), [x, 1.7, side * 23]),
    ]),
    mesh(box(4.6, 3, 8.4, 0.8), tube, [x, 79.6, 0]),
    mesh(pipe([x, 34, spread(34)], [x, 34, -spread(34)]), tube),
  ]
  return group([
    ...half(57),
    ...half(-57),
    board(62, 26, spread(62) + 2.4, -14),
    board(29, 18, spread(29) + 2.4, -14),
    lamp(49),
    lamp(-49),
    mesh(box(112, 3, 3, 0.6), tube, [0, 80, 0]),
  ])
}

/** A speaking trumpet that stands on its bell and its handle. */
function megaphone() {
  const shell = (grow: number, from: number): [number, number][] => {
    const points: [number, number][] = []
    for (let i = 0; i <= 40; i++) {
      const t = mix(from, 1, i / 40)
      points.push([1.75 + 1.1 * t + 6.4 * t ** 2.6 + grow, t * 31])
    }
    return points
  }
  const outside = [...shell(0, 0), [9.5, 31.6], [9.35, 32]] as Point2[]
  const inside = [[9.2, 31.9], ...shell(-0.3, 0).toReversed()] as Point2[]
  const body = tinted(Object.assign(plastic('#dba21a', 0.3), { clearcoat: 0.4, clearcoatRoughness: 0.2, side: three.DoubleSide }))
  const dark = plastic('#26282b', 0.55)
  const grip: Station[] = [
    { at: [0, -3.2, 9.6], w: 2.4, d: 3, power: 3 },
    { at: [0, -5.4, 9.4], w: 2.5, d: 3, power: 3 },
    { at: [0, -7.4, 9], w: 2.6, d: 3.2, power: 3 },
    { at: [0, -9.3, 8.7], w: 2.5, d: 3.6, power: 3 },
  ]
  return group(
    [
      mesh(turned([...outside, ...inside], 0, 128), body, [0, 0, 0], [90, 0, 0]),
      mesh(new three.TorusGeometry(9.35, 0.32, 20, 128), body, [0, 0, 31.8]),
      mesh(
        turned(
          [
            [1.4, -1.3],
            [2.5, -1.4],
            [2.7, -0.6],
            [2.2, 0.5],
            [1.9, 1.6],
            [1.5, 1.6],
            [1.3, 0],
          ],
          0.25,
        ),
        dark,
        [0, 0, 0],
        [90, 0, 0],
      ),
      ...[12, 21].map((z) => {
        const t = z / 31
        return mesh(new three.TorusGeometry(1.75 + 1.1 * t + 6.4 * t ** 2.6 + 0.02, 0.16, 12, 96), body, [0, 0, z])
      }),
      mesh(loft(grip, { smooth: 10, sides: 40 }), dark),
      ...[-4.8, -5.9, -7, -8.1].map((y) => mesh(box(2.75, 0.36, 3.3, 0.16), dark, [0, y, 9.2])),
      mesh(box(2.2, 1.1, 9, 0.4), dark, [0, -2.75, 9.6], [7, 0, 0]),
      ...[-1, 1].map((side) => mesh(rod(0.36, 0.3, 0.1, 20), steel(0.3), [side * 1.15, -2.9, 13], [0, 0, 90])),
      mesh(new three.TorusGeometry(1.2, 0.2, 12, 40), fabric('#2e3033', 9), [0, -9.3, 6.6], [0, 90, 0]),
    ],
    [0, 9.6, 0],
  )
}

/** A beacon with a magnetic foot and a coiled lead. */
function beacon() {
  const lens = tinted(
    Object.assign(plastic('#d06a1a', 0.08), {
      clearcoat: 1,
      clearcoatRoughness: 0.03,
      transparent: true,
      opacity: 0.78,
      side: three.DoubleSide,
      emissive: new three.Color('#8a3a06'),
      emissiveIntensity: 0.35,
    }),
  )
  const dome = loft(
    [
      [4.6, 10.6],
      [6, 10.5],
      [9, 10.1],
      [12, 9.5],
      [14, 8.4],
      [15.2, 6.4],
      [15.8, 3.6],
      [16, 0.4],
    ].map(([y, w]): Station => ({ at: [0, y as number, 0], w: w as number })),
    { smooth: 8, sides: 240, wave: (angle, t) => 1 + 0.012 * Math.cos(angle * 32) * ease(0.02, 0.1, t) * ease(0.92, 0.7, t) },
  )
  const black = plastic('#222427', 0.5)
  const coil: Point3[] = []
  const turns = 13
  for (let i = 0; i <= turns * 14; i++) {
    const t = i / (turns * 14)
    const angle = t * turns * Math.PI * 2
    coil.push([-7.5 + t * 17, 0.85 + 0.62 * Math.sin(angle), 10.4 + 1.4 * Math.sin(t * 3) + 0.62 * Math.cos(angle)])
  }
  const led = Object.assign(plastic('#fff1d2', 0.3), { emissive: new three.Color('#ffe2ad'), emissiveIntensity: 0.5 })
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [6, 0],
          [6.1, 0.9],
          [5.9, 1.2],
          [0, 1.2],
        ],
        0.2,
      ),
      rubber('#2a2c2f'),
    ),
    mesh(
      turned(
        [
          [0, 1.2],
          [5.7, 1.2],
          [6, 2],
          [5.9, 4.2],
          [5.5, 4.8],
          [0, 4.8],
        ],
        0.3,
      ),
      black,
    ),
    ...Array.from({ length: 40 }, (_, i) => {
      const angle = (i / 40) * Math.PI * 2
      return mesh(box(0.3, 1.9, 0.3, 0.12), black, [Math.sin(angle) * 6, 3, Math.cos(angle) * 6], [0, (angle * 180) / Math.PI, 0])
    }),
    mesh(rod(3, 5.6, 0.3, 48), plastic('#d9dcde', 0.3), [0, 7.4, 0]),
    ...Array.from({ length: 12 }, (_, i) => {
      const angle = (i / 12) * Math.PI * 2
      return [6, 8.6].map((y) =>
        mesh(box(0.9, 1.5, 0.4, 0.15), led, [Math.sin(angle) * 3.05, y, Math.cos(angle) * 3.05], [0, (angle * 180) / Math.PI, 0]),
      )
    }).flat(),
    mesh(dome, lens),
    mesh(wire([[-3, 1.6, 5], [-6, 1.2, 7.6], [-9.4, 0.7, 9], [-9, 0.6, 10.2], coil[0] as Point3], 0.26), black),
    mesh(wire(coil, 0.26, { tension: 0.5 }), black),
    mesh(wire([coil.at(-1) as Point3, [10.4, 0.7, 11], [11.6, 0.9, 10.6]], 0.26), black),
    group(
      [
        mesh(rod(1.05, 3.4, 0.3), black),
        mesh(rod(0.85, 2.2, 0.2), black, [0, 2.6, 0]),
        mesh(rod(0.32, 0.6, 0.1), steel(0.25), [0, 3.9, 0]),
        ...[-1, 1].map((side) => mesh(box(0.3, 1.4, 0.5, 0.12), steel(0.25), [side * 0.95, 2.5, 0])),
      ],
      [13, 1.05, 10.2],
      [0, 14, -90],
    ),
  ])
}

/** A plaster of woven cloth, 7 × 2 cm, curled a little. */
function plaster(colour: string, curl: number) {
  const cloth = withSolid(fabric(colour, 12), {
    depth: 0.01,
    code: `vec2 q = fract(p.xy * 3.4) - 0.5; float hole = 1.0 - smoothstep(0.14, 0.2, length(q)); float pad = step(abs(p.x), 1.3); float w = noise(p * 30.0);
      height = w - 2.0 * hole * (1.0 - pad); colour *= (0.86 + 0.2 * w) * (1.0 - 0.45 * hole * (1.0 - pad));`,
  })
  const strip = plate(
    [
      [-3.5, -1],
      [3.5, -1],
      [3.5, 1],
      [-3.5, 1],
    ],
    0.1,
    { radius: 1, bevel: 0.03 },
  ).rotateX(-Math.PI / 2)
  const pad = box(2.5, 0.16, 1.86, 0.14).translate(0, 0.04, 0)
  for (const geometry of [strip, pad]) {
    const at = geometry.getAttribute('position')
    for (let i = 0; i < at.count; i++) at.setY(i, at.getY(i) + curl * (at.getX(i) / 3.5) ** 2 + 0.06)
    geometry.computeVertexNormals()
  }
  return [mesh(strip, cloth), mesh(pad, cloth)]
}

/** A box of plasters with three in front. */
function plasterBox() {
  const [width, height, deep] = [9.4, 11.6, 3.6]
  const blue = '#2f74b5'
  const face = drawn(752, 928, (c) => {
    c.fillStyle = '#f4f3ee'
    c.fillRect(0, 0, 752, 928)
    c.fillStyle = '#235c94'
    c.fillRect(0, 0, 752, 250)
    c.fillRect(0, 860, 752, 68)
    c.fillStyle = '#f4f3ee'
    c.fillRect(346, 62, 60, 130)
    c.fillRect(311, 97, 130, 60)
    for (const [x, y, turn] of [
      [300, 420, -24],
      [440, 560, -24],
      [330, 700, -24],
    ] as const) {
      c.save()
      c.translate(x, y)
      c.rotate((turn * Math.PI) / 180)
      c.fillStyle = blue
      c.beginPath()
      c.roundRect(-210, -58, 420, 116, 58)
      c.fill()
      c.fillStyle = '#5b97cf'
      c.fillRect(-75, -50, 150, 100)
      c.fillStyle = '#1f5a94'
      for (const side of [-1, 1])
        for (let i = 0; i < 4; i++)
          for (let k = -1; k < 2; k++) {
            c.beginPath()
            c.arc(side * (104 + i * 25), k * 26, 5, 0, 7)
            c.fill()
          }
      c.restore()
    }
  })
  const board = plastic('#f4f3ee', 0.6)
  const edge = plastic('#235c94', 0.6)
  return group([
    group(
      [
        mesh(box(width, height, deep, 0.12), board, [0, height / 2, 0]),
        mesh(new three.PlaneGeometry(width - 0.1, height - 0.1), printed(face, { roughness: 0.45 }), [0, height / 2, deep / 2 + 0.012]),
        mesh(box(width + 0.03, 3.1, deep + 0.01, 0.1), edge, [0, height - 1.53, -0.015]),
        mesh(box(width + 0.03, 0.84, deep + 0.01, 0.08), edge, [0, 0.42, -0.015]),
        mesh(box(width * 0.96, 0.04, 0.06, 0.01), plastic('#163f68', 0.8), [0, height + 0.005, deep / 2 - 0.2]),
      ],
      [0, 0, 0],
      [0, -10, 0],
    ),
    group(plaster(blue, 0.5), [-3.6, 0.02, 5.6], [0, 16, 0]),
    group(plaster(blue, 0.2), [3.2, 0.02, 4.9], [0, -22, 0]),
    group(plaster(blue, 0.35), [1.4, 0.02, 8.2], [0, 6, 0]),
  ])
}

/** A helmet for rescue and for work at height, without a peak. */
function helmet({ colour, isTinted, hasCross }: { colour: string; isTinted: boolean; hasCross: boolean }) {
  const make = (tone: string) => {
    const made = Object.assign(plastic(tone, 0.3), { clearcoat: 0.6, clearcoatRoughness: 0.2, side: three.DoubleSide })
    return isTinted ? tinted(made) : made
  }
  const coat = make(colour)
  const [wide, long, high] = [11, 13.6, 13.4]
  const low = (angle: number) => {
    const back = ease(0.2, -0.9, Math.cos(angle))
    const side = Math.abs(Math.sin(angle)) ** 3
    return -1.2 - 3.6 * back - 1.2 * side + 0.5 * ease(0.6, 1, Math.cos(angle))
  }
  const shell: Surface = (u, v) => {
    const angle = u * Math.PI * 2
    const [s, c] = [Math.sin(angle), Math.cos(angle)]
    const rise = v * (Math.PI / 2)
    const out = Math.cos(rise) ** 0.86
    const flare = 1 + 0.045 * Math.exp(-v * 16)
    const groove = -0.02 * Math.exp(-(((Math.abs(s * out) - 0.42) / 0.06) ** 2)) * ease(0.15, 0.45, v)
    const y = mix(low(angle), 0, ease(0, 0.42, v)) + high * Math.sin(rise) ** 1.06
    return [s * wide * out * flare * (1 + groove), y * (1 + groove), c * long * out * flare * (1 + groove)]
  }
  const inner: Surface = (u, v) => {
    const [x, y, z] = shell(u, v)
    return [x * 0.95, y - 0.25, z * 0.95]
  }
  const black = plastic('#232529', 0.55)
  const strap = fabric('#2a2c30', 9)
  const rim = Array.from({ length: 120 }, (_, i) => shell(i / 120, 0.004))
  const vent = (side: number, from: number, to: number) =>
    mesh(
      patch(shell, (s, t) => [side * mix(from, to, s) + 0.0001 + (side < 0 ? 1 : 0), mix(0.4, 0.56, t)], 0.1, {
        edge: 0.3,
        edgeRows: 0.25,
      }),
      plastic('#141518', 0.9),
    )
  const lug = (u: number) => {
    const [x, y, z] = above(shell, u, 0.14, 0.25)
    return mesh(box(1, 1.5, 1.9, 0.35), black, [x, y, z], [0, u * 360 - 90, 0])
  }
  const band = (side: number) => {
    const chin: Point3 = [side * 2.2, -15.4, 6.6]
    const joint: Point3 = [side * 9.2, -6.6, 1]
    const ribbon = (points: Point3[]) =>
      mesh(
        loft(
          points.map((at): Station => ({ at, w: 0.3, d: 1.7, power: 5 })),
          { smooth: 8, sides: 24 },
        ),
        strap,
      )
    return [
      ribbon([[side * 10.2, 1, 6.4], [side * 10.1, -2.4, 4.4], joint]),
      ribbon([[side * 10, -1, -5.6], [side * 9.9, -4, -2.6], joint]),
      ribbon([joint, [side * 8, -10.6, 3], [side * 5.2, -14, 5.4], chin]),
      mesh(box(0.7, 2.6, 2.6, 0.4), black, joint, [40, 0, side * -8]),
    ]
  }
  const pad = loft(
    [-1, -0.6, 0, 0.6, 1].map((t): Station => ({ at: [t * 3.6, -15.4 + 0.9 * t * t - 0.2, 6.9 - 1.4 * t * t], w: 1.1, d: 2.9, power: 3 })),
    { smooth: 8, sides: 32 },
  )
  const frontAngle = (x: number) => x / (Math.PI * 2 * 12.4)
  const onFront = (x: number, v: number, lift: number) => above(shell, frontAngle(x) + 1, v, lift)
  const cross = (wideHalf: number, from: number, to: number) =>
    mesh(
      patch(shell, (s, t) => [mix(-wideHalf, wideHalf, s) / (Math.PI * 2 * 12.4) + 1, mix(from, to, t)], 0.22, {
        columns: 20,
        rows: 20,
        edge: 0.04,
        edgeRows: 0.04,
      }),
      film('#f3f3ee'),
    )
  return group([
    mesh(sheet(shell, 200, 90), coat),
    mesh(sheet(inner, 120, 50), Object.assign(plastic('#2b2d31', 0.8), { side: three.DoubleSide })),
    mesh(wire(rim, 0.28, { isClosed: true }), black),
    ...[-1, 1].flatMap((side) => [
      vent(side, 0.12, 0.165),
      vent(side, 0.21, 0.255),
      vent(side, 0.31, 0.355),
      lug(side > 0 ? 0.13 : 0.87),
      lug(side > 0 ? 0.4 : 0.6),
    ]),
    ...[-1, 1].flatMap(band),
    mesh(pad, rubber('#2a2c30')),
    mesh(box(2.2, 1.9, 0.9, 0.3), black, [-4.6, -14.7, 7], [0, -30, 18]),
    ...(hasCross
      ? [cross(0.95, 0.2, 0.52), cross(2.75, 0.3, 0.42)]
      : [mesh(box(3.4, 1.2, 0.5, 0.3), black, onFront(0, 0.12, 0.25), [-12, 0, 0])]),
    ...[-0.17, 0.17].map((u) =>
      mesh(
        wire(
          seam(
            shell,
            Array.from({ length: 2 }, (_, i): [number, number] => [u + 1, 0.05 + i * 0.02]),
            0,
          ),
          0.05,
        ),
        black,
      ),
    ),
  ])
}

/** Signs, lamps and first aid. */
export const safety: Record<string, Model> = {
  warning: { build: warningSign, azimuth: 22, elevation: 10 },
  'stop-sign': { build: octagonPlate, azimuth: 24, elevation: 12 },
  construction: { build: barrier, azimuth: 30, elevation: 12 },
  megaphone: { build: megaphone, azimuth: 48, elevation: 14 },
  'police-car-light': { build: beacon, azimuth: 18, elevation: 16 },
  'adhesive-bandage': { build: plasterBox, azimuth: 26, elevation: 24 },
  'rescue-workers-helmet': {
    build: () => helmet({ colour: '#cf5a1e', isTinted: true, hasCross: true }),
    azimuth: 32,
    elevation: 12,
    isHanging: true,
  },
  'climbing-helmet': {
    build: () => helmet({ colour: '#5d6b45', isTinted: false, hasCross: false }),
    azimuth: 40,
    elevation: 10,
    isHanging: true,
  },
}
