import type { FaqItem } from '../../../src/model/page/faq-data.ts'
import type { Language } from '../common/shape.ts'
import { configuration } from '../configuration.ts'
import { imageOf } from './page-pictures.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'
import { waysOfDelivery } from './ways-of-delivery.ts'
import { waysOfPayment } from './ways-of-payment.ts'

const { account } = paths

/** Delivery and payment. */
export const delivery: PageContent = {
  key: 'delivery',
  paths: paths.delivery,
  texts: {
    en: {
      title: 'Delivery and payment',
      description: 'Lockers from €2,49, couriers from €4,90, shops for nothing. When it leaves, when it arrives, how to pay.',
    },
    lt: {
      title: 'Pristatymas ir mokėjimas',
      description: 'Paštomatai nuo €2,49, kurjeris nuo €4,90, parduotuvės – nemokamai. Kada išvyksta, kada atvyksta, kaip mokėti.',
    },
  },
  ogImage: imageOf('truck').imageId,
  blocks: (language) => {
    const t = translatorFor(language)
    return [
      {
        id: 'on-its-way',
        type: 'textWithImage',
        title: t('Delivery and payment', 'Pristatymas ir mokėjimas'),
        data: {
          ...imageOf('truck'),
          imageAlt: t('A delivery van between two parcels', 'Pristatymo automobilis tarp dviejų siuntų'),
          imagePosition: 'right',
          backgroundColor: 'transparent',
          text:
            t(
              `<p>Order before 14:00 on a working day, and everything with a green dot leaves our warehouse the same afternoon.</p><p>We email the tracking number as soon as the carrier has the parcel. Orders placed while you were logged in show their progress in <a href="${account.en}?section=orders">your account</a>.</p><p>Lockers keep a parcel for three days, shops for seven.</p>`,
              `<p>Užsakykite darbo dieną iki 14 val., ir viskas, kas pažymėta žaliu tašku, iš sandėlio išvyks tą pačią popietę.</p><p>Siuntos numerį atsiųsime el. paštu, kai tik ją paims vežėjas. Jei užsakėte prisijungę, siuntos eigą matysite <a href="${account.lt}?section=orders">savo paskyroje</a>.</p><p>Paštomate siunta laukia tris dienas, parduotuvėje – septynias.</p>`,
            ) +
            `<p><mark>${t(`Free delivery on orders from €${configuration.freeDeliveryFrom}`, `Nemokamas pristatymas užsakymams nuo €${configuration.freeDeliveryFrom}`)}</mark></p>`,
        },
      },
      {
        id: 'ways',
        type: 'text',
        data: {
          columns: true,
          text: [
            `<div><h2>${t('Delivery options', 'Pristatymo būdai')}</h2>${waysOfDelivery(language)}</div>`,
            `<div><h2>${t('Payment methods', 'Mokėjimo būdai')}</h2>${waysOfPayment(language)}</div>`,
          ].join(''),
        },
      },
      {
        id: 'delivery-questions',
        type: 'FAQ',
        title: t('About deliveries', 'Apie pristatymą'),
        data: {
          items: deliveryAnswers(language),
        },
      },
    ]
  },
}

/** What buyers ask about deliveries. */
export function deliveryAnswers(language: Language): FaqItem[] {
  const t = translatorFor(language)
  return [
    {
      title: t('Can I change the address after I have ordered?', 'Ar galiu pakeisti adresą, kai jau užsakiau?'),
      description: t(
        '<p>Until the parcel is packed: call us, or reply to the confirmation email. After that the carrier can redirect it to another locker; the link is in its message.</p>',
        '<p>Kol siunta nesupakuota – skambinkite arba atsakykite į užsakymo patvirtinimo laišką. Vėliau į kitą paštomatą ją gali nukreipti vežėjas; nuoroda – jo žinutėje.</p>',
      ),
    },
    {
      title: t('What if I am not at home?', 'O jei manęs nebus namie?'),
      description: t(
        '<p>The courier calls before, tries again on the next working day, and then leaves the parcel at the nearest pickup point for five days.</p>',
        '<p>Kurjeris prieš tai paskambina, kitą darbo dieną bando dar kartą, o paskui siuntą penkioms dienoms palieka artimiausiame atsiėmimo punkte.</p>',
      ),
    },
    {
      title: t('Do you deliver chairs in one piece?', 'Ar kėdes pristatote surinktas?'),
      description: t(
        '<p>Chairs yes, shelves no. Whatever arrives in parts comes with its key and takes less than half an hour; for twenty euros the courier’s colleague does it.</p>',
        '<p>Kėdes – taip, lentynas – ne. Kas atkeliauja dalimis, turi savo raktelį ir surenkama greičiau nei per pusvalandį; už dvidešimt eurų tai padarys kurjerio kolega.</p>',
      ),
    },
  ]
}
