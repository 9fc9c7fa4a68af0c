import { categoryLayout } from '../../domain/listing/category-layout.ts'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import type { ListingType, RenderType } from '../../model/listing/category.ts'
import type { CategoryBlock } from '../../model/listing/category-block.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useUnknownNames } from '../../parts/app/use-unknown-names.ts'
import { CategoryTiles } from '../../parts/listing/category-tiles/category-tiles.tsx'
import { Listing } from '../../parts/listing/listing.tsx'
import type { ListingProps } from '../../parts/listing/listing-props.ts'
import { SafeHtml } from '../../ui/html/safe-html.tsx'
import { Message } from '../../ui/message.tsx'
import sheet from './category.css?sheet'
import { CategorySkeleton } from './category-skeleton.tsx'
import { useCategory } from './use-category.ts'

export interface CategoryProps extends ListingProps {
  category: string | undefined
  parent: string | undefined
  listingType: ListingType | undefined
  renderType: RenderType | undefined
  subcategoryProducts: boolean | undefined
  description: boolean
  block: { title?: string | undefined; data?: CategoryBlock | undefined } | undefined
}

/** A category with its subcategories and products (CAT-02, CAT-03); without an id, the top-level categories. */
export function Category({
  category,
  parent,
  listingType,
  renderType,
  subcategoryProducts,
  description,
  block,
  ...listing
}: CategoryProps) {
  useSheet(sheet)
  const t = useText()
  const data = block?.data
  const id = category ?? data?.id
  const subcategories = subcategoryProducts ?? data?.displaySubcategoriesProducts ?? false
  const found = useCategory({ id, parent, hasChildren: data?.hasChildNodes !== false, subcategories })
  useUnknownNames(found.isMissing && id !== undefined ? [{ attribute: 'category', kind: 'category', value: id, isMissing: true }] : [])
  if (found.isMissing)
    return (
      <slot name="empty">
        <p className="category-note">{t(messages.categoryNotFound)}</p>
      </slot>
    )
  if (found.failed)
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: found.reload }}>
        {t(messages.categoriesFailed)}
      </Message>
    )
  if (!found.subcategories || (id !== undefined && !found.category)) return <CategorySkeleton />
  const shown = found.category
  const { tiles, hasProducts } = categoryLayout({
    renderType: renderType ?? data?.renderType ?? shown?.renderType,
    listingType: listingType ?? data?.listingType ?? shown?.listingType,
  })
  const title = listing.heading === undefined && block?.title === undefined ? shown?.title : undefined
  return (
    <div className="category">
      {title && (
        <h2 className="frame-heading" part="heading">
          {title}
        </h2>
      )}
      {description && shown?.description && (
        <slot name="description">
          <SafeHtml className="category-description" html={shown.description} />
        </slot>
      )}
      {tiles && found.subcategories.length > 0 && <CategoryTiles categories={found.subcategories} layout={tiles} />}
      {id !== undefined && hasProducts && found.productCount !== 0 && (
        <div>
          {!(title ?? listing.heading ?? block?.title) && <h2 className="hidden-text">{t(messages.products)}</h2>}
          <Listing
            {...listing}
            sort={listing.sort ?? data?.defaultSort}
            source={{ category: id, subcategories, presetFilters: listing.presetFilters }}
          />
        </div>
      )}
    </div>
  )
}
