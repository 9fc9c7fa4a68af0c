import type { AddToCartPhase } from '../../../domain/cart/add-to-cart.ts'
import { messages } from '../../../domain/messages.ts'
import { renderButton } from '../../../ui/button.tsx'
import { renderIcon } from '../../../ui/icon.tsx'
import { check, shoppingCart } from '../../../ui/icons.ts'
import type { ShopScope } from '../../app/use-shop-scope.ts'
import { useText } from '../../app/use-text.ts'

interface BuyButtonProps {
  phase: AddToCartPhase
  label: string
  /** title of the product; part of the accessible name */
  title?: string
  kind: 'soft' | 'primary'
  disabled?: boolean
  busy?: boolean
  /** no cart icon: it leads to the options */
  isPlain?: boolean
  /** without it the button submits its form */
  onPress?: () => void
}

export const BuyButton = (props: BuyButtonProps) => renderBuyButton({ ...props, t: useText() })

/** The button in its three phases, without a component, for lists. It keeps its width once it was pressed. */
export function renderBuyButton({
  t,
  phase,
  label,
  title,
  kind,
  disabled,
  busy = false,
  isPlain,
  onPress,
}: BuyButtonProps & Pick<ShopScope, 't'>) {
  const isAdded = phase === 'added'
  const isAdding = phase === 'adding'
  const text = isAdded ? t(messages.added) : label
  const faces =
    phase === 'idle' ? (
      <>
        {!isPlain && renderIcon(shoppingCart)}
        <span className="buy-label">{label}</span>
      </>
    ) : (
      <span className="buy-faces">
        <span className="buy-face" hidden={isAdded}>
          {isAdding ? <span className="spinner" part="loader" /> : renderIcon(shoppingCart)}
          <span className="buy-label">{label}</span>
        </span>
        <span className="buy-face" hidden={!isAdded}>
          {renderIcon(check)}
          <span className="buy-label">{t(messages.added)}</span>
        </span>
      </span>
    )
  return renderButton({
    kind,
    type: onPress ? 'button' : 'submit',
    onClick: onPress,
    className: 'buy-button',
    'data-phase': phase,
    busy: busy || isAdding,
    disabled,
    'aria-label': title === undefined ? text : `${text}, ${title}`,
    children: faces,
  })
}
