import * as three from 'three'
import { mix, sheet } from '../forms.ts'
import { brass, fabric, lacquer, plastic, steel, tinted, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { box, drawn, group, lay, loft, mesh, type Point2, type Point3, plate, rod, turned, wire } from '../shapes.ts'

function stageKeyboard() {
  const [dark, ivory, ebony] = [
    plastic('#24262a', 0.5),
    Object.assign(plastic('#f4f1e9', 0.22), { clearcoat: 0.6 }),
    plastic('#17181a', 0.25),
  ]
  const [whites, step] = [36, 2.32]
  const left = (-whites * step) / 2 + 4
  const hasBlack = [true, true, false, true, true, true, false]
  const keys = Array.from({ length: whites }, (_, i) => {
    const x = left + i * step
    return [
      mesh(box(step - 0.09, 1.7, 13.6, 0.16), ivory, [x + step / 2, 8.6, 6]),
      ...(hasBlack[i % 7] && i < whites - 1
        ? [
            mesh(
              plate(
                [
                  [-4.5, 0],
                  [4.2, 0],
                  [4.5, 0.5],
                  [4.5, 1.3],
                  [-3.9, 1.3],
                ],
                1.15,
                { radius: 0.2, bevel: 0.12 },
              ),
              ebony,
              [x + step, 9.3, 3.7],
              [0, 90, 0],
            ),
          ]
        : []),
    ]
  }).flat()
  const screen = drawn(512, 200, (c) => {
    c.fillStyle = '#123a52'
    c.fillRect(0, 0, 512, 200)
    c.fillStyle = '#8fd6ee'
    c.font = 'bold 64px sans-serif'
    c.fillText('A03', 30, 84)
    for (let i = 0; i < 22; i++) c.fillRect(30 + i * 20, 170 - Math.abs(Math.sin(i * 0.7)) * 60, 13, Math.abs(Math.sin(i * 0.7)) * 60)
  })
  const glow = Object.assign(plastic('#ffffff', 0.3), {
    map: screen,
    emissive: new three.Color('#ffffff'),
    emissiveMap: screen,
    emissiveIntensity: 0.5,
  })
  const knob = (x: number, z: number) =>
    group(
      [
        mesh(rod(0.85, 1.1, 0.16, 40), plastic('#3a3d42', 0.45)),
        mesh(box(0.16, 0.1, 0.8, 0.04), plastic('#f2f0ea', 0.4), [0, 0.56, -0.34]),
      ],
      [x, 10.9, z],
      [0, x * 14, 0],
    )
  const slider = (x: number, at: number) => [
    mesh(box(0.4, 0.1, 6, 0.05), plastic('#0f1012', 0.8), [x, 10.44, -6.6]),
    mesh(box(1.2, 0.9, 0.8, 0.2), plastic('#d8d5cd', 0.4), [x, 10.8, -6.6 + at]),
  ]
  return group([
    mesh(
      plate(
        [
          [-14, 1],
          [14, 1],
          [14, 7.4],
          [12.6, 8],
          [-1, 8],
          [-1.6, 10.4],
          [-13, 10.4],
          [-14, 9.4],
        ],
        95,
        { radius: 0.5, bevel: 0.2 },
      ),
      dark,
      [0, 0, 0],
      [0, -90, 0],
    ),
    ...[-1, 1].map((side) =>
      mesh(
        plate(
          [
            [-14.2, 0.8],
            [14.2, 0.8],
            [14.4, 8.6],
            [12.4, 10],
            [2, 10.6],
            [-13.4, 11],
            [-14.4, 10],
          ],
          2.6,
          { radius: 1.2, bevel: 0.35 },
        ),
        wood('walnut', 0, 1),
        [side * 48.8, 0, 0],
        [0, -90, 0],
      ),
    ),
    ...keys,
    mesh(box(whites * step + 0.6, 0.3, 0.5, 0.1), fabric('#8c2420', 9), [4, 9.6, -1]),
    mesh(box(7.4, 2, 13.6, 0.4), dark, [-43.6, 8.8, 6]),
    ...[-45.2, -42].flatMap((x) => [
      mesh(rod(1.9, 0.9, 0.2, 48), plastic('#3a3d42', 0.4), [x, 9.6, 5.4], [0, 0, 90]),
      mesh(box(1.4, 0.2, 5, 0.1), plastic('#0f1012', 0.7), [x, 9.8, 5.4]),
    ]),
    mesh(box(15, 0.2, 6.4, 0.1), plastic('#101113', 0.2), [2, 10.42, -6.8]),
    mesh(new three.PlaneGeometry(14, 5.5), glow, [2, 10.54, -6.8], [-90, 0, 0]),
    ...[-40, -36.4, -32.8].map((x) => knob(x, -8.4)),
    ...[-40, -36.4, -32.8].map((x) => knob(x, -4.8)),
    ...[-27, -24, -21, -18].flatMap((x, i) => slider(x, [1.2, -1.4, 0.4, -0.6][i] as number)),
    ...Array.from({ length: 16 }, (_, i) =>
      mesh(box(2.1, 0.5, 1.4, 0.2), i === 2 ? plastic('#c0392b', 0.35) : plastic('#4a4e54', 0.45), [
        15 + (i % 8) * 2.8,
        10.6,
        -8.2 + Math.floor(i / 8) * 3,
      ]),
    ),
    mesh(rod(1.7, 1.1, 0.2, 48), plastic('#3a3d42', 0.4), [41.6, 10.9, -6.8]),
    ...[-40, 40].flatMap((x) => [-10, 10].map((z) => mesh(rod(1.4, 1.2, 0.2), plastic('#151618', 0.8), [x, 0.6, z]))),
  ])
}

function microphone() {
  const [dark, ring] = [withSolid(plastic('#2a2c30', 0.42), { depth: 0.004, code: 'height = noise(p * 26.0);' }), steel(0.25, '#c9cdd1')]
  const basket = withSolid(steel(0.3, '#aeb3b8'), {
    axis: 2,
    depth: 0.14,
    code: 'float a = atan(p.x, p.z) * 2.6; float b = p.y; vec2 q = vec2(a * 2.2 + b * 4.6, a * 2.2 - b * 4.6); vec2 f = abs(fract(q) - 0.5); float hole = smoothstep(0.42, 0.2, max(f.x, f.y)); height = -hole; colour *= 1.0 - 0.82 * hole; rough *= 1.0 + hole;',
  })
  return group([
    group(
      [
        mesh(
          turned(
            [
              [0, 0],
              [1, 0],
              [1.15, 0.4],
              [1.25, 2],
              [1.85, 11.4],
              [2.05, 12.2],
              [0, 12.2],
            ],
            0.15,
          ),
          dark,
        ),
        mesh(
          turned(
            [
              [0, -0.3],
              [0.95, -0.3],
              [1.02, 0.4],
              [0, 0.4],
            ],
            0.1,
          ),
          ring,
        ),
        mesh(
          turned(
            [
              [0, 12.1],
              [2.1, 12.1],
              [2.35, 12.5],
              [2.35, 13],
              [0, 13],
            ],
            0.12,
          ),
          dark,
        ),
        mesh(
          turned(
            [
              [0, 12.9],
              [2.2, 12.9],
              [2.42, 13.6],
              [2.5, 14.2],
              [0, 14.2],
            ],
            0.2,
          ),
          basket,
        ),
        mesh(
          turned(
            [
              [0, 14.1],
              [2.56, 14.1],
              [2.56, 14.9],
              [0, 14.9],
            ],
            0.12,
          ),
          ring,
        ),
        mesh(
          turned(
            [
              [0, 14.8],
              [2.5, 14.8],
              [2.46, 15.8],
              [2.1, 17],
              [1.3, 17.8],
              [0.5, 18],
              [0, 18],
            ],
            0.5,
          ),
          basket,
        ),
        mesh(box(0.9, 2.6, 0.4, 0.18), plastic('#17181a', 0.5), [0, 7.6, 1.46], [-4, 0, 0]),
        mesh(box(0.62, 0.9, 0.5, 0.14), ring, [0, 8.1, 1.62], [-4, 0, 0]),
        mesh(rod(0.16, 0.2, 0.05, 16), plastic('#3fbf5f', 0.3), [0, 9.8, 1.72], [86, 0, 0]),
      ],
      [0, 2.5, 0],
      [-85.4, 0, -42],
    ),
  ])
}

/** A recorder of turned pear wood, in two pieces joined with cork. */
function recorder() {
  const pear = withSolid(Object.assign(plastic('#9c6440', 0.36), { clearcoat: 0.45, clearcoatRoughness: 0.2 }), {
    axis: 1,
    depth: 0.004,
    code: 'float s = noise(vec3(p.xy * 7.0, p.z * 0.5)) + 0.5 * noise(vec3(p.xy * 22.0, p.z * 1.2)); colour *= 0.78 + 0.26 * s; height = s;',
  })
  const black = plastic('#0c0a09', 0.9)
  const at = (y: number) => (y > 22.6 ? mix(1.5, 1.42, (y - 22.6) / 9) : y < 5 ? mix(1.2, 1, y / 5) : mix(1, 1.28, (y - 5) / 17))
  const hole = (y: number, x = 0, size = 0.27) => {
    const r = at(y)
    const z = Math.sqrt(r * r - x * x)
    return group(
      [
        mesh(rod(size, 0.1, 0.01, 28), black, [0, 0, 0], [90, 0, 0]),
        mesh(new three.TorusGeometry(size * 1.06, 0.05, 8, 32), pear, [0, 0, 0.03]),
      ],
      [x, y, z - 0.02],
      [0, (Math.asin(x / r) * 180) / Math.PI, 0],
    )
  }
  return group([
    lay(
      [
        group(
          [
            mesh(
              turned(
                [
                  [0, 0],
                  [1.25, 0],
                  [1.55, 0.5],
                  [1.45, 1.3],
                  [1.2, 2.2],
                  [1.25, 2.7],
                  [1.1, 3.2],
                  [1, 5],
                  [1.28, 21.4],
                  [1.45, 21.8],
                  [1.62, 22.3],
                  [1.62, 22.7],
                  [0, 22.7],
                ],
                0.14,
              ),
              pear,
            ),
            mesh(
              turned(
                [
                  [0, 22.9],
                  [1.66, 22.9],
                  [1.8, 23.4],
                  [1.66, 24],
                  [1.5, 24.4],
                  [1.46, 30.4],
                  [1.56, 30.8],
                  [1.4, 31.2],
                  [1.36, 32.6],
                  [0, 32.6],
                ],
                0.14,
              ),
              pear,
            ),
            mesh(rod(1.3, 0.3, 0.05), withSolid(plastic('#c79a63', 0.9), { code: 'colour *= 0.8 + 0.4 * noise(p * 14.0);' }), [0, 22.8, 0]),
            mesh(
              loft(
                [
                  { at: [0, 31.8, 0], w: 2.72, d: 2.72 },
                  { at: [0, 33, -0.2], w: 2.6, d: 2.3 },
                  { at: [0, 34.4, -0.62], w: 2.3, d: 1.3 },
                  { at: [0, 35.2, -0.82], w: 1.9, d: 0.8, power: 3 },
                ],
                { smooth: 8 },
              ),
              pear,
            ),
            mesh(box(0.95, 0.42, 0.5, 0.04), black, [0, 29.2, 1.3]),
            mesh(
              plate(
                [
                  [0, 0],
                  [2.6, 0],
                  [0, 0.62],
                ],
                0.95,
                { radius: 0.02, bevel: 0.01 },
              ),
              pear,
              [0, 29, 0.86],
              [90, 0, 90],
            ),
            ...[20, 18, 16, 13.4, 11.4].map((y) => hole(y)),
            hole(9.2, -0.24, 0.2),
            hole(9.2, 0.28, 0.2),
            hole(6.6, 0.14, 0.2),
            hole(6.6, 0.62, 0.18),
            ...[1.1, 23.4].map((y) =>
              mesh(new three.TorusGeometry(y > 10 ? 1.8 : 1.52, 0.1, 12, 64), plastic('#e9dfc8', 0.35), [0, y, 0], [90, 0, 0]),
            ),
          ],
          [0, 0, 1.8],
        ),
      ],
      -42,
    ),
  ])
}

/** A goblet drum with a skin that is tied by ropes. */
function handDrum() {
  const shell = wood('walnut', 1, 2.2)
  const profile: Point2[] = [
    [0, 0],
    [11.6, 0],
    [11.8, 1.2],
    [9, 12],
    [7.6, 20],
    [8.2, 26],
    [12.6, 34],
    [15.8, 43],
    [16.2, 51],
    [15.8, 56],
    [0, 56],
  ]
  const rope = () => tinted(fabric('#c7722c', 4))
  const skin = withSolid(Object.assign(plastic('#e6d5b0', 0.7), {}), {
    axis: 2,
    depth: 0.02,
    code: 'float s = fbm(p * 0.24); float f = noise(p * 5.0); colour *= 0.8 + 0.4 * s; colour = mix(colour, colour * vec3(0.74, 0.6, 0.46), smoothstep(0.52, 0.7, fbm(p * 0.12 + 2.0))); height = f;',
  })
  const ring = (y: number, radius: number, thick: number, material: three.Material) =>
    mesh(new three.TorusGeometry(radius, thick, 14, 120), material, [0, y, 0], [90, 0, 0])
  const at = (y: number) => {
    for (let i = 2; i < profile.length - 1; i++) {
      const [[ra, ya], [rb, yb]] = [profile[i - 1] as Point2, profile[i] as Point2]
      if (y <= yb) return mix(ra, rb, (y - ya) / (yb - ya))
    }
    return 16
  }
  const count = 22
  const point = (index: number, y: number, out = 0.5): Point3 => {
    const angle = (index / count) * Math.PI * 2
    return [Math.cos(angle) * (at(y) + out), y, Math.sin(angle) * (at(y) + out)]
  }
  const ropes = Array.from({ length: count }, (_, i) => [
    mesh(wire([point(i, 52.6, 1.5), point(i + 0.12, 45), point(i + 0.3, 36), point(i + 0.5, 27.6, 0.9)], 0.34), rope()),
    mesh(wire([point(i + 1, 52.6, 1.5), point(i + 0.88, 45), point(i + 0.7, 36), point(i + 0.5, 27.6, 0.9)], 0.34), rope()),
  ]).flat()
  const wave = Array.from({ length: count * 4 }, (_, k): Point3 => point(k / 4, 52.8 + 0.9 * Math.sin((k / 4) * Math.PI * 2), 1.35))
  return group([
    mesh(turned(profile, 2.4, 128), shell),
    mesh(
      turned(
        [
          [0, 56.2],
          [15.4, 56.2],
          [16.2, 55.6],
          [16.7, 54.2],
          [16.9, 51.4],
        ],
        0.5,
        128,
      ),
      Object.assign(skin, { side: three.DoubleSide }),
    ),
    mesh(
      turned(
        [
          [15.4, 56.8],
          [15.5, 56.9],
          [15.6, 56.7],
        ],
        0.05,
        128,
      ),
      skin,
    ),
    ring(53.8, 16.9, 0.55, steel(0.55, '#4a4d51')),
    ring(51.6, 16.9, 0.5, rope()),
    ring(27.2, at(27.2) + 0.7, 0.6, steel(0.55, '#4a4d51')),
    mesh(wire(wave, 0.32, { isClosed: true }), rope()),
    ...ropes,
    ...[24.4, 25, 25.6, 26.2].map((y) => ring(y, at(y) + 0.28, 0.34, rope())),
    ...[8.6, 9.6].map((y) => ring(y, at(y) + 0.02, 0.14, brass())),
  ])
}

/** Two painted gourds on handles. */
function maracas() {
  const gourd = () => {
    const paint = withSolid(lacquer('#b5352c'), { code: 'colour *= 0.94 + 0.1 * fbm(p * 0.6);' })
    const radius = (y: number) => {
      const t = (y - 11.4) / 11.6
      return 4.05 * Math.max(0, Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.9)) ** 0.62) * (0.86 + 0.2 * t)
    }
    const surface = (u: number, y: number, lift: number): Point3 => {
      const r = radius(y) + lift
      return [Math.cos(u * Math.PI * 2) * r, y, Math.sin(u * Math.PI * 2) * r]
    }
    const shell = sheet((u, v) => surface(-u, 11.4 + v * 11.58, 0), 96, 80)
    const band = (y: number, width: number, colour: string) =>
      mesh(
        sheet((u, v) => surface(-u, y + (v - 0.5) * width, 0.03), 96, 6),
        lacquer(colour),
      )
    const zigzag = (y: number, high: number, colour: string) =>
      mesh(
        wire(
          Array.from({ length: 96 }, (_, i) => surface(i / 96, y + high * (2 * Math.abs(((i / 8) % 1) - 0.5) - 0.5), 0.05)),
          0.13,
          { isClosed: true, tension: 0.1 },
        ),
        lacquer(colour),
      )
    const dots = (y: number, count: number, colour: string) =>
      Array.from({ length: count }, (_, i) =>
        mesh(new three.SphereGeometry(0.26, 16, 12).scale(1, 1, 0.5), lacquer(colour), surface(i / count, y, 0), [
          0,
          90 - (i / count) * 360,
          0,
        ]),
      )
    return group([
      mesh(shell, tinted(paint)),
      band(15.2, 0.5, '#f1e6c8'),
      band(19.6, 0.5, '#f1e6c8'),
      band(17.4, 2.9, '#26364a'),
      zigzag(17.4, 2, '#e8b63a'),
      ...dots(20.9, 14, '#e8b63a'),
      ...dots(14, 12, '#e8b63a'),
      mesh(
        turned(
          [
            [0, 0],
            [0.95, 0],
            [1.3, 0.5],
            [1.25, 1.3],
            [0.85, 2.2],
            [0.9, 8],
            [1.15, 10.8],
            [1.5, 11.6],
            [1.5, 12.2],
            [0, 12.2],
          ],
          0.4,
        ),
        wood('beech', 1, 0.6),
      ),
      mesh(new three.TorusGeometry(1.5, 0.22, 12, 48), fabric('#e8dcc0', 9), [0, 11.9, 0], [90, 0, 0]),
    ])
  }
  const lying = (at: Point3, turn: number, roll: number, lift: number) =>
    group([group([group([gourd()], [0, 0, 0], [0, roll, 0])], [0, 0, 0], [-90 + lift, 0, 0])], at, [0, turn, 0])
  return group([lying([-3.4, 1.32, 8], 14, 20, 6.4), lying([3.6, 1.32, 9.6], -17, 70, 6.4)])
}

/** Stage instruments and percussion. */
export const stage: Record<string, Model> = {
  'musical-keyboard': { build: stageKeyboard, azimuth: 24, elevation: 26 },
  microphone: { build: microphone, azimuth: 12, elevation: 30 },
  flute: { build: recorder, elevation: 52, azimuth: 8 },
  'long-drum': { build: handDrum, azimuth: 20, elevation: 18 },
  maracas: { build: maracas, azimuth: 8, elevation: 40 },
}
