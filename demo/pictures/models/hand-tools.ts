import * as three from 'three'
import { brass, brushed, chrome, enamel, forged, lacquer, plastic, rubber, type Species, steel, tinted, wood, zinc } from '../materials.ts'
import type { Model } from '../model.ts'
import { arc, asPoints, ball, box, circle, cone, group, lay, loft, mesh, type Point2, type Point3, plate, rod, wire } from '../shapes.ts'

/** The camera for tools that lie on the floor. */
const fromAbove = { elevation: 52, azimuth: 8 }

/** An oval handle along y from 0 to `length`, thicker at its end. */
function handle(length: number, width: number, kind: Species = 'ash', swell = 1.25): three.Mesh {
  return mesh(
    loft(
      [
        { at: [0, 0, 0], w: width * swell * 0.85, d: width * swell * 1.1 },
        { at: [0, length * 0.02, 0], w: width * swell, d: width * swell * 1.3 },
        { at: [0, length * 0.12, 0], w: width * 1.05, d: width * 1.35 },
        { at: [0, length * 0.45, 0], w: width * 0.95, d: width * 1.2 },
        { at: [0, length * 0.75, 0], w: width * 0.85, d: width * 1.1 },
        { at: [0, length, 0], w: width * 0.9, d: width * 1.15 },
      ],
      { smooth: 8 },
    ),
    wood(kind, 1, 1.2),
  )
}

/** A long hammer with a straight claw and a milled face. */
function framingHammer() {
  const head = steel(0.34, '#8b9097')
  const claw = (side: number) =>
    loft(
      [
        { at: [-0.8, 38, side * 0.6], w: 2.6, d: 1.4, power: 3 },
        { at: [-3.4, 38.4, side * 0.75], w: 2, d: 1.3, power: 3 },
        { at: [-6.4, 38.3, side * 0.95], w: 1.3, d: 1.1, power: 3 },
        { at: [-9.6, 37.4, side * 1.15], w: 0.2, d: 0.9, power: 3 },
      ],
      { smooth: 8 },
    )
  const face = Array.from({ length: 25 }, (_, i) =>
    mesh(box(0.16, 0.42, 0.42, 0.04), head, [5.66, 38.4 + (Math.floor(i / 5) - 2) * 0.5, ((i % 5) - 2) * 0.5]),
  )
  return lay(
    [
      handle(38, 2.2, 'ash', 1.2),
      mesh(
        loft(
          [
            { at: [0, -0.06, 0], w: 2.35, d: 3 },
            { at: [0, 0.7, 0], w: 2.8, d: 3.6 },
            { at: [0, 4.6, 0], w: 2.5, d: 3.2 },
            { at: [0, 6, 0], w: 2.42, d: 3.12 },
          ],
          { smooth: 6 },
        ),
        tinted(lacquer('#27507a')),
      ),
      mesh(box(2.8, 4, 3.1, 0.6), head, [0, 38.4, 0]),
      mesh(box(1.4, 5.4, 2.5, 0.5), head, [0, 37.4, 0]),
      mesh(cone(1.25, 1.45, 2.4), head, [2.2, 38.4, 0], [0, 0, -90]),
      mesh(rod(1.72, 2.3, 0.25), brushed(0), [4.5, 38.4, 0], [0, 0, -90]),
      ...face,
      mesh(claw(1), head),
      mesh(claw(-1), head),
      mesh(box(1.5, 0.3, 2, 0.1), wood('ash'), [0, 40.45, 0]),
    ],
    -50,
  )
}

