import { configuration } from '../configuration.ts'
import { salons } from '../salons.ts'
import { imageOf } from './page-pictures.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'

const { companyPhone } = configuration
const phone = `<a href="tel:${companyPhone.replaceAll(' ', '')}">${companyPhone}</a>`

type Row = readonly [work: string, days: string, price: string]

const prices = (head: Row, rows: readonly Row[]) =>
  `<table><thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead><tbody>${rows.map(([work, days, price]) => `<tr><th scope="row">${work}</th><td>${days}</td><td>${price}</td></tr>`).join('')}</tbody></table>`

/** Repair request. */
export const service: PageContent = {
  key: 'service',
  paths: paths.service,
  texts: {
    en: { title: 'Repairs and service', description: 'Tell us what is broken: we mend what we sell and name the price before we begin.' },
    lt: {
      title: 'Remontas ir priežiūra',
      description: 'Papasakokite, kas sugedo: taisome tai, ką parduodame, ir kainą pasakome prieš pradėdami.',
    },
  },
  ogImage: imageOf('mending').imageId,
  blocks: (language) => {
    const t = translatorFor(language)
    return [
      {
        id: 'bench',
        type: 'textWithImage',
        title: t('Broken? We mend it', 'Sugedo? Pataisysime'),
        data: {
          ...imageOf('mending'),
          imageAlt: t('A hammer, a dining chair and a chisel', 'Plaktukas, valgomojo kėdė ir kaltas'),
          imagePosition: 'right',
          backgroundColor: 'transparent',
          text: t(
            `<p>Send it from any parcel locker or bring it to our bench in Vilnius. Within two days you hear what is wrong and what it costs; if you say no, it comes back as it was, free of charge.</p>${prices(
              ['Work', 'Working\u00a0days', 'Price'],
              [
                ['Sharpening a knife', '1', '€4'],
                ['A new zip', '3', 'from €9'],
                ['A new handle', '3', 'from €12'],
                ['A stopped clock', '10', 'from €25'],
              ],
            )}`,
            `<p>Atsiųskite per bet kurį paštomatą arba atneškite į mūsų dirbtuves Vilniuje. Per dvi dienas sužinosite, kas sugedo ir kiek kainuos pataisyti, o jei atsisakysite, daiktą nemokamai grąžinsime tokį, koks buvo.</p>${prices(
              ['Darbas', 'Darbo\u00a0d.', 'Kaina'],
              [
                ['Peilio galandimas', '1', '€4'],
                ['Naujas užtrauktukas', '3', 'nuo €9'],
                ['Naujas kotas', '3', 'nuo €12'],
                ['Sustojęs laikrodis', '10', 'nuo €25'],
              ],
            )}`,
          ),
        },
      },
      {
        id: 'handing-in',
        type: 'text',
        title: t('Before you hand it in', 'Prieš atiduodant taisyti'),
        data: {
          columns: true,
          text: t(
            `<div><h3>What we take on</h3><p>Whatever we sell, also after the warranty has run out. Of 11,402 things we have given up on 318, most of them with a battery glued in. If mending costs more than half of a new one, we say so.</p><p><a href="${paths.returns.en}">Returns and warranty</a></p></div><div><h3>Where to bring it</h3><p>To the bench on Beržų Street in Vilnius, to any of our ${salons.length} shops, or to the nearest parcel locker. Not sure whether it can be mended? Call ${phone} on working days from 8 to 17.</p><p><a href="${paths.contacts.en}">Find a shop</a></p></div>`,
            `<div><h3>Ką taisome</h3><p>Viską, ką parduodame, net jei garantija baigėsi. Iš 11\u00a0402 daiktų pataisyti nepavyko 318\u00a0– daugumoje jų baterija buvo įklijuota. Jei taisyti brangiau nei pusė naujo daikto kainos, pasakome ir tai.</p><p><a href="${paths.returns.lt}">Grąžinimas ir garantija</a></p></div><div><h3>Kur atnešti</h3><p>Į dirbtuves Beržų gatvėje Vilniuje, į bet kurią iš mūsų parduotuvių (jų ${salons.length}) arba į artimiausią paštomatą. Abejojate, ar pavyks pataisyti? Skambinkite ${phone} darbo dienomis nuo 8 iki 17\u00a0val.</p><p><a href="${paths.contacts.lt}">Rasti parduotuvę</a></p></div>`,
          ),
        },
      },
      { id: 'request', type: 'form', data: { formId: 'service-request' } },
    ]
  },
}
