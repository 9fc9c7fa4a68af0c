import * as z from 'zod/mini'
import { list, maybe } from '../field.ts'

const text = maybe(z.string())

/** A picture of the app; `src` starts from the address of the manifest, `sizes` is such as `192x192 512x512`. */
export const manifestIcon = z.looseObject({ src: z.string(), sizes: text, type: text, purpose: text })
export type ManifestIcon = z.output<typeof manifestIcon>

/** GET /manifest.json: the part of the web app manifest that the kit reads (CALL-57). */
export const manifest = z.looseObject({
  name: text,
  background_color: text,
  theme_color: text,
  icons: maybe(list(manifestIcon)),
})
export type Manifest = z.output<typeof manifest>
