import { firstValue } from '../../base/http/derived-remote.ts'
import { AdditionError, codeToAdd } from '../../domain/cart/addition.ts'
import { productToAdd } from '../../domain/cart/product-to-add.ts'
import { pageSettings } from '../../kit/settings.ts'
import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { languageStore } from '../app/language.ts'
import { productStore, variantsStore } from './product-page.ts'

interface FoundProduct {
  /** with the data of its variant */
  product: Product
  code: string
  variant: Variant | undefined
}

/** Loads a product that can be bought, by its id or the code of a variant. Rejects with the reason if it cannot. */
export async function findProduct(target: string, code: string | undefined, quantity: number): Promise<FoundProduct> {
  const settings = pageSettings()
  const lang = languageStore(settings).get()
  const byId = await firstValue(productStore(settings, { lang, id: target }))
  const product = byId ?? (await firstValue(productStore(settings, { lang, code: target })))
  if (!product) throw new AdditionError(`unknown product "${target}"`)
  const wanted = codeToAdd(product, code ?? (byId ? undefined : target))
  const query = { lang, id: product.productId ?? product.id, variantCodes: [wanted] }
  const variants = (product.codes?.length ?? 0) > 1 ? await firstValue(variantsStore(settings, query)) : []
  const variant = variants.find((known) => known.code === wanted)
  return { product: productToAdd(product, variant, quantity), code: wanted, variant }
}
