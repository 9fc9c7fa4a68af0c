import { brandPictures } from '../brand-pictures.ts'
import { news } from '../news.ts'
import { imageOf } from './page-pictures.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { shortAnswers } from './short-answers.ts'
import { translatorFor } from './translator.ts'

const productId = 'se-1001'
const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

/** A sample page for editors: each of the 24 block types once (BLOCK-01). */
export const allBlocks: PageContent = {
  key: 'all-blocks',
  paths: paths.allBlocks,
  texts: {
    en: { title: 'All blocks', description: 'Everything that a page of this shop can be made of, one below the other.' },
    lt: { title: 'Visi blokai', description: 'Viskas, iš ko gali būti sudėtas šios parduotuvės puslapis, vienas po kito.' },
  },
  blocks: (language) => {
    const t = translatorFor(language)
    return [
      {
        id: 'b-text',
        type: 'text',
        title: t('All blocks', 'Visi blokai'),
        data: {
          text: t(
            '<p>Each type of block once, in its usual dress. The styles of type and form have <a href="/styleguide">a page of their own</a>.</p>',
            '<p>Po vieną kiekvieno tipo bloką įprastu pavidalu. Šriftai ir formos aprašyti <a href="/lt/stiliaus-vadovas">atskirame puslapyje</a>.</p>',
          ),
        },
      },
      {
        id: 'b-images',
        type: 'images',
        title: t('Pictures', 'Paveikslai'),
        data: {
          displayType: 'tiles',
          columnsCount: 3,
          maxHeight: 240,
          aspectRatio: 1.6,
          areas: [
            { ...imageOf('truck'), title: t('Delivery', 'Pristatymas'), url: paths.delivery[language] },
            { ...imageOf('parcel'), title: t('Returns', 'Grąžinimas'), url: paths.returns[language] },
            { ...imageOf('mending'), title: t('A film about rabbits', 'Filmas apie triušius'), youtubeUrl: video },
          ],
        },
      },
      {
        id: 'b-image-row',
        type: 'imageRow',
        title: t('Pictures in a row', 'Paveikslai eilute'),
        data: {
          maxHeight: 88,
          displayGrayscale: true,
          areas: [
            { ...imageOf('fjellhus'), title: 'Fjellhus' },
            { ...imageOf('baltija'), title: 'Baltija' },
            { ...imageOf('rasa'), title: 'Rasa' },
            { ...imageOf('medis'), title: t('Medis, a film', 'Medis, filmas'), youtubeUrl: video },
          ],
        },
      },
      {
        id: 'b-text-with-image',
        type: 'textWithImage',
        title: t('Text with a picture', 'Tekstas su paveikslu'),
        data: {
          ...imageOf('birch'),
          imageAlt: t('A watering can, a toolbox, bolts and a stool', 'Laistytuvas, įrankių dėžė, varžtai ir taburetė'),
          imagePosition: 'left',
          text: t('<p>Words on one side, a picture on the other.</p>', '<p>Vienoje pusėje – žodžiai, kitoje – paveikslas.</p>'),
        },
      },
      { id: 'b-video', type: 'video', title: t('Video', 'Vaizdo įrašas'), data: { url: video, showControls: true, aspectRatio: 1.777 } },
      { id: 'b-faq', type: 'FAQ', title: t('Questions', 'Klausimai'), data: { items: shortAnswers(language).slice(0, 3) } },
      {
        id: 'b-categories',
        type: 'categoriesBanner',
        title: t('Chosen categories', 'Parinktos kategorijos'),
        data: {
          categories: ['garden', 'outdoor', 'toys', 'sport'],
          linkCategory: 'home',
          linkCategoryTitle: t('Everything for the home', 'Viskas namams'),
          imageFit: 'cover',
        },
      },
      {
        id: 'b-banner',
        type: 'productListBanner',
        title: t('Products in a slider', 'Prekės juostoje'),
        data: {
          productListId: 'gifts',
          slidesCount: 8,
          displayInSlider: true,
          displayType: 'tiles',
          columnsCount: 2,
          areas: [
            {
              ...imageOf('presents'),
              promoText: t('Gift wrapping, €2', 'Dovanos, supakuotos už du eurus'),
              actionButtonTitle: t('See the gifts', 'Žiūrėti dovanas'),
              url: paths.gifts[language],
            },
            { ...imageOf('frost'), promoText: t('Sledges, on film', 'Rogutės filme'), youtubeUrl: video },
          ],
        },
      },
      {
        id: 'b-category',
        type: 'category',
        title: t('A category', 'Kategorija'),
        data: { id: 'camp', renderType: 'onlySubcategories', listingType: 'smallTiles' },
      },
      {
        id: 'b-list',
        type: 'productList',
        title: t('A product list', 'Prekių sąrašas'),
        data: { productListId: 'workshop-basics', splitBy: 'off' },
      },
      { id: 'b-product', type: 'product', data: { productId } },
      { id: 'b-attributes', type: 'productAttributes', title: t('Properties', 'Savybės'), data: { productId } },
      { id: 'b-related', type: 'relatedProducts', title: t('Pairs well with', 'Dera kartu'), data: { productId } },
      { id: 'b-alternatives', type: 'alternativeProducts', title: t('Similar products', 'Panašios prekės'), data: { productId } },
      { id: 'b-found', type: 'searchResults', title: t('Search', 'Paieška'), data: { splitBy: 'off' } },
      { id: 'b-wishes', type: 'wishlist', title: t('Wishlist', 'Norų sąrašas') },
      { id: 'b-cart', type: 'cart' },
      { id: 'b-account', type: 'customerProfile' },
      {
        id: 'b-news',
        type: 'newsList',
        title: t('News', 'Naujienos'),
        data: { size: 3, columnsCount: 3, displayType: 'tiles', allUrl: paths.news[language] },
      },
      { id: 'b-article', type: 'newsItem', data: { newsId: news[0]?.id, allUrl: paths.news[language] } },
      { id: 'b-contacts', type: 'contacts', title: t('Shops', 'Parduotuvės'), data: { pushPinIconId: brandPictures.logo } },
      { id: 'b-form', type: 'form', data: { formId: 'contact' } },
      { id: 'b-styleguide', type: 'styleguide', title: t('Style guide', 'Stiliaus vadovas') },
      { id: 'b-missing', type: 'not-found' },
    ]
  },
}
