import type { Language } from './common/shape.ts'

/** A section of the privacy policy: title, paragraphs and an optional list. */
export interface PolicySection {
  title: string
  text: string[]
  list?: { name: string; text: string }[]
}

const en: PolicySection[] = [
  {
    title: 'Who we are',
    text: [
      'Birch & Bolt, UAB, company code 305417926, Beržų g. 14, LT-03100 Vilnius, is responsible for your data. Write to hello@birchandbolt.example about anything on this page.',
    ],
  },
  {
    title: 'What we keep, and why',
    text: ['We keep only what your order, your account or your enquiry needs.'],
    list: [
      { name: 'Orders', text: 'who ordered, where it went, what it cost. Accounting law makes us keep them.' },
      { name: 'Your account', text: 'name, email, phone, company details and addresses.' },
      { name: 'Your password', text: 'only as a hash, from which nobody can read it.' },
      { name: 'Newsletter', text: 'your email address and the day you agreed.' },
      { name: 'Requests and files', text: 'what you send with a form.' },
    ],
  },
  {
    title: 'Cookies and what stays in your browser',
    text: [
      'Some things the shop keeps on your own device. No cookie follows you to other sites, no other company sets one here unless you agree, and other sites cannot read what the shop has stored.',
    ],
    list: [
      {
        name: 'Your login',
        text: 'a cookie that knows that you are logged in and which carts are yours, for 30 days or until you log out.',
      },
      {
        name: 'Carts, addresses, wishlist and products you looked at',
        text: 'until you remove them. When you log out, what belongs to your account goes.',
      },
      {
        name: 'Language and layout',
        text: 'the language you chose, and whether you look at products as a grid or as a list, until you clear your cookies.',
      },
      { name: 'The newsletter window', text: 'that you closed it, so that it does not come back.' },
      {
        name: 'Our emails',
        text: 'which of them brought you here, for three days, and only if you came by its link. While you are logged in, also which state of your cart we last sent to our newsletter service.',
      },
      { name: 'Saved parts of the shop', text: 'its menus, words and settings, so that the next page appears at once; nothing about you.' },
    ],
  },
  {
    title: 'How to delete it',
    text: [
      'Log out, and your addresses and details leave this browser. To remove the rest, clear the data of this site in the settings of your browser: carts, wishlist, language and cookies go with it.',
      'To have your account and your data deleted, except what the law obliges us to keep, write to us from the email address of the account. We answer within a month, as a rule within two days.',
    ],
  },
  {
    title: 'Your rights',
    text: [
      'You may see what we keep, have it corrected, deleted or handed to you, and object to how we use it. If you think that we are wrong, you may complain to the State Data Protection Inspectorate, vdai.lrv.lt.',
    ],
  },
]

const lt: PolicySection[] = [
  {
    title: 'Kas esame',
    text: [
      'Jūsų duomenis saugo ir už juos atsako „Birch & Bolt“, UAB, įmonės kodas 305417926, Beržų g. 14, LT-03100 Vilnius. Dėl visko, kas parašyta šiame puslapyje, rašykite hello@birchandbolt.example.',
    ],
  },
  {
    title: 'Ką saugome ir kodėl',
    text: ['Saugome tai, ko reikia Jūsų pirkiniui, paskyrai ar laiškui, ir nieko, kas mums nereikalinga.'],
    list: [
      {
        name: 'Užsakymai',
        text: 'kas užsakė, kur išsiuntėme, kiek kainavo. Buhalterinės apskaitos teisės aktai įpareigoja juos saugoti.',
      },
      { name: 'Jūsų paskyra', text: 'vardas, el. paštas, telefonas, įmonės duomenys ir adresai.' },
      { name: 'Jūsų slaptažodis', text: 'tik maišos reikšmė, iš kurios jo niekas neperskaitys.' },
      { name: 'Naujienlaiškis', text: 'Jūsų el. pašto adresas ir diena, kai sutikote.' },
      { name: 'Užklausos ir failai', text: 'tai, ką atsiunčiate su forma.' },
    ],
  },
  {
    title: 'Slapukai ir kas lieka Jūsų naršyklėje',
    text: [
      'Kai ką parduotuvė saugo Jūsų pačių įrenginyje. Nė vienas slapukas neseka Jūsų kitose svetainėse, kitos įmonės be Jūsų sutikimo čia slapukų neįrašo, o kitos svetainės to, ką saugo parduotuvė, neperskaito.',
    ],
    list: [
      {
        name: 'Prisijungimas',
        text: 'slapukas, kuris žino, kad esate prisijungę ir kurie krepšeliai Jūsų; 30 dienų arba kol atsijungsite.',
      },
      {
        name: 'Krepšeliai, adresai, norų sąrašas ir žiūrėtos prekės',
        text: 'kol juos pašalinsite. Jums atsijungus, paskyros duomenys ištrinami.',
      },
      { name: 'Kalba ir išdėstymas', text: 'pasirinkta kalba ir tai, ar prekes žiūrite tinkleliu, ar sąrašu; kol ištrinsite slapukus.' },
      { name: 'Naujienlaiškio langas', text: 'kad jį uždarėte, todėl jis nebegrįžta.' },
      {
        name: 'Mūsų laiškai',
        text: 'kuris iš jų Jus atvedė; tris dienas ir tik jei atėjote jo nuoroda. Kol esate prisijungę,\u00a0– ir tai, kokią krepšelio būseną paskutinį kartą išsiuntėme naujienlaiškių sistemai.',
      },
      {
        name: 'Parduotuvės kopijos',
        text: 'jos meniu, tekstai ir nustatymai, kad kitas puslapis atsivertų iškart; apie Jus ten nieko nėra.',
      },
    ],
  },
  {
    title: 'Kaip tai ištrinti',
    text: [
      'Atsijunkite, ir Jūsų adresai bei duomenys iš šios naršyklės dings. Norėdami pašalinti ir visa kita, naršyklės nustatymuose išvalykite šios svetainės duomenis: kartu dings krepšeliai, norų sąrašas, kalba ir slapukai.',
      'Norėdami, kad ištrintume Jūsų paskyrą ir viską, ko saugoti neįpareigoja įstatymai, parašykite mums iš paskyros el. pašto. Atsakome per mėnesį, paprastai per dvi dienas.',
    ],
  },
  {
    title: 'Jūsų teisės',
    text: [
      'Galite susipažinti su tuo, ką saugome, prašyti pataisyti, ištrinti ar perduoti Jums, nesutikti su tuo, kaip duomenis naudojame. Jei manote, kad klystame, galite kreiptis į Valstybinę duomenų apsaugos inspekciją, vdai.lrv.lt.',
    ],
  },
]

