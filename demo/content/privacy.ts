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
      'Birch & Bolt, UAB, company code 305417926, Beržų g. 14, LT-03100 Vilnius, keeps your data and answers for it. Write to hello@birchandbolt.example about anything on this page.',
    ],
  },
  {
    title: 'What we keep, and why',
    text: ['We keep what a purchase, an account or a letter of yours needs, and nothing that we have no use for.'],
    list: [
      { name: 'Orders', text: 'who ordered, where it went, what it cost. Accounting law makes us keep them for ten years.' },
      { name: 'Your account', text: 'name, email, phone, company details and addresses, for as long as you have the account.' },
      { name: 'Your password', text: 'only as a hash, from which nobody can read it.' },
      { name: 'Newsletter', text: 'your email address and the day you agreed, until you leave.' },
      { name: 'Requests and files', text: 'what you send with a form, for a year after we have answered.' },
    ],
  },
  {
    title: 'Cookies',
    text: [
      'We set cookies that the shop needs to work. No cookie follows you to other sites, and no other company sets one here unless you agree.',
    ],
    list: [
      { name: 'shop-session', text: 'knows that you are logged in, and which cart is yours; 30 days.' },
      { name: 'lang', text: 'remembers the language you chose.' },
      { name: 'listType', text: 'remembers whether you look at products as a grid or as a list.' },
      { name: 'mc_cid, mc_eid', text: 'say which of our letters brought you here; three days, only when you came by such a link.' },
    ],
  },
  {
    title: 'What stays in your browser',
    text: [
      'The shop keeps some things on your own device, in the storage of this site. Nobody else can read them, and when you log out what is personal is removed.',
    ],
    list: [
      { name: 'shop:carts, shop:unsaved', text: 'your carts, with the recipient that you typed, and whether the shop has heard of them.' },
      { name: 'shop:addresses, shop:addresses-seeded', text: 'delivery addresses that you saved.' },
      { name: 'shop:wishlist, shop:recent', text: 'what you have put aside and what you looked at last.' },
      { name: 'shop:reported', text: 'which state of your carts was last sent to the marketing service, when you are logged in.' },
      { name: 'shop:newsletterClosed', text: 'that you closed the newsletter window, so that it does not come back.' },
      {
        name: 'shop:signal, shop:joined, shop:logout, shop:impersonated',
        text: 'that somebody logged in or out, so that all open tabs agree.',
      },
      {
        name: 'shop:configuration, shop:translations, shop:menus, shop:manifest',
        text: 'what the shop itself has said, so that the next page is there at once; nothing about you.',
      },
    ],
  },
  {
    title: 'How to delete it',
    text: [
      'Log out, and your addresses and details leave this browser. To remove the rest, clear the data of this site in the settings of your browser: carts, wishlist, language and cookies go with it.',
      'To have your account and everything that law does not make us keep deleted, write to us from the email address of the account. We answer within a month, as a rule within two days.',
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
    title: 'Kas mes',
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
        text: 'kas užsakė, kur išsiuntėme, kiek kainavo. Buhalterinės apskaitos teisės aktai įpareigoja juos saugoti dešimt metų.',
      },
      { name: 'Jūsų paskyra', text: 'vardas, el. paštas, telefonas, įmonės duomenys ir adresai – tol, kol turite paskyrą.' },
      { name: 'Jūsų slaptažodis', text: 'tik maišos reikšmė, iš kurios jo niekas neperskaitys.' },
      { name: 'Naujienlaiškis', text: 'Jūsų el. pašto adresas ir diena, kai sutikote, – kol atsisakysite.' },
      { name: 'Užklausos ir failai', text: 'tai, ką atsiunčiate su forma, – metus po to, kai atsakome.' },
    ],
  },
  {
    title: 'Slapukai',
    text: [
      'Naudojame slapukus, be kurių parduotuvė neveiktų. Nė vienas jų neseka Jūsų kitose svetainėse, o kitos įmonės be Jūsų sutikimo čia slapukų neįrašo.',
    ],
    list: [
      { name: 'shop-session', text: 'žino, kad esate prisijungę ir kuris krepšelis Jūsų; 30 dienų.' },
      { name: 'lang', text: 'prisimena pasirinktą kalbą.' },
      { name: 'listType', text: 'prisimena, ar prekes žiūrite tinkleliu, ar sąrašu.' },
      { name: 'mc_cid, mc_eid', text: 'pasako, kuris mūsų laiškas Jus atvedė; tris dienas, tik jei atėjote tokia nuoroda.' },
    ],
  },
  {
    title: 'Kas lieka Jūsų naršyklėje',
    text: [
      'Kai ką parduotuvė saugo Jūsų pačių įrenginyje, šios svetainės saugykloje. Niekas kitas to neperskaito, o Jums atsijungus asmeniniai duomenys pašalinami.',
    ],
    list: [
      { name: 'shop:carts, shop:unsaved', text: 'Jūsų krepšeliai su įrašytu gavėju ir tai, ar parduotuvė apie juos jau žino.' },
      { name: 'shop:addresses, shop:addresses-seeded', text: 'išsaugoti pristatymo adresai.' },
      { name: 'shop:wishlist, shop:recent', text: 'ką pasižymėjote ir ką žiūrėjote paskiausiai.' },
      { name: 'shop:reported', text: 'kokia krepšelių būsena paskutinį kartą išsiųsta rinkodaros sistemai, kai esate prisijungę.' },
      { name: 'shop:newsletterClosed', text: 'kad uždarėte naujienlaiškio langą, todėl jis nebegrįžta.' },
      {
        name: 'shop:signal, shop:joined, shop:logout, shop:impersonated',
        text: 'kad kas nors prisijungė ar atsijungė, todėl visi atverti skirtukai sutaria.',
      },
      {
        name: 'shop:configuration, shop:translations, shop:menus, shop:manifest',
        text: 'ką pasakė pati parduotuvė, kad kitas puslapis atsivertų iškart; apie Jus ten nieko nėra.',
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

/** The privacy policy of the demo shop. */
export const privacyPolicy: Record<Language, PolicySection[]> = { en, lt }
