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

/** A round cushion with the face of a panda, propped up. */
function pandaCushion() {
  const [wide, high, thick] = [15.5, 14.4, 13]
  const outline = Array.from({ length: 40 }, (_, i): Point2 => {
    const angle = (i / 40) * Math.PI * 2
    return [Math.cos(angle) * wide, Math.sin(angle) * high - 0.8 * Math.cos(angle) ** 2]
  })
  const [white, black] = [() => plush('#efe9dd'), () => plush('#2c2927')]
  const front = (x: number, y: number) => (thick / 2) * Math.sqrt(Math.max(0, 1 - Math.hypot(x / wide, y / high) ** 2.4))
  // a flat piece sewn onto the curve of the face
  const patchOf = (x: number, y: number, a: number, b: number, turn: number) => {
    const geometry = new three.SphereGeometry(1, 48, 24, 0, Math.PI * 2, 0, Math.PI / 2)
      .rotateX(Math.PI / 2)
      .scale(a, b, 1)
      .rotateZ((turn * Math.PI) / 180)
    const at = geometry.getAttribute('position')
    for (let i = 0; i < at.count; i++) {
      const [px, py] = [at.getX(i) + x, at.getY(i) + y]
      at.setXYZ(i, px, py, front(px, py) - 0.12 + 0.55 * Math.min(1, at.getZ(i) * 2.2))
    }
    geometry.computeVertexNormals()
    return geometry
  }
  const half = (side: number) => [
    mesh(oval(4.9, 4.7, 2.7), black(), [side * 11.2, 11.8, -0.6], [0, side * 14, 0]),
    mesh(patchOf(side * 5.9, 1.6, 3.2, 4.3, side * -28), black()),
    mesh(ball(1.05), bead(), [side * 5.2, 2.2, front(5.2, 2.2) + 0.2]),
    mesh(ball(0.28), plastic('#ffffff', 0.2), [side * 5.2 - 0.35, 2.75, front(5.2, 2.2) + 1.05]),
    mesh(patchOf(side * 9.4, -5.2, 2, 1.4, 0), felt('#e9b7ae')),
  ]
  return group([
    group(
      [
        mesh(cushion(outline, thick, 3), white()),
        ...half(1),
        ...half(-1),
        mesh(oval(4.5, 3.2, 1.6), white(), [0, -4.6, front(0, -4.6) - 0.3]),
        mesh(oval(1.75, 1.15, 0.9), felt('#1d1a19'), [0, -3.2, front(0, -3.2) + 1]),
        stitch(
          [
            [-2, -5.9, front(0, -4.6) + 0.95],
            [-1, -6.4, front(0, -4.6) + 1.1],
            [0, -5.4, front(0, -4.6) + 1.35],
            [1, -6.4, front(0, -4.6) + 1.1],
            [2, -5.9, front(0, -4.6) + 0.95],
          ],
          0.17,
        ),
      ],
      [0, high, 0],
      [-12, 0, 0],
    ),
  ])
}

/** A large pillow with the face of a polar bear. */
function polarBear() {
  const [wide, high, thick] = [28, 24.6, 22]
  const outline = Array.from({ length: 48 }, (_, i): Point2 => {
    const angle = (i / 48) * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return [c * wide * (1 - 0.1 * Math.max(0, s)), s * high]
  })
  const white = () => plush('#f1eee6')
  const front = (x: number, y: number) => (thick / 2) * Math.sqrt(Math.max(0, 1 - Math.hypot(x / wide, y / high) ** 2.4))
  const half = (side: number) => [
    mesh(oval(7, 6.6, 4.2), white(), [side * 19.4, 20.4, -0.6], [0, side * 12, side * -16]),
    mesh(oval(4.1, 3.8, 2), plush('#d9cfc2'), [side * 19.2, 19.9, 2.5], [0, side * 12, side * -16]),
    mesh(ball(1.7), bead(), [side * 9.6, 4.2, front(9.6, 4.2) + 0.35]),
    mesh(ball(0.44), plastic('#ffffff', 0.2), [side * 9.6 - 0.6, 5, front(9.6, 4.2) + 1.75]),
  ]
  return group([
    group(
      [
        mesh(cushion(outline, thick, 5), white()),
        ...half(1),
        ...half(-1),
        mesh(oval(11, 8.4, 6.4), white(), [0, -7.2, front(0, -7.2) - 0.6]),
        mesh(oval(3.7, 2.5, 2), felt('#1c1a1a'), [0, -3.6, front(0, -3.6) + 4.6]),
        stitch(
          [
            [0, -5.6, front(0, -5.6) + 5.6],
            [0, -7.4, front(0, -7.4) + 5.85],
            [0, -9.2, front(0, -9.2) + 5.6],
          ],
          0.24,
        ),
        stitch(
          [
            [-4.2, -10, front(0, -7.2) + 4.75],
            [-2.4, -11.2, front(0, -7.2) + 4.95],
            [0, -9.2, front(0, -7.2) + 5.75],
            [2.4, -11.2, front(0, -7.2) + 4.95],
            [4.2, -10, front(0, -7.2) + 4.75],
          ],
          0.28,
        ),
      ],
      [0, high, 0],
      [-12, 0, 0],
    ),
  ])
}