/** What is stored in a browser, by name. */
export const storedNames: Record<Language, PolicySection> = {
  en: {
    title: 'Cookie and storage names',
    text: ['For those who look into the storage of their browser: cookies first, then the entries of this site.'],
    list: [
      { name: 'shop-session', text: 'the login and the carts that belong to it.' },
      { name: 'lang, listType', text: 'language, and grid or list.' },
      { name: 'mc_cid, mc_eid', text: 'the letter that brought you here.' },
      { name: 'shop:carts, shop:unsaved', text: 'carts with their recipient, and whether the shop has received them.' },
      { name: 'shop:addresses, shop:addresses-seeded', text: 'delivery addresses.' },
      { name: 'shop:wishlist, shop:recent', text: 'the wishlist, and products you looked at.' },
      { name: 'shop:orders', text: 'the last five orders, to confirm them again for 14 days.' },
      { name: 'shop:reported', text: 'the state of the carts that was last sent to the newsletter service.' },
      { name: 'shop:newsletterClosed', text: 'the closed newsletter window.' },
      { name: 'shop:signal, shop:joined, shop:logout, shop:impersonated', text: 'a login or logout, so that all open tabs show the same.' },
      { name: 'shop:configuration, shop:translations, shop:menus, shop:manifest', text: 'copies of the shop.' },
    ],
  },
  lt: {
    title: 'Saugomų įrašų pavadinimai',
    text: ['Tiems, kas pažiūrės į savo naršyklės saugyklą: pirmiausia slapukai, paskui šios svetainės įrašai.'],
    list: [
      { name: 'shop-session', text: 'prisijungimas ir jo krepšeliai.' },
      { name: 'lang, listType', text: 'kalba, tinklelis arba sąrašas.' },
      { name: 'mc_cid, mc_eid', text: 'laiškas, kuris Jus atvedė.' },
      { name: 'shop:carts, shop:unsaved', text: 'krepšeliai su gavėju ir tai, ar parduotuvė juos jau gavo.' },
      { name: 'shop:addresses, shop:addresses-seeded', text: 'pristatymo adresai.' },
      { name: 'shop:wishlist, shop:recent', text: 'norų sąrašas ir žiūrėtos prekės.' },
      { name: 'shop:orders', text: 'penki paskutiniai užsakymai, kad jų patvirtinimai atsivertų 14 dienų.' },
      { name: 'shop:reported', text: 'krepšelių būsena, paskutinį kartą išsiųsta naujienlaiškių sistemai.' },
      { name: 'shop:newsletterClosed', text: 'uždarytas naujienlaiškio langas.' },
      {
        name: 'shop:signal, shop:joined, shop:logout, shop:impersonated',
        text: 'prisijungimas ar atsijungimas, kad visi atverti skirtukai rodytų tą patį.',
      },
      { name: 'shop:configuration, shop:translations, shop:menus, shop:manifest', text: 'parduotuvės kopijos.' },
    ],
  },
}

/** The privacy policy of the demo shop. */
export const privacyPolicy: Record<Language, PolicySection[]> = { en, lt }
