import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import type { Entry } from '../../domain/page/menu.ts'
import { useSettings } from '../../kit/host.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'

interface MenuLinkProps {
  entry: Pick<Entry, 'title' | 'link'>
  className?: string
  part?: string
  isCurrent?: boolean | undefined
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLAnchorElement>) => void
  children?: ReactNode
}

/** The link of a menu entry; plain text if its URL is missing or unsafe (R06). */
export function MenuLink({ entry, className, part = 'item', isCurrent, onClick, onKeyDown, children = entry.title }: MenuLinkProps) {
  const settings = useSettings()
  const follow = useLinkClick('menu')
  const href = pageLink(settings, entry.link)
  if (href === undefined)
    return (
      <span className={className} part={part}>
        {children}
      </span>
    )
  return (
    <a
      className={className}
      part={part}
      href={href}
      rel={relOf(settings, href)}
      aria-current={isCurrent ? 'true' : undefined}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        onClick?.(event)
        follow(event)
      }}
    >
      {children}
    </a>
  )
}
