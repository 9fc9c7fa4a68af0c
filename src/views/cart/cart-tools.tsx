import { useId, useRef, useState } from 'react'
import { messages } from '../../domain/messages.ts'
import { announce } from '../../kit/announce.ts'
import { useSettings } from '../../kit/host.ts'
import { renderNow } from '../../kit/render-now.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useRemovalReport } from '../../parts/cart/cart-removal/use-removal.ts'
import { languageStore } from '../../stores/app/language.ts'
import { clearCart } from '../../stores/cart/carts.ts'
import { downloadOffer } from '../../stores/cart/offers.ts'
import { $displayedCart } from '../../stores/cart/pricing.ts'
import { $removedLine } from '../../stores/cart/side-cart.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { fileDown } from '../../ui/icons.ts'

/** Actions on the whole cart. */
export function CartTools({ commercialOffer }: { commercialOffer: boolean }) {
  const t = useText()
  const report = useRemovalReport()
  const empty = () => {
    const { products } = $displayedCart.get()
    $removedLine.set({ undo: report(products, clearCart()), origin: 'page' })
    announce(t(messages.cartEmptied))
  }
  return (
    <div className="cart-tools">
      {commercialOffer && <CommercialOffer />}
      <ClearCart onClear={empty} />
    </div>
  )
}

/** Removes all products, after a question. Escape and "Keep them" return to the button. */
function ClearCart({ onClear }: { onClear: () => void }) {
  const t = useText()
  const question = useId()
  const opener = useRef<HTMLDivElement>(null)
  const [asks, setAsks] = useState(false)
  const keep = () => {
    renderNow(() => setAsks(false))
    opener.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works in every button inside
    <div className="cart-clear" ref={opener} onKeyDown={(event) => asks && event.key === 'Escape' && keep()}>
      {asks ? (
        <>
          <span id={question}>{t(messages.clearCartQuestion)}</span>
          <Button kind="ghost" className="cart-clear-button" autoFocus aria-describedby={question} onClick={onClear}>
            {t(messages.clearCart)}
          </Button>
          <Button kind="ghost" onClick={keep}>
            {t(messages.keepProducts)}
          </Button>
        </>
      ) : (
        <Button kind="ghost" className="cart-clear-button" onClick={() => setAsks(true)}>
          {t(messages.clearCart)}
        </Button>
      )}
    </div>
  )
}

/** Downloads the cart as a file to share. */
function CommercialOffer() {
  const t = useText()
  const settings = useSettings()
  const language = useStore(languageStore(settings))
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const download = () => {
    setStatus('busy')
    downloadOffer(settings, language).then(
      () => setStatus('idle'),
      () => setStatus('failed'),
    )
  }
  return (
    <div>
      <Button kind="ghost" busy={status === 'busy'} onClick={download}>
        {status === 'busy' ? <span className="spinner" /> : <Icon path={fileDown} />}
        {t(messages.commercialOffer)}
      </Button>
      {status === 'failed' && (
        <div role="alert">
          <FieldError>{t(messages.somethingWentWrong)}</FieldError>
        </div>
      )}
    </div>
  )
}
