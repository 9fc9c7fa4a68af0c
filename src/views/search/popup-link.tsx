import { relOf } from '../../base/security/safe-url.ts'
import { useSettings } from '../../kit/host.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { Icon } from '../../ui/icon.tsx'
import { arrowRight } from '../../ui/icons.ts'

interface PopupLinkProps {
  href: string | undefined
  onClose: () => void
  children: string
}

/** The link to all results. Reached by Tab, as it is not an option of the listbox. */
export function PopupLink({ href, onClose, children }: PopupLinkProps) {
  const settings = useSettings()
  const follow = useLinkClick('search')
  if (href === undefined) return null
  return (
    <a
      className="suggestions-all"
      part="link"
      href={href}
      rel={relOf(settings, href)}
      onClick={(event) => {
        follow(event)
        onClose()
      }}
    >
      <span>{children}</span>
      <Icon path={arrowRight} size={16} flip />
    </a>
  )
}
