import { useRef, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { announce } from '../../../kit/announce.ts'
import { useEmit } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $activeCart, $carts, activateCart, clearCart, openNewCart } from '../../../stores/cart/carts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { plus, shoppingCart } from '../../../ui/icons.ts'
import { useStableOrder } from '../../app/use-last-defined.ts'
import { useText } from '../../app/use-text.ts'
import { useRemovalReport } from '../../cart/cart-removal/use-removal.ts'
import { EmptyMessage } from '../empty-message.tsx'
import { UndoNotice } from '../undo-notice.tsx'
import { CartCard, useCartTitle } from './cart-card.tsx'
import sheet from './carts.css?sheet'
import { SavedCart } from './saved-cart.tsx'

/** The carts of this browser: activate, empty, open a saved one, start a new one (ACC-04). */
export function Carts() {
  useSheet(sheet)
  const t = useText()
  const emit = useEmit()
  const report = useRemovalReport()
  const titleOf = useCartTitle()
  const carts = useStableOrder(useStore($carts))
  const active = useStore($activeCart)
  const [emptied, setEmptied] = useState<{ guid: string; title: string; undo: () => void }>()
  const list = useRef<HTMLUListElement>(null)
  const isAnyFilled = carts.some(({ products }) => products.length > 0)

  const notify = () => emit('shop-cart-activate', { guid: $activeCart.get().guid })
  const activate = (guid: string, title: string) => {
    activateCart(guid)
    announce(t(messages.cartActivated, { title }))
    notify()
  }
  const begin = () => {
    openNewCart()
    announce(t(messages.cartActivated, { title: t(messages.newCart) }))
    notify()
  }
  return (
    <div className="carts">
      <p className="section-quiet">{t(messages.cartsIntro)}</p>
      {emptied && (
        <UndoNotice
          key={emptied.guid}
          focusAfter={list}
          onUndo={() => {
            emptied.undo()
            setEmptied(undefined)
          }}
        >
          {t(messages.cartEmptiedOf, { title: emptied.title })}
        </UndoNotice>
      )}
      {isAnyFilled || carts.length > 1 ? (
        <ul className="carts-list" ref={list} tabIndex={-1} aria-label={t(messages.carts)}>
          {carts.map((cart, index) => (
            <CartCard
              key={cart.guid}
              cart={cart}
              title={titleOf(cart, index)}
              isActive={cart.guid === active.guid}
              onActivate={() => activate(cart.guid, titleOf(cart, index))}
              onEmpty={() =>
                setEmptied({ guid: cart.guid, title: titleOf(cart, index), undo: report(cart.products, clearCart(cart.guid)) })
              }
            />
          ))}
        </ul>
      ) : (
        <EmptyMessage icon={shoppingCart} title={t(messages.emptyCart)} />
      )}
      {active.products.length > 0 && (
        <Button className="carts-new" onClick={begin}>
          <Icon path={plus} />
          {t(messages.newCart)}
        </Button>
      )}
      <SavedCart onOpen={notify} />
    </div>
  )
}
