import { imageOf } from './page-pictures.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'

/** An unpublished page; `?token=` opens its preview. */
export const spring: PageContent = {
  key: 'spring',
  paths: paths.spring,
  previewToken: 'spring-preview',
  texts: {
    en: { title: 'First sowing', description: 'Seeds, soil and warm windowsills: the campaign that opens in March.' },
    lt: { title: 'Pirmoji sėja', description: 'Sėklos, žemė ir šiltos palangės: akcija, prasidedanti kovą.' },
  },
  ogImage: imageOf('sowing').imageId,
  blocks: (language) => {
    const t = translatorFor(language)
    return [
      {
        id: 'spring-top',
        type: 'images',
        data: {
          displayType: 'carousel',
          maxHeight: 420,
          areas: [
            {
              ...imageOf('sowing'),
              promoText: t('Two seeds in a pot, and the top of the fridge', 'Po dvi sėklas į vazonėlį – ir ant šaldytuvo'),
              actionButtonTitle: t('See the seeds', 'Žiūrėti sėklas'),
              url: t('/c/garden/seeds-bulbs', '/lt/c/sodas/seklos-ir-svogunai'),
            },
          ],
        },
      },
      {
        id: 'spring-seeds',
        type: 'category',
        title: t('Seeds and bulbs', 'Sėklos ir svogūnėliai'),
        data: { id: 'seeds-bulbs', renderType: 'full', displaySubcategoriesProducts: true, splitBy: 'off' },
      },
    ]
  },
}
