import { wishlistResponse } from '../../../src/model/wishlist/wishlist.ts'
import { type Capability, check, essential } from '../check.ts'
import { assertRefused, readAnswer } from '../http/read.ts'

const path = '/api/wishlist/variants'

const wishlist: Capability = {
  id: 'wishlist',
  title: 'Wishlist of the customer',
  tags: ['wishlist', 'wishlist-button', 'product-card', 'product'],
  checks: [
    essential('a visitor is refused', async (visit) => {
      assertRefused(await visit.newVisitor().get(path), 401, 403)
      assertRefused(await visit.newVisitor().put(path, {}), 401, 403)
    }),
    check('a saved wishlist comes back, and replaces the one before', async (visit) => {
      const client = await visit.customer()
      const { variantCodesByProductId: before } = readAnswer(await client.get(path), wishlistResponse, 'a wishlist')
      if (visit.options.isReadOnly) return
      const { product, variant } = await visit.data.sellable()
      const wished = { [product.productId ?? product.id]: [variant.code] }
      try {
        const saved = await client.put(path, wished)
        saved.assert(saved.isOk, 'status 200')
        const answer = await client.get(path)
        const { variantCodesByProductId: after } = readAnswer(answer, wishlistResponse, 'a wishlist')
        answer.assert(JSON.stringify(after) === JSON.stringify(wished), JSON.stringify(wished), JSON.stringify(after))
        assertRefused(await client.put(path, { a: 'not a list' }), 400, 422)
      } finally {
        await client.put(path, before)
      }
    }),
  ],
}

export const wishlistCapabilities = [wishlist]
