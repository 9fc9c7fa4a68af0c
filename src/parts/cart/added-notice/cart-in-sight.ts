import { $sideCartOpen } from '../../../stores/cart/side-cart.ts'

/** Tags that show the number of items in the cart, or the cart itself. */
const carts = 'shop-cart-button, shop-header, shop-cart'

function isInViewport(element: Element): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
  const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return isOnScreen && width * height > 0 && (element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true)
}

const all = (selector: string) => [...document.querySelectorAll(selector)]

/** Whether the shopper sees that the cart has changed: the side cart opens by itself, or a cart is on the screen. */
export const isCartInSight = (): boolean =>
  $sideCartOpen.get() || all('shop-side-cart').some((cart) => Reflect.get(cart, 'autoOpen') === true) || all(carts).some(isInViewport)
