import { plainText } from '../../src/domain/plain-text.ts'
import { type Html, html } from '../http/page-template.ts'
import type { Language } from '../languages/language.ts'
import type { PageLocation } from './page-location.ts'

const descriptionLength = 160

/** The start of a text for a meta description: without markup, cut at a word after at most 160 characters. */
export const shortened = (text: string): string => {
  const words = plainText(text).replace(/\s+/g, ' ')
  return words.length <= descriptionLength ? words : `${words.slice(0, words.lastIndexOf(' ', descriptionLength))} …`
}

/**
 * The canonical and alternate links of a page; x-default is its first language (ROUTE-07, ROUTE-08). `mark` is an attribute
 * that lets the kit replace the links on navigation; `query` names a page of a listing, as in all languages.
 */
export function headLinks(
  paths: PageLocation['paths'],
  language: Language,
  siteOrigin: string,
  { mark = '', query = '' }: { mark?: Html | ''; query?: string } = {},
): Html[] {
  const alternates = Object.entries(paths).map(([lang, path]) => ({ lang, href: new URL(encodeURI(path) + query, siteOrigin).href }))
  const own = alternates.find(({ lang }) => lang === language)
  const [first] = alternates
  return [
    ...(own ? [html`<link rel="canonical" href="${own.href}"${mark}>`] : []),
    ...alternates.map(({ lang, href }) => html`<link rel="alternate" hreflang="${lang}" href="${href}"${mark}>`),
    ...(first ? [html`<link rel="alternate" hreflang="x-default" href="${first.href}"${mark}>`] : []),
  ]
}
