import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { languageCookie } from '../../../src/domain/constants.ts'
import { type Language, languages } from '../../content/common/shape.ts'

/** The language for who calls without saying one: `lang`, else the choice in the cookie, else the browser's wishes. */
export function negotiateLanguage(c: Context): Language {
  const wished = [
    c.req.query('lang'),
    getCookie(c, languageCookie),
    ...(c.req.header('accept-language') ?? '').split(',').map((wish) => wish.split(';')[0]?.trim().split('-')[0]),
  ]
  return languages.find((language) => language === wished.find((wish) => languages.some((one) => one === wish))) ?? 'en'
}
