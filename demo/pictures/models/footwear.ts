import * as three from 'three'
import { above, along, copies, ease, mix, patch, placed, type Surface, seam, sheet } from '../forms.ts'
import { brushed, chrome, fabric, felt, knit, leather, plastic, rubber, steel, tinted, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { box, group, loft, mesh, type Point2, type Point3, plate, rod, type Station, turned, wire } from '../shapes.ts'

interface Last {
  /** the line over toe, instep and shin, and the line up the heel: [x, y] from the sole up, x towards the toe */
  front: readonly Point2[]
  back: readonly Point2[]
  /** full widths from heel to toe at the sole */
  sole: readonly number[]
  /** full width at the collar */
  collar: number
  /** how far the collar dips below the ankles */
  dip?: number
  /** how far the sole rises at `x` */
  spring?: (x: number) => number
}

/** The outside of a shoe: `u` runs around from the toe, `v` from the sole to the collar. */
function upper({ front, back, sole, collar, dip = 0, spring = () => 0 }: Last): Surface {
  const line = (points: readonly Point2[]) => {
    const [x, y] = [along(points.map((point) => point[0])), along(points.map((point) => point[1]))]
    return (v: number): Point2 => [x(v), y(v)]
  }
  const [toe, heel, width] = [line(front), line(back), along(sole)]
  const [heelEnd, toeEnd] = [back[0]?.[0] ?? 0, front[0]?.[0] ?? 0]
  return (u, v) => {
    const angle = u * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const [fx, fy] = toe(v)
    const [bx, by] = heel(v)
    const place = (c + 1) / 2
    const x = mix(bx, fx, place)
    const low = width((x - heelEnd) / (toeEnd - heelEnd))
    const full = mix(low, collar, ease(0.3, 1, v) * 0.96) * (1 + 0.05 * Math.sin(Math.min(1, v * 3.2) * Math.PI))
    const blunt = Math.abs(s) ** mix(0.72, 1, ease(0.05, 0.55, v))
    const swing = 1.1 * ((x - heelEnd) / (toeEnd - heelEnd)) ** 2 * (1 - v * 0.8) - 0.5
    const y = mix(by, fy, place) + spring(x) * (1 - ease(0.1, 0.7, v)) - dip * s * s * ease(0.55, 1, v)
    return [x, y, -Math.sign(s) * blunt * (full / 2) + swing]
  }
}

/** The outline of the sole, `grow` outside the upper: [x, z]. */
const footprint = (surface: Surface, grow: number, count = 72): Point2[] =>
  Array.from({ length: count }, (_, i) => {
    const step = 0.004
    const u = i / count
    const [x, , z] = surface(u, 0)
    const [[ax, , az], [bx, , bz]] = [surface(u - step, 0), surface(u + step, 0)]
    const length = Math.hypot(bx - ax, bz - az)
    return [x - ((bz - az) / length) * grow, z + ((bx - ax) / length) * grow]
  })

/** A slab of the outline between two heights. The toe springs up. */
function slab(outline: readonly Point2[], from: number, to: number, spring: (x: number) => number, bevel = 0.2) {
  const geometry = plate(
    outline.map(([x, z]): Point2 => [x, -z]),
    to - from,
    { radius: 0, bevel },
  )
    .rotateX(-Math.PI / 2)
    .translate(0, (from + to) / 2, 0)
  const at = geometry.getAttribute('position')
  for (let i = 0; i < at.count; i++) at.setY(i, at.getY(i) + spring(at.getX(i)))
  geometry.computeVertexNormals()
  return geometry
}

/** Stitches along a line on a surface. */
const stitches = (surface: Surface, line: readonly [number, number][], lift: number, colour: string, radius = 0.055) => {
  const curve = new three.CatmullRomCurve3(seam(surface, line, lift).map((point) => new three.Vector3(...point)))
  const count = Math.round(curve.getLength() / 0.34)
  const stitch = new three.CapsuleGeometry(radius, 0.2, 3, 8)
  return mesh(
    copies(
      stitch,
      Array.from({ length: count }, (_, i) => {
        const t = (i + 0.5) / count
        const [at, way] = [curve.getPointAt(t), curve.getTangentAt(t)]
        return placed([at.x, at.y, at.z], [way.x, way.y, way.z])
      }),
    ),
    plastic(colour, 0.7),
  )
}

interface Lacing {
  /** heights of the eyelets on the upper */
  rows: readonly number[]
  /** half the gap between the eyelets, as a share of the circumference */
  gap: (v: number) => number
  lift: number
  lace: three.Material
  eyelet: three.Material
  radius?: number
  hooksFrom?: number
}

function lacing(surface: Surface, { rows, gap, lift, lace, eyelet, radius = 0.2, hooksFrom = 99 }: Lacing): three.Object3D[] {
  const hole = (row: number, side: number): Point3 => above(surface, side * gap(rows[row] ?? 1), rows[row] ?? 1, lift)
  const mid = (v: number, high: number): Point3 => above(surface, 0, v, high)
  const crossing = rows.slice(0, -1).flatMap((v, row) =>
    [1, -1].map((side) => {
      const next = rows[row + 1] ?? v
      return mesh(wire([hole(row, side), mid((v + next) / 2, lift + 0.55 + (side > 0 ? 0.22 : 0)), hole(row + 1, -side)], radius), lace)
    }),
  )
  const first = mesh(wire([hole(0, 1), mid(rows[0] ?? 0, lift + 0.5), hole(0, -1)], radius), lace)
  const top = rows.at(-1) ?? 1
  const knot = mid(top + 0.01, lift + 0.9)
  const bow = [1, -1].flatMap((side) => {
    const [x, y, z] = knot
    return [
      mesh(wire([hole(rows.length - 1, side), knot], radius), lace),
      mesh(
        wire(
          [
            knot,
            [x + 1.2, y + 0.9, z + side * 1.6],
            [x + 2, y - 0.2, z + side * 3.4],
            [x + 1.9, y - 1.6, z + side * 3.2],
            [x + 1, y - 0.8, z + side * 1.4],
            knot,
          ],
          radius * 0.92,
        ),
        lace,
      ),
      mesh(
        wire(
          [knot, [x + 1.4, y - 0.6, z + side * 0.9], [x + 2.1, y - 2.4, z + side * 2], [x + 2.5, y - 4.2, z + side * 2.7]],
          radius * 0.9,
        ),
        lace,
      ),
    ]
  })
  const eyelets = rows.flatMap((_, row) =>
    [1, -1].map((side) => {
      const at = hole(row, side)
      const v = rows[row] ?? 1
      const out = above(surface, side * gap(v), v, lift + 1)
      const turn = new three.Quaternion().setFromUnitVectors(
        new three.Vector3(0, 0, 1),
        new three.Vector3(out[0] - at[0], out[1] - at[1], out[2] - at[2]).normalize(),
      )
      const part = mesh(
        row >= hooksFrom ? new three.SphereGeometry(0.36, 20, 14).scale(1.2, 0.8, 1) : new three.TorusGeometry(0.3, 0.11, 10, 24),
        eyelet,
        at,
      )
      part.quaternion.copy(turn)
      return part
    }),
  )
  return [first, ...crossing, ...bow, mesh(new three.SphereGeometry(radius * 2.1, 20, 14), lace, knot), ...eyelets]
}

/** The lining inside the collar, `deep` down the upper. */
function lining(surface: Surface, deep: number, material: three.MeshPhysicalMaterial) {
  material.side = three.DoubleSide
  const centre = (axis: 0 | 1 | 2) => [0, 0.25, 0.5, 0.75].reduce((sum, u) => sum + surface(u, 1 - deep)[axis] / 4, 0)
  const middle = [centre(0), centre(1), centre(2)] as const
  const inside: Surface = (u, v) => {
    const [x, y, z] = above(surface, u, 1 - Math.min(1, v / 0.8) * deep, -0.35)
    const close = ease(0.8, 1, v)
    return [mix(x, middle[0], close), mix(y, middle[1], close), mix(z, middle[2], close)]
  }
  return mesh(sheet(inside, 72, 24), material)
}

const rim = (surface: Surface, v: number, radius: number, material: three.Material, lift = 0) =>
  mesh(
    wire(
      Array.from({ length: 40 }, (_, i): Point3 => above(surface, i / 40, v, lift)),
      radius,
      { isClosed: true },
    ),
    material,
  )

const strip =
  (from: [number, number], to: [number, number]) =>
  (s: number, t: number): [number, number] => [mix(from[0], to[0], s), mix(from[1], to[1], t)]

const pair = (build: () => three.Object3D[], gap: number, slide: number) => {
  const other = group(build())
  other.scale.z = -1
  return group([group(build(), [0, 0, gap], [0, -6, 0]), group([other], [-slide, 0, -gap], [0, 12, 0])])
}

const bootLast: Last = {
  front: [
    [22, 3.2],
    [22.6, 5.4],
    [21.8, 7.8],
    [18.8, 9.7],
    [14.8, 11.3],
    [11, 13.3],
    [8.5, 16],
    [7.2, 19.2],
    [6.9, 22.6],
  ],
  back: [
    [-8, 3.2],
    [-8.7, 5.6],
    [-8.5, 8],
    [-7.8, 10.4],
    [-7, 12.6],
    [-6.6, 14.8],
    [-6.7, 17],
    [-7.1, 19.2],
    [-7.4, 21.2],
  ],
  sole: [7.4, 8, 7.8, 7.6, 8.2, 9.6, 10.6, 10.8, 10.2],
  collar: 9.4,
  spring: (x) => 1.3 * ease(10, 24, x),
}

function hikingBoot(): three.Object3D[] {
  const surface = upper(bootLast)
  const hide = (colour: string) =>
    withSolid(leather(colour), {
      depth: 0.014,
      code: 'float s = noise(p * 8.0) * 0.7 + noise(p * 19.0) * 0.3; height = s; colour *= 0.8 + 0.34 * fbm(p * 0.9);',
    })
  const [brown, dark] = [tinted(hide('#8a5630')), tinted(hide('#7a4a28'))]
  const [black, thread] = [rubber('#26272a'), '#d9b98a']
  const spring = bootLast.spring ?? (() => 0)
  const gap = (v: number) => mix(0.034, 0.05, ease(0.4, 1, v))
  const rows = [0.44, 0.52, 0.6, 0.7, 0.8, 0.9]
  const lugs = footprint(surface, 0.35, 30).map(([x, z], i, all) => {
    const [[ax, az], [bx, bz]] = [all[(i + 29) % 30] as Point2, all[(i + 1) % 30] as Point2]
    return mesh(
      box(1.5, 1.2, 2.4, 0.2),
      black,
      [x * 0.945 + 0.3, 0.66 + spring(x), z * 0.8],
      [0, (Math.atan2(-(bz - az), bx - ax) * 180) / Math.PI, 0],
    )
  })
  const stay =
    (side: number) =>
    (s: number, t: number): [number, number] => {
      const v = mix(0.36, 0.965, t)
      return [side * (gap(v) - 0.014 + s * mix(0.05, 0.062, t)), v]
    }
  const stayLine = (side: number): [number, number][] =>
    Array.from({ length: 24 }, (_, i) => {
      const v = mix(0.38, 0.94, i / 23)
      return [side * (gap(v) + 0.03 + 0.011 * (i / 23)), v]
    })
  const counter = (s: number, t: number): [number, number] => [
    mix(0.345, 0.655, s),
    mix(0.05, mix(0.22, 0.52, Math.sin(s * Math.PI) ** 1.5), t),
  ]
  const rand = (s: number, t: number): [number, number] => {
    const front = Math.exp(-(((((s + 0.5) % 1) - 0.5) / 0.13) ** 2))
    return [s, mix(0, 0.075 + 0.11 * front, t)]
  }
  const tongue: Surface = (u, v) => {
    const t = mix(0.36, 1, Math.min(1, v * 1.12))
    const [x, y, z] = above(surface, (u - 0.5) * (mix(0.07, 0.13, v) + Math.max(0, v - 0.893) * 0.5), t, 0.22)
    const over = Math.max(0, v - 0.893)
    return [x + over * 6, y + over * 18 * (1 - 0.4 * (u * 2 - 1) ** 2), z]
  }
  const cloth = fabric('#3a3d3f', 7)
  const padded = tinted(hide('#6b4226'))
  return [
    mesh(sheet(surface, 140, 90), brown),
    mesh(patch(surface, rand, 0.42, { columns: 140, rows: 24, edge: 0, edgeRows: 0.16 }), black),
    mesh(patch(surface, counter, 0.24, { edge: 0.05, edgeRows: 0.1 }), dark),
    mesh(sheet(tongue, 20, 50), tinted(hide('#7a4a28'))),
    ...[1, -1].flatMap((side) => [
      mesh(
        patch(surface, (s, t) => stay(side)(side > 0 ? s : 1 - s, t), 0.26, { columns: 20, rows: 60, edge: 0.12, edgeRows: 0.04 }),
        dark,
      ),
      stitches(surface, stayLine(side), 0.3, thread),
      mesh(
        patch(surface, side > 0 ? strip([0.105, 0.83], [0.5, 0.985]) : strip([-0.5, 0.83], [-0.105, 0.985]), 0.3, {
          puff: 0.75,
          edge: 0.04,
          edgeRows: 0.1,
        }),
        padded,
      ),
    ]),
    stitches(
      surface,
      Array.from({ length: 32 }, (_, i): [number, number] => {
        const s = mix(0.04, 0.96, i / 31)
        return [mix(0.345, 0.655, s), mix(0.22, 0.52, Math.sin(s * Math.PI) ** 1.5) - 0.025]
      }),
      0.27,
      thread,
    ),
    rim(surface, 0.995, 0.42, padded),
    lining(surface, 0.25, felt('#4a4540')),
    ...lacing(surface, { rows, gap, lift: 0.34, lace: fabric('#c23a2b', 9), eyelet: steel(0.25, '#8f8a80'), radius: 0.24, hooksFrom: 3 }),
    mesh(slab(footprint(surface, 0.62), 2.2, 3.7, spring, 0.3), rubber('#3a3b3d')),
    mesh(slab(footprint(surface, 0.7), 1.7, 2.3, spring, 0.15), plastic('#b23a2b', 0.6)),
    mesh(slab(footprint(surface, 0.55), 0.9, 1.8, spring, 0.2), black),
    ...lugs,
    ...[4, 8, 12, 16].map((x) => mesh(box(1.6, 1.2, 6, 0.3), black, [x, 0.62 + spring(x), 0.4])),
    mesh(box(4.4, 1.2, 5, 0.3), black, [-4.6, 0.62, -0.4]),
    mesh(
      loft(
        (
          [
            [-7, 19],
            [-8.6, 21.4],
            [-8.8, 24],
            [-7.6, 24.6],
            [-6.8, 22.8],
            [-6.7, 20],
          ] as Point2[]
        ).map(([x, y]): Station => ({ at: [x, y, -0.5], w: 0.3, d: 1.7, power: 4 })),
        { smooth: 6 },
      ),
      cloth,
    ),
  ]
}

const shoeLast: Last = {
  front: [
    [21.6, 3.6],
    [22.2, 4.8],
    [21.4, 6.2],
    [18.8, 7.3],
    [15.6, 8.2],
    [12.2, 9.3],
    [9, 10.7],
    [6.2, 12],
    [4.6, 12.9],
  ],
  back: [
    [-7.6, 3.8],
    [-8.5, 5.2],
    [-8.5, 6.8],
    [-7.9, 8.2],
    [-7.2, 9.4],
    [-6.9, 10.6],
    [-7, 11.7],
    [-7.5, 12.7],
    [-7.9, 13.3],
  ],
  sole: [6.8, 7.4, 7.2, 7, 7.6, 9, 9.8, 9.8, 9],
  collar: 7.4,
  dip: 1.7,
  spring: (x) => 1.9 * ease(9, 24, x) + 0.5 * ease(-4, -9, x),
}

function trailShoe(): three.Object3D[] {
  const surface = upper(shoeLast)
  const netting = (colour: string) =>
    withSolid(fabric(colour), {
      axis: 2,
      depth: 0.05,
      code: `vec2 q = vec2(p.x + p.z * 0.3, p.y * 1.15) * 3.4; q.x += 0.5 * mod(floor(q.y), 2.0); vec2 f = fract(q) - 0.5; float hole = smoothstep(0.16, 0.34, length(f));
        height = hole; colour *= 0.55 + 0.45 * hole;`,
    })
  const film = (colour: string) => plastic(colour, 0.42)
  const cloth = tinted(netting('#2f7f87'))
  const overlay = tinted(film('#1f6068'))
  const [lime, black] = ['#d8e04a', rubber('#232527')]
  const spring = shoeLast.spring ?? (() => 0)
  const gap = (v: number) => mix(0.042, 0.075, ease(0.4, 1, v))
  const foam = withSolid(plastic('#f1efe6', 0.7), {
    axis: 2,
    depth: 0.02,
    code: 'height = noise(p * 12.0); colour *= 0.95 + 0.07 * noise(p * 5.0);',
  })
  const stay =
    (side: number) =>
    (s: number, t: number): [number, number] => {
      const v = mix(0.4, 0.97, t)
      return [side * (gap(v) - 0.016 + s * mix(0.04, 0.06, t)), v]
    }
  const toeCap = (s: number, t: number): [number, number] => {
    const arch = Math.exp(-(((s - 0.5) / 0.28) ** 2))
    return [mix(-0.16, 0.16, s), mix(0, 0.05 + 0.22 * arch, t)]
  }
  const heelCap = (s: number, t: number): [number, number] => [mix(0.375, 0.625, s), mix(0, mix(0.14, 0.7, Math.sin(s * Math.PI) ** 2), t)]
  const band =
    (side: number, from: number, to: number, lean: number) =>
    (s: number, t: number): [number, number] => {
      const v = mix(0.02, 0.74, t)
      return [side * (mix(from, to, s) + lean * (1 - t) ** 1.2), v]
    }
  const tongue: Surface = (u, v) => {
    const t = mix(0.4, 1, Math.min(1, v * 1.15))
    const [x, y, z] = above(surface, (u - 0.5) * (mix(0.08, 0.17, v) + Math.max(0, v - 0.87) * 0.5), t, 0.2)
    const over = Math.max(0, v - 0.87)
    return [x + over * 4, y + over * 15 * (1 - 0.4 * (u * 2 - 1) ** 2), z]
  }
  const sideOf = (side: number, place: (s: number, t: number) => [number, number]) => (s: number, t: number) =>
    place(side > 0 ? s : 1 - s, t)
  const lugs = footprint(surface, 0.2, 32).map(([x, z], i, all) => {
    const [[ax, az], [bx, bz]] = [all[(i + 31) % 32] as Point2, all[(i + 1) % 32] as Point2]
    return mesh(
      box(1.2, 0.8, 2, 0.15),
      black,
      [x * 0.95 + 0.3, 0.46 + spring(x), z * 0.82],
      [0, (Math.atan2(-(bz - az), bx - ax) * 180) / Math.PI, 0],
    )
  })
  return [
    mesh(sheet(surface, 140, 90), cloth),
    mesh(patch(surface, toeCap, 0.2, { edge: 0.04, edgeRows: 0.1 }), black),
    mesh(patch(surface, heelCap, 0.22, { edge: 0.06, edgeRows: 0.08 }), overlay),
    ...[1, -1].flatMap((side) => [
      ...[0.135, 0.185, 0.235].map((from) =>
        mesh(patch(surface, sideOf(side, band(side, from, from + 0.016, -0.035)), 0.13, { columns: 10, rows: 40, edge: 0.2 }), overlay),
      ),
      mesh(patch(surface, sideOf(side, stay(side)), 0.22, { columns: 20, rows: 50, edge: 0.12, edgeRows: 0.05 }), overlay),
    ]),
    mesh(sheet(tongue, 20, 40), tinted(netting('#276a72'))),
    rim(surface, 0.995, 0.4, knit('#1f2b2d', 6)),
    lining(surface, 0.3, felt('#23292b')),
    ...lacing(surface, {
      rows: [0.48, 0.58, 0.68, 0.79, 0.91],
      gap,
      lift: 0.3,
      lace: fabric(lime, 9),
      eyelet: plastic('#12282b', 0.4),
      radius: 0.2,
    }),
    mesh(slab(footprint(surface, 0.5), 1.5, 4.2, spring, 0.5), foam),
    mesh(slab(footprint(surface, 0.54), 1.5, 1.95, spring, 0.1), plastic(lime, 0.5)),
    mesh(slab(footprint(surface, 0.4), 0.7, 1.6, spring, 0.2), black),
    ...lugs,
    mesh(
      loft(
        (
          [
            [-7.6, 12.6],
            [-8.7, 14.2],
            [-8.9, 16],
            [-8, 16.4],
            [-7.4, 14.6],
          ] as Point2[]
        ).map(([x, y]): Station => ({ at: [x, y, -0.5], w: 0.26, d: 1.3, power: 4 })),
        { smooth: 6 },
      ),
      fabric(lime, 8),
    ),
  ]
}

const skateLast: Last = {
  front: bootLast.front.map(([x, y]): Point2 => [x * 0.93 - 0.2, y * 1.12 + 6.4]),
  back: bootLast.back.map(([x, y]): Point2 => [x + 0.3, y * 1.14 + 8.8]),
  sole: [6, 6.8, 6.4, 6, 6.6, 8, 8.8, 8.6, 7.4],
  collar: 9,
}

/** The boot of a skate: upper, tongue, lacing and sole. */
function skateBoot(white: three.MeshPhysicalMaterial, trim: three.MeshPhysicalMaterial, thread: string, edge: three.Material) {
  const surface = upper(skateLast)
  const gap = (v: number) => mix(0.034, 0.046, ease(0.4, 1, v))
  const stay =
    (side: number) =>
    (s: number, t: number): [number, number] => {
      const v = mix(0.36, 0.985, t)
      return [side * (gap(v) - 0.014 + (side > 0 ? s : 1 - s) * mix(0.05, 0.07, t)), v]
    }
  const stayLine = (side: number): [number, number][] =>
    Array.from({ length: 24 }, (_, i) => {
      const v = mix(0.38, 0.97, i / 23)
      return [side * (gap(v) + 0.028 + 0.016 * (i / 23)), v]
    })
  const counter = (s: number, t: number): [number, number] => [
    mix(0.33, 0.67, s),
    mix(0.0, mix(0.2, 0.62, Math.sin(s * Math.PI) ** 1.5), t),
  ]
  const tongue: Surface = (u, v) => {
    const t = mix(0.36, 1, Math.min(1, v * 1.1))
    const [x, y, z] = above(surface, (u - 0.5) * (mix(0.07, 0.13, v) + Math.max(0, v - 0.909) * 0.5), t, 0.2)
    const over = Math.max(0, v - 0.909)
    return [x + over * 10, y + over * 24 * (1 - 0.4 * (u * 2 - 1) ** 2), z]
  }
  const sole = plate(
    footprint(surface, 0.35).map(([x, z]): Point2 => [x, -z]),
    0.9,
    { radius: 0, bevel: 0.2 },
  ).rotateX(-Math.PI / 2)
  const at = sole.getAttribute('position')
  for (let i = 0; i < at.count; i++) {
    const place = (at.getX(i) + 7.7) / 28
    at.setY(i, at.getY(i) + mix(12.2, 9.7, place))
  }
  sole.computeVertexNormals()
  return [
    mesh(sheet(surface, 140, 90), white),
    mesh(patch(surface, counter, 0.16, { edge: 0.05, edgeRows: 0.1 }), trim),
    mesh(sheet(tongue, 20, 50), felt('#f1ebdc')),
    ...[1, -1].flatMap((side) => [
      mesh(patch(surface, stay(side), 0.2, { columns: 20, rows: 60, edge: 0.12, edgeRows: 0.04 }), trim),
      stitches(surface, stayLine(side), 0.22, thread, 0.045),
    ]),
    stitches(
      surface,
      Array.from({ length: 40 }, (_, i): [number, number] => {
        const s = mix(0.03, 0.97, i / 39)
        return [mix(0.33, 0.67, s), mix(0.2, 0.62, Math.sin(s * Math.PI) ** 1.5) - 0.02]
      }),
      0.18,
      thread,
      0.045,
    ),
    rim(surface, 0.995, 0.34, edge),
    lining(surface, 0.25, felt('#eadfc8')),
    ...lacing(surface, {
      rows: [0.43, 0.49, 0.55, 0.62, 0.69, 0.77, 0.85, 0.93],
      gap,
      lift: 0.26,
      lace: fabric('#f6f3ea', 9),
      eyelet: chrome(),
      radius: 0.19,
      hooksFrom: 5,
    }),
    mesh(sole, plastic('#6b4a30', 0.3)),
  ]
}

function figureSkate(): three.Object3D[] {
  const hide = (colour: string) =>
    withSolid(leather(colour), { depth: 0.008, code: 'float s = noise(p * 7.0); height = s; colour *= 0.95 + 0.08 * fbm(p * 0.8);' })
  const heel = loft(
    [
      { at: [-4.1, 7.4, -0.3], w: 6.2, d: 5.4, power: 2.6 },
      { at: [-4.1, 9.6, -0.3], w: 6.6, d: 5.8, power: 2.6 },
      { at: [-3.9, 11.6, -0.3], w: 7.4, d: 6.6, power: 2.6 },
    ],
    { smooth: 6 },
  )
  const blade: Point2[] = [
    [-10.6, 0.9],
    [-8, 0.25],
    [0, 0],
    [12, 0],
    [19, 0.35],
    [20.6, 0.9],
    [21.1, 1.9],
    [21.8, 2],
    [21.5, 2.7],
    [22.1, 3],
    [21.4, 3.6],
    [21.7, 4.2],
    [20.4, 4.6],
    [17, 3.4],
    [0, 2.6],
    [-9.8, 2.2],
  ]
  const post = (x: number, top: number, width: number): Point2[] => [
    [x - width * 0.55, 2.3],
    [x + width * 0.55, 2.3],
    [x + width, top],
    [x - width, top],
  ]
  const metal = brushed(0, '#c6cbd0')
  return [
    ...skateBoot(hide('#f2efe7'), hide('#e9e4d8'), '#d8d1c2', hide('#ece6d8')),
    mesh(heel, plastic('#6b4a30', 0.3)),
    mesh(plate(blade, 0.42, { radius: 0.2, bevel: 0.06 }), metal, [0, 0, 0.1]),
    mesh(plate(post(-4.2, 6.9, 2.6), 0.8, { radius: 0.6, bevel: 0.2 }), metal, [0, 0, 0.1]),
    mesh(plate(post(13.4, 9, 3.2), 0.8, { radius: 0.6, bevel: 0.2 }), metal, [0, 0, 0.1]),
    mesh(box(8.4, 0.5, 5, 0.24), metal, [-4.1, 7.1, -0.1]),
    mesh(box(11, 0.5, 6, 0.24), metal, [13.4, 9.1, 0.3], [0, 0, -4.5]),
    ...[-1, 1].flatMap((side) => [
      ...[-7.2, -1.2].map((x) => mesh(rod(0.32, 0.2, 0.06, 20), steel(0.2), [x, 7.4, side * 1.8])),
      ...[9.4, 17.2].map((x) => mesh(rod(0.32, 0.2, 0.06, 20), steel(0.2), [x, 9.4 - (x - 13.4) * 0.078, 0.3 + side * 2.3])),
    ]),
  ]
}

/** A roller skate: boot, plate, two trucks and a toe stop. */
function rollerSkate(): three.Object3D[] {
  const suede = (colour: string) =>
    tinted(
      withSolid(felt(colour), {
        depth: 0.012,
        code: 'float s = noise(p * 16.0); height = s; colour *= 0.86 + 0.16 * s + 0.1 * (fbm(p * 0.9) - 0.5);',
      }),
    )
  const metal = brushed(0, '#c6cbd0')
  const urethane = () => tinted(plastic('#c9698a', 0.34))
  const wheel = (x: number, side: number) =>
    group(
      [
        mesh(
          turned(
            [
              [0.9, -1.5],
              [2.6, -1.5],
              [3.05, -1.1],
              [3.05, 1.1],
              [2.6, 1.5],
              [0.9, 1.5],
            ],
            0.35,
          ),
          urethane(),
          [0, 0, 0],
          [90, 0, 0],
        ),
        mesh(rod(1.5, 2.5, 0.2), plastic('#f3efe6', 0.4), [0, 0, 0], [90, 0, 0]),
        mesh(rod(1.05, 2.9, 0.15), steel(0.3), [0, 0, 0], [90, 0, 0]),
        mesh(rod(0.42, 3.9, 0.1, 6), steel(0.25), [0, 0, 0], [90, 0, 0]),
      ],
      [x, 3.05, side * 3.7 + 0.1],
    )
  const truck = (x: number, top: number) => [
    mesh(rod(0.5, 6, 0.1), steel(0.3), [x, 3.05, 0.1], [90, 0, 0]),
    mesh(box(2.4, 2.2, 3.4, 0.6), metal, [x, 3.3, 0.1]),
    mesh(rod(1.25, 1.4, 0.3), rubber('#e8e2d4'), [x, 5, 0.1]),
    mesh(
      loft(
        [
          { at: [x, 3.4, 0.1], w: 2, d: 2.4 },
          { at: [x, top, 0.1], w: 5, d: 4.4, power: 3 },
        ],
        { smooth: 6 },
      ),
      metal,
    ),
  ]
  return [
    ...skateBoot(suede('#c9698a'), suede('#b95c7d'), '#f0d9e0', suede('#b95c7d')),
    mesh(
      loft(
        [
          { at: [-4.1, 7.4, -0.3], w: 5.6, d: 5 },
          { at: [-4.1, 9.6, -0.3], w: 6, d: 5.6 },
          { at: [-3.9, 11.6, -0.3], w: 6.8, d: 6.4 },
        ].map((station): Station => ({ ...station, at: station.at as Point3, power: 2.6 })),
        { smooth: 6 },
      ),
      plastic('#6b4a30', 0.3),
    ),
    mesh(box(27, 0.8, 4.6, 0.3), metal, [5.2, 8.1, 0.1], [0, 0, 3.4]),
    ...truck(-3.8, 7.4),
    ...truck(13, 8.4),
    ...[1, -1].flatMap((side) => [wheel(-3.8, side), wheel(13, side)]),
    mesh(rod(1, 3, 0.2), metal, [18.6, 7.4, 0.2], [0, 0, 42]),
    mesh(
      turned(
        [
          [0, 0],
          [1.9, 0],
          [2.15, 0.6],
          [1.9, 2],
          [1.2, 2.4],
          [0, 2.4],
        ],
        0.3,
      ),
      rubber('#d9d2c2'),
      [20.4, 4.6, 0.2],
      [0, 0, 30],
    ),
  ]
}

const slipperLast: Last = {
  front: [
    [21.4, 0.3],
    [22.4, 1.5],
    [20.6, 3.1],
    [17.6, 3.9],
    [15, 4.3],
  ],
  back: [
    [-1.4, 0.3],
    [-2.2, 2.2],
    [-1.9, 4.2],
    [-1.3, 5.8],
    [-0.7, 6.6],
  ],
  sole: [3.6, 5, 5, 4.6, 5, 6.4, 7.4, 7.6, 7],
  collar: 5.4,
  dip: 2.6,
}

/** A soft ballet shoe with ribbons. */
function balletShoe(): three.Object3D[] {
  const surface = upper(slipperLast)
  const cloth = () =>
    tinted(
      withSolid(fabric('#d9a3ac', 8), {
        depth: 0.012,
        code: 'float w = noise(p * 18.0); height = w + 5.0 * fbm(p * 0.7); colour *= 0.9 + 0.12 * w;',
      }),
    )
  const satin = () => {
    const made = tinted(plastic('#dca9b1', 0.34))
    made.sheen = 0.6
    made.side = three.DoubleSide
    return made
  }
  const strap = (points: readonly Point3[]) =>
    mesh(
      sheet(
        (u, v) => {
          const place = v * (points.length - 1)
          const index = Math.min(points.length - 2, Math.floor(place))
          const [a, b] = [points[index] as Point3, points[index + 1] as Point3]
          const t = place - index
          return [mix(a[0], b[0], t) + (u - 0.5) * 1.5, mix(a[1], b[1], t), mix(a[2], b[2], t)]
        },
        6,
        48,
      ),
      satin(),
    )
  const [kx, ky, kz] = above(surface, 0, 0.985, 0.35)
  const cord = () => tinted(fabric('#cf95a0', 9))
  return [
    mesh(sheet(surface, 140, 60), cloth()),
    lining(surface, 0.72, felt('#ead2c6')),
    rim(surface, 0.985, 0.44, cloth()),
    ...[0.84].map((v) =>
      stitches(
        surface,
        Array.from({ length: 80 }, (_, i): [number, number] => [i / 79, v]),
        0.03,
        '#b98390',
        0.04,
      ),
    ),
    // pleats under the toe
    ...Array.from({ length: 9 }, (_, i) => {
      const u = (i - 4) * 0.022
      return mesh(
        wire([above(surface, u, 0.02, 0.02), above(surface, u * 0.94, 0.16, 0.05), above(surface, u * 0.9, 0.28, 0.01)], 0.09),
        cloth(),
      )
    }),
    ...[1, -1].map((side) =>
      mesh(
        wire(
          [
            [kx, ky, kz],
            [kx - 0.9, ky + 0.5, kz + side * 0.9],
            [kx - 1.2, ky + 0.1, kz + side * 1.9],
            [kx - 0.3, ky - 0.1, kz + side * 1.5],
            [kx, ky, kz],
          ],
          0.11,
        ),
        cord(),
      ),
    ),
    mesh(new three.SphereGeometry(0.26, 16, 12), cord(), [kx, ky, kz]),
    // two straps cross over the instep
    ...[1, -1].map((side) => {
      const [from, to] = [above(surface, side > 0 ? 0.36 : 0.64, 0.86, -0.05), above(surface, side > 0 ? 0.83 : 0.17, 0.9, -0.05)]
      return strap(
        [0, 0.15, 0.35, 0.5, 0.65, 0.85, 1].map(
          (t): Point3 => [
            mix(from[0], to[0], t),
            mix(from[1], to[1], t) + (2.6 + side * 0.12) * Math.sin(t * Math.PI) ** 0.8,
            mix(from[2], to[2], t),
          ],
        ),
      )
    }),
  ]
}

/** Shoes and boots. */
export const footwear: Record<string, Model> = {
  'hiking-boot': { build: () => pair(hikingBoot, 7.5, 7), azimuth: 24, elevation: 18 },
  'running-shoe': { build: () => pair(trailShoe, 7.5, 8), azimuth: 24, elevation: 22 },
  'roller-skate': { build: () => pair(rollerSkate, 7.5, 8), azimuth: 22, elevation: 12 },
  'ballet-shoes': { build: () => pair(balletShoe, 5.6, 5), azimuth: 28, elevation: 30 },
  'ice-skate': { build: () => pair(figureSkate, 7.5, 8), azimuth: 22, elevation: 12 },
}
