import { both } from '../../demo/content/common/product.ts'
import type { Text } from '../../demo/content/common/shape.ts'
import { paths } from '../../demo/content/pages/paths.ts'
import type { PageContent } from '../../demo/content/pages/shape.ts'
import { shopPages } from '../../demo/content/pages/shop-pages.ts'
import { translatorFor } from '../../demo/content/pages/translator.ts'
import { assortment } from '../catalogue/to-record.ts'
import { cleanText, inBoth, type ownPages, type ShopFile, type ShopText } from '../shop-file.ts'

const all = both('/all', '/lt/visos-prekes')

type OwnPage = (typeof ownPages)[number]

/** The default titles of pages that the shop writes itself. */
const titles: Record<OwnPage, Text> = {
  terms: both('Terms of sale', 'Pirkimo taisyklės'),
  privacy: both('Privacy policy', 'Privatumo politika'),
  returns: both('Returns', 'Grąžinimas'),
  delivery: both('Delivery', 'Pristatymas'),
  contacts: both('Contacts', 'Kontaktai'),
  about: both('About us', 'Apie mus'),
  questions: both('Questions and answers', 'Klausimai ir atsakymai'),
}

/** Pages that the kit links to, by field of the configuration. */
const linked = { terms: 'termsPage', privacy: 'privacyPolicyPage', returns: 'returnsPage', contacts: 'contactsPage' } as const

/** The URLs of the shop's pages: its own, or those of the configuration. */
export function linkedPages(shop: ShopFile): Record<string, ShopText | undefined> {
  return Object.fromEntries(
    Object.entries(linked).map(([key, field]) => [
      field,
      shop[field] ?? (hasPage(shop, key as OwnPage) ? paths[key as OwnPage] : undefined),
    ]),
  )
}

const hasPage = ({ pages }: ShopFile, key: OwnPage) => pages?.[key]?.html !== undefined

function writtenPages(shop: ShopFile): PageContent[] {
  return Object.entries(shop.pages ?? {}).flatMap(([name, page]) => {
    const key = name as OwnPage
    if (page.html === undefined) return []
    const title = inBoth(page.title ?? titles[key])
    const description = inBoth(page.description ?? title)
    const text = cleanText(page.html)
    return {
      key,
      paths: paths[key],
      texts: {
        en: { title: title.en, description: description.en },
        lt: { title: title.lt, description: description.lt },
      },
      blocks: (language) => [{ id: `${key}-words`, type: 'text', title: title[language], data: { text: text[language] } }],
    }
  })
}

/** Without bestsellers, which engines do not name. */
const plainPages = shopPages.map((page): PageContent => ({ ...page, blocks: (language) => page.blocks(language).slice(0, 1) }))

/** The pages of a shop whose products are unknown in advance. */
export const gatewayPages = (categories: readonly string[], shop: ShopFile): PageContent[] => [
  {
    key: 'home',
    paths: paths.home,
    texts: {
      en: { title: shop.siteName ?? 'Home', description: 'Everything that the shop sells.' },
      lt: { title: shop.siteName ?? 'Pradžia', description: 'Viskas, ką parduoda parduotuvė.' },
    },
    blocks: (language) => {
      const t = translatorFor(language)
      return [
        {
          id: 'departments',
          type: 'categoriesBanner',
          title: t('Shop by department', 'Rinkitės pagal skyrių'),
          data: { categories: [...categories], columnsCount: 3, imageFit: 'cover' },
        },
        {
          id: 'all',
          type: 'productListBanner',
          title: t('From the shop', 'Iš parduotuvės'),
          data: { productListId: assortment, slidesCount: 8, displayInSlider: true },
        },
      ]
    },
  },
  {
    key: 'all',
    paths: all,
    texts: {
      en: { title: 'All products', description: 'Everything that the shop sells.' },
      lt: { title: 'Visos prekės', description: 'Viskas, ką parduoda parduotuvė.' },
    },
    blocks: () => [{ id: 'all', type: 'productList', data: { productListId: assortment } }],
  },
  ...plainPages,
  ...writtenPages(shop),
]

/** Pages, besides the categories, to which the menus link. */
export const menuPages = (shop: ShopFile) => [
  { id: 'all', title: both('All products', 'Visos prekės'), link: all },
  { id: 'account', title: both('My account', 'Mano paskyra'), link: paths.account },
  ...Object.entries(titles).flatMap(([name, title]) => {
    const key = name as OwnPage
    const place = key in linked ? linkedPages(shop)[linked[key as keyof typeof linked]] : hasPage(shop, key) ? paths[key] : undefined
    return place === undefined ? [] : { id: key, title: inBoth(shop.pages?.[key]?.title ?? title), link: inBoth(place) }
  }),
]
