import { configuration } from '../configuration.ts'
import { salons } from '../salons.ts'
import { deliveryAnswers } from './delivery.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { shortAnswers } from './short-answers.ts'
import { translatorFor } from './translator.ts'

const { companyEmail, companyPhone } = configuration

/** Frequently asked questions by subject. */
export const questions: PageContent = {
  key: 'questions',
  paths: paths.questions,
  texts: {
    en: { title: 'Questions and answers', description: 'Orders, accounts, companies and products: what buyers ask, and what we say.' },
    lt: { title: 'Klausimai ir atsakymai', description: 'Užsakymai, paskyros, įmonės ir prekės: ko klausia pirkėjai ir ką atsakome.' },
  },
  blocks: (language) => {
    const t = translatorFor(language)
    return [
      {
        id: 'questions-top',
        type: 'text',
        title: t('Questions and answers', 'Klausimai ir atsakymai'),
        data: {
          text: t('<p>What buyers ask us most.</p>', '<p>Ko pirkėjai klausia dažniausiai.</p>'),
        },
      },
      { id: 'orders', type: 'FAQ', title: t('Orders', 'Užsakymai'), data: { blockSpacing: 'small', items: shortAnswers(language) } },
      {
        id: 'delivery',
        type: 'FAQ',
        title: t('Delivery', 'Pristatymas'),
        data: { blockSpacing: 'small', items: deliveryAnswers(language) },
      },
      {
        id: 'accounts',
        type: 'FAQ',
        title: t('Accounts', 'Paskyros'),
        data: {
          blockSpacing: 'small',
          items: [
            {
              title: t('Do I need an account?', 'Ar man reikia paskyros?'),
              description: t(
                '<p>Not for buying. With one you see your orders, keep addresses, return with two clicks and have several carts at a time.</p>',
                '<p>Pirkti\u00a0– ne. Su paskyra matote savo užsakymus, saugote adresus, grąžinate dviem spustelėjimais ir galite turėti kelis krepšelius.</p>',
              ),
            },
            {
              title: t('I have forgotten my password', 'Pamiršau slaptažodį'),
              description: t(
                `<p>On the <a href="${paths.account.en}">page of your account</a> choose “Forgot your password?”. The letter with the link is good for an hour; look among the spam, too.</p>`,
                `<p><a href="${paths.account.lt}">Paskyros puslapyje</a> pasirinkite „Pamiršote slaptažodį?“. Laiško nuoroda galioja valandą; pažiūrėkite ir tarp šlamšto.</p>`,
              ),
            },
            {
              title: t('How is my account deleted?', 'Kaip ištrinti paskyrą?'),
              description: t(
                `<p>Write to us from its email address. What we must keep by law, and for how long, is in the <a href="${paths.privacy.en}">privacy policy</a>.</p>`,
                `<p>Parašykite mums iš jos el. pašto adreso. Ką ir kiek laiko privalome saugoti pagal įstatymus, parašyta <a href="${paths.privacy.lt}">privatumo politikoje</a>.</p>`,
              ),
            },
          ],
        },
      },
      {
        id: 'products',
        type: 'FAQ',
        title: t('Products', 'Prekės'),
        data: {
          blockSpacing: 'small',
          items: [
            {
              title: t('What do the coloured dots mean?', 'Ką reiškia spalvoti taškai?'),
              description: t(
                '<p>Green: in our warehouse. Orange: on its way to us, the days stand beside it. Red: not to be had at the moment; put it on your wishlist.</p>',
                '<p>Žalias\u00a0– mūsų sandėlyje. Oranžinis\u00a0– keliauja pas mus, dienos nurodytos šalia. Raudonas\u00a0– šiuo metu nėra; įtraukite į norų sąrašą.</p>',
              ),
            },
            {
              title: t('Is it cheaper by the dozen?', 'Ar perkant tuzinais pigiau?'),
              description: t(
                '<p>Often. Where a product has prices by quantity, the table stands below the button, with the days that a large quantity takes.</p>',
                '<p>Dažnai. Jei prekės kaina priklauso nuo kiekio, lentelė yra po mygtuku\u00a0– kartu su dienomis, kurių prireiks didesniam kiekiui.</p>',
              ),
            },
            {
              title: t('Can you make it in another colour?', 'Ar galite pagaminti kitos spalvos?'),
              description: t(
                '<p>Ask on the page of the product. For ten pieces and more our makers say yes surprisingly often.</p>',
                '<p>Paklauskite prekės puslapyje. Nuo dešimties vienetų mūsų gamintojai sutinka stebėtinai dažnai.</p>',
              ),
            },
          ],
        },
      },
      {
        id: 'not-answered',
        type: 'text',
        title: t('Not answered here?', 'Neradote atsakymo?'),
        data: {
          text: t(
            `<p>Call <a href="tel:${companyPhone.replaceAll(' ', '')}">${companyPhone}</a> on working days from 8 to 17, or write to <a href="mailto:${companyEmail}">${companyEmail}</a>: a person answers within one working day. All ${salons.length} shops are on the page <a href="${paths.contacts.en}">Shops and contacts</a>.</p>`,
            `<p>Skambinkite <a href="tel:${companyPhone.replaceAll(' ', '')}">${companyPhone}</a> darbo dienomis nuo 8 iki 17\u00a0val. arba rašykite <a href="mailto:${companyEmail}">${companyEmail}</a>: atsakysime per vieną darbo dieną. Visos ${salons.length} parduotuvės\u00a0– puslapyje <a href="${paths.contacts.lt}">Parduotuvės ir kontaktai</a>.</p>`,
          ),
        },
      },
    ]
  },
}
