import { imageUrl } from '../../../base/images/image-url.ts'
import { optionTitle } from '../../../domain/listing/filters.ts'
import { useSettings } from '../../../kit/host.ts'
import type { FilterOption } from '../../../model/listing/filter.ts'
import { Icon } from '../../../ui/icon.tsx'
import { check } from '../../../ui/icons.ts'

interface OptionProps {
  option: FilterOption
  active: boolean
  onToggle: () => void
}

const imagePx = 48

/** One option of a filter with its picture and the number of matching products (FILT-15). */
export function Option({ option, active, onToggle }: OptionProps) {
  const { apiBase } = useSettings()
  const { image, imageAlt = '', swatch, count } = option
  return (
    <label className="option" part="filter-option" data-none={count === 0 || undefined}>
      <input type="checkbox" checked={active} onChange={onToggle} />
      <span className="option-box">
        <Icon path={check} size={16} />
      </span>
      {image && (
        <img
          className="option-image"
          src={imageUrl(apiBase, image, { w: imagePx, h: imagePx, fit: 'cover' })}
          alt={imageAlt}
          width={20}
          height={20}
          loading="lazy"
          style={{ background: swatch }}
        />
      )}
      <span className="option-title">{optionTitle(option)}</span>
      {count !== undefined && <span className="option-count">{count}</span>}
    </label>
  )
}