/** A sheep whose coat is made of curls. */
function ewe() {
  const [wool, face] = [plush('#efe7d6'), felt('#4a3f38')]
  const curls: three.BufferGeometry[] = []
  const forward = new three.Vector3(0, 0, 1)
  const cover = (centre: Point3, [a, b, c]: Point3, count: number, size: number, keep: (out: three.Vector3) => boolean) => {
    for (let i = 0; i < count; i++) {
      const y = 1 - ((i + 0.5) / count) * 2
      const angle = i * 2.39996
      const r = Math.sqrt(1 - y * y)
      const out = new three.Vector3(Math.cos(angle) * r, y, Math.sin(angle) * r)
      if (!keep(out)) continue
      const grow = size * (0.86 + 0.28 * ((i * 0.618) % 1))
      const normal = new three.Vector3(out.x / a, out.y / b, out.z / c).normalize()
      const turn = new three.Quaternion().setFromUnitVectors(forward, normal)
      const spin = new three.Quaternion().setFromAxisAngle(forward, i)
      const curl = new three.TorusGeometry(0.62, 0.4, 8, 14).scale(grow, grow * 0.92, grow)
      const knot = new three.SphereGeometry(0.36 * grow, 8, 6)
      for (const part of [curl, knot])
        curls.push(
          part
            .applyQuaternion(spin)
            .applyQuaternion(turn)
            .translate(centre[0] + out.x * a, centre[1] + out.y * b, centre[2] + out.z * c),
        )
    }
  }
  cover([-1, 11.6, 0], [9.2, 6.3, 6.2], 330, 1, (out) => !(out.x > 0.86 && out.y < 0.75))
  cover([9.4, 18, 0], [2.5, 1.8, 2.6], 46, 0.8, (out) => out.y > -0.45)
  cover([-10.4, 12.4, 0], [1.2, 1.5, 1.3], 20, 0.72, () => true)
  const leg = (x: number, z: number) => [
    mesh(
      limb([
        { at: [x, 11, z * 0.8], w: 3 },
        { at: [x, 8, z], w: 3 },
        { at: [x, 4, z], w: 2.5 },
        { at: [x + 0.1, 1.4, z], w: 2.6 },
        { at: [x + 0.1, 0.3, z], w: 2.8 },
        { at: [x + 0.1, 0, z], w: 1 },
      ]),
      face,
    ),
    mesh(rod(1.42, 1.5, 0.5, 40), felt('#2b2522'), [x + 0.1, 0.75, z]),
  ]
  return group([
    mesh(oval(9.1, 6.2, 6.1), wool, [-1, 11.6, 0]),
    mesh(mergeGeometries(curls), wool),
    mesh(
      limb([
        { at: [6.6, 15.2, 0], w: 5 },
        { at: [8.6, 16.6, 0], w: 6, d: 5.8 },
        { at: [10.6, 16, 0], w: 5.8, d: 5.4 },
        { at: [12.6, 14.4, 0], w: 4.8, d: 4.6 },
        { at: [14, 13, 0], w: 3.8, d: 3.8 },
        { at: [14.5, 12.4, 0], w: 0.6 },
      ]),
      face,
    ),
    ...[1, -1].flatMap((side) => [
      mesh(
        limb([
          { at: [8.8, 17.2, side * 2.2], w: 0.8, d: 1.6 },
          { at: [8.7, 17.1, side * 3.6], w: 1, d: 2.6 },
          { at: [8.5, 16.2, side * 5.6], w: 0.9, d: 2.5 },
          { at: [8.4, 15.2, side * 6.9], w: 0.3, d: 0.6 },
        ]),
        face,
      ),
      mesh(ball(0.62), plastic('#f3efe6', 0.4), [11.2, 16.7, side * 2.15]),
      mesh(ball(0.46), bead(), [11.5, 16.75, side * 2.36]),
      mesh(oval(0.2, 0.12, 0.3), bead(), [14.45, 13.2, side * 0.75], [0, side * -20, 0]),
    ]),
    ...leg(4.2, 3.2),
    ...leg(4.8, -3.2),
    ...leg(-6, 3.2),
    ...leg(-5.4, -3.2),
  ])
}

