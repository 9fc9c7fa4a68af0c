import { $sideCartOpen } from '../../../stores/cart/side-cart.ts'

function isInViewport(element: Element): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
  const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return isOnScreen && width * height > 0 && (element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true)
}

/** Whether the shopper can see that the cart has changed: the side cart opens on its own, or a cart is on screen. */
export const isCartInSight = (): boolean =>
  $sideCartOpen.get() ||
  [...document.querySelectorAll('shop-side-cart')].some((cart) => Reflect.get(cart, 'autoOpen') === true) ||
  [...document.querySelectorAll('shop-cart-button, shop-header, shop-cart')].some(isInViewport)
