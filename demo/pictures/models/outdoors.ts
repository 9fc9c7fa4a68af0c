import * as three from 'three'
import { along, chance, copies, ease, mix, placed, roundedRing, type Surface, sheet } from '../forms.ts'
import { brass, brushed, chrome, enamel, fabric, glass, lacquer, plastic, printed, rubber, steel, tinted, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import {
  ball,
  box,
  cone,
  deg,
  drawn,
  group,
  lay,
  loft,
  mesh,
  type Point2,
  type Point3,
  plate,
  rod,
  type Station,
  turned,
  wire,
} from '../shapes.ts'

/** A birch log, sawn crosswise from above. */
function logTorch() {
  const [radius, height, uncut] = [10, 40, 9]
  const grain = () =>
    withSolid(plastic('#e3c08e', 0.85), {
      axis: 1,
      depth: 0.02,
      code: `float r = length(p.xy + 0.5 * vec2(noise(p * 0.3), noise(p * 0.3 + 5.0))); float a = atan(p.y, p.x); float ring = fract(r * 1.7 + 0.3 * noise(vec3(p.xy * 0.8, 1.0))); float line = smoothstep(0.55, 0.95, ring) * (1.0 - smoothstep(0.95, 1.0, ring));
        float fibre = noise(vec3(p.xy * 16.0, p.z * 0.5)); float crack = smoothstep(0.8, 0.9, noise(vec3(a * 5.0, 2.0, 7.0))) * smoothstep(1.0, 5.0, r) * step(39.5, p.z);
        colour *= 1.02 - 0.22 * line - 0.16 * fibre - 0.3 * crack; colour = mix(colour, colour * vec3(0.8, 0.62, 0.46), smoothstep(3.4, 0.6, r) * 0.7); height = fibre - line * 0.5;`,
    })
  const bark = withSolid(plastic('#e9e4d8', 0.75), {
    axis: 1,
    depth: 0.08,
    code: `float a = atan(p.y, p.x) * 10.0; vec3 q = vec3(a * 0.5, p.z * 3.4, 1.0);
      float fleck = smoothstep(0.68, 0.78, noise(vec3(a * 0.55, p.z * 3.0, 2.0))) * smoothstep(0.35, 0.6, noise(vec3(a * 0.2, p.z * 0.35, 8.0)));
      float scar = smoothstep(0.71, 0.77, noise(vec3(a * 0.16, p.z * 0.42, 4.0)) * 0.7 + 0.3 * noise(q)); float peel = noise(vec3(a * 0.25, p.z * 1.2, 3.0));
      colour *= 0.84 + 0.22 * peel; colour = mix(colour, colour * vec3(1.0, 0.86, 0.72), smoothstep(0.5, 0.8, noise(vec3(a * 0.12, p.z * 0.14, 9.0))) * 0.7); colour = mix(colour, vec3(0.035, 0.03, 0.026), max(fleck * 0.85, scar)); height = peel * 0.5 - fleck * 0.5 + scar * 0.7;`,
  })
  const skin = (from: number, to: number, low: number, high: number) => {
    const surface =
      (lift: number): Surface =>
      (u, v) => {
        const angle = deg(mix(from, to, u))
        const y = mix(low, high, v)
        const r = radius + lift + 0.25 * Math.sin(angle * 3 + 1) + 0.12 * Math.sin(angle * 7 + y * 0.15)
        return [Math.cos(angle) * r, y, -Math.sin(angle) * r]
      }
    return mesh(sheet(surface(0.16), 60, 40), bark)
  }
  const outerAt = (angle: number) => radius - 0.12 + 0.25 * Math.sin(angle * 3 + 1)
  const wedge = (from: number, to: number) => {
    const half = 0.42 / Math.sin(deg((to - from) / 2))
    const middle = deg((from + to) / 2)
    const points: Point2[] = [
      [Math.cos(middle) * half, Math.sin(middle) * half],
      ...Array.from({ length: 25 }, (_, i): Point2 => {
        const angle = deg(mix(from + 2.4, to - 2.4, i / 24))
        return [Math.cos(angle) * outerAt(angle), Math.sin(angle) * outerAt(angle)]
      }),
    ]
    return plate(points, height - uncut, { radius: 0, bevel: 0.12 })
      .rotateX(-Math.PI / 2)
      .translate(0, (height + uncut) / 2, 0)
  }
  const whole = plate(
    Array.from({ length: 90 }, (_, i): Point2 => {
      const angle = deg(i * 4)
      return [Math.cos(angle) * outerAt(angle), Math.sin(angle) * outerAt(angle)]
    }),
    uncut,
    { radius: 0, bevel: 0.12 },
  )
    .rotateX(-Math.PI / 2)
    .translate(0, uncut / 2, 0)
  const count = 6
  const sectors = Array.from({ length: count }, (_, i): [number, number] => [(i * 360) / count + 8, ((i + 1) * 360) / count + 8])
  const random = chance(3)
  const dust = Array.from({ length: 70 }, () => {
    const [angle, r] = [random() * Math.PI * 2, 10.6 + random() * random() * 5]
    return placed(
      [Math.cos(angle) * r, 0.1, Math.sin(angle) * r],
      [random() - 0.5, 1, random() - 0.5],
      [0.1 + random() * 0.25, 0.07, 0.08 + random() * 0.14],
      random() * 6,
    )
  })
  return group([
    mesh(whole, grain()),
    skin(0, 360, 0.05, uncut + 0.02),
    ...sectors.flatMap(([from, to]) => [mesh(wedge(from, to), grain()), skin(from + 2.4, to - 2.4, uncut, height - 0.1)]),
    mesh(copies(new three.IcosahedronGeometry(1, 0), dust), plastic('#dfbf90', 0.9)),
  ])
}

/** A pocket compass with its lid open. */
function pocketCompass() {
  const metal = brass()
  const satin = brass()
  satin.roughness = 0.42
  const dial = drawn(1024, 1024, (context) => {
    context.fillStyle = '#f2ead6'
    context.fillRect(0, 0, 1024, 1024)
    context.translate(512, 512)
    context.strokeStyle = context.fillStyle = '#2b2622'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    for (const radius of [492, 430]) {
      context.lineWidth = 4
      context.beginPath()
      context.arc(0, 0, radius, 0, Math.PI * 2)
      context.stroke()
    }
    for (let i = 0; i < 180; i++) {
      context.save()
      context.rotate((i * Math.PI) / 90)
      context.lineWidth = i % 5 ? 3 : 6
      context.beginPath()
      context.moveTo(0, -492)
      context.lineTo(0, i % 15 ? (i % 5 ? -468 : -454) : -430)
      context.stroke()
      if (i % 15 === 0) {
        context.font = '500 34px Georgia, serif'
        context.fillText(String(i * 2), 0, -402)
      }
      context.restore()
    }
    for (let i = 0; i < 16; i++) {
      const long = i % 4 === 0 ? 300 : i % 2 === 0 ? 215 : 140
      context.save()
      context.rotate((i * Math.PI) / 8)
      for (const side of [1, -1]) {
        context.fillStyle = side > 0 ? (i % 4 === 0 ? '#9a2b22' : '#2b2622') : '#e6dabd'
        context.beginPath()
        context.moveTo(0, -long)
        context.lineTo(side * long * 0.17, -long * 0.22)
        context.lineTo(0, 0)
        context.closePath()
        context.fill()
        context.lineWidth = 2
        context.stroke()
      }
      context.restore()
    }
    context.fillStyle = '#2b2622'
    ;['N', 'E', 'S', 'W'].forEach((letter, i) => {
      context.save()
      context.rotate((i * Math.PI) / 2)
      context.font = '700 84px Georgia, serif'
      context.fillText(letter, 0, -342)
      context.restore()
    })
  })
  const face = new three.CircleGeometry(2.62, 96).rotateX(-Math.PI / 2)
  const needle = (colour: string, turn: number) =>
    mesh(
      plate(
        [
          [-0.2, 0],
          [0.2, 0],
          [0, 2.05],
        ],
        0.05,
        { radius: 0.02, bevel: 0.015 },
      ).rotateX(-Math.PI / 2),
      enamel(colour),
      [0, 0, 0],
      [0, turn, 0],
    )
  const lid = turned(
    [
      [0, 0.46],
      [1.6, 0.44],
      [2.7, 0.3],
      [3.02, 0.06],
      [3.02, -0.16],
      [2.86, -0.16],
      [2.84, 0.02],
      [2.6, 0.2],
      [0, 0.32],
    ],
    0.1,
    128,
  )
  return group([
    mesh(
      turned(
        [
          [0, 0],
          [2.2, 0],
          [2.8, 0.2],
          [3.02, 0.6],
          [3.02, 1.15],
          [2.94, 1.3],
          [2.76, 1.3],
          [2.7, 1.16],
          [2.66, 0.72],
          [0, 0.7],
        ],
        0.1,
        128,
      ),
      metal,
    ),
    ...[0.62, 1.12].map((y) => mesh(new three.TorusGeometry(3.03, 0.05, 10, 128), metal, [0, y, 0], [90, 0, 0])),
    mesh(face, printed(dial), [0, 0.74, 0], [0, 24, 0]),
    group([needle('#a8231d', 0), needle('#e9e6dd', 180), mesh(cone(0.2, 0.12, 0.24, 0.05), metal, [0, 0.06, 0])], [0, 0.92, 0], [0, 58, 0]),
    mesh(new three.CylinderGeometry(2.68, 2.68, 0.05, 96), glass('#f2f6f6', 0.1), [0, 1.16, 0]),
    group([mesh(lid, satin, [0, 0, -3.02])], [0, 1.36, -3.02], [104, 0, 0]),
    mesh(rod(0.17, 1.9, 0.05), metal, [0, 1.3, -3.1], [0, 0, 90]),
    mesh(rod(0.34, 0.9, 0.1), metal, [0, 0.72, 3.4], [90, 0, 0]),
    mesh(ball(0.42), metal, [0, 0.72, 3.9]),
    mesh(new three.TorusGeometry(0.95, 0.13, 16, 64), metal, [0, 0.3, 4.75], [78, 0, 0]),
  ])
}

/** A refractor on a wooden tripod. */
function telescope() {
  const white = enamel('#ece8dd')
  const black = plastic('#1d1f22', 0.42)
  const ash = (material: three.Material, from: Point3, to: Point3, w: number, d = w) =>
    mesh(
      loft(
        [
          { at: from, w, d, power: 5 },
          { at: to, w, d, power: 5 },
        ],
        { sides: 32 },
      ),
      material,
    )
  const oak = withSolid(lacquer('#b98248'), {
    axis: 1,
    code: 'float s = noise(vec3(p.xy * 5.0, p.z * 0.16)); colour *= 0.78 + 0.34 * s;',
  })
  const tube = group(
    [
      mesh(rod(4.1, 52, 0.2, 96), white),
      mesh(
        turned(
          [
            [4.1, 0],
            [4.9, 0],
            [5, 0.4],
            [5, 13.4],
            [4.8, 13.8],
            [4.5, 13.4],
            [4.4, 2],
            [0, 2],
          ],
          0.15,
        ),
        black,
        [0, 24, 0],
      ),
      mesh(new three.SphereGeometry(4.3, 64, 16, 0, Math.PI * 2, 0, 0.5).scale(1, 0.3, 1), glass('#35506a', 0.75), [0, 26.4, 0]),
      ...[22.6, -24.8].map((y) => mesh(rod(4.2, 1.2, 0.2, 96), brass(), [0, y, 0])),
      mesh(cone(2.2, 4.1, 4, 0.2), black, [0, -27.6, 0]),
      mesh(rod(1.9, 9, 0.2), black, [0, -32, 0]),
      mesh(rod(1.62, 9, 0.2), chrome(), [0, -37, 0]),
      ...[1, -1].map((side) => mesh(rod(1.25, 1, 0.25), black, [side * 3.2, -31.4, 0], [0, 0, 90])),
      mesh(rod(0.4, 6.6, 0.1), chrome(), [0, -31.4, 0], [0, 0, 90]),
      mesh(box(3.6, 3.8, 4, 0.6), black, [0, -42, 0.2]),
      mesh(rod(1.5, 5.2, 0.2), black, [0, -42, 4], [90, 0, 0]),
      mesh(cone(1.7, 1.3, 2, 0.3), rubber('#222427'), [0, -42, 7.2], [90, 0, 0]),
      mesh(rod(1.1, 13, 0.2), black, [2.9, -17, 5]),
      mesh(rod(1.5, 4.4, 0.2), black, [2.9, -9.4, 5]),
      mesh(rod(0.9, 3, 0.2), chrome(), [2.9, -24, 5]),
      ...[-19.6, -13].map((y) => mesh(new three.TorusGeometry(1.5, 0.3, 12, 40), black, [2.9, y, 5], [90, 0, 0])),
      ...[6, -8].map((y) => mesh(rod(4.45, 1.6, 0.25, 96), black, [0, y, 0])),
      mesh(box(2.4, 17, 1.6, 0.4), black, [0, -1, -5]),
    ],
    [0, 108, 0],
    [0, 0, -62],
  )
  const legs = [90, 210, 330].flatMap((angle) => {
    const [c, s] = [Math.cos(deg(angle)), Math.sin(deg(angle))]
    const at = (r: number, y: number): Point3 => [c * r, y, s * r]
    const off = (r: number, y: number, side: number): Point3 => [c * r - s * side, y, s * r + c * side]
    return [
      ...[1.5, -1.5].map((side) => ash(oak, off(4.6, 93, side), off(25, 40, side), 1.7)),
      ash(oak, at(18.8, 56), at(38.6, 2.4), 2),
      mesh(cone(0.5, 1.2, 3, 0.2), rubber('#222427'), at(39.2, 1.4)),
      mesh(box(4.6, 3, 4.6, 0.6), black, at(25, 40.4), [0, 90 - angle, 0]),
      mesh(ball(1), brass(), at(26.9, 40.4)),
      ash(black, at(2, 48), at(22.6, 46), 0.9),
      mesh(rod(1.1, 4.8, 0.2), black, at(4.9, 93), [90, -angle, 0]),
    ]
  })
  return group([
    tube,
    mesh(rod(2, 9, 0.3), black, [0, 100, 0]),
    mesh(box(6, 5, 5, 1), black, [0, 104.4, 0]),
    mesh(rod(5, 3, 0.5), black, [0, 94, 0]),
    mesh(rod(3.6, 0.8, 0.3), black, [0, 48, 0]),
    mesh(rod(0.5, 26, 0.2), chrome(), [9, 97, 9], [-66, 45, 0]),
    mesh(rod(1, 9, 0.4), rubber('#222427'), [16, 92, 16], [-66, 45, 0]),
    ...legs,
  ])
}

/** Alpine skis with bindings. */
function skis() {
  const long = 166
  const half = (t: number) => along([4.6, 5.5, 5.6, 5.4, 4.9, 4.3, 3.8, 3.5, 3.4, 3.4, 3.5, 3.8, 4.2, 4.8, 5.4, 6, 6.2, 5.4, 2.2])(t)
  const lift = (t: number) =>
    13 * ease(0.84, 1.06, t) ** 1.5 + 1.4 * ease(0.05, -0.05, t) + 0.5 * Math.sin(Math.min(1, Math.max(0, t)) * Math.PI)
  const station = (t: number, grow: number, thick: number, up: number): Station => ({
    at: [0, t * long, lift(t) + up],
    w: Math.max(0.5, half(t) * 2 + grow),
    d: thick,
    power: 7,
  })
  const list = (grow: number, thick: number, up: number) =>
    Array.from({ length: 81 }, (_, i) => station(i / 80, grow, thick * (1 - 0.4 * Math.abs(i / 40 - 1)), up))
  const topsheet = () =>
    tinted(
      withSolid(lacquer('#2b6fb0'), {
        axis: 2,
        code: `float diag = p.y + p.x * 1.8; float a = smoothstep(0.0, 0.5, sin(diag * 0.16) - 0.55) * step(104.0, p.y); float tail = smoothstep(0.0, 0.4, 34.0 - diag);
          colour = mix(colour, colour * 0.38, tail); colour = mix(colour, colour * 0.5 + vec3(0.42), a * 0.8); colour = mix(colour, vec3(0.86), smoothstep(0.0, 0.3, diag - 34.0) * (1.0 - smoothstep(1.2, 1.5, diag - 34.0)));`,
      }),
    )
  const black = plastic('#1e2023', 0.38)
  const middle = 78
  const binding = () => [
    mesh(box(7, 48, 1.2, 0.4), black, [0, middle, 2.4]),
    mesh(box(7.2, 9, 4.2, 1.2), black, [0, middle + 17, 4.6]),
    mesh(box(5, 6, 2.6, 0.9), plastic('#e2e4e3', 0.3), [0, middle + 17.6, 6.6]),
    mesh(rod(1, 2.6, 0.3), chrome(), [0, middle + 22, 5.4]),
    ...[1, -1].map((side) => mesh(box(1.7, 4.6, 2.4, 0.6), plastic('#e2e4e3', 0.3), [side * 3.2, middle + 12, 5.2], [0, 0, side * 14])),
    mesh(box(6.6, 8, 0.6, 0.2), plastic('#d9dbda', 0.3), [0, middle + 8, 3.4]),
    mesh(box(6.8, 9, 3.4, 1), black, [0, middle - 17, 4.4]),
    mesh(box(5.8, 6.4, 6.4, 1.6), black, [0, middle - 19, 7.4], [-18, 0, 0]),
    mesh(box(5.2, 2, 3, 0.6), plastic('#e2e4e3', 0.3), [0, middle - 14.6, 7.6]),
    mesh(box(4.4, 9, 1.4, 0.6), plastic('#e2e4e3', 0.3), [0, middle - 23.4, 9.4], [-32, 0, 0]),
    ...[1, -1].map((side) =>
      mesh(
        wire(
          [
            [side * 3.6, middle - 10, 3.4],
            [side * 6.4, middle - 9, 4],
            [side * 7, middle - 6, 6.4],
          ],
          0.3,
        ),
        steel(),
      ),
    ),
  ]
  const ski = (x: number, y: number) =>
    group(
      [
        mesh(loft(list(0.2, 0.5, 0), { sides: 48 }), steel(0.3, '#8d9196')),
        mesh(loft(list(0, 1, 0.55), { sides: 48 }), black),
        mesh(loft(list(-0.5, 0.7, 0.98), { sides: 48 }), topsheet()),
        ...binding(),
      ],
      [x, y, 0],
    )
  return lay([ski(-8.4, 0), ski(8.4, 5)], -38)
}

/** A frame bent around the face: x across, y up, z forward. */
const bent = (x: number, curve: number) => -curve * x * x

function goggles() {
  const outline = (u: number, grow: number): Point2 => {
    const [x, y] = roundedRing(u, 17.4 + grow * 2, 9 + grow * 2, 3.9 + grow)
    const nose = y < 0 ? 2.1 * Math.exp(-((x / 2.5) ** 2)) : -0.25 * Math.exp(-((x / 4) ** 2))
    return [x, y + nose * (Math.abs(y) / 4.5)]
  }
  const curve = 0.03
  const ring =
    (grow0: number, z0: number, grow1: number, z1: number): Surface =>
    (u, v) => {
      const [x, y] = outline(u, mix(grow0, grow1, v))
      return [x, y, mix(z0, z1, v) + bent(x, curve)]
    }
  const double = (material: three.MeshPhysicalMaterial) => {
    material.side = three.DoubleSide
    return material
  }
  const frame = double(tinted(plastic('#2f6f9f', 0.32)))
  const lens: Surface = (u, v) => {
    const [x, y] = outline(u, -0.5)
    return [x * v, y * v, 2.4 + bent(x * v, curve) + 0.5 * (1 - v * v)]
  }
  const tint = glass('#4a4f5c', 0.62)
  tint.clearcoat = 1
  tint.metalness = 0.2
  const tube = (grow: number, z: number, radius: number, material: three.Material) =>
    mesh(
      wire(
        Array.from({ length: 72 }, (_, i): Point3 => {
          const [x, y] = outline(i / 72, grow)
          return [x, y, z + bent(x, curve)]
        }),
        radius,
        { isClosed: true },
      ),
      material,
    )
  const foam = withSolid(rubber('#2b2d31'), { depth: 0.05, code: 'height = noise(p * 11.0); colour *= 0.9 + 0.25 * noise(p * 11.0);' })
  const strapPath: Point3[] = [
    [9.6, 0, -1.9],
    [11.4, 0, -4.6],
    [12, 0.1, -10],
    [8.6, 0.2, -16.4],
    [0, 0.3, -19],
    [-8.6, 0.2, -16.4],
    [-12, 0.1, -10],
    [-11.4, 0, -4.6],
    [-9.6, 0, -1.9],
  ]
  const strapCurve = new three.CatmullRomCurve3(strapPath.map((at) => new three.Vector3(...at)))
  const strap = sheet(
    (u, v) => {
      const { x, y, z } = strapCurve.getPoint(u)
      return [x, y + (v - 0.5) * 3.6, z]
    },
    120,
    6,
  )
  const band = withSolid(fabric('#24272b', 8), {
    axis: 2,
    depth: 0.01,
    code: 'float w = 0.5 + 0.5 * sin(p.y * 26.0); height = w; float line = smoothstep(0.16, 0.12, abs(abs(p.y) - 1.0)); colour *= 0.88 + 0.16 * w; colour = mix(colour, vec3(0.5, 0.52, 0.53), line);',
  })
  band.side = three.DoubleSide
  const vents = Array.from({ length: 9 }, (_, i) => {
    const x = -6 + i * 1.5
    return mesh(box(0.8, 0.3, 0.9, 0.14), plastic('#15171a', 0.6), [x, 4.96 - 0.018 * x * x * 0.6, 0.8 + bent(x, curve)])
  })
  return group(
    [
      mesh(sheet(ring(-0.2, 2.3, 0.45, 1.5), 144, 12), frame),
      mesh(sheet(ring(0.45, 1.5, 0.5, -1), 144, 12), frame),
      tube(-0.35, 2.3, 0.36, frame),
      tube(0.48, 1.5, 0.16, frame),
      mesh(sheet(lens, 96, 24), tint),
      mesh(sheet(ring(0.35, -0.9, 0.1, -2.4), 144, 12), double(foam)),
      tube(0.1, -2.3, 0.6, foam),
      ...vents,
      mesh(strap, band),
      ...[1, -1].map((side) => mesh(box(1.2, 4.4, 1.6, 0.4), plastic('#1d2023', 0.35), [side * 9.3, 0, -1.5], [0, side * 30, 0])),
      ...[1, -1].map((side) => mesh(box(0.4, 4.4, 2.2, 0.2), plastic('#1d2023', 0.35), [side * 11.9, 0.05, -8], [0, side * 3, 0])),
    ],
    [0, 5.6, 0],
    [-4, 0, 0],
  )
}

/** A diving mask with a snorkel beside it. */
function divingMask() {
  const outline = (u: number, grow: number): Point2 => {
    const [x, y] = roundedRing(u, 16.4 + grow * 2, 8.6 + grow * 2, 3.4 + grow)
    const nose = y < 0 ? 2.6 * Math.exp(-((x / 2.2) ** 2)) : 0
    return [x * (y < 0 ? 0.96 : 1), y + nose * (Math.abs(y) / 4.3)]
  }
  const ring =
    (grow0: number, z0: number, grow1: number, z1: number, wrap = 0): Surface =>
    (u, v) => {
      const [x, y] = outline(u, mix(grow0, grow1, v))
      return [x, y, mix(z0, z1, v) - wrap * v * 0.028 * x * x]
    }
  const skirt = rubber('#25272b')
  skirt.side = three.DoubleSide
  skirt.roughness = 0.5
  const frame = tinted(plastic('#c23a2b', 0.3))
  frame.side = three.DoubleSide
  const tube = (grow: number, z: number, radius: number, material: three.Material, wrap = 0) =>
    mesh(
      wire(
        Array.from({ length: 80 }, (_, i): Point3 => {
          const [x, y] = outline(i / 80, grow)
          return [x, y, z - wrap * 0.028 * x * x]
        }),
        radius,
        { isClosed: true },
      ),
      material,
    )
  const pane: Surface = (u, v) => {
    const [x, y] = outline(u, -0.4)
    return [x * v, y * v, 0.9]
  }
  const nose: Surface = (u, v) => {
    const angle = u * Math.PI
    const r = along([2.9, 2.6, 1.9, 0.1])(v)
    return [
      Math.cos(angle) * r,
      -4.6 + Math.sin(angle) * 0.6 * (1 - v) + 2.6 - v * 0.6 - 1.6 * (1 - v),
      Math.sin(angle) * r * 0.8 + mix(-0.6, 1.4, v),
    ]
  }
  const strapCurve = new three.CatmullRomCurve3(
    (
      [
        [9.4, 0.4, -1.6],
        [11.6, 0.6, -6],
        [9.6, 1, -13],
        [0, 1.4, -17],
        [-9.6, 1, -13],
        [-11.6, 0.6, -6],
        [-9.4, 0.4, -1.6],
      ] as Point3[]
    ).map((at) => new three.Vector3(...at)),
  )
  const strap = sheet(
    (u, v) => {
      const { x, y, z } = strapCurve.getPoint(u)
      const width = mix(2, 5, Math.exp(-(((u - 0.5) / 0.16) ** 2)))
      return [x, y + (v - 0.5) * width, z]
    },
    100,
    6,
  )
  const clear = plastic('#1f2226', 0.3)
  const pipe: Point3[] = [
    [-4.4, 1.3, 6.6],
    [-1.6, 1.3, 9.4],
    [2.6, 1.3, 10.6],
    [8, 1.3, 9.8],
    [18, 1.3, 6.4],
    [30, 1.3, 1.6],
  ]
  const snorkel = group(
    [
      mesh(wire(pipe, 1.25), tinted(plastic('#c23a2b', 0.3))),
      mesh(
        loft(
          (
            [
              [29.4, 1.3, 1.8],
              [35, 1.3, -0.4],
            ] as Point3[]
          ).map((at): Station => ({ at, w: 3.2 })),
          { sides: 40 },
        ),
        clear,
      ),
      mesh(
        loft(
          (
            [
              [0.4, 1.3, 10.2],
              [-4.6, 1.3, 6.6],
              [-6.2, 1.5, 3.4],
              [-5.6, 1.8, 0.6],
            ] as Point3[]
          ).map((at, i): Station => ({ at, w: [3.1, 3, 2.7, 2.3][i] ?? 3, d: [3.1, 3, 2.7, 3.6][i] ?? 3 })),
          { smooth: 10, sides: 40 },
        ),
        skirt,
      ),
      mesh(
        loft(
          (
            [
              [-8.4, 1.9, 0.2],
              [-5.4, 1.9, -0.2],
              [-2.6, 1.9, 0.6],
            ] as Point3[]
          ).map((at): Station => ({ at, w: 1.4, d: 3.8, power: 4 })),
          { smooth: 8 },
        ),
        skirt,
      ),
      mesh(rod(1.45, 1.6, 0.3), clear, [12, 1.3, 8.5], [0, 18, 90]),
    ],
    [-9, 0, 7],
    [0, 4, 0],
  )
  return group([
    group(
      [
        mesh(sheet(pane, 96, 8), glass('#cfe3e6', 0.26)),
        tube(0.1, 0.9, 0.62, frame),
        mesh(sheet(ring(0.3, 0.7, 0.35, -0.7), 144, 10), frame),
        mesh(sheet(ring(0.2, -0.5, 0.5, -4.4, 1), 144, 30), skirt),
        tube(0.5, -4.3, 0.5, skirt, 1),
        mesh(sheet(nose, 48, 24), skirt),
        mesh(strap, skirt),
        ...[1, -1].flatMap((side) => [
          mesh(box(2.4, 3.6, 1.4, 0.5), frame, [side * 9, 0.3, -0.4], [0, side * 34, 0]),
          mesh(rod(0.7, 4, 0.2), plastic('#1d2023', 0.4), [side * 9.9, 0.3, -1.6]),
        ]),
      ],
      [0, 5.4, 0],
      [-14, 0, 0],
    ),
    snorkel,
  ])
}

/** A spinning rod in two parts with its reel. */
function fishingRod() {
  const carbon = lacquer('#23282c')
  const cork = withSolid(plastic('#c99f6b', 0.85), {
    axis: 1,
    depth: 0.03,
    code: 'float s = noise(p * 5.0); float pit = smoothstep(0.66, 0.78, noise(p * vec3(6.0, 6.0, 3.0) + 4.0)); float joint = smoothstep(0.06, 0.0, abs(fract(p.z / 1.4) - 0.5)); colour *= 0.86 + 0.24 * s; colour *= 1.0 - 0.5 * pit - 0.18 * joint; height = s * 0.4 - pit;',
  })
  const [black, silver] = [plastic('#1b1d20', 0.35), brushed(1, '#c3c8cc')]
  const blank = (from: Point3, to: Point3, thick: number, thin: number) =>
    mesh(
      loft(
        [
          { at: from, w: thick },
          { at: to, w: thin },
        ],
        { sides: 32 },
      ),
      carbon,
    )
  const guide = (x: number, y: number, radius: number) => [
    mesh(new three.TorusGeometry(radius, radius * 0.16 + 0.05, 12, 48), chrome(), [x, y, radius + 1.1], [90, 0, 0]),
    mesh(
      wire(
        [
          [x, y - radius * 1.4 - 1.2, 0.45],
          [x, y - radius * 0.6, 0.8],
          [x, y, 1.1],
          [x, y + radius * 0.4, 0.8],
          [x, y + radius * 0.5 + 0.8, 0.4],
        ],
        0.13,
      ),
      chrome(),
    ),
    mesh(rod(0.62, 1.6, 0.2), tinted(lacquer('#a62a22')), [x, y - radius * 1.4 - 1.2, 0]),
    mesh(rod(0.58, 1.2, 0.2), tinted(lacquer('#a62a22')), [x, y + radius * 0.5 + 0.8, 0]),
  ]
  const reel = group(
    [
      mesh(box(1.4, 8.4, 0.6, 0.25), black, [0, 0, 0.1]),
      mesh(
        loft(
          [
            { at: [0, 0.6, 0], w: 1.2, d: 2.6, power: 3 },
            { at: [0, 0.4, 3], w: 1, d: 2, power: 3 },
            { at: [0, 0, 5.4], w: 1.6, d: 3, power: 3 },
          ],
          { smooth: 6 },
        ),
        black,
      ),
      mesh(new three.SphereGeometry(1, 48, 32).scale(2.1, 3.3, 2.5), black, [0, -1, 6.8]),
      mesh(rod(2.7, 2.4, 0.5), black, [0, 2.6, 6.8]),
      mesh(
        turned(
          [
            [0, 0],
            [2.5, 0],
            [2.5, 0.6],
            [2, 0.8],
            [2, 3],
            [2.4, 3.2],
            [2.4, 3.6],
            [1, 4],
            [0, 4],
          ],
          0.15,
        ),
        silver,
        [0, 4, 6.8],
      ),
      mesh(
        rod(2.12, 1.9, 0.2),
        withSolid(plastic('#d7dfc4', 0.5), {
          axis: 1,
          depth: 0.03,
          code: 'float s = sin(p.z * 60.0); height = s; colour *= 0.9 + 0.1 * s;',
        }),
        [0, 5.9, 6.8],
      ),
      mesh(cone(1.2, 0.9, 1, 0.25), tinted(lacquer('#a62a22')), [0, 8.4, 6.8]),
      mesh(
        wire(
          [
            [2.9, 3, 6.8],
            [3.3, 5.4, 7.2],
            [2.6, 7, 9.2],
            [0, 7.4, 10.2],
            [-2.6, 7, 9.2],
            [-3.3, 5.4, 7.2],
            [-2.9, 3, 6.8],
          ],
          0.17,
        ),
        chrome(),
      ),
      mesh(rod(0.5, 3.4, 0.15), silver, [3.2, -1, 6.8], [0, 0, 90]),
      mesh(
        wire(
          [
            [4.8, -1, 6.8],
            [5.2, -1.4, 8],
            [5.4, -2.4, 11],
          ],
          0.36,
        ),
        silver,
      ),
      mesh(new three.SphereGeometry(1, 32, 24).scale(1.5, 0.95, 0.95), black, [6.7, -2.5, 11.2]),
    ],
    [0, 24, 0.9],
  )
  return lay(
    [
      blank([0, 30, 0], [0, 122, 0], 1.25, 0.8),
      mesh(
        loft(
          (
            [
              [0, 1.9],
              [1, 2.7],
              [8, 2.5],
              [13, 2.2],
              [15.6, 2.1],
            ] as Point2[]
          ).map(([y, w]): Station => ({ at: [0, y, 0], w })),
          { smooth: 6 },
        ),
        cork,
      ),
      mesh(rod(1.4, 1.6, 0.3), black, [0, -0.2, 0]),
      mesh(rod(1, 19, 0.2), black, [0, 24, 0]),
      ...[16.4, 30.6].map((y) => mesh(rod(1.2, 2, 0.3), silver, [0, y, 0])),
      mesh(
        loft(
          (
            [
              [31.6, 2.1],
              [33, 2.3],
              [38, 2],
              [41, 1.5],
            ] as Point2[]
          ).map(([y, w]): Station => ({ at: [0, y, 0], w })),
          { smooth: 6 },
        ),
        cork,
      ),
      reel,
      ...guide(0, 62, 1.7),
      ...guide(0, 92, 1.25),
      ...guide(0, 114, 0.95),
      mesh(rod(0.62, 3, 0.2), silver, [0, 121, 0]),
      group(
        [
          blank([0, 8, 0], [0, 124, 0], 0.9, 0.3),
          mesh(rod(0.66, 4, 0.2), silver, [0, 9, 0]),
          ...guide(0, 30, 0.85),
          ...guide(0, 52, 0.7),
          ...guide(0, 72, 0.6),
          ...guide(0, 90, 0.52),
          ...guide(0, 106, 0.46),
          mesh(new three.TorusGeometry(0.42, 0.13, 10, 32), chrome(), [0, 124.4, 0.3], [60, 0, 0]),
        ],
        [11, 4, -0.1],
        [0, 0, -1.5],
      ),
    ],
    -44,
  )
}

/** What is taken along into the open. */
export const outdoors: Record<string, Model> = {
  wood: { build: logTorch, azimuth: 24, elevation: 30 },
  compass: { build: pocketCompass, azimuth: 22, elevation: 34 },
  telescope: { build: telescope, azimuth: 22, elevation: 8 },
  'fishing-pole': { build: fishingRod, elevation: 50, azimuth: 8 },
  skis: { build: skis, elevation: 50, azimuth: 8 },
  goggles: { build: goggles, azimuth: 30, elevation: 14 },
  'diving-mask': { build: divingMask, azimuth: 22, elevation: 22 },
}
