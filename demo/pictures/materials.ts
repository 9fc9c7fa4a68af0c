import * as three from 'three'

/** A pattern that fills the volume of a mesh, so that it needs no texture coordinates. Lengths in cm. */
interface Solid {
  /** GLSL that changes `vec3 colour`, `float rough` and `float height` at `vec3 p`; `p.z` runs along the grain */
  code: string
  /** axis of the grain: 0 = x, 1 = y, 2 = z */
  axis?: number
  /** depth of `height`, cm */
  depth?: number
}

const noise = /* glsl */ `
  varying vec3 vSolid;
  float hash(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
  float noise(vec3 x) {
    vec3 i = floor(x); vec3 f = fract(x); f = f * f * (3.0 - 2.0 * f);
    return mix(mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y), f.z);
  }
  float fbm(vec3 p) { return 0.5 * noise(p) + 0.25 * noise(p * 2.03) + 0.125 * noise(p * 4.1) + 0.0625 * noise(p * 8.3); }
  void solid(vec3 p, inout vec3 colour, inout float rough, inout float height) { SOLID }
  vec3 bump(vec3 at, vec3 normal, float height) {
    vec3 sx = dFdx(at); vec3 sy = dFdy(at); vec3 r1 = cross(sy, normal); vec3 r2 = cross(normal, sx); float det = dot(sx, r1);
    vec3 slope = sign(det) * (dFdx(height) * r1 + dFdy(height) * r2);
    return normalize(abs(det) * normal - slope);
  }`

/** Fills a material with a pattern. */
export function withSolid(material: three.MeshPhysicalMaterial, { code, axis = 1, depth = 0 }: Solid): three.MeshPhysicalMaterial {
  const along = ['vSolid.yzx', 'vSolid.xzy', 'vSolid'][axis]
  const key = `${axis} ${depth} ${code}`
  material.customProgramCacheKey = () => key
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vSolid;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvSolid = position;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${noise.replace('SOLID', code)}\nfloat solidHeight = 0.0; float solidRough = 1.0;`)
      .replace('#include <color_fragment>', `#include <color_fragment>\nsolid(${along}, diffuseColor.rgb, solidRough, solidHeight);`)
      .replace(
        '#include <roughnessmap_fragment>',
        '#include <roughnessmap_fragment>\nroughnessFactor = clamp(roughnessFactor * solidRough, 0.03, 1.0);',
      )
      .replace(
        '#include <normal_fragment_maps>',
        `#include <normal_fragment_maps>\n${depth > 0 ? `normal = bump(-vViewPosition, normal, solidHeight * ${depth.toFixed(4)});` : ''}`,
      )
  }
  return material
}

type Options = three.MeshPhysicalMaterialParameters

const make = (options: Options) => new three.MeshPhysicalMaterial({ envMapIntensity: 0.62, ...options })

/** Marks a material as the part that a colour variant tints. */
export function tinted(material: three.MeshPhysicalMaterial): three.MeshPhysicalMaterial {
  material.userData.isTinted = true
  return material
}

const metal = (colour: string, roughness: number, options: Options = {}) =>
  make({ color: colour, metalness: 1, roughness, envMapIntensity: 1.05, ...options })

export const chrome = () => metal('#d4d7da', 0.12)
export const brass = () => metal('#d0a553', 0.24)
/** Ground steel with fine lines along `axis`. */
export const brushed = (axis = 1, colour = '#c3c7cb') =>
  withSolid(metal(colour, 0.34), {
    axis,
    code: 'float s = noise(vec3(p.xy * 38.0, p.z * 0.5)) + 0.5 * noise(vec3(p.xy * 90.0, p.z)); colour *= 0.9 + 0.13 * s; rough *= 0.8 + 0.35 * s;',
  })
export const steel = (roughness = 0.28, colour = '#b9bdc2') => metal(colour, roughness)
/** Dark steel with hammer scale. */
export const forged = (colour = '#4a4d51') =>
  withSolid(metal(colour, 0.46), {
    depth: 0.03,
    code: 'float s = fbm(p * 2.2); colour *= 0.72 + 0.6 * s; rough *= 0.75 + 0.6 * s; height = s;',
  })
