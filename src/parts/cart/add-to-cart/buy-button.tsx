import type { AddToCartPhase } from '../../../domain/cart/add-to-cart.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { check, shoppingCart } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'

interface BuyButtonProps {
  phase: AddToCartPhase
  label: string
  /** title of the product; part of the accessible name */
  title?: string
  kind: 'soft' | 'primary'
  disabled?: boolean
  busy?: boolean
}

/** The button in its three phases, with the same width in each. */
export function BuyButton({ phase, label, title, kind, disabled, busy = false }: BuyButtonProps) {
  const t = useText()
  const isAdded = phase === 'added'
  const text = isAdded ? t(messages.added) : label
  return (
    <Button
      kind={kind}
      type="submit"
      className="buy-button"
      data-phase={phase}
      busy={busy || phase === 'adding'}
      disabled={disabled}
      aria-label={title === undefined ? text : `${text}, ${title}`}
    >
      <span className="buy-faces">
        <span className="buy-face" hidden={isAdded}>
          {phase === 'adding' ? <span className="spinner" part="loader" /> : <Icon path={shoppingCart} />}
          <span className="buy-label">{label}</span>
        </span>
        <span className="buy-face" hidden={!isAdded}>
          <Icon path={check} />
          <span className="buy-label">{t(messages.added)}</span>
        </span>
      </span>
    </Button>
  )
}
