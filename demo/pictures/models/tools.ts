import * as three from 'three'
import {
  brass,
  brushed,
  chrome,
  enamel,
  forged,
  lacquer,
  plastic,
  powder,
  printed,
  rubber,
  steel,
  tinted,
  wood,
  zinc,
} from '../materials.ts'
import type { Model } from '../model.ts'
import { arc, asPoints, box, circle, cone, drawn, group, lay, loft, mesh, type Point2, plate, rod, turned, wire } from '../shapes.ts'

/** The camera for tools that lie on the floor. */
const fromAbove = { elevation: 52, azimuth: 8 }

const brandRed = '#b8342c'

function clawHammer() {
  const handle = loft(
    [
      { at: [0, 10.8, 0], w: 2.5, d: 3.3 },
      { at: [0, 14, 0], w: 2.2, d: 2.9 },
      { at: [0, 20, 0], w: 1.9, d: 2.5 },
      { at: [0, 26, 0], w: 2, d: 2.6 },
      { at: [0, 31.4, 0], w: 2, d: 2.5 },
    ],
    { smooth: 8 },
  )
  const grip = loft(
    [
      { at: [0, 0, 0], w: 2.2, d: 3.1 },
      { at: [0, 0.25, 0], w: 2.9, d: 3.8 },
      { at: [0, 1.6, 0], w: 3, d: 3.9 },
      { at: [0, 4, 0], w: 2.6, d: 3.4 },
      { at: [0, 7, 0], w: 2.7, d: 3.6 },
      { at: [0, 11, 0], w: 2.55, d: 3.35 },
    ],
    { smooth: 8 },
  )
  const claw = (side: number) =>
    loft(
      [
        { at: [-1, 29.6, side * 0.5], w: 2.4, d: 1.3, power: 3 },
        { at: [-2.6, 29.9, side * 0.62], w: 2, d: 1.25, power: 3 },
        { at: [-4.6, 29.6, side * 0.78], w: 1.3, d: 1.15, power: 3 },
        { at: [-6.4, 28.5, side * 0.95], w: 0.75, d: 0.95, power: 3 },
        { at: [-7.6, 26.9, side * 1.05], w: 0.18, d: 0.7, power: 3 },
      ],
      { smooth: 8 },
    )
  const head = steel(0.3, '#a9adb2')
  return lay(
    [
      mesh(handle, wood('ash')),
      mesh(grip, tinted(rubber(brandRed))),
      mesh(box(2.9, 3.3, 2.9, 0.5), head, [0, 29.8, 0]),
      mesh(cone(1.05, 1.3, 2.2), head, [2, 29.8, 0], [0, 0, -90]),
      mesh(
        turned(
          [
            [0, 0],
            [1.1, 0],
            [1.25, 0.5],
            [1.55, 0.9],
            [1.55, 2],
            [1.3, 2.3],
            [0, 2.34],
          ],
          0.2,
        ),
        brushed(0),
        [2.8, 29.8, 0],
        [0, 0, -90],
      ),
      mesh(claw(1), head),
      mesh(claw(-1), head),
      mesh(
        loft([
          { at: [0, 31.2, 0], w: 1.9, d: 2.3 },
          { at: [0, 31.7, 0], w: 1.8, d: 2.2 },
        ]),
        wood('ash'),
      ),
    ],
    -52,
  )
}

function handSaw() {
  const teeth: Point2[] = Array.from({ length: 62 }, (_, index): Point2[] => {
    const x = -24 + index * 0.72
    return [
      [x, -5.5],
      [x + 0.36, -4.95],
    ]
  }).flat()
  const blade = plate([...teeth, [20.6, -5.4], [21, -1.2], [-24, 5.2]], 0.14, { radius: 0.01, bevel: 0.02 })
  const hole = asPoints(circle(1, [0, 0], 40)).map(([x, y]): Point2 => [x * 1.75 - 30.6, y * 3.4 - 0.6])
  const grip = plate(
    [
      [-22.4, 5],
      [-24.4, 6.6],
      [-29, 6.9],
      [-33.6, 6.2],
      [-36.2, 4.2],
      [-35.4, 1.5],
      [-34.5, -1],
      [-35.2, -4],
      [-34, -6.8],
      [-29.5, -7.3],
      [-25, -6.4],
      [-22.4, -5.2],
      [-23.6, -2],
      [-23.8, 2],
    ],
    2.4,
    { radius: 2.2, bevel: 0.7, holes: [hole.map(([x, y]) => new three.Vector2(x, y))] },
  )
  const screws = [
    [-25.4, 3.4],
    [-25.6, -4],
    [-27.2, 5.2],
  ].map(([x = 0, y = 0]) => mesh(rod(0.6, 2.6, 0.12), brass(), [x, y, 0], [90, 0, 0]))
  return group(
    [group([mesh(blade, brushed(0, '#c9cccf')), mesh(grip, tinted(lacquer('#a8552c'))), ...screws], [0, 0, 0], [-90, 0, 0])],
    [0, 0, 0],
    [0, 24, 0],
  )
}

