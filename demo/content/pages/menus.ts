import type { StoredMenuNode } from '../../../server/page/stored-menu.ts'
import { type Drawing, pictureId } from '../../../server/pictures/picture.ts'
import type { MenuType } from '../../../src/model/page/menu.ts'
import { departments } from '../catalogue.ts'
import { both } from '../common/product.ts'
import type { CategorySeed, DepartmentSeed, Text } from '../common/shape.ts'
import { paths } from './paths.ts'

export type MenuSeed = StoredMenuNode<Text>

const childPath = (parent: Text, { slug }: CategorySeed): Text => both(`${parent.en}/${slug.en}`, `${parent.lt}/${slug.lt}`)
const addressOf = ({ slug }: CategorySeed): Text => both(`/c/${slug.en}`, `/lt/c/${slug.lt}`)

const page = (id: string, title: Text, link: Text): MenuSeed => ({ id, title, link, linkType: 'page' })

/** A category and its descendants, down to the third level of the menu. */
function categoryNode(category: CategorySeed, link: Text): MenuSeed {
  const nodes = category.children?.map((child) => categoryNode(child, childPath(link, child)))
  return { id: category.id, title: category.title, link, linkType: 'category', ...(nodes && { nodes }) }
}

const drawingFor = ({ art }: CategorySeed, { tint }: DepartmentSeed, view: Drawing['view']): Drawing => ({ art, tint, view })

/** The two categories of a department that its submenu shows with pictures. */
const tileCategories = ({ children = [] }: DepartmentSeed) => [children.at(1), children.at(-1)].filter((child) => child !== undefined)

const tileNode = (category: CategorySeed, department: DepartmentSeed): MenuSeed => ({
  id: `${department.id}-tile-${category.id}`,
  title: category.title,
  link: childPath(addressOf(department), category),
  linkType: 'category',
  imageMobile: pictureId(drawingFor(category, department, 'front')),
  imageMobileAlt: both('', ''),
  imageDesktop: pictureId(drawingFor(category, department, 'tile')),
  imageDesktopAlt: both('', ''),
})

const departmentNode = (department: DepartmentSeed): MenuSeed => ({
  ...categoryNode(department, addressOf(department)),
  imageMobile: pictureId(drawingFor(department, department, 'front')),
  imageMobileAlt: both('', ''),
  imageDesktop: pictureId(drawingFor(department, department, 'tile')),
  imageDesktopAlt: both('', ''),
  submenuTiles: tileCategories(department).map((category) => tileNode(category, department)),
  bottomItem: {
    id: `${department.id}-all`,
    title: both(`All of ${department.title.en}`, `Visa kategorija „${department.title.lt}“`),
    link: addressOf(department),
    linkType: 'category',
  },
})

const textNode = ({ id, title, slug }: DepartmentSeed): MenuSeed => page(`shop-${id}`, title, both(`/c/${slug.en}`, `/lt/c/${slug.lt}`))

/** The initial menus of the shop. */
export const menus: Record<MenuType, MenuSeed[]> = {
  main_menu: [
    ...departments.map(departmentNode),
    page('offers', both('Offers', 'Pasiūlymai'), paths.offers),
    { ...page('news', both('News', 'Naujienos'), paths.news), platform: 'phone' },
    { ...page('contacts', both('Shops and contacts', 'Parduotuvės ir kontaktai'), paths.contacts), platform: 'phone' },
  ],
  second_footer_menu: [
    { id: 'shop', title: both('Shop', 'Parduotuvė'), nodes: departments.slice(0, 6).map(textNode) },
    {
      id: 'more',
      title: both('More departments', 'Kiti skyriai'),
      nodes: [
        ...departments.slice(6).map(textNode),
        page('offers-of-week', both('Offers of the week', 'Savaitės pasiūlymai'), paths.offers),
        page('newest', both('New arrivals', 'Naujos prekės'), paths.newest),
        page('bestsellers', both('Bestsellers', 'Perkamiausios prekės'), paths.bestsellers),
        page('gift-ideas', both('Gift ideas', 'Dovanų idėjos'), paths.gifts),
        page('winter', both('For the cold months', 'Šaltajam sezonui'), paths.winter),
      ],
    },
  ],
  FOOTER_MENU: [
    {
      id: 'service',
      title: both('Service', 'Pagalba'),
      nodes: [
        page('delivery', both('Delivery and payment', 'Pristatymas ir mokėjimas'), paths.delivery),
        page('returns', both('Returns and warranty', 'Grąžinimas ir garantija'), paths.returns),
        page('repairs', both('Repairs and service', 'Remontas ir priežiūra'), paths.service),
        page('questions', both('Questions and answers', 'Klausimai ir atsakymai'), paths.questions),
        page('profile', both('My account', 'Mano paskyra'), paths.account),
      ],
    },
    {
      id: 'company',
      title: both('Company', 'Įmonė'),
      nodes: [
        page('about', both('About us', 'Apie mus'), paths.about),
        page('stories', both('News', 'Naujienos'), paths.news),
        page('business', both('For companies', 'Verslui'), paths.business),
        page('shops', both('Shops and contacts', 'Parduotuvės ir kontaktai'), paths.contacts),
        page('terms', both('Terms of sale', 'Pirkimo taisyklės'), paths.terms),
        page('privacy', both('Privacy policy', 'Privatumo politika'), paths.privacy),
      ],
    },
  ],
}

/** The drawings of the pictures in the menus. */
export const menuDrawings: Drawing[] = departments.flatMap((department) =>
  [department, ...tileCategories(department)].flatMap((category) => [
    drawingFor(category, department, 'front'),
    drawingFor(category, department, 'tile'),
  ]),
)
