import type { CSSProperties } from 'react'
import { $idle, type Remote } from '../../base/http/remote.ts'
import { categorySearchSize } from '../../domain/constants.ts'
import { messages } from '../../domain/messages.ts'
import { type CategoriesOptions, inOrder, resolveCategories } from '../../domain/page/categories-banner.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Category } from '../../model/listing/category.ts'
import type { CategoriesBannerData } from '../../model/page/categories-banner-data.ts'
import { useRequiredAttribute } from '../../parts/app/use-required-attribute.ts'
import { useText } from '../../parts/app/use-text.ts'
import { CategoryTiles } from '../../parts/listing/category-tiles/category-tiles.tsx'
import { languageStore } from '../../stores/app/language.ts'
import { categoriesStore as askCategories } from '../../stores/listing/categories.ts'
import { Message } from '../../ui/message.tsx'
import shapes from '../../ui/skeleton.css?sheet'
import sheet from './categories-banner.css?sheet'
import { MoreLink } from './more-link.tsx'

export interface CategoriesBannerProps extends CategoriesOptions {
  heading: string | undefined
  block: { title?: string | undefined; data?: CategoriesBannerData | undefined } | undefined
}

/** Selected categories as tiles, and a link to the category that contains them (CAT-08). */
export function CategoriesBanner({ heading, block, ...options }: CategoriesBannerProps) {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const { ids, linkId, linkTitle, fit, columns } = resolveCategories(options, block?.data)
  useRequiredAttribute('categories', ids.length > 0)
  const categoryIds = linkId === undefined || ids.includes(linkId) ? ids : [...ids, linkId]
  const $found = ids.length === 0 ? $idle : askCategories(settings, { lang, size: categorySearchSize, id: categoryIds, productCount: true })
  const { value, status } = useStore<Remote<{ categories: Category[] }>>($found)
  if (ids.length === 0) return <slot name="empty" />
  if (!value && status === 'failed')
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: $found.reload }}>
        {t(messages.categoriesFailed)}
      </Message>
    )
  if (!value) return <TilesSkeleton count={ids.length} columns={columns} />
  const shown = inOrder(ids, value.categories)
  if (shown.length === 0) return <slot name="empty" />
  const link = value.categories.find(({ id }) => id === linkId)
  const title = heading ?? block?.title
  return (
    <div className="categories-banner">
      {link && <MoreLink category={link} title={linkTitle} />}
      <CategoryTiles categories={shown} layout="bigTiles" label={title || t(messages.categories)} fit={fit} columns={columns} />
    </div>
  )
}

const maxPlaceholders = 10

function TilesSkeleton({ count, columns }: { count: number; columns: number | undefined }) {
  useSheet(shapes)
  const style = columns ? ({ '--tile-columns': columns } as CSSProperties) : undefined
  return (
    <div className="categories-space" data-columns={columns && 'own'} style={style} aria-hidden="true">
      {Array.from({ length: Math.min(count, maxPlaceholders) }, (_, index) => (
        <div key={`tile ${index}`} className="skeleton" part="skeleton" />
      ))}
    </div>
  )
}
