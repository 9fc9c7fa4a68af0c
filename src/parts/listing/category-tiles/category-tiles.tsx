import type { CSSProperties } from 'react'
import { imageSources } from '../../../base/images/image-sources.ts'
import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import type { TileLayout } from '../../../domain/listing/category-layout.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Category } from '../../../model/listing/category.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useLinkClick } from '../../app/use-link-click.ts'
import { useText } from '../../app/use-text.ts'
import sheet from './category-tiles.css?sheet'

interface CategoryTilesProps {
  categories: readonly Category[]
  layout: TileLayout
  /** accessible name of the list; default "Subcategories" */
  label?: string
  /** how pictures fill big tiles; default cover */
  fit?: 'contain' | 'cover' | undefined
  /** maximum columns of big tiles; by their number if undefined */
  columns?: number | undefined
}

/** Categories as tiles with a large picture, a small picture or text alone (CAT-01). */
export function CategoryTiles({ categories, layout, label, fit, columns }: CategoryTilesProps) {
  useSheet(sheet)
  const t = useText()
  return (
    <ul
      className="tiles"
      part="tiles"
      data-look={layout}
      data-fit={fit}
      data-columns={columns && 'own'}
      style={columns ? ({ '--tile-columns': columns } as CSSProperties) : undefined}
      aria-label={label ?? t(messages.subcategories)}
    >
      {categories.map((category) => (
        <li key={category.id}>
          <Tile category={category} layout={layout} fit={fit} />
        </li>
      ))}
    </ul>
  )
}

/** Maximum picture width in CSS pixels. */
const bigPx = 620
const smallPx = 48

interface TileProps extends Pick<CategoryTilesProps, 'layout' | 'fit'> {
  category: Category
}

function Tile({ category: { title, url, imageId, productCount }, layout, fit }: TileProps) {
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick('category')
  const href = pageLink(settings, url)
  const count = productCount === 1 ? t(messages.oneResult) : t(messages.resultCount, { count: productCount ?? 0 })
  return (
    <a className="tile" part="tile" href={href} rel={relOf(settings, href)} onClick={follow}>
      {imageId !== undefined && layout !== 'tinyTiles' && <TilePicture id={imageId} layout={layout} fit={fit} />}
      <span className="tile-text">
        <span className="tile-title">{title}</span>
        {productCount !== undefined && layout !== 'tinyTiles' && <bdi className="tile-count">{count}</bdi>}
      </span>
    </a>
  )
}

function TilePicture({ id, layout, fit = 'cover' }: Pick<CategoryTilesProps, 'layout' | 'fit'> & { id: string }) {
  const { apiBase } = useSettings()
  const quality = useConfiguration()?.imageQuality
  const width = layout === 'bigTiles' ? bigPx : smallPx
  const { src, srcSet } = imageSources(apiBase, id, { width, quality, fit })
  const sizes = layout === 'bigTiles' ? '(min-width: 768px) 300px, 50vw' : `${smallPx}px`
  return (
    <img
      className="tile-picture"
      part="image"
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      decoding="async"
    />
  )
}
