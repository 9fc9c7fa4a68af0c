import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { homePath } from '../server/catalogue/records/path-to.ts'
import type { Deps } from '../server/context/deps.ts'
import { fillPage, Html, html } from '../server/http/page-template.ts'
import type { Language } from '../server/languages/language.ts'
import type { Languages } from '../server/languages/languages.ts'
import { type CatalogueLocation, findCategoryLocation, findProductLocation } from '../server/page/catalogue-locations.ts'
import { cleanPath } from '../server/page/clean-path.ts'
import { readConfiguredPaths } from '../server/page/configured-paths.ts'
import type { FindPage, Page } from '../server/page/find-page.ts'
import { findPageLocation } from '../server/page/find-page-location.ts'
import { headLinks, shortened } from '../server/page/head-links.ts'
import { findNewsLocation } from '../server/page/news-location.ts'
import { allPaths, type PageLocation } from '../server/page/page-location.ts'
import { findRedirect, withSearch } from '../server/page/redirects.ts'
import { listingPage } from '../src/domain/page/listing-page.ts'
import { brandPictures } from './content/brand-pictures.ts'
import { pageTexts } from './content/page-texts.ts'
import { type PolicySection, privacyPolicy, storedNames } from './content/privacy.ts'
import { demoRibbon } from './ribbon.ts'

/** What all templates have in their head. */
const headTemplate = fileURLToPath(new URL('pages/shop/head.html', import.meta.url))

/** A page and the template that renders it. */
interface StaticPage extends PageLocation {
  file: string
  /** id of the product or category */
  id?: string
  shelves?: CatalogueLocation['shelves']
}

/** Templates of the pages whose paths the configuration sets. */
const configuredPages = {
  cartPage: 'cart',
  searchPage: 'search',
  wishlistPage: 'wishlist',
  customerProfilePage: 'account',
  privacyPolicyPage: 'privacy',
} as const

function findHome({ languages }: Deps, path: string, language: Language): StaticPage | undefined {
  if (`${path}/`.replace('//', '/') !== homePath(languages, language)) return undefined
  const { homeTitle: title, homeDescription: description } = languages.pick(pageTexts, language)
  return { file: 'home', title, description, paths: allPaths(languages, (lang) => homePath(languages, lang)), crumbs: [] }
}

async function findConfigured({ settings, languages }: Deps, path: string, language: Language): Promise<StaticPage | undefined> {
  const configurations = await Promise.all(languages.codes.map((lang) => settings.configuration(lang)))
  const pathIn = (field: string, lang: Language) => {
    const value = configurations[languages.codes.indexOf(lang)]?.[field]
    return typeof value === 'string' && value.startsWith('/') ? value : undefined
  }
  const [field, file] = Object.entries(configuredPages).find(([name]) => pathIn(name, language) === path) ?? []
  if (!field || !file) return undefined
  const { [`${file}Title` as const]: title, [`${file}Description` as const]: description } = languages.pick(pageTexts, language)
  return { file, title, description, paths: allPaths(languages, (lang) => pathIn(field, lang)), crumbs: [{ title, url: path }] }
}

const notFoundPage = ({ languages }: Deps, language: Language): StaticPage => {
  const { missingTitle: title, missingDescription: description } = languages.words(language).page
  return { file: 'not-found', title, description, paths: {}, crumbs: [{ title }] }
}

const withFile = (file: string, place: CatalogueLocation | undefined): StaticPage | undefined => place && { ...place, file }

function findCategory(deps: Deps, path: string, language: Language): StaticPage | undefined {
  const place = findCategoryLocation(deps, path, language)
  return withFile(place?.shelves ? 'department' : 'category', place)
}

/** A published page that editors write, such as the delivery terms or a news article; `shop-page` renders its blocks. */
async function findEditorial(deps: Deps, path: string, language: Language): Promise<StaticPage | undefined> {
  const configured = await readConfiguredPaths(deps)
  const place = (await findPageLocation(deps, configured, path, language)) ?? (await findNewsLocation(deps, configured, path, language))
  return place && { ...place, file: 'editorial' }
}

