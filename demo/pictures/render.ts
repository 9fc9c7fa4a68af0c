/**
 * Renders the product models as pictures: npx tsx demo/pictures/render.ts [id…]. Renders missing pictures only; delete a
 * picture to render it again. Needs Chromium; a graphics card is not necessary.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { build } from 'vite'
import { chromiumFlags, chromiumPath } from '../../tools/runtime/chromium.ts'

const folder = join(import.meta.dirname, '../content/renders')
const sizesFile = join(folder, 'sizes.json')
const maxBytes = 64 * 1024
const timeLimitMs = 170_000

interface Shot {
  pixels: string
  mask?: string
  side: number
  cm: number
  box: number[]
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry: join(import.meta.dirname, 'studio.ts'), formats: ['iife'], name: 'studio' } },
  })
  const [first] = Array.isArray(result) ? result : []
  const code = first?.output.find((part) => part.type === 'chunk')?.code
  if (!code) throw new Error('The studio could not be bundled')
  return code
}

/** Quality of the colours and of the transparency, tried in turn until a picture is small enough. Coarse transparency shows as steps in the shadow. */
const qualities = [
  [82, 100],
  [74, 95],
  [64, 95],
  [54, 90],
  [42, 90],
  [30, 85],
] as const

/** Encodes within the byte limit, as well as possible. */
async function encode(pixels: Buffer, side: number): Promise<Buffer> {
  for (const [quality, alphaQuality] of qualities) {
    const bytes = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
      .webp({ quality, alphaQuality, effort: 6, smartSubsample: true })
      .toBuffer()
    if (bytes.length <= maxBytes) return bytes
  }
  throw new Error(`Larger than ${maxBytes} bytes`)
}

/** A line drawing: few greys, which compress without loss. */
async function saveLines(name: string, { pixels, side }: { pixels: string; side: number }) {
  const grey = sharp(Buffer.from(pixels, 'base64'), { raw: { width: side, height: side, channels: 1 } })
  await writeFile(join(folder, `${name}.line.webp`), await grey.webp({ quality: 60, effort: 6 }).toBuffer())
}

async function save(name: string, { pixels, mask, side }: Shot) {
  await writeFile(join(folder, `${name}.webp`), await encode(Buffer.from(pixels, 'base64'), side))
  if (!mask) return
  const grey = sharp(Buffer.from(mask, 'base64'), { raw: { width: side, height: side, channels: 1 } })
  await writeFile(join(folder, `${name}.mask.webp`), await grey.webp({ quality: 70, effort: 6 }).toBuffer())
}

const wanted = process.argv.slice(2)
await mkdir(folder, { recursive: true })
const sizes: Record<string, { cm: number; box: number[] }> = existsSync(sizesFile) ? JSON.parse(await readFile(sizesFile, 'utf8')) : {}
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [
    ...chromiumFlags.filter((flag) => flag !== '--disable-gpu'),
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
})
try {
  const page = await browser.newPage()
  const died = new Promise<never>((_, reject) => {
    page.on('crash', () => reject(new Error('The page crashed')))
    browser.on('disconnected', () => reject(new Error('The browser died')))
  })
  died.catch(() => undefined)
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()))
  await page.addScriptTag({ content: await bundle() })
  const known = (await page.evaluate('Object.keys(studio.models)')) as string[]
  const late = (id: string) =>
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`${id} took longer than ${timeLimitMs / 1000} s`)), timeLimitMs).unref(),
    )
  const chosen = wanted.length > 0 ? wanted : known
  for (const id of chosen) {
    if (existsSync(join(folder, `${id}.line.webp`))) continue
    await saveLines(
      id,
      (await Promise.race([page.evaluate(`studio.outline('${id}')`), died, late(id)])) as { pixels: string; side: number },
    )
    console.log(`${id} lines`)
  }
  for (const id of chosen) {
    if (existsSync(join(folder, `${id}.webp`))) continue
    const started = Date.now()
    const shot = (await Promise.race([page.evaluate(`studio.photograph('${id}')`), died, late(id)])) as Shot
    await save(id, shot)
    sizes[id] = { cm: shot.cm, box: shot.box }
    await writeFile(sizesFile, `${JSON.stringify(sizes)}\n`)
    console.log(`${id}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
} finally {
  await browser.close()
}
