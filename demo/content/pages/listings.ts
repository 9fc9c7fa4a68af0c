import { both } from '../common/product.ts'
import type { Language, Text } from '../common/shape.ts'
import { imageOf } from './page-pictures.ts'
import { paths } from './paths.ts'
import type { PageBlock, PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'

interface Listing {
  key: string
  paths: Text
  list: string
  title: Text
  /** for search engines; the banner shows it too */
  description: Text
  picture: Parameters<typeof imageOf>[0]
  /** initial sort order */
  sort?: string
  /** off where each product would have the same badge */
  displayBadges?: false
  more?: (language: Language) => PageBlock[]
}

/** A page with one product list below a banner. */
const listing = ({
  key,
  paths: addresses,
  list,
  title,
  description,
  picture,
  sort,
  displayBadges,
  more = () => [],
}: Listing): PageContent => ({
  key,
  paths: addresses,
  texts: {
    en: { title: title.en, description: description.en },
    lt: { title: title.lt, description: description.lt },
  },
  ogImage: imageOf(picture).imageId,
  blocks: (language) => [
    {
      id: `${key}-top`,
      type: 'images',
      data: {
        displayType: 'tiles',
        maxHeight: 160,
        areas: [{ ...imageOf(picture), title: title[language], promoText: description[language] }],
      },
    },
    {
      id: `${key}-products`,
      type: 'productList',
      data: {
        blockSpacing: 'small',
        productListId: list,
        splitBy: 'off',
        ...(sort && { sort }),
        ...(displayBadges === false && { displayBadges }),
      },
    },
    ...more(language),
  ],
})

/** Pages of product lists. */
export const listings: PageContent[] = [
  listing({
    key: 'offers',
    paths: paths.offers,
    list: 'offers',
    title: both('Offers of the week', 'Savaitės pasiūlymai'),
    description: both('Everything reduced, while stocks last.', 'Viskas, kas atpigo, – kol dar yra sandėlyje.'),
    picture: 'offers',
    sort: 'discount',
  }),
  listing({
    key: 'newest',
    paths: paths.newest,
    list: 'new',
    displayBadges: false,
    title: both('New arrivals', 'Naujos prekės'),
    description: both(
      'What came in during the last weeks, tested by us before it got its price.',
      'Tai, kas atkeliavo per pastarąsias savaites, mūsų išbandyta dar prieš gaunant kainą.',
    ),
    picture: 'arrivals',
    sort: 'newest',
  }),
  listing({
    key: 'bestsellers',
    paths: paths.bestsellers,
    list: 'top',
    title: both('Bestsellers', 'Perkamiausios prekės'),
    description: both(
      'What leaves the warehouse every day, and seldom comes back.',
      'Kasdien iškeliauja iš sandėlio ir retai kada sugrįžta.',
    ),
    picture: 'favourites',
    displayBadges: false,
  }),
  listing({
    key: 'gifts',
    paths: paths.gifts,
    list: 'gifts',
    title: both('Gifts that will be used', 'Dovanos, kurios bus naudojamos'),
    description: both('For aunts, colleagues and carpenters. Gift wrap is €2.', 'Tetoms, kolegoms ir staliams. Dovanos pakavimas – €2.'),
    picture: 'gifts',
    more: (language) => {
      const t = translatorFor(language)
      return [
        {
          id: 'gift-words',
          type: 'text',
          data: {
            text: t(
              '<h2>When it has to be there on time</h2><p>Parcels for a locker in Lithuania leave until 14:00 and are there the next morning. The price stays out of the parcel, and a gift may come back within 60 days instead of 30.</p>',
              '<h2>Kai turi suspėti laiku</h2><p>Siuntos į Lietuvos paštomatus išvyksta iki 14 val. ir kitą rytą jau laukia. Kainos siuntoje nebus, o dovaną galima grąžinti per 60 dienų vietoj 30.</p>',
            ),
          },
        },
      ]
    },
  }),
  listing({
    key: 'winter',
    paths: paths.winter,
    list: 'winter',
    title: both('For the cold months', 'Šaltajam sezonui'),
    description: both(
      'Wool, sledges, skates and light, from the first frost to the last.',
      'Vilna, rogutės, pačiūžos ir šviesa – nuo pirmosios šalnos iki paskutinės.',
    ),
    picture: 'winter',
  }),
]
