import * as three from 'three'
import { ceramic, chrome, glass, paper, plastic, printed, steel, tinted, wax, withSolid } from '../materials.ts'
import type { Model } from '../model.ts'
import { arc, box, cone, drawn, group, loft, mesh, type Point2, type Point3, plate, rod, turned } from '../shapes.ts'

/** A spoon along x: the section is a shallow dish as wide as `width` says. */
export function spoonShape(): three.BufferGeometry {
  const [rows, columns] = [110, 24]
  const positions: number[] = []
  const indices: number[] = []
  const smooth = (from: number, to: number, value: number) => three.MathUtils.smoothstep(value, from, to)
  for (let row = 0; row <= rows; row++) {
    const x = (row / rows) * 20
    const inBowl = three.MathUtils.clamp((x - 13.2) / 6.8, 0, 1)
    const oval = Math.sqrt(Math.max(0, 1 - ((inBowl - 0.56) / (inBowl < 0.56 ? 0.56 : 0.44)) ** 2))
    const stem = 0.62 + 0.5 * (1 - smooth(0, 6, x)) - 0.14 * smooth(8, 13, x)
    const tip = Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - x / 1.4) ** 2))
    const half = x > 13.2 ? Math.max(2.12 * oval ** 0.92, inBowl < 0.3 ? 0.48 : 0.01) : Math.max(0.02, stem * tip)
    const lift = 1.5 * smooth(2, 11, x) - 0.9 * smooth(11.5, 16, x) + 0.35 * (1 - smooth(0, 4, x)) + 0.35 * smooth(17, 20, x)
    const depth = 1.05 * Math.min(1, (half / 2.12) ** 2 * 1.2) * (x > 13.2 ? 1 : 0)
    for (const [side, thickness] of [
      [1, 0.09],
      [-1, -0.09],
    ] as const)
      for (let column = 0; column <= columns; column++) {
        const v = (column / columns) * 2 - 1
        const thin = thickness * (1 + 0.6 * (1 - smooth(10, 15, x))) * Math.sqrt(Math.max(0, 1 - v ** 8))
        positions.push(x, lift - depth * (1 - v * v) + thin, side * v * half)
      }
  }
  const ring = (columns + 1) * 2
  for (let row = 1; row <= rows; row++)
    for (let i = 0; i < ring; i++) {
      const [a, b] = [(row - 1) * ring + i, (row - 1) * ring + ((i + 1) % ring)]
      indices.push(a, b, b + ring, a, b + ring, a + ring)
    }
  const geometry = new three.BufferGeometry()
  geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new three.Float32BufferAttribute(new Array((positions.length / 3) * 2).fill(0), 2))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return geometry
}

const spoon = () => group([mesh(spoonShape(), Object.assign(steel(0.14, '#d3d6d9'), { side: three.DoubleSide }), [0, 0, 0], [0, 38, 0])])

function wineGlass() {
  const bowl: Point2[] = [
    [0.35, 9.6],
    [1.4, 10],
    [4.2, 12],
    [5, 14.6],
    [4.5, 18.4],
    [3.6, 22],
  ]
  return group([
    mesh(
      turned(
        [
          [0, 0.25],
          [3.9, 0],
          [4, 0.12],
          [1.6, 0.62],
          [0.5, 1.2],
          [0.36, 3],
          [0.34, 8],
          [0.5, 9.4],
          [0, 9.7],
        ],
        0.6,
        128,
      ),
      glass('#e8f0f0', 0.3),
    ),
    mesh(
      turned(
        [
          [0, 9.95],
          [1.3, 10.2],
          [4, 12.1],
          [4.82, 14.3],
          [0, 14.3],
        ],
        0.25,
        128,
      ),
      Object.assign(plastic('#3d0713', 0.08), { clearcoat: 1 }),
    ),
    mesh(turned(bowl, 1.8, 128), glass('#e8f0f0', 0.2)),
    mesh(new three.TorusGeometry(3.6, 0.05, 10, 128), glass('#f4fafa', 0.6), [0, 22, 0], [90, 0, 0]),
  ])
}

