import { imageSources } from '../../base/images/image-sources.ts'
import type { Entry } from '../../domain/page/menu.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { MenuLink } from './menu-link.tsx'
import sheet from './menu-tile.css?sheet'

const widthPx = 300

/** An entry as a picture with a title (MENU-05, MENU-06). */
export function MenuTile({ entry }: { entry: Entry }) {
  useSheet(sheet)
  const { apiBase } = useSettings()
  const quality = useConfiguration()?.imageQuality
  const { src, srcSet } = entry.image ? imageSources(apiBase, entry.image.id, { width: widthPx, quality, fit: 'cover' }) : {}
  return (
    <MenuLink entry={entry} className="menu-tile" part="tile">
      {src !== undefined && (
        <img
          part="image"
          src={src}
          srcSet={srcSet}
          sizes={`${widthPx}px`}
          alt={entry.image?.alt ?? ''}
          width={widthPx}
          height={widthPx}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className="menu-tile-title">{entry.title}</span>
    </MenuLink>
  )
}
