import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../../ui/icon.tsx'
import { HomeLink } from '../page/home-link.tsx'
import sheet from './section.css?sheet'

interface EmptyMessageProps {
  /** an outline of `icons.ts` */
  icon: string
  title: string
  hint?: string
  /** false where the block itself has what comes next */
  leads?: boolean
}

/** A section without anything in it, and what to do about that; the page may put its own words in the `empty` slot. */
export function EmptyMessage({ icon, title, hint, leads = true }: EmptyMessageProps) {
  useSheet(sheet)
  return (
    <slot name="empty">
      <div className="section-empty" part="empty">
        <Icon path={icon} size={36} />
        <p className="section-heading">{title}</p>
        {hint && <p className="section-quiet">{hint}</p>}
        {leads && <HomeLink source="account" />}
      </div>
    </slot>
  )
}
