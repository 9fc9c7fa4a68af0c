import { messages } from '../../domain/messages.ts'
import type { Category } from '../../model/listing/category.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { folder } from '../../ui/icons.ts'
import { Highlighted } from './highlighted.tsx'

/** A suggested category and how many products it has. */
export function CategorySuggestion({ category: { title, productCount }, phrase }: { category: Category; phrase: string }) {
  const t = useText()
  return (
    <>
      <span className="suggestion-picture">
        <Icon path={folder} />
      </span>
      <span className="suggestion-text">
        <Highlighted text={title} phrase={phrase} />
        <small>{t(messages.category)}</small>
      </span>
      {productCount !== undefined && <span className="suggestion-count">{productCount}</span>}
    </>
  )
}
