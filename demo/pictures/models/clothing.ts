import * as three from 'three'
import { above, along, ease, mix, patch, type Surface, seam, sheet } from '../forms.ts'
import { fabric, leather, plastic, steel, tinted, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { box, group, loft, mesh, type Point2, type Point3, plate, rod, type Station, wire } from '../shapes.ts'

/** The distance from the lines, without creases where two of them are equally near. */
function distanceTo(lines: readonly (readonly Point2[])[]): (x: number, y: number) => number {
  const parts: [Point2, Point2][] = []
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i - 1] as Point2, line[i] as Point2]
      const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 2))
      for (let k = 0; k < count; k++)
        parts.push([
          [mix(ax, bx, k / count), mix(ay, by, k / count)],
          [mix(ax, bx, (k + 1) / count), mix(ay, by, (k + 1) / count)],
        ])
    }
  return (x, y) => {
    let sum = 0
    for (const [[ax, ay], [bx, by]] of parts) {
      const [dx, dy] = [bx - ax, by - ay]
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
      sum += Math.max(0.0005, Math.hypot(x - ax - t * dx, y - ay - t * dy)) ** -6
    }
    return sum ** (-1 / 6)
  }
}

/** The depth of cloth around a body, `distance` from where front and back meet. */
const roundness = (distance: number, reach: number) => Math.sqrt(1 - (1 - Math.min(1, distance / reach)) ** 2)
const mirrored = (line: readonly Point2[]): Point2[] => line.map(([x, y]) => [-x, y])
const line = (count: number, point: (t: number) => [number, number]): [number, number][] =>
  Array.from({ length: count }, (_, i) => point(i / (count - 1)))

const jersey = (colour: string) =>
  withSolid(fabric(colour), {
    depth: 0.02,
    code: 'vec3 q = p * 30.0; float fine = 1.0 - smoothstep(0.5, 1.3, length(fwidth(q.xz))); float w = 0.5 + 0.25 * fine * (sin(q.x) + sin(q.z)) + 0.4 * (noise(p * 4.0) - 0.5); height = w + 9.0 * fbm(p * 0.16); colour *= 0.9 + 0.1 * w;',
  })

