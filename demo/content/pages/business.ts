import { imageOf } from './page-pictures.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'

/** Offers for companies. */
export const business: PageContent = {
  key: 'business',
  paths: paths.business,
  texts: {
    en: {
      title: 'For companies',
      description: 'Invoices payable within 30 days, prices by quantity, offers as PDF and one person who knows your orders.',
    },
    lt: {
      title: 'Verslui',
      description: 'Sąskaitos apmokėjimas per 30 dienų, kiekio nuolaidos, PDF pasiūlymai ir vienas Jūsų užsakymus žinantis žmogus.',
    },
  },
  ogImage: imageOf('crew').imageId,
  blocks: (language) => {
    const t = translatorFor(language)
    return [
      {
        id: 'one-account',
        type: 'textWithImage',
        title: t('One account for the whole crew', 'Viena paskyra visai komandai'),
        data: {
          ...imageOf('crew'),
          imageAlt: t('Helmet, toolbox, bucket and spirit level', 'Šalmas, įrankių dėžė, kibiras ir gulsčiukas'),
          imagePosition: 'right',
          backgroundColor: 'transparent',
          actionButtonTitle: t('Open a company account', 'Sukurti įmonės paskyrą'),
          url: `${paths.account[language]}?step=register`,
          text: t(
            `<p>Whoever keeps a site, a school or a kitchen running buys differently: more, more often, and never alone. A company account fits that.</p><ul><li>Invoices payable within 30 days, up to your credit limit</li><li>Prices by quantity on 300 products</li><li>Several carts, one for each site, named by you</li><li>One order, several delivery addresses</li><li>A PDF quote from every cart</li></ul><p>Already have a company account? <a href="${paths.account.en}">Log in</a></p>`,
            `<p>Kas rūpinasi statybviete, mokykla ar virtuve, perka kitaip: daugiau, dažniau ir niekada po vieną. Tam ir skirta įmonės paskyra.</p><ul><li>Sąskaitos apmokėjimas per 30 dienų pagal kredito limitą</li><li>Kiekio nuolaidos 300 prekių</li><li>Keli krepšeliai\u00a0– po vieną objektui, su Jūsų pavadinimais</li><li>Vieno užsakymo siuntos keliais adresais</li><li>Komercinis pasiūlymas PDF formatu iš kiekvieno krepšelio</li></ul><p>Jau turite įmonės paskyrą? <a href="${paths.account.lt}">Prisijunkite</a></p>`,
          ),
        },
      },
      {
        id: 'work-range',
        type: 'categoriesBanner',
        title: t('For the site', 'Statybvietei'),
        data: {
          categories: ['work-clothing', 'head-and-eyes', 'hands-and-feet', 'site-safety'],
          linkCategory: 'protective-wear',
          linkCategoryTitle: t('All protective wear', 'Visos apsaugos priemonės'),
          imageFit: 'cover',
        },
      },
      {
        id: 'company-questions',
        type: 'FAQ',
        title: t('Before you ask', 'Dar prieš klausiant'),
        data: {
          items: [
            {
              title: t('How do we get a credit limit?', 'Kaip gauti kredito limitą?'),
              description: t(
                '<p>Open a company account. We look at the register and at your first orders, and tell you your limit within two working days.</p>',
                '<p>Susikurkite įmonės paskyrą. Peržiūrėsime registro duomenis bei pirmuosius užsakymus ir limitą pranešime per dvi darbo dienas.</p>',
              ),
            },
            {
              title: t('Can our system order by itself?', 'Ar mūsų sistema gali užsakyti pati?'),
              description: t(
                `<p>By EDI, or from a price and stock file that we write every night. What is open to you stands in your account under <a href="${paths.account.en}?section=integrations">Integrations</a>.</p>`,
                `<p>Per EDI arba pagal kainų ir likučių failą, kurį sudarome kiekvieną naktį. Kas Jums prieinama, rasite paskyroje, skiltyje <a href="${paths.account.lt}?section=integrations">Integracijos</a>.</p>`,
              ),
            },
            {
              title: t('Who may order in our name?', 'Kas gali užsakyti mūsų vardu?'),
              description: t(
                '<p>Everybody to whom you give the login, and whoever collects needs only a name. Orders above the limit wait for a payment.</p>',
                '<p>Visi, kam suteiksite prisijungimą, o atsiimančiajam užteks pasakyti pavardę. Limitą viršijantys užsakymai laukia apmokėjimo.</p>',
              ),
            },
          ],
        },
      },
      {
        id: 'trade',
        type: 'form',
        data: { formId: 'trade-account' },
      },
    ]
  },
}
