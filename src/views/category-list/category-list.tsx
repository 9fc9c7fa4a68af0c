import { categoryTree } from '../../domain/listing/category-tree.ts'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useUnknownNames } from '../../parts/app/use-unknown-names.ts'
import { Message } from '../../ui/message.tsx'
import { Branch } from './branch.tsx'
import sheet from './category-list.css?sheet'
import { CategoryListSkeleton } from './category-list-skeleton.tsx'
import { type CategoryListQuery, useCategoryList } from './use-category-list.ts'

/** Subcategories beyond this number are collapsed. */
const maxExpanded = 24

/** Categories next to the products, one level or two (ROUTE-13). */
export function CategoryList(props: CategoryListQuery) {
  useSheet(sheet)
  const t = useText()
  const { status, value, reload } = useCategoryList(props)
  const isEmpty = value && !value.categories.length && props.category !== undefined
  useUnknownNames(isEmpty ? [{ attribute: 'category', kind: 'category', value: props.category ?? '' }] : [])
  if (!value) {
    if (status !== 'failed') return <CategoryListSkeleton />
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: reload }}>
        {t(messages.categoriesFailed)}
      </Message>
    )
  }
  const tree = categoryTree(value.categories)
  return (
    <nav aria-label={t(messages.categories)}>
      <ul className="categories" part="list">
        {tree.map((node) => (
          <Branch key={node.category.id} node={node} current={props.category} isCollapsible={value.categories.length > maxExpanded} />
        ))}
        <slot name="item" />
      </ul>
    </nav>
  )
}