/** A T-shirt, filled out as if worn. */
function tShirt() {
  const cloth = tinted(jersey('#b5443c'))
  const dark = tinted(jersey('#aa4039'))
  const [neck, neckTop, tip, armpit]: [number, number, Point2, Point2] = [8.8, 67.4, [22, 63], [25.2, 43.5]]
  const [cuffTop, cuffLow]: [Point2, Point2] = [
    [39.2, 48.6],
    [28.8, 37],
  ]
  const side = along([26, 25.5, 25, 24.8, 25.2])
  const armhole = along([25.2, 22.2, 20.8, 20.9, 22])
  const half = (y: number) => (y < armpit[1] ? side(y / armpit[1]) : armhole((y - armpit[1]) / (tip[1] - armpit[1])))
  const edges: Point2[][] = [
    [...line(12, (t) => [side(t), t * armpit[1]]), cuffLow],
    [cuffTop, tip, [neck, neckTop]],
  ]
  const distance = distanceTo([...edges, ...edges.map(mirrored)])
  const folds = (x: number, y: number) => {
    const hand = Math.sign(x)
    const [dx, dy] = [24.6 - Math.abs(x), y - 45]
    const [r, a] = [Math.hypot(dx, dy), Math.atan2(dy, dx)]
    return (
      1.15 * Math.sin(x * 0.36 + 0.7 + y * 0.05 + 0.5 * Math.sin(y * 0.11)) * ease(44, 4, y) +
      0.8 * Math.sin(x * 0.21 - y * 0.19 + 1.1) * ease(2, 22, y) * ease(60, 44, y) +
      0.4 * Math.sin(x * 0.31 + y * 0.37 + 0.6 * Math.sin(x * 0.2)) * ease(60, 36, y) * ease(0, 12, y) +
      1.05 * Math.sin(a * 7 + hand * 0.9) * Math.exp(-((r / 15) ** 2)) * ease(1.5, 5, r)
    )
  }
  const depth = (x: number, y: number) => {
    const d = distance(x, y)
    const sleeve = ease(21, 30, Math.abs(x)) * ease(30, 40, y)
    const full = mix(mix(10.2, 8.6, ease(30, 0, y)), 5.4, sleeve) * mix(1, 0.78, ease(46, 66, y))
    return full * roundness(d, mix(15, 7.6, sleeve)) + folds(x, y) * Math.min(1, d / 5)
  }
  const neckline = (x: number, drop: number) =>
    Math.abs(x) < neck ? neckTop - drop * Math.sqrt(1 - (x / neck) ** 2) : mix(neckTop, tip[1], (Math.abs(x) - neck) / (tip[0] - neck))
  const body =
    (facing: number, drop: number): Surface =>
    (u, v) => {
      const x = (2 * u - 1) * half(v * tip[1])
      const y = v * tip[1] + (neckline(x, drop) - tip[1]) * ease(0.5, 1, v) - 0.6 * Math.sin(((x + 26) / 52) * Math.PI) * (1 - v)
      return [x, y, facing * depth(x, y) * (facing > 0 ? 1 : 0.8)]
    }
  const sleeve =
    (hand: number, facing: number): Surface =>
    (s, t) => {
      const y0 = mix(armpit[1], tip[1], t)
      const [x, y] = [mix(half(y0), mix(cuffLow[0], cuffTop[0], t), s), mix(y0, mix(cuffLow[1], cuffTop[1], t), s)]
      return [hand * x, y, facing * depth(hand * x, y) * (facing > 0 ? 1 : 0.8)]
    }
  const [front, back] = [body(1, 9.4), body(-1, 2.4)]
  const rim = (t: number): Point3 => {
    const angle = t * Math.PI * 2
    const surface = Math.sin(angle) < 0 ? front : back
    return surface(0.5 + (neck * 0.999 * Math.cos(angle)) / (2 * tip[0]), 1)
  }
  const ring = (t: number): Point3 => {
    const near = [-0.03, -0.02, -0.01, 0, 0.01, 0.02, 0.03].map((step) => rim((t + step + 1) % 1))
    return [0, 1, 2].map((axis) => near.reduce((sum, point) => sum + (point[axis] as number), 0) / near.length) as Point3
  }
  const collar: Surface = (u, v) => {
    const [x, y, z] = ring(u)
    const to = new three.Vector3(-x, neckTop + 1.6 - y, -z * 0.55).normalize().multiplyScalar(mix(-0.3, 2, v))
    const out = 0.22 * Math.sin(v * Math.PI) + 0.16
    return [x + to.x, y + to.y, z + to.z + out * Math.max(-1, Math.min(1, z / 4))]
  }
  const rib = tinted(
    withSolid(fabric('#b5443c'), {
      axis: 2,
      depth: 0.12,
      code: 'float s = 0.5 + 0.5 * sin(atan(p.x, p.y - 66.5) * 80.0); height = 0.6 * s; colour *= 0.9 + 0.12 * s;',
    }),
  )
  const thread = (surface: Surface, path: [number, number][], radius = 0.1, lift = 0.02) =>
    mesh(wire(seam(surface, path, lift), radius), dark)
  const parts = [front, back].flatMap((surface, index) => {
    const facing = index === 0 ? 1 : -1
    return [
      mesh(sheet(surface, 170, 150), cloth),
      thread(
        surface,
        line(60, (t) => [t, 0.002]),
        0.24,
        0,
      ),
      ...(index === 0
        ? [0.03, 0.0365].map((v) =>
            thread(
              surface,
              line(120, (t) => [mix(0.015, 0.985, t), v]),
              0.075,
              facing * 0.1,
            ),
          )
        : []),
    ]
  })
  const sleeves = [1, -1].flatMap((hand) =>
    [1, -1].flatMap((facing) => {
      const surface = sleeve(hand, facing)
      const seen = facing > 0 ? hand : -hand
      return [
        mesh(sheet(surface, 60, 60), cloth),
        thread(
          surface,
          line(30, (t) => [0.998, mix(0.002, 0.998, t)]),
          0.24,
          0,
        ),
        thread(
          surface,
          line(40, (t) => [0.003, mix(0.01, 0.99, t)]),
          0.17,
          -0.02,
        ),
        ...[0.87, 0.898].map((s) =>
          thread(
            surface,
            line(40, (t) => [s, mix(0.05, 0.95, t)]),
            0.075,
            0.03 * seen,
          ),
        ),
      ]
    }),
  )
  return group([
    ...parts,
    ...sleeves,
    mesh(sheet(collar, 220, 14), rib),
    mesh(
      wire(
        Array.from({ length: 90 }, (_, i) => above(collar, i / 90, 0.02, 0)),
        0.1,
        { isClosed: true },
      ),
      dark,
    ),
    mesh(box(4.6, 2.6, 0.1, 0.05), fabric('#f1eee6', 9), [0, 61.6, back(0.5, 0.97)[2] + 0.5], [-12, 0, 0]),
  ])
}