export const castIron = () =>
  withSolid(make({ color: '#232426', roughness: 0.62, metalness: 0.35, envMapIntensity: 0.9 }), {
    depth: 0.03,
    code: 'float s = noise(p * 14.0) * 0.6 + noise(p * 30.0) * 0.4; height = s; colour *= 0.85 + 0.3 * s;',
  })
export const zinc = () =>
  withSolid(metal('#b3babf', 0.42), {
    code: 'float s = noise(p * 1.1 + 3.0 * noise(p * 0.7)); colour *= 0.82 + 0.28 * floor(s * 5.0) / 5.0; rough *= 0.85 + 0.3 * s;',
  })
export const enamel = (colour: string) =>
  make({ color: colour, roughness: 0.2, clearcoat: 1, clearcoatRoughness: 0.05, envMapIntensity: 0.75 })
export const lacquer = (colour: string) => make({ color: colour, roughness: 0.38, clearcoat: 0.55, clearcoatRoughness: 0.18 })
export const powder = (colour: string) =>
  withSolid(make({ color: colour, roughness: 0.58 }), { depth: 0.006, code: 'height = noise(p * 26.0); colour *= 0.98 + 0.04 * height;' })
export const plastic = (colour: string, roughness = 0.4) => make({ color: colour, roughness, specularIntensity: 0.7 })
export const rubber = (colour = '#26282b') =>
  make({ color: colour, roughness: 0.78, specularIntensity: 0.45, sheen: 0.2, sheenRoughness: 0.6 })
export const glass = (colour = '#e9f2f2', opacity = 0.2) =>
  make({
    color: colour,
    roughness: 0.03,
    transparent: true,
    opacity,
    side: three.DoubleSide,
    depthWrite: false,
    envMapIntensity: 1.5,
    specularIntensity: 1,
    ior: 1.5,
    clearcoat: 1,
  })
/** Glazed stoneware: speckled, with a thin gloss. */
export const ceramic = (colour: string, speckle = 0.25) =>
  withSolid(make({ color: colour, roughness: 0.33, clearcoat: 0.5, clearcoatRoughness: 0.14 }), {
    code: `float s = smoothstep(0.72, 0.86, noise(p * 7.0)) * ${speckle.toFixed(2)}; colour *= 1.0 - s; colour *= 0.96 + 0.08 * fbm(p * 0.6);`,
  })
export const terracotta = (colour = '#b9663f') =>
  withSolid(make({ color: colour, roughness: 0.9 }), {
    depth: 0.012,
    code: 'float s = fbm(p * 1.3); float f = noise(p * 22.0); colour *= 0.84 + 0.34 * s; colour *= 0.95 + 0.08 * f; height = f;',
  })
/** Woven cloth. A weave finer than the pixels would show as rings, so it fades into a grain. */
export const fabric = (colour: string, perCm = 6) =>
  withSolid(make({ color: colour, roughness: 0.95, sheen: 0.35, sheenRoughness: 0.7, side: three.DoubleSide }), {
    depth: 0.02,
    code: `vec3 q = p * ${(perCm * 6.283).toFixed(2)}; float fine = 1.0 - smoothstep(0.5, 1.3, max(length(fwidth(q.xy)), length(fwidth(q.yz))));
      float w = 0.5 + 0.25 * fine * (sin(q.x + q.y) + sin(q.y - q.z)) + 0.3 * (noise(p * 5.0) - 0.5); height = w; colour *= 0.88 + 0.14 * w;`,
  })
export const felt = (colour: string) =>
  withSolid(make({ color: colour, roughness: 1, sheen: 0.6, sheenRoughness: 0.8, side: three.DoubleSide }), {
    depth: 0.03,
    code: 'float s = noise(p * 18.0) * 0.6 + noise(p * 41.0) * 0.4; height = s; colour *= 0.82 + 0.3 * s;',
  })
export const leather = (colour: string) =>
  withSolid(make({ color: colour, roughness: 0.55, clearcoat: 0.15, clearcoatRoughness: 0.5 }), {
    depth: 0.02,
    code: 'float s = noise(p * 9.0); height = s; colour *= 0.86 + 0.22 * fbm(p * 2.0);',
  })
