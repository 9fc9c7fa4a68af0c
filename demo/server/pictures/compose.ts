import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { renderGround } from './ground.ts'
import type { Drawing } from './picture.ts'
import { createScene, type Piece } from './scene.ts'

/** Renders a drawing `height` pixels high. The view determines the width. */
export async function compose(drawing: Drawing, height: number): Promise<Sharp> {
  const scene = await createScene(drawing)
  const frame = { width: Math.round(scene.ratio * height), height }
  const objects = await Promise.all(scene.pieces.map((piece) => cutOut(piece, frame)))
  return sharp(Buffer.from(renderGround(scene, height)))
    .composite(objects.filter((object) => object !== undefined))
    .removeAlpha()
}

/** Renders the object of a piece at its final size, clipped to the frame. */
async function cutOut(
  { shape, left, top, width, height }: Piece,
  frame: { width: number; height: number },
): Promise<OverlayOptions | undefined> {
  const field = Math.round((width * frame.height) / shape.box.width)
  const edge = (start: number, length: number, max: number) => {
    const from = Math.max(0, Math.round(start * frame.height))
    return { from, length: Math.min(max, Math.round((start + length) * frame.height)) - from }
  }
  const [across, down] = [edge(left, width, frame.width), edge(top, height, frame.height)]
  if (across.length <= 0 || down.length <= 0) return undefined
  const within = (box: number, start: number, seen: { from: number; length: number }) => {
    const offset = Math.min(field - 1, Math.max(0, Math.round(box * field + seen.from - start * frame.height)))
    return { offset, length: Math.min(seen.length, field - offset) }
  }
  const [x, y] = [within(shape.box.left, left, across), within(shape.box.top, top, down)]
  const input = await sharp(Buffer.from(sizedTo(shape.svg, field)))
    .extract({ left: x.offset, top: y.offset, width: x.length, height: y.length })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { input, left: across.from, top: down.from }
}

/** Renders the vector at its final size: sharper and cheaper than scaling pixels. */
function sizedTo(svg: string, pixels: number): string {
  return svg.replace('<svg ', `<svg width="${pixels}" height="${pixels}" `)
}