function screwdriver() {
  const lobes = (angle: number, t: number) => 1 - 0.055 * (0.5 - 0.5 * Math.cos(angle * 6)) * Math.min(1, Math.sin(t * Math.PI) * 1.6)
  const handle = loft(
    [
      { at: [0, 0, 0], w: 1.6 },
      { at: [0, 0.5, 0], w: 2.7 },
      { at: [0, 2, 0], w: 3.3 },
      { at: [0, 5, 0], w: 3.1 },
      { at: [0, 8, 0], w: 2.7 },
      { at: [0, 9.4, 0], w: 1.9 },
    ],
    { smooth: 10, sides: 120, wave: lobes },
  )
  const collar = turned(
    [
      [0, 9.2],
      [0.95, 9.2],
      [1.25, 9.8],
      [1.2, 10.4],
      [0.7, 11],
      [0, 11.02],
    ],
    0.2,
  )
  const shaft = loft(
    [
      { at: [0, 10.8, 0], w: 0.66 },
      { at: [0, 19.6, 0], w: 0.66 },
      { at: [0, 20.4, 0], w: 0.82, d: 0.5, power: 2.6 },
      { at: [0, 21.4, 0], w: 0.78, d: 0.16, power: 5 },
      { at: [0, 21.9, 0], w: 0.7, d: 0.1, power: 6 },
    ],
    { smooth: 5 },
  )
  return lay(
    [
      mesh(handle, tinted(plastic('#c8321f', 0.22))),
      mesh(collar, plastic('#1f2124', 0.35)),
      mesh(shaft, chrome()),
      mesh(rod(0.8, 0.3), plastic('#1f2124'), [0, 0.05, 0]),
    ],
    -56,
  )
}

function woodChisel() {
  const blade = loft(
    [
      { at: [0, 14.6, 0], w: 0.9, d: 0.9, power: 3 },
      { at: [0, 16, 0], w: 1.1, d: 0.62, power: 5 },
      { at: [0, 17.4, 0], w: 2.2, d: 0.5, power: 9 },
      { at: [0, 18, 0], w: 2.4, d: 0.48, power: 12 },
      { at: [0, 27, 0], w: 2.4, d: 0.4, power: 12 },
      { at: [0, 27.05, 0], w: 2.4, d: 0.4, power: 12 },
    ],
    { smooth: 4 },
  )
  const edge = plate(
    [
      [-0.2, 0],
      [0.2, 0],
      [0.2, 1.5],
    ],
    2.36,
    { radius: 0, bevel: 0 },
  )
  const handle = turned(
    [
      [0, 0],
      [1.35, 0],
      [1.5, 0.6],
      [1.52, 3],
      [1.7, 6],
      [1.45, 9.4],
      [1.15, 11.6],
      [0, 11.6],
    ],
    1.4,
  )
  return lay(
    [
      mesh(handle, tinted(wood('beech'))),
      mesh(rod(1.56, 1, 0.2), steel(0.25), [0, 1, 0]),
      mesh(cone(1.2, 1.05, 1.9), brass(), [0, 12.2, 0]),
      mesh(rod(0.55, 2.4), steel(), [0, 13.9, 0]),
      mesh(blade, brushed()),
      mesh(edge, chrome(), [0, 27, 0], [0, 90, 0]),
    ],
    -58,
  )
}

