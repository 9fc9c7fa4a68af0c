import * as three from 'three'
import { along, ease, mix, patch, roundedRing, type Surface, seam, sheet } from '../forms.ts'
import { brass, brushed, chrome, fabric, knit, leather, plastic, printed, rubber, steel, tinted, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { box, drawn, group, loft, mesh, type Point3, plate, rod, type Station, wire } from '../shapes.ts'

/** Heavy cloth that creases. A weave finer than the pixels would show as rings, so it fades into a grain. */
export const canvas = (colour: string, perCm = 5) =>
  withSolid(fabric(colour), {
    depth: 0.02,
    code: `vec3 q = p * ${(perCm * 6.283).toFixed(2)}; float fine = 1.0 - smoothstep(0.5, 1.3, max(length(fwidth(q.xz)), length(fwidth(q.yz))));
      float w = 0.5 + 0.25 * fine * (sin(q.x + q.z) + sin(q.z - q.y)) + 0.5 * (noise(p * vec3(2.4, 2.4, 3.2)) - 0.5); float s = fbm(vec3(p.xy * 0.16, p.z * 0.3) + 2.0 * noise(p * 0.12));
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

/** A flat pouch with a zip along its top. */
function pouch({
  wide,
  high,
  deep,
  cloth,
  zip,
  pull,
}: Record<'wide' | 'high' | 'deep', number> & Record<'cloth' | 'zip' | 'pull', () => three.Material>) {
  const depth = along([deep * 0.86, deep, deep, deep * 0.84, deep * 0.5, 1.5])
  const body: Surface = (u, v) => {
    const foot = Math.sqrt(Math.max(0, 1 - (1 - ease(0, 0.1, v)) ** 2))
    const d = depth(v) * mix(0.7, 1, foot)
    const [x, y] = roundedRing(u, wide * mix(0.95, 1, foot) * mix(1, 0.96, ease(0.6, 1, v)), d, d / 2.06)
    const slack = 0.3 * Math.sin(u * 38 + v * 6) * Math.sin(v * Math.PI) + 0.2 * Math.sin(v * 11 + u * 25)
    return [x, v * high, -y * (1 + slack * 0.05)]
  }
  const outside = cloth()
  const line = (v: number) => Array.from({ length: 120 }, (_, i): [number, number] => [i / 120, v])
  const reach = wide * 0.47
  const teeth = Array.from({ length: Math.round(reach * 5) }, (_, i) =>
    mesh(box(0.16, 0.3, 0.62, 0.05), zip(), [-reach + (i / (reach * 5)) * reach * 2, high + 0.16, i % 2 ? 0.05 : -0.05]),
  )
  const slider = -reach * 0.62
  return group([
    mesh(sheet(body, 160, 60), outside),
    mesh(wire(seam(body, line(0.955), 0.06), 0.16, { isClosed: true }), outside),
    mesh(box(wide * 0.95, 0.3, 1.5, 0.14), fabric('#24262a'), [0, high - 0.05, 0]),
    ...teeth,
    mesh(box(1.3, 0.6, 0.9, 0.25), zip(), [slider, high + 0.4, 0]),
    mesh(box(0.7, 0.24, 0.5, 0.1), zip(), [slider - 0.6, high + 0.5, 0.2]),
    webbing(
      [
        [slider - 0.7, high + 0.5, 0.3],
        [slider - 0.9, high - 0.4, 1.3],
        [slider - 1, high - 2.4, depth(0.8) / 2 + 0.7],
        [slider - 1.1, high - 4.4, depth(0.6) / 2 + 0.7],
      ],
      0.9,
      pull(),
      0.22,
    ),
    // a loop to hang it by
    mesh(
      loft(
        [
          [wide * 0.47, high - 1, 0],
          [wide * 0.53, high - 0.6, 0],
          [wide * 0.58, high - 1.6, 0],
          [wide * 0.54, high - 2.8, 0],
          [wide * 0.47, high - 2.6, 0],
        ].map(([x = 0, y = 0, z = 0]): Station => ({ at: [x, y, z], w: 0.24, d: 1.5, power: 5 })),
        { smooth: 8, sides: 24 },
      ),
      pull(),
    ),
  ])
}

const clothPouch = () =>
  pouch({
    wide: 20,
    high: 12.5,
    deep: 7,
    cloth: () => tinted(canvas('#3d6f86', 4)),
    zip: () => plastic('#2a2d31', 0.4),
    pull: () => fabric('#d8782e'),
  })

const leatherPouch = () =>
  pouch({ wide: 27, high: 17, deep: 5.4, cloth: () => tinted(leather('#5d7f78')), zip: brass, pull: () => leather('#6b4228') })

/** Coasts in degrees, west to east and north positive, coarse enough for a map of a hand's size. */
const land: number[][] = [
  [
    -168, 66, -156, 71, -128, 70, -110, 68, -94, 72, -82, 68, -94, 60, -92, 57, -82, 55, -79, 52, -78, 58, -78, 62, -70, 61, -64, 59, -56,
    52, -65, 49, -61, 46, -70, 43, -75, 39, -76, 35, -81, 31, -80, 25, -84, 30, -90, 29, -97, 27, -97, 22, -95, 18, -90, 21, -87, 21, -88,
    16, -83, 15, -83, 10, -78, 9, -80, 7, -86, 11, -94, 16, -105, 20, -107, 23, -113, 31, -117, 33, -122, 37, -124, 43, -124, 48, -132, 55,
    -140, 60, -150, 60, -158, 56, -165, 54, -157, 58, -165, 61, -161, 64,
  ],
  [-115, 31, -110, 23.5, -112, 29],
  [-73, 78, -60, 82, -30, 83.5, -18, 80, -22, 72, -35, 66, -43, 60, -50, 63, -54, 70, -68, 76],
  [-120, 72, -100, 78, -80, 83, -65, 82, -80, 76, -95, 74],
  [-88, 73, -72, 71, -62, 66, -66, 63, -73, 67, -80, 70],
  [
    -78, 8, -72, 12, -62, 10, -52, 5, -50, 0, -44, -2, -35, -6, -39, -15, -41, -22, -48, -26, -54, -34, -58, -36, -62, -39, -65, -43, -68,
    -50, -69, -55, -74, -52, -74, -42, -71, -30, -70, -18, -76, -14, -81, -5, -80, 1,
  ],
  [
    -6, 35, 10, 37, 11, 33, 20, 31, 32, 31, 35, 28, 43, 12, 51, 11, 46, 3, 40, -4, 40, -15, 35, -20, 33, -27, 27, -34, 19, -34.5, 15, -27,
    12, -17, 13, -8, 9, 0, 9, 4, 4, 6, -8, 5, -13, 9, -17, 14, -17, 21, -10, 29,
  ],
  [49, -12, 50, -16, 47, -25, 44, -23, 44, -16],
  [
    -9, 43, -2, 43.5, -1, 47, -4.5, 48.5, 2, 51, 8, 54, 9, 57, 11, 56, 12, 54, 20, 55, 22, 57.5, 24, 59, 30, 60, 22, 60.5, 22, 63, 25, 65.5,
    21, 65, 17, 61, 18, 59, 14, 55.5, 11, 59, 5, 59, 6, 62.5, 14, 68, 25, 71, 33, 69.5, 41, 67, 34, 66.5, 38, 64, 44, 66.5, 54, 68.5, 68,
    69, 73, 72, 80, 73, 104, 77.5, 113, 74, 130, 71.5, 140, 73, 160, 70, 179, 69, 178, 65, 170, 60, 163, 58, 156, 51, 156, 58, 160, 61, 142,
    59, 135, 54.5, 140, 52, 138, 46, 130, 42.5, 129, 36, 126, 35, 125, 39, 121, 40, 118, 39, 122, 37, 119, 34.5, 122, 30, 118, 24, 109,
    21.5, 106, 19, 109, 12, 105, 9, 100, 13, 103, 2, 100, 6, 98, 16, 92, 22, 87, 21, 80, 15, 80, 10, 77, 8, 73, 17, 72, 21, 67, 25, 57, 26,
    56, 24.5, 59, 22, 52, 16, 44, 13, 39, 21, 35, 28, 35, 36, 27, 37, 27, 41, 40, 41, 38, 46, 32, 46, 28, 43, 23, 40, 23, 37, 19, 41, 13,
    45.5, 18, 40, 16, 38, 12, 42, 9, 44, 3, 42, 0, 39, -2, 37, -6, 36.5, -9, 38,
  ],
  [-5, 50, 1, 51, 0, 54, -3, 58.5, -6, 57, -3, 54],
  [-10, 52, -6, 52, -6, 55, -9, 54],
  [-24, 65, -14, 64.5, -15, 66.5, -22, 66.3],
  [
    114, -22, 122, -18, 130, -12, 136, -12, 136, -16, 141, -17, 142.5, -11, 146, -19, 153, -26, 150, -37, 144, -38.5, 138, -34, 131, -31.5,
    124, -33.5, 116, -35,
  ],
  [145, -41, 148, -41, 147, -43.5],
  [173, -35, 178, -38, 175, -41, 168, -46.5, 167, -45],
  [130, 32, 135, 34, 140, 35, 142, 40, 145, 43.5, 141, 45, 140, 41, 136, 37],
  [109, 2, 117, 7, 118, 1, 115, -4, 110, -2],
  [95, 5.5, 104, -2, 105, -6, 100, -2],
  [106, -6.5, 114, -7.5, 114, -8.5, 106, -7.5],
  [131, -1, 141, -3, 150, -10, 143, -8.5, 138, -8],
  [120, 18, 122, 18, 126, 7, 122, 8],
  [119, 1, 124, 1, 121, -5, 119, -4],
  [-84, 22, -75, 20, -78, 22.5],
]

/** A map on waterproof paper, just unfolded. */
function foldedMap() {
  const [wide, deep, panels] = [60, 40, 6]
  const print = drawn(2048, 1366, (c) => {
    const [left, top, width, height] = [56, 56, 1936, 1254]
    const at = (east: number, north: number) => [left + ((east + 180) / 360) * width, top + ((84 - north) / 144) * height] as const
    c.fillStyle = '#f3eee0'
    c.fillRect(0, 0, 2048, 1366)
    c.fillStyle = '#a9cbd6'
    c.fillRect(left, top, width, height)
    c.strokeStyle = 'rgba(255,255,255,0.65)'
    c.lineWidth = 3
    for (let east = -150; east < 180; east += 30) {
      c.beginPath()
      c.moveTo(...at(east, 84))
      c.lineTo(...at(east, -60))
      c.stroke()
    }
    for (let north = -30; north < 84; north += 30) {
      c.beginPath()
      c.moveTo(...at(-180, north))
      c.lineTo(...at(180, north))
      c.stroke()
    }
    c.lineJoin = 'round'
    const colours = ['#e4d3a0', '#e4d3a0', '#f2f0ea', '#e4d3a0', '#e4d3a0', '#c5d39a', '#e6bd8a', '#e6bd8a', '#d9c7a8']
    land.forEach((coast, index) => {
      c.beginPath()
      for (let i = 0; i < coast.length; i += 2) c.lineTo(...at(coast[i] as number, coast[i + 1] as number))
      c.closePath()
      c.strokeStyle = 'rgba(84,126,140,0.9)'
      c.lineWidth = 12
      c.stroke()
      c.fillStyle = colours[index] ?? '#d9b9a0'
      c.fill()
      c.strokeStyle = c.fillStyle
      c.lineWidth = 6
      c.stroke()
    })
    c.strokeStyle = '#4b5b63'
    c.lineWidth = 5
    c.strokeRect(left, top, width, height)
    c.strokeRect(left - 16, top - 16, width + 32, height + 32)
  })
  const paperSide = printed(print, { roughness: 0.62, side: three.DoubleSide })
  const zigzag = (t: number) => {
    const place = (t * panels) % 2
    const sharp = place < 1 ? place : 2 - place
    return ease(-0.06, 1.06, sharp) * 0.35 + sharp * 0.65
  }
  const surface: Surface = (u, v) => {
    const crossFold = 1.3 * Math.exp(-(((v - 0.5) / 0.05) ** 2)) + 1.4 * (v - 0.5) ** 2
    return [(u - 0.5) * wide, 0.3 + 3.4 * zigzag(u) * mix(0.85, 1.15, v) + crossFold * 0.8, (0.5 - v) * deep]
  }
  return group([mesh(sheet(surface, 240, 80), paperSide)])
}

/** A small pack for a child, with a domed top, a whistle and light patches. */
function smallPack() {
  const height = 33
  const [wide, deep] = [along([21, 23.4, 24.4, 24.6, 24.2, 23, 21.4]), along([11.4, 13, 13.6, 13.2, 12.2, 11, 9.4])]
  const body: Surface = (u, v) => {
    const foot = Math.sqrt(Math.max(0, 1 - (1 - ease(0, 0.09, v)) ** 2))
    const dome = Math.max(0, (v - 0.72) / 0.28)
    const close = Math.sqrt(Math.max(0.0002, 1 - dome ** 2.4))
    const [w, d] = [wide(v) * mix(0.86, 1, foot) * close, deep(v) * mix(0.78, 1, foot) * close]
    const [x, y] = roundedRing(u, w, d, d / 2.1)
    const slack = 0.3 * Math.sin(v * 17 + u * 14) * Math.sin(v * Math.PI)
    return [x * (1 + slack * 0.02), v * height, -y * (1 + slack * 0.05)]
  }
  const cloth = tinted(canvas('#d96a8a', 4))
  const [strap, dark, light] = [fabric('#3a4a63', 5), canvas('#3a4a63', 4), plastic('#d9dde0', 0.35)]
  const onFront =
    (left: number, right: number, low: number, high: number) =>
    (s: number, t: number): [number, number] => [mix(left, right, s), mix(low, high, t)]
  const arch: [number, number][] = Array.from({ length: 61 }, (_, i) => {
    const angle = mix(-0.12, Math.PI + 0.12, i / 60)
    return [0.75 + Math.cos(angle) * 0.135, 0.56 + Math.sin(angle) * 0.33]
  })
  const pocket = onFront(0.628, 0.872, 0.07, 0.47)
  const sidePocket = (middle: number) => onFront(middle - 0.075, middle + 0.075, 0.05, 0.36)
  const whistle = group(
    [
      mesh(rod(0.95, 1.4, 0.25), plastic('#f0b429', 0.35), [0, 0, 0], [90, 0, 0]),
      mesh(box(2.4, 0.9, 1.3, 0.25), plastic('#f0b429', 0.35), [1.2, 0.45, 0]),
      mesh(box(0.7, 0.2, 1, 0.05), plastic('#2a2d31'), [0.9, 0.95, 0]),
    ],
    [8.6, 16.6, 8.4],
    [0, -10, -70],
  )
  const shoulder = (side: number): Point3[] => [
    [side * 3.4, 28.6, -4],
    [side * 4.6, 32.4, -6.4],
    [side * 6, 31, -10],
    [side * 7.4, 24, -12.4],
    [side * 8.8, 15, -11.4],
    [side * 9.6, 8, -8],
  ]
  return group([
    mesh(sheet(body, 160, 120), cloth),
    mesh(patch(body, onFront(0, 1, 0, 0.14), 0.28, { columns: 160, rows: 20, edge: 0 }), dark),
    mesh(patch(body, pocket, 0.5, { columns: 60, rows: 48, puff: 2.6, edge: 0.07, edgeRows: 0.07 }), dark),
    mesh(patch(body, onFront(0.668, 0.832, 0.2, 0.245), 3.2, { columns: 40, rows: 8, edge: 0.02, edgeRows: 0.1 }), light),
    mesh(wire(seam(body, arch, 0.22), 0.32), plastic('#26303f', 0.5)),
    mesh(box(0.7, 2.4, 0.35, 0.15), plastic('#f0b429', 0.4), [6.3, 22.4, 6.4], [-10, 0, 10]),
    ...[0, 0.5].map((middle) => mesh(patch(body, sidePocket(middle), 0.4, { puff: 0.9, edge: 0.06, edgeRows: 0.08 }), knit('#3a4a63', 4))),
    mesh(
      wire(
        [
          [-2.6, 31.4, -3.4],
          [-2.6, 35, -4],
          [0, 36.2, -4.2],
          [2.6, 35, -4],
          [2.6, 31.4, -3.4],
        ],
        0.6,
      ),
      strap,
    ),
    ...[-1, 1].map((side) =>
      mesh(
        loft(
          shoulder(side).map((at, i): Station => ({ at, w: i > 4 ? 3.4 : 4.6, d: 1.2, power: 3 })),
          { smooth: 8 },
        ),
        dark,
      ),
    ),
    mesh(
      wire(
        [
          [6.2, 20.4, 7],
          [7.2, 19, 7.8],
          [8.2, 17.4, 8.4],
        ],
        0.16,
      ),
      plastic('#26303f', 0.5),
    ),
    whistle,
  ])
}

/** A long bag with a zip, two handles and leather corners. */
function weekendBag() {
  const [long, high, deep] = [54, 27, 25]
  const body: Surface = (u, v) => {
    const end = Math.min(1, Math.min(v, 1 - v) / 0.07)
    const close = Math.sqrt(Math.max(0.0001, 1 - (1 - end) ** 2.6))
    const x = (v - 0.5) * long
    const [a, b] = roundedRing(u, deep * close, high * close, 8.6 * close)
    const isTop = Math.max(0, -b / (high / 2))
    const slack = 0.4 * Math.sin(v * 17 + u * 12) + 0.25 * Math.sin(v * 31 - u * 25)
    const sag = 1.5 * isTop * Math.sin(v * Math.PI) ** 2 * Math.sin(v * 9)
    return [x, -b + high / 2 - sag - 1.2 * isTop * Math.sin(v * Math.PI), a * (1 + slack * 0.02) * (1 - 0.16 * isTop)]
  }
  const cloth = tinted(canvas('#7a6a44', 3))
  const hide = leather('#5c3822')
  const place =
    (left: number, right: number, low: number, high: number) =>
    (s: number, t: number): [number, number] => [mix(left, right, s), mix(low, high, t)]
  const band = (x: number) => {
    const v = 0.5 + x / long
    return mesh(patch(body, place(0.83, 1.67, v - 0.03, v + 0.03), 0.32, { columns: 160, rows: 14, edge: 0.01, edgeRows: 0.12 }), hide)
  }
  const corner = (low: number, high: number) =>
    mesh(patch(body, place(0, 1, low, high), 0.28, { columns: 160, rows: 24, edge: 0, edgeRows: 0.05 }), hide)
  const handle = (side: number) =>
    mesh(
      wire(
        [
          [-10, 21, side * 10.6],
          [-10, 26, side * 9.4],
          [-8.6, 33, side * 6.6],
          [-4, 37.4, side * 5],
          [0, 38.4, side * 4.6],
          [4, 37.4, side * 5],
          [8.6, 33, side * 6.6],
          [10, 26, side * 9.4],
          [10, 21, side * 10.6],
        ],
        0.85,
      ),
      hide,
    )
  const zip = Array.from({ length: 21 }, (_, i): [number, number] => [0.75, mix(0.1, 0.9, i / 20)])
  const ring = (x: number, y: number, z: number) => mesh(new three.TorusGeometry(1.3, 0.26, 10, 40), brass(), [x, y, z])
  return group([
    mesh(sheet(body, 200, 160), cloth),
    corner(0.005, 0.13),
    corner(0.87, 0.995),
    band(-10),
    band(10),
    mesh(wire(seam(body, zip, 0.2), 0.5), brass()),
    mesh(box(3.4, 0.3, 1, 0.12), hide, [16, 25.4, 2.4], [0, 30, -8]),
    handle(1),
    handle(-1),
    mesh(rod(1.7, 9, 0.6), leather('#6b4228'), [0, 38.2, 4.4], [0, 0, 90]),
    ...[-10, 10].map((x) => ring(x, 21.4, 11.6)),
    mesh(box(4.2, 6, 0.3, 0.14), hide, [13.4, 16.6, 13.2], [0, 0, 6]),
  ])
}

/** Packs, bags and cases. */
export const bags: Record<string, Model> = {
  backpack: { build: rollTopPack, azimuth: 30, elevation: 12 },
  luggage: { build: cabinCase, azimuth: 32, elevation: 14 },
  handbag: { build: dayBag, azimuth: 26, elevation: 16 },
  'small-pack': { build: smallPack, azimuth: 30, elevation: 12 },
  'weekend-bag': { build: weekendBag, azimuth: 24, elevation: 18 },
  'zip-pouch': { build: clothPouch, azimuth: 24, elevation: 20 },
  'leather-pouch': { build: leatherPouch, azimuth: 20, elevation: 18 },
  'folded-map': { build: foldedMap, azimuth: 10, elevation: 42 },
}