/** A wind-up timer with a knob on its dial. */
function kitchenTimer() {
  const dial = drawn(1024, 1024, (c) => {
    c.fillStyle = '#f6f3ea'
    c.fillRect(0, 0, 1024, 1024)
    c.translate(512, 512)
    c.fillStyle = '#1f2226'
    c.textAlign = 'center'
    c.textBaseline = 'middle'
    for (let minute = 0; minute < 60; minute++) {
      c.save()
      c.rotate((minute / 60) * Math.PI * 2)
      const isLong = minute % 5 === 0
      c.fillRect(isLong ? -7 : -3, -490, isLong ? 14 : 6, isLong ? 66 : 40)
      c.restore()
    }
    c.font = 'bold 84px sans-serif'
    for (let minute = 0; minute < 60; minute += 5) {
      const angle = (minute / 60) * Math.PI * 2
      c.fillText(String(minute), Math.sin(angle) * 370, -Math.cos(angle) * 370)
    }
  })
  const red = () => tinted(Object.assign(plastic('#c22f26', 0.28), { clearcoat: 0.7, clearcoatRoughness: 0.12 }))
  return group([
    group(
      [
        mesh(
          turned(
            [
              [0, -2],
              [3, -2],
              [3.75, -1.4],
              [3.8, 0.4],
              [3.5, 0.9],
              [3.2, 0.9],
              [3.1, 0.6],
              [0, 0.6],
            ],
            0.5,
            128,
          ),
          red(),
          [0, 0, 0],
          [90, 0, 0],
        ),
        mesh(new three.CircleGeometry(3.15, 96), printed(dial, { roughness: 0.4 }), [0, 0, 0.66]),
        mesh(rod(1.55, 0.5, 0.2, 96), chrome(), [0, 0, 0.8], [90, 0, 0]),
        group(
          [
            mesh(cone(1.5, 1.35, 1.1, 0.3), red(), [0, 0, 1.4], [90, 0, 0]),
            mesh(box(0.6, 2.6, 0.9, 0.25), red(), [0, 0, 2]),
            mesh(box(0.14, 1, 0.1, 0.03), plastic('#f6f3ea'), [0, 0.75, 2.45]),
          ],
          [0, 0, 0],
          [0, 0, -72],
        ),
      ],
      [0, 4.2, 0],
      [-12, 0, 0],
    ),
    mesh(box(4.6, 1, 3.6, 0.4), red(), [0, 0.5, -0.6]),
    mesh(box(3.4, 1.4, 2.2, 0.5), red(), [0, 1, -0.9]),
  ])
}

function teapot() {
  const glaze = () => tinted(ceramic('#2f7d80', 0.35))
  const body = turned(
    [
      [0, 0.4],
      [4.4, 0.4],
      [4.6, 0],
      [5, 0],
      [7.2, 2.6],
      [8.3, 6.4],
      [7.4, 10],
      [4.8, 12.2],
      [4.2, 12.3],
    ],
    2,
    128,
  )
  const lid = turned(
    [
      [4.5, 12.3],
      [4.7, 12.5],
      [4.3, 13],
      [2.4, 13.9],
      [0.7, 14.3],
      [0.6, 14.8],
      [1.3, 15.5],
      [1.2, 16.4],
      [0, 16.8],
    ],
    0.5,
    128,
  )
  const spout = loft(
    [
      { at: [5.6, 4.4, 0], w: 4.6, d: 4.4 },
      { at: [7.6, 5.2, 0], w: 3.9, d: 3.8 },
      { at: [9.6, 7, 0], w: 2.7, d: 2.7 },
      { at: [10.9, 9.4, 0], w: 2, d: 2 },
      { at: [12.4, 11.7, 0], w: 1.6, d: 1.7 },
      { at: [13.1, 12.3, 0], w: 1.5, d: 1.6 },
    ],
    { smooth: 10 },
  )
  return group([
    mesh(body, glaze()),
    mesh(lid, glaze()),
    mesh(spout, glaze()),
    mesh(rod(0.55, 0.1, 0.02), plastic('#12201f', 0.6), [13.13, 12.33, 0], [0, 0, -49]),
    mesh(
      loft(
        [
          { at: [-6.6, 10.6, 0], w: 1.7, d: 1.9 },
          { at: [-8.8, 11.8, 0], w: 1.3, d: 1.8 },
          { at: [-11.4, 11.2, 0], w: 1.2, d: 1.8 },
          { at: [-12.5, 8.6, 0], w: 1.2, d: 1.8 },
          { at: [-11.4, 5.6, 0], w: 1.2, d: 1.7 },
          { at: [-9.2, 3.8, 0], w: 1.2, d: 1.6 },
          { at: [-6.8, 3.2, 0], w: 1.6, d: 1.8 },
        ],
        { smooth: 10 },
      ),
      glaze(),
    ),
    mesh(
      turned(
        [
          [4.3, 0.02],
          [5, 0],
          [5.9, 0.9],
          [5.7, 0.95],
          [4.4, 0.4],
        ],
        0.1,
      ),
      ceramic('#c9b08c', 0.1),
    ),
  ])
}