/** A club hammer and a small pick for stone. */
function masonPair() {
  const iron = forged('#505459')
  const club = group([
    handle(26, 2.5),
    mesh(box(10.4, 4.2, 4.2, 0.5), iron, [0, 24.6, 0]),
    mesh(box(0.5, 4.1, 4.1, 0.2), brushed(0), [5.1, 24.6, 0]),
    mesh(box(0.5, 4.1, 4.1, 0.2), brushed(0), [-5.1, 24.6, 0]),
    mesh(rod(1.15, 0.6, 0.2), wood('ash'), [0, 26.9, 0]),
  ])
  const pick = group([
    handle(33, 2.3),
    mesh(box(3.6, 3.6, 3.6, 0.5), iron, [0, 31.6, 0]),
    mesh(
      loft(
        [
          { at: [1.2, 31.6, 0], w: 3, d: 2.8, power: 4 },
          { at: [5, 31.5, 0], w: 2.2, d: 2.1, power: 4 },
          { at: [9, 30.6, 0], w: 1.2, d: 1.2, power: 4 },
          { at: [11.6, 29.6, 0], w: 0.2, d: 0.2, power: 4 },
        ],
        { smooth: 8 },
      ),
      iron,
    ),
    mesh(
      loft(
        [
          { at: [-1.2, 31.6, 0], w: 2.8, d: 3, power: 4 },
          { at: [-5, 31.5, 0], w: 3, d: 1.8, power: 5 },
          { at: [-9.6, 30.4, 0], w: 4.2, d: 0.3, power: 6 },
        ],
        { smooth: 8 },
      ),
      iron,
    ),
    mesh(rod(1.1, 0.6, 0.2), wood('ash'), [0, 33.6, 0]),
  ])
  return group([lay([club], -38), group([lay([pick], -62)], [-7, 0, 14])])
}

/** A long axe whose head is a wedge. */
function splittingAxe() {
  return lay(
    [
      handle(72, 2.9, 'oak', 1.35),
      mesh(
        loft(
          [
            { at: [4.2, 69, 0], w: 5.2, d: 6.4, power: 5 },
            { at: [0, 69, 0], w: 5.6, d: 6.6, power: 5 },
            { at: [-4, 69, 0], w: 5, d: 6.6, power: 5 },
            { at: [-8, 68.7, 0], w: 2.8, d: 7.6, power: 5 },
            { at: [-12, 68.3, 0], w: 0.9, d: 9, power: 6 },
          ],
          { smooth: 8 },
        ),
        forged('#44484c'),
      ),
      mesh(
        loft(
          [
            { at: [-11.9, 68.3, 0], w: 0.95, d: 9, power: 6 },
            { at: [-14, 68.1, 0], w: 0.06, d: 9.8, power: 6 },
          ],
          { smooth: 4 },
        ),
        brushed(1, '#d2d5d8'),
      ),
      mesh(
        loft([
          { at: [0, 57, 0], w: 3, d: 3.9 },
          { at: [0, 65.8, 0], w: 3, d: 3.9 },
        ]),
        rubber('#232528'),
      ),
      mesh(box(2, 0.6, 3, 0.2), wood('oak'), [0, 72.2, 0]),
    ],
    -44,
  )
}

/** A light axe without paint. */
function limbingAxe() {
  return lay(
    [
      handle(54, 2.5, 'walnut', 1.4),
      mesh(
        loft(
          [
            { at: [2.6, 51, 0], w: 2.6, d: 4, power: 4 },
            { at: [0, 51, 0], w: 3.4, d: 4.6, power: 4 },
            { at: [-3, 51, 0], w: 2.2, d: 4, power: 4 },
            { at: [-7, 50.4, 0], w: 1, d: 8.4, power: 5 },
            { at: [-9, 50, 0], w: 0.5, d: 12, power: 6 },
          ],
          { smooth: 8 },
        ),
        steel(0.36, '#7d8287'),
      ),
      mesh(
        loft(
          [
            { at: [-8.9, 50, 0], w: 0.52, d: 11.9, power: 6 },
            { at: [-10.6, 49.8, 0], w: 0.06, d: 13, power: 6 },
          ],
          { smooth: 4 },
        ),
        brushed(1, '#dcdfe1'),
      ),
      mesh(
        loft(
          [
            { at: [0, 3, 0], w: 2.95, d: 3.85 },
            { at: [0, 11, 0], w: 2.72, d: 3.5 },
          ],
          { smooth: 4 },
        ),
        tinted(lacquer('#2f6b4a')),
      ),
    ],
    -46,
  )
}

