import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'

/** The list of all news. */
export const newsPage: PageContent = {
  key: 'news',
  paths: paths.news,
  texts: {
    en: { title: 'News', description: 'What we test, mend and open: stories of the shop, twice a month.' },
    lt: { title: 'Naujienos', description: 'Ką bandome, taisome ir atidarome: parduotuvės istorijos du kartus per mėnesį.' },
  },
  blocks: (language) => {
    const t = translatorFor(language)
    return [
      { id: 'all-news', type: 'newsList', title: t('News', 'Naujienos'), data: { displayType: 'tiles', columnsCount: 3 } },
      {
        id: 'in-the-stories',
        type: 'productListBanner',
        title: t('From the stories', 'Iš istorijų'),
        data: { productListId: 'stories', displayInSlider: true },
      },
    ]
  },
}
