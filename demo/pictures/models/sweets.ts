import * as three from 'three'
import { along, chance, copies, ease, placed, sheet, together } from '../forms.ts'
import { cardboard, paper, plastic, printed, steel, wax, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { box, drawn, group, mesh, type Point3, rod, turned } from '../shapes.ts'

/** A biscuit with a cracked top, lying on y = 0. */
const biscuit = (seed: number) =>
  sheet(
    (u, t) => {
      const angle = -u * Math.PI * 2
      const radius = along([0, 2.2, 3.2, 3.52, 3.45, 3, 2.2, 1.2, 0])(t)
      const height = along([0, 0, 0.1, 0.6, 1.15, 1.5, 1.66, 1.7, 1.7])(t)
      const r = radius * (1 + 0.022 * Math.sin(angle * 3 + seed) + 0.014 * Math.sin(angle * 8 + seed * 2))
      const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r]
      const bumps = t > 0.45 ? 0.09 * Math.sin(x * 2.3 + seed) * Math.cos(z * 2.1 - seed) + 0.05 * Math.sin(x * 4.9 - z * 3.7 + seed) : 0
      return [x, height + bumps, z]
    },
    56,
    32,
  )

/** A round tin with its lid beside it and twenty-four oat cookies with chunks of chocolate. */
function cookieTin() {
  const random = chance(61)
  const dough = withSolid(plastic('#b98245', 0.88), {
    depth: 0.07,
    code: `float oat = smoothstep(0.56, 0.7, noise(vec3(p.x * 3.4, p.y * 2.2, p.z * 3.0))); float crack = smoothstep(0.1, 0.0, abs(fbm(p * 0.9) - 0.45));
      float f = noise(p * 9.0); height = oat * 0.7 + f * 0.35 - crack * 1.2;
      colour = mix(vec3(0.42, 0.2, 0.06), vec3(0.56, 0.34, 0.13), oat); colour *= 0.86 + 0.22 * f; colour *= 1.0 - 0.35 * crack;`,
  })
  const chocolate = withSolid(Object.assign(plastic('#2c170d', 0.42), { clearcoat: 0.25, clearcoatRoughness: 0.3 }), {
    code: 'colour *= 0.7 + 0.6 * noise(p * 4.0);',
  })
  const chunk = box(0.95, 0.6, 0.8, 0.16)
  const cookie = (at: Point3, turn: Point3, i: number) =>
    group(
      [
        mesh(biscuit(i * 1.9), dough),
        mesh(
          copies(
            chunk,
            Array.from({ length: 9 }, (_, k) => {
              const [a, r] = [k * 2.4 + random(), 2.75 * Math.sqrt((k + 0.5) / 9)]
              return placed(
                [Math.cos(a) * r, 1.66 - 0.05 * r * r * 0.6, Math.sin(a) * r],
                [random() - 0.5 + Math.cos(a) * r * 0.12, 1.4, random() - 0.5 + Math.sin(a) * r * 0.12],
                0.75 + random() * 0.5,
                random() * 6,
              )
            }),
          ),
          chocolate,
        ),
      ],
      at,
      turn,
    )
  const ring = (count: number, radius: number, y: number, start: number): [Point3, Point3][] =>
    Array.from({ length: count }, (_, i) => {
      const a = start + (i / count) * Math.PI * 2
      return [
        [Math.cos(a) * radius, y, Math.sin(a) * radius],
        [random() * 8 - 4, random() * 360, random() * 8 - 4],
      ]
    })
  // three layers of seven, of which the lowest is out of sight, and three on top
  const places: [Point3, Point3][] = [
    ...ring(6, 7.15, 2.2, 0.2),
    [
      [0, 4.1, 0],
      [3, 40, 2],
    ],
    ...ring(6, 7.1, 4, 0.5),
    [
      [2.6, 5.9, 3.4],
      [5, 10, -4],
    ],
    [
      [-4.4, 5.9, 0.8],
      [-6, 200, 7],
    ],
    [
      [2.2, 6.2, -3.8],
      [-10, 90, 4],
    ],
  ]
  const print = drawn(2048, 300, (c) => {
    c.fillStyle = '#23505c'
    c.fillRect(0, 0, 2048, 300)
    c.fillStyle = '#e8d9b4'
    c.fillRect(0, 26, 2048, 8)
    c.fillRect(0, 266, 2048, 8)
    for (let x = 0; x < 2048; x += 64)
      for (const [dy, size] of [
        [0, 1],
        [0, -1],
      ] as const) {
        c.save()
        c.translate(x + 32, 150 + dy)
        c.scale(size, 1)
        c.beginPath()
        c.moveTo(0, 90)
        c.quadraticCurveTo(6, 0, 0, -84)
        c.lineWidth = 5
        c.strokeStyle = '#e8d9b4'
        c.stroke()
        for (let k = 0; k < 6; k++) {
          c.beginPath()
          c.ellipse(11, 40 - k * 24, 7, 15, 0.5, 0, Math.PI * 2)
          c.fill()
        }
        c.restore()
      }
  })
  const lidTop = drawn(1024, 1024, (c) => {
    c.fillStyle = '#23505c'
    c.fillRect(0, 0, 1024, 1024)
    c.translate(512, 512)
    c.strokeStyle = '#e8d9b4'
    c.fillStyle = '#e8d9b4'
    c.lineWidth = 9
    for (const r of [486, 300]) {
      c.beginPath()
      c.arc(0, 0, r, 0, Math.PI * 2)
      c.stroke()
    }
    for (let i = 0; i < 24; i++) {
      c.save()
      c.rotate((i / 24) * Math.PI * 2)
      c.beginPath()
      c.moveTo(0, -324)
      c.lineTo(0, -466)
      c.stroke()
      for (let k = 0; k < 4; k++)
        for (const side of [1, -1]) {
          c.beginPath()
          c.ellipse(side * 15, -350 - k * 30, 9, 19, side * 0.5, 0, Math.PI * 2)
          c.fill()
        }
      c.restore()
    }
    c.textAlign = 'center'
    c.font = 'bold 190px serif'
    c.fillText('HAVN', 0, 34)
    c.font = 'italic 84px serif'
    c.fillText('24', 0, 150)
  })
  const tin = () => Object.assign(steel(0.24, '#d3d6d8'), { side: three.DoubleSide })
  const coat = () => Object.assign(plastic('#23505c', 0.3), { clearcoat: 0.7, clearcoatRoughness: 0.15 })
  const radius = 11.2
  return group([
    mesh(
      turned(
        [
          [0, 0.2],
          [radius - 0.4, 0.2],
          [radius, 0.5],
          [radius, 6.2],
          [radius - 0.16, 6.3],
          [radius - 0.2, 6.1],
          [radius - 0.2, 0.5],
          [0, 0.4],
        ],
        0.1,
        128,
      ),
      tin(),
    ),
    mesh(
      new three.CylinderGeometry(radius + 0.02, radius + 0.02, 5.2, 128, 1, true),
      printed(print, { roughness: 0.3, clearcoat: 0.6 }),
      [0, 3.1, 0],
    ),
    ...[0.4, 5.85, 6.2].map((y) => mesh(new three.TorusGeometry(radius, 0.12, 10, 128), tin(), [0, y, 0], [90, 0, 0])),
    mesh(rod(radius - 0.3, 1.9, 0.05), paper('#f3eee2'), [0, 1.2, 0]),
    mesh(
      sheet(
        (u, t) => {
          const angle = -u * Math.PI * 2
          const pleat = 0.14 * Math.sin(angle * 44) * (0.3 + t)
          return [Math.cos(angle) * (radius - 0.5 + pleat), 2 + t * 3.9, Math.sin(angle) * (radius - 0.5 + pleat)]
        },
        440,
        6,
      ),
      Object.assign(paper('#f3eee2'), { side: three.DoubleSide }),
    ),
    ...places.map(([at, turn], i) => cookie(at, turn, i)),
    group(
      [
        mesh(
          turned(
            [
              [0, 1.8],
              [radius - 0.2, 1.8],
              [radius + 0.2, 1.5],
              [radius + 0.22, 0.1],
              [radius + 0.1, 0],
              [radius, 0.2],
              [radius - 0.1, 1.5],
              [0, 1.6],
            ],
            0.1,
            128,
          ),
          coat(),
        ),
        mesh(new three.CircleGeometry(radius - 0.25, 96), printed(lidTop, { roughness: 0.3, clearcoat: 0.6 }), [0, 1.83, 0], [-90, 0, 0]),
        mesh(new three.TorusGeometry(radius + 0.18, 0.12, 10, 128), tin(), [0, 0.12, 0], [90, 0, 0]),
      ],
      [-13.2, 8.6, -7.4],
      [66, 0, 22],
    ),
  ])
}

