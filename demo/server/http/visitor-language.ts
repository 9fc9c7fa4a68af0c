import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { languageCookie } from '../../../src/domain/constants.ts'
import { type Language, languages } from '../../content/common/shape.ts'

/** The language of a request: `lang`, else the cookie with the visitor's choice, else Accept-Language, else English. */
export function negotiateLanguage(c: Context): Language {
  const wished = [
    c.req.query('lang'),
    getCookie(c, languageCookie),
    ...(c.req.header('accept-language') ?? '').split(',').map((wish) => wish.split(';')[0]?.trim().split('-')[0]),
  ]
  return languages.find((language) => language === wished.find((wish) => languages.some((known) => known === wish))) ?? 'en'
}
