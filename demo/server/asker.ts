import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { languageOf } from './language.ts'
import { networkOf } from './network.ts'
import type { Asker } from './pricing/pricer.ts'

/** Who asks, as limits count them, and in which language. */
export const askerOf = (c: Context<AppEnv>): Asker => ({ language: languageOf(c), peer: networkOf(c.env?.peer ?? '') })
