import { plainText } from '../../../src/domain/plain-text.ts'
import { type Language, languages } from '../../content/common/shape.ts'
import { homePath } from '../catalogue/records/path-to.ts'
import { type Html, html } from './page-template.ts'

const descriptionLength = 160

/** The start of a text as one sentence for search engines: no markup, 160 letters at most. */
export const shortened = (text: string): string => {
  const words = plainText(text).replace(/\s+/g, ' ')
  return words.length <= descriptionLength ? words : `${words.slice(0, words.lastIndexOf(' ', descriptionLength))} …`
}

/** The language that a path of the shop is in. */
export const languageOfPath = (path: string): Language =>
  languages.find((one) => one !== 'en' && `${path}/`.startsWith(homePath(one))) ?? 'en'

/**
 * The canonical link of a page and those to its other languages; the first language is the usual one (ROUTE-07, ROUTE-08).
 * With `mark` they are the kit's to change.
 */
export function headLinks(paths: Partial<Record<Language, string>>, language: Language, siteOrigin: string, mark: Html | '' = ''): Html[] {
  const alternates = Object.entries(paths).map(([lang, path]) => ({ lang, href: new URL(encodeURI(path), siteOrigin).href }))
  const own = alternates.find(({ lang }) => lang === language)
  const [usual] = alternates
  return [
    ...(own ? [html`<link rel="canonical" href="${own.href}"${mark}>`] : []),
    ...alternates.map(({ lang, href }) => html`<link rel="alternate" hreflang="${lang}" href="${href}"${mark}>`),
    ...(usual ? [html`<link rel="alternate" hreflang="x-default" href="${usual.href}"${mark}>`] : []),
  ]
}
