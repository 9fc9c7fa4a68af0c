import type { Mails } from '../../../../server/languages/english-mails.ts'

export const mails: Mails = {
  greeting: { named: (name) => `Sveiki, ${name}!`, neutral: 'Sveiki!' },
  accountMail: {
    confirm: {
      subject: (shop) => `Patvirtinkite paskyrą – ${shop}`,
      lines: (link) => [
        'Patvirtinkite, kad ši pašto dėžutė yra Jūsų:',
        link,
        'Nuoroda veikia vieną kartą, 24 valandas. Jei pas mus nesiregistravote, nieko nedarykite: niekas negalės prisijungti.',
      ],
    },
    received: {
      subject: (shop) => `Gavome Jūsų registraciją – ${shop}`,
      lines: () => ['Ačiū, kad užregistravote savo įmonę. Kiekvieną naują paskyrą peržiūrime patys ir per kelias dienas Jums parašysime.'],
    },
    approved: {
      subject: (shop) => `Jūsų paskyra patvirtinta – ${shop}`,
      lines: (link) => ['Jūsų paskyra patvirtinta. Prisijunkite čia:', link],
    },
    reset: {
      subject: (shop) => `Naujas slaptažodis – ${shop}`,
      lines: (link) => [
        'Kažkas (tikimės, kad Jūs) paprašė naujo slaptažodžio. Sukurti jį galite čia:',
        link,
        'Nuoroda veikia vieną kartą, 60 minučių. Jei prašėte ne Jūs, nieko nedarykite: slaptažodis nepasikeis.',
      ],
    },
    changed: {
      subject: (shop) => `Pakeistas Jūsų slaptažodis – ${shop}`,
      lines: (link) => [
        'Jūsų slaptažodis ką tik pakeistas, kiti įrenginiai atjungti. Jei tai padarėte ne Jūs, nedelsdami susikurkite naują:',
        link,
      ],
    },
  },
  orderMail: {
    subject: ({ number, shop }) => `Jūsų užsakymas ${number} – ${shop}`,
    thanks: 'Ačiū už užsakymą. Štai ką Jums supakuosime:',
    delivery: 'Pristatymas',
    deliveryPrice: 'Pristatymo kaina',
    discount: 'Sutaupyta su nuolaidos kodu',
    voucher: 'Apmokėta dovanų kuponu',
    total: 'Iš viso su PVM',
    VAT: 'iš jų PVM',
    payment: 'Apmokėjimas',
    transfer: ({ total, number }, { recipient, account, bank, bic }) =>
      `Prašome pervesti ${total}\ngavėjas: ${recipient}\nsąskaita: ${account} (${bank}, ${bic})\nmokėjimo paskirtis: ${number}`,
    end: 'Parašysime dar kartą, kai siunta iškeliaus.',
  },
  paymentMail: {
    subject: ({ number, shop }) => `Gavome užsakymo ${number} apmokėjimą – ${shop}`,
    text: ({ number }) => `Gavome užsakymo ${number} apmokėjimą ir jau jį pakuojame.`,
  },
  cancellationMail: {
    subject: ({ number, shop }) => `Užsakymas ${number} atšauktas – ${shop}`,
    text: ({ number }) =>
      `Užsakymas ${number} atšauktas, pinigai nenuskaityti. Prekės grąžintos į krepšelį, galite pasirinkti kitą mokėjimo būdą.`,
  },
  requestMail: {
    stars: (rating) => `${rating} iš 5`,
    arrived: ({ form, number }) => `${form}: užklausa ${number}`,
    from: ({ url }) => `Išsiųsta iš puslapio ${url}`,
    received: ({ number, shop }) => `Gavome Jūsų užklausą ${number} – ${shop}`,
    greeting: 'Sveiki,',
    thanks: ({ form, number }) => `ačiū, kad parašėte. Jūsų užklausos „${form}“ numeris – ${number}. Netrukus į ją atsakysime.`,
    copy: 'Štai ką mums išsiuntėte:',
    notYou: 'Jei nieko mums nesiuntėte, kažkas suklydo rašydamas adresą – nieko daryti nereikia.',
  },
  returnMail: {
    subject: ({ number, shop }) => `Užsakymo ${number} grąžinimas – ${shop}`,
    greeting: ({ name }) => `Sveiki, ${name}!`,
    thanks: ({ number }) => `Gavome Jūsų prašymą grąžinti šias užsakymo ${number} prekes:`,
    reason: 'Priežastis',
    comment: 'Jūsų pastaba',
    end: 'Peržiūrėsime ir parašysime per dvi darbo dienas.',
  },
}
