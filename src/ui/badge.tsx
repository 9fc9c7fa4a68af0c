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
  return renderBadge(kind, children)
}

/** The markup of a badge without a component, for lists that adopt badge.css themselves. */
export const renderBadge = (kind: BadgeProps['kind'], text: string) => (
  <span key={kind} className="badge" part="badge" data-kind={kind}>
    {text}
  </span>
)
