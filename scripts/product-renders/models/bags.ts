import type * as three from 'three'
import { along, ease, mix, patch, roundedRing, type Surface, seam, sheet } from '../forms.ts'
import { brass, brushed, chrome, fabric, knit, leather, plastic, rubber, steel, tinted, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { box, group, loft, mesh, type Point3, plate, rod, type Station, wire } from '../shapes.ts'

/** Heavy cloth that creases. */
const canvas = (colour: string, perCm = 5) =>
  withSolid(fabric(colour), {
    depth: 0.02,
    code: `vec3 q = p * ${(perCm * 6.283).toFixed(2)}; float w = 0.5 + 0.25 * (sin(q.x + q.z) + sin(q.z - q.y)); float s = fbm(vec3(p.xy * 0.16, p.z * 0.3) + 2.0 * noise(p * 0.12));
      height = w + 22.0 * s; colour *= 0.86 + 0.1 * w + 0.2 * s;`,
  })

/** A ribbon of cloth through points, flat across x where it runs up or forward. */
const webbing = (points: readonly Point3[], width: number, material: three.Material, thick = 0.28, smooth = 8) =>
  mesh(
    loft(
      points.map((at): Station => ({ at, w: width, d: thick, power: 5 })),
      { smooth, sides: 32 },
    ),
    material,
  )

const buckle = (at: Point3, turn: Point3, size = 1) => {
  const black = plastic('#1d1f22', 0.35)
  const part = group(
    [
      mesh(box(3.6, 2.4, 0.9, 0.3), black),
      mesh(box(2.6, 2, 0.7, 0.25), black, [0, -1.9, 0]),
      mesh(box(3.4, 1, 0.7, 0.3), black, [0, -3.1, 0]),
      mesh(box(0.5, 1.2, 1, 0.2), plastic('#34373b', 0.4), [1.55, -0.2, 0]),
      mesh(box(0.5, 1.2, 1, 0.2), plastic('#34373b', 0.4), [-1.55, -0.2, 0]),
    ],
    at,
    turn,
  )
  part.scale.setScalar(size)
  return part
}

function rollTopPack() {
  const [wide, deep, round] = [
    along([27, 29.5, 30.4, 30.4, 30, 30, 31]),
    along([14.4, 17.2, 18, 17.6, 16.4, 11.4, 2.8]),
    along([5.6, 6.6, 6.8, 6.6, 6, 4.4, 1.2]),
  ]
  const height = 46
  const body: Surface = (u, v) => {
    const foot = Math.sqrt(Math.max(0, 1 - (1 - ease(0, 0.07, v)) ** 2))
    const [w, d] = [wide(v) * mix(0.86, 1, foot), deep(v) * mix(0.78, 1, foot)]
    const [x, y] = roundedRing(u, w, d, Math.min(round(v), d / 2.05))
    const sag = 0.35 * Math.sin(v * 19 + u * 12) * Math.sin(v * 3.1) * ease(0.5, 0.9, v) + 0.12 * Math.sin(v * 31 + u * 50)
    return [x * (1 + sag * 0.02), v * height, -y * (1 + sag * 0.05)]
  }
  const cloth = tinted(canvas('#4c6f5a'))
  const dark = rubber('#2a2c2f')
  const strap = fabric('#24262a', 5)
  const wrap =
    (from: number, to: number) =>
    (s: number, t: number): [number, number] => [s, mix(from, to, t)]
  const spiral: [number, number][] = Array.from({ length: 90 }, (_, i) => {
    const angle = -Math.PI * 0.5 + (i / 89) * Math.PI * 5.2
    const radius = mix(2.7, 0.7, i / 89)
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.86]
  })
  const roll = sheet(
    (u, v) => {
      const [z, y] = spiral[Math.round(v * 89)] as [number, number]
      const x = (u - 0.5) * 31
      return [x, height + 1.6 + y + 0.16 * Math.sin(x * 0.7 + v * 9), z + 0.3 + 0.12 * Math.sin(x * 1.1)]
    },
    40,
    89,
  )
  const pocket = (s: number, t: number): [number, number] => [mix(0.668, 0.832, s), mix(0.17, 0.55, t)]
  const zip: [number, number][] = Array.from({ length: 21 }, (_, i) => [mix(0.678, 0.822, i / 20), 0.52])
  const pocketSurface: Surface = (u, v) => {
    const [x, y, z] = body(u, v)
    const [s, t] = [(u - 0.668) / 0.164, (v - 0.17) / 0.38]
    return [x, y, z + 0.2 + 2.1 * Math.sqrt(Math.max(0, Math.sin(s * Math.PI) * Math.sin(t * Math.PI)))]
  }
  const sidePocket =
    (middle: number) =>
    (s: number, t: number): [number, number] => [middle + mix(-0.085, 0.085, s), mix(0.05, mix(0.33, 0.4, s), t)]
  const shoulder = (side: number): Point3[] => [
    [side * 5.6, 41.6, -6],
    [side * 6.4, 45.4, -8.6],
    [side * 7.8, 44.4, -13.4],
    [side * 9.4, 36, -17],
    [side * 11.4, 25, -16.6],
    [side * 13, 16, -13.6],
  ]
  return group([
    mesh(sheet(body, 160, 120), cloth),
    mesh(patch(body, wrap(0, 0.19), 0.3, { columns: 160, rows: 24, edge: 0 }), dark),
    mesh(roll, cloth),
    ...[-1, 1].map((side) => mesh(rod(2.1, 0.5, 0.2), strap, [side * 15.4, height + 1.6, 0.3], [0, 0, 90])),
    mesh(patch(body, pocket, 0.5, { columns: 60, rows: 48, puff: 2.1, edge: 0.06, edgeRows: 0.06 }), cloth),
    mesh(wire(seam(pocketSurface, zip, 0.25), 0.34), plastic('#1d1f22', 0.5)),
    mesh(box(0.7, 2.6, 0.35, 0.15), leather('#8a5a34'), [6.6, 22.4, 11.4], [-14, 0, 8]),
    ...[0, 0.5].map((middle) => mesh(patch(body, sidePocket(middle), 0.45, { puff: 0.9, edge: 0.05, edgeRows: 0.07 }), knit('#33373b', 4))),
    // strap over the roll
    webbing(
      [
        [0, 41, -5.2],
        [0, 47, -3.4],
        [0, 50.4, 0.2],
        [0, 47.8, 3.4],
        [0, 43.4, 4.6],
        [0, 38.6, 7.4],
        [0, 35.6, 8.9],
      ],
      2.5,
      strap,
    ),
    buckle([0, 36.4, 9.2], [-24, 0, 0]),
    webbing(
      [
        [0, 33.4, 9.9],
        [0, 29, 10.2],
        [0, 26.2, 10.4],
      ],
      2.5,
      strap,
    ),
    // straps that hold the ends of the roll down
    ...[-1, 1].flatMap((side) => [
      mesh(
        loft(
          [
            [side * 15.5, 48.6, 0.2],
            [side * 16.2, 45.4, 0.1],
            [side * 15.9, 40, 0],
            [side * 15.6, 30, 0],
            [side * 15.5, 25, 0],
          ].map(([x = 0, y = 0, z = 0]): Station => ({ at: [x, y, z], w: 0.28, d: 2.2, power: 5 })),
          { smooth: 8, sides: 32 },
        ),
        strap,
      ),
      buckle([side * 16.1, 38.4, 0], [0, side * 90, 0], 0.86),
      mesh(
        loft(
          shoulder(side).map((at, i): Station => ({ at, w: i > 4 ? 4.6 : 6, d: 1.5, power: 3 })),
          { smooth: 8 },
        ),
        tinted(canvas('#4c6f5a')),
      ),
      webbing(
        [
          [side * 12.8, 17, -13.8],
          [side * 13.6, 9, -11],
          [side * 13.6, 4.6, -6.6],
        ],
        2.4,
        strap,
      ),
    ]),
    mesh(
      wire(
        [
          [-3, 42.4, -5.8],
          [-3, 47.6, -7.4],
          [0, 49, -7.8],
          [3, 47.6, -7.4],
          [3, 42.4, -5.8],
        ],
        0.7,
      ),
      strap,
    ),
    mesh(box(4.6, 3, 0.24, 0.1), leather('#8a5a34'), [8, 30.6, 9.3], [-3, 12, 0]),
  ])
}

