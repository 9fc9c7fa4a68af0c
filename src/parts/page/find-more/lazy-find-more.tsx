import { useSheet } from '../../../kit/use-sheet.ts'
import { lazyComponent } from '../../app/lazy-component.tsx'
import sheet from './find-more.css?sheet'

export interface FindMoreProps {
  /** what contains it, for `shop-navigate` */
  source: string
}

const Loaded = lazyComponent<FindMoreProps>(
  () => import('./find-more.tsx').then((file) => file.FindMore),
  () => null, // there is a link to the home page
)

/** Search box, departments and recommended products, for a page with nothing to show. Their code loads on first render. */
export function LazyFindMore({ source }: FindMoreProps) {
  useSheet(sheet)
  return <Loaded source={source} fallback={<div className="find-more-space" />} />
}