/** A tin loaf with two slices cut from it. */
function tinLoaf() {
  const outline: Point2[] = [
    [-4.7, 0],
    [4.7, 0],
    [5, 6.4],
    [5.7, 7.6],
    [5.5, 10],
    [3.4, 11.4],
    [0, 11.8],
    [-3.4, 11.4],
    [-5.5, 10],
    [-5.7, 7.6],
    [-5, 6.4],
  ]
  const slice = (depth: number, isCrumbInFront: boolean) => {
    const body = plate(outline, depth, { radius: 1.5, bevel: isCrumbInFront ? 0.12 : 0.7 })
    const crust = withSolid(plastic('#b9752f', 0.72), {
      axis: 2,
      depth: 0.05,
      code: `float top = smoothstep(4.0, 10.5, p.y); float s = fbm(p * 1.1); float f = noise(p * 9.0);
        colour = mix(vec3(0.62, 0.36, 0.13), vec3(0.36, 0.14, 0.04), clamp(top + 0.5 * (s - 0.45), 0.0, 1.0)); colour *= 0.88 + 0.2 * f; height = f * 0.5 + s;`,
    })
    const crumb = withSolid(plastic('#efdfbf', 0.95), {
      axis: 2,
      depth: 0.1,
      code: `float a = noise(p * vec3(3.4, 4.2, 3.4)); float b = noise(p * 9.0 + 5.0); float hole = max(smoothstep(0.62, 0.76, a), smoothstep(0.68, 0.8, b) * 0.7);
        height = 1.0 - hole; colour *= 1.0 - 0.24 * hole; colour *= 0.95 + 0.08 * noise(p * 20.0);`,
    })
    const inner = outline.map(([x, y]): Point2 => [x * 0.955, 0.28 + y * 0.952])
    return [mesh(body, crust), mesh(plate(inner, depth + 0.06, { radius: 1.4, bevel: 0.02 }), crumb)]
  }
  return group([
    group(slice(17, true), [0, 0, -6]),
    group(slice(1.5, true), [0.2, 0.1, 4.6], [9, 2, 0]),
    group(slice(1.5, true), [0.8, 0.75, 12.4], [-90, 0, 14]),
  ])
}

/** A wedge of hard cheese with its rind. */
function cheeseWedge() {
  const [radius, height] = [17, 7.4]
  const sector: Point2[] = [[0, 0], ...arc(radius, 66, 114, [0, 0], 32)]
  const paste = withSolid(wax('#e3b95c'), {
    axis: 2,
    depth: 0.05,
    code: `float r = length(p.xy); float flat_ = ${(height / 2).toFixed(2)} - abs(p.z);
      float rind = max(smoothstep(${(radius - 0.75).toFixed(2)}, ${(radius - 0.35).toFixed(2)}, r), smoothstep(0.42, 0.2, flat_));
      float under = max(smoothstep(${(radius - 2.2).toFixed(2)}, ${(radius - 0.5).toFixed(2)}, r), smoothstep(1.1, 0.3, flat_));
      float crystal = smoothstep(0.78, 0.84, noise(p * 4.2)); float grain = fbm(p * vec3(1.4, 1.4, 2.0));
      colour *= 0.86 + 0.26 * grain; colour = mix(colour, vec3(0.93, 0.84, 0.62), crystal * 0.6); colour = mix(colour, vec3(0.6, 0.37, 0.12), under * 0.4);
      vec3 crust = vec3(0.33, 0.17, 0.07) * (0.75 + 0.5 * fbm(p * 1.8)); colour = mix(colour, crust, rind);
      height = grain * 1.5 + noise(p * 8.0) * 0.5 + crystal * 0.3; rough *= 1.0 + 0.5 * rind;`,
  })
  const crumb = (at: Point3, size: number, seed: number) => {
    const rock = new three.IcosahedronGeometry(size, 2)
    const places = rock.getAttribute('position')
    for (let i = 0; i < places.count; i++) {
      const [x, y, z] = [places.getX(i), places.getY(i), places.getZ(i)]
      const k = 1 + 0.2 * Math.sin(x * 5 + seed) * Math.cos(y * 4 + seed) + 0.12 * Math.sin(z * 9 + seed * 2)
      places.setXYZ(i, x * k, y * k * 0.8, z * k)
    }
    rock.computeVertexNormals()
    return mesh(rock, wax('#e0b65a'), at, [seed * 40, seed * 70, 0])
  }
  return group([
    mesh(plate(sector, height, { radius: 0.25, bevel: 0.14 }), paste, [0, height / 2, 9], [-90, 0, 0]),
    crumb([5.4, 0.6, 6.6], 0.85, 1),
    crumb([6.8, 0.4, 4.6], 0.5, 2),
    crumb([4.2, 0.3, 8.4], 0.38, 3),
  ])
}

