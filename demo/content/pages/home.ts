import { departments } from '../catalogue.ts'
import { inStockDays } from '../common/in-stock-days.ts'
import { imageOf } from './page-pictures.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { shortAnswers } from './short-answers.ts'
import { translatorFor } from './translator.ts'

/** The home page. */
export const home: PageContent = {
  key: 'home',
  paths: paths.home,
  texts: {
    en: {
      title: 'Everything for house, garden and crew',
      description: `Tools, kitchenware, furniture and workwear, in stock in Vilnius and at your door in ${inStockDays[1]} days.`,
    },
    lt: {
      title: 'Viskas namams, sodui ir darbui',
      description: `Įrankiai, virtuvės reikmenys, baldai ir darbo drabužiai sandėlyje Vilniuje, pas jus per ${inStockDays[1]} dienas.`,
    },
  },
  blocks: (language) => {
    const t = translatorFor(language)
    return [
      {
        id: 'hero',
        type: 'images',
        data: {
          displayType: 'carousel',
          maxHeight: 520,
          areas: [
            {
              ...imageOf('reading'),
              title: t('The reading corner, ready to order', 'Skaitymo kampelis – viskas iš karto'),
              promoText: t(
                'One chair, one lamp and a shelf of books. Pieces that fit together, in stock in Vilnius.',
                'Viena kėdė, vienas šviestuvas ir lentyna knygų. Viskas dera tarpusavyje ir jau laukia Vilniuje.',
              ),
              actionButtonTitle: t('See the furniture', 'Žiūrėti baldus'),
              url: t('/c/home/furniture-lighting', '/lt/c/namai/baldai-ir-sviesa'),
            },
            {
              ...imageOf('bench'),
              title: t('Twelve tools, one wall', 'Dvylika įrankių, viena siena'),
              promoText: t(
                'A first workshop for two square metres, put together by people who mend for a living.',
                'Pirmosios dirbtuvės dviem kvadratiniams metrams. Rinkinį sudarė žmonės, kurie taiso kasdien.',
              ),
              actionButtonTitle: t('See the workshop', 'Žiūrėti dirbtuves'),
              url: t('/c/workshop', '/lt/c/dirbtuves'),
            },
            {
              ...imageOf('camp'),
              title: t('Out before breakfast', 'Į kelią dar prieš pusryčius'),
              promoText: t(
                'Tents, boots and stoves that stayed in our own packs after a thousand kilometres.',
                'Palapinės, batai ir viryklės, kurios po tūkstančio kilometrų liko mūsų pačių kuprinėse.',
              ),
              actionButtonTitle: t('See the outdoor range', 'Žiūrėti žygių prekes'),
              url: t('/c/outdoor', '/lt/c/zygiams'),
            },
          ],
        },
      },
      {
        id: 'promises',
        type: 'imageRow',
        data: {
          maxHeight: 32,
          areas: [
            {
              ...imageOf('fast'),
              title: t(`Delivered in ${inStockDays[1]} days`, `Pristatome per ${inStockDays[1]} dienas`),
              url: paths.delivery[language],
            },
            {
              ...imageOf('invoice'),
              title: t('Pay by invoice', 'Apmokėjimas pagal sąskaitą'),
              url: paths.business[language],
            },
            {
              ...imageOf('back'),
              title: t('Free 30-day returns', 'Nemokamas grąžinimas per 30 dienų'),
              url: paths.returns[language],
            },
            {
              ...imageOf('collect'),
              title: t('Click & collect', 'Atsiėmimas parduotuvėje'),
              url: paths.contacts[language],
            },
          ],
        },
      },
      {
        id: 'departments',
        type: 'categoriesBanner',
        title: t('Shop by department', 'Prekių skyriai'),
        data: {
          categories: departments.map(({ id }) => id),
          columnsCount: 5,
          imageFit: 'cover',
        },
      },
      {
        id: 'newest',
        type: 'productListBanner',
        title: t('New arrivals', 'Naujos prekės'),
        data: { productListId: 'new', slidesCount: 8, displayInSlider: true },
      },
      {
        id: 'crew',
        type: 'textWithImage',
        title: t('One account for the whole crew', 'Viena paskyra visai komandai'),
        data: {
          ...imageOf('crew'),
          imageAlt: t('Helmet, toolbox, bucket and spirit level', 'Šalmas, įrankių dėžė, kibiras ir gulsčiukas'),
          imagePosition: 'left',
          actionButtonTitle: t('Open a company account', 'Sukurti įmonės paskyrą'),
          url: paths.business[language],
          text: t(
            `<p>Company prices, and a cart that your colleagues can pick up where you left it.</p><ul><li>Credit limit and 30-day invoices</li><li>Several delivery addresses in one order</li><li>Commercial offers as PDF, price lists as a spreadsheet</li></ul>`,
            `<p>Įmonės kainos ir krepšelis, kurį kolegos pratęsia ten, kur baigėte Jūs.</p><ul><li>Kredito limitas ir sąskaitos apmokėjimas per 30 dienų</li><li>Keli pristatymo adresai viename užsakyme</li><li>Komerciniai pasiūlymai PDF formatu, kainoraščiai – „Excel“ failai</li></ul>`,
          ),
        },
      },
      {
        id: 'offers',
        type: 'productListBanner',
        title: t('Offers of the week', 'Savaitės pasiūlymai'),
        data: {
          productListId: 'offers',
          slidesCount: 8,
          sort: 'discount',
          displayInSlider: true,
        },
      },
      {
        id: 'ideas',
        type: 'images',
        data: {
          displayType: 'tiles',
          columnsCount: 2,
          maxHeight: 400,
          areas: [
            {
              ...imageOf('wrapping'),
              promoText: t('Gift wrapping, €2', 'Dovanų pakavimas, €2'),
              actionButtonTitle: t('See the gifts', 'Žiūrėti dovanas'),
              url: paths.gifts[language],
            },
            {
              ...imageOf('stove'),
              promoText: t('Cast iron to hand down', 'Ketus, kurį paliksite anūkams'),
              actionButtonTitle: t('See pots and pans', 'Žiūrėti puodus ir keptuves'),
              url: t('/c/kitchen/cooking/pots-pans', '/lt/c/virtuve/gaminimas/puodai-ir-keptuves'),
            },
          ],
        },
      },
      {
        id: 'brands',
        type: 'imageRow',
        title: t('Makers we know by name', 'Gamintojai, kuriuos pažįstame'),
        data: {
          areas: [
            { title: 'Fjellhus', url: t('/search?search=Fjellhus', '/lt/paieska?search=Fjellhus') },
            { title: 'Baltija', url: t('/search?search=Baltija', '/lt/paieska?search=Baltija') },
            { title: '3 Ravens', url: t('/search?search=3+Ravens', '/lt/paieska?search=3+Ravens') },
            { title: 'Rasa', url: t('/search?search=Rasa', '/lt/paieska?search=Rasa') },
            { title: 'Ugnė', url: t('/search?search=Ugn%C4%97', '/lt/paieska?search=Ugn%C4%97') },
            { title: 'Medis', url: t('/search?search=Medis', '/lt/paieska?search=Medis') },
          ],
        },
      },
      {
        id: 'news',
        type: 'newsList',
        title: t('News', 'Naujienos'),
        data: { size: 3, columnsCount: 3, displayType: 'tiles', allUrl: paths.news[language] },
      },
      { id: 'questions', type: 'FAQ', title: t('Questions buyers ask', 'Ko klausia pirkėjai'), data: { items: shortAnswers(language) } },
    ]
  },
}
