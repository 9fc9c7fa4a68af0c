import { mapRemote } from '../../../base/http/derived-remote.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { productListStore } from '../../../stores/listing/products.ts'
import { useLanguage } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { ProductCollection } from '../../product/product-shelf/product-collection.tsx'

const maxProducts = 50
const placeholders = 4
/** a card more than by width on a phone, where the frame of the program makes the slider narrow */
const columns = [2, 3, 4] as const

/** The available products of a program. */
export function ProgramProducts({ ids, title }: { ids: readonly string[]; title: string }) {
  const t = useText()
  const settings = useSettings()
  const lang = useLanguage()
  const id = ids.slice(0, maxProducts)
  const $products = productListStore(settings, { lang, id, size: id.length }, { count: false })
  const result = useStore($products)
  return (
    <ProductCollection
      result={mapRemote(result, ({ products }) => products)}
      onRetry={$products.reload}
      name={t(messages.programProducts, { title })}
      heading={undefined}
      responsive="container"
      columns={columns}
      expected={Math.min(id.length, placeholders)}
      addToCart={undefined}
      wishlist={true}
      badges={true}
      availability={true}
      discount={true}
      linkTarget="_self"
    />
  )
}
