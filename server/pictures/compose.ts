import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { renderGround } from './ground.ts'
import type { Drawing } from './picture.ts'
import { createScene, type Piece } from './scene.ts'

/** Renders a drawing `height` pixels high. The view determines the width. */
export async function compose(artFolder: string, drawing: Drawing, height: number, swatch?: string): Promise<Sharp> {
  const scene = await createScene(artFolder, drawing, swatch)
  const frame = { width: Math.round(scene.ratio * height), height }
  const objects = await Promise.all(scene.pieces.map((piece) => cutOut(piece, frame)))
  return sharp(Buffer.from(renderGround(scene, height))).composite(objects.filter((object) => object !== undefined))
}

/** Renders the object of a piece at its final size, clipped to the frame. */
async function cutOut({ shape, ...piece }: Piece, frame: { width: number; height: number }): Promise<OverlayOptions | undefined> {
  const { box } = shape
  const size = piece.width / box.width
  const [left, top] = [piece.left - box.left * size, piece.top - box.top * size]
  const field = Math.round(size * frame.height)
  const edge = (start: number, length: number, max: number) => {
    const from = Math.max(0, Math.round(start * frame.height))
    return { from, length: Math.min(max, Math.round((start + length) * frame.height)) - from }
  }
  const [across, down] = [edge(left, size, frame.width), edge(top, size, frame.height)]
  if (across.length <= 0 || down.length <= 0) return undefined
  const within = (start: number, seen: { from: number; length: number }) => {
    const offset = Math.min(field - 1, Math.max(0, Math.round(seen.from - start * frame.height)))
    return { offset, length: Math.min(seen.length, field - offset) }
  }
  const [x, y] = [within(left, across), within(top, down)]
  const input = await whole(shape.source, field)
    .extract({ left: x.offset, top: y.offset, width: x.length, height: y.length })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { input, left: across.from, top: down.from }
}

/** Cuts shadows off below this alpha, where 8-bit steps show as rings around the object. */
const faintestAlpha = 5
const alphaScale = 255 / (255 - faintestAlpha)

const whole = (source: Buffer, field: number): Sharp =>
  sharp(source)
    .resize(field, field)
    .linear([1, 1, 1, alphaScale], [0, 0, 0, -faintestAlpha * alphaScale])
