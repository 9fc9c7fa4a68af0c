import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'

/** The style guide: type, colours, buttons and fields. */
export const styleguide: PageContent = {
  key: 'styleguide',
  paths: paths.styleguide,
  texts: {
    en: { title: 'Style guide', description: 'Type, colours, buttons, fields and a form, as they look everywhere in the shop.' },
    lt: { title: 'Stiliaus vadovas', description: 'Šriftai, spalvos, mygtukai, laukai ir forma – tokie, kokie yra visoje parduotuvėje.' },
  },
  blocks: (language) => [{ id: 'guide', type: 'styleguide', title: translatorFor(language)('Style guide', 'Stiliaus vadovas') }],
}