/** Six doughnuts with chocolate glaze on a tray of card. */
function doughnuts() {
  const random = chance(83)
  const [R, r] = [2.55, 1.5]
  const body = sheet(
    (u, v) => {
      const [a, b] = [-u * Math.PI * 2, v * Math.PI * 2]
      const ring = R + r * 0.98 * Math.cos(b) * (1 + 0.02 * Math.sin(a * 3))
      return [Math.cos(a) * ring, 1.5 + 1.42 * Math.sin(b), Math.sin(a) * ring]
    },
    72,
    40,
  )
  const edge = (a: number, seed: number) =>
    0.16 * Math.sin(a * 5 + seed) + 0.1 * Math.sin(a * 9 + seed * 2) + 0.06 * Math.sin(a * 14 - seed)
  const glaze = (seed: number) =>
    sheet(
      (u, v) => {
        const a = -u * Math.PI * 2
        const [from, to] = [0.08 + edge(a, seed), Math.PI - 0.1 - edge(a, seed + 3) * 0.7]
        const b = from + (to - from) * v
        const rim = Math.min(1, Math.min(v, 1 - v) / 0.07)
        const out = r + 0.17 * Math.sqrt(1 - (1 - rim) ** 2) - 0.03
        const ring = R + out * 0.98 * Math.cos(b)
        return [Math.cos(a) * ring, 1.5 + out * 0.95 * Math.sin(b), Math.sin(a) * ring]
      },
      120,
      36,
    )
  const crust = withSolid(plastic('#c98a45', 0.7), {
    depth: 0.02,
    code: `float s = fbm(p * 1.2); float f = noise(p * 9.0); float pale = smoothstep(0.62, 0.2, abs(p.z - 1.55) + 0.25 * (s - 0.45));
      colour = mix(vec3(0.36, 0.15, 0.035), vec3(0.5, 0.24, 0.07), s * 1.3); colour = mix(colour, vec3(0.74, 0.5, 0.22), pale * 0.85); colour *= 0.92 + 0.14 * f; height = f;`,
  })
  const chocolate = withSolid(Object.assign(plastic('#3a1d10', 0.26), { clearcoat: 0.8, clearcoatRoughness: 0.12 }), {
    code: 'colour *= 0.85 + 0.3 * fbm(p * 0.9);',
  })
  const grain = new three.CapsuleGeometry(0.085, 0.42, 4, 8)
  const colours = ['#d8466a', '#f2c230', '#f4efe4', '#e98a2c']
  const doughnut = (at: Point3, turn: Point3, i: number) => {
    const sprinkles = colours.map((colour) =>
      mesh(
        copies(
          grain,
          Array.from({ length: 15 }, () => {
            const [a, b] = [random() * Math.PI * 2, 0.5 + random() * (Math.PI - 1)]
            const out = r + 0.19
            const ring = R + out * 0.98 * Math.cos(b)
            const [n, up] = [Math.cos(b), Math.sin(b)]
            const spin = random() * Math.PI * 2
            // along the surface: a mix of the two tangents
            const [s, c] = [Math.sin(spin), Math.cos(spin)]
            return placed(
              [Math.cos(a) * ring, 1.5 + out * 0.95 * Math.sin(b), Math.sin(a) * ring],
              [-Math.sin(a) * s - Math.cos(a) * up * c, n * c, Math.cos(a) * s - Math.sin(a) * up * c],
            )
          }),
        ),
        plastic(colour, 0.4),
      ),
    )
    return group([mesh(body, crust), mesh(glaze(i * 2.3 + 1), chocolate), ...sprinkles], at, turn)
  }
  const board = () => Object.assign(cardboard('#efe9dc'), { side: three.DoubleSide })
  const [wide, deep] = [27, 18.4]
  return group([
    mesh(box(wide, 0.25, deep, 0.08), board(), [0, 0.13, 0]),
    ...[1, -1].flatMap((side) => [
      mesh(box(wide + 0.9, 2.2, 0.22, 0.08), board(), [0, 1.1, side * (deep / 2 + 0.2)], [side * 14, 0, 0]),
      mesh(box(0.22, 2.2, deep + 0.9, 0.08), board(), [side * (wide / 2 + 0.2), 1.1, 0], [0, 0, side * -14]),
    ]),
    ...Array.from({ length: 6 }, (_, i) =>
      doughnut([((i % 3) - 1) * 8.5, 0.2, (i < 3 ? -1 : 1) * 4.3], [random() * 5 - 2, random() * 360, random() * 5 - 2], i),
    ),
  ])
}

