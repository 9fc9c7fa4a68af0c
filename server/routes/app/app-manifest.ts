import { Hono } from 'hono'
import type { Deps } from '../../context/deps.ts'
import { requireFeature } from '../../context/require-feature.ts'
import { negotiateLanguage } from '../../http/visitor-language.ts'
import { appManifest } from '../../page/app-manifest.ts'

/** GET /manifest.json (CALL-57): the manifest in the visitor's language; 404 while the feature `webAppManifest` is off. */
export const appManifestRoutes = ({ settings, languages }: Deps) =>
  new Hono().get('/manifest.json', async (c) => {
    await requireFeature(settings, 'webAppManifest')
    const language = negotiateLanguage(c)
    c.header('Cache-Control', 'private, max-age=60')
    c.header('Vary', 'Accept-Language, Cookie', { append: true })
    return c.json(appManifest(await settings.configuration(language), languages, language))
  })
