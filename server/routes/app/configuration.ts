import { Hono } from 'hono'
import type { Deps } from '../../context/deps.ts'
import { languageOf } from '../../http/language.ts'

/** GET /api/configuration (CALL-52). */
export const configurationRoutes = ({ settings }: Deps) =>
  new Hono().get('/api/configuration', async (c) => c.json(await settings.configuration(languageOf(c))))