function combinationSpanner() {
  const hole = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2
    const r = index % 2 ? 0.93 : 1.06
    return new three.Vector2(Math.cos(angle) * r, Math.sin(angle) * r + 0)
  })
  const ring = plate(asPoints(circle(1.72, [0, 0], 64)), 1.05, { radius: 0, bevel: 0.22, holes: [hole] })
  const jaw: Point2[] = [
    [-1.02, 2.3],
    [-1.02, 0.1],
    [-0.6, -0.55],
    [0.6, -0.55],
    [1.02, 0.1],
    [1.02, 2.3],
    ...arc(2.35, 52, -232, [0, -0.1], 40).slice(1, -1),
  ]
  const shank = loft(
    [
      { at: [0, 1.2, 0], w: 1.8, d: 0.8, power: 3 },
      { at: [0, 3, 0], w: 1.35, d: 0.66, power: 4 },
      { at: [0, 10, 0], w: 1.3, d: 0.6, power: 5 },
      { at: [0, 16, 0], w: 1.5, d: 0.64, power: 4 },
      { at: [0, 18.2, 0], w: 2.2, d: 0.72, power: 3 },
    ],
    { smooth: 8 },
  )
  const metal = steel(0.2, '#c6cace')
  return lay(
    [
      mesh(ring, metal),
      mesh(shank, metal),
      group([mesh(plate(jaw, 0.85, { radius: 0.25, bevel: 0.14 }), metal)], [0, 19.6, 0], [0, 0, 15]),
      mesh(box(0.62, 9, 0.08, 0.03), steel(0.55, '#8f9498'), [0, 9.6, 0.3]),
    ],
    -50,
  )
}

function spiritLevel() {
  const vial = (x: number, turn: number, at = 0) =>
    group(
      [
        mesh(box(4.6, 2.1, 2.5, 0.5), plastic('#1d1f22'), [0, 0, 0]),
        mesh(new three.CapsuleGeometry(0.68, 2.1, 12, 32), plastic('#d7ea3c', 0.08), [0, 0.05, 0.95], [0, 0, 90]),
        mesh(new three.CapsuleGeometry(0.34, 0.55, 8, 24), plastic('#f6fbcf', 0.05), [0, 0.32, 1.42], [0, 0, 90]),
        mesh(new three.TorusGeometry(0.7, 0.04, 8, 48), plastic('#101113'), [-0.62, 0.05, 0.95], [0, 90, 0]),
        mesh(new three.TorusGeometry(0.7, 0.04, 8, 48), plastic('#101113'), [0.62, 0.05, 0.95], [0, 90, 0]),
      ],
      [x, 3 + at, 0.2],
      [0, 0, turn],
    )
  const rail = tinted(powder('#c9a227'))
  return group([
    mesh(box(46, 0.7, 2.3, 0.12), rail, [0, 5.6, 0]),
    mesh(box(46, 0.7, 2.3, 0.12), rail, [0, 0.35, 0]),
    mesh(box(46, 5, 1.2, 0.05), rail, [0, 3, 0]),
    mesh(box(1.4, 6.2, 2.7, 0.4), rubber('#202225'), [23.2, 3, 0]),
    mesh(box(1.4, 6.2, 2.7, 0.4), rubber('#202225'), [-23.2, 3, 0]),
    mesh(box(44, 0.05, 2.05, 0.02), brushed(0), [0, 6, 0]),
    vial(0, 0, 0.9),
    vial(15.5, 90),
    vial(-15.5, 45),
  ])
}

function tapeMeasure() {
  const ruler = drawn(1024, 160, (c) => {
    c.fillStyle = '#f2c53a'
    c.fillRect(0, 0, 1024, 160)
    c.fillStyle = '#1b1b1b'
    for (let mm = 0; mm < 120; mm++) {
      const length = mm % 10 === 0 ? 90 : mm % 5 === 0 ? 62 : 40
      c.fillRect(20 + mm * 8.4, 0, mm % 10 === 0 ? 3 : 1.8, length)
    }
    c.font = 'bold 52px sans-serif'
    for (let cm = 1; cm < 12; cm++) c.fillText(String(cm), 20 + cm * 84 - (cm > 9 ? 62 : 34), 148)
  })
  const blade = new three.PlaneGeometry(10, 1.9, 1, 12)
  const at = blade.getAttribute('position')
  for (let i = 0; i < at.count; i++) at.setZ(i, (at.getY(i) / 0.95) ** 2 * 0.22)
  blade.computeVertexNormals()
  const body: Point2[] = [
    [-3.6, -3.2],
    [3.6, -3.2],
    [3.6, 1.4],
    [1.6, 3.6],
    [-1.8, 3.6],
    [-3.6, 1.8],
  ]
  return group([
    mesh(plate(body, 3.6, { radius: 2.4, bevel: 0.7 }), rubber('#232528'), [0, 3.2, 0]),
    mesh(
      plate(
        body.map(([x, y]): Point2 => [x * 0.84, y * 0.84]),
        4,
        { radius: 2, bevel: 0.4 },
      ),
      tinted(lacquer('#d8a51d')),
      [0, 3.25, 0],
    ),
    mesh(rod(2.1, 4.3, 0.2), plastic('#1e2023'), [-0.1, 3.4, 0], [90, 0, 0]),
    mesh(rod(1.7, 4.36, 0.1), steel(0.3), [-0.1, 3.4, 0], [90, 0, 0]),
    mesh(box(1.5, 0.9, 1.7, 0.3), tinted(lacquer('#d8a51d')), [3, 5.9, 0], [0, 0, -42]),
    mesh(box(1.2, 0.3, 2.1, 0.1), plastic('#1e2023'), [3.7, 0.62, 0]),
    mesh(blade, printed(ruler, { side: three.DoubleSide, roughness: 0.35, clearcoat: 0.4 }), [8.5, 0.5, 0], [-90, 0, 0]),
    mesh(box(0.14, 1.1, 1.7, 0.05), steel(), [13.5, 0.35, 0]),
    mesh(box(1.2, 0.1, 1.5, 0.04), steel(), [12.9, 0.66, 0]),
  ])
}

