import * as three from 'three'
import { copies, placed, together } from '../forms.ts'
import { brass, brushed, chrome, fabric, glass, leather, plastic, printed, rubber, steel, withSolid, wood } from '../materials.ts'
import type { Model } from '../model.ts'
import { box, cushion, deg, drawn, group, lay, loft, mesh, type Point2, type Point3, plate, rod, rounded, turned, wire } from '../shapes.ts'

type Draw = OffscreenCanvasRenderingContext2D

/** A dial: `draw` has its origin in the middle and a radius of 500. */
const dial = (draw: (c: Draw) => void) =>
  drawn(1024, 1024, (c) => {
    c.translate(512, 512)
    draw(c)
  })

function ticks(c: Draw, count: number, radius: number, length: (i: number) => number, width: (i: number) => number) {
  for (let i = 0; i < count; i++) {
    c.save()
    c.rotate((i / count) * Math.PI * 2)
    c.fillRect(-width(i) / 2, -radius, width(i), length(i))
    c.restore()
  }
}

function figures(c: Draw, texts: readonly string[], radius: number, font: string) {
  c.font = font
  c.textAlign = 'center'
  c.textBaseline = 'middle'
  texts.forEach((text, i) => {
    const angle = (i / texts.length) * Math.PI * 2
    c.fillText(text, Math.sin(angle) * radius, -Math.cos(angle) * radius)
  })
}

/** A disc that faces z with a picture on it. */
const face = (radius: number, map: three.Texture, z: number) =>
  mesh(new three.CircleGeometry(radius, 96), printed(map, { roughness: 0.5 }), [0, 0, z])

const hand = (length: number, tail: number, width: number, colour: string, turn: number, at: Point3) =>
  group([mesh(box(width, length + tail, 0.05, 0.02), plastic(colour, 0.35), [0, (length - tail) / 2, 0])], at, [0, 0, -turn])

/** Clear glass, which lets the light through. */
const clear = (made: three.Mesh) => Object.assign(made, { castShadow: false })

const dome = (radius: number, high: number) =>
  turned(
    [
      [0, high],
      [radius * 0.55, high * 0.86, radius * 0.3],
      [radius, 0],
    ]
      .reverse()
      .map(([x, y]): Point2 => [x as number, y as number]),
    radius * 0.3,
    96,
  ).rotateX(Math.PI / 2)

