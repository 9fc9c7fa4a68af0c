import { atom, computed, onMount } from 'nanostores'
import { priceCart } from '../../api/pricing.ts'
import { onReconnect } from '../../base/http/reconnect.ts'
import type { RemoteStore } from '../../base/http/remote.ts'
import { shared } from '../../base/shared.ts'
import { debounce } from '../../base/timers.ts'
import { displayedCart, priceRequest, vatRate } from '../../domain/cart/cart-price.ts'
import { withoutContact } from '../../domain/cart/delivery-options.ts'
import { cartSaveDelayMs } from '../../domain/constants.ts'
import { currentLanguage } from '../../domain/language.ts'
import { $settingsRevision, pageSettings } from '../../kit/settings.ts'
import type { CountrySettings } from '../../model/account/address.ts'
import type { Cart } from '../../model/cart/cart.ts'
import type { DisplayedCart } from '../../model/cart/displayed-cart.ts'
import type { Pricing } from '../../model/cart/pricing.ts'
import { stringify } from '../../model/stringify.ts'
import { $addresses } from '../account/addresses.ts'
import { $billingCountry, countriesStore } from '../app/countries.ts'
import { $chosenLanguage, languagePreferences } from '../app/language.ts'
import { $customer, $isSettled } from '../session/session.ts'
import { $activeCart } from './carts.ts'

/** The prices of the active cart; `idle` while it is empty. `value` is the last good response for this cart. */
export type PricingState = { status: 'idle'; value?: undefined } | ReturnType<RemoteStore<Pricing>['get']>

function createPricing() {
  const $prices = atom<PricingState>({ status: 'idle' })
  let requestedKey = ''
  let cartGuid = ''
  let active: AbortController | undefined

  const load = async () => {
    const controller = new AbortController()
    active = controller
    const body = toPriceRequest($activeCart.get())
    try {
      const value = await priceCart(pageSettings(), body, pageLanguage(), controller.signal)
      if (!controller.signal.aborted) $prices.set({ status: 'ready', value })
    } catch (error) {
      if (controller.signal.aborted) return
      const { value } = $prices.get()
      $prices.set({ status: 'failed', error, ...(value && { value }) })
    }
  }
  const later = debounce(cartSaveDelayMs, load)

  const stop = () => {
    later.cancel()
    active?.abort()
    requestedKey = ''
  }
  const update = () => {
    const cart = $activeCart.get()
    const query = pageLanguage() + stringify(toPriceRequest(cart))
    if (query === requestedKey) return
    const isOther = cart.guid !== cartGuid
    stop()
    cartGuid = cart.guid
    if (cart.products.length === 0) return $prices.set({ status: 'idle' })
    requestedKey = query
    const last = isOther ? undefined : $prices.get().value
    $prices.set({ status: 'loading', ...(last && { value: last }) })
    later.soon()
  }
  /** Requests the prices again, after the usual delay. */
  const reload = () => {
    stop()
    update()
  }
  onMount($prices, () => {
    update()
    const sources = [$activeCart, $billingCountry, $addresses, $chosenLanguage, $settingsRevision]
    const unsubscribers = sources.map((store) => store.listen(update))
    // a customer may have other prices than a guest; until the session is known, prices are those of its cookie already
    unsubscribers.push($customer.listen((customer, before) => $isSettled.get() && !customer !== !before && reload()))
    unsubscribers.push(onReconnect(() => $prices.get().status === 'failed' && reload()))
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
      stop()
    }
  })
  return Object.assign($prices, { reload })
}

/** The language of the page, which the titles of lines follow. A shop that lacks it has changed the page's (LANG-07). */
const pageLanguage = () => currentLanguage({ chosen: $chosenLanguage.get(), ...languagePreferences(pageSettings()) }, undefined)

/** The price request of a cart. Omits contact details of recipients, which prices do not depend on. */
export const toPriceRequest = ({ address, ...cart }: Cart) =>
  priceRequest(cart, { billingCountry: $billingCountry.get(), addresses: $addresses.get().map(withoutContact) })

/**
 * The server's prices of the active cart. One request for all elements, 300 ms after the last change. The last response wins; a failure
 * keeps the last result (PRICE-01).
 */
export const $pricing = shared('pricing', createPricing)

/** Countries with their VAT. Loads only when a billing or delivery country is known. */
const $countries = shared('pricing.countries', () => {
  const $known = atom<readonly CountrySettings[] | undefined>()
  onMount($known, () => {
    let unsubscribeCountries: (() => void) | undefined
    const update = () => {
      if (!unsubscribeCountries && countryOf($activeCart.get()))
        unsubscribeCountries = countriesStore(pageSettings()).subscribe(({ value }) => $known.set(value))
    }
    update()
    const unsubscribers = [$activeCart.listen(update), $billingCountry.listen(update)]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
      unsubscribeCountries?.()
    }
  })
  return $known
})

const countryOf = ({ deliveryCountry }: Cart) => $billingCountry.get() ?? deliveryCountry

/** The active cart with prices and totals, for the side cart and the cart page (SIDE-08..10). */
export const $displayedCart = shared('pricing.displayed', () =>
  computed([$activeCart, $pricing, $countries, $billingCountry], (cart, { value }, countries, billing): DisplayedCart => {
    const billingCountry = billing ?? cart.deliveryCountry
    return displayedCart(cart, value, { VAT: vatRate(countries, billingCountry), currency: pageSettings().currency, billingCountry })
  }),
)