function pick() {
  const iron = forged('#4b4f54')
  return lay(
    [
      handle(84, 3.4, 'ash', 1.15),
      mesh(box(5.4, 7, 5.4, 0.9), iron, [0, 81, 0]),
      mesh(
        loft(
          [
            { at: [1.6, 81.6, 0], w: 4.6, d: 4, power: 4 },
            { at: [12, 81, 0], w: 3.6, d: 3, power: 4 },
            { at: [22, 78.4, 0], w: 2.4, d: 2.2, power: 4 },
            { at: [30, 74.4, 0], w: 0.4, d: 0.4, power: 4 },
          ],
          { smooth: 10 },
        ),
        iron,
      ),
      mesh(
        loft(
          [
            { at: [-1.6, 81.6, 0], w: 4, d: 4.6, power: 4 },
            { at: [-12, 81, 0], w: 4.4, d: 3, power: 5 },
            { at: [-21, 78.6, 0], w: 6.4, d: 1.6, power: 6 },
            { at: [-27, 75.8, 0], w: 7.2, d: 0.3, power: 6 },
          ],
          { smooth: 10 },
        ),
        iron,
      ),
      mesh(rod(1.9, 1.6, 0.4), wood('ash'), [0, 85, 0]),
    ],
    -44,
  )
}

interface SawLook {
  /** length of the blade, its height at the heel and at the toe, the distance of its teeth */
  length: number
  heel: number
  toe: number
  pitch: number
}

function saw({ length, heel, toe, pitch }: SawLook, grip: three.Material, hasBack: boolean) {
  const count = Math.floor((length - 1) / pitch)
  const teeth: Point2[] = Array.from({ length: count }, (_, index): Point2[] => {
    const x = index * pitch
    return [
      [x, -heel / 2 - pitch * 0.75],
      [x + pitch * 0.5, -heel / 2],
    ]
  }).flat()
  const blade = plate([...teeth, [length, -heel / 2], [length, -heel / 2 + toe], [0, heel / 2]], 0.14, { radius: 0.01, bevel: 0.02 })
  const size = Math.max(heel, 9.5) / 11
  const outline: Point2[] = [
    [1.6, 5],
    [-0.4, 6.6],
    [-5, 7.4],
    [-10, 6.6],
    [-13.2, 4.6],
    [-12, 2.2],
    [-10.6, 0],
    [-11, -3],
    [-13.6, -6.6],
    [-10, -7.6],
    [-5, -7],
    [-0.6, -6.6],
    [1.6, -5],
    [0.4, -2],
    [0.2, 2],
  ]
  const hole = asPoints(circle(1, [0, 0], 40)).map(([x, y]) => new three.Vector2((x * 2 - 5.8) * size, (y * 3.9 - 0.2) * size))
  const shape = plate(
    outline.map(([x, y]): Point2 => [x * size, y * size]),
    2.3,
    { radius: 2.2, bevel: 0.7, holes: [hole] },
  )
  const screws = [
    [-0.9, 3.8],
    [-0.9, -3.6],
    [-2.6, 5.6],
  ].map(([x = 0, y = 0]) => mesh(rod(0.6, 2.5, 0.12), brass(), [x * size, y * size, 0], [90, 0, 0]))
  const back = hasBack ? [mesh(box(length + 0.3, 1.5, 0.9, 0.2), brass(), [length / 2, heel / 2 - 0.4, 0])] : []
  return group(
    [group([mesh(blade, brushed(0, '#c9cccf')), mesh(shape, grip), ...screws, ...back], [-length / 3, 0, 0], [-90, 0, 0])],
    [0, 0, 0],
    [0, 24, 0],
  )
}

const toolboxSaw = () => saw({ length: 32, heel: 9.6, toe: 9, pitch: 0.6 }, tinted(lacquer('#1f2f45')), true)
const ripSaw = () => saw({ length: 60, heel: 12, toe: 5, pitch: 1.15 }, wood('walnut', 0), false)

