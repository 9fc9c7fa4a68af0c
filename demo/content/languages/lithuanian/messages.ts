import type { Words } from '../../../../server/languages/words.ts'

export const account = {
  invalid: 'Neteisingai užpildyti formos laukai',
  taken: 'Paskyra su šiuo el. paštu jau yra. Prisijunkite arba paprašykite naujo slaptažodžio.',
  closed: 'Šiuo metu naujos paskyros nekuriamos.',
  commonPassword: 'Šį slaptažodį kas nors spėtų vieną pirmųjų. Sugalvokite kitą.',
  passwordTooShort: (min) => `Mažiausias slaptažodžio ilgis – ${min} (ženklais).`,
  passwordTooLong: (max) => `Didžiausias slaptažodžio ilgis – ${max} (ženklais).`,
  passwordNeedsLetter: 'Slaptažodyje turi būti raidė',
  passwordNeedsNumber: 'Slaptažodyje turi būti skaičius',
  wait: 'Per daug bandymų. Pabandykite vėliau.',
} satisfies Words['account']

export const social = {
  refused: 'Prisijungimo patvirtinti nepavyko. Pabandykite dar kartą.',
  unverified: 'Paslaugos teikėjas nepatvirtino Jūsų el. pašto adreso. Prisijunkite el. paštu ir slaptažodžiu.',
  unconfirmed: 'Paskyra su šiuo el. paštu yra, bet el. paštas dar nepatvirtintas. Pirmiausia patikrinkite savo el. paštą.',
  closed: 'Šiuo metu naujos paskyros nekuriamos.',
  notApproved: 'Jūsų paskyros dar nepatvirtino administratorius.',
  disabled: 'Paskyra uždaryta.',
} satisfies Words['social']

export const upload = {
  tooBig: 'Failas per didelis',
  wrongKind: 'Tokių failų priimti negalime. Siųskite jį kaip PDF arba paveikslėlį.',
  notWhatItSays: 'Failo turinys neatitinka jo pavadinimo. Išsaugokite jį iš naujo arba siųskite kaip PDF.',
  empty: 'Failas tuščias',
  tooMany: 'Įkėlėte per daug failų: išsiųskite formą arba pabandykite vėliau',
  again: 'Failas neatkeliavo, siųskite jį dar kartą',
} satisfies Words['upload']

export const offer = {
  title: 'Komercinis pasiūlymas',
  file: 'Komercinis pasiūlymas.pdf',
  date: 'Data',
  code: 'Kodas',
  product: 'Prekė',
  quantity: 'Kiekis',
  price: 'Kaina',
  sum: 'Suma',
  unavailable: 'Tokio kiekio neturime',
  discount: 'Sutaupyta su nuolaidos kodu',
  VAT: 'PVM',
  withoutVAT: 'Be PVM',
  total: 'Iš viso su PVM',
  note: 'Kainos ir kiekiai galioja pasiūlymo dieną. Kainos su PVM, pristatymas neįskaičiuotas.',
  page: 'Puslapis',
  vatCode: 'PVM mokėtojo kodas',
  companyCode: 'Įmonės kodas',
} satisfies Words['offer']

export const payment = {
  title: 'Bandomasis mokėjimas',
  note: 'Šis puslapis atstoja mokėjimo paslaugų teikėją. Pinigai nenuskaitomi.',
  shop: 'Parduotuvė',
  order: 'Užsakymas',
  amount: 'Mokėti',
  paid: 'Šis užsakymas apmokėtas.',
  cancelled: 'Šis užsakymas atšauktas.',
  back: 'Grįžti į parduotuvę',
  pay: (total) => `Apmokėti ${total}`,
  refuse: 'Atmesti mokėjimą',
  leave: 'Grįžti į parduotuvę neapmokėjus',
} satisfies Words['payment']

export const catalogue = {
  price: 'Kaina',
  picture: (number) => `${number} nuotrauka`,
  imported: 'Importuota',
  tags: 'Žymos',
  pattern: 'Raštas',
  gender: 'Lytis',
  ageGroup: 'Amžius',
} satisfies Words['catalogue']

export const page = {
  noscript: 'Apžiūrėti parduotuvę galite ir be „JavaScript“. Norėdami pirkti, įjunkite jį naršyklėje ir įkelkite puslapį iš naujo.',
  missingTitle: 'Puslapis nerastas',
  missingDescription: 'Galbūt pasikeitė adresas arba prekė nebeparduodama.',
  departmentOffers: 'Šio skyriaus pasiūlymai',
  bestsellers: 'Perkamiausios prekės',
  allProducts: 'Visos prekės',
  related: 'Dera kartu',
  alternatives: 'Panašios prekės',
  moreStories: 'Taip pat skaitykite',
  storyProducts: 'Prekės iš šios istorijos',
} satisfies Words['page']

export const shop = {
  home: 'Pradžia',
  everything: 'Viskas, ką parduoda parduotuvė.',
  byDepartment: 'Rinkitės pagal skyrių',
  fromShop: 'Iš parduotuvės',
  other: 'Kita',
  account: 'Mano paskyra',
  menu: 'Parduotuvė',
  departments: 'Skyriai',
  terms: 'Pirkimo taisyklės',
  privacy: 'Privatumo politika',
  returns: 'Grąžinimas',
  delivery: 'Pristatymas',
  contacts: 'Kontaktai',
  about: 'Apie mus',
  questions: 'Klausimai ir atsakymai',
} satisfies Words['shop']
