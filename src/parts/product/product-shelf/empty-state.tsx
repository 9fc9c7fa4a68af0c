import { useHost } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import sheet from './product-collection.css?sheet'

/** No products: the whole block leaves the page with its heading, unless the page has something to say in its place (S20). */
export function EmptyState() {
  useSheet(sheet)
  const { element } = useHost()
  const hasSlottedContent = Boolean(element?.querySelector(':scope > [slot="empty"]'))
  return (
    <div className={hasSlottedContent ? undefined : 'shelf-nothing'}>
      <slot name="empty" />
    </div>
  )
}