function tinCan() {
  const label = drawn(2048, 640, (c) => {
    c.fillStyle = '#f2e8d3'
    c.fillRect(0, 0, 2048, 640)
    c.fillStyle = '#b3291f'
    c.fillRect(0, 0, 2048, 96)
    c.fillRect(0, 544, 2048, 96)
    c.fillStyle = '#2f5a3c'
    c.fillRect(0, 100, 2048, 14)
    c.fillRect(0, 526, 2048, 14)
    c.textAlign = 'center'
    for (const x of [512, 1536]) {
      for (const [dx, dy, r] of [
        [-150, 0, 84],
        [150, 6, 80],
        [0, 24, 104],
      ] as const) {
        const [cx, cy] = [x + dx, 238 + dy]
        const shade = c.createRadialGradient(cx - r * 0.35, cy - r * 0.35, r * 0.1, cx, cy, r)
        shade.addColorStop(0, '#ee6a4a')
        shade.addColorStop(0.5, '#cf3425')
        shade.addColorStop(1, '#962016')
        c.fillStyle = shade
        c.beginPath()
        c.ellipse(cx, cy, r, r * 0.9, 0, 0, Math.PI * 2)
        c.fill()
        c.fillStyle = '#3c6b3f'
        for (let leaf = 0; leaf < 5; leaf++) {
          c.beginPath()
          c.ellipse(
            cx + Math.cos(leaf * 1.257) * r * 0.24,
            cy - r * 0.72 + Math.sin(leaf * 1.257) * r * 0.12,
            r * 0.26,
            r * 0.07,
            leaf * 1.257,
            0,
            Math.PI * 2,
          )
          c.fill()
        }
      }
      c.fillStyle = '#7c1d15'
      c.font = 'bold 104px serif'
      c.fillText('POMIDORAI', x, 466)
      c.fillStyle = '#2f5a3c'
      c.font = '44px sans-serif'
      c.fillText('400 g', x, 514)
    }
  })
  return tin(label)
}

/** A tin with a ring to pull, `label` around it. */
export function tin(label: three.Texture) {
  const plated = () => steel(0.26, '#c9cccf')
  const hoops = (y: number) => mesh(new three.TorusGeometry(4.2, 0.13, 12, 128), plated(), [0, y, 0], [90, 0, 0])
  return group([
    mesh(
      turned(
        [
          [0, 0.2],
          [3.9, 0.2],
          [4.1, 0],
          [4.25, 0.2],
          [4.15, 0.5],
          [4.15, 10.5],
          [4.25, 10.8],
          [4.1, 11],
          [3.95, 10.8],
          [3.9, 10.45],
          [3.3, 10.4],
          [3.2, 10.5],
          [0, 10.5],
        ],
        0.08,
        128,
      ),
      plated(),
    ),
    hoops(0.28),
    hoops(10.78),
    mesh(
      new three.CylinderGeometry(4.18, 4.18, 9.6, 128, 1, true, Math.PI * 0.62),
      printed(label, { roughness: 0.42, clearcoat: 0.3 }),
      [0, 5.5, 0],
    ),
    ...[3.3, 2.6].map((r) => mesh(new three.TorusGeometry(r, 0.06, 8, 96), plated(), [0, 10.5, 0], [90, 0, 0])),
    group(
      [
        mesh(new three.TorusGeometry(0.95, 0.17, 12, 48).scale(1, 1, 0.6), chrome(), [0, 0, 0], [90, 0, 0]),
        mesh(box(1, 0.12, 1.5, 0.05), chrome(), [0, 0, 1.4]),
        mesh(rod(0.3, 0.3, 0.08), chrome(), [0, 0, 1.7]),
      ],
      [-0.4, 10.72, 0.2],
      [-4, 34, 0],
    ),
  ])
}

