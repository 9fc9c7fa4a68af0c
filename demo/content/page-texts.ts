import { inStockDays } from './common/in-stock-days.ts'
import type { Language } from './common/shape.ts'

/** Texts of the demo's pages outside the tags. */
interface PageTexts {
  skip: string
  noscript: string
  homeTitle: string
  homeDescription: string
  heroTitle: string
  heroText: string
  heroAction: string
  heroUrl: string
  fastTitle: string
  fastText: string
  invoiceTitle: string
  invoiceText: string
  returnsTitle: string
  returnsText: string
  shopsTitle: string
  shopsText: string
  departments: string
  newest: string
  crewTitle: string
  crewText: string
  crewAction: string
  crewUrl: string
  offers: string
  departmentOffers: string
  bestsellers: string
  allProducts: string
  recommended: string
  recent: string
  products: string
  related: string
  alternatives: string
  cartTitle: string
  cartDescription: string
  searchTitle: string
  searchPlaceholder: string
  searchDescription: string
  wishlistTitle: string
  wishlistDescription: string
  accountTitle: string
  accountDescription: string
  privacyTitle: string
  privacyDescription: string
  demoRibbon: string
  demoTitle: string
  demoText: string
  demoClose: string
  demoHide: string
  demoPrivate: string
  demoBusiness: string
  demoOperator: string
  demoAccount: string
  demoAdmin: string
  demoMail: string
  demoStatic: string
  demoRouted: string
  missingTitle: string
  missingDescription: string
  missingAction: string
}

const en: PageTexts = {
  skip: 'Skip to the content',
  noscript: 'You can look around without JavaScript. To buy, please switch it on in your browser and load the page again.',
  homeTitle: 'Everything for house, garden and crew',
  homeDescription: `Tools, kitchenware, furniture and workwear, in stock in Vilnius and at your door in ${inStockDays[1]} days.`,
  heroTitle: 'The reading corner, ready to order',
  heroText: 'One chair, one lamp and a shelf of books. Pieces that fit together, in stock in Vilnius.',
  heroAction: 'See the furniture',
  heroUrl: '/c/home',
  fastTitle: `In ${inStockDays[1]} days`,
  fastText: 'to your door or a locker',
  invoiceTitle: 'Pay by invoice',
  invoiceText: 'for company accounts',
  returnsTitle: '30 days for returns',
  returnsText: 'free from any parcel locker',
  shopsTitle: 'Collect in a shop',
  shopsText: 'ready in one working day',
  departments: 'Shop by department',
  newest: 'New arrivals',
  crewTitle: 'Kit out the whole crew',
  crewText: 'Helmets, gloves and work clothing in every size, in quantities that a site needs.',
  crewAction: 'See protective wear',
  crewUrl: '/c/protective-wear',
  offers: 'Offers of the week',
  departmentOffers: 'Offers in this department',
  bestsellers: 'Bestsellers',
  allProducts: 'All products',
  recommended: 'Recommended',
  recent: 'Recently viewed',
  products: 'Products',
  related: 'Pairs well with',
  alternatives: 'Similar products',
  cartTitle: 'Cart',
  cartDescription: 'What you are about to order.',
  searchTitle: 'Search',
  searchPlaceholder: 'Search products',
  searchDescription: 'Search the whole shop by name, SKU or property.',
  wishlistTitle: 'Wishlist',
  wishlistDescription: 'What you have put aside.',
  accountTitle: 'My account',
  accountDescription: 'Orders, returns, carts and addresses, all in one place.',
  privacyTitle: 'Privacy policy',
  privacyDescription: 'What we know about you, where it is kept, and how to have it deleted.',
  demoRibbon: 'Demo',
  demoTitle: 'Look around with a demo account',
  demoText: 'This is a demo shop. The accounts below work only while it runs for development.',
  demoClose: 'Close',
  demoHide: 'Hide this ribbon',
  demoPrivate: 'Private buyer',
  demoBusiness: 'Business buyer',
  demoOperator: 'Operator (back office)',
  demoAccount: 'Log in',
  demoAdmin: 'Back office: approve accounts, act as a customer',
  demoMail: 'Mailbox of the shop',
  demoStatic: 'The same shop as static pages',
  demoRouted: 'The same shop as one tag with pages from the database',
  missingTitle: 'Page not found',
  missingDescription: 'The address may have changed, or the product is no longer sold.',
  missingAction: 'Go to the home page',
}

