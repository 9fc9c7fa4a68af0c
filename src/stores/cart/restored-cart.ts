import { getCart } from '../../api/carts.ts'
import { remote } from '../../base/http/remote.ts'
import { $carts, activateCart, openRestoredCart } from './carts.ts'

/**
 * Opens a cart of the server as the active one, once per id and page (CART-18). A cart that is already open is only activated, so that
 * its changes stay.
 */
export const restoredCart = remote('restored-cart', async (connection, { id }: { id: string }, signal) => {
  const open = $carts.get().find(({ restoredCartId }) => restoredCartId === id)
  if (open) {
    activateCart(open.guid)
    return true
  }
  const response = await getCart(connection, id, signal)
  if (!response) throw new Error('The response is not a cart')
  openRestoredCart(response, id)
  return true
})
