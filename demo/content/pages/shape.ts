import type { PageContent as StoredPage } from '../../../server/page/stored-page.ts'
import type { Language } from '../common/shape.ts'

export type { PageBlock, RedirectContent } from '../../../server/page/stored-page.ts'
export type PageContent = StoredPage<Language>