function pliers() {
  const half = (side: number, z: number) => {
    const arm = loft(
      [
        { at: [side * 0.9, 5.6, z], w: 1.5, d: 0.9, power: 3 },
        { at: [0, 7, z * 0.4], w: 1.9, d: 1, power: 3 },
        { at: [side * -0.62, 8.6, 0], w: 1.25, d: 1.1, power: 4 },
        { at: [side * -0.52, 10.6, 0], w: 0.95, d: 1, power: 4 },
        { at: [side * -0.4, 12.4, 0], w: 0.7, d: 0.85, power: 4 },
      ],
      { smooth: 6 },
    )
    const grip = loft(
      [
        { at: [side * 2.6, -7.4, 0], w: 0.8, d: 0.8 },
        { at: [side * 2.64, -7, 0], w: 1.5, d: 1.4 },
        { at: [side * 2.7, -4, 0], w: 1.5, d: 1.4 },
        { at: [side * 2.5, 0, 0], w: 1.6, d: 1.45 },
        { at: [side * 1.9, 3.4, 0], w: 1.65, d: 1.45 },
        { at: [side * 1.1, 5.4, z * 0.6], w: 1.8, d: 1.3 },
        { at: [side * 0.9, 5.7, z * 0.8], w: 1.5, d: 1.1 },
      ],
      { smooth: 8 },
    )
    return [mesh(arm, steel(0.34, '#8d9297')), mesh(grip, tinted(plastic('#b5261f', 0.34)))]
  }
  const grooves = Array.from({ length: 9 }, (_, i) => mesh(box(0.5, 0.1, 0.9, 0.03), forged(), [0, 9.4 + i * 0.33, 0]))
  return lay(
    [
      ...half(1, 0.35),
      ...half(-1, -0.35),
      ...grooves,
      mesh(rod(1.35, 1.5, 0.2), steel(0.34, '#8d9297'), [0, 7, 0], [90, 0, 0]),
      mesh(rod(0.6, 1.75, 0.15), chrome(), [0, 7, 0], [90, 0, 0]),
    ],
    -45,
  )
}

function toolbox() {
  const paint = tinted(enamel('#b3312a'))
  const lid: Point2[] = [
    [-10, 0],
    [10, 0],
    [10, 2.4],
    [6.4, 6],
    [-6.4, 6],
    [-10, 2.4],
  ]
  const latch = (x: number) =>
    group([mesh(box(3.4, 5, 0.5, 0.2), chrome(), [x, 15.2, 10.3]), mesh(box(2.4, 1.6, 0.8, 0.3), steel(), [x, 13.6, 10.5])])
  const edge = rubber('#2a2c30')
  return group([
    mesh(box(44, 15.6, 20, 0.7), paint, [0, 8, 0]),
    mesh(plate(lid, 44, { radius: 0.8, bevel: 0.4 }), paint, [0, 16.2, 0], [0, 90, 0]),
    mesh(box(44.2, 0.5, 20.2, 0.2), edge, [0, 16, 0]),
    mesh(box(44.6, 1.4, 20.6, 0.4), edge, [0, 0.7, 0]),
    latch(12),
    latch(-12),
    mesh(
      wire(
        [
          [-10, 22, 0],
          [-10, 25, 0],
          [-9, 26, 0],
          [0, 26.2, 0],
          [9, 26, 0],
          [10, 25, 0],
          [10, 22, 0],
        ],
        0.45,
        { tension: 0.2 },
      ),
      chrome(),
    ),
    mesh(rod(1.1, 13, 0.4), edge, [0, 26.1, 0], [0, 0, 90]),
    mesh(box(3, 0.8, 3, 0.2), steel(), [-10, 22.3, 0]),
    mesh(box(3, 0.8, 3, 0.2), steel(), [10, 22.3, 0]),
    mesh(box(34, 4.4, 0.3, 0.1), paint, [0, 6.8, 10]),
  ])
}

