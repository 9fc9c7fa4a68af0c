import { departmentLists } from '../../server/catalogue/records/list-ids.ts'
import { departments, productsOf } from './catalogue.ts'
import { both } from './common/product.ts'
import type { DepartmentSeed, ProductSeed, Text } from './common/shape.ts'
import { loyaltyPrograms } from './loyalty.ts'
import { storyLists } from './news.ts'

/** A product list: hand-picked article numbers in their order, or a rule that selects from the catalogue. */
export type ProductListSeed = { id: string; title: Text } & ({ skus: string[] } | { rule: (product: ProductSeed) => boolean })

const written = departments.flatMap(productsOf)

/** The products for a use, hand-picked ones first; `without` names those that such a list should not show. */
function skusFor(use: string, { first, without }: { first: string[]; without: string[] }): string[] {
  const placed = new Set([...first, ...without])
  const others = written.filter((product) => {
    const uses = product.specs.suited_for
    return Array.isArray(uses) && uses.includes(use) && !placed.has(product.sku)
  })
  return [...first, ...others.map(({ sku }) => sku)]
}

const isReduced = ({ old }: ProductSeed) => old !== undefined
const isNew = ({ labels }: ProductSeed) => labels?.includes('new') ?? false
const isBestseller = ({ labels }: ProductSeed) => labels?.includes('top') ?? false

const bestsellersCount = 12

/** The lists of a department, which share no product. What sells well comes first; products in stock fill up the bestsellers. */
function listsOf(department: DepartmentSeed): ProductListSeed[] {
  const own = productsOf(department)
  const atFullPrice = own.filter((product) => !isReduced(product))
  const inStock = atFullPrice.filter((product) => !isBestseller(product) && !isNew(product) && product.stock > 0)
  const best = new Set([...atFullPrice.filter(isBestseller), ...inStock].slice(0, bestsellersCount))
  const { offers, bestsellers } = departmentLists(department.id)
  const titleOf = (text: Text): Text => both(`${department.title.en}: ${text.en}`, `${department.title.lt}: ${text.lt}`)
  return [
    { id: offers, title: titleOf(both('offers', 'pasiūlymai')), rule: (product) => own.includes(product) && isReduced(product) },
    { id: bestsellers, title: titleOf(both('bestsellers', 'perkamiausios prekės')), rule: (product) => best.has(product) },
  ]
}

/** The product lists that pages, the search box and the configuration refer to by id. */
export const lists: ProductListSeed[] = [
  { id: 'offers', title: both('Offers', 'Pasiūlymai'), rule: isReduced },
  { id: 'new', title: both('New arrivals', 'Naujienos'), rule: isNew },
  { id: 'top', title: both('Bestsellers', 'Perkamiausios prekės'), rule: isBestseller },
  {
    id: 'gifts',
    title: both('Gifts', 'Dovanos'),
    skus: skusFor('gift', {
      first: [
        'TC-3108',
        'BC-1301',
        'CS-1602',
        'CK-1402',
        'SV-1501',
        'WD-2001',
        'TC-3122',
        'LF-1502',
        'AP-4101',
        'CL-1203',
        'JT-1101',
        'CA-1102',
        'BI-1801',
        'CH-1201',
        'HB-1201',
        'LW-1402',
        'KB-1101',
        'HP-1301',
        'FW-1203',
        'BX-2201',
        'GJ-1701',
        'GB-4008',
        'BP-1003',
        'CF-4201',
      ],
      without: ['SW-1204', 'SW-1205', 'LK-2103', 'DP-1603', 'WU-1903', 'WM-1707'],
    }),
  },
  {
    id: 'winter',
    title: both('For the cold months', 'Šaltajam sezonui'),
    skus: skusFor('winter', {
      first: [
        'BC-1301',
        'IS-2005',
        'CK-1402',
        'IS-2003',
        'LW-1402',
        'TL-1903',
        'CS-1604',
        'CF-4201',
        'IS-2004',
        'HT-1004',
        'SX-3208',
        'IS-2001',
        'SX-3201',
        'SN-2101',
      ],
      without: ['SN-2115', 'LK-2102', 'HG-1803', 'BX-2204', 'FI-2122', 'TM-1805', 'BL-1602', 'IS-2006'],
    }),
  },
  {
    id: 'recommended',
    title: both('Recommended', 'Rekomenduojame'),
    skus: [
      'PP-1001',
      'HT-1001',
      'TE-1301',
      'SE-1001',
      'KB-1101',
      'LG-1801',
      'WM-1702',
      'LA-1104',
      'CT-1602',
      'BX-2201',
      'BP-1001',
      'FO-1601',
    ],
  },
  {
    id: 'summer',
    title: both('Summer', 'Vasarai'),
    skus: [
      'TL-1901',
      'SV-1501',
      'OW-1901',
      'CS-1604',
      'OW-1902',
      'YG-1201',
      'SV-1506',
      'TE-1304',
      'RK-1101',
      'GJ-1705',
      'TL-1906',
      'WM-1702',
      'HG-1805',
      'OW-1903',
      'OW-1905',
      'CO-1704',
      'FS-1102',
    ],
  },
  {
    id: 'trail',
    title: both('What stayed in the pack', 'Kas liko kuprinėje'),
    skus: [
      'BP-1001',
      'FW-1201',
      'FW-1202',
      'TE-1306',
      'CK-1401',
      'CK-1403',
      'CK-1402',
      'FO-1602',
      'FO-1605',
      'CO-1701',
      'LF-1501',
      'LF-1503',
      'FA-2101',
      'FA-2104',
      'CK-1404',
      'TE-1304',
    ],
  },
  {
    id: 'workshop-basics',
    title: both('A first workshop', 'Pirmosios dirbtuvės'),
    skus: [
      'HT-1001',
      'SB-1101',
      'SW-1201',
      'SW-1203',
      'CP-1301',
      'RS-1701',
      'LG-1801',
      'MK-1901',
      'BX-2201',
      'DD-1401',
      'BL-1603',
      'SB-1103',
    ],
  },
  // for the discount codes of the sales programs
  ...loyaltyPrograms.flatMap(({ id, type, title, skus }) => (type === 'unboughtProductDiscount' && skus ? { id, title, skus } : [])),
  {
    id: 'stories',
    title: both('From the stories', 'Iš istorijų'),
    skus: [...new Set(storyLists.flatMap(({ skus }) => skus.slice(0, 1)))],
  },
  ...storyLists,
  ...departments.flatMap(listsOf),
]

/** The article numbers of a list in its order; `products` is the whole catalogue. */
export const skusOf = (list: ProductListSeed, products: readonly ProductSeed[]): string[] =>
  'skus' in list ? list.skus : products.filter(list.rule).map(({ sku }) => sku)