/** A screwdriver whose shaft is insulated down to the tip. */
function insulatedScrewdriver() {
  const grooves = (angle: number, t: number) => 1 - 0.07 * (0.5 - 0.5 * Math.cos(angle * 3)) * Math.min(1, Math.sin(t * Math.PI) * 1.8)
  const grip = loft(
    [
      { at: [0, 0, 0], w: 2 },
      { at: [0, 0.5, 0], w: 2.9 },
      { at: [0, 3, 0], w: 3.3 },
      { at: [0, 6.4, 0], w: 2.9 },
      { at: [0, 8.2, 0], w: 2.2 },
      { at: [0, 9.2, 0], w: 3 },
      { at: [0, 9.7, 0], w: 2.9 },
      { at: [0, 10.2, 0], w: 1.4 },
    ],
    { smooth: 8, sides: 120, wave: grooves },
  )
  return lay(
    [
      mesh(grip, plastic('#d8a011', 0.3)),
      mesh(
        loft(
          [
            { at: [0, 1.4, 0], w: 3.14 },
            { at: [0, 3, 0], w: 3.36 },
            { at: [0, 5.2, 0], w: 3.14 },
          ],
          { smooth: 6, sides: 120, wave: (angle) => 1 - 0.06 * (0.5 - 0.5 * Math.cos(angle * 3)) },
        ),
        tinted(plastic('#b8281e', 0.34)),
      ),
      mesh(rod(0.5, 10.6, 0.1), tinted(plastic('#b8281e', 0.36)), [0, 15, 0]),
      mesh(
        loft(
          [
            { at: [0, 20.2, 0], w: 0.62 },
            { at: [0, 21.6, 0], w: 0.62 },
            { at: [0, 22.6, 0], w: 0.7, d: 0.14, power: 5 },
          ],
          { smooth: 5 },
        ),
        steel(0.3),
      ),
    ],
    -56,
  )
}

/** A short ratchet handle with a bit. */
function ratchetScrewdriver() {
  return lay(
    [
      mesh(
        loft(
          [
            { at: [0, 0, 0], w: 2.4 },
            { at: [0, 0.4, 0], w: 3.4 },
            { at: [0, 3, 0], w: 3.9 },
            { at: [0, 6, 0], w: 3.3 },
            { at: [0, 7.4, 0], w: 2.8 },
          ],
          { smooth: 8, sides: 96, wave: (angle) => 1 - 0.05 * (0.5 - 0.5 * Math.cos(angle * 8)) },
        ),
        tinted(plastic('#2d6a8f', 0.3)),
      ),
      mesh(rod(1.75, 1.6, 0.3), rubber('#202225'), [0, 8, 0]),
      mesh(rod(1.55, 0.9, 0.2), chrome(), [0, 9.2, 0]),
      mesh(plate(asPoints(circle(0.62, [0, 0], 6)), 5, { radius: 0.02, bevel: 0.06 }), chrome(), [0, 12, 0], [90, 0, 0]),
      mesh(plate(asPoints(circle(0.36, [0, 0], 6)), 2.6, { radius: 0.02, bevel: 0.05 }), steel(0.4, '#8d9297'), [0, 15.4, 0], [90, 0, 0]),
      mesh(cone(0.34, 0.06, 1), steel(0.4, '#8d9297'), [0, 17.1, 0]),
    ],
    -54,
  )
}

/** An open jaw of a spanner around the origin, opening along y. */
function jaw(opening: number): Point2[] {
  const half = opening / 2
  return [
    [-half, opening * 1.15],
    [-half, 0],
    [-half * 0.6, -half * 0.55],
    [half * 0.6, -half * 0.55],
    [half, 0],
    [half, opening * 1.15],
    ...arc(opening * 1.15, 52, -232, [0, -0.05], 40).slice(1, -1),
  ]
}

function openSpanner() {
  const metal = steel(0.22, '#c6cace')
  return [
    mesh(
      loft(
        [
          { at: [0, 1.2, 0], w: 1.5, d: 0.6, power: 4 },
          { at: [0, 4, 0], w: 1.25, d: 0.55, power: 5 },
          { at: [0, 11, 0], w: 1.4, d: 0.55, power: 5 },
          { at: [0, 14.2, 0], w: 1.9, d: 0.66, power: 4 },
        ],
        { smooth: 8 },
      ),
      metal,
    ),
    group([mesh(plate(jaw(1.3), 0.74, { radius: 0.2, bevel: 0.12 }), metal)], [0, 0.4, 0], [0, 0, 195]),
    group([mesh(plate(jaw(1.75), 0.82, { radius: 0.25, bevel: 0.14 }), metal)], [0, 15.4, 0], [0, 0, 15]),
    mesh(box(0.5, 5.4, 0.06, 0.02), steel(0.55, '#8f9498'), [0, 7.4, 0.28]),
  ]
}

