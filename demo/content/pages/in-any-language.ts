import type { PageContent as StoredPage } from '../../../server/page/stored-page.ts'
import type { PageContent } from './shape.ts'

/** A page whose blocks are English in a language that they are not written in. */
export const inAnyLanguage = (page: PageContent): StoredPage => ({
  ...page,
  blocks: (language) => page.blocks(language === 'lt' ? 'lt' : 'en'),
})
