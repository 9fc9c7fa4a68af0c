import { mapRemote } from '../../base/http/derived-remote.ts'
import { messages } from '../../domain/messages.ts'
import { type RecentProducts as Recent, recentExcept, sortByIds } from '../../domain/product/recent.ts'
import { announce } from '../../kit/announce.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../../parts/app/use-text.ts'
import { EmptyState } from '../../parts/product/product-shelf/empty-state.tsx'
import { ProductCollection, type ProductCollectionProps } from '../../parts/product/product-shelf/product-collection.tsx'
import { languageStore } from '../../stores/app/language.ts'
import { productListStore } from '../../stores/listing/products.ts'
import { $recentProducts, clearRecent } from '../../stores/product/recent-products.ts'
import { Button } from '../../ui/button.tsx'
import sheet from './recent-products.css?sheet'

interface RecentProductsProps extends ProductCollectionProps {
  /** id of the product of the page, which the list omits */
  productId: string | undefined
  slidesVisible: number | undefined
}

/** Products recently viewed on this device, the newest first; the user can clear them. */
export function RecentProducts({ productId, ...carousel }: RecentProductsProps) {
  const ids = recentExcept(useStore($recentProducts), productId)
  return ids.length ? <RecentCarousel {...carousel} ids={ids} /> : <EmptyState />
}

function RecentCarousel({ ids, slidesVisible, ...carousel }: Omit<RecentProductsProps, 'productId'> & { ids: Recent }) {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const $products = productListStore(settings, { lang, id: ids, size: ids.length }, { count: false })
  const result = mapRemote(useStore($products), ({ products }) => sortByIds(ids, products))
  const clear = () => {
    clearRecent()
    announce(t(messages.recentCleared))
  }
  return (
    <>
      <ProductCollection
        {...carousel}
        result={result}
        onRetry={$products.reload}
        name={t(messages.recentlyViewed)}
        columns={slidesVisible === undefined ? undefined : [slidesVisible, slidesVisible, slidesVisible]}
        expected={ids.length}
      />
      {Boolean(result.value?.length) && (
        <Button kind="ghost" className="recent-clear" onClick={clear}>
          {t(messages.clearRecent)}
        </Button>
      )}
    </>
  )
}