const wrench = () => lay(openSpanner(), -50)

/** A hammer with a cross peen and an open spanner, side by side. */
function starterPair() {
  const iron = steel(0.36, '#7c8186')
  const hammer = group([
    handle(28, 2),
    mesh(box(2.6, 2.8, 2.6, 0.4), iron, [0, 26.6, 0]),
    mesh(box(3.2, 2.5, 2.5, 0.35), brushed(0), [2.6, 26.6, 0]),
    mesh(
      loft(
        [
          { at: [-1, 26.6, 0], w: 2.5, d: 2.5, power: 5 },
          { at: [-3, 26.6, 0], w: 2.5, d: 1.8, power: 5 },
          { at: [-5.4, 26.4, 0], w: 2.4, d: 0.4, power: 5 },
        ],
        { smooth: 6 },
      ),
      iron,
    ),
    mesh(
      loft(
        [
          { at: [0, 0.6, 0], w: 2.62, d: 3.4 },
          { at: [0, 8, 0], w: 2.16, d: 2.75 },
        ],
        { smooth: 4 },
      ),
      tinted(lacquer('#b8342c')),
    ),
  ])
  return group([lay([hammer], -52), group([lay([group(openSpanner(), [0, 4, 0])], -52)], [3, 0, 9.4])])
}

/** A G-shaped clamp. */
function gClamp() {
  const frame: (Point2 | Point3)[] = [
    [-5.2, -6.4],
    [-3.6, -6.4],
    [-3.6, -4.2],
    [-4.4, -4.2],
    [-4.4, -4.1],
    [-0.4, -4.1, 0.6],
    [1.6, -2.4, 1],
    [1.6, 4.4, 1],
    [-0.4, 6.2, 0.6],
    [-4.8, 6.2],
    [-4.8, 7.4],
    [-5.2, 8],
    [0.4, 8, 2.4],
    [3.6, 5.6, 2],
    [3.6, -3.6, 2],
    [0.4, -6, 2.4],
  ]
  const screwX = -4.4
  return lay(
    [
      mesh(plate(frame.slice(1), 1.5, { radius: 0.4, bevel: 0.35 }), tinted(enamel('#27507a'))),
      mesh(rod(1.15, 2.4, 0.3), tinted(enamel('#27507a')), [screwX, -5.2, 0]),
      mesh(rod(0.55, 13.6, 0.1), steel(0.3), [screwX, -5.6, 0]),
      ...Array.from({ length: 30 }, (_, i) =>
        mesh(new three.TorusGeometry(0.54, 0.1, 8, 32), steel(0.3), [screwX, -12 + i * 0.38, 0], [90, 0, 0]),
      ),
      mesh(rod(1.05, 0.9, 0.25), steel(0.3), [screwX, 1.6, 0]),
      mesh(rod(0.9, 0.5, 0.2), steel(0.3), [screwX, 5.9, 0]),
      mesh(rod(0.3, 6.6, 0.1), steel(0.3), [screwX, -11.6, 0], [0, 0, 90]),
      mesh(ball(0.46), steel(0.3), [screwX - 3.3, -11.6, 0]),
      mesh(ball(0.46), steel(0.3), [screwX + 3.3, -11.6, 0]),
      mesh(rod(0.85, 1.6, 0.2), steel(0.3), [screwX, -11.6, 0]),
    ],
    -34,
  )
}

