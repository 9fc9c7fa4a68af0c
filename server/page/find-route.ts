import type { Crumb } from '../../src/model/page/route.ts'
import { homePath } from '../catalogue/records/path-to.ts'
import type { Deps } from '../context/deps.ts'
import type { Language } from '../languages/language.ts'
import type { Languages } from '../languages/languages.ts'
import { categoryPage, productPage } from './catalogue-blocks.ts'
import { findCategoryLocation, findProductLocation } from './catalogue-locations.ts'
import { cleanPath } from './clean-path.ts'
import { type ConfiguredPaths, readConfiguredPaths } from './configured-paths.ts'
import { findPageLocation } from './find-page-location.ts'
import { shortened } from './head-links.ts'
import { findNewsLocation } from './news-location.ts'
import type { BlockToShow, ContentLocation, PageLocation } from './page-location.ts'
import { findRedirect, withSearch } from './redirects.ts'

export interface RouteQuery {
  /** percent-encoded */
  path: string
  /** query string without the question mark; appended to a redirect */
  search?: string
  /** language of the texts; default: that of the path */
  lang?: Language | undefined
  /** preview token of an unpublished page */
  token?: string | undefined
}

/** A route in the response (ROUTE-06); a redirect has only target, path and language. */
export interface RouteToShow {
  language: Language
  path?: string
  redirect?: string
  title?: string
  description?: string
  ogImage?: string
  alternatives?: PageLocation['paths']
  crumbs?: readonly Crumb[]
  home?: string
  displayCategoriesListDesktop?: boolean
  blocks?: readonly BlockToShow[]
}

export interface FoundRoute {
  route: RouteToShow
  /** must not be cached */
  isPrivate: boolean
}

/** Finds the route of a path (CALL-58, ROUTE-06); undefined if the shop has no page there. */
export async function findRoute(deps: Deps, { path: rawPath, search = '', lang, token }: RouteQuery): Promise<FoundRoute | undefined> {
  const path = cleanPath(rawPath)
  if (path === undefined) return undefined
  const inPath = deps.languages.ofPath(path)
  const redirect = await findRedirect(deps.db, path)
  if (redirect !== undefined) return { route: { path, language: inPath, redirect: withSearch(redirect, search) }, isPrivate: false }
  const configured = await readConfiguredPaths(deps)
  const atPath = await findLocation(deps, configured, path, inPath, token)
  if (!atPath) return undefined
  const translated = lang && lang !== inPath ? atPath.paths[lang] : undefined
  const inLang = translated === undefined ? undefined : await findLocation(deps, configured, translated, lang as Language, token)
  return toRoute(deps.languages, inLang ?? atPath, inLang ? (lang as Language) : inPath)
}

const findLocation = async (
  deps: Deps,
  configured: ConfiguredPaths,
  path: string,
  language: Language,
  token?: string,
): Promise<ContentLocation | undefined> => {
  const category = findCategoryLocation(deps, path, language)
  if (category) return categoryPage(category, deps.languages.words(language))
  const product = await findProductLocation(deps, path, language)
  if (product) return productPage(product, deps.languages.words(language))
  return (
    (await findPageLocation(deps, configured, homeWithSlash(deps.languages, path), language, token)) ??
    (await findNewsLocation(deps, configured, path, language))
  )
}

/** `/lt` is the home page `/lt/`. */
const homeWithSlash = ({ codes, prefixOf }: Languages, path: string) =>
  codes.some((language) => path === prefixOf(language)) ? `${path}/` : path

function toRoute(languages: Languages, place: ContentLocation, language: Language): FoundRoute {
  const { title, description, paths, crumbs, ogImage, blocks, displayCategoriesListDesktop, isPrivate = false } = place
  const path = paths[language]
  return {
    route: {
      ...(path !== undefined && { path }),
      language,
      title,
      description: shortened(description),
      ...(ogImage !== undefined && { ogImage }),
      alternatives: paths,
      crumbs,
      home: homePath(languages, language),
      ...(displayCategoriesListDesktop && { displayCategoriesListDesktop }),
      blocks,
    },
    isPrivate,
  }
}
