import type { Rgb } from '../domain/readable-colors.ts'

/** Any css colour as the browser paints it; undefined for what is no colour, or lets through what lies behind. */
export function readColor(text: string | undefined): Rgb | undefined {
  if (text === undefined || !CSS.supports('color', text)) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  brush.fillStyle = text
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? { red, green, blue } : undefined
}
