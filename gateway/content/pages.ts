import type { Text } from '../../server/languages/language.ts'
import type { Languages } from '../../server/languages/languages.ts'
import type { PageContent } from '../../server/page/stored-page.ts'
import { assortment } from '../catalogue/to-record.ts'
import { asText, cleanText, ownPages, type ShopFile, type ShopText } from '../shop-file.ts'
import type { GatewayContent } from './gateway-content.ts'

type OwnPage = (typeof ownPages)[number]

const wordOf = (languages: Languages, name: OwnPage | 'account'): Text => languages.each((language) => languages.words(language).shop[name])

/** What a page that the shop writes itself is called; it may say so. */
function titleOf(languages: Languages, { pages }: ShopFile, key: OwnPage): Text {
  const own = pages?.[key]?.title
  return own === undefined ? wordOf(languages, key) : asText(own)
}

/** Pages that the kit links to, by field of the configuration. */
const linked = { terms: 'termsPage', privacy: 'privacyPolicyPage', returns: 'returnsPage', contacts: 'contactsPage' } as const

/** The URLs of the shop's pages: its own, or those of the configuration. */
export function linkedPages({ paths }: GatewayContent, shop: ShopFile): Record<string, ShopText | undefined> {
  return Object.fromEntries(
    Object.entries(linked).map(([key, field]) => [
      field,
      shop[field] ?? (hasPage(shop, key as OwnPage) ? paths[key as OwnPage] : undefined),
    ]),
  )
}

const hasPage = ({ pages }: ShopFile, key: OwnPage) => pages?.[key]?.html !== undefined

function writtenPages({ languages, paths }: GatewayContent, shop: ShopFile): PageContent[] {
  const { pick } = languages
  return Object.entries(shop.pages ?? {}).flatMap(([name, page]) => {
    const key = name as OwnPage
    if (page.html === undefined) return []
    const title = titleOf(languages, shop, key)
    const description = page.description === undefined ? title : asText(page.description)
    const text = cleanText(page.html)
    return {
      key,
      paths: paths[key],
      texts: languages.each((language) => ({ title: pick(title, language), description: pick(description, language) })),
      blocks: (language) => [{ id: `${key}-words`, type: 'text', title: pick(title, language), data: { text: pick(text, language) } }],
    }
  })
}

/** Without bestsellers, which engines do not name. */
const plainPage = (page: PageContent): PageContent => ({ ...page, blocks: (language) => page.blocks(language).slice(0, 1) })

/** The pages of a shop whose products are not known beforehand. */
export const gatewayPages = (content: GatewayContent, categories: readonly string[], shop: ShopFile): PageContent[] => {
  const { languages, paths } = content
  return [
    {
      key: 'home',
      paths: paths.home,
      texts: languages.each((language) => {
        const { home, everything } = languages.words(language).shop
        return { title: shop.siteName ?? home, description: everything }
      }),
      blocks: (language) => {
        const { byDepartment, fromShop } = languages.words(language).shop
        return [
          {
            id: 'departments',
            type: 'categoriesBanner',
            title: byDepartment,
            data: { categories: [...categories], columnsCount: 3, imageFit: 'cover' },
          },
          {
            id: 'all',
            type: 'productListBanner',
            title: fromShop,
            data: { productListId: assortment, slidesCount: 8, displayInSlider: true },
          },
        ]
      },
    },
    {
      key: 'all',
      paths: paths.all,
      texts: languages.each((language) => {
        const { page, shop: words } = languages.words(language)
        return { title: page.allProducts, description: words.everything }
      }),
      blocks: () => [{ id: 'all', type: 'productList', data: { productListId: assortment } }],
    },
    ...content.pages.map(plainPage),
    ...writtenPages(content, shop),
  ]
}

/** Pages, besides the categories, to which the menus link. */
export const menuPages = (content: GatewayContent, shop: ShopFile) => {
  const { languages, paths } = content
  return [
    { id: 'all', title: languages.each((language) => languages.words(language).page.allProducts), link: paths.all },
    { id: 'account', title: wordOf(languages, 'account'), link: paths.account },
    ...ownPages.flatMap((key) => {
      const place =
        key in linked ? linkedPages(content, shop)[linked[key as keyof typeof linked]] : hasPage(shop, key) ? paths[key] : undefined
      return place === undefined ? [] : { id: key, title: titleOf(languages, shop, key), link: asText(place) }
    }),
  ]
}
