import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { writePictures } from '../../server/catalogue/write/write-pictures.ts'
import type { Db } from '../../server/db/db.ts'
import { createImageImporter } from '../../server/import/image-importer.ts'
import type { ShopFile } from '../shop-file.ts'

/** default size of a drawing, which has none of its own */
const pixelsPerInch = 300
const fields = ['logo', 'logoLight', 'appIcon', 'appIconMaskable', 'ogImage'] as const

const isFile = (place: string) => place.startsWith('/') || /^[a-z]:[\\/]/i.test(place)

/** The shop's logos and icons, as fields of the configuration. Throws if one cannot be read. */
export async function writeBrand(db: Db, shop: ShopFile, fetchBytes: (url: string) => Promise<Buffer>): Promise<Record<string, unknown>> {
  const importer = createImageImporter(db, async (url) => {
    if (!url.startsWith('file:')) return fetchBytes(url)
    const bytes = await readFile(new URL(url))
    const { format } = await sharp(bytes).metadata()
    return format === 'svg' ? sharp(bytes, { density: pixelsPerInch }).png().toBuffer() : bytes
  })
  const found: Record<string, unknown> = {}
  for (const field of fields) {
    const place = shop[field]
    if (place === undefined) continue
    const [id] = await writePictures(db, [await importer.load(isFile(place) ? pathToFileURL(place).href : place)])
    if (id === undefined) throw new Error(`${field}: the picture ${place} cannot be read`)
    found[field] = id
  }
  return { ...found, ...(found.appIcon !== undefined && { appIconSize: 512 }) }
}