/** Shorts with an elastic waist, filled out as if worn. */
function shorts() {
  const canvasLike = (colour: string) =>
    withSolid(fabric(colour), {
      depth: 0.02,
      code: 'vec3 q = p * 26.0; float fine = 1.0 - smoothstep(0.5, 1.3, length(fwidth(q.xz))); float w = 0.5 + 0.25 * fine * (sin(q.x + q.z) + sin(q.z - q.x)) + 0.4 * (noise(p * 4.0) - 0.5); height = w + 10.0 * fbm(p * vec3(0.3, 0.3, 0.12)); colour *= 0.9 + 0.1 * w;',
    })
  const cloth = tinted(canvasLike('#3f6d9c'))
  const dark = tinted(canvasLike('#38628d'))
  const [top, crotch] = [39, 17.5]
  const outer = along([29.4, 28.4, 26.6, 24.4, 21.6, 18.4])
  const inner = (y: number) => (y < crotch ? mix(2.4, 0, (y / crotch) ** 2) : 0)
  const edges: Point2[][] = [line(10, (t) => [outer(t), t * top]), line(8, (t) => [inner(t * crotch), t * crotch])]
  const distance = distanceTo([...edges, ...edges.map(mirrored)])
  const folds = (x: number, y: number) => {
    const [dx, dy] = [Math.abs(x), y - crotch]
    const [r, a] = [Math.hypot(dx, dy), Math.atan2(dy, dx)]
    return (
      1.0 * Math.sin(x * 0.46 + 0.6 * Math.sin(y * 0.2)) * ease(28, 4, y) +
      0.35 * Math.sin(y * 0.42 + x * 0.2) * ease(4, 12, y) * ease(30, 20, y) +
      0.45 * Math.sin(x * 1.3 + 0.3 * Math.sin(y * 0.3)) * ease(24, top, y) +
      0.85 * Math.sin(a * 6 + Math.sign(x)) * Math.exp(-((r / 13) ** 2)) * ease(1, 4, r)
    )
  }
  const depth = (x: number, y: number) => {
    const d = distance(x, y)
    return mix(8.4, 9.6, ease(10, 34, y)) * roundness(d, mix(11.5, 16, ease(18, 30, y))) + folds(x, y) * Math.min(1, d / 4)
  }
  const leg =
    (hand: number, facing: number): Surface =>
    (u, v) => {
      const y = v * top - (1 - v) * 0.4 * u
      const x = mix(inner(v * top), outer(v), u)
      const dip = facing > 0 ? -2.2 * ease(0.6, 1, v) * (1 - (x / 19) ** 2) : 0
      return [hand * x, y + dip, facing * depth(hand * x, v * top)]
    }
  const thread = (surface: Surface, path: [number, number][], radius = 0.09, lift = 0.02) =>
    mesh(wire(seam(surface, path, lift), radius), dark)
  const legs = [1, -1].flatMap((hand) =>
    [1, -1].flatMap((facing) => {
      const surface = leg(hand, facing)
      const up = hand * facing > 0 ? 1 : -1
      return [
        mesh(sheet(surface, 90, 120), cloth),
        thread(
          surface,
          line(40, (t) => [t, 0.002]),
          0.22,
          0,
        ),
        thread(
          surface,
          line(40, (t) => [mix(0.02, 0.98, t), 0.055]),
          0.07,
          0.03 * up,
        ),
        thread(
          surface,
          line(40, (t) => [0.985, mix(0.02, 0.98, t)]),
          0.1,
          0,
        ),
        ...(facing > 0
          ? [
              thread(
                surface,
                line(30, (t) => [mix(0.6, 0.93, ease(0, 1, t) * 0.5 + t * 0.5), mix(0.93, 0.62, t)]),
                0.2,
                0.06 * up,
              ),
              thread(
                surface,
                line(30, (t) => [mix(0.57, 0.9, ease(0, 1, t) * 0.5 + t * 0.5), mix(0.925, 0.615, t)]),
                0.07,
                0.06 * up,
              ),
            ]
          : []),
      ]
    }),
  )
  const band: Surface = (u, v) => {
    const angle = u * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const ripple = 1 + 0.012 * Math.sin(angle * 64) * Math.sin(v * Math.PI) + 0.02 * Math.sin(v * Math.PI)
    const isFront = s < 0
    const x = 18.5 * Math.sign(c) * Math.abs(c) ** 0.92 * ripple
    const z = -9.75 * Math.sign(s) * Math.abs(s) ** 0.8 * ripple
    return [x, top - 0.6 + v * 3.6 - (isFront ? 2.2 * (1 - (x / 19) ** 2) : 0), z]
  }
  const inside: Surface = (u, v) => {
    const [x, y, z] = band(u, v)
    return [x * 0.975, y - 0.1, z * 0.96]
  }
  const cord = fabric('#f3efe4', 9)
  const knotY = top - 0.6
  const [, , zFront] = band(0.75, 0.5)
  const lace = (hand: number, drop: number, out: number) =>
    wire(
      [
        [hand * 1.6, knotY, zFront - 0.1],
        [hand * 1.3, knotY - 0.2, zFront + 0.7],
        [hand * 0.4, knotY - 1.1, zFront + 0.9],
        [hand * (1 + out * 0.4), knotY - drop * 0.5, zFront + 0.9],
        [hand * (0.8 + out), knotY - drop, zFront + 0.75],
      ],
      0.3,
    )
  return group([
    ...legs,
    thread(
      leg(1, 1),
      line(30, (t) => [0.001, mix(0.46, 0.97, t)]),
      0.13,
      0.02,
    ),
    thread(
      leg(1, 1),
      line(30, (t) => [0.028, mix(0.46, 0.97, t)]),
      0.07,
      0.03,
    ),
    mesh(sheet(band, 260, 20), cloth),
    mesh(sheet(inside, 160, 8), dark),
    ...[0.32, 0.68].map((v) =>
      mesh(
        wire(
          Array.from({ length: 120 }, (_, i) => above(band, i / 120, v, 0.03)),
          0.07,
          { isClosed: true },
        ),
        dark,
      ),
    ),
    mesh(
      wire(
        Array.from({ length: 90 }, (_, i) => band(i / 90, 1)),
        0.22,
        { isClosed: true },
      ),
      cloth,
    ),
    ...[1, -1].map((hand) => mesh(new three.TorusGeometry(0.42, 0.13, 10, 24), steel(0.3), [hand * 1.6, knotY, zFront + 0.08])),
    mesh(lace(1, 9.4, 1.1), cord),
    mesh(lace(-1, 8, 0.7), cord),
    mesh(new three.SphereGeometry(0.72, 20, 16).scale(1.1, 0.85, 0.7), cord, [0, knotY - 1.15, zFront + 0.95]),
    mesh(rod(0.34, 1.2, 0.1, 16), plastic('#e9e4d6', 0.4), [1.9, knotY - 9.6, zFront + 0.75], [0, 0, 6]),
    mesh(rod(0.34, 1.2, 0.1, 16), plastic('#e9e4d6', 0.4), [-1.5, knotY - 8.2, zFront + 0.75], [0, 0, -4]),
  ])
}