/** A wrapped box with a bow. */
function gift() {
  const wrap = () =>
    tinted(
      withSolid(Object.assign(paper('#e0ac35'), { roughness: 0.55 }), {
        axis: 2,
        code: 'vec3 q = p * 0.42; q.x += 0.5 * mod(floor(q.y), 2.0); vec3 f = fract(q) - 0.5; float d = 1.0 - smoothstep(0.17, 0.19, min(min(length(f.xy), length(f.yz)), length(f.xz))); colour = mix(colour, colour * 0.8, d);',
      }),
    )
  const satin = () => Object.assign(plastic('#f3ece0', 0.34), { sheen: 0.9, sheenRoughness: 0.3, side: three.DoubleSide })
  const loop = (turn: number, size: number, lift: number) =>
    group(
      [
        mesh(
          loft(
            [
              { at: [0.2, 0.4, 0], w: 0.24, d: 1.6 },
              { at: [2.4, 2.6 + lift, 0], w: 0.24, d: 2.8 },
              { at: [6, 4.2 + lift, 0], w: 0.24, d: 3.4 },
              { at: [8.4, 2.8 + lift, 0], w: 0.24, d: 3.4 },
              { at: [7.4, 0.8 + lift * 0.4, 0], w: 0.24, d: 3.3 },
              { at: [4, 0.3, 0], w: 0.24, d: 2.6 },
              { at: [0.4, 0.4, 0], w: 0.24, d: 1.6 },
            ].map((station) => ({ ...station, at: station.at.map((v) => v * size) as Point3, power: 5 })),
            { smooth: 10 },
          ),
          satin(),
        ),
      ],
      [0, 20.4, 0],
      [0, turn, 0],
    )
  const tail = (turn: number) =>
    group(
      [
        mesh(
          loft(
            [
              { at: [0.4, 20.6, 0], w: 2, d: 0.2 },
              { at: [4, 20.9, 0.2], w: 2.8, d: 0.2 },
              { at: [7.4, 20.4, 0.6], w: 3, d: 0.2 },
              { at: [10.4, 20.5, 1.4], w: 3, d: 0.2 },
            ].map((station) => ({ ...station, at: station.at as Point3, power: 5 })),
            { smooth: 8 },
          ),
          satin(),
        ),
      ],
      [0, 0, 0],
      [0, turn, 0],
    )
  return group([
    mesh(box(24, 17, 24, 0.25), wrap(), [0, 8.5, 0]),
    mesh(box(25, 5, 25, 0.25), wrap(), [0, 17.8, 0]),
    mesh(box(24.3, 17, 3, 0.1), satin(), [0, 8.55, 0]),
    mesh(box(3, 17, 24.3, 0.1), satin(), [0, 8.55, 0]),
    mesh(box(25.3, 5.16, 3, 0.1), satin(), [0, 17.85, 0]),
    mesh(box(3, 5.16, 25.3, 0.1), satin(), [0, 17.85, 0]),
    ...[20, 110, 200, 290].map((turn) => loop(turn, 1, 0)),
    ...[65, 155, 245, 335].map((turn) => loop(turn, 0.72, 1.4)),
    tail(-22),
    tail(-74),
    mesh(new three.SphereGeometry(1, 40, 28).scale(1.5, 1.2, 1.5), satin(), [0, 21.6, 0]),
  ])
}

/** A tumbler of thick glass: the base is solid. */
function tumbler() {
  const wall = tinted(glass('#c9e4e1', 0.2))
  const base = tinted(glass('#dceeec', 0.2))
  const flutes = 12
  return group([
    mesh(
      turned(
        [
          [3.4, 2],
          [3.78, 2.6],
          [4.05, 9.6],
          [4.2, 9.75],
          [4.36, 9.6],
          [3.98, 0.6],
          [3.6, 0],
          [0, 0],
        ],
        0.14,
      ),
      wall,
    ),
    mesh(
      turned(
        [
          [0, 0.1],
          [3.5, 0.1],
          [3.86, 0.7],
          [3.9, 1.6],
          [3.4, 2],
          [2, 1.7],
          [0, 1.6],
        ],
        0.3,
      ),
      base,
    ),
    ...Array.from({ length: flutes }, (_, i) => {
      const angle = (i / flutes) * Math.PI * 2
      return mesh(
        new three.SphereGeometry(1, 24, 16).scale(0.62, 2.1, 0.16),
        wall,
        [Math.cos(angle) * 3.97, 2.6, Math.sin(angle) * 3.97],
        [0, 90 - (angle * 180) / Math.PI, 0],
      )
    }),
    mesh(new three.TorusGeometry(4.2, 0.1, 10, 120), glass('#ffffff', 0.55), [0, 9.68, 0], [90, 0, 0]),
  ])
}

