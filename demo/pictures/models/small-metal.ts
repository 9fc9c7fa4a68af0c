import * as three from 'three'
import { copies, placed, together } from '../forms.ts'
import { brass, brushed, chrome, plastic, powder, printed, steel, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { arc, ball, box, deg, drawn, group, lay, loft, mesh, type Point2, type Point3, plate, rod, turned } from '../shapes.ts'

/** A brass hook with an eye and a barb. */
function brassHook() {
  const cast = withSolid(brass(), {
    depth: 0.006,
    code: 'float s = noise(p * 9.0); height = s; colour *= 0.88 + 0.2 * fbm(p * 1.4); rough *= 0.9 + 0.5 * s;',
  })
  const bow = arc(1.75, 180, 395, [0, 0], 26)
  const path = [
    { at: [-1.1, 5.1, 0] as Point3, w: 0.85 },
    { at: [-1.3, 4.2, 0] as Point3, w: 0.72 },
    { at: [-1.6, 2.2, 0] as Point3, w: 0.66 },
    { at: [-1.74, 0.8, 0] as Point3, w: 0.72 },
    ...bow.map(([x, y], i): { at: Point3; w: number } => ({
      at: [x, y, 0],
      w: 0.78 + 0.18 * Math.sin((i / 26) * Math.PI) - 0.24 * (i / 26),
    })),
    { at: [1.62, 1.5, 0] as Point3, w: 0.44 },
    { at: [1.84, 1.95, 0] as Point3, w: 0.3 },
    { at: [1.95, 2.25, 0] as Point3, w: 0.06 },
  ]
  return lay(
    [
      mesh(loft(path, { smooth: 3, sides: 48 }), cast, [0, 0, 0.5]),
      mesh(new three.TorusGeometry(1.05, 0.34, 24, 96), cast, [-1, 6.05, 0.5]),
      mesh(
        turned(
          [
            [0, -0.3],
            [0.52, -0.3],
            [0.58, 0],
            [0.52, 0.3],
            [0, 0.3],
          ],
          0.14,
          48,
        ),
        cast,
        [-1.1, 4.85, 0.5],
        [0, 0, 8],
      ),
      mesh(
        loft(
          [
            { at: [1.84, 1.9, 0], w: 0.24 },
            { at: [1.5, 1.45, 0], w: 0.4 },
            { at: [1.1, 1.2, 0], w: 0.08 },
          ],
          { smooth: 6 },
        ),
        cast,
        [0, 0, 0.5],
      ),
    ],
    -26,
  )
}

/** A metre of welded chain in curves. */
function chain() {
  const coat = withSolid(steel(0.38, '#b4babf'), {
    code: 'float s = noise(p * 1.6 + 3.0 * noise(p * 1.1)); colour *= 0.84 + 0.26 * floor(s * 5.0) / 5.0; rough *= 0.85 + 0.35 * s;',
  })
  const link = (() => {
    const [a, r] = [0.75, 0.75]
    const points = [...arc(r, 0, 180, [0, a], 10), ...arc(r, 180, 360, [0, -a], 10)].map(([x, y]) => new three.Vector3(x, y, 0))
    return new three.TubeGeometry(new three.CatmullRomCurve3(points, true, 'catmullrom', 0.5), 72, 0.25, 16, true)
  })()
  const weld = new three.TorusGeometry(0.25, 0.05, 8, 24)
    .rotateY(Math.PI / 2)
    .rotateZ(Math.PI / 2)
    .translate(0.75, 0.1, 0)
  const curve = new three.CatmullRomCurve3(
    [
      [-15, 6],
      [-9, 8.4],
      [-1, 7.2],
      [6, 8.2],
      [11.4, 5],
      [9.4, 0.8],
      [2, 0.4],
      [-6, 1.6],
      [-12, -0.6],
      [-11.4, -5],
      [-5, -6.4],
      [3, -5.6],
      [10, -7.2],
      [15, -5.2],
    ].map(([x, z]) => new three.Vector3(x as number, 0.92, z as number)),
  )
  const count = Math.floor(curve.getLength() / 2.46)
  const places = Array.from({ length: count }, (_, i) => {
    const at = curve.getPointAt((i + 0.5) / count)
    const way = curve.getTangentAt((i + 0.5) / count)
    return placed([at.x, at.y, at.z], [way.x, way.y, way.z], 1, 0).multiply(new three.Matrix4())
  }).map((place, i) => {
    const at = new three.Vector3().setFromMatrixPosition(place)
    const way = curve.getTangentAt((i + 0.5) / count)
    const side = new three.Vector3(0, 1, 0).applyAxisAngle(way, deg(i % 2 ? 45 : -45))
    const third = new three.Vector3().crossVectors(side, way)
    return new three.Matrix4().makeBasis(side, way, third).setPosition(at)
  })
  return group([mesh(copies(link, places), coat), mesh(copies(weld, places), coat)])
}

/** A blank brass key with a trefoil bow. */
function oldKey() {
  const cast = withSolid(brass(), {
    depth: 0.005,
    code: 'float s = noise(p * 10.0); height = s; colour *= 0.86 + 0.22 * fbm(p * 1.6); rough *= 0.85 + 0.6 * s;',
  })
  const loop = (x: number, y: number, turn: number) =>
    mesh(new three.TorusGeometry(0.62, 0.17, 20, 64).scale(1, 1.12, 1), cast, [x, y, 0], [0, 0, turn])
  return lay(
    [
      group(
        [
          loop(0, 3.15, 0),
          loop(-0.8, 2.05, 58),
          loop(0.8, 2.05, -58),
          mesh(ball(0.3), cast, [0, 2.32, 0]),
          mesh(
            turned(
              [
                [0, 0.9],
                [0.34, 0.9],
                [0.44, 1.05],
                [0.34, 1.2],
                [0.3, 1.3],
                [0.38, 1.45],
                [0.3, 1.6],
                [0, 1.6],
              ],
              0.06,
              48,
            ),
            cast,
          ),
          mesh(
            turned(
              [
                [0, 0.5],
                [0.4, 0.5],
                [0.46, 0.66],
                [0.4, 0.82],
                [0, 0.82],
              ],
              0.07,
              48,
            ),
            cast,
          ),
          mesh(
            turned(
              [
                [0.14, -4.75],
                [0.27, -4.75],
                [0.3, -4.65],
                [0.3, 0.9],
                [0, 0.9],
              ],
              0.05,
              64,
            ),
            cast,
          ),
          mesh(rod(0.15, 0.1, 0.01), plastic('#1b140a', 0.9), [0, -4.7, 0]),
          mesh(
            turned(
              [
                [0, -0.2],
                [0.36, -0.2],
                [0.42, 0],
                [0.36, 0.2],
                [0, 0.2],
              ],
              0.08,
              48,
            ),
            cast,
            [0, -2.1, 0],
          ),
          mesh(box(1.5, 1.6, 0.34, 0.06), cast, [0.95, -3.75, 0]),
          mesh(box(0.1, 1.6, 0.4, 0.04), cast, [1.62, -3.75, 0]),
        ],
        [0, 0, 0.5],
        [0, -8, 0],
      ),
    ],
    -46,
  )
}

/** A spur gear of eight teeth with a plain bore. */
function gear() {
  const outline: Point2[] = Array.from({ length: 8 }, (_, i): Point2[] => {
    const middle = i * 45
    const at = (r: number, turn: number): Point2 => [Math.cos(deg(middle + turn)) * r, Math.sin(deg(middle + turn)) * r]
    return [at(3.05, -16.5), at(3.25, -13.4), at(3.9, -10.6), at(4.5, -6.4), at(4.5, 6.4), at(3.9, 10.6), at(3.25, 13.4), at(3.05, 16.5)]
  }).flat()
  const bore = Array.from({ length: 64 }, (_, i) => new three.Vector2(Math.cos((i / 64) * 6.2832), Math.sin((i / 64) * 6.2832)))
  const cut = withSolid(steel(0.3, '#b6bbc0'), {
    axis: 2,
    code: 'float r = length(p.xy); float s = noise(vec3(r * 34.0, 0.5, 0.5)); float s2 = noise(vec3(p.xy * 3.0, p.z * 18.0)); colour *= 0.86 + 0.16 * s + 0.06 * s2; rough *= 0.8 + 0.5 * s;',
  })
  return group(
    [
      mesh(plate(outline, 2, { radius: 0.28, bevel: 0.1, holes: [bore] }), cut),
      ...[1, -1].map((side) =>
        mesh(
          turned(
            [
              [1, 0],
              [1.72, 0],
              [1.78, 0.06],
              [1.7, 0.3],
              [1, 0.34],
            ],
            0.05,
            96,
          ).rotateX(Math.PI / 2),
          cut,
          [0, 0, side > 0 ? 0.98 : -1.3],
        ),
      ),
      mesh(new three.TorusGeometry(2.55, 0.06, 10, 96).scale(1, 1, 0.5), steel(0.4, '#8d9297'), [0, 0, 1.0]),
    ],
    [0, 4.2, 0],
    [-24, 0, 22.5],
  )
}

/** A control plate with four knobs. */
function fourKnobs() {
  const scale = drawn(1024, 1024, (c) => {
    c.fillStyle = '#30353b'
    for (const [k, x] of [272, 752].entries())
      for (const [j, y] of [272, 752].entries()) {
        c.save()
        c.translate(x, y)
        for (let i = 0; i <= 20; i++) {
          c.save()
          c.rotate(deg(-135 + i * 13.5))
          c.fillRect(-3, -190, 6, i % 2 ? 16 : 32)
          c.restore()
        }
        c.font = 'bold 36px sans-serif'
        c.textAlign = 'center'
        c.textBaseline = 'middle'
        for (let i = 0; i <= 10; i += 2) {
          const angle = deg(-135 + i * 27)
          c.fillText(String(i), Math.sin(angle) * 214, -Math.cos(angle) * 214)
        }
        c.font = 'bold 44px sans-serif'
        c.fillText(String(j * 2 + k + 1), 0, 196)
        c.restore()
      }
  })
  const knob = (x: number, y: number, turn: number) =>
    group(
      [
        mesh(rod(2, 0.3, 0.1, 96), plastic('#17191c', 0.4), [0, 0.15, 0]),
        mesh(
          together([
            turned(
              [
                [0, 0.2],
                [1.85, 0.2],
                [1.75, 0.5, 0.1],
                [1.6, 2, 0.15],
                [1.4, 2.2, 0.1],
                [0, 2.2],
              ],
              0.1,
              96,
            ),
            ...Array.from({ length: 36 }, (_, i) =>
              box(0.13, 1.3, 0.13, 0.04)
                .translate(0, 1.2, 1.68)
                .rotateY((i / 36) * 6.283),
            ),
          ]),
          plastic('#23262a', 0.35),
        ),
        mesh(rod(1.3, 0.08, 0.03, 96), brushed(0, '#c9ccd0'), [0, 2.21, 0]),
        mesh(box(0.16, 0.06, 0.9, 0.02), plastic('#d9541f', 0.3), [0, 2.27, -0.72]),
        mesh(box(0.18, 1.2, 0.16, 0.04), plastic('#d9541f', 0.3), [0, 1.2, -1.72]),
      ],
      [x, 1.9, y],
      [0, -turn, 0],
    )
  const screw = (x: number, y: number, turn: number) =>
    group(
      [
        mesh(rod(0.42, 0.22, 0.1), chrome(), [0, 0, 0]),
        mesh(box(0.62, 0.06, 0.1, 0.01), plastic('#15171a', 0.8), [0, 0.1, 0]),
        mesh(box(0.1, 0.06, 0.62, 0.01), plastic('#15171a', 0.8), [0, 0.1, 0]),
      ],
      [x, 1.9, y],
      [0, turn, 0],
    )
  return group([
    mesh(box(15, 1.4, 15, 0.4), plastic('#1e2125', 0.6), [0, 0.7, 0]),
    mesh(box(16, 0.5, 16, 0.22), powder('#d3d6d8'), [0, 1.65, 0]),
    mesh(
      new three.PlaneGeometry(16, 16),
      printed(scale, { transparent: true, roughness: 0.6, depthWrite: false }),
      [0, 1.91, 0],
      [-90, 0, 0],
    ),
    knob(-3.75, -3.75, -60),
    knob(3.75, -3.75, 40),
    knob(-3.75, 3.75, 100),
    knob(3.75, 3.75, -20),
    ...[1, -1].flatMap((x) => [1, -1].map((y) => screw(x * 7.2, y * 7.2, x * y * 24))),
    mesh(rod(0.24, 0.2, 0.08), plastic('#6fe09a', 0.2), [0, 1.95, -6.9]),
  ])
}

/** Hooks, chains, keys, gears and knobs. */
export const smallMetal: Record<string, Model> = {
  hook: { build: brassHook, azimuth: 8, elevation: 50 },
  chains: { build: chain, azimuth: 12, elevation: 58 },
  'old-key': { build: oldKey, azimuth: 6, elevation: 50 },
  gear: { build: gear, azimuth: 30, elevation: 24 },
  'control-knobs': { build: fourKnobs, azimuth: 26, elevation: 42 },
}
