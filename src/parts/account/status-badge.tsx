import type { StatusTone } from '../../domain/account/order-status.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import sheet from './status-badge.css?sheet'

/** A status as a coloured badge; renders nothing if empty. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
  useSheet(sheet)
  return (
    children && (
      <span className="status" part="status" data-tone={tone}>
        {children}
      </span>
    )
  )
}
