import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brandPictures } from '../../demo/content/brand-pictures.ts'
import { type Language, languages } from '../../demo/content/common/shape.ts'
import { pageTexts } from '../../demo/content/page-texts.ts'
import { type PolicySection, privacyPolicy, storedNames } from '../../demo/content/privacy.ts'
import { listingPage } from '../../src/domain/page/listing-page.ts'
import { homePath } from '../catalogue/records/path-to.ts'
import type { Deps } from '../context/deps.ts'
import { type CatalogueLocation, findCategoryLocation, findProductLocation } from './catalogue-locations.ts'
import { cleanPath } from './clean-path.ts'
import { readConfiguredPaths } from './configured-paths.ts'
import { demoRibbon } from './demo-ribbon.ts'
import type { FindPage, Page } from './find-page.ts'
import { findPageLocation } from './find-page-location.ts'
import { headLinks, languageOfPath, shortened } from './head-links.ts'
import { findNewsLocation } from './news-location.ts'
import { allPaths, type PageLocation } from './page-location.ts'
import { fillPage, Html, html } from './page-template.ts'
import { findRedirect, withSearch } from './redirects.ts'

/** What all templates have in their head. */
const headTemplate = fileURLToPath(new URL('../../demo/pages/shop/head.html', import.meta.url))

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

function findHome(path: string, language: Language): StaticPage | undefined {
  if (`${path}/`.replace('//', '/') !== homePath(language)) return undefined
  const { homeTitle: title, homeDescription: description } = pageTexts[language]
  return { file: 'home', title, description, paths: allPaths(homePath), crumbs: [] }
}

async function findConfigured({ settings }: Deps, path: string, language: Language): Promise<StaticPage | undefined> {
  const configurations = await Promise.all(languages.map((lang) => settings.configuration(lang)))
  const pathIn = (field: string, lang: Language) => {
    const value = configurations[languages.indexOf(lang)]?.[field]
    return typeof value === 'string' && value.startsWith('/') ? value : undefined
  }
  const [field, file] = Object.entries(configuredPages).find(([name]) => pathIn(name, language) === path) ?? []
  if (!field || !file) return undefined
  const { [`${file}Title` as const]: title, [`${file}Description` as const]: description } = pageTexts[language]
  return { file, title, description, paths: allPaths((lang) => pathIn(field, lang)), crumbs: [{ title, url: path }] }
}

const notFoundPage = (language: Language): StaticPage => {
  const { missingTitle: title, missingDescription: description } = pageTexts[language]
  return { file: 'not-found', title, description, paths: {}, crumbs: [{ title }] }
}

const withFile = (file: string, place: CatalogueLocation | undefined): StaticPage | undefined => place && { ...place, file }

function findCategory(deps: Deps, path: string, language: Language): StaticPage | undefined {
  const place = findCategoryLocation(deps, path, language)
  return withFile(place?.shelves ? 'department' : 'category', place)
}

/** A published page that editors write, such as the delivery terms or a news article; `shop-page` renders its blocks. */
async function findEditorial(deps: Deps, path: string, language: Language): Promise<StaticPage | undefined> {
  const configured = await readConfiguredPaths(deps.settings)
  const place = (await findPageLocation(deps.db, configured, path, language)) ?? (await findNewsLocation(deps, configured, path, language))
  return place && { ...place, file: 'editorial' }
}

const findPlace = async (deps: Deps, path: string, language: Language): Promise<StaticPage | undefined> =>
  findHome(path, language) ??
  findCategory(deps, path, language) ??
  withFile('product', await findProductLocation(deps, path, language)) ??
  (await findConfigured(deps, path, language)) ??
  (await findEditorial(deps, path, language))

const policyBody = ({ text, list = [] }: PolicySection): Html =>
  html`${text.map((sentence) => html`<p>${sentence}</p>`)}
          ${list.length > 0 ? html`<ul>${list.map((item) => html`<li><b>${item.name}</b>: ${item.text}</li>`)}</ul>` : ''}`

/** The privacy policy as markup. */
const renderPolicy = (language: Language): Html[] => [
  ...privacyPolicy[language].map(
    (section) => html`<section>
          <h2>${section.title}</h2>
          ${policyBody(section)}
        </section>`,
  ),
  html`<details>
          <summary>${storedNames[language].title}</summary>
          ${policyBody(storedNames[language])}
        </details>`,
]

/**
 * Finds the static page at a path, a template in demo/pages/shop. The customer area uses the language the visitor chose; its
 * login reloads in place when they choose another (LANG-04).
 */
export const findStaticPage: FindPage = async (deps, path, { development = false, chosen, search = '' } = {}) => {
  const inPath = languageOfPath(path)
  const atPath = await findPlace(deps, path, inPath)
  const language = (atPath?.file === 'account' && languages.find((lang) => lang === chosen)) || inPath
  const found = language === inPath ? atPath : await findPlace(deps, atPath?.paths[language] ?? path, language)
  if (!found) {
    const target = await findRedirect(deps.db, cleanPath(encodeURI(path)) ?? path)
    if (target !== undefined) return { location: withSearch(target, search) }
  }
  const place = found ?? notFoundPage(language)
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
  { settings, siteOrigin, alternateOrigin: twinOrigin }: Deps,
  place: StaticPage,
  language: Language,
  { development, search }: { development: boolean; search: string },
): Promise<Page['values']> {
  const { siteName, customerProfilePage, searchPage } = await settings.configuration(language)
  const twin = twinOrigin === undefined ? undefined : { origin: twinOrigin, name: pageTexts[language].demoRouted }
  const description = shortened(place.description)
  const query = listings.has(place.file) ? listingPage(search) : ''
  const head = {
    title: `${place.title} · ${String(siteName)}`,
    description,
    links: headLinks(place.paths, language, siteOrigin, { query }),
  }
  return {
    ...Object.fromEntries(Object.entries(pageTexts[language]).map(([name, text]) => [`text.${name}`, text])),
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
    home: homePath(language),
    searchPage: String(searchPage),
    crumbs: JSON.stringify(place.crumbs),
    policy: place.file === 'privacy' ? renderPolicy(language) : '',
    demo: development ? demoRibbon({ language, account: String(customerProfilePage), twin }) : '',
  }
}
