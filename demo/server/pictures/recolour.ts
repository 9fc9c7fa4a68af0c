import { fromOklch, hueStep, type Oklch, toOklch } from './oklch.ts'

/** Reduces the chroma, because emoji are more saturated than studio photos. */
const studioChroma = 0.88
/** An artwork with a lower mean chroma counts as grey: it takes the target colour as a whole. */
const greyChroma = 0.045

/** The artworks clip their inner shadows without antialiasing, which causes jagged edges at card size. */
const hardAlpha = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0'
const softAlpha = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0'

/** The dominant colour of an artwork, and whether it is grey. */
export interface ColourProfile {
  main: Oklch
  isGrey: boolean
}

/** Determines the dominant colour of the visible pixels (RGBA, four bytes each). */
export function analyseColours(pixels: Uint8Array): ColourProfile {
  const bins = Array.from({ length: 24 }, () => ({ weight: 0, l: 0, c: 0, x: 0, y: 0 }))
  const all = { weight: 0, l: 0, chroma: 0 }
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = (pixels[i + 3] ?? 0) / 255
    if (alpha < 0.5) continue
    const { l, c, h } = toOklch((pixels[i] ?? 0) / 255, (pixels[i + 1] ?? 0) / 255, (pixels[i + 2] ?? 0) / 255)
    all.weight += 1
    all.l += l
    all.chroma += c
    const bin = bins[Math.floor((((h % 360) + 360) % 360) / 15) % 24]
    if (!bin) continue
    bin.weight += c
    bin.l += l * c
    bin.c += c * c
    bin.x += c * Math.cos((h * Math.PI) / 180)
    bin.y += c * Math.sin((h * Math.PI) / 180)
  }
  const isGrey = all.weight === 0 || all.chroma / all.weight < greyChroma
  if (isGrey) return { main: { l: all.weight ? all.l / all.weight : 0.6, c: 0, h: 0 }, isGrey }
  const sums = bins.map((_, index) => [-1, 0, 1].map((step) => bins[(index + step + 24) % 24]).filter((bin) => bin !== undefined))
  const best = sums.reduce((a, b) => (total(b, 'weight') > total(a, 'weight') ? b : a))
  const weight = total(best, 'weight')
  return {
    main: {
      l: total(best, 'l') / weight,
      c: total(best, 'c') / weight,
      h: (Math.atan2(total(best, 'y'), total(best, 'x')) * 180) / Math.PI,
    },
    isGrey,
  }
}

type Bin = { weight: number; l: number; c: number; x: number; y: number }
const total = (bins: Bin[], field: keyof Bin): number => bins.reduce((sum, bin) => sum + bin[field], 0)

/**
 * Recolours an SVG: reduces the chroma of all colours and, with `target`, replaces the dominant hue by that colour. Keeps
 * accents of other hues as well as light and shade.
 */
export function recolour(svg: string, profile: ColourProfile, target?: Oklch): string {
  const change = (red: number, green: number, blue: number) => {
    const colour = toOklch(red, green, blue)
    return fromOklch(desaturate(target ? interpolate(colour, profile, target) : colour))
  }
  return svg
    .replaceAll(hardAlpha, softAlpha)
    .replace(/(stop-color|fill|stroke)="#([0-9a-f]{6}|[0-9a-f]{3})"/gi, (_, attribute: string, hex: string) => {
      const [red, green, blue] = channels(hex)
      return `${attribute}="${toHex(change(red, green, blue))}"`
    })
    .replace(
      /values="0 0 0 0 (\S+) 0 0 0 0 (\S+) 0 0 0 0 (\S+) 0 0 0 (\S+) 0"/g,
      (_, red: string, green: string, blue: string, alpha: string) => {
        const [r, g, b] = change(Number(red), Number(green), Number(blue)).map((channel) => channel.toFixed(4))
        return `values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${alpha} 0"`
      },
    )
}

/** Converts a CSS colour '#rrggbb' or '#rgb'. */
export function hexToOklch(hex: string): Oklch {
  return toOklch(...channels(hex.replace('#', '')))
}

function desaturate(colour: Oklch): Oklch {
  return { ...colour, c: colour.c * studioChroma }
}

function interpolate(colour: Oklch, { main, isGrey }: ColourProfile, target: Oklch): Oklch {
  if (isGrey) return { l: colour.l + (target.l - main.l) * 0.75, c: target.c * 0.85 * shadeRange(colour.l), h: target.h }
  const away = Math.abs(hueStep(main.h, colour.h))
  const share = fade(away, 55, 95) * (1 - fade(colour.c, 0.02, 0.06))
  if (share === 0) return colour
  const chroma = colour.c * Math.min(1.6, target.c / main.c)
  const recoloured = { l: colour.l + (target.l - main.l) * 0.8, c: chroma, h: target.h + hueStep(main.h, colour.h) * 0.45 }
  return mix(colour, recoloured, share)
}

/** 1 up to `from`, 0 from `to` on, linear in between. */
function fade(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (to - value) / (to - from)))
}

/** Very light and very dark tones have little chroma. */
function shadeRange(lightness: number): number {
  return 1 - 0.7 * Math.abs(lightness - 0.6)
}

function mix(from: Oklch, to: Oklch, share: number): Oklch {
  if (share === 1) return to
  return { l: from.l + (to.l - from.l) * share, c: from.c + (to.c - from.c) * share, h: from.h + hueStep(from.h, to.h) * share }
}

function channels(hex: string): [number, number, number] {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const value = Number.parseInt(full, 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

function toHex(channels: [number, number, number]): string {
  return `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
