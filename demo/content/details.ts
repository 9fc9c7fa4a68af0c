import { readdirSync } from 'node:fs'
import type { ProductDetails } from './common/details.ts'

const folder = new URL('./catalogue/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('-details.ts'))
const modules: Record<string, ProductDetails>[] = await Promise.all(files.sort().map((name) => import(new URL(name, folder).href)))

/** The descriptions of all `<area>-details.ts` next to the products of their area; a product may lack one. */
export const details: Readonly<Partial<ProductDetails>> = Object.assign({}, ...modules.flatMap((exports) => Object.values(exports)))