/** A threaded rod along y from 0. */
function thread(radius: number, length: number, pitch: number): three.BufferGeometry {
  const [around, along] = [72, Math.round((length / pitch) * 10)]
  const geometry = new three.CylinderGeometry(radius, radius, length, around, along, false)
  const at = geometry.getAttribute('position')
  for (let i = 0; i < at.count; i++) {
    const [x, y, z] = [at.getX(i), at.getY(i), at.getZ(i)]
    const r = Math.hypot(x, z)
    if (r < radius * 0.5) continue
    const phase = (((y / pitch + Math.atan2(z, x) / (Math.PI * 2)) % 1) + 1) % 1
    const end = Math.min(1, (length / 2 + y) / pitch)
    const scale = ((radius - pitch * 0.55 * Math.abs(phase * 2 - 1)) * (0.86 + 0.14 * end)) / r
    at.setXYZ(i, x * scale, y, z * scale)
  }
  geometry.computeVertexNormals()
  return geometry.translate(0, length / 2, 0)
}

function nutBolt() {
  const metal = zinc()
  const hexagon = (radius: number) => asPoints(circle(radius, [0, 0], 6))
  const bolt = group(
    [
      mesh(plate(hexagon(1.7), 1.15, { radius: 0.06, bevel: 0.14 }), metal, [0, 0.6, 0], [90, 0, 0]),
      mesh(rod(1.5, 0.16), metal, [0, 1.2, 0]),
      mesh(rod(0.93, 2.6, 0.03), metal, [0, 2.4, 0]),
      group([mesh(thread(0.95, 5, 0.3), metal, [0, -5, 0])], [0, 3.6, 0], [180, 0, 0]),
    ],
    [0, 1.5, 0],
    [0, 0, -90],
  )
  bolt.rotation.set(Math.PI / 2, 0, -Math.PI / 2)
  const nut = plate(hexagon(1.75), 1.4, { radius: 0, bevel: 0.16, holes: [circle(0.98, [0, 0], 48)] })
  const washer = plate(asPoints(circle(1.9, [0, 0], 64)), 0.26, { radius: 0, bevel: 0.05, holes: [circle(1.02, [0, 0], 48)] })
  return group([
    group([bolt], [-3.4, 0, -0.6], [0, 16, 0]),
    mesh(nut, metal, [1.4, 0.7, 3], [90, 0, 18]),
    mesh(washer, metal, [5.2, 0.13, 2.4], [90, 0, 0]),
  ])
}

function axe() {
  const handle = loft(
    [
      { at: [1.6, 0, 0], w: 3.6, d: 2 },
      { at: [1.5, 0.6, 0], w: 4.6, d: 2.6 },
      { at: [0.9, 4, 0], w: 3.6, d: 2.5 },
      { at: [-0.2, 12, 0], w: 3.2, d: 2.3 },
      { at: [-0.5, 24, 0], w: 3.1, d: 2.2 },
      { at: [0, 36, 0], w: 3.5, d: 2.2 },
      { at: [0.1, 46, 0], w: 4, d: 2 },
    ],
    { smooth: 8 },
  )
  const grip = loft(
    [
      { at: [1.6, -0.1, 0], w: 3.4, d: 1.9 },
      { at: [1.5, 0.5, 0], w: 4.8, d: 2.8 },
      { at: [0.9, 4, 0], w: 3.75, d: 2.65 },
      { at: [0.05, 10, 0], w: 3.4, d: 2.48 },
    ],
    { smooth: 8 },
  )
  const head = loft(
    [
      { at: [3.4, 43.2, 0], w: 3, d: 4.6, power: 4 },
      { at: [0, 43.2, 0], w: 3.2, d: 4.8, power: 4 },
      { at: [-3, 43, 0], w: 2.2, d: 5, power: 4 },
      { at: [-7, 42.4, 0], w: 1.1, d: 7.4, power: 5 },
      { at: [-9.6, 42, 0], w: 0.5, d: 9.8, power: 6 },
    ],
    { smooth: 8 },
  )
  const edge = loft(
    [
      { at: [-9.5, 42, 0], w: 0.52, d: 9.7, power: 6 },
      { at: [-11, 41.8, 0], w: 0.06, d: 10.4, power: 6 },
    ],
    { smooth: 4 },
  )
  return lay(
    [
      mesh(handle, wood('ash', 1, 1.5)),
      mesh(grip, tinted(lacquer('#a3392b'))),
      mesh(head, forged('#3f4246')),
      mesh(edge, brushed(1, '#d2d5d8')),
    ],
    -42,
  )
}

