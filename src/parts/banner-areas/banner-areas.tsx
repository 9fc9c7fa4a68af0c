import type { CSSProperties } from 'react'
import { useSheet } from '../../base/use-sheet.ts'
import type { Area as AreaModel } from '../../model/area.ts'
import { Area } from './area.tsx'
import sheet from './banner-areas.css?sheet'

interface BannerAreasProps {
  areas: readonly AreaModel[]
  /** areas side by side where there is room */
  columns: number
  /** width by height of their pictures */
  aspectRatio: number | undefined
}

/** Promotions with text, picture, link and video (BANNER-01..04). */
export function BannerAreas({ areas, columns, aspectRatio }: BannerAreasProps) {
  useSheet(sheet)
  return (
    <ul
      className="areas"
      style={{ '--area-columns': columns, ...(aspectRatio && aspectRatio > 0 && { '--area-ratio': aspectRatio }) } as CSSProperties}
    >
      {areas.map((area, place) => (
        <li key={`area ${place}`} className="area" part="area">
          <div className="area-in">
            <Area area={area} />
          </div>
        </li>
      ))}
    </ul>
  )
}
