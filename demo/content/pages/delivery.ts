import { imageOf } from './page-pictures.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'
import { waysOfDelivery } from './ways-of-delivery.ts'

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
          text: t(
            '<p>Order before 14:00 on a working day, and what shows a green dot leaves our warehouse the same afternoon. You get a letter with the number of the parcel as soon as the van has it.</p>',
            '<p>Užsakykite darbo dieną iki 14 val., ir viskas, prie ko dega žalias taškas, iš sandėlio išvyks tą pačią popietę. Laišką su siuntos numeriu gausite, kai tik ją paims kurjeris.</p>',
          ),
        },
      },
      {
        id: 'ways',
        type: 'text',
        title: t('Ways of delivery', 'Pristatymo būdai'),
        data: {
          text: waysOfDelivery(language),
        },
      },
      {
        id: 'paying',
        type: 'text',
        title: t('Ways of payment', 'Mokėjimo būdai'),
        data: {
          text: t(
            `<ul><li><strong>Card or online bank</strong>, at once on the page of the payment provider.</li><li><strong>Bank transfer.</strong> The invoice comes by email; we pack when it is paid.</li><li><strong>Card</strong>, to the courier or in the shop.</li><li><strong>Cash</strong>, to the courier or in the shop. Please have the exact amount ready.</li><li><strong>Invoice payable within 30 days</strong>, for <a href="${paths.business.en}">companies with a credit limit</a>.</li><li><strong>Gift voucher.</strong> Type its code in the cart; what is left stays on it.</li></ul><p>Prices contain the VAT of the country that the invoice goes to.</p>`,
            `<ul><li><strong>Kortele arba per e. banką</strong> – iš karto mokėjimų paslaugos puslapyje.</li><li><strong>Bankinis pavedimas.</strong> Sąskaitą atsiųsime el. paštu, supakuosime ją apmokėjus.</li><li><strong>Kortele</strong> kurjeriui arba parduotuvėje.</li><li><strong>Grynaisiais</strong> kurjeriui arba parduotuvėje. Prašome paruošti tikslią sumą.</li><li><strong>Pagal sąskaitą per 30 dienų</strong> – <a href="${paths.business.lt}">įmonėms, turinčioms kredito limitą</a>.</li><li><strong>Dovanų kuponu.</strong> Jo kodą įrašykite krepšelyje; kas nepanaudota, lieka kupone.</li></ul><p>Į kainas įskaičiuotas tos šalies PVM, į kurią išrašoma sąskaita.</p>`,
          ),
        },
      },
      {
        id: 'delivery-questions',
        type: 'FAQ',
        title: t('About deliveries', 'Apie pristatymą'),
        data: {
          items: [
            {
              title: t('Can I change the address after I have ordered?', 'Ar galiu pakeisti adresą, kai jau užsakiau?'),
              description: t(
                '<p>Until the parcel is packed: call us, or answer the letter that confirmed the order. Afterwards the carrier can send it to another locker; the link stands in its message.</p>',
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
                '<p>Chairs yes, beds no. Whatever arrives in parts comes with its key and takes less than half an hour; for twenty euros the courier’s colleague does it.</p>',
                '<p>Kėdes – taip, lovas – ne. Kas atkeliauja dalimis, turi savo raktelį ir surenkama greičiau nei per pusvalandį; už dvidešimt eurų tai padarys kurjerio kolega.</p>',
              ),
            },
          ],
        },
      },
    ]
  },
}
