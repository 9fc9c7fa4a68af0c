import { useSheet } from '../kit/use-sheet.ts'
import sheet from './badge.css?sheet'

interface BadgeProps {
  /** `sale` and `new` have distinct colours */
  kind: 'sale' | 'new' | 'top' | 'restocked'
  children: string
}

/** A label on a product image. */
export function Badge({ kind, children }: BadgeProps) {
  useSheet(sheet)
  return (
    <span className="badge" part="badge" data-kind={kind}>
      {children}
    </span>
  )
}