/** A cap of five pieces: one in front, four around. */
function cap() {
  const twill = (colour: string) =>
    withSolid(fabric(colour), {
      depth: 0.012,
      code: 'float w = noise(p * 13.0) * 0.6 + noise(p * 27.0) * 0.4; height = w + 12.0 * fbm(p * 0.4); colour *= 0.86 + 0.16 * w;',
    })
  const cloth = tinted(twill('#b5443c'))
  const dark = tinted(twill('#a03a33'))
  const [wide, long, high] = [8.3, 9.7, 9.6]
  // u runs around from the forehead; v from the rim to the button
  const crown: Surface = (u, v) => {
    const angle = u * Math.PI * 2
    const [s, c] = [Math.sin(angle), Math.cos(angle)]
    const front = Math.max(0, c)
    const rise = v * (Math.PI / 2)
    const out = Math.cos(rise) ** mix(0.78, 0.6, front ** 1.5)
    const up = Math.sin(rise) ** mix(0.95, 0.86, front) * high * (1 + 0.05 * front * Math.sin(rise * 2))
    const panel = 0.02 * Math.abs(Math.sin((u * 5 + 0.5) * Math.PI)) * Math.cos(rise) * Math.sin(rise * 2)
    return [s * wide * out * (1 + panel), 0.4 + up - 0.5 * (1 - front) * Math.cos(rise), c * long * out * (1 + panel)]
  }
  const thread = (path: [number, number][], radius = 0.07, lift = 0.03) => mesh(wire(seam(crown, path, lift), radius), dark)
  const meridians = [0.1, 0.3, 0.5, 0.7, 0.9]
  const reach = (t: number) => 1 - (2 * t - 1) ** 2
  const peakAt =
    (lift: number): Surface =>
    (u, v) => {
      const angle = mix(-1.32, 1.32, u)
      const [s, c] = [Math.sin(angle), Math.cos(angle)]
      const far = 7.2 * Math.max(0, reach(u)) ** 0.82 * v
      const x = s * (wide + 0.15 + 0.3 * v * reach(u)) * (1 + 0.02 * v)
      return [x, 0.55 + lift - 0.026 * x * x * mix(0.5, 1, v * reach(u)) - 0.8 * v * v * reach(u) + 0.9, c * (long + 0.1) + far]
    }
  const [peak, under] = [peakAt(0), peakAt(-0.36)]
  return group([
    mesh(sheet(crown, 200, 80), cloth),
    ...meridians.flatMap((u) => [
      thread(
        line(40, (t) => [u, mix(0.01, 0.985, t)]),
        0.11,
        -0.02,
      ),
      ...[-1, 1].map((hand) =>
        thread(
          line(40, (t) => [u + hand * mix(0.009, 0.02, t * t), mix(0.02, 0.93, t)]),
          0.05,
        ),
      ),
    ]),
    ...[0.2, 0.8, 0.4, 0.6].map((u) => {
      const at = above(crown, u, 0.5, 0.03)
      const out = new three.Vector3(...above(crown, u, 0.5, 1)).sub(new three.Vector3(...above(crown, u, 0.5, 0)))
      const eyelet = mesh(new three.TorusGeometry(0.36, 0.13, 12, 32), dark, at)
      eyelet.lookAt(new three.Vector3(...at).add(out))
      const hole = mesh(new three.CircleGeometry(0.28, 24), plastic('#1d1714', 0.9), at)
      hole.lookAt(new three.Vector3(...at).add(out))
      return group([eyelet, hole])
    }),
    mesh(new three.SphereGeometry(0.85, 32, 20).scale(1, 0.5, 1), dark, [0, high + 0.45, 0]),
    mesh(sheet(peak, 90, 40), cloth),
    mesh(sheet(under, 90, 40), dark),
    mesh(
      wire(
        line(60, (t) => [t, 1]).map(([u, v]): Point3 => {
          const [x, y, z] = peak(u, v)
          return [x, y - 0.18, z]
        }),
        0.22,
      ),
      cloth,
    ),
    ...[0.2, 0.36, 0.52, 0.68, 0.84].map((v) =>
      mesh(
        wire(
          seam(
            peak,
            line(50, (t) => [mix(0.03, 0.97, t), v]),
            0.02,
          ),
          0.05,
        ),
        dark,
      ),
    ),
    thread(
      line(90, (t) => [t, 0.002]),
      0.16,
      0,
    ),
    thread(
      line(90, (t) => [t, 0.09]),
      0.05,
      0.02,
    ),
    mesh(
      patch(crown, (s, t) => [mix(-0.075, -0.035, s) + 0.2, mix(0.2, 0.3, t)], 0.12, { edge: 0.1, edgeRows: 0.1 }),
      leather('#8a5a35'),
    ),
  ])
}

