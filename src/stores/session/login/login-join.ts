import { getActiveCart } from '../../../api/carts.ts'
import { newGuid } from '../../../base/guid.ts'
import { firstValue } from '../../../base/http/first-answer.ts'
import type { Connection } from '../../../base/http/request.ts'
import { joinCarts } from '../../../domain/cart/cart-merge.ts'
import { customerKey } from '../../../domain/customer.ts'
import { pageSettings } from '../../../kit/settings.ts'
import { configurationOf } from '../../app/configuration.ts'
import { languageAt } from '../../app/language.ts'
import { changeCarts, saveActiveCart } from '../../cart/carts.ts'
import { joinWishlists } from '../../wishlist/wishlist-login.ts'
import { saveCurrentWishlist } from '../../wishlist/wishlist-save.ts'
import { noteJoin, readJoins } from '../joins.ts'
import { $customer } from '../session.ts'
import { $unjoined, type Joinable } from '../unjoined.ts'
import { $unsaved, noteSent } from '../unsaved.ts'

const isStillHere = (customer: string) => {
  const now = $customer.get()
  return now !== undefined && customerKey(now) === customer
}
/** The server has what was joined, and all that was changed since. */
const isSaved = (what: Joinable) => readJoins()[what]?.isSaved && !$unsaved.get().includes(what)
const release = (what: Joinable) => $unjoined.set($unjoined.get().filter((one) => one !== what))

async function joinCart(shop: Connection, customer: string): Promise<void> {
  if (readJoins().cart?.customer !== customer) {
    const theirs = await getActiveCart(shop)
    if (!isStillHere(customer)) return
    let isChanged = false
    changeCarts((carts) => {
      const joined = joinCarts(carts, theirs, newGuid)
      isChanged = joined.isChanged
      return joined.carts
    }, false)
    noteJoin('cart', { customer, isSaved: !isChanged })
    noteSent('cart', !isChanged)
  }
  release('cart')
  if (isSaved('cart')) return
  await saveActiveCart(shop)
  noteJoin('cart', { customer, isSaved: true })
}

async function joinWishes(shop: Connection, customer: string): Promise<void> {
  if (readJoins().wishlist?.customer !== customer) {
    const settings = pageSettings()
    const { splitProductsByAttribute } = await firstValue(configurationOf(settings, languageAt(settings).get()))
    await joinWishlists(shop, splitProductsByAttribute !== undefined, {
      isWanted: () => isStillHere(customer),
      onJoined(isSaved) {
        noteJoin('wishlist', { customer, isSaved })
        release('wishlist')
      },
    })
    return
  }
  release('wishlist')
  if (isSaved('wishlist')) return
  await saveCurrentWishlist(shop)
  noteJoin('wishlist', { customer, isSaved: true })
}

/** One tab after the other; what comes second finds it done. */
function alone(work: () => Promise<unknown>): Promise<unknown> {
  const { locks } = globalThis.navigator ?? {}
  return locks ? locks.request(`${pageSettings().storagePrefix}:join`, work) : work()
}

/**
 * Joins the first cart and the wishlist of this browser with those that the server keeps, once per login (CART-14,
 * WISH-07). What fails is logged with its request, kept as it is, and joined at the next start, focus or login.
 */
export async function joinLogin(): Promise<void> {
  await alone(async () => {
    const here = $customer.get()
    if (!here) return
    const shop = pageSettings()
    await Promise.allSettled([joinCart(shop, customerKey(here)), joinWishes(shop, customerKey(here))])
  })
}
