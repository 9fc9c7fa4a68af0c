import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { languageOf } from './language.ts'
import type { Asker } from './pricing/pricer.ts'

/** Who asks, and in which language. */
export const askerOf = (c: Context<AppEnv>): Asker => ({ language: languageOf(c), peer: c.env?.peer ?? '' })