/** A whale with a spout of felt ribbons. */
function whale() {
  const skin = () => tinted(plush('#3f6f96'))
  const body: Station[] = [
    { at: [17.6, 8.4, 0], w: 0.8, d: 0.8 },
    { at: [17.2, 8.6, 0], w: 7, d: 7.4 },
    { at: [14.6, 9, 0], w: 13, d: 13.6 },
    { at: [9, 9.2, 0], w: 17, d: 17 },
    { at: [2, 9, 0], w: 17.6, d: 17 },
    { at: [-6, 8.8, 0], w: 14, d: 13.6 },
    { at: [-13, 9.6, 0], w: 9, d: 8.8 },
    { at: [-18.6, 12.4, 0], w: 5.4, d: 5 },
    { at: [-21.6, 16.4, 0], w: 3.6, d: 3.4 },
    { at: [-22.4, 18.4, 0], w: 2, d: 2 },
  ]
  const belly = withSolid(felt('#efe7d8'), {
    axis: 2,
    depth: 0.16,
    code: `float w = 0.5 + 0.5 * sin(p.z * 5.2); height = w; colour *= 0.74 + 0.3 * w;`,
  })
  const under = body.slice(1, 8).map((station, i): Station => {
    const k = [0.6, 0.82, 0.9, 0.92, 0.88, 0.8, 0.5][i] as number
    return {
      ...station,
      at: [station.at[0], station.at[1] - 1.1 - (i === 6 ? -0.4 : 0), 0],
      w: station.w * k,
      d: (station.d ?? station.w) * (k + 0.06),
    }
  })
  const fluke = (side: number) =>
    mesh(
      limb([
        { at: [-21.8, 17.4, 0], w: 2.4, d: 3.4 },
        { at: [-23.4, 19.4, side * 3], w: 2, d: 5.6 },
        { at: [-25.2, 21, side * 6.4], w: 1.8, d: 4.8 },
        { at: [-26.8, 22, side * 9.2], w: 1, d: 2.4 },
        { at: [-27.4, 22.3, side * 10.2], w: 0.3, d: 0.5 },
      ]),
      skin(),
    )
  const fin = (side: number) =>
    mesh(
      limb([
        { at: [5.4, 5.8, side * 7], w: 4.6, d: 1.6 },
        { at: [3.6, 4, side * 9.6], w: 5.4, d: 1.7 },
        { at: [0.6, 2.2, side * 12], w: 4.2, d: 1.4 },
        { at: [-2, 1.4, side * 13.4], w: 1.6, d: 0.8 },
        { at: [-2.6, 1.2, side * 13.8], w: 0.4, d: 0.3 },
      ]),
      skin(),
    )
  const ribbon = (angle: number, reach: number, high: number, colour: string) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return mesh(
      loft(
        (
          [
            [0.3, 0, 0.8],
            [0.5, 0.5, 1.3],
            [0.75, 0.9, 1.5],
            [1, 1, 1.5],
            [1.3, 0.82, 1.3],
            [1.36, 0.6, 0.7],
          ] as const
        ).map(
          ([out, up, w]): Station => ({
            at: [6.5 + c * reach * out * (up + 0.2), 17.4 + high * up, s * reach * out * (up + 0.2)],
            w,
            d: 0.34,
            power: 4,
          }),
        ),
        { smooth: 8, sides: 24 },
      ),
      felt(colour),
    )
  }
  return group([
    mesh(limb(body), skin()),
    mesh(limb(under), belly),
    fluke(1),
    fluke(-1),
    fin(1),
    fin(-1),
    ...Array.from({ length: 9 }, (_, i) =>
      ribbon((i / 9) * Math.PI * 2 + 0.2, 3.6 + (i % 2) * 0.9, 6.2 + (i % 3), ['#b9dbe8', '#e9f3f5', '#8fc3d8'][i % 3] as string),
    ),
    mesh(new three.TorusGeometry(1.1, 0.45, 14, 40), felt('#2e5675'), [6.5, 17.5, 0], [90, 0, 0]),
    ...[1, -1].flatMap((side) => [
      mesh(ball(0.95), bead(), [12.6, 9.4, side * 7]),
      mesh(ball(0.25), plastic('#ffffff', 0.2), [13, 10, side * 7.75]),
      stitch(
        [
          [16.4, 6.8, side * 3.4],
          [14.6, 6.4, side * 5.7],
          [12.4, 6.6, side * 7],
          [11, 7.4, side * 7.7],
        ],
        0.16,
      ),
    ]),
  ])
}

/** Sewn and stuffed animals. */
export const softToys: Record<string, Model> = {
  octopus: { build: octopus, azimuth: 8, elevation: 22 },
  owl: { build: owl, azimuth: 20, elevation: 10 },
  fox: { build: foxCushion, azimuth: 18, elevation: 10 },
  penguin: { build: penguin, azimuth: 22, elevation: 10 },
  hedgehog: { build: hedgehog, azimuth: 52, elevation: 14 },
  panda: { build: pandaCushion, azimuth: 18, elevation: 10 },
  'polar-bear': { build: polarBear, azimuth: 20, elevation: 10 },
  ewe: { build: ewe, azimuth: 36, elevation: 12 },
  'spouting-whale': { build: whale, azimuth: 34, elevation: 12 },
  rabbit: { build: rabbit, azimuth: 20, elevation: 12 },
}