/** A long clamp on a square bar, with a crank. */
function barClamp() {
  const iron = enamel('#3c4a3f')
  const head = (y: number, height: number) =>
    mesh(
      plate(
        [
          [-1.8, 0],
          [-1.8, height],
          [2, height],
          [8.6, height - 0.6],
          [8.6, height - 4.4],
          [2.6, 0],
        ],
        2.4,
        { radius: 0.8, bevel: 0.4 },
      ),
      tinted(iron),
      [0, y, 0],
    )
  return lay(
    [
      mesh(box(1.5, 88, 1.5, 0.1), zinc(), [0, 44, 0]),
      head(78, 8),
      head(14, 7),
      ...Array.from({ length: 9 }, (_, i) => mesh(rod(0.34, 1.7, 0.05), steel(0.5, '#3c3f43'), [0, 26 + i * 5.4, 0], [90, 0, 0])),
      mesh(rod(0.75, 22, 0.15), steel(0.3), [7, 20, 0]),
      mesh(rod(1.7, 1.2, 0.3), steel(0.3), [7, 31, 0]),
      mesh(rod(1.5, 1, 0.3), rubber('#202225'), [7, 32, 0]),
      mesh(box(1.5, 1.2, 1.5, 0.3), steel(0.3), [7, 9.4, 0]),
      mesh(rod(0.55, 7, 0.1), steel(0.3), [10, 9.4, 0], [0, 0, 90]),
      mesh(rod(1.15, 5.6, 0.5), wood('beech'), [13.4, 6.6, 0]),
    ],
    -46,
  )
}

function scissors() {
  const half = (side: number) => {
    const blade = plate(
      [
        [0, -1.2],
        [1.15, -0.6],
        [1.1, 3],
        [0.15, 12],
        [-0.1, 12],
        [-0.35, 2],
      ],
      0.22,
      { radius: 0.5, bevel: 0.06 },
    )
    const bow = asPoints(circle(1, [0, 0], 40))
    const grip = plate(
      bow.map(([x, y]): Point2 => [x * 2.1 + 2.5, y * 3.1 - 6.4]),
      1.1,
      { radius: 0, bevel: 0.4, holes: [bow.map(([x, y]) => new three.Vector2(x * 1.15 + 2.5, y * 2.1 - 6.4))] },
    )
    const neck = loft(
      [
        { at: [0.5, -0.6, 0], w: 1.3, d: 0.5, power: 3 },
        { at: [0.9, -2.4, 0], w: 1.2, d: 0.9, power: 3 },
        { at: [1.5, -4.2, 0], w: 1.3, d: 1.05, power: 3 },
      ],
      { smooth: 6 },
    )
    const made = group([
      mesh(blade, brushed(1, '#cdd0d3')),
      mesh(grip, tinted(plastic('#b8342c', 0.36))),
      mesh(neck, tinted(plastic('#b8342c', 0.36))),
    ])
    made.scale.x = side
    made.position.z = side * 0.14
    made.rotation.z = side * 0.2
    return made
  }
  return lay([half(1), half(-1), mesh(rod(0.55, 0.9, 0.15), chrome(), [0, 0.2, 0], [90, 0, 0])], -40)
}

/** Forged shears: a long lower blade, a bow for the thumb and a long one for three fingers. */
function upholsteryShears() {
  const half = (side: number) => {
    const isLower = side < 0
    const reach = isLower ? 15.6 : 14.6
    const blade = plate(
      [
        [0, -1.2],
        [1.5, -0.6],
        [1.5, 5],
        [isLower ? 0.7 : 0.3, reach],
        [-0.1, reach],
        [-0.4, 2],
      ],
      0.3,
      { radius: 0.5, bevel: 0.08 },
    )
    const bow = asPoints(circle(1, [0, 0], 48))
    const long = isLower ? 4 : 2.7
    const middle = -5.4 - long
    const grip = plate(
      bow.map(([x, y]): Point2 => [x * 2.2 + 2.1, y * long + middle]),
      1.2,
      { radius: 0, bevel: 0.28, holes: [bow.map(([x, y]) => new three.Vector2(x * 1.25 + 2.1, y * (long - 0.95) + middle))] },
    )
    const neck = loft(
      [
        { at: [0.5, -0.4, 0], w: 1.9, d: 0.6, power: 3 },
        { at: [0.9, -2.8, 0], w: 1.4, d: 1, power: 3 },
        { at: [1.6, -6, 0], w: 1.4, d: 1.15, power: 3 },
      ],
      { smooth: 6 },
    )
    const made = group([mesh(blade, brushed(1, '#cdd0d3')), mesh(grip, tinted(lacquer('#7e2b27'))), mesh(neck, tinted(lacquer('#7e2b27')))])
    made.scale.x = side
    made.position.z = side * 0.18
    made.rotation.z = side * 0.12
    return made
  }
  return lay([half(1), half(-1), mesh(rod(0.8, 1.1, 0.2), brass(), [0, 0.2, 0], [90, 0, 0])], -40)
}

