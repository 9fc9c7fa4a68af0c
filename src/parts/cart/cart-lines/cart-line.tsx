import { useId } from 'react'
import { imageSources } from '../../../base/images/image-sources.ts'
import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { lineTotals } from '../../../domain/cart/cart-price.ts'
import { maxQuantity } from '../../../domain/constants.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import type { DisplayedLine } from '../../../model/cart/displayed-cart.ts'
import { setQuantity } from '../../../stores/cart/carts.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Quantity } from '../../../ui/fields/quantity.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { imageOff, trash } from '../../../ui/icons.ts'
import { OldPrice } from '../../../ui/old-price.tsx'
import { useLinkClick } from '../../app/use-link-click.ts'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import { useTrack } from '../../app/use-track.ts'
import { CartLineFacts } from './cart-line-facts.tsx'

const imagePx = 84

export interface CartLineProps {
  line: DisplayedLine
  /** why the line cannot be ordered as it is, see `lineIssue` */
  issue: string | undefined
  currency: string
  showSku: boolean
  onRemove: (line: DisplayedLine) => void
}

/** A line of the cart: picture, title, options, quantity, price (SIDE-01, SIDE-10). */
export function CartLine({ line, issue, currency, showSku, onRemove }: CartLineProps) {
  const t = useText()
  const settings = useSettings()
  const track = useTrack()
  const follow = useLinkClick('cart')
  const title = line.title ?? line.code
  const issueId = useId()
  const picture = imageSources(settings.apiBase, line.imageId ?? '', { width: imagePx, fit: 'cover' })
  const changeQuantity = (quantity: number) => {
    setQuantity(line.guid, quantity)
    const more = quantity - line.quantity
    if (more) track(more > 0 ? 'add_to_cart' : 'remove_from_cart', [{ sold: line, currency, quantity: Math.abs(more) }])
  }
  const href = typeof line.url === 'string' ? pageLink(settings, line.url) : undefined
  return (
    <div className="cart-line">
      {picture.src ? (
        <img
          className="cart-line-image"
          part="image"
          {...picture}
          alt={line.imageAlt ?? ''}
          width={imagePx}
          height={imagePx}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="cart-line-image">
          <Icon path={imageOff} size={24} />
        </span>
      )}
      <div className="cart-line-content">
        <h3 className="cart-line-title">
          {href ? (
            <a href={href} rel={relOf(settings, href)} part="link" onClick={follow}>
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <CartLineFacts line={line} currency={currency} showSku={showSku} />
      </div>
      <CartLinePrice line={line} currency={currency} />
      <div className="cart-line-controls">
        <Quantity
          value={line.quantity}
          max={maxQuantity}
          read={readPieces}
          words={{
            quantity: `${t(messages.quantity)}, ${title}`,
            less: `${t(messages.decrease)}, ${title}`,
            more: `${t(messages.increase)}, ${title}`,
          }}
          invalid={issue !== undefined}
          describedBy={issue && issueId}
          onChange={(quantity) => (quantity < 1 ? onRemove(line) : changeQuantity(quantity))}
        />
        <Button kind="icon" aria-label={t(messages.removeLine, { title })} onClick={() => onRemove(line)}>
          <Icon path={trash} />
        </Button>
      </div>
      {issue && (
        <FieldError id={issueId} alert>
          {t(issue)}
        </FieldError>
      )}
    </div>
  )
}

/** Quantity of the line: 0 removes it; values above 9999 and non-numbers are invalid (SIDE-05, R26). */
function readPieces(text: string): number | undefined {
  const digits = text.trim()
  if (!/^-?\d+$/.test(digits)) return undefined
  const pieces = Math.max(0, Number(digits))
  return pieces <= maxQuantity ? pieces : undefined
}

/** Price of the whole line, services included. */
function CartLinePrice({ line, currency }: { line: DisplayedLine; currency: string }) {
  const t = useText()
  const money = useMoney()
  const totals = lineTotals(line, currency)
  if (!totals) return null
  const { total, old } = totals
  return (
    <div className="cart-line-money">
      {old !== undefined && <OldPrice text={money.format(old, currency)} before={t(messages.oldPrice)} />}
      <bdi className="cart-line-price" part="price" data-cut={old !== undefined || undefined}>
        {money.format(total, currency)}
      </bdi>
    </div>
  )
}
