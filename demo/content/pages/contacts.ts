import { configuration } from '../configuration.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'

const { companyEmail, companyPhone } = configuration

/** Shop locations and a contact form. */
export const contacts: PageContent = {
  key: 'contacts',
  paths: paths.contacts,
  texts: {
    en: {
      title: 'Shops and contacts',
      description: 'Shops in Lithuania, Latvia and Estonia with opening hours and directions, and a form for every question.',
    },
    lt: {
      title: 'Parduotuvės ir kontaktai',
      description: 'Parduotuvės Lietuvoje, Latvijoje ir Estijoje: darbo laikas, kaip atvykti, ir forma bet kokiam klausimui.',
    },
  },
  blocks: (language) => {
    const t = translatorFor(language)
    return [
      {
        id: 'reach-us',
        type: 'text',
        title: t('Shops and contacts', 'Parduotuvės ir kontaktai'),
        data: {
          text: t(
            `<p>Call <a href="tel:${companyPhone.replaceAll(' ', '')}">${companyPhone}</a> on working days from 8 to 17, or write to <a href="mailto:${companyEmail}">${companyEmail}</a>. Questions about deliveries are answered on the page <a href="${paths.delivery.en}">Delivery and payment</a>, about everything else under <a href="${paths.questions.en}">Questions and answers</a>.</p>`,
            `<p>Skambinkite <a href="tel:${companyPhone.replaceAll(' ', '')}">${companyPhone}</a> darbo dienomis nuo 8 iki 17\u00a0val. arba rašykite <a href="mailto:${companyEmail}">${companyEmail}</a>. Apie pristatymą skaitykite puslapyje <a href="${paths.delivery.lt}">Pristatymas ir mokėjimas</a>, apie visa kita\u00a0– <a href="${paths.questions.lt}">Klausimuose ir atsakymuose</a>.</p>`,
          ),
        },
      },
      { id: 'shops', type: 'contacts' },
      { id: 'write', type: 'form', data: { formId: 'contact' } },
    ]
  },
}