/** Garden secateurs with red grips. */
function secateurs() {
  const grip = (side: number) =>
    mesh(
      loft(
        [
          { at: [side * 0.5, -0.6, side * 0.1], w: 1.5, d: 0.9, power: 3 },
          { at: [side * 1.5, -3, 0], w: 1.7, d: 1.4 },
          { at: [side * 2.3, -7, 0], w: 1.6, d: 1.5 },
          { at: [side * 2.2, -11, 0], w: 1.7, d: 1.5 },
          { at: [side * 1.7, -14, 0], w: 1.4, d: 1.3 },
          { at: [side * 1.5, -14.6, 0], w: 0.5, d: 0.5 },
        ],
        { smooth: 8 },
      ),
      tinted(plastic('#c0322a', 0.34)),
    )
  const spring = Array.from({ length: 60 }, (_, i): Point3 => {
    const a = (i / 60) * Math.PI * 2 * 7
    return [-1.5 + (i / 60) * 3, -3.6 + Math.cos(a) * 0.55, Math.sin(a) * 0.55]
  })
  return lay(
    [
      grip(1),
      grip(-1),
      mesh(wire(spring, 0.1), chrome()),
      mesh(
        plate(
          [
            [-0.9, -1],
            [0.6, -1.2],
            [2.4, 2.4, 2],
            [1.6, 6.6, 1],
            [0.7, 7.4],
            [-0.5, 4, 3],
            [-1, 1],
          ],
          0.28,
          { radius: 0.6, bevel: 0.07 },
        ),
        brushed(1, '#cfd2d5'),
        [0, 0, 0.25],
      ),
      mesh(
        plate(
          [
            [1, -1],
            [-0.6, -1.4],
            [-1.9, 1.4, 1],
            [-2.2, 4.6, 1],
            [-1.2, 6.6, 1],
            [-0.6, 6.2],
            [-1, 3.6, 1],
            [0, 1.2],
          ],
          0.55,
          { radius: 0.6, bevel: 0.15 },
        ),
        steel(0.36, '#80858a'),
        [0, 0, -0.2],
      ),
      mesh(rod(0.75, 1.3, 0.2), chrome(), [0, 0, 0], [90, 0, 0]),
    ],
    -42,
  )
}

function paintbrush() {
  const bristles = loft(
    [
      { at: [0, 15.4, 0], w: 4.6, d: 1.3, power: 5 },
      { at: [0, 18.5, 0], w: 5, d: 1.4, power: 5 },
      { at: [0, 20.6, 0], w: 4.9, d: 0.9, power: 5 },
      { at: [0, 21.2, 0], w: 4.6, d: 0.3, power: 5 },
    ],
    { smooth: 6, sides: 200, wave: (angle) => 1 + 0.012 * Math.sin(angle * 90) },
  )
  return lay(
    [
      mesh(
        loft(
          [
            { at: [0, 0, 0], w: 1.4, d: 0.9 },
            { at: [0, 0.6, 0], w: 2.3, d: 1.3 },
            { at: [0, 4, 0], w: 1.6, d: 1.3 },
            { at: [0, 8, 0], w: 1.8, d: 1.4 },
            { at: [0, 10.6, 0], w: 3.6, d: 1.5, power: 3 },
            { at: [0, 12, 0], w: 4.4, d: 1.4, power: 4 },
          ],
          { smooth: 8 },
        ),
        tinted(lacquer('#b5482f')),
      ),
      mesh(
        loft([
          { at: [0, 11.6, 0], w: 4.7, d: 1.6, power: 6 },
          { at: [0, 15.8, 0], w: 4.7, d: 1.6, power: 6 },
        ]),
        brushed(1, '#c9b27a'),
      ),
      mesh(bristles, wood('walnut', 1, 0.3)),
    ],
    -50,
  )
}

