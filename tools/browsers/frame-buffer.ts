import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * The screen of Xvfb as PNG, from the file that `-fbdir` writes: an X window dump of 32 bits per pixel. WebKitWebDriver does not answer
 * when it is asked for a picture (WebKitGTK 2.50, 2026-11-28, no report found).
 */
export async function frameBuffer(file: string): Promise<Buffer> {
  const dump = await readFile(file)
  const field = (index: number) => dump.readUInt32BE(index * 4)
  const [headerSize, width, height, bytesPerLine, colours] = [field(0), field(4), field(5), field(12), field(19)]
  const colourSize = 12
  const start = headerSize + colours * colourSize
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = start + y * bytesPerLine + x * 4
      const to = (y * width + x) * 3
      pixels[to] = dump[from + 2] as number
      pixels[to + 1] = dump[from + 1] as number
      pixels[to + 2] = dump[from] as number
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