/** A glass shaker of smoked salt, or of white sugar without a label. */
function shaker(isSalt: boolean) {
  const content = withSolid(plastic(isSalt ? '#b3a493' : '#f4f2ee', 0.85), {
    depth: isSalt ? 0.05 : 0.01,
    code:
      'float s = noise(p * 9.0); float f = noise(p * 19.0); height = s + 0.5 * f; ' +
      (isSalt
        ? 'colour *= 0.62 + 0.42 * s + 0.3 * f; colour = mix(colour, vec3(0.22, 0.17, 0.13), step(0.77, noise(p * 7.0 + 5.0)) * 0.7);'
        : 'colour *= 0.93 + 0.08 * s;'),
  })
  const label = drawn(1024, 512, (c) => {
    c.fillStyle = '#efe6d3'
    c.fillRect(0, 0, 1024, 512)
    c.fillStyle = '#3a4a52'
    c.fillRect(0, 26, 1024, 14)
    c.fillRect(0, 472, 1024, 14)
    c.textAlign = 'center'
    c.font = 'bold 118px serif'
    c.fillText('DRUSKA', 512, 210)
    c.font = 'italic 60px serif'
    c.fillText('sal fumosus', 512, 300)
    c.lineWidth = 12
    c.strokeStyle = '#3a4a52'
    for (const x of [432, 512, 592]) {
      c.beginPath()
      c.moveTo(x, 430)
      c.bezierCurveTo(x - 34, 400, x + 34, 376, x, 342)
      c.stroke()
    }
  })
  const holes = [[0, 0], ...Array.from({ length: 6 }, (_, i) => [Math.cos((i / 6) * 6.283) * 1.05, Math.sin((i / 6) * 6.283) * 1.05])]
  const outside: Point2[] = [
    [0, 0],
    [2.9, 0],
    [3.2, 0.4],
    [2.75, 7.4],
    [2.2, 8.4],
    [2.1, 9.4],
    [1.9, 9.4],
    [2, 8.3],
    [2.5, 7.2],
    [2.9, 0.6],
    [0, 0.5],
  ]
  return group([
    mesh(
      turned(
        [
          [0, 0.55],
          [2.86, 0.6],
          [2.66, 5.6],
          [1.2, 6.1],
          [0, 6],
        ],
        0.2,
      ),
      content,
    ),
    ...(isSalt
      ? [
          mesh(
            new three.CylinderGeometry(2.96, 3.09, 3, 96, 1, true, -1.15, 2.3),
            printed(label, { roughness: 0.85, side: three.DoubleSide }),
            [0, 3.4, 0],
          ),
        ]
      : []),
    mesh(turned(outside, 0.35), glass('#e9f3f2', 0.2)),
    mesh(
      turned(
        [
          [2.3, 8.3],
          [2.45, 8.4],
          [2.45, 10.2],
          [2.1, 11],
          [1.2, 11.45],
          [0, 11.6],
        ],
        0.35,
      ),
      steel(0.22, '#c9cdd1'),
    ),
    mesh(new three.TorusGeometry(2.42, 0.14, 10, 96), steel(0.2), [0, 8.5, 0], [90, 0, 0]),
    ...holes.map(([x = 0, z = 0]) =>
      mesh(rod(0.2, 0.3, 0.05), plastic('#24272a', 0.8), [x, x || z ? 11.42 : 11.55, z], [z * 14, 0, x * -14]),
    ),
  ])
}

/** Tableware, groceries and gifts. */
export const tableware: Record<string, Model> = {
  spoon: { build: spoon, elevation: 40, azimuth: 8 },
  tumbler: { build: tumbler, elevation: 14 },
  'salt-shaker': { build: () => shaker(true), azimuth: 0, elevation: 24 },
  'sugar-shaker': { build: () => shaker(false), azimuth: 0, elevation: 24 },
  'wine-glass': { build: wineGlass, elevation: 10 },
  'timer-clock': { build: kitchenTimer, azimuth: 22, elevation: 14 },
  teapot: { build: teapot, azimuth: 20, elevation: 16 },
  bread: { build: tinLoaf, azimuth: 38, elevation: 24 },
  'cheese-wedge': { build: cheeseWedge, azimuth: 112, elevation: 24 },
  'canned-food': { build: tinCan, azimuth: 24, elevation: 22 },
  'wrapped-gift': { build: gift, azimuth: 32, elevation: 22 },
}