function magnet() {
  const red = tinted(lacquer('#b8281e'))
  const bend = Array.from({ length: 21 }, (_, i) => {
    const angle = (i / 20) * Math.PI
    return { at: [Math.cos(angle) * 3.6, 5 + Math.sin(angle) * 3.6, 0] as Point3, w: 2.2, d: 2.2, power: 8 }
  })
  const path = [{ at: [3.6, 2, 0] as Point3, w: 2.2, d: 2.2, power: 8 }, ...bend, { at: [-3.6, 2, 0] as Point3, w: 2.2, d: 2.2, power: 8 }]
  const pole = (x: number) => mesh(box(2.2, 2.4, 2.2, 0.1), brushed(1), [x, 0.9, 0])
  return lay([mesh(loft(path), red), pole(3.6), pole(-3.6)], 24)
}

/** Marks along an edge: one long line in ten, one of middle length in five. */
const scaleMarks = (count: number, step: number, y: number, z: number) =>
  Array.from({ length: count }, (_, i) => {
    const length = i % 10 === 0 ? 1.2 : i % 5 === 0 ? 0.85 : 0.5
    return mesh(box(0.05, length, 0.02, 0.005), plastic('#1b1d20'), [i * step, y - length / 2, z])
  })

/** A speed square: a right-angled plate with a fence. */
function speedSquare() {
  const alloy = brushed(0, '#c3c8cc')
  const cut = (points: Point2[]) => points.map(([x, y]) => new three.Vector2(x, y))
  return group([
    group(
      [
        mesh(
          plate(
            [
              [0, 0],
              [18, 0],
              [0, 18],
            ],
            0.5,
            {
              radius: 0.4,
              bevel: 0.06,
              holes: [
                cut([
                  [2.6, 3.4],
                  [6.6, 3.4],
                  [2.6, 7.4],
                ]),
                cut([
                  [2.6, 9.2],
                  [8.4, 3.4],
                  [9.6, 3.4],
                  [2.6, 10.4],
                ]),
              ],
            },
          ),
          alloy,
        ),
        mesh(box(18.4, 1.1, 2.4, 0.2), tinted(enamel('#b8342c')), [9, -0.2, 0]),
        ...scaleMarks(31, 0.5, 2.1, 0.26).map((mark) => {
          mark.position.x += 1
          return mark
        }),
      ],
      [0, 0, 0],
      [-90, 0, 0],
    ),
  ])
}

function steelRule() {
  const rule = (length: number) => [
    mesh(box(length, 3, 0.14, 0.05), brushed(0, '#cfd3d6'), [length / 2, 0, 0]),
    ...scaleMarks(Math.round(length / 0.5) - 3, 0.5, 1.45, 0.075).map((mark) => {
      mark.position.x += 0.6
      return mark
    }),
  ]
  return group([group(rule(30), [0, 0.1, 0], [-90, 0, 28]), group(rule(30), [3, 0.3, 3.2], [-90, 0, 8])])
}

/** Hammers, axes, saws and other hand tools. */
export const handTools: Record<string, Model> = {
  'framing-hammer': { build: framingHammer, ...fromAbove },
  'hammer-and-pick': { build: masonPair, ...fromAbove },
  'splitting-axe': { build: splittingAxe, ...fromAbove },
  'limbing-axe': { build: limbingAxe, ...fromAbove },
  pick: { build: pick, ...fromAbove },
  'toolbox-saw': { build: toolboxSaw, ...fromAbove },
  'carpentry-saw': { build: ripSaw, ...fromAbove },
  'insulated-screwdriver': { build: insulatedScrewdriver, ...fromAbove },
  'ratchet-screwdriver': { build: ratchetScrewdriver, ...fromAbove },
  wrench: { build: wrench, ...fromAbove },
  'hammer-and-wrench': { build: starterPair, ...fromAbove },
  clamp: { build: gClamp, ...fromAbove },
  'bar-clamp': { build: barClamp, ...fromAbove },
  scissors: { build: scissors, ...fromAbove },
  'upholstery-shears': { build: upholsteryShears, ...fromAbove },
  secateurs: { build: secateurs, ...fromAbove },
  paintbrush: { build: paintbrush, ...fromAbove },
  'triangular-ruler': { build: speedSquare, elevation: 46, azimuth: 14 },
  'straight-ruler': { build: steelRule, elevation: 46, azimuth: 8 },
  magnet: { build: magnet, elevation: 48, azimuth: 10 },
}
