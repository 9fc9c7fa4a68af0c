import { imageOf } from './page-pictures.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'

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
            '<p>Send it from any parcel locker or bring it to our bench in Vilnius. Within two days you hear what is wrong and what it costs; if you say no, it comes back as it was, free of charge.</p><ul><li>Sharpening a knife: €4</li><li>A new handle: from €12</li><li>A new zip: from €9</li><li>A stopped clock: from €25</li></ul>',
            '<p>Atsiųskite per bet kurį paštomatą arba patys padėkite ant darbastalio Vilniuje. Per dvi dienas sužinosite, kas sugedo ir kiek kainuos; jei atsisakysite, daiktas grįš toks, koks buvo, nemokamai.</p><ul><li>Pagaląsti peilį – €4</li><li>Naujas kotas – nuo €12</li><li>Užtrauktukas – nuo €9</li><li>Sustojęs laikrodis – nuo €25</li></ul>',
          ),
        },
      },
      { id: 'request', type: 'form', data: { formId: 'service-request' } },
    ]
  },
}