/** Thirty striped sweets, each twisted into paper. */
function boiledSweets() {
  const random = chance(97)
  // the paper: round the sweet, tied at both ends, fanned out
  const wrapper = sheet(
    (u, t) => {
      const angle = -u * Math.PI * 2
      const x = along([-2.5, -2.1, -1.72, -1.42, -1.25, -0.9, -0.3, 0.3, 0.9, 1.25, 1.42, 1.72, 2.1, 2.5])(t)
      const out = Math.abs(x)
      const radius = along([0.92, 0.62, 0.34, 0.15, 0.28, 0.74, 0.86, 0.86, 0.74, 0.28, 0.15, 0.34, 0.62, 0.92])(t)
      const fan = ease(1.42, 2.5, out)
      const pleat = 1 + fan * 0.34 * Math.sin(angle * 7) + 0.05 * (1 - fan) * Math.sin(angle * 6) * ease(0.5, 1.2, out)
      const flat = 1 - 0.45 * fan
      const twist = 0.9 * (out > 1.1 ? out - 1.1 : 0) * Math.sign(x)
      const [c, s] = [Math.cos(angle), Math.sin(angle) * flat]
      return [radius * pleat * (c * Math.cos(twist) - s * Math.sin(twist)), x, radius * pleat * (c * Math.sin(twist) + s * Math.cos(twist))]
    },
    56,
    40,
  )
  const wax = (stripe: string, ground: string) =>
    withSolid(Object.assign(plastic(ground, 0.36), { clearcoat: 0.5, clearcoatRoughness: 0.25, side: three.DoubleSide }), {
      code: `float a = atan(p.y, p.x) + p.z * 1.1; float band = smoothstep(0.05, 0.2, sin(a * 3.0)); vec3 s = ${stripe}; float body = smoothstep(1.5, 1.3, abs(p.z));
        colour = mix(colour, s, band); colour *= 0.93 + 0.1 * noise(p * 5.0);`,
    })
  const papers = [
    wax('vec3(0.55, 0.02, 0.05)', '#f6efe6'),
    wax('vec3(0.88, 0.3, 0.01)', '#f9f0dc'),
    wax('vec3(0.06, 0.36, 0.12)', '#f0f4e8'),
  ]
  const places: Point3[] = []
  for (const [count, radius, y] of [
    [11, 7.2, 0.9],
    [6, 4, 0.95],
    [1, 0, 0.95],
    [7, 4.4, 2.4],
    [1, 0.6, 2.6],
    [3, 1.9, 3.9],
    [1, 0.2, 5.2],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + y + random() * 0.3
      places.push([Math.cos(a) * radius * (1 + random() * 0.08), y, Math.sin(a) * radius * 0.86])
    }
  return group(
    places.map((at, i) => {
      const spin = random() * 360
      return group(
        [mesh(wrapper, papers[(i * 2 + Math.floor(random() * 2)) % 3] as three.Material, [0, 0, 0], [0, random() * 360, 90])],
        at,
        [random() * 20 - 10, spin, random() * (at[1] > 2 ? 34 : 8) - (at[1] > 2 ? 17 : 4)],
      )
    }),
  )
}

/** A rope of five colours wound into a disc, on a paper stick. */
function lollipop() {
  const rope = drawn(1024, 256, (c) => {
    const colours = ['#d6283c', '#fff6ea', '#f0b021', '#fff6ea', '#2f8f4a', '#fff6ea', '#3173b5', '#fff6ea', '#c0467f', '#fff6ea']
    const step = 1024 / colours.length
    for (let i = -10; i < 30; i++) {
      c.fillStyle = colours[((i % 10) + 10) % 10] as string
      c.beginPath()
      c.moveTo(i * step, 0)
      c.lineTo((i + 1) * step, 0)
      c.lineTo((i + 1) * step + 512, 256)
      c.lineTo(i * step + 512, 256)
      c.fill()
    }
  })
  rope.wrapS = three.RepeatWrapping
  rope.repeat.set(9, 1)
  const turns = 4
  const at = (u: number): [number, number, number] => {
    const angle = u * turns * Math.PI * 2
    return [angle, 0.12 + (angle / (Math.PI * 2)) * 0.82, 1]
  }
  const spiral = sheet(
    (u, v) => {
      const [angle, radius] = at(Math.sqrt(u))
      const thin = Math.min(1, 0.12 + (1 - u) * 14)
      const b = -v * Math.PI * 2
      const rr = radius + 0.46 * thin * Math.cos(b)
      return [Math.cos(angle) * rr, Math.sin(angle) * rr, 0.55 * thin * Math.sin(b)]
    },
    420,
    20,
  )
  const stick = withSolid(paper('#f4f1ea'), { code: 'colour *= 0.94 + 0.08 * noise(vec3(p.xy * 4.0, p.z * 0.6));' })
  return group(
    [
      group([
        mesh(spiral, printed(rope, { roughness: 0.14, clearcoat: 1, clearcoatRoughness: 0.05, side: three.DoubleSide })),
        mesh(rod(0.26, 12.4, 0.06), stick, [0, -8.2, -0.05]),
      ]),
    ],
    [0, 0.6, 0],
    [-90, 0, 34],
  )
}

/** A covered pie in its foil tin. */
function pie() {
  const foil = () =>
    withSolid(Object.assign(steel(0.3, '#cfd3d6'), { side: three.DoubleSide }), {
      depth: 0.02,
      code: 'float s = noise(p * 2.6); height = s; rough *= 0.8 + 0.5 * s;',
    })
  const dish = sheet(
    (u, t) => {
      const angle = -u * Math.PI * 2
      const radius = along([0, 8, 9.9, 10.3, 11.3, 12.2, 12.9, 13.2])(t)
      const height = along([0.1, 0.1, 0.15, 0.5, 1.9, 3.3, 3.4, 3.2])(t)
      const flute = ease(9.9, 11, radius) * 0.16 * Math.sin(angle * 54)
      return [Math.cos(angle) * (radius + flute), height, Math.sin(angle) * (radius + flute)]
    },
    324,
    30,
  )
  const slits = 6
  const crust = sheet(
    (u, t) => {
      const angle = -u * Math.PI * 2
      const r = 12.5 * (1 - t)
      const near = ease(10.2, 11.6, r)
      const crimp = near * (0.42 * Math.max(0, Math.sin(angle * 34 + r * 0.9)) + 0.35 * Math.sin(Math.min(1, (12.5 - r) / 1.7) * Math.PI))
      const dome = 3.3 + 1.25 * (1 - (r / 12.5) ** 2) + 0.14 * Math.sin(r * 1.1 + angle * 3) * Math.sin(angle * 2 + 1)
      // the slits open upwards
      const turn = ((angle / (Math.PI * 2)) * slits + 100) % 1
      const across = (turn - 0.5) * ((Math.PI * 2) / slits) * r
      const along_ = ease(2, 2.8, r) * (1 - ease(6.2, 7, r))
      const cut = along_ * (Math.exp(-((across / 0.22) ** 2)) * -0.75 + Math.exp(-(((Math.abs(across) - 0.5) / 0.26) ** 2)) * 0.2)
      return [Math.cos(angle) * r, dome + crimp + cut - 0.5 * ease(12, 12.5, r), Math.sin(angle) * r]
    },
    360,
    110,
  )
  const pastry = withSolid(Object.assign(plastic('#d29a4e', 0.52), { clearcoat: 0.3, clearcoatRoughness: 0.35 }), {
    depth: 0.045,
    code: `float r = length(p.xy); float a = atan(p.y, p.x); float s = fbm(p * vec3(0.55, 0.55, 0.9)); float f = noise(p * 6.0); float flake = noise(vec3(p.xy * 2.6, p.z * 7.0));
      float turn = fract(a / 6.28318 * 6.0 + 100.0) - 0.5; float across = turn * 1.0472 * r; float cut = smoothstep(2.1, 2.7, r) * (1.0 - smoothstep(6.3, 6.9, r)) * smoothstep(0.36, 0.14, abs(across));
      float brown = clamp(0.12 + 2.0 * (s - 0.28) + 0.55 * smoothstep(3.9, 4.6, p.z - 0.004 * (144.0 - r * r)) + 0.4 * smoothstep(11.0, 12.2, r), 0.0, 1.0);
      colour = mix(vec3(0.72, 0.42, 0.13), vec3(0.36, 0.13, 0.025), brown); colour *= 0.9 + 0.16 * f; colour = mix(colour, vec3(0.13, 0.04, 0.008), cut); height = f * 0.4 + flake * 0.5;`,
  })
  const leafShape = (turn: number) =>
    mesh(
      sheet(
        (u, t) => {
          const side = (u - 0.5) * 2
          const half = 0.85 * Math.sin(Math.PI * t ** 0.8)
          return [side * half, 0.24 * (1 - side * side) * Math.sin(Math.PI * t) + 0.1 - 0.1 * Math.exp(-((side / 0.12) ** 2)), t * 2.6]
        },
        20,
        20,
      ),
      pastry,
      [0, 4.5, 0],
      [4, turn, 0],
    )
  return group([mesh(dish, foil()), mesh(crust, pastry), ...[20, 140, 260].map(leafShape)])
}

/** A long loaf with five slashes. */
function baguette() {
  const half = 25
  const count = 5
  const surface = (u: number, t: number): Point3 => {
    const x = (t - 0.5) * 2 * half
    const k = x / half
    const girth = Math.max(0, 1 - Math.abs(k) ** 5) ** 0.5 * (1 - 0.2 * k * k)
    const angle = -u * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    // a slash runs aslant over the top
    let lift = 0
    for (let i = 0; i < count; i++) {
      const middle = (i - (count - 1) / 2) * 9
      const a = Math.atan2(c, s)
      const along_ = x - middle
      const across = a * 2.9 - along_ * 0.3
      const inside = Math.max(0, 1 - (along_ / 5.4) ** 2)
      lift +=
        inside *
        (0.3 * Math.exp(-(((across - 1.25 * inside) / 0.3) ** 2)) -
          0.14 * Math.exp(-(((across + 0.1) / 0.9) ** 2)) +
          0.1 * Math.exp(-(((across + 1.3 * inside) / 0.3) ** 2)))
    }
    const up = Math.max(0, s)
    const r = 1 + 0.02 * Math.sin(x * 0.7 + angle * 2) + lift * up
    return [x, 2.3 + (s > 0 ? 2.9 : 2.2) * s * girth * r, 3.5 * c * girth * r + 0.35 * Math.sin(x * 0.09)]
  }
  const crust = withSolid(plastic('#c58238', 0.62), {
    axis: 0,
    depth: 0.05,
    code: `vec3 q = vec3(p.z, p.y, p.x); float x = p.z; float s = fbm(p * vec3(0.9, 0.9, 0.5)); float f = noise(p * 8.0); float up = smoothstep(1.0, 4.8, vSolid.y);
      float a = atan(vSolid.z - 0.35 * sin(x * 0.09), vSolid.y - 2.3); float open = 0.0;
      for (int i = 0; i < 5; i++) { float l = x - (float(i) - 2.0) * 9.0; float w = a * 2.9 - l * 0.3; float n = max(0.0, 1.0 - l * l / 29.0);
        open += smoothstep(0.0, 0.3, n) * smoothstep(1.2 * n, 0.95 * n, w) * smoothstep(-1.25 * n, -0.8 * n, w); }
      open *= smoothstep(3.2, 4.0, vSolid.y);
      colour = mix(vec3(0.56, 0.27, 0.065), vec3(0.3, 0.09, 0.015), clamp(up * 0.8 + 1.1 * (s - 0.42), 0.0, 1.0));
      vec3 crumb = vec3(0.88, 0.68, 0.37) * (0.82 + 0.3 * noise(vec3(p.xy * 5.0, p.z * 1.2))); colour = mix(colour, crumb, clamp(open, 0.0, 1.0) * 0.9);
      float flour = smoothstep(0.52, 0.7, fbm(p * 1.4 + 3.0)) * (1.0 - open) * 0.22; colour = mix(colour, vec3(0.85, 0.74, 0.56), flour); colour *= 0.9 + 0.16 * f; height = f * 0.5 + s + open * noise(p * 4.0);`,
  })
  return group([mesh(sheet(surface, 72, 320), crust)], [0, 0, 0], [0, 42, 0])
}

/** A heap of small salted pretzels. */
function pretzels() {
  const random = chance(41)
  // one arm, then the bow, then the other arm
  const path: Point3[] = [
    [-1.25, 0.28, 1.72],
    [-0.75, 0.4, 0.95],
    [-0.1, 0.5, 0.28],
    [0.5, 0.28, -0.3],
    [1.4, 0, -0.95],
    [2.3, 0, -0.55],
    [2.45, 0, 0.5],
    [1.75, 0, 1.55],
    [0.7, 0, 2.05],
    [-0.7, 0, 2.05],
    [-1.75, 0, 1.55],
    [-2.45, 0, 0.5],
    [-2.3, 0, -0.55],
    [-1.4, 0, -0.95],
    [-0.5, 0.02, -0.3],
    [0.1, 0.12, 0.28],
    [0.75, 0.3, 0.95],
    [1.25, 0.3, 1.72],
  ]
  const curve = new three.CatmullRomCurve3(path.map((point) => new three.Vector3(...point)))
  const dough = new three.TubeGeometry(curve, 90, 0.36, 12, false)
  const ends = [path[0], path.at(-1)].map((at) => {
    const [x, y, z] = at as Point3
    return new three.SphereGeometry(0.36, 14, 10).translate(x, y, z)
  })
  const body = together([dough, ...ends])
  const salt = new three.BoxGeometry(0.17, 0.13, 0.15)
  const salts = [0, 1, 2].map((seed) => {
    const own = chance(seed + 5)
    return copies(
      salt,
      Array.from({ length: 26 }, () => {
        const { x, y, z } = curve.getPoint(0.04 + own() * 0.92)
        const side = (own() - 0.5) * 0.9
        return placed(
          [x + side * 0.34, y + 0.36 * Math.cos(side), z + (own() - 0.5) * 0.3],
          [own() - 0.5, 1, own() - 0.5],
          0.7 + own() * 0.7,
          own() * 3,
        )
      }),
    )
  })
  const lye = withSolid(Object.assign(plastic('#8a4a1c', 0.34), { clearcoat: 0.6, clearcoatRoughness: 0.18 }), {
    depth: 0.015,
    code: `float s = fbm(p * 1.5); float f = noise(p * 10.0); colour = mix(vec3(0.3, 0.09, 0.016), vec3(0.46, 0.19, 0.045), s * 1.2); colour = mix(colour, vec3(0.6, 0.34, 0.12), smoothstep(-0.12, -0.34, p.z) * 0.7); colour *= 0.92 + 0.14 * f; height = f;`,
  })
  const crystal = plastic('#f6f3ec', 0.4)
  const places: Point3[] = []
  for (const [count, radius, y] of [
    [11, 11, 0.4],
    [9, 6.6, 0.5],
    [4, 2.6, 0.6],
    [7, 7, 1.5],
    [4, 3.2, 1.6],
    [4, 3.2, 2.6],
    [1, 0.3, 3.3],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + y * 1.3 + random() * 0.3
      places.push([Math.cos(a) * radius, y + random() * 0.3, Math.sin(a) * radius * 0.78])
    }
  return group(
    places.map((at, i) =>
      group([mesh(body, lye), mesh(salts[i % 3] as three.BufferGeometry, crystal)], at, [
        random() * 26 - 13 + (at[1] > 1 ? 6 : 0),
        random() * 360,
        random() * 26 - 13,
      ]),
    ),
  )
}

/** A round cake with cream, raspberries and three candles. */
function birthdayCake() {
  const random = chance(19)
  const cream = () =>
    withSolid(Object.assign(wax('#f6ead6'), { roughness: 0.62 }), {
      depth: 0.03,
      code: 'float s = noise(vec3(p.xy * 1.2, p.z * 5.0)); height = s + 0.3 * noise(p * 5.0); colour *= 0.95 + 0.06 * s;',
    })
  const swirl = sheet(
    (u, t) => {
      const angle = -u * Math.PI * 2
      const radius = along([0, 1.1, 1.45, 1.4, 1.1, 0.75, 0.4, 0.12, 0])(t)
      const star = 1 + 0.13 * Math.cos(angle * 7 + t * 7)
      return [Math.cos(angle) * radius * star, along([0, 0, 0.25, 0.6, 0.95, 1.3, 1.6, 1.95, 2])(t), Math.sin(angle) * radius * star]
    },
    49,
    20,
  )
  const drupe = new three.SphereGeometry(0.2, 9, 6)
  const raspberry = copies(
    drupe,
    [0, 1, 2, 3, 4, 5].flatMap((row) => {
      const [radius, y] = [[0.62, 0.72, 0.7, 0.56, 0.36, 0.12][row] as number, row * 0.25]
      const count = [11, 12, 11, 9, 6, 3][row] as number
      return Array.from({ length: count }, (_, i) => {
        const a = ((i + (row % 2) / 2) / count) * Math.PI * 2
        return placed([Math.cos(a) * radius, y, Math.sin(a) * radius], [0, 1, 0])
      })
    }),
  )
  const berry = withSolid(Object.assign(plastic('#b3173a', 0.38), { clearcoat: 0.4, clearcoatRoughness: 0.25, sheen: 0.5 }), {
    code: 'colour *= 0.75 + 0.45 * noise(p * 2.2);',
  })
  const [radius, tall] = [11, 10]
  const ring = (count: number, r: number, y: number, start = 0) =>
    Array.from({ length: count }, (_, i) => {
      const a = start + (i / count) * Math.PI * 2
      return placed([Math.cos(a) * r, y, Math.sin(a) * r], [0, 1, 0], 1, i)
    })
  const colours = ['#e0507a', '#f2b632', '#6aa84f', '#4f8fc0']
  const sprinkles = colours.map((colour) =>
    mesh(
      copies(
        new three.CapsuleGeometry(0.1, 0.42, 3, 8),
        Array.from({ length: 46 }, (_, i) => {
          const a = random() * Math.PI * 2
          if (i % 3 === 0) {
            const r = 7.4 * Math.sqrt(random())
            return placed([Math.cos(a) * r, tall + 1.3, Math.sin(a) * r], [random() - 0.5, 0.02, random() - 0.5])
          }
          const y = 2.4 + 5.4 * random() ** 1.8
          return placed(
            [Math.cos(a) * (radius + 0.05), y, Math.sin(a) * (radius + 0.05)],
            [-Math.sin(a) * (random() - 0.5), random() - 0.5, Math.cos(a) * (random() - 0.5)],
          )
        }),
      ),
      plastic(colour, 0.4),
    ),
  )
  const candle = (x: number, z: number, colour: string) =>
    group(
      [
        mesh(
          rod(0.36, 6.4, 0.1),
          withSolid(wax('#fbf6ec'), {
            code: `float b = smoothstep(-0.1, 0.1, sin(atan(p.y, p.x) + p.z * 3.2)); vec3 s = vec3(${new three.Color(colour)
              .toArray()
              .map((v) => v.toFixed(3))
              .join(', ')}); colour = mix(colour, s, b);`,
          }),
          [0, 3, 0],
        ),
        mesh(rod(0.05, 0.8, 0.02), plastic('#3a332c', 0.9), [0, 6.5, 0], [0, 0, 8]),
      ],
      [x, tall + 1.1, z],
    )
  return group([
    mesh(rod(13.4, 0.6, 0.2, 128), Object.assign(cardboard('#d8b26a'), { roughness: 0.4 }), [0, 0.3, 0]),
    mesh(rod(radius, tall, 0.6, 128), cream(), [0, 0.6 + tall / 2 + 0.3, 0]),
    mesh(
      copies(
        swirl,
        ring(27, 11.2, 0.5).map((m) => m.multiply(new three.Matrix4().makeScale(0.9, 0.8, 0.9))),
      ),
      cream(),
    ),
    mesh(copies(swirl, ring(18, 9.1, tall + 0.8)), cream()),
    mesh(
      copies(
        raspberry,
        ring(18, 9.1, tall + 2.3).filter((_, i) => i % 2 === 0),
      ),
      berry,
    ),
    mesh(copies(raspberry, [...ring(5, 2, tall + 1.05, 0.4), ...ring(1, 0, tall + 1.7)]), berry),
    ...sprinkles,
    candle(-3.8, -2.2, '#d8466a'),
    candle(0.2, -4.2, '#3f86b8'),
    candle(4, -1.8, '#e0a020'),
  ])
}

/** Bread, biscuits and sweets. */
export const sweets: Record<string, Model> = {
  'cookie-tin': { build: cookieTin, azimuth: 14, elevation: 34 },
  doughnuts: { build: doughnuts, azimuth: 18, elevation: 40 },
  'boiled-sweets': { build: boiledSweets, azimuth: 10, elevation: 32 },
  lollipop: { build: lollipop, azimuth: 0, elevation: 58 },
  pie: { build: pie, azimuth: 12, elevation: 36 },
  'baguette-bread': { build: baguette, azimuth: 8, elevation: 48 },
  pretzels: { build: pretzels, azimuth: 8, elevation: 38 },
  'birthday-cake': { build: birthdayCake, azimuth: 10, elevation: 20 },
}