const findPlace = async (deps: Deps, path: string, language: Language): Promise<StaticPage | undefined> =>
  findHome(deps, path, language) ??
  findCategory(deps, path, language) ??
  withFile('product', await findProductLocation(deps, path, language)) ??
  (await findConfigured(deps, path, language)) ??
  (await findEditorial(deps, path, language))

const policyBody = ({ text, list = [] }: PolicySection): Html =>
  html`${text.map((sentence) => html`<p>${sentence}</p>`)}
          ${list.length > 0 ? html`<ul>${list.map((item) => html`<li><b>${item.name}</b>: ${item.text}</li>`)}</ul>` : ''}`

/** The privacy policy as markup. */
const renderPolicy = ({ pick }: Languages, language: Language): Html[] => [
  ...pick(privacyPolicy, language).map(
    (section) => html`<section>
          <h2>${section.title}</h2>
          ${policyBody(section)}
        </section>`,
  ),
  html`<details>
          <summary>${pick(storedNames, language).title}</summary>
          ${policyBody(pick(storedNames, language))}
        </details>`,
]

/**
 * Finds the static page at a path, a template in demo/pages/shop. The customer area uses the language the visitor chose; its
 * login reloads in place when they choose another (LANG-04).
 */
export const findStaticPage: FindPage = async (deps, path, { development = false, chosen, search = '' } = {}) => {
  const inPath = deps.languages.ofPath(path)
  const atPath = await findPlace(deps, path, inPath)
  const language = (atPath?.file === 'account' && deps.languages.codes.find((lang) => lang === chosen)) || inPath
  const found = language === inPath ? atPath : await findPlace(deps, atPath?.paths[language] ?? path, language)
  if (!found) {
    const target = await findRedirect(deps.db, cleanPath(encodeURI(path)) ?? path)
    if (target !== undefined) return { location: withSearch(target, search) }
  }
  const place = found ?? notFoundPage(deps, language)
  return {
    file: `${place.file}.html`,
    status: found ? 200 : 404,
    isCustomerArea: place.file === 'account',
    values: await createValues(deps, place, language, { development, search }),
  }
}

/** Templates with a list that reads the query of the URL. */
const listings = new Set(['category', 'department', 'search'])

async function createValues(
  { settings, languages, siteOrigin, alternateOrigin: twinOrigin }: Deps,
  place: StaticPage,
  language: Language,
  { development, search }: { development: boolean; search: string },
): Promise<Page['values']> {
  const { siteName, customerProfilePage, searchPage } = await settings.configuration(language)
  const texts = { ...languages.pick(pageTexts, language), ...languages.words(language).page }
  const twin = twinOrigin === undefined ? undefined : { origin: twinOrigin, kind: 'routed' as const }
  const description = shortened(place.description)
  const query = listings.has(place.file) ? listingPage(search) : ''
  const head = {
    title: `${place.title} · ${String(siteName)}`,
    description,
    links: headLinks(place.paths, language, siteOrigin, { query }),
    loadError: texts.loadError,
  }
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`text.${name}`, text])),
    'picture.hero': brandPictures.hero,
    'picture.crew': brandPictures.crew,
    language,
    id: place.id ?? '',
    path: place.paths[language] ?? '',
    'list.offers': place.shelves?.offers ?? '',
    'list.bestsellers': place.shelves?.bestsellers ?? '',
    heading: place.title,
    description,
    head: new Html(fillPage(await readFile(headTemplate, 'utf8'), head)),
    home: homePath(languages, language),
    searchPage: String(searchPage),
    crumbs: JSON.stringify(place.crumbs),
    policy: place.file === 'privacy' ? renderPolicy(languages, language) : '',
    demo: development ? demoRibbon({ languages, language, account: String(customerProfilePage), twin }) : '',
  }
}