function paintScraper() {
  const blade = plate(
    [
      [-1.5, 0],
      [1.5, 0],
      [3.6, 7.4],
      [-3.6, 7.4],
    ],
    0.16,
    { radius: 0.4, bevel: 0.03 },
  )
  const handle = loft(
    [
      { at: [0, 0, 0], w: 2, d: 1.4 },
      { at: [0, 0.5, 0], w: 3, d: 1.9 },
      { at: [0, 4, 0], w: 2.8, d: 2.1 },
      { at: [0, 8, 0], w: 2.2, d: 1.8 },
      { at: [0, 11, 0], w: 2.9, d: 1.5 },
    ],
    { smooth: 8 },
  )
  return lay(
    [
      mesh(handle, tinted(wood('beech'))),
      mesh(
        loft(
          [
            { at: [0, 10.4, 0], w: 2.95, d: 1.6 },
            { at: [0, 12.4, 0], w: 2.9, d: 0.8, power: 3 },
          ],
          { smooth: 6 },
        ),
        steel(),
      ),
      mesh(blade, brushed(), [0, 12, 0]),
      mesh(rod(0.45, 2.2, 0.1), brass(), [0, 2.4, 0], [90, 0, 0]),
    ],
    -52,
  )
}

function foldingRule() {
  const print = (flip: boolean) =>
    drawn(1024, 72, (c) => {
      c.fillStyle = '#ecc23f'
      c.fillRect(0, 0, 1024, 72)
      c.fillStyle = '#20201c'
      c.font = 'bold 30px sans-serif'
      for (let i = 0; i < 100; i++) c.fillRect(20 + i * 10, flip ? 44 : 0, 2, i % 10 === 0 ? 30 : i % 5 === 0 ? 20 : 13)
      for (let i = 1; i < 10; i++) c.fillText(String(i + (flip ? 20 : 10)), 20 + i * 100 - 18, flip ? 34 : 64)
    })
  const segment = (index: number, map: three.Texture) => {
    const bar = mesh(box(16, 0.34, 1.6, 0.1), tinted(lacquer('#ddae2b')))
    const top = mesh(new three.PlaneGeometry(15.6, 1.45), printed(map, { roughness: 0.4, clearcoat: 0.3 }), [0, 0.175, 0], [-90, 0, 0])
    return { bar, top, index }
  }
  const parts: three.Object3D[] = []
  const maps = [print(false), print(true)]
  let [x, z] = [0, 0]
  for (let i = 0; i < 6; i++) {
    const angle = i % 2 ? 128 : 12
    const [dx, dz] = [Math.cos((angle * Math.PI) / 180) * 14.4, -Math.sin((angle * Math.PI) / 180) * 14.4]
    const { bar, top } = segment(i, maps[i % 2] as three.Texture)
    parts.push(group([bar, top], [x + dx / 2, 0.2 + (i % 2) * 0.36, z + dz / 2], [0, angle, 0]))
    x += dx
    z += dz
    if (i < 5) parts.push(mesh(rod(0.5, 0.9, 0.1), steel(), [x, 0.4, z]))
  }
  return group(parts)
}