function stopwatch() {
  const metal = steel(0.18, '#c9cdd1')
  const map = dial((c) => {
    c.fillStyle = '#fbfaf5'
    c.fillRect(-512, -512, 1024, 1024)
    c.fillStyle = '#20242a'
    ticks(
      c,
      300,
      486,
      (i) => (i % 25 === 0 ? 62 : i % 5 === 0 ? 46 : 24),
      (i) => (i % 25 === 0 ? 10 : i % 5 === 0 ? 5 : 2.4),
    )
    figures(c, ['60', '5', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'], 376, 'bold 76px sans-serif')
    c.save()
    c.translate(0, -150)
    c.lineWidth = 3
    c.strokeStyle = '#20242a'
    c.beginPath()
    c.arc(0, 0, 112, 0, Math.PI * 2)
    c.stroke()
    ticks(
      c,
      30,
      108,
      (i) => (i % 5 ? 12 : 24),
      (i) => (i % 5 ? 3 : 5),
    )
    figures(c, ['30', '10', '20'], 62, '34px sans-serif')
    c.restore()
  })
  const ribbed = (r: number, h: number, material: three.Material, at: Point3, turn: Point3 = [0, 0, 0]) =>
    mesh(
      together([
        rod(r, h, 0.12),
        ...Array.from({ length: 28 }, (_, i) =>
          box(0.07, h * 0.8, 0.07, 0.02)
            .translate(0, 0, r)
            .rotateY((i / 28) * 6.283),
        ),
      ]),
      material,
      at,
      turn,
    )
  const cord: Point3[] = [
    [0, 4.9, 0],
    [-1.6, 6.4, 0.3],
    [-4.4, 6.2, -0.1],
    [-6.2, 3, -0.35],
    [-5.4, -1.6, -0.45],
    [-4.9, -3.6, -0.45],
    [-6.2, -4.8, -0.45],
    [-7.2, -2.6, -0.45],
    [-7, 2.6, -0.4],
    [-5, 7, -0.2],
    [-1.8, 7.6, 0.2],
    [0.4, 5.2, 0.1],
  ]
  return lay(
    [
      mesh(
        turned(
          [
            [0, -0.75],
            [2.2, -0.75, 0.4],
            [3, -0.3, 0.4],
            [3.05, 0.35, 0.2],
            [2.95, 0.7, 0.15],
            [2.68, 0.8, 0.05],
            [2.62, 0.55],
            [0, 0.55],
          ],
          0.1,
          128,
        ).rotateX(Math.PI / 2),
        metal,
      ),
      mesh(new three.TorusGeometry(3.03, 0.09, 12, 128), steel(0.14, '#e2e5e7'), [0, 0, 0.12]),
      face(2.64, map, 0.57),
      hand(2.35, 0.6, 0.09, '#c8321f', 52, [0, 0, 0.68]),
      hand(0.5, 0.15, 0.06, '#20242a', 110, [0, 0.78, 0.63]),
      mesh(rod(0.17, 0.14, 0.04).rotateX(Math.PI / 2), metal, [0, 0, 0.7]),
      mesh(dome(2.66, 0.28), glass('#f2f8f8', 0.1), [0, 0, 0.72]),
      mesh(rod(0.42, 0.7, 0.08), metal, [0, 3.2, 0]),
      ribbed(0.68, 0.72, metal, [0, 3.85, 0]),
      mesh(new three.TorusGeometry(0.82, 0.1, 14, 64), metal, [0, 4.5, 0], [16, 0, 0]),
      ...[38].flatMap((turn) => [
        group(
          [
            mesh(rod(0.26, 0.6, 0.06), metal, [0, 3.2, 0]),
            mesh(rod(0.36, 0.42, 0.12), turn > 0 ? plastic('#c8321f', 0.3) : metal, [0, 3.6, 0]),
          ],
          [0, 0, 0],
          [0, 0, turn],
        ),
      ]),
      mesh(wire(cord, 0.17), fabric('#20282f', 9), [0, 0, -0.1]),
      mesh(rod(0.3, 0.9, 0.1), plastic('#1a1d20', 0.4), [0.2, 5.3, 0.12], [0, 0, 20]),
    ],
    -8,
  )
}

/** A steel wrist watch on a closed blue strap, its dial tilted up. */
function watch() {
  const metal = brushed(0, '#c3c7cb')
  const map = dial((c) => {
    const light = c.createRadialGradient(-120, -160, 60, 0, 0, 560)
    light.addColorStop(0, '#fdfdfa')
    light.addColorStop(1, '#e6e6e0')
    c.fillStyle = light
    c.fillRect(-512, -512, 1024, 1024)
    c.fillStyle = '#1f262e'
    ticks(
      c,
      60,
      488,
      (i) => (i % 5 ? 26 : 54),
      (i) => (i % 5 ? 5 : 12),
    )
    figures(c, ['12', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'], 366, 'bold 96px sans-serif')
    c.font = '600 58px sans-serif'
    c.fillText('Sille', 0, -170)
  })
  const strap = () =>
    withSolid(rubber('#23518f'), { depth: 0.006, code: 'float s = noise(p * 20.0); height = s; colour *= 0.96 + 0.06 * s;' })
  const path = (from: number, to: number, count: number) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const t = i / count
      const angle = deg(from + (to - from) * t)
      const narrow = Math.sin((t * Math.PI) / 2)
      return { at: [0, Math.cos(angle) * 2.95, Math.sin(angle) * 2.5 - 2.5] as Point3, w: 2 - 0.35 * narrow, d: 0.34, power: 5 }
    })
  const half = (sign: number) => path(90 - sign * 32, 90 - sign * 186, 40)
  return group(
    [
      mesh(loft(half(1)), strap()),
      mesh(loft(half(-1)), strap()),
      mesh(box(1.84, 0.5, 0.6, 0.2), strap(), [0, -1.4, -4.75], [30, 0, 0]),
      mesh(
        turned(
          [
            [0, -0.5],
            [1.5, -0.5, 0.2],
            [1.86, -0.15, 0.2],
            [1.9, 0.2, 0.08],
            [1.72, 0.44, 0.05],
            [1.62, 0.46],
            [1.58, 0.28],
            [0, 0.28],
          ],
          0.08,
          128,
        ).rotateX(Math.PI / 2),
        metal,
      ),
      mesh(new three.TorusGeometry(1.68, 0.06, 16, 128), chrome(), [0, 0, 0.43]),
      ...[1, -1].flatMap((x) =>
        [1, -1].map((y) =>
          mesh(
            loft(
              [
                { at: [x * 0.98, y * 1.2, 0.02], w: 0.36, d: 0.56, power: 3 },
                { at: [x * 1.16, y * 1.6, -0.1], w: 0.3, d: 0.46, power: 3 },
                { at: [x * 1.16, y * 1.92, -0.5], w: 0.24, d: 0.3, power: 3 },
              ],
              { smooth: 6 },
            ),
            metal,
          ),
        ),
      ),
      face(1.6, map, 0.29),
      hand(0.85, 0.2, 0.12, '#1f262e', 306, [0, 0, 0.33]),
      hand(1.24, 0.25, 0.09, '#1f262e', 54, [0, 0, 0.36]),
      hand(1.3, 0.4, 0.035, '#c8321f', 190, [0, 0, 0.39]),
      mesh(rod(0.09, 0.14, 0.03).rotateX(Math.PI / 2), chrome(), [0, 0, 0.37]),
      mesh(dome(1.62, 0.06), glass('#f2f8f8', 0.08), [0, 0, 0.44]),
      mesh(
        together([
          rod(0.27, 0.36, 0.05),
          ...Array.from({ length: 20 }, (_, i) =>
            box(0.05, 0.32, 0.05, 0.01)
              .translate(0, 0, 0.27)
              .rotateY((i / 20) * 6.283),
          ),
        ]),
        metal,
        [2.02, 0, 0],
        [0, 0, 90],
      ),
    ],
    [0, 0, 0],
    [-42, 0, 0],
  )
}

/** A round lens in a metal ring on a wooden handle. */
function magnifier() {
  const ring = brass()
  return lay(
    [
      mesh(
        turned(
          [
            [4.5, -0.5],
            [4.95, -0.5],
            [5.05, 0],
            [4.95, 0.5],
            [4.5, 0.5],
            [4.42, 0],
            [4.5, -0.5],
          ],
          0.12,
          128,
        ).rotateX(Math.PI / 2),
        ring,
        [0, 5, 0.55],
      ),
      clear(mesh(dome(4.5, 0.75), glass('#eef8f8', 0.08), [0, 5, 0.6])),
      clear(mesh(dome(4.5, 0.5), glass('#eef8f8', 0.05), [0, 5, 0.5], [180, 0, 0])),
      mesh(
        turned(
          [
            [0, 0.3],
            [0.42, 0.3],
            [0.42, -0.5],
            [0.62, -0.7],
            [0.56, -1.4],
            [0.82, -1.7],
            [0.82, -2.6],
            [0, -2.6],
          ]
            .reverse()
            .map(([x, y]): Point2 => [x as number, y as number]),
          0.1,
          64,
        ),
        ring,
        [0, 0, 0.8],
      ),
      mesh(
        turned(
          [
            [0, -10.4],
            [0.5, -10.4, 0.3],
            [0.95, -9.4, 0.8],
            [1.02, -8, 1],
            [0.72, -4.6, 1.4],
            [0.74, -2.6],
            [0, -2.6],
          ],
          0.3,
          96,
        ),
        wood('walnut', 1, 0.5),
        [0, 0, 0.8],
      ),
      mesh(
        copies(
          new three.TorusGeometry(0.78, 0.06, 12, 64).rotateX(Math.PI / 2),
          [-2.75, -2.95].map((y) => placed([0, y, 0.8], [0, 1, 0])),
        ),
        ring,
      ),
    ],
    -40,
  )
}

interface GlassesLook {
  frame: () => three.MeshPhysicalMaterial
  lens: three.MeshPhysicalMaterial
  tips: string
  /** outline of the right lens */
  outline: Point2[]
  rim: number
  /** how far the front bends back, cm at x = 7 */
  wrap: number
  hasShields?: boolean
  extra?: three.Object3D[]
}

function bend<T extends three.BufferGeometry>(geometry: T, wrap: number): T {
  const at = geometry.getAttribute('position')
  for (let i = 0; i < at.count; i++) at.setZ(i, at.getZ(i) - (at.getX(i) / 7) ** 2 * wrap)
  geometry.computeVertexNormals()
  return geometry
}

/** Glasses that stand on their rims and on the ends of their open arms. */
function glasses({ frame, lens, tips, outline, rim, wrap, hasShields = false, extra = [] }: GlassesLook) {
  const centre = 3.45
  const scaled = (grow: number, side: number): Point2[] => {
    const [w, h] = [Math.max(...outline.map(([x]) => Math.abs(x))), Math.max(...outline.map(([, y]) => Math.abs(y)))]
    const points = outline.map(([x, y]): Point2 => [side * (x * (1 + grow / w) + centre), y * (1 + grow / h)])
    return side > 0 ? points : points.reverse()
  }
  const low = Math.min(...outline.map(([, y]) => y))
  const back = -wrap * 1.05
  const arm = (side: number) =>
    loft(
      [
        { at: [side * 6.75, 0.95, back + 0.1], w: 0.34, d: 0.75, power: 3 },
        { at: [side * 7.05, 0.95, back - 0.6], w: 0.34, d: 0.75, power: 3 },
        { at: [side * 7.1, 0.9, back - 4], w: 0.3, d: 0.6, power: 3 },
        { at: [side * 7, 0.75, back - 8.6], w: 0.3, d: 0.56, power: 3 },
        { at: [side * 6.85, 0.3, back - 10.2], w: 0.32, d: 0.6, power: 3 },
        { at: [side * 6.6, -0.9, back - 12], w: 0.34, d: 0.72, power: 3 },
        { at: [side * 6.45, -1.9, back - 13], w: 0.26, d: 0.5, power: 3 },
      ],
      { smooth: 10, sides: 40 },
    )
  return group(
    [
      ...[1, -1].flatMap((side) => [
        mesh(
          bend(plate(scaled(rim, side), 0.34, { radius: 1.5, bevel: 0.1, holes: [rounded(scaled(-0.05, side), 1.4, true, 10)] }), wrap),
          frame(),
        ),
        Object.assign(mesh(bend(cushion(scaled(0, side), 0.14, 1.4), wrap), lens), { castShadow: lens.opacity > 0.5 }),
        mesh(arm(side), frame()),
        mesh(
          loft(
            [
              { at: [side * 6.93, 0.55, back - 9.3], w: 0.4, d: 0.7, power: 3 },
              { at: [side * 6.75, -0.2, back - 11], w: 0.44, d: 0.78, power: 3 },
              { at: [side * 6.6, -0.95, back - 12], w: 0.44, d: 0.84, power: 3 },
              { at: [side * 6.44, -2, back - 13.1], w: 0.34, d: 0.6, power: 3 },
            ],
            { smooth: 8, sides: 40 },
          ),
          rubber(tips),
        ),
        mesh(box(0.5, 0.8, 0.8, 0.16), frame(), [side * 6.75, 0.95, back + 0.05]),
        mesh(rod(0.14, 0.85, 0.04, 24), chrome(), [side * 6.95, 0.95, back - 0.45]),
        ...(hasShields
          ? [
              mesh(
                plate(
                  [
                    [0, 1],
                    [3.4, 0.8],
                    [2.6, -1],
                    [0, -1.5],
                  ],
                  0.1,
                  { radius: 0.5, bevel: 0.03 },
                ),
                glass('#bfe0ee', 0.42),
                [side * 7, 0, back - 0.2],
                [0, 90, 0],
              ),
            ]
          : []),
        mesh(
          loft(
            [
              { at: [side * 0.75, -0.2, 0.05], w: 0.2, d: 0.5 },
              { at: [side * 1.05, -0.8, -0.35], w: 0.3, d: 0.6 },
              { at: [side * 1.25, -1.3, -0.2], w: 0.2, d: 0.4 },
            ],
            { smooth: 6 },
          ),
          frame(),
        ),
      ]),
      mesh(
        loft(
          [
            { at: [-1, 0.35, 0], w: 0.5, d: 0.34, power: 3 },
            { at: [-0.5, 0.75, 0.1], w: 0.46, d: 0.36, power: 3 },
            { at: [0.5, 0.75, 0.1], w: 0.46, d: 0.36, power: 3 },
            { at: [1, 0.35, 0], w: 0.5, d: 0.34, power: 3 },
          ],
          { smooth: 8 },
        ),
        frame(),
      ),
      ...extra,
    ].map((part) => {
      part.position.y -= low
      return part
    }),
  )
}

const readingOutline: Point2[] = [
  [-2.45, 1.5],
  [-2.5, -0.6],
  [-1.6, -1.85],
  [1.5, -1.85],
  [2.5, -0.8],
  [2.65, 1.6],
]

function readingGlasses() {
  const tortoise = () =>
    withSolid(plastic('#6b3f22', 0.2), { code: 'float s = smoothstep(0.36, 0.62, fbm(p * 1.7)); colour *= 0.3 + 1.3 * s;' })
  const hide = leather('#2e4a56')
  const pouch = (d: number, h: number, y: number) =>
    loft(
      [-8, -7.7, -6.8, -5, 5, 6.8, 7.7, 8].map((x, i) => {
        const size = [0.35, 0.62, 0.88, 1, 1, 0.88, 0.62, 0.35][i] as number
        return { at: [x, y, 0] as Point3, w: h * size, d: d * (0.5 + 0.5 * size), power: 2.6 }
      }),
      { smooth: 6 },
    )
  const holder = group(
    [
      mesh(pouch(6, 3.9, 2), hide),
      mesh(new three.TorusGeometry(1, 0.02, 8, 96).scale(7.9, 3.02, 1).rotateX(Math.PI / 2), chrome(), [0, 2.2, 0]),
      mesh(box(2.2, 0.5, 0.3, 0.12), brass(), [0, 2.2, 3]),
    ],
    [-4.6, -1.85, -20],
    [0, 14, 0],
  )
  return glasses({
    frame: tortoise,
    lens: glass('#eaf4f6', 0.16),
    tips: '#3a2416',
    outline: readingOutline,
    rim: 0.34,
    wrap: 0.35,
    extra: [holder],
  })
}

const safetyOutline: Point2[] = [
  [-2.5, 1.7],
  [-2.6, -0.2],
  [-1.5, -2],
  [1.4, -2.2],
  [3, -1],
  [3.3, 1.5],
]

const safetySpectacles = () =>
  glasses({
    frame: () => plastic('#2668c4', 0.3),
    lens: glass('#e6f2f6', 0.2),
    tips: '#1d2226',
    outline: safetyOutline,
    rim: 0.34,
    wrap: 1.3,
    hasShields: true,
  })

const boatingGlasses = () =>
  glasses({
    frame: () => plastic('#e9e6de', 0.5),
    lens: Object.assign(glass('#1f5fa8', 0.86), { roughness: 0.08 }),
    tips: '#e2762c',
    outline: [
      [-2.5, 1.4],
      [-2.5, -0.4],
      [-1.5, -1.8],
      [1.5, -1.9],
      [2.8, -0.7],
      [3, 1.5],
    ],
    rim: 0.42,
    wrap: 1,
  })

/** Watches, a magnifier and glasses. */
export const watchesGlasses: Record<string, Model> = {
  stopwatch: { build: stopwatch, azimuth: 8, elevation: 54 },
  watch: { build: watch, azimuth: 28, elevation: 18 },
  'magnifying-glass-tilted-left': { build: magnifier, azimuth: 8, elevation: 46 },
  glasses: { build: readingGlasses, azimuth: 28, elevation: 22 },
  'safety-spectacles': { build: safetySpectacles, azimuth: 28, elevation: 22 },
  'boating-glasses': { build: boatingGlasses, azimuth: 28, elevation: 22 },
}
