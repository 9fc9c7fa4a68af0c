import { markerBox } from '../../../domain/map/map-view.ts'
import type { MapColours } from './map-colours.ts'

/** Outline of a pin with its tip at 0,0. */
export const pinOutline = 'M0 0C-11-14-17-20-17-29a17 17 0 1 1 34 0C17-20 11-14 0 0Z'
export const pinBox = { x: -18.4, y: -47.4, width: 36.8, height: 49 } as const
export const pinEdge = 2.5
export const pinHole = { y: -29, radius: 6.5 } as const

const gridPx = 64

/** A canvas with CSS pixel coordinates, and a reader of its device pixels. */
function createCanvas(width: number, height: number, ratio: number) {
  const brush = new OffscreenCanvas(Math.ceil(width * ratio), Math.ceil(height * ratio)).getContext('2d')
  if (!brush) throw new Error('The canvas has no 2D context')
  brush.scale(ratio, ratio)
  return { brush, picture: () => brush.getImageData(0, 0, brush.canvas.width, brush.canvas.height) }
}

/** Draws the pin of a shop, as wide as the marker size (CONT-10). */
export function drawPin(size: number, colours: MapColours, ratio: number): ImageData {
  const { width, height } = markerBox(size)
  const { brush, picture } = createCanvas(width, height, ratio)
  brush.scale(width / pinBox.width, height / pinBox.height)
  brush.translate(-pinBox.x, -pinBox.y)
  brush.fillStyle = colours.pin
  brush.strokeStyle = colours['pin-edge']
  brush.lineWidth = pinEdge
  const outline = new Path2D(pinOutline)
  brush.fill(outline)
  brush.stroke(outline)
  brush.fillStyle = colours['on-pin']
  brush.beginPath()
  brush.arc(0, pinHole.y, pinHole.radius, 0, 2 * Math.PI)
  brush.fill()
  return picture()
}

/** Loads a custom marker picture and fits it to the marker size. Rejects if it cannot be loaded (CONT-13). */
export async function loadPinImage(url: string, size: number, ratio: number): Promise<ImageData> {
  const image = new Image()
  image.crossOrigin = 'anonymous' // without CORS the pixels could not be read for WebGL
  image.src = url
  await image.decode()
  const height = size * Math.min(2, image.naturalHeight / image.naturalWidth || 1)
  const { brush, picture } = createCanvas(size, height, ratio)
  brush.drawImage(image, 0, 0, size, height)
  return picture()
}

/** A tile with two thin edges, which repeats as a grid. */
export function gridImage({ grid }: MapColours, ratio: number): ImageData {
  const { brush, picture } = createCanvas(gridPx, gridPx, ratio)
  brush.fillStyle = grid
  brush.fillRect(0, 0, gridPx, 1)
  brush.fillRect(0, 0, 1, gridPx)
  return picture()
}
