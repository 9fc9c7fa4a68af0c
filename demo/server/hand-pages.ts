import type { Crumb } from '../../src/model/route.ts'
import { brandPictures } from '../content/brand-pictures.ts'
import { pageTexts } from '../content/page-texts.ts'
import { privacyPolicy } from '../content/privacy.ts'
import { type Language, languages } from '../content/shape.ts'
import { homePath, pathTo } from './catalogue/path-to.ts'
import { type Category, trail } from './catalogue/reference.ts'
import { demoNote } from './demo-note.ts'
import type { Deps } from './deps.ts'
import type { FindPage, Page } from './find-page.ts'
import { headLinks, languageOfPath, shortened } from './head-links.ts'
import { type Html, html } from './page-template.ts'

/** What an address stands for. */
interface Place {
  file: string
  /** of the product or category */
  id?: string
  title: string
  description: string
  /** its address in every language that has one */
  paths: Partial<Record<Language, string>>
  crumbs: Crumb[]
}

/** Pages whose paths the configuration names. */
const configured = {
  cartPage: 'cart',
  searchPage: 'search',
  wishlistPage: 'wishlist',
  customerProfilePage: 'account',
  privacyPolicyPage: 'privacy',
} as const
const crumbsOf = (category: Category, language: Language): Crumb[] =>
  trail(category).map(({ texts }) => ({ title: texts[language].title, url: pathTo('c', texts[language].path, language) }))

const everyPath = (pathIn: (language: Language) => string | undefined): Place['paths'] =>
  Object.fromEntries(languages.flatMap((language) => pathIn(language) ?? []).map((path) => [languageOfPath(path), path]))

function findHome(path: string, language: Language): Place | undefined {
  if (`${path}/`.replace('//', '/') !== homePath(language)) return undefined
  const { homeTitle: title, homeDescription: description } = pageTexts[language]
  return { file: 'home', title, description, paths: everyPath(homePath), crumbs: [] }
}

function findCategory({ catalogue }: Deps, path: string, language: Language): Place | undefined {
  const { categories } = catalogue.now().reference
  const category = [...categories.values()].find(({ texts }) => pathTo('c', texts[language].path, language) === path)
  if (!category) return undefined
  const { title, description } = category.texts[language]
  return {
    file: 'category',
    id: category.id,
    title,
    description,
    paths: everyPath((one) => pathTo('c', category.texts[one].path, one)),
    crumbs: crumbsOf(category, language),
  }
}

interface ProductRow {
  id: string
  category: string
  lang: Language
  title: string
  path: string
  description: string
}

async function findProduct({ db, catalogue }: Deps, path: string, language: Language): Promise<Place | undefined> {
  const start = pathTo('p', '', language)
  if (!path.startsWith(start)) return undefined
  const rows = await db.query<ProductRow>(
    `select p.id, p.category, t.lang, t.title, t.path, t.description from product p join product_text t on t.product_no = p.no
     where p.no = (select product_no from product_text where lang = $1 and path = $2)`,
    [language, path.slice(start.length)],
  )
  const own = rows.find(({ lang }) => lang === language)
  if (!own) return undefined
  const category = catalogue.now().reference.categories.get(own.category)
  return {
    file: 'product',
    id: own.id,
    title: own.title,
    description: own.description,
    paths: everyPath((one) => rows.filter(({ lang }) => lang === one).map((row) => pathTo('p', row.path, one))[0]),
    crumbs: [...(category ? crumbsOf(category, language) : []), { title: own.title, url: path }],
  }
}

async function findConfigured({ settings }: Deps, path: string, language: Language): Promise<Place | undefined> {
  const configurations = await Promise.all(languages.map((one) => settings.configuration(one)))
  const pathIn = (field: string, one: Language) => {
    const value = configurations[languages.indexOf(one)]?.[field]
    return typeof value === 'string' && value.startsWith('/') ? value : undefined
  }
  const [field, file] = Object.entries(configured).find(([name]) => pathIn(name, language) === path) ?? []
  if (!field || !file) return undefined
  const { [`${file}Title` as const]: title, [`${file}Description` as const]: description } = pageTexts[language]
  return { file, title, description, paths: everyPath((one) => pathIn(field, one)), crumbs: [{ title, url: path }] }
}

export const missing = (language: Language): Place => {
  const { missingTitle: title, missingDescription: description } = pageTexts[language]
  return { file: 'not-found', title, description, paths: {}, crumbs: [{ title }] }
}

export const findPlace = async (deps: Deps, path: string, language: Language): Promise<Place | undefined> =>
  findHome(path, language) ??
  findCategory(deps, path, language) ??
  (await findProduct(deps, path, language)) ??
  (await findConfigured(deps, path, language))

/** The privacy policy as markup. */
const policyOf = (language: Language): Html[] =>
  privacyPolicy[language].map(
    ({ title, text, list = [] }) => html`<section>
          <h2>${title}</h2>
          ${text.map((sentence) => html`<p>${sentence}</p>`)}
          ${list.length > 0 ? html`<ul>${list.map((item) => html`<li><b>${item.name}</b>: ${item.text}</li>`)}</ul>` : ''}
        </section>`,
  )

/**
 * The page at a path, assembled by hand in demo/pages/shop. The customer area is in the language that the visitor has
 * chosen: its login is loaded anew where it is when they choose another (LANG-04).
 */
export const findHandPage: FindPage = async (deps, path, { development = false, chosen } = {}) => {
  const inPath = languageOfPath(path)
  const atPath = await findPlace(deps, path, inPath)
  const language = (atPath?.file === 'account' && languages.find((one) => one === chosen)) || inPath
  const found = language === inPath ? atPath : await findPlace(deps, atPath?.paths[language] ?? path, language)
  const place = found ?? missing(language)
  return { file: `${place.file}.html`, status: found ? 200 : 404, values: await valuesOf(deps, place, language, development) }
}

async function valuesOf({ settings, siteOrigin }: Deps, place: Place, language: Language, development: boolean): Promise<Page['values']> {
  const { siteName, customerProfilePage } = await settings.configuration(language)
  return {
    ...Object.fromEntries(Object.entries(pageTexts[language]).map(([name, text]) => [`text.${name}`, text])),
    'picture.hero': brandPictures.hero,
    'picture.crew': brandPictures.crew,
    language,
    id: place.id ?? '',
    heading: place.title,
    title: `${place.title} · ${String(siteName)}`,
    description: shortened(place.description),
    home: homePath(language),
    crumbs: JSON.stringify(place.crumbs),
    policy: place.file === 'privacy' ? policyOf(language) : '',
    demo: development ? demoNote(language, String(customerProfilePage)) : '',
    links: headLinks(place.paths, language, siteOrigin),
  }
}
