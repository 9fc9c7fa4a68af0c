import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { useSettings } from '../../kit/host.ts'
import type { Category } from '../../model/listing/category.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { Icon } from '../../ui/icon.tsx'
import { arrowRight } from '../../ui/icons.ts'

interface MoreLinkProps {
  category: Category
  /** default: the title of the category */
  title: string | undefined
}

/** The link to a category, next to the heading if there is one. */
export function MoreLink({ category, title }: MoreLinkProps) {
  const settings = useSettings()
  const follow = useLinkClick('category')
  const href = pageLink(settings, category.url)
  if (href === undefined) return null
  return (
    <a className="categories-more" part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
      {title ?? category.title}
      <Icon path={arrowRight} size={16} flip />
    </a>
  )
}
