import { departments, productsOf } from '../catalogue.ts'
import { salons } from '../salons.ts'
import { imageOf } from './page-pictures.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'

const kinds = departments.flatMap(productsOf).length
const counted = salons.length

/** About the shop. */
export const about: PageContent = {
  key: 'about',
  paths: paths.about,
  texts: {
    en: { title: 'About us', description: 'More than twenty shops, one warehouse and a bench where things are mended.' },
    lt: {
      title: 'Apie mus',
      description: 'Daugiau kaip dvidešimt parduotuvių, vienas sandėlis ir darbastalis, prie kurio taisomi daiktai.',
    },
  },
  ogImage: imageOf('birch').imageId,
  blocks: (language) => {
    const t = translatorFor(language)
    return [
      {
        id: 'beginning',
        type: 'textWithImage',
        title: t('About us', 'Apie mus'),
        data: {
          ...imageOf('birch'),
          imageAlt: t('A watering can, a toolbox, bolts and a stool', 'Laistytuvas, įrankių dėžė, varžtai ir taburetė'),
          imagePosition: 'right',
          backgroundColor: 'transparent',
          text: t(
            '<p>In 2009 two people on Beržų Street could not find a bolt of the right length. They bought a box of a thousand, used four, and put the other 996 into the window with a price. That window is still there.</p><p>Today we are a hundred and sixty, with one warehouse in Vilnius and shops from Klaipėda to Tallinn. We sell tools and teapots, helmets and houseplants, and we hold to one rule: whatever is on the shelf, one of us uses it.</p>',
            '<p>2009-aisiais du žmonės Beržų gatvėje niekur nerado tinkamo ilgio varžto. Nupirko dėžę su tūkstančiu, sunaudojo keturis, o kitus 996 su kaina išdėliojo vitrinoje. Ta vitrina tebestovi.</p><p>Šiandien mūsų šimtas šešiasdešimt, turime sandėlį Vilniuje ir parduotuvių nuo Klaipėdos iki Talino. Parduodame įrankius ir arbatinukus, šalmus ir kambarinius augalus ir laikomės vienos taisyklės: viskuo, kas stovi lentynoje, kas nors iš mūsų naudojasi pats.</p>',
          ),
        },
      },
      {
        id: 'mending',
        type: 'textWithImage',
        title: t('We mend what we sell', 'Taisome tai, ką parduodame'),
        data: {
          ...imageOf('repair'),
          imageAlt: t('A teddy bear between thread, scissors and a light bulb', 'Meškiukas tarp siūlų, žirklių ir lemputės'),
          imagePosition: 'left',
          text: t(
            `<p>Behind the till in Vilnius stands a bench. Eleven thousand things have crossed it since we opened it, and most of them went home working. The price is named before anybody picks up a screwdriver.</p><p><a href="${paths.service.en}">Bring something in</a></p>`,
            `<p>Už kasos Vilniuje stovi darbastalis. Nuo atidarymo per jį perėjo vienuolika tūkstančių daiktų, ir dauguma jų namo grįžo veikiantys. Kainą pasakome dar prieš paimdami atsuktuvą.</p><p><a href="${paths.service.lt}">Atneškite taisyti</a></p>`,
          ),
        },
      },
      {
        id: 'figures',
        type: 'textWithImage',
        title: t('In figures', 'Mes skaičiais'),
        data: {
          ...imageOf('figures'),
          imageAlt: t('An abacus, bolts and a tape measure', 'Skaitytuvai, varžtai ir ruletė'),
          imagePosition: 'right',
          backgroundColor: 'transparent',
          text: t(
            `<table><tbody><tr><th scope="row">2009</th><td>the first window, the first 996 bolts</td></tr><tr><th scope="row">160</th><td>people, of whom nine know how to weld</td></tr><tr><th scope="row">${kinds}</th><td>products, each used by one of us</td></tr><tr><th scope="row">97%</th><td>of orders out of the door on the same day</td></tr></tbody></table>`,
            `<table><tbody><tr><th scope="row">2009</th><td>pirmoji vitrina, pirmieji 996 varžtai</td></tr><tr><th scope="row">160</th><td>žmonių, iš jų devyni moka suvirinti</td></tr><tr><th scope="row">${kinds}</th><td>skirtinga prekė\u00a0– kiekvieną naudoja kas nors iš mūsų</td></tr><tr><th scope="row">97 %</th><td>užsakymų iškeliauja tą pačią dieną</td></tr></tbody></table>`,
          ),
        },
      },
      {
        id: 'places',
        type: 'text',
        title: t('Where we are', 'Kur mus rasti'),
        data: {
          columns: true,
          text: t(
            `<div><h3>Shops near you</h3><p>Collect an order, bring it back or hand in a repair for the bench in Vilnius: ${counted} shops in Lithuania, Latvia and Estonia.</p><p><a href="${paths.contacts.en}">Find a shop</a></p></div><div><h3>Trade counters in Vilnius and Kaunas</h3><p>Quotes, larger volumes and a credit limit, with somebody who knows your orders.</p><p><a href="${paths.business.en}">For companies</a></p></div>`,
            `<div><h3>Parduotuvės netoliese</h3><p>Atsiimkite užsakymą, grąžinkite prekę ar palikite, kas sugedo,\u00a0– perduosime Vilniaus taisyklai. Lietuvoje, Latvijoje ir Estijoje parduotuvių turime ${counted}.</p><p><a href="${paths.contacts.lt}">Rasti parduotuvę</a></p></div><div><h3>Verslo klientų aptarnavimas Vilniuje ir Kaune</h3><p>Pasiūlymai, didesni kiekiai ir kredito limitas\u00a0– su žmogumi, žinančiu Jūsų užsakymus.</p><p><a href="${paths.business.lt}">Verslui</a></p></div>`,
          ),
        },
      },
    ]
  },
}
