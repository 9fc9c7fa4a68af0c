import { useSheet } from '../../../kit/use-sheet.ts'
import { Pager, type PagerProps } from './pager.tsx'
import { ShowMore } from './show-more.tsx'
import sheet from './tools.css?sheet'

export type PagingProps = PagerProps & { pager: 'pages' | 'more' | 'none' }

/** The way to further products: numbered pages or one button; nothing where all are shown. */
export function Paging({ pager, ...paging }: PagingProps) {
  useSheet(sheet)
  const { page, pages, total, size, onPage } = paging
  if (pager === 'more') return <ShowMore shown={Math.min(total, (page + 1) * size)} total={total} onMore={() => onPage(page + 1)} />
  return pages > 1 ? <Pager {...paging} /> : null
}
