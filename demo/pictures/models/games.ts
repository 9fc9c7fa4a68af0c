import * as three from 'three'
import { above, along, copies, mix, placed, type Surface, seam, sheet, together } from '../forms.ts'
import { enamel, fabric, lacquer, leather, plastic, rubber, steel, tinted, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { group, lay, loft, mesh, type Point2, type Point3, plate, rod, type Station, turned, wire } from '../shapes.ts'

/** Six sides of three strips, as of a volleyball; strips of neighbouring sides run across each other. */
function volleyball() {
  const material = withSolid(plastic('#f3f0e6', 0.5), {
    axis: 2,
    depth: 0.07,
    code: `vec3 n = normalize(p); vec3 a = abs(n); float across; float far; float along;
      if (a.x > a.y && a.x > a.z) { across = n.z / a.x; along = n.y / a.x; }
      else if (a.y > a.z) { across = n.x / a.y; along = n.z / a.y; }
      else { across = n.y / a.z; along = n.x / a.z; }
      across = atan(across) * 1.27324; along = atan(along) * 1.27324; across *= 1.0 - 0.06 * (1.0 - along * along);
      float edge = min(abs(abs(across) - 0.335), min(1.0 - abs(across), 1.0 - abs(along)));
      float line = smoothstep(0.008, 0.034, edge);
      float grain = noise(p * 8.0);
      if (across > 0.335) colour = vec3(0.90, 0.56, 0.045); else if (across < -0.335) colour = vec3(0.035, 0.14, 0.42);
      colour *= (0.5 + 0.5 * line) * (0.94 + 0.1 * grain); height = sqrt(clamp(edge * 9.0, 0.0, 1.0)) * 1.1 + 0.09 * grain;`,
  })
  return group([mesh(new three.SphereGeometry(10.5, 160, 100), material, [0, 10.5, 0], [24, 30, 14])])
}

/** A pimpled oval ball of four panels with coloured ends. */
function rugbyBall() {
  const grip = (colour: string) =>
    withSolid(rubber(colour), {
      axis: 2,
      depth: 0.05,
      code: `float angle = atan(p.z, p.x); float r = length(p.xz); float seam = min(min(abs(sin(angle)), abs(cos(angle))) * r, 9.0);
        vec2 cell = vec2(angle * max(3.0, floor(r * 2.6)), p.y * 2.6); cell.x += 0.5 * mod(floor(cell.y), 2.0); vec2 f = fract(cell) - 0.5;
        float pimple = smoothstep(0.42, 0.2, length(f)); float line = smoothstep(0.05, 0.2, seam);
        height = pimple * 0.7 * line + line * 1.6; colour *= (0.55 + 0.45 * line) * (0.92 + 0.08 * pimple);`,
    })
  const radius = (y: number) => 9.6 * Math.max(0, 1 - Math.abs(y / 14.4) ** 2.15) ** 0.62
  const part = (from: number, to: number) =>
    new three.LatheGeometry(
      Array.from({ length: 61 }, (_, i) => {
        const y = mix(from, to, i / 60)
        const near = Math.sign(y) * 14.4 * Math.sin((Math.abs(y) / 14.4) * (Math.PI / 2))
        return new three.Vector2(Math.max(0.001, radius(near)), near)
      }),
      128,
    )
  return group(
    [
      mesh(part(-14.4, -6.4), tinted(grip('#1f5a8a'))),
      mesh(part(-6.4, -5.4), grip('#1d2023')),
      mesh(part(-5.4, 5.4), grip('#efece2')),
      mesh(part(5.4, 6.4), grip('#1d2023')),
      mesh(part(6.4, 14.4), tinted(grip('#1f5a8a'))),
      mesh(rod(0.28, 0.2, 0.05), rubber('#1d2023'), [6.74, 0, 6.74], [0, -45, 90]),
    ],
    [0, 9.6, 0],
    [0, 18, 82],
  )
}

function baseball() {
  const [radius, a, b] = [3.65, 0.735, 0.265]
  const c = 2 * Math.sqrt(a * b)
  const at = (t: number) =>
    new three.Vector3(a * Math.cos(t) + b * Math.cos(3 * t), a * Math.sin(t) - b * Math.sin(3 * t), c * Math.sin(2 * t)).normalize()
  const count = 108
  const stitches = Array.from({ length: count }, (_, i) => {
    const t = (i / count) * Math.PI * 2
    const out = at(t)
    const ahead = at(t + 0.01)
      .sub(at(t - 0.01))
      .normalize()
    const across = new three.Vector3().crossVectors(out, ahead)
    return [1, -1].map((side) => {
      const points = [0.0, 0.5, 1].map((step): Point3 => {
        const { x, y, z } = out
          .clone()
          .addScaledVector(across, side * (0.008 + step * 0.082))
          .addScaledVector(ahead, step * 0.05)
          .normalize()
          .multiplyScalar(radius + (step === 1 ? -0.02 : 0.045))
        return [x, y, z]
      })
      return new three.TubeGeometry(new three.CatmullRomCurve3(points.map((point) => new three.Vector3(...point))), 6, 0.052, 7)
    })
  }).flat()
  const groove = Array.from({ length: 160 }, (_, i): Point3 => {
    const { x, y, z } = at((i / 160) * Math.PI * 2).multiplyScalar(radius + 0.004)
    return [x, y, z]
  })
  const hide = withSolid(leather('#f1ebdd'), {
    axis: 2,
    depth: 0.012,
    code: 'float s = noise(p * 12.0); height = s; colour *= 0.93 + 0.08 * fbm(p * 1.4);',
  })
  return group(
    [
      mesh(new three.SphereGeometry(radius, 128, 80), hide),
      mesh(wire(groove, 0.035, { isClosed: true }), plastic('#8d8372', 0.8)),
      mesh(together(stitches), plastic('#b3201c', 0.6)),
    ],
    [0, radius, 0],
    [-14, 66, -24],
  )
}

function fieldHockey() {
  const shaft: Station[] = [
    { at: [0, 92, 0], w: 3.1, d: 2.9 },
    { at: [0, 70, 0], w: 2.9, d: 2.7 },
    { at: [0, 50, 0], w: 3.4, d: 2.4, power: 2.4 },
    { at: [0, 30, 0.2], w: 4.4, d: 2.2, power: 2.8 },
    { at: [0.1, 16, 0.5], w: 4.6, d: 2.2, power: 3 },
    { at: [0.3, 9, 0.2], w: 4.7, d: 2.2, power: 3 },
    { at: [1.7, 4.6, 0], w: 4.9, d: 2.2, power: 3 },
    { at: [4.8, 2.4, 0], w: 5, d: 2.3, power: 3 },
    { at: [8, 3.8, 0], w: 4.8, d: 2.3, power: 3 },
    { at: [9.9, 7.2, 0], w: 4.3, d: 2.2, power: 3 },
    { at: [10.3, 9.8, 0], w: 3.6, d: 2, power: 2.6 },
    { at: [10.3, 11.1, 0], w: 1.4, d: 1.2 },
  ]
  const body = withSolid(lacquer('#ffffff'), {
    axis: 2,
    code: `float dark = smoothstep(0.0, 0.5, p.y - 21.0 + p.x * 1.2); float band = smoothstep(0.0, 0.4, p.y - 25.5 + p.x * 1.2) * (1.0 - smoothstep(0.0, 0.4, p.y - 29.0 + p.x * 1.2));
      float low = 1.0 - smoothstep(0.0, 0.4, p.y - 17.5 + p.x * 1.2);
      colour = mix(vec3(0.83, 0.85, 0.82), vec3(0.03, 0.034, 0.042), dark); colour = mix(colour, vec3(0.02, 0.42, 0.36), max(band, low));`,
  })
  const tape = withSolid(rubber('#17595a'), {
    axis: 1,
    depth: 0.3,
    code: 'float s = fract(p.z / 2.3 + atan(p.y, p.x) / 6.2832); height = 0.35 * smoothstep(0.0, 0.12, s) - 0.1 * s; colour *= 0.72 + 0.28 * smoothstep(0.0, 0.1, s); colour *= 0.9 + 0.15 * noise(p * 14.0);',
  })
  const ball = withSolid(plastic('#f4f2ea', 0.32), {
    axis: 2,
    depth: 0.16,
    code: `vec3 n = normalize(p); float a = atan(n.z, n.x); float rows = 13.0; float row = floor(acos(n.y) / 3.14159 * rows); float ring = max(1.0, floor(2.0 * rows * sin((row + 0.5) / rows * 3.14159)));
      vec2 f = vec2(fract(a / 6.28318 * ring + 0.5 * mod(row, 2.0)) - 0.5, fract(acos(n.y) / 3.14159 * rows) - 0.5); float d = smoothstep(0.2, 0.42, length(f)); height = d * 0.55; colour *= 0.86 + 0.14 * d;`,
  })
  return lay(
    [
      mesh(loft(shaft, { smooth: 12, sides: 64 }), body),
      mesh(
        loft(
          [
            { at: [0, 95, 0], w: 1.6 },
            { at: [0, 94.6, 0], w: 3.2 },
            { at: [0, 92.6, 0], w: 3.6 },
            { at: [0, 80, 0], w: 3.3 },
            { at: [0, 62, 0], w: 3.2, d: 3 },
            { at: [0, 60.8, 0], w: 3.1, d: 2.8 },
          ],
          { smooth: 8 },
        ),
        tape,
      ),
      mesh(rod(1.66, 1.6, 0.1), plastic('#e9e6dc', 0.4), [0, 60.6, 0]),
      mesh(new three.SphereGeometry(3.65, 96, 64), ball, [17.5, 15, 2.5]),
    ],
    -46,
  )
}

/** Gloves that stand on their cuffs. */
function boxingGloves() {
  const glove = (side: number, at: Point3, turn: Point3) => {
    const [wide, deep] = [
      along([9, 9.4, 10.4, 12, 13.2, 13.4, 13, 12, 9.8, 5.6, 0.1]),
      along([8, 8.4, 9, 10.4, 12, 13.4, 14.2, 13.6, 11.4, 6.6, 0.1]),
    ]
    const forward = along([0, 0, 0, 0.2, 0.6, 1.2, 1.9, 2.6, 3.2, 3.7, 3.9])
    const high = along([8, 10, 12.4, 15.2, 18.2, 21.2, 24.2, 27, 29.4, 31.1, 31.8])
    const fist: Surface = (u, v) => {
      const angle = -u * Math.PI * 2
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const fat = 1 / (Math.abs(c) ** 2.5 + Math.abs(s) ** 2.5) ** (1 / 2.5)
      // the fingers fold into the palm
      const crease = s > 0 ? -0.95 * Math.exp(-(((v - 0.46) / 0.05) ** 2)) * s ** 2 : 0
      return [(c * fat * wide(v)) / 2, high(v), (s * fat * deep(v)) / 2 + forward(v) + crease]
    }
    const hide = (colour: string) =>
      withSolid(leather(colour), { depth: 0.012, code: 'float s = noise(p * 7.0); height = s; colour *= 0.94 + 0.1 * fbm(p * 1.1);' })
    const shiny = (colour: string) => {
      const material = hide(colour)
      material.clearcoat = 0.45
      material.clearcoatRoughness = 0.28
      return material
    }
    const red = tinted(shiny('#b3241f'))
    const thumb = loft(
      [
        { at: [side * 3.4, 12.4, 2.4], w: 3.6, d: 4 },
        { at: [side * 6, 15, 3.2], w: 4.8, d: 5.2 },
        { at: [side * 7.4, 18.4, 4.2], w: 5, d: 5.4 },
        { at: [side * 7.5, 21.6, 5], w: 4.8, d: 5.2 },
        { at: [side * 6.8, 24, 5.5], w: 4, d: 4.4 },
        { at: [side * 6.2, 25.2, 5.7], w: 2.4, d: 2.6 },
        { at: [side * 6, 25.6, 5.8], w: 0.2 },
      ],
      { smooth: 10, sides: 64 },
    )
    const line = (points: [number, number][], lift = 0.02) => mesh(wire(seam(fist, points, lift), 0.16), red)
    const cuff = (y: number, h: number, r: number, material: three.Material) =>
      mesh(
        turned(
          [
            [r - 0.8, 0],
            [r - 0.1, 0],
            [r + 0.15, h * 0.5],
            [r, h],
            [r - 0.8, h],
          ],
          0.35,
        ).scale(1.06, 1, 0.95),
        material,
        [0, y, 0],
      )
    const strapSurface: Surface = (u, v) => {
      const angle = mix(-0.35, 1.15, u) * Math.PI
      return [Math.cos(-angle) * 5.4, 2.2 + v * 5, Math.sin(-angle) * 4.85]
    }
    const white = tinted(shiny('#b3241f'))
    const strap = sheet(
      (u, v) => above(strapSurface, u, v, 0.3 * Math.sqrt(Math.max(0, 1 - (Math.abs(v - 0.5) * 2) ** 8)) * (u > 0.985 ? 0.4 : 1)),
      80,
      24,
    )
    return group(
      [
        mesh(sheet(fist, 120, 120), red),
        mesh(thumb, red),
        cuff(0, 9.4, 4.95, white),
        cuff(-0.1, 0.9, 5.02, shiny('#1d1e20')),
        cuff(8.3, 0.8, 4.92, shiny('#1d1e20')),
        mesh(strap, shiny('#efece4')),
        line(Array.from({ length: 21 }, (_, i): [number, number] => [mix(0.0, 0.5, i / 20), 0.2])),
        line(Array.from({ length: 31 }, (_, i): [number, number] => [0.03 - 0.02 * Math.sin((i / 30) * Math.PI), mix(0.12, 0.93, i / 30)])),
        line(Array.from({ length: 31 }, (_, i): [number, number] => [0.47 + 0.02 * Math.sin((i / 30) * Math.PI), mix(0.12, 0.93, i / 30)])),
        mesh(new three.CylinderGeometry(4.7, 4.7, 0.4, 48).scale(1.06, 1, 0.95), fabric('#26282b', 6), [0, 0.6, 0]),
      ],
      at,
      turn,
    )
  }
  return group([glove(1, [-8.6, 0, -2], [0, 196, 0]), glove(-1, [8.4, 0, 1.6], [0, 24, 0])])
}

function sportsMedal() {
  const gold = enamel('#d9a53c')
  Object.assign(gold, { metalness: 1, roughness: 0.3, clearcoat: 0, envMapIntensity: 1.05 })
  const leafShape = new three.SphereGeometry(1, 16, 10).scale(0.17, 0.42, 0.08)
  const laurel = [1, -1].flatMap((side) =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = -Math.PI / 2 + side * mix(0.22, 2.35, i / 8)
      return [0.34, -0.34].map((spread) => {
        const way = angle + side * (Math.PI / 2 - spread * 1.6)
        const r = 2.02 + spread * 0.55
        return placed([Math.cos(angle) * r, Math.sin(angle) * r, 0.24], [Math.cos(way), Math.sin(way), 0.05])
      })
    }).flat(),
  )
  const star: Point2[] = Array.from({ length: 10 }, (_, i): Point2 => {
    const [r, angle] = [i % 2 ? 0.52 : 1.2, Math.PI / 2 + (i / 10) * Math.PI * 2]
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  })
  const ribbonCloth = () =>
    tinted(
      withSolid(fabric('#2b5a9a', 10), {
        axis: 2,
        depth: 0.01,
        code: 'float w = sin(p.y * 60.0) * 0.5 + 0.5; height = w; colour *= 0.9 + 0.12 * w;',
      }),
    )
  const stripe = withSolid(fabric('#f1ede2', 10), {
    axis: 2,
    depth: 0.01,
    code: 'float w = sin(p.y * 60.0) * 0.5 + 0.5; height = w; colour *= 0.92 + 0.1 * w;',
  })
  const band = (path: Point3[], from: number, to: number, lift: number) => {
    const curve = new three.CatmullRomCurve3(path.map((at) => new three.Vector3(...at)))
    return sheet(
      (u, v) => {
        const at = curve.getPoint(v)
        const way = curve.getTangent(v)
        const across = new three.Vector3(way.y, -way.x, 0).normalize()
        const { x, y, z } = at.addScaledVector(across, mix(from, to, u))
        return [x, y, z + lift]
      },
      8,
      60,
    )
  }
  const ribbon = (path: Point3[]) => [mesh(band(path, -1.25, 1.25, 0), ribbonCloth()), mesh(band(path, -0.4, 0.4, 0.03), stripe)]
  const left: Point3[] = [
    [0.1, 4.6, 0.2],
    [-1.6, 8.4, 0.3],
    [-3.4, 12.4, 0.55],
    [-5, 16, 0.6],
  ]
  const right: Point3[] = [
    [-0.1, 4.6, 0.3],
    [1.6, 8.4, 0.45],
    [3.4, 12.4, 0.5],
    [5, 16, 0.6],
  ]
  return lay(
    [
      mesh(
        turned(
          [
            [0, -0.14],
            [2.9, -0.14],
            [3.15, 0],
            [3.15, 0.3],
            [3, 0.38],
            [2.7, 0.36],
            [2.6, 0.2],
            [0, 0.22],
          ],
          0.06,
          128,
        ),
        gold,
        [0, 0, 0.14],
        [90, 0, 0],
      ),
      mesh(copies(leafShape, laurel), gold, [0, 0, 0.12]),
      mesh(plate(star, 0.22, { radius: 0.04, bevel: 0.09 }), gold, [0, 0.1, 0.38]),
      mesh(new three.TorusGeometry(0.42, 0.13, 12, 32), gold, [0, 3.4, 0.26]),
      mesh(new three.TorusGeometry(0.72, 0.1, 12, 40), steel(0.2, '#d7b566'), [0, 4.3, 0.3], [0, 30, 0]),
      ...ribbon(left),
      ...ribbon(right),
    ],
    -12,
  )
}

/** Balls, sticks and what is won with them. */
export const games: Record<string, Model> = {
  volleyball: { build: volleyball, elevation: 14 },
  'rugby-football': { build: rugbyBall, azimuth: 30, elevation: 20 },
  baseball: { build: baseball, azimuth: 20, elevation: 18 },
  'field-hockey': { build: fieldHockey, elevation: 52, azimuth: 8 },
  'boxing-glove': { build: boxingGloves, azimuth: 4, elevation: 12 },
  'sports-medal': { build: sportsMedal, elevation: 58, azimuth: 6 },
}
