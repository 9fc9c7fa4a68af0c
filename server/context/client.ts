import type { Context } from 'hono'
import type { Client } from '../cart/pricing/pricer.ts'
import type { Shopper } from '../engine/engine.ts'
import { languageOf } from '../http/language.ts'
import { toNetworkKey } from '../http/network.ts'
import type { AppEnv } from './app-env.ts'

/** The client's key for rate limits. */
export const peerOf = (c: Context<AppEnv>): string => toNetworkKey(c.env?.peer ?? '')

/** The client's language and its key for rate limits. */
export const clientOf = (c: Context<AppEnv>): Client => ({ language: languageOf(c), peer: peerOf(c) })

/** The shopper for calls that answer everybody alike. */
export const visitorOf = (c: Context<AppEnv>): Shopper => ({ ...clientOf(c), customer: undefined, token: undefined })
