import { imageSources } from '../../base/images/image-sources.ts'
import { useSettings } from '../../kit/host.ts'
import type { Product } from '../../model/product/product.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { Icon } from '../../ui/icon.tsx'
import { imageOff } from '../../ui/icons.ts'
import { Price } from '../../ui/price.tsx'
import { Highlighted } from './highlighted.tsx'

const picturePx = 52

/** A suggested product: picture, title, article number and category, price. */
export function ProductSuggestion({ product, phrase }: { product: Product; phrase: string }) {
  const { apiBase } = useSettings()
  const money = useMoney()
  const quality = useConfiguration()?.imageQuality
  const { title, images, model, code, categoryTitle, priceNow, priceOld } = product
  const { src, srcSet } = imageSources(apiBase, images?.[0] ?? '', { width: picturePx, quality, fit: 'cover' })
  const facts = [model ?? code, categoryTitle].filter(Boolean).join(' · ')
  return (
    <>
      {src ? (
        <img
          className="suggestion-picture"
          part="image"
          src={src}
          srcSet={srcSet}
          sizes={`${picturePx}px`}
          alt=""
          width={picturePx}
          height={picturePx}
        />
      ) : (
        <span className="suggestion-picture">
          <Icon path={imageOff} />
        </span>
      )}
      <span className="suggestion-text">
        <Highlighted text={title} phrase={phrase} />
        {facts && <small>{facts}</small>}
      </span>
      {priceNow !== undefined && (
        <Price parts={money.split(priceNow, product.currency ?? money.currency)} cut={priceOld !== undefined && priceOld > priceNow} />
      )}
    </>
  )
}
