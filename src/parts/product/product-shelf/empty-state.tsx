import { useHost } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import sheet from './product-collection.css?sheet'

/** Empty state of a block: hides the whole block with its heading, unless the page fills the `empty` slot. */
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