const denim = (colour: string, fade = 1) =>
  withSolid(fabric(colour), {
    depth: 0.014,
    code: `float q = (p.x * 0.8 + p.z * 1.2 + p.y) * 26.0; float fine = 1.0 - smoothstep(0.6, 1.8, fwidth(q)); float w = 0.5 + 0.5 * fine * sin(q);
      float fleck = noise(p * vec3(16.0, 16.0, 5.0)); float worn = fbm(p * 0.1 + 4.0) * ${fade.toFixed(2)};
      height = 0.6 * w + fleck + 8.0 * fbm(p * 0.34); colour *= 0.76 + 0.12 * w + 0.22 * fleck; colour = mix(colour, vec3(0.3, 0.38, 0.5), 0.3 * smoothstep(0.3, 0.9, worn));`,
  })

/** Jeans that are folded in half, then in three. */
function jeans() {
  const cloth = tinted(denim('#3a5375'))
  const band = tinted(denim('#364e6e', 0.6))
  const copper = steel(0.32, '#b8733f')
  const thread = () => fabric('#c98a3c', 9)
  const [near, far, lift] = [17.5, -17.5, 1.75]
  // each layer is the folded pair of legs; the widths run from the hem to the seat
  const widths = [24.6, 24.8, 25, 25.4, 25.8, 26.2, 26.6, 27.2, 28, 28.8, 29.4]
  const width = along(widths)
  const stations: Station[] = []
  const total = 3 * (near - far)
  let gone = 0
  const add = (y: number, z: number, step: number) => {
    gone += step
    const w = width(Math.min(1, gone / total))
    stations.push({ at: [0, y, z], w, d: 1.5, power: 5 })
  }
  for (let layer = 0; layer < 3; layer++) {
    const y = 0.8 + layer * lift
    const forward = layer % 2 === 0
    for (let i = 0; i <= 14; i++) {
      const t = forward ? i / 14 : 1 - i / 14
      add(y + 0.06 * Math.sin(i * 1.3 + layer), mix(far, near, t), (near - far) / 15)
    }
    if (layer === 2) break
    const edge = forward ? near : far
    for (let i = 1; i < 8; i++) {
      const a = (i / 8) * Math.PI
      add(y + (lift / 2) * (1 - Math.cos(a)), edge + (forward ? 1 : -1) * 1.15 * Math.sin(a), 0.3)
    }
  }
  const top = 0.8 + 2 * lift + 0.72
  const seat: Surface = (u, v) => {
    const z = mix(far, near, v)
    const w = width(Math.min(1, 2 / 3 + v / 3))
    const x = (u - 0.5) * w * 0.96
    const near1 = Math.min(1, Math.min(u, 1 - u) / 0.06)
    const soft = 0.09 * Math.sin(x * 0.5 + z * 0.24) + 0.07 * Math.sin(z * 0.6 - x * 0.3)
    return [x, top - 0.02 - 0.3 * (1 - near1) ** 2 + soft * near1, z]
  }
  const stitch = (points: readonly Point3[], radius = 0.085) => mesh(wire(points, radius, { tension: 0.02 }), thread())
  const over = (points: readonly Point2[], lift: number) =>
    points.slice(1).flatMap(([bx, bz], i) => {
      const [ax, az] = points[i] as Point2
      return Array.from({ length: 12 }, (_, k): Point3 => [mix(ax, bx, k / 11), top + lift, mix(az, bz, k / 11)])
    })
  const pocket = (inset: number): Point2[] => [
    [-7.2 + inset, 7.4],
    [-6.7 + inset, -5.6 + inset * 0.6],
    [0, -8.6 + inset * 1.1],
    [6.7 - inset, -5.6 + inset * 0.6],
    [7.2 - inset, 7.4],
  ]
  const [px, pz] = [1.2, 0.4]
  const onPocket = (points: readonly Point2[]) =>
    over(
      points.map(([x, z]) => [x + px, z + pz]),
      0.46,
    )
  const loops: Point2[] = [
    [top + 0.2, near - 1.6],
    [top + 0.62, near - 0.6],
    [top + 0.72, near + 1.5],
    [top + 0.5, near + 3.2],
    [top - 0.5, near + 3.95],
  ]
  const across = (z: number, from: number, to: number): Point2[] => [
    [from, z],
    [to, z],
  ]
  return group([
    mesh(loft(stations, { sides: 64 }), cloth),
    mesh(
      sheet((u, v) => seat(1 - u, v), 60, 80),
      cloth,
    ),
    mesh(
      loft(
        [0, 0.03, 0.5, 0.97, 1].map(
          (t): Station => ({ at: [mix(-14.7, 14.7, t), top - 0.62, near + 1.5], w: 4.2, d: t === 0 || t === 1 ? 1.5 : 2, power: 4 }),
        ),
        { smooth: 12, sides: 40 },
      ),
      band,
    ),
    ...[-11.4, -2.6, 4.2].map((x) =>
      mesh(
        loft(
          loops.map(([y, z]): Station => ({ at: [x, y, z], w: 1.5, d: 0.36, power: 4 })),
          { smooth: 8, sides: 24 },
        ),
        cloth,
      ),
    ),
    mesh(box(6.6, 0.35, 3.5, 0.16), leather('#9a6237'), [9.4, top + 0.46, near + 1.5]),
    ...[-0.1, 3.1].map((z) => stitch(over(across(near + z, -14.2, 14.2), 0.4))),
    mesh(plate(pocket(0), 0.3, { radius: 0.5, bevel: 0.1 }), band, [px, top + 0.28, pz], [90, 0, 0]),
    mesh(box(13.8, 0.2, 1.5, 0.1), band, [px, top + 0.44, pz + 6.7]),
    ...[0.35, 0.95].map((inset) => stitch(onPocket(pocket(inset)))),
    ...[6.1, 7.2].map((z) => stitch(over(across(z + pz, px - 6.7, px + 6.7), 0.58))),
    stitch(
      over(
        [
          [px - 6.2, pz + 0.4],
          [px, pz - 2.2],
          [px + 6.2, pz + 0.4],
        ],
        0.46,
      ),
    ),
    ...[-1, 1].map((hand) => mesh(rod(0.34, 0.3, 0.1, 20), copper, [px + hand * 6.6, top + 0.62, pz + 6.7])),
    // the yoke
    ...[0, 0.7].map((d) =>
      stitch(
        over(
          [
            [-14, near - 4.6 + d],
            [14, near - 7.6 + d],
          ],
          0.24,
        ),
      ),
    ),
    ...[0.6, 1.3].map((d) =>
      stitch(
        over(
          [
            [14.5 - d, near - 0.6],
            [14.5 - d, far + 0.6],
          ],
          0.2,
        ),
      ),
    ),
    mesh(box(0.4, 0.5, 1.5, 0.12), fabric('#b5443c', 9), [px - 7.2, top + 0.36, pz + 3]),
  ])
}

/** Everyday clothes. */
export const clothing: Record<string, Model> = {
  't-shirt': { build: tShirt, azimuth: 12, elevation: 5, isHanging: true },
  shorts: { build: shorts, azimuth: 14, elevation: 10, isHanging: true },
  'billed-cap': { build: cap, azimuth: 38, elevation: 18 },
  jeans: { build: jeans, azimuth: 28, elevation: 38 },
}
