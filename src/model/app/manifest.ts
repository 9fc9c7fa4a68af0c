import * as z from 'zod/mini'
import { list, maybe } from '../field.ts'

const text = maybe(z.string())

/** An icon of the app. `src` is relative to the URL of the manifest; an example of `sizes` is `192x192 512x512`. */
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
