import { useSheet } from '../../../kit/use-sheet.ts'
import { lazyComponent } from '../../app/lazy-component.tsx'
import sheet from './find-more.css?sheet'

export interface FindMoreProps {
  /** what contains it, for `shop-navigate` */
  source: string
  /** what was searched for without success */
  phrase?: string | undefined
}

const Loaded = lazyComponent<FindMoreProps>(
  () => import('./find-more.tsx').then((file) => file.FindMore),
  () => null, // the page around it leads on
)

/** Search box, departments and recommended products, for a page with nothing to show. Their code loads on first render. */
export function LazyFindMore(props: FindMoreProps) {
  useSheet(sheet)
  return <Loaded {...props} fallback={<div className="find-more-space" />} />
}