/** Corrugated board. */
export const cardboard = (colour = '#bf935f') =>
  withSolid(make({ color: colour, roughness: 0.92, specularIntensity: 0.25 }), {
    depth: 0.006,
    code: 'float s = noise(vec3(p.xy * 9.0, p.z * 1.5)); float f = fbm(p * 0.7); height = s; colour *= 0.9 + 0.1 * s + 0.1 * f;',
  })
/** Knitted wool, `perCm` stitches along the grain. */
export const knit = (colour: string, perCm = 3, axis = 1) =>
  withSolid(make({ color: colour, roughness: 1, sheen: 0.5, sheenRoughness: 0.8, side: three.DoubleSide }), {
    axis,
    depth: 0.06,
    code: `vec3 q = p * ${(perCm * 6.283).toFixed(2)}; float w = 0.5 + 0.5 * sin(q.x + q.y) * sin(q.z * 0.7 + 1.6 * abs(sin((q.x + q.y) * 0.5))); height = w; colour *= 0.74 + 0.3 * w; colour *= 0.96 + 0.08 * noise(p * 20.0);`,
  })
export const paper = (colour = '#f1eadb') => make({ color: colour, roughness: 0.95, specularIntensity: 0.2 })
export const wax = (colour: string) =>
  make({ color: colour, roughness: 0.5, sheen: 0.6, sheenRoughness: 0.4, clearcoat: 0.2, clearcoatRoughness: 0.4 })
export const soil = () =>
  withSolid(make({ color: '#3b2c21', roughness: 1 }), { depth: 0.12, code: 'float s = fbm(p * 3.0); height = s; colour *= 0.6 + 0.9 * s;' })
/** A flat colour that the light does not reach, for prints. */
export const printed = (map: three.Texture, options: Options = {}) => make({ map, roughness: 0.5, ...options })

const species = {
  beech: ['#d9a878', '#b57e50', 0.5],
  birch: ['#e9cfa4', '#cfa971', 0.35],
  ash: ['#e2bf8c', '#b4854f', 0.7],
  oak: ['#c2925a', '#8a5c31', 0.7],
  walnut: ['#7b5232', '#4a2e1a', 0.65],
  pine: ['#e7bd7f', '#c08747', 0.75],
  spruce: ['#e3c491', '#b98f57', 0.6],
} as const

export type Species = keyof typeof species

/** Oiled wood whose grain runs along `axis`. `size` scales the rings: larger for furniture. */
export function wood(name: Species, axis = 1, size = 1): three.MeshPhysicalMaterial {
  const [light, dark, contrast] = species[name]
  const [a, b] = [new three.Color(light), new three.Color(dark)]
  const vec = (c: three.Color) => `vec3(${c.r.toFixed(4)}, ${c.g.toFixed(4)}, ${c.b.toFixed(4)})`
  return withSolid(make({ color: '#ffffff', roughness: 0.5, clearcoat: 0.12, clearcoatRoughness: 0.4 }), {
    axis,
    depth: 0.004,
    code: `vec3 q = p / ${size.toFixed(2)};
      vec2 c = q.xy + vec2(5.3, 3.1) + 1.3 * vec2(noise(q * vec3(0.35, 0.35, 0.07)), noise(q * vec3(0.35, 0.35, 0.07) + 9.0));
      float d = length(c) * 2.6 + 0.5 * noise(q * vec3(1.5, 1.5, 0.12));
      float ring = fract(d); ring = smoothstep(0.0, 0.75, ring) * (1.0 - smoothstep(0.86, 1.0, ring));
      float pore = noise(vec3(q.xy * 17.0, q.z * 0.7)); float fleck = smoothstep(0.66, 0.82, noise(vec3(q.xy * 9.0, q.z * 1.6 + 4.0)));
      float t = ${contrast.toFixed(2)} * (0.6 * ring + 0.35 * pore) + 0.16 * fleck + 0.22 * (fbm(q * vec3(0.5, 0.5, 0.06)) - 0.4);
      colour = mix(${vec(a)}, ${vec(b)}, clamp(t, 0.0, 1.0)); rough *= 0.9 + 0.3 * pore; height = pore;`,
  })
}
