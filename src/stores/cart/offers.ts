import { renderOffer } from '../../api/offers.ts'
import { saveFile } from '../../base/dom/save-file.ts'
import type { Connection } from '../../base/http/request.ts'
import { offerContent } from '../../domain/checkout/cart-payloads.ts'
import { $activeCart } from './carts.ts'
import { $displayedCart } from './pricing.ts'

/** Downloads the active cart as a commercial offer in a language (CALL-38). Throws if the shop returns none. */
export async function downloadOffer(connection: Connection, locale: string): Promise<void> {
  const stringifiedContent = offerContent($displayedCart.get(), $activeCart.get())
  const { file, name } = await renderOffer(connection, { stringifiedContent, locale })
  saveFile(file, name)
}
