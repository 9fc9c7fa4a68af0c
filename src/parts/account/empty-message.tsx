import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../../ui/icon.tsx'
import { HomeLink } from '../page/home-link.tsx'
import sheet from './section.css?sheet'

interface EmptyMessageProps {
  /** path of `icons.ts` */
  icon: string
  title: string
  hint?: string
  /** false hides the link, if the section has its own next step */
  leads?: boolean
}

/** Empty state of a section, with the next step. The host page can replace it in the `empty` slot. */
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
