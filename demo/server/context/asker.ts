import type { Context } from 'hono'
import type { Asker } from '../cart/pricing/pricer.ts'
import { languageOf } from '../http/language.ts'
import { networkOf } from '../http/network.ts'
import type { AppEnv } from './app-env.ts'

/** Who asks, as limits count them, and in which language. */
export const askerOf = (c: Context<AppEnv>): Asker => ({ language: languageOf(c), peer: networkOf(c.env?.peer ?? '') })