const lt: PageTexts = {
  skip: 'Pereiti prie turinio',
  noscript: 'Apžiūrėti parduotuvę galite ir be „JavaScript“. Norėdami pirkti, įjunkite jį naršyklėje ir įkelkite puslapį iš naujo.',
  homeTitle: 'Viskas namams, sodui ir darbui',
  homeDescription: `Įrankiai, virtuvės reikmenys, baldai ir darbo drabužiai sandėlyje Vilniuje, pas jus per ${inStockDays[1]} dienas.`,
  heroTitle: 'Skaitymo kampelis – viskas iš karto',
  heroText: 'Viena kėdė, vienas šviestuvas ir lentyna knygų. Viskas dera tarpusavyje ir jau laukia Vilniuje.',
  heroAction: 'Žiūrėti baldus',
  heroUrl: '/lt/c/namai',
  fastTitle: `Per ${inStockDays[1]} dienas`,
  fastText: 'iki durų arba į paštomatą',
  invoiceTitle: 'Apmokėjimas pagal sąskaitą',
  invoiceText: 'įmonių paskyroms',
  returnsTitle: 'Grąžinimas per 30 dienų',
  returnsText: 'nemokamai iš bet kurio paštomato',
  shopsTitle: 'Atsiėmimas parduotuvėje',
  shopsText: 'paruošta per vieną darbo dieną',
  departments: 'Parduotuvės skyriai',
  newest: 'Naujienos',
  crewTitle: 'Aprenkite visą komandą',
  crewText: 'Šalmai, pirštinės ir darbo drabužiai visų dydžių – tiek, kiek reikia statybvietei.',
  crewAction: 'Žiūrėti apsaugos priemones',
  crewUrl: '/lt/c/darbo-apsauga',
  offers: 'Savaitės pasiūlymai',
  departmentOffers: 'Šio skyriaus pasiūlymai',
  bestsellers: 'Perkamiausios prekės',
  allProducts: 'Visos prekės',
  recommended: 'Rekomenduojame',
  recent: 'Neseniai žiūrėtos',
  products: 'Prekės',
  related: 'Dera kartu',
  alternatives: 'Panašios prekės',
  cartTitle: 'Krepšelis',
  cartDescription: 'Tai, ką ketinate užsakyti.',
  searchTitle: 'Paieška',
  searchPlaceholder: 'Ieškoti prekių',
  searchDescription: 'Ieškokite visoje parduotuvėje pagal pavadinimą, kodą ar savybę.',
  wishlistTitle: 'Norų sąrašas',
  wishlistDescription: 'Tai, ką pasižymėjote.',
  accountTitle: 'Mano paskyra',
  accountDescription: 'Užsakymai, grąžinimai, krepšeliai ir adresai vienoje vietoje.',
  privacyTitle: 'Privatumo politika',
  privacyDescription: 'Ką apie Jus žinome, kur tai saugoma ir kaip tai ištrinti.',
  demoRibbon: 'Demo',
  demoTitle: 'Apsižvalgykite su bandomąja paskyra',
  demoText: 'Tai bandomoji parduotuvė. Šios paskyros veikia tik tada, kai ji paleista kūrimo režimu.',
  demoClose: 'Uždaryti',
  demoHide: 'Paslėpti šią juostelę',
  demoPrivate: 'Privatus pirkėjas',
  demoBusiness: 'Verslo pirkėjas',
  demoOperator: 'Darbuotoja (administravimas)',
  demoAccount: 'Prisijungti',
  demoAdmin: 'Administravimas: patvirtinti paskyras, veikti kliento vardu',
  demoMail: 'Parduotuvės laiškai',
  demoStatic: 'Ta pati parduotuvė statiniais puslapiais',
  demoRouted: 'Ta pati parduotuvė kaip viena žyma su puslapiais iš duomenų bazės',
  missingTitle: 'Puslapis nerastas',
  missingDescription: 'Galbūt pasikeitė adresas arba prekė nebeparduodama.',
  missingAction: 'Į pagrindinį puslapį',
}

export const pageTexts: Record<Language, PageTexts> = { en, lt }