function fClamp() {
  const iron = forged('#55585c')
  return lay(
    [
      mesh(box(1.6, 34, 0.7, 0.1), steel(0.3), [0, 17, 0]),
      mesh(
        plate(
          [
            [-0.9, 31],
            [-0.9, 34.4],
            [2, 34.4],
            [9.6, 33.4],
            [9.6, 31.8],
            [3, 31],
          ],
          1.6,
          { radius: 0.8, bevel: 0.3 },
        ),
        iron,
      ),
      mesh(
        plate(
          [
            [-1.2, 11.4],
            [-1.2, 15.4],
            [2, 15.2],
            [9.8, 13.4],
            [9.8, 11],
            [3, 11.2],
          ],
          1.8,
          { radius: 0.8, bevel: 0.3 },
        ),
        iron,
      ),
      mesh(thread(0.55, 17, 0.32), steel(), [8.4, 8.6, 0]),
      mesh(rod(1.15, 0.9, 0.2), steel(), [8.4, 26, 0]),
      mesh(rod(1, 0.8, 0.2), tinted(plastic('#b8342c')), [8.4, 31.3, 0]),
      mesh(rod(1.05, 0.7, 0.2), tinted(plastic('#b8342c')), [8.4, 26.6, 0]),
      mesh(
        turned(
          [
            [0, -2],
            [1.3, -2],
            [1.5, 0],
            [1.35, 4],
            [1.5, 7.6],
            [0.9, 8.8],
            [0, 8.8],
          ],
          0.6,
        ),
        tinted(wood('beech')),
        [8.4, 0, 0],
      ),
    ],
    -50,
  )
}

function hardHat() {
  const colour = tinted(plastic('#e3a91c', 0.28))
  const shell = new three.SphereGeometry(12, 96, 48, 0, Math.PI * 2, 0, Math.PI / 2)
  shell.scale(0.9, 1, 1.12)
  const ridge = (x: number, width: number) => {
    const points = Array.from({ length: 21 }, (_, i) => {
      const angle = (0.12 + (i / 20) * 0.76) * Math.PI
      return {
        at: [x, Math.sin(angle) * 12.15 * Math.sqrt(1 - (x / 11) ** 2), Math.cos(angle) * 13.6 * Math.sqrt(1 - (x / 11) ** 2)] as [
          number,
          number,
          number,
        ],
        w: width,
        d: 1.1,
        power: 3,
      }
    })
    return mesh(loft(points), colour)
  }
  const brim = turned(
    [
      [11.6, 0],
      [13.2, -0.3],
      [13.3, 0.1],
      [12, 0.7],
      [11.6, 0.9],
    ],
    0.3,
  ).scale(0.92, 1, 1.13)
  const peak = loft(
    [-62, -48, -32, -16, 0, 16, 32, 48, 62].map((angle) => {
      const [x, z] = [Math.sin((angle * Math.PI) / 180) * 11.4, Math.cos((angle * Math.PI) / 180) * 13.9]
      const reach = 1 - (angle / 66) ** 2
      return { at: [x, 0.3 - reach * 0.9, z + reach * 2.6] as [number, number, number], w: 3 + reach * 3.4, d: 0.7, power: 3 }
    }),
    { smooth: 6 },
  )
  return group([
    mesh(shell, colour),
    mesh(brim, colour),
    ridge(0, 3.2),
    ridge(-5.2, 1.4),
    ridge(5.2, 1.4),
    mesh(peak, colour),
    mesh(rod(11.2, 0.4, 0.1), plastic('#26282c'), [0, 0.1, 0]),
  ])
}

/** Tools, fixings and protective wear. */
export const tools: Record<string, Model> = {
  'claw-hammer': { build: clawHammer, ...fromAbove },
  'hand-saw': { build: handSaw, ...fromAbove },
  screwdriver: { build: screwdriver, ...fromAbove },
  'wood-chisel': { build: woodChisel, ...fromAbove },
  'combination-spanner': { build: combinationSpanner, ...fromAbove },
  'spirit-level': { build: spiritLevel, azimuth: 24, elevation: 16 },
  'tape-measure': { build: tapeMeasure, azimuth: 30, elevation: 24 },
  pliers: { build: pliers, ...fromAbove },
  toolbox: { build: toolbox, azimuth: 32, elevation: 20 },
  'nut-bolt': { build: nutBolt, azimuth: 20, elevation: 30 },
  axe: { build: axe, ...fromAbove },
  'paint-scraper': { build: paintScraper, ...fromAbove },
  'folding-rule': { build: foldingRule, azimuth: 10, elevation: 44 },
  'f-clamp': { build: fClamp, ...fromAbove },
  'hard-hat': { build: hardHat, azimuth: 34, elevation: 18 },
}