function cabinCase() {
  const [wide, high, deep] = [37, 50, 21]
  const ridge = (x: number) => 0.34 * Math.sqrt(Math.max(0, Math.cos((x / 2.3) * Math.PI))) * (Math.abs(x) < wide / 2 - 3.2 ? 1 : 0)
  const shell: Surface = (u, v) => {
    const x = (0.5 - v) * wide
    const inset = Math.max(0, Math.abs(x) - (wide / 2 - 2.6))
    const shrink = 2.6 - Math.sqrt(Math.max(0, 2.6 ** 2 - inset ** 2))
    const grow = ridge(x) - shrink
    const [z, y] = roundedRing(u, deep + grow * 2, high + grow * 2, Math.max(1, 4.6 + grow))
    return [x, y, z]
  }
  const metal = tinted(
    withSolid(brushed(1, '#7f93a6'), {
      axis: 1,
      code: 'float s = noise(vec3(p.xy * 34.0, p.z * 0.5)); colour *= 0.92 + 0.12 * s; rough *= 0.95 + 0.35 * s;',
    }),
  )
  const [black, grey] = [plastic('#1c1e21', 0.4), brushed(1, '#b9bec3')]
  const end = roundedPlate(deep - 3.4, high - 3.4, 3.4)
  const bandAt =
    (grow: number) =>
    (u: number): [number, number] =>
      roundedRing(u, wide + grow, high + grow + 0.2, 4.2)
  const band = (material: three.Material, grow: number, thick: number) => {
    const surface: Surface = (u, v) => {
      const [x, y] = bandAt(grow + 0.12 * Math.sin(v * Math.PI))(u)
      return [x, y, (v - 0.5) * thick]
    }
    return mesh(sheet(surface, 160, 8), material)
  }
  const wheel = (x: number, z: number) =>
    group(
      [
        mesh(box(4.6, 2.6, 4.6, 0.9), black, [0, 4.4, 0]),
        mesh(rod(0.9, 2, 0.2), black, [0, 3.2, 0]),
        mesh(box(1.6, 3, 3, 0.6), black, [0, 2.4, 0.4]),
        ...[1, -1].flatMap((side) => [
          mesh(rod(2.3, 1, 0.35), rubber('#2a2c2f'), [side * 1.1, 2.3, 0.9], [0, 0, 90]),
          mesh(rod(1.2, 1.1, 0.2), grey, [side * 1.1, 2.3, 0.9], [0, 0, 90]),
        ]),
      ],
      [x, 0, z],
      [0, 24, 0],
    )
  const grip = (points: Point3[]) => mesh(wire(points, 1), black)
  const latch = (y: number) => [
    mesh(box(1, 6.6, 5.4, 0.4), grey, [wide / 2 + 0.6, y, 0]),
    mesh(box(0.8, 4.4, 2.6, 0.3), black, [wide / 2 + 1, y, 0]),
  ]
  const top = high / 2
  return group([
    group(
      [
        mesh(sheet(shell, 260, 190), metal),
        ...[1, -1].map((side) => mesh(end, metal, [side * (wide / 2 - 0.2), 0, 0], [0, 90, 0])),
        band(grey, 0.5, 3),
        band(black, 0.85, 1.1),
        ...latch(13),
        ...latch(-13),
        grip([
          [wide / 2, 6, 0],
          [wide / 2 + 2.4, 5, 0],
          [wide / 2 + 2.6, 0, 0],
          [wide / 2 + 2.4, -5, 0],
          [wide / 2, -6, 0],
        ]),
        grip([
          [-6.4, top, -1],
          [-5.2, top + 2.4, -1],
          [0, top + 2.7, -1],
          [5.2, top + 2.4, -1],
          [6.4, top, -1],
        ]),
        mesh(box(16, 0.9, 4.6, 0.4), black, [0, top + 0.3, -7]),
        ...[-6, 6].flatMap((x) => [
          mesh(rod(0.85, 12, 0.1), steel(0.3, '#c4c8cc'), [x, top + 6, -7]),
          mesh(rod(0.65, 14, 0.1), steel(0.22, '#c4c8cc'), [x, top + 18, -7]),
        ]),
        mesh(box(15.6, 3.2, 2.6, 1), black, [0, top + 26, -7]),
        mesh(box(4, 0.5, 1.2, 0.2), plastic('#3a3d41', 0.5), [0, top + 27.6, -7]),
        mesh(box(5.4, 1.7, 0.3, 0.15), steel(0.25), [9.4, 17.6, deep / 2 + 0.36]),
        mesh(rod(0.55, 3.4, 0.1), chrome(), [wide / 2 + 0.9, 0, 0], [0, 0, 0]),
      ],
      [0, 5.6 + high / 2, 0],
    ),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => wheel(x * (wide / 2 - 4), z * (deep / 2 - 4)))),
  ])
}

