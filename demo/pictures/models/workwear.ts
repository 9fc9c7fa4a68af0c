import * as three from 'three'
import { above, along, ease, mix, patch, roundedRing, type Surface, seam, sheet } from '../forms.ts'
import { brass, fabric, felt, plastic, tinted, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { box, group, loft, mesh, type Point3, rod, type Station, wire } from '../shapes.ts'
import { canvas } from './bags.ts'

/** A vest as on an invisible figure. */
function safetyVest() {
  const height = 66
  const outer = along([27, 26.6, 26.2, 26, 26, 25.6, 23.4, 20.4, 19, 19.2, 20.4])
  const inner = along([0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 1.6, 3.8, 5.8, 7.4, 8.6])
  const drape = (x: number, y: number) =>
    0.55 * Math.sin(x * 0.42 + y * 0.05) * ease(50, 4, y) + 0.3 * Math.sin(x * 0.9 - y * 0.09) + 0.25 * Math.sin(y * 0.22 + x * 0.3)
  // front and back meet at the sides, below the armholes
  const half = (v: number) => mix(outer(v), 27.6, ease(0.48, 0.66, v))
  const depth = (x: number, y: number, v: number) =>
    12.4 * Math.max(0, 1 - (Math.abs(x) / half(v)) ** 2.6) ** 0.48 * mix(1, 0.34, ease(44, 67, y))
  const loose = (x: number, v: number) => 1 - Math.min(1, Math.abs(x) / half(v)) ** 6
  const slope = (x: number, v: number) => -0.2 * Math.abs(x) * ease(0.72, 1, v)
  const front =
    (side: number): Surface =>
    (u, v) => {
      const s = side > 0 ? u : 1 - u
      const x = mix(inner(v), outer(v), s)
      const y = v * height + slope(x, v) + 2.4
      const chest = 1.2 * Math.exp(-(((y - 48) / 13) ** 2)) * Math.exp(-(((x - 12) / 9) ** 2))
      return [side * x, y, depth(x, y, v) + drape(side * x, y) * loose(x, v) + chest]
    }
  const back: Surface = (u, v) => {
    const wide = outer(v)
    const x = mix(wide, -wide, u)
    const neck = 4.2 * Math.exp(-((x / 7) ** 2)) * ease(0.8, 1, v)
    const y = v * height + slope(x, v) + 2.4 - neck
    return [x, y, -depth(x, y, v) * 0.92 - 0.4 * drape(x + 9, y) * loose(x, v)]
  }
  const cloth = (colour: string) => {
    const material = withSolid(fabric(colour), {
      depth: 0.03,
      code: `vec3 q = p * 22.0; float w = 0.5 + 0.25 * (sin(q.x + q.y) + sin(q.y - q.x)); height = w + 7.0 * fbm(p * 0.22); colour *= 0.9 + 0.08 * w;`,
    })
    material.emissive.set(colour)
    material.emissiveIntensity = 0.1
    return material
  }
  const orange = () => tinted(cloth('#f0641e'))
  const reflex = withSolid(plastic('#c9ced1', 0.34), {
    axis: 2,
    depth: 0.012,
    code: 'vec2 q = vec2(p.x + p.y, p.x - p.y) * 2.6; float f = max(smoothstep(0.44, 0.5, abs(fract(q.x) - 0.5)), smoothstep(0.44, 0.5, abs(fract(q.y) - 0.5))); height = f; colour *= 1.0 - 0.1 * f;',
  })
  reflex.metalness = 0.35
  reflex.side = three.DoubleSide
  const binding = fabric('#3a3e42', 8)
  const edge = (surface: Surface, line: [number, number][]) => mesh(wire(seam(surface, line, 0), 0.42), binding)
  const span = (count: number, point: (t: number) => [number, number]) => Array.from({ length: count }, (_, i) => point(i / (count - 1)))
  const bands: [number, number][] = [
    [0.1, 0.176],
    [0.3, 0.376],
  ]
  const panel = (side: number) => {
    const surface = front(side)
    const place = (s: number) => (side > 0 ? s : 1 - s)
    return [
      mesh(sheet(surface, 60, 100), orange()),
      ...bands.map(([from, to]) =>
        mesh(
          patch(surface, (s, t) => [s, mix(from, to, t)], 0.16, { columns: 60, rows: 10, edge: 0, edgeRows: 0.1 }),
          reflex,
        ),
      ),
      mesh(
        patch(
          surface,
          (s, t) => {
            const v = mix(0.376, 0.995, t)
            const x = mix(10.6, 15.6, side > 0 ? s : 1 - s) + 1.4 * ease(0.5, 1, t)
            return [place((x - inner(v)) / (outer(v) - inner(v))), v]
          },
          0.16,
          { columns: 12, rows: 60, edge: 0.1, edgeRows: 0 },
        ),
        reflex,
      ),
      edge(
        surface,
        span(40, (t) => [place(1), mix(0.5, 1, t)]),
      ),
      edge(
        surface,
        span(40, (t) => [place(0), mix(0.48, 1, t)]),
      ),
      edge(
        surface,
        span(30, (t) => [t, 0.002]),
      ),
      mesh(
        wire(
          seam(
            surface,
            span(24, (t) => [place(0), mix(0, 0.5, t)]),
            0.05,
          ),
          0.42,
        ),
        plastic('#2a2d30', 0.5),
      ),
    ]
  }
  const right = front(1)
  const pocket = (s: number, t: number): [number, number] => [mix(0.36, 0.78, s), mix(0.56, 0.68, t)]
  const zip = span(30, (t) => [0, mix(0.005, 0.5, t)]).map(([u, v]): Point3 => {
    const [, y, z] = right(u, v)
    return [0, y, z + 0.05]
  })
  const [, pullY, pullZ] = zip.at(-1) ?? [0, 0, 0]
  const lining: Surface = (u, v) => above(back, u, v, -0.3)
  return group([
    mesh(sheet(back, 90, 100), orange()),
    ...bands.map(([from, to]) =>
      mesh(
        patch(back, (s, t) => [s, mix(from, to, t)], 0.16, { columns: 60, rows: 8, edge: 0, edgeRows: 0.1 }),
        reflex,
      ),
    ),
    ...[0, 1].map((side) =>
      edge(
        back,
        span(40, (t) => [side, mix(0.5, 1, t)]),
      ),
    ),
    edge(
      back,
      span(40, (t) => [mix(0.28, 0.72, t), 0.999]),
    ),
    edge(
      back,
      span(40, (t) => [t, 0.002]),
    ),
    mesh(
      patch(lining, (s, t) => [mix(0.44, 0.56, s), mix(0.9, 0.95, t)], -0.3),
      fabric('#f2f0ea', 6),
    ),
    ...panel(1),
    ...panel(-1),
    mesh(patch(right, pocket, 0.4, { puff: 0.25, edge: 0.05, edgeRows: 0.1 }), orange()),
    mesh(
      patch(right, (s, t) => [mix(0.345, 0.795, s), mix(0.655, 0.7, t)], 0.7, { edge: 0.06, edgeRows: 0.2 }),
      orange(),
    ),
    mesh(wire(zip, 0.5), plastic('#1d2023', 0.5)),
    mesh(box(0.9, 3, 0.5, 0.2), plastic('#c9ced1', 0.3), [0, pullY - 1.4, pullZ + 0.7]),
  ])
}

/** A long coat as on an invisible figure, with a collar of corduroy. */
function waxedCoat() {
  const height = 92
  const [wide, deep] = [
    along([62, 59, 55, 52, 51, 52, 54, 55, 52, 43, 19]),
    along([27, 25.4, 23.4, 21.6, 21.4, 22.6, 24, 23.6, 20.6, 16.4, 14]),
  ]
  const body: Surface = (u, v) => {
    const [w, d] = [wide(v), deep(v)]
    const [x, y] = roundedRing(u, w, d, d / 2.04)
    const front = Math.max(0, -y / (d / 2))
    const drape =
      (0.9 * Math.sin(x * 0.34 + v * 3) + 0.5 * Math.sin(x * 0.73 - v * 7)) * ease(0.5, 0, v) +
      0.35 * Math.sin(v * 24 + x * 0.22) * ease(0.35, 0.6, v)
    const dip = 6.5 * front ** 1.5 * ease(0.93, 1, v)
    return [x, v * height - dip - 0.012 * Math.abs(x) ** 1.5 * ease(0.12, 0, v), -y * (1 + drape * 0.03)]
  }
  const cloth = () => {
    const made = tinted(canvas('#6d6a3a', 3))
    made.roughness = 0.62
    made.clearcoat = 0.16
    made.clearcoatRoughness = 0.5
    return made
  }
  const cord = withSolid(felt('#4a3424'), {
    depth: 0.1,
    code: 'float s = 0.5 + 0.5 * sin(atan(p.x, p.y) * 150.0); height = s; colour *= 0.7 + 0.4 * s;',
  })
  const round = (v: number) => 2 * (wide(v) - deep(v)) + Math.PI * deep(v)
  const onFront =
    (left: number, right: number, low: number, high: number) =>
    (s: number, t: number): [number, number] => {
      const v = mix(low, high, t)
      return [0.75 + mix(left, right, s) / round(v), v]
    }
  const onCloth = (x: number, v: number, lift: number) => seam(body, [[0.75 + x / round(v), v]], lift)[0] as Point3
  const stitched = (left: number, right: number, low: number, high: number, thick: number, puff = 0) =>
    mesh(patch(body, onFront(left, right, low, high), thick, { columns: 40, rows: 60, edge: 0.04, edgeRows: 0.04, puff }), cloth())
  const collar: Surface = (u, v) => {
    const around = mix(0.13, Math.PI * 2 - 0.13, u)
    const isFront = Math.max(0, Math.cos(around))
    const fold = ease(0.3, 0.55, v)
    const out = mix(7.6, 8.6, ease(0, 0.3, v)) + 6.2 * ease(0.4, 1, v) * (1 + 0.5 * isFront ** 3)
    const y =
      height -
      1 -
      6.3 * isFront ** 1.5 +
      5.4 * Math.sin(Math.min(1, v / 0.55) * (Math.PI / 2)) -
      (6 + 3.4 * isFront ** 4) * fold * ease(0.45, 1, v)
    return [Math.sin(around) * out * 1.22, y, Math.cos(around) * out * 0.92 + 0.4]
  }
  const sleeve = (side: number) => {
    const path: Station[] = [
      { at: [side * 14, 77.5, -0.5], w: 11, d: 12 },
      { at: [side * 20.6, 77.3, -0.5], w: 15, d: 15 },
      { at: [side * 25.8, 70.5, 0], w: 16.6, d: 16 },
      { at: [side * 29.8, 56, 1], w: 15, d: 14.6 },
      { at: [side * 32.8, 40, 2.6], w: 13.8, d: 13.2 },
      { at: [side * 34.6, 25, 5], w: 13.2, d: 12.4 },
    ]
    const wave = (angle: number, t: number) =>
      1 + 0.03 * Math.sin(t * 34 + angle * 2) * ease(0.2, 0.5, t) + 0.018 * Math.sin(t * 61 - angle * 3)
    const cuff: Station[] = [
      { at: [side * 33.9, 30.4, 4], w: 14.2, d: 13.4 },
      { at: [side * 34.6, 25, 5], w: 14.2, d: 13.4 },
    ]
    return [
      mesh(loft(path, { smooth: 12, sides: 72, hasCaps: false, wave }), cloth()),
      mesh(loft(cuff, { smooth: 6, sides: 72, hasCaps: false }), cloth()),
      mesh(rod(0.85, 0.5, 0.15), brass(), [side * 33.6, 28, 11.2], [84, 0, 0]),
    ]
  }
  const pocket = (side: number) => [
    stitched(side * 6.6, side * 21, 0.17, 0.36, 0.5, 0.7),
    stitched(side * 6, side * 21.6, 0.33, 0.415, 0.9, 0.5),
    mesh(rod(0.8, 0.5, 0.15), brass(), onCloth(side * 13.8, 0.35, 1.7), [86, 0, side * 8]),
  ]
  return group([
    mesh(sheet(body, 200, 160), cloth()),
    stitched(-3.6, 3.6, 0.01, 0.965, 0.8),
    ...[0.14, 0.3, 0.46, 0.62, 0.78, 0.92].map((v) => mesh(rod(1.05, 0.55, 0.18), brass(), onCloth(-1.6, v, 1.2), [84, 0, 0])),
    ...pocket(1),
    ...pocket(-1),
    ...sleeve(1),
    ...sleeve(-1),
    mesh(sheet(collar, 120, 40), Object.assign(cord, { side: three.DoubleSide })),
  ])
}

/** Clothing for work. */
export const workwear: Record<string, Model> = {
  'safety-vest': { build: safetyVest, azimuth: 18, elevation: 4, isHanging: true },
  coat: { build: waxedCoat, azimuth: 14, elevation: 8, isHanging: true },
}
