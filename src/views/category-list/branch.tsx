import { useId, useState } from 'react'
import { $path } from '../../base/dom/url-parts.ts'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { type CategoryNode, containsCategory } from '../../domain/listing/category-tree.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Category } from '../../model/listing/category.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronDown } from '../../ui/icons.ts'

interface BranchProps {
  node: CategoryNode
  /** id of the current category */
  current: string | undefined
  /** collapses the subcategories of all but the current category */
  isCollapsible: boolean
}

/** A category of the list with its subcategories. */
export function Branch({ node, current, isCollapsible }: BranchProps) {
  const t = useText()
  const body = useId()
  const settings = useSettings()
  const follow = useLinkClick('category-list')
  const path = useStore($path)
  const linkOf = ({ url }: Category) => pageLink(settings, url)
  const isCurrent = (category: Category) => category.id === current || linkOf(category) === path
  const [isExpanded, setExpanded] = useState<boolean>()
  const { category, children } = node
  const href = linkOf(category)
  const isAncestor = href !== undefined && path.startsWith(`${href}/`)
  const isOpen = isExpanded ?? (!isCollapsible || isAncestor || containsCategory(node, isCurrent))
  return (
    <li className="categories-item" part="item">
      <div className="categories-line">
        <a
          className="categories-link"
          part="link"
          href={href}
          rel={relOf(settings, href)}
          aria-current={isCurrent(category) ? 'page' : undefined}
          onClick={follow}
        >
          <span>{category.title}</span>
          {category.productCount !== undefined && <span className="categories-count">{category.productCount}</span>}
        </a>
        {children.length > 0 && (
          <button
            type="button"
            className="categories-fold"
            part="button"
            aria-expanded={isOpen}
            aria-controls={body}
            aria-label={t(messages.showSubcategories, { title: category.title })}
            onClick={() => setExpanded(!isOpen)}
          >
            <Icon path={chevronDown} />
          </button>
        )}
      </div>
      {children.length > 0 && (
        <ul id={body} className="categories categories-below" part="list" hidden={!isOpen}>
          {children.map((child) => (
            <Branch key={child.category.id} node={child} current={current} isCollapsible={isCollapsible} />
          ))}
        </ul>
      )}
    </li>
  )
}
