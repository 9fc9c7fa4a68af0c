import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { languageCookie } from '../../src/domain/constants.ts'
import type { Language } from '../languages/language.ts'

const firstKnown = (c: Context, wishes: readonly (string | undefined)[]): Language | undefined =>
  wishes.map((wish) => c.get('languages').match(wish)).find((language) => language !== undefined)

/** The language that the client prefers by the weights of Accept-Language. */
export const acceptedLanguage = (c: Context): Language | undefined =>
  firstKnown(
    c,
    parseAccept(c.req.header('accept-language') ?? '')
      .filter(({ q }) => q > 0)
      .map(({ type }) => type),
  )

/** The language of a request: `lang`, else the cookie with the visitor's choice, else Accept-Language, else that of the shop. */
export const negotiateLanguage = (c: Context): Language =>
  firstKnown(c, [c.req.query('lang'), getCookie(c, languageCookie)]) ?? acceptedLanguage(c) ?? c.get('languages').fallback
