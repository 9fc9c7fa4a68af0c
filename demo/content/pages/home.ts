import { both } from '../product.ts'
import type { PageContent } from './shape.ts'

export const home: PageContent = {
  key: 'home',
  paths: both('/', '/lt/'),
  texts: {
    en: {
      title: 'Everything for house, garden and crew',
      description: 'Tools, kitchenware, furniture and workwear, in stock in Vilnius and at your door in one to three days.',
    },
    lt: {
      title: 'Viskas namams, sodui ir darbui',
      description: 'Įrankiai, virtuvės reikmenys, baldai ir darbo drabužiai sandėlyje Vilniuje, pas jus per vieną–tris dienas.',
    },
  },
  blocks: (language) => [
    {
      type: 'productListBanner',
      title: both('New in the shop', 'Naujienos')[language],
      data: { productListId: 'new', displayInSlider: true },
    },
  ],
}