function roundedPlate(width: number, height: number, radius: number) {
  return plate(
    [
      [-width / 2, -height / 2],
      [width / 2, -height / 2],
      [width / 2, height / 2],
      [-width / 2, height / 2],
    ],
    0.6,
    { radius, bevel: 0.25 },
  )
}

function dayBag() {
  const [wide, deep] = [along([36, 38, 39.4, 40, 40, 39.4, 38.6]), along([15, 16.4, 16.4, 15.4, 13, 9.4, 5])]
  const height = 29
  const body: Surface = (u, v) => {
    const foot = Math.sqrt(Math.max(0, 1 - (1 - ease(0, 0.06, v)) ** 2))
    const d = deep(v) * mix(0.86, 1, foot)
    const [x, y] = roundedRing(u, wide(v) * mix(0.94, 1, foot), d, Math.min(4.4, d / 2.1))
    const slack = 0.35 * Math.sin(u * 44 + v * 5) * Math.sin(v * Math.PI) + 0.25 * Math.sin(v * 14 + u * 30) * ease(0.3, 0.9, v)
    return [x, v * height - 0.9 * v ** 3 * Math.cos((x / wide(v)) * Math.PI), -y * (1 + slack * 0.045)]
  }
  const cloth = tinted(canvas('#a5442f', 4))
  const [hide, edge, thread] = [leather('#6b4228'), leather('#553320'), plastic('#d9c49a', 0.8)]
  const wrap =
    (from: number, to: number) =>
    (s: number, t: number): [number, number] => [s, mix(from, to, t)]
  const stitches = (v: number, lift: number) => {
    const line: [number, number][] = Array.from({ length: 120 }, (_, i) => [i / 120, v])
    return mesh(wire(seam(body, line, lift), 0.09, { isClosed: true }), thread)
  }
  const mouth: Surface = (u, v) => {
    const [x, , z] = body(u, 1)
    const y = body(u, 1)[1]
    return [x * mix(1, 0.97, v), y - 0.35 * v, z * (1 - v)]
  }
  const tab = (x: number, side: number) => {
    const place = (s: number, t: number): [number, number] => {
      const middle = side > 0 ? 0.75 : 0.25
      const across = ((x + mix(-1.5, 1.5, s) * (t < 0.12 ? Math.sqrt(Math.max(0.02, t / 0.12)) : 1)) / 106) * side
      return [middle + across, mix(0.56, 0.985, t)]
    }
    const rivet = (v: number) => {
      const [px, py, pz] = seam(body, [[(side > 0 ? 0.75 : 0.25) + (x / 106) * side, v]], 0.4)[0] as Point3
      return mesh(rod(0.5, 0.3, 0.1), brass(), [px, py, pz], [side * 78, 0, 0])
    }
    return [mesh(patch(body, place, 0.36, { columns: 14, rows: 36, edge: 0.2, edgeRows: 0.05 }), hide), rivet(0.63), rivet(0.9)]
  }
  const handle = (side: number) => {
    const z = side * 2.8
    const path: Point3[] = [
      [-9, 27.6, z],
      [-9, 31, z + side * 0.6],
      [-7.6, 37, z + side * 1.6],
      [-3.4, 41.6, z + side * 2.4],
      [0, 42.6, z + side * 2.6],
      [3.4, 41.6, z + side * 2.4],
      [7.6, 37, z + side * 1.6],
      [9, 31, z + side * 0.6],
      [9, 27.6, z],
    ]
    return mesh(wire(path, 0.78), edge)
  }
  const zipLine = Array.from({ length: 2 }, (_, i): Point3 => [i ? 17.6 : -17.6, height - 0.9, 0])
  return group([
    mesh(sheet(body, 200, 100), cloth),
    mesh(sheet(mouth, 160, 8), tinted(canvas('#a5442f', 4))),
    mesh(patch(body, wrap(0, 0.24), 0.28, { columns: 200, rows: 24, edge: 0 }), hide),
    mesh(patch(body, wrap(0.93, 1), 0.3, { columns: 200, rows: 12, edge: 0, edgeRows: 0.2 }), hide),
    stitches(0.222, 0.32),
    stitches(0.245, 0.1),
    stitches(0.942, 0.32),
    mesh(wire([zipLine[0] as Point3, [0, height - 1.5, 0], zipLine[1] as Point3], 0.4), brass()),
    ...[1, -1].flatMap((side) => [handle(side), ...tab(-9, side), ...tab(9, side)]),
    ...[-14, 14].flatMap((x) => [-5, 5].map((z) => mesh(rod(0.8, 0.6, 0.2), brass(), [x, -0.2, z]))),
  ])
}

/** Packs, bags and cases. */
export const bags: Record<string, Model> = {
  backpack: { build: rollTopPack, azimuth: 30, elevation: 12 },
  luggage: { build: cabinCase, azimuth: 32, elevation: 14 },
  handbag: { build: dayBag, azimuth: 26, elevation: 16 },
}
