import * as three from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { fabric, felt, knit, plastic, tinted, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { ball, cone, cushion, drawn, group, loft, mesh, type Point2, type Point3, rod, type Station, wire } from '../shapes.ts'

const pile = 'float pile = noise(p * 7.0) * 0.5 + noise(p * 16.0) * 0.5; height = pile; colour *= 0.68 + 0.5 * pile;'

/** Short fur; `pattern` is GLSL that sets `colour` by place, in axes of the mesh. */
const plush = (colour: string, pattern = '') => withSolid(felt(colour), { axis: 2, depth: 0.11, code: `${pattern} ${pile}` })
/** Linear colour for GLSL. */
const glsl = (colour: string): string => {
  const { r, g, b } = new three.Color(colour)
  return `vec3(${r.toFixed(4)}, ${g.toFixed(4)}, ${b.toFixed(4)})`
}
const bead = () => plastic('#15110e', 0.1)
const oval = (x: number, y: number, z: number) => new three.SphereGeometry(1, 64, 48).scale(x, y, z)
const limb = (points: readonly Station[], power = 2) =>
  loft(
    points.map((point) => ({ power, ...point })),
    { smooth: 8 },
  )
const stitch = (points: readonly Point3[], radius = 0.13) => mesh(wire(points, radius), bead())

/** An octopus with one cloth for each arm. */
function octopus() {
  const rib = (colour: string, perCm: number) =>
    withSolid(felt(colour), {
      axis: 2,
      depth: 0.1,
      code: `float w = 0.5 + 0.5 * sin(atan(p.y - 1.6, p.z) * ${perCm.toFixed(1)}); height = w; colour *= 0.66 + 0.42 * w;`,
    })
  const dots = (colour: string) =>
    withSolid(fabric(colour, 5), {
      axis: 2,
      code: 'vec3 q = fract(p * 1.1) - 0.5; float d = 1.0 - smoothstep(0.22, 0.26, length(q)); colour = mix(colour, vec3(0.86, 0.8, 0.74), d);',
    })
  const stripes = (colour: string) =>
    withSolid(fabric(colour, 6), {
      axis: 2,
      code: 'float s = smoothstep(0.44, 0.5, abs(fract(p.x * 1.1) - 0.5) * 2.0); colour = mix(vec3(0.86, 0.8, 0.74), colour, s);',
    })
  const satin = plastic('#c9738f', 0.3)
  satin.sheen = 0.8
  const cloths = [
    rib('#c8607f', 15),
    satin,
    felt('#a94a68'),
    knit('#d98aa2', 2, 0),
    dots('#b9526f'),
    plush('#d27a95'),
    stripes('#b85773'),
    fabric('#c76a86', 3),
  ].map(tinted)
  const arms = cloths.map((cloth, i) => {
    const bend = i % 2 ? 1 : -1
    return group(
      [
        mesh(
          limb([
            { at: [0.6, 4, 0], w: 3.4 },
            { at: [2.8, 2.6, 0], w: 3.6 },
            { at: [5.6, 1.6, bend * 0.4], w: 3 },
            { at: [8.4, 1.5, bend * 1.5], w: 2.6 },
            { at: [10.3, 1.7, bend * 3.2], w: 2.3 },
            { at: [10.2, 2, bend * 5], w: 2 },
            { at: [9.1, 2.1, bend * 5.6], w: 1.6 },
            { at: [8.6, 2.1, bend * 5.6], w: 0.3 },
          ]),
          cloth,
        ),
      ],
      [0, 0, 0],
      [0, i * 45 + 14, 0],
    )
  })
  const fur = tinted(plush('#c65f80'))
  return group([
    ...arms,
    mesh(
      limb([
        { at: [0, 2.4, 0], w: 5 },
        { at: [0, 3.4, 0], w: 7.6 },
        { at: [0, 6, 0], w: 8.2 },
        { at: [0, 9, 0], w: 10.6 },
        { at: [0, 12.4, 0], w: 12.2, d: 11.6 },
        { at: [0, 15.6, 0], w: 10.8, d: 10.4 },
        { at: [0, 17.6, 0], w: 7, d: 6.8 },
        { at: [0, 18.4, 0], w: 0.6 },
      ]),
      fur,
    ),
    ...[1, -1].flatMap((side) => [
      mesh(ball(1.25), felt('#f4efe6'), [side * 2.2, 9.8, 4.6]),
      mesh(ball(0.85), bead(), [side * 2.25, 9.75, 5.25]),
      mesh(oval(0.95, 0.6, 0.4), felt('#e79aa6'), [side * 3.1, 7.6, 3.6], [0, side * 38, 0]),
    ]),
    stitch([
      [-0.9, 7.4, 4.45],
      [-0.45, 7, 4.5],
      [0, 6.9, 4.5],
      [0.45, 7, 4.5],
      [0.9, 7.4, 4.45],
    ]),
  ])
}

function owl() {
  const cloth = tinted(
    withSolid(fabric('#a8593a', 5), {
      axis: 2,
      depth: 0.012,
      code: 'float w = sin(p.x * 34.0) * sin(p.y * 34.0); height = w; colour *= 0.94 + 0.06 * w;',
    }),
  )
  const belly = withSolid(fabric('#ecdfc6', 5), {
    axis: 2,
    code: `vec2 q = vec2(p.x, p.y) / 2.5; float row = floor(q.y); q.x += 0.5 * mod(row, 2.0); vec2 f = vec2(fract(q.x) - 0.5, fract(q.y));
      float r = length(vec2(f.x, (1.0 - f.y) * 0.72)); float line = smoothstep(0.07, 0.03, abs(r - 0.46)); colour = mix(colour, vec3(0.42, 0.22, 0.12), line * 0.8);`,
  })
  const body = [
    { at: [0, 0.4, 0] as Point3, w: 11, d: 10 },
    { at: [0, 1, 0] as Point3, w: 14, d: 12.4 },
    { at: [0, 7, 0.3] as Point3, w: 18.6, d: 15.6 },
    { at: [0, 14, 0.2] as Point3, w: 18.4, d: 15 },
    { at: [0, 20, 0] as Point3, w: 17, d: 13.6 },
    { at: [0, 25, 0] as Point3, w: 17.2, d: 12.6 },
    { at: [0, 28.4, 0] as Point3, w: 13.6, d: 9 },
    { at: [0, 29.6, 0] as Point3, w: 6, d: 3 },
    { at: [0, 29.8, 0] as Point3, w: 0.6, d: 0.4 },
  ]
  const half = (side: number) => [
    mesh(
      limb([
        { at: [side * 5.2, 26.2, 0], w: 6, d: 5 },
        { at: [side * 7, 29.6, 0], w: 3.6, d: 2.8 },
        { at: [side * 8.1, 32.6, 0], w: 0.6, d: 0.5 },
      ]),
      cloth,
    ),
    mesh(
      limb([
        { at: [side * 8.2, 19.6, 0], w: 1, d: 3 },
        { at: [side * 9.5, 17, 0.4], w: 2.6, d: 8 },
        { at: [side * 10.4, 11, 0.2], w: 2.8, d: 9 },
        { at: [side * 10.6, 6, -0.6], w: 2.2, d: 6 },
        { at: [side * 10.4, 2.8, -1.4], w: 0.6, d: 1 },
      ]),
      tinted(felt('#8a4329')),
    ),
    mesh(rod(3.9, 0.7, 0.3, 64), felt('#f1e8d6'), [side * 3.7, 22.6, 6.15], [84, side * 16, 0]),
    mesh(rod(2.7, 0.5, 0.2, 64), felt('#e0a73a'), [side * 3.8, 22.62, 6.5], [84, side * 16, 0]),
    mesh(oval(1.7, 1.7, 0.75), bead(), [side * 3.75, 22.6, 6.75], [0, side * 16, 0]),
    mesh(ball(0.32), plastic('#ffffff', 0.2), [side * 3.75 - 0.5, 23.3, 7.25]),
    ...[-1.3, 0, 1.3].map((x) => mesh(oval(0.9, 0.8, 1.9), felt('#d8912f'), [side * 4 + x, 0.8, 6.6 - Math.abs(x) * 0.3])),
  ]
  return group([
    mesh(limb(body), cloth),
    mesh(oval(6.2, 8, 3.4), belly, [0, 9.6, 5.6]),
    mesh(cone(1.3, 0.1, 3.4, 0.2).scale(1, 1, 0.8), felt('#d8912f'), [0, 20.6, 7.4], [168, 0, 0]),
    ...half(1),
    ...half(-1),
  ])
}

/** A cushion in the shape of a fox's head, propped up. */
function foxCushion() {
  const face: readonly Point2[] = [
    [0, -11.4],
    [5, -9.4],
    [11, -5.2],
    [15, 0],
    [13.6, 6.4],
    [8.6, 10],
    [0, 10.6],
    [-8.6, 10],
    [-13.6, 6.4],
    [-15, 0],
    [-11, -5.2],
    [-5, -9.4],
  ]
  const coat = drawn(1200, 880, (c) => {
    c.fillStyle = '#cb6a2b'
    c.fillRect(0, 0, 1200, 880)
    c.fillStyle = '#f3ead9'
    for (const side of [1, -1]) {
      c.beginPath()
      c.moveTo(600, 900)
      c.lineTo(600, 590)
      c.bezierCurveTo(600 + side * 70, 560, 600 + side * 90, 430, 600 + side * 250, 380)
      c.bezierCurveTo(600 + side * 400, 340, 600 + side * 520, 380, 600 + side * 640, 470)
      c.lineTo(600 + side * 640, 900)
      c.fill()
    }
  })
  const fur = withSolid(Object.assign(felt('#ffffff'), { map: coat }), { axis: 2, depth: 0.11, code: pile })
  const ear = (side: number) =>
    group(
      [
        mesh(
          cushion(
            [
              [-5, 0],
              [5, 0],
              [1, 11],
              [-1, 11],
            ],
            3.4,
            1.6,
          ),
          plush('#cb6a2b'),
        ),
        mesh(
          cushion(
            [
              [-2.9, 1],
              [2.9, 1],
              [0.6, 7.6],
              [-0.6, 7.6],
            ],
            2.6,
            0.9,
          ),
          felt('#3a2722'),
          [0, 0.4, 0.85],
        ),
      ],
      [side * 7.2, 7.2, 0],
      [0, side * 8, side * -16],
    )
  const eye = (side: number) =>
    stitch(
      Array.from({ length: 9 }, (_, i): Point3 => {
        const t = i / 4 - 1
        const x = side * 5.6 + t * 1.9
        return [x, -0.2 - 1.1 * (1 - t * t), 5.8 * Math.sqrt(1 - (Math.abs(x) / 14.2) ** 2.4) + 0.06]
      }),
      0.24,
    )
  return group([
    group(
      [
        mesh(cushion(face, 11.6, 3.4), fur),
        ear(1),
        ear(-1),
        eye(1),
        eye(-1),
        mesh(oval(1.9, 1.35, 1.2), felt('#2b1d1a'), [0, -6.8, 4.5]),
        stitch(
          [
            [0, -7.8, 5],
            [0, -8.8, 4.3],
          ],
          0.16,
        ),
      ],
      [0, 11.4, 0],
      [-14, 0, 0],
    ),
  ])
}

function penguin() {
  const [slate, white, gold] = ['#2b313b', '#f2efe8', '#e6a93a']
  const body = plush(
    slate,
    `float front = smoothstep(0.9, 2.1, p.z); float belly = smoothstep(1.06, 0.98, length(vec2(p.x / 6.0, (p.y - 9.2) / 9.4))) * front;
     float neck = smoothstep(11.0, 17.6, p.y); colour = mix(colour, mix(${glsl(white)}, ${glsl(gold)}, neck * 0.75), belly);`,
  )
  const head = plush(
    slate,
    `float cheek = smoothstep(1.1, 0.9, length(vec2((p.y + 1.6) / 2.9, (p.z - 0.4) / 2.0))) * smoothstep(3.0, 3.6, abs(p.x)); colour = mix(colour, ${glsl(gold)}, cheek);`,
  )
  const half = (side: number) => [
    mesh(
      limb([
        { at: [side * 4.6, 18.6, -0.2], w: 0.3, d: 0.5 },
        { at: [side * 6, 17.8, 0], w: 1.8, d: 3 },
        { at: [side * 7.8, 15.4, 0.3], w: 2, d: 4.4 },
        { at: [side * 9.6, 11, 0.6], w: 1.7, d: 4.2 },
        { at: [side * 11.2, 7.2, 0.8], w: 1.2, d: 2.8 },
        { at: [side * 11.7, 6, 0.8], w: 0.3, d: 0.5 },
      ]),
      plush(slate),
    ),
    ...[-1.5, 0, 1.5].map((x) =>
      mesh(oval(1.15, 0.9, 2.6), felt('#dd8a34'), [side * 3.6 + x, 0.85, 5.6 - Math.abs(x) * 0.35], [0, x * 9, 0]),
    ),
    mesh(ball(0.6), bead(), [side * 1.95, 23.9, 4.35]),
    mesh(ball(0.17), plastic('#ffffff', 0.2), [side * 1.95 - 0.2, 24.2, 4.88]),
  ]
  return group([
    mesh(
      limb([
        { at: [0, 0.3, 0], w: 7, d: 6 },
        { at: [0, 0.9, 0], w: 11.4, d: 10 },
        { at: [0, 5, 0.4], w: 15, d: 13 },
        { at: [0, 10, 0.4], w: 15, d: 12.6 },
        { at: [0, 15, 0], w: 12.6, d: 10.6 },
        { at: [0, 19, 0], w: 9.4, d: 8.6 },
        { at: [0, 22, 0], w: 6, d: 6 },
      ]),
      body,
    ),
    mesh(oval(4.9, 4.9, 4.7), head, [0, 23.2, 0.3]),
    mesh(cone(1, 0.12, 3.4, 0.12).scale(1, 1, 0.8), felt('#dd8a34'), [0, 22.5, 5.9], [97, 0, 0]),
    mesh(oval(1.6, 1, 1.6), plush(slate), [0, 1.4, -6.2]),
    ...half(1),
    ...half(-1),
  ])
}

/** A hedgehog: cones of felt on a dome of plush. */
function hedgehog() {
  const brown = plush('#6e4a2f')
  const face = plush('#d8b98d')
  const spines: three.BufferGeometry[] = []
  const tips: three.BufferGeometry[] = []
  const [up, count] = [new three.Vector3(0, 1, 0), 420]
  for (let i = 0; i < count; i++) {
    const y = 1 - (i / count) * 1.22
    const angle = i * 2.39996
    const r = Math.sqrt(Math.max(0, 1 - y * y))
    const out = new three.Vector3(Math.cos(angle) * r, y, Math.sin(angle) * r)
    if (out.x > 0.66 - 0.16 * out.y || y < -0.2) continue
    const lean = out
      .clone()
      .add(new three.Vector3(-0.5, 0.1, 0))
      .normalize()
    const at = new three.Vector3(out.x * 9.6, 6.8 + out.y * 7, out.z * 7.6)
    const turn = new three.Quaternion().setFromUnitVectors(up, lean)
    const spine = new three.ConeGeometry(0.72, 3.2, 12, 1).translate(0, 1.1, 0)
    spines.push(spine.applyQuaternion(turn).translate(at.x, at.y, at.z))
    const tip = new three.ConeGeometry(0.31, 1.36, 12, 1).translate(0, 2.06, 0)
    tips.push(tip.applyQuaternion(turn).translate(at.x, at.y, at.z))
  }
  return group([
    mesh(oval(9.6, 6.8, 7.5), brown, [0, 6.9, 0]),
    mesh(mergeGeometries(spines), felt('#6b452b')),
    mesh(mergeGeometries(tips), felt('#c9a679')),
    mesh(
      limb([
        { at: [3, 6.2, 0], w: 11.4, d: 11 },
        { at: [6.6, 6, 0], w: 10.6, d: 10 },
        { at: [9.6, 5.2, 0], w: 7.4, d: 7 },
        { at: [12, 4.7, 0], w: 4, d: 3.8 },
        { at: [13.8, 4.7, 0], w: 2.4, d: 2.2 },
        { at: [14.3, 4.7, 0], w: 0.4 },
      ]),
      face,
    ),
    mesh(oval(8.4, 4.4, 6.6), face, [0.6, 4.7, 0]),
    mesh(oval(1.05, 1, 1.15), bead(), [14.4, 5, 0]),
    ...[1, -1].flatMap((side) => [
      mesh(ball(0.66), bead(), [9.6, 7, side * 2.9]),
      mesh(ball(0.18), plastic('#ffffff', 0.2), [10.05, 7.35, side * 3.25]),
      mesh(oval(1.1, 1.7, 1.5), plush('#b88f63'), [6, 9.8, side * 4.2], [side * 26, 0, 10]),
      mesh(oval(2, 1.1, 1.3), face, [6.4, 1.1, side * 3.8]),
      mesh(oval(2, 1.1, 1.3), face, [-4.8, 1.1, side * 4]),
    ]),
  ])
}

function rabbit() {
  const fur = plush('#cfc3b2')
  const pale = plush('#f0e8dc')
  const linen = fabric('#d9a49a', 5)
  const half = (side: number) => [
    mesh(
      limb([
        { at: [side * 2, 27.4, -0.6], w: 2.4, d: 1.6 },
        { at: [side * 3.6, 29.4, -0.7], w: 4, d: 1.7 },
        { at: [side * 6.4, 29, -0.4], w: 5, d: 1.6 },
        { at: [side * 8.2, 25, 0.2], w: 5.4, d: 1.5 },
        { at: [side * 8.8, 20, 1], w: 5.6, d: 1.4 },
        { at: [side * 9, 15.4, 1.6], w: 5.2, d: 1.3 },
        { at: [side * 9, 12.8, 1.9], w: 3.2, d: 1 },
        { at: [side * 9, 12.2, 2], w: 0.4, d: 0.3 },
      ]),
      fur,
    ),
    mesh(
      limb([
        { at: [side * 8.2, 25, 0.9], w: 1.6, d: 0.4 },
        { at: [side * 8.3, 24, 1.1], w: 3, d: 0.6 },
        { at: [side * 8.8, 20, 1.6], w: 3.7, d: 0.7 },
        { at: [side * 9, 16, 2.15], w: 3.4, d: 0.6 },
        { at: [side * 9, 14, 2.35], w: 1.6, d: 0.4 },
      ]),
      linen,
    ),
    mesh(
      limb([
        { at: [side * 3.4, 14.6, 0.6], w: 2 },
        { at: [side * 4.4, 14, 1.2], w: 3.6 },
        { at: [side * 5.4, 10.8, 3.2], w: 3.6 },
        { at: [side * 5, 8, 5.2], w: 3.8 },
        { at: [side * 4.6, 6.6, 6], w: 2.6 },
        { at: [side * 4.6, 6.2, 6.2], w: 0.4 },
      ]),
      fur,
    ),
    mesh(
      limb([
        { at: [side * 2.6, 3.4, 1.4], w: 3.6 },
        { at: [side * 4.2, 2.8, 3.4], w: 5 },
        { at: [side * 5.4, 2.5, 7], w: 4.6 },
        { at: [side * 6.2, 2.7, 10], w: 4.6, d: 5.2 },
        { at: [side * 6.6, 3.2, 11.4], w: 4, d: 5 },
        { at: [side * 6.7, 3.4, 11.9], w: 0.6 },
      ]),
      fur,
    ),
    mesh(oval(1.5, 1.9, 0.5), linen, [side * 6.6, 3.4, 11.75], [0, side * 14, 0]),
    mesh(oval(2, 1.6, 1.5), pale, [side * 1.2, 21.2, 5]),
    mesh(ball(0.62), bead(), [side * 2.5, 24, 4.75]),
    mesh(ball(0.17), plastic('#ffffff', 0.2), [side * 2.5 - 0.18, 24.28, 5.3]),
  ]
  return group([
    mesh(
      limb([
        { at: [0, 0.3, 0], w: 6 },
        { at: [0, 1, 0], w: 9.4, d: 9 },
        { at: [0, 5.4, 0.3], w: 12, d: 11 },
        { at: [0, 10.4, 0.2], w: 10.6, d: 9.4 },
        { at: [0, 15, 0], w: 7.6, d: 6.8 },
        { at: [0, 18, 0], w: 5, d: 5 },
      ]),
      fur,
    ),
    mesh(oval(3.8, 4.6, 1.6), pale, [0, 7.4, 4.5]),
    mesh(oval(5.7, 5.3, 5.2), fur, [0, 22.8, 0.4]),
    mesh(oval(0.8, 0.55, 0.5), felt('#c07a72'), [0, 22.4, 6.2]),
    stitch([
      [0, 22, 6.45],
      [0, 21.2, 6.35],
    ]),
    mesh(ball(2.2), pale, [0, 3.6, -5.6]),
    ...half(1),
    ...half(-1),
  ])
}

/** Sewn and stuffed animals. */
export const softToys: Record<string, Model> = {
  octopus: { build: octopus, azimuth: 8, elevation: 22 },
  owl: { build: owl, azimuth: 20, elevation: 10 },
  fox: { build: foxCushion, azimuth: 18, elevation: 10 },
  penguin: { build: penguin, azimuth: 22, elevation: 10 },
  hedgehog: { build: hedgehog, azimuth: 52, elevation: 14 },
  rabbit: { build: rabbit, azimuth: 20, elevation: 12 },
}
