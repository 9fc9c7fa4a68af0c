import { type FormEvent, useEffect, useState } from 'react'
import { savedCartId } from '../../../domain/cart/cart-summary.ts'
import { messages } from '../../../domain/messages.ts'
import { announce } from '../../../kit/announce.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $carts, activateCart } from '../../../stores/cart/carts.ts'
import { restoredCart } from '../../../stores/cart/restored-cart.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useForm } from '../../../ui/fields/use-form.ts'
import { Message } from '../../../ui/message.tsx'
import { useProblemText, useText } from '../../app/use-text.ts'
import { SubHeading } from '../sub-heading.tsx'

const maxLinkLength = 500

/** Opens a saved cart by its id or its link (CART-18). */
export function SavedCart({ onOpen }: { onOpen: () => void }) {
  const t = useText()
  const settings = useSettings()
  const problemText = useProblemText()
  const [requestedId, setRequestedId] = useState<string>()
  const form = useForm({ initial: { cart: '' }, rules: () => ({ cart: [{ rule: 'required' }] }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.attempt()) return
    const id = savedCartId(form.values.cart)
    const open = $carts.get().find(({ restoredCartId }) => restoredCartId === id)
    if (open) {
      activateCart(open.guid)
      announce(t(messages.cartOpened))
      onOpen()
    }
    if (!open) {
      const store = restoredCart(settings, { id })
      if (store.get().status !== 'loading') store.reload() // opened or failed before: load again
    }
    setRequestedId(open ? undefined : id)
  }
  return (
    <section className="section-panel" aria-label={t(messages.openSavedCart)}>
      <SubHeading>{t(messages.openSavedCart)}</SubHeading>
      <form ref={form.ref} className="saved-cart" noValidate onSubmit={submit}>
        <TextField
          name="cart"
          label={t(messages.savedCartId)}
          hint={t(messages.savedCartHint)}
          autoComplete="off"
          maxLength={maxLinkLength}
          value={form.values.cart}
          error={problemText(form.problem('cart'))}
          onCommit={(cart) => form.set('cart', cart)}
          onTouch={() => form.touch('cart')}
        />
        <Button type="submit">{t(messages.openCart)}</Button>
      </form>
      {requestedId !== undefined && <CartOpening key={requestedId} id={requestedId} onOpen={onOpen} />}
    </section>
  )
}

/** Loading status of a saved cart. */
function CartOpening({ id, onOpen }: { id: string; onOpen: () => void }) {
  const t = useText()
  const store = restoredCart(useSettings(), { id })
  const { status } = useStore(store)
  useEffect(() => {
    if (status === 'ready') onOpen()
  }, [status])
  if (status === 'failed')
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: store.reload }}>
        {t(messages.cartOpenFailed)}
      </Message>
    )
  return <div role="status">{status === 'ready' && <Message kind="success">{t(messages.cartOpened)}</Message>}</div>
}
