import { useEffect, useRef, useState } from 'react'
import { itemCount } from '../../domain/cart/cart.ts'
import { messages } from '../../domain/messages.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Cart } from '../../model/cart/cart.ts'
import { useStableOrder } from '../../parts/app/use-last-defined.ts'
import { useText } from '../../parts/app/use-text.ts'
import { $activeCart, $carts, activateCart, openNewCart } from '../../stores/cart/carts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { plus } from '../../ui/icons.ts'

/** Switches between carts and creates new ones (CART-06). */
export function CartSwitch() {
  const t = useText()
  const active = useStore($activeCart)
  const carts = useStableOrder(useStore($carts))
  const box = useRef<HTMLFieldSetElement>(null)
  const [created, setCreated] = useState(0)
  useEffect(() => {
    // the pressed button unmounts with the products of the other cart: moves the focus to the new cart
    if (created) box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }, [created])
  if (carts.length < 2 && active.products.length === 0) return null
  return (
    <fieldset className="cart-choice" ref={box}>
      <legend className="hidden-text">{t(messages.carts)}</legend>
      {carts.length > 1 &&
        carts.map((cart) => (
          <CartChip key={cart.guid} cart={cart} isActive={cart.guid === active.guid} onChoose={() => activateCart(cart.guid)} />
        ))}
      {active.products.length > 0 && (
        <Button
          kind="ghost"
          className="cart-new"
          onClick={() => {
            openNewCart()
            setCreated(created + 1)
          }}
        >
          <Icon path={plus} />
          {t(messages.newCart)}
        </Button>
      )}
    </fieldset>
  )
}

function CartChip({ cart, isActive, onChoose }: { cart: Cart; isActive: boolean; onChoose: () => void }) {
  const t = useText()
  const [first] = cart.products
  const count = itemCount(cart)
  const title = cart.number === undefined ? (first?.title ?? first?.code) : t(messages.cartNumber, { number: cart.number })
  const name =
    title === undefined ? t(messages.newCart) : t(count === 1 ? messages.cartContentsOne : messages.cartContents, { title, count })
  return (
    <button type="button" className="cart-chip" part="button" aria-pressed={isActive} aria-label={name} onClick={onChoose}>
      <span className="cart-chip-title">{title ?? t(messages.newCart)}</span>
      {count > 0 && <span>{`· ${count}`}</span>}
    </button>
  )
}
