import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { type Language, languages } from '../../demo/content/common/shape.ts'
import { languageCookie } from '../../src/domain/constants.ts'
import { matchLanguage } from '../../src/domain/language.ts'

const firstKnown = (wishes: readonly (string | undefined)[]): Language | undefined =>
  wishes.map((wish) => matchLanguage(wish, languages)).find((language) => language !== undefined)

/** The language that the client prefers by the weights of Accept-Language. */
export const acceptedLanguage = (c: Context): Language | undefined =>
  firstKnown(
    parseAccept(c.req.header('accept-language') ?? '')
      .filter(({ q }) => q > 0)
      .map(({ type }) => type),
  )

/** The language of a request: `lang`, else the cookie with the visitor's choice, else Accept-Language, else English. */
export const negotiateLanguage = (c: Context): Language =>
  firstKnown([c.req.query('lang'), getCookie(c, languageCookie)]) ?? acceptedLanguage(c) ?? 'en'
