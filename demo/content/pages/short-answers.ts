import type { FaqItem } from '../../../src/model/page/faq-data.ts'
import type { Language } from '../common/shape.ts'
import { paths } from './paths.ts'
import { translatorFor } from './translator.ts'

/** The most frequent questions with short answers. */
export function shortAnswers(language: Language): FaqItem[] {
  const t = translatorFor(language)
  return [
    {
      title: t('When does my order leave the warehouse?', 'Kada mano užsakymas iškeliauja iš sandėlio?'),
      description: t(
        '<p>Orders placed before 14:00 on a working day leave the same day if every product shows a green dot. An orange dot means that the product travels from a partner’s warehouse first.</p>',
        '<p>Darbo dieną iki 14\u00a0val. pateikti užsakymai iškeliauja tą pačią dieną, jei prie visų prekių\u00a0– žalias taškas. Oranžinis taškas reiškia, kad prekė pirmiausia keliauja iš partnerio sandėlio.</p>',
      ),
    },
    {
      title: t('Can my company pay by invoice?', 'Ar įmonė gali mokėti pagal sąskaitą?'),
      description: t(
        `<p>Yes, within 30 days, once your company account has a credit limit. How to get one stands on the page <a href="${paths.business.en}">for companies</a>.</p>`,
        `<p>Taip, per 30 dienų, kai Jūsų įmonės paskyrai suteiktas kredito limitas. Kaip jį gauti, parašyta puslapyje <a href="${paths.business.lt}">Verslui</a>.</p>`,
      ),
    },
    {
      title: t('How do I return a product?', 'Kaip grąžinti prekę?'),
      description: t(
        `<p>Within 30 days, in the customer area under “Returns”, or at any of our shops. Lockers take it back free of charge. <a href="${paths.returns.en}">All about returns</a></p>`,
        `<p>Per 30 dienų\u00a0– savo paskyroje, skiltyje „Grąžinimai“, arba bet kurioje mūsų parduotuvėje. Paštomatai prekę priima nemokamai. <a href="${paths.returns.lt}">Viskas apie grąžinimą</a></p>`,
      ),
    },
    {
      title: t('Do prices include VAT?', 'Ar kainos nurodytos su PVM?'),
      description: t(
        '<p>Yes, everywhere. In the cart you see the sum with and without VAT, by the rate of the country that the invoice goes to.</p>',
        '<p>Taip, visur. Krepšelyje matysite sumą su PVM ir be jo pagal tos šalies tarifą, į kurią išrašoma sąskaita.</p>',
      ),
    },
    {
      title: t('Can I send one order to several addresses?', 'Ar galiu vieną užsakymą siųsti keliais adresais?'),
      description: t(
        '<p>You can. Choose “To several addresses” in the cart and say how many pieces go where; each parcel gets its own way of delivery.</p>',
        '<p>Galite. Krepšelyje pasirinkite „Keliais adresais“ ir nurodykite, kiek vienetų kur siųsti; kiekviena siunta turės savo pristatymo būdą.</p>',
      ),
    },
  ]
}
