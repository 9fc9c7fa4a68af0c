/** Allowed lengths, px. Other lengths are raised to the next one, so that requests cannot fill the disk (R43). */
export const ladder = [32, 48, 64, 96, 128, 170, 192, 240, 340, 480, 512, 630, 680, 960, 1200, 1440, 1920] as const
const maxSidePx = 1920
const defaultSidePx = 960

export const fitModes = ['contain', 'cover'] as const
export type Fit = (typeof fitModes)[number]

/** The requested frame: `contain` fits the whole picture into it, `cover` fills it and crops the picture. */
export interface Frame {
  width?: number
  height?: number
  fit: Fit
}

/** Parses w, h and fit. Undefined if one of them is invalid. Without w and h, the width is 960. */
export function readFrame(query: { w?: string; h?: string; fit?: string }): Frame | undefined {
  const [width, height] = [readLength(query.w), readLength(query.h)]
  const fit = fitModes.find((known) => known === (query.fit || 'contain'))
  if (Number.isNaN(width) || Number.isNaN(height) || !fit) return undefined
  if (width === undefined && height === undefined) return { width: defaultSidePx, fit }
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }), fit }
}

function readLength(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,6}$/.test(text) || Number(text) === 0) return Number.NaN
  return ladder.find((length) => length >= Number(text)) ?? maxSidePx
}

/** The size in pixels of the rendered picture. Frames that result in the same size share one cached file. */
export function pixelsIn({ width, height, fit }: Frame, ratio: number): { width: number; height: number } {
  if (width !== undefined && height !== undefined && fit === 'cover') return { width, height }
  const across = Math.min(width ?? Number.POSITIVE_INFINITY, (height ?? Number.POSITIVE_INFINITY) * ratio, maxSidePx)
  return { width: Math.round(across), height: Math.max(1, Math.round(across / ratio)) }
}
