import { programCode, programShare } from '../../../domain/account/loyalty.ts'
import { formatDate } from '../../../domain/forms/format-date.ts'
import { messages } from '../../../domain/messages.ts'
import type { LoyaltyProgram } from '../../../model/account/loyalty-program.ts'
import { SafeHtml } from '../../../ui/html/safe-html.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { circleCheck } from '../../../ui/icons.ts'
import { FilledText } from '../../app/filled-text.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import { CopyButton } from '../../checkout/copy-button.tsx'
import { Meter } from '../meter.tsx'
import { ShopPageLink } from '../shop-page-link.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { SubHeading } from '../sub-heading.tsx'
import { ProgramProducts } from './program-products.tsx'

/** A program: discount, progress of the customer, end date and products. */
export function Program({ program }: { program: LoyaltyProgram }) {
  const t = useText()
  const money = useMoney()
  const lang = useLanguage()
  const { title = '', description, discount, validUntil, reached, needed, products } = program
  const code = programCode(program)
  const share = programShare(program)
  const hasProducts = products !== undefined && products.length > 0
  const progress =
    share !== undefined &&
    t(messages.programProgress, { reached: money.format(reached ?? 0, money.currency), needed: money.format(needed ?? 0, money.currency) })
  return (
    <li className="section-panel program" part="program">
      <div className="section-line program-line">
        <SubHeading>{title}</SubHeading>
        {discount !== undefined && <StatusBadge tone="good">{t(messages.programDiscount, { percent: discount })}</StatusBadge>}
      </div>
      {description && (
        <div className="program-content">
          <SafeHtml html={description} />
          {code && <CopyButton label={t(messages.programCode, { code })} text={code} />}
        </div>
      )}
      {share !== undefined && progress && (
        <div className="program-progress">
          <Meter share={share} label={t(messages.programProgressOf, { title })} text={progress} />
          <p className="section-quiet">
            <bdi>{progress}</bdi>
          </p>
          {share === 1 && (
            <p className="program-reached">
              <Icon path={circleCheck} size={20} />
              <span>
                {discount === undefined ? (
                  <FilledText
                    text={messages.programReached}
                    parts={{ writeToUs: <ShopPageLink page="contactsPage">{t(messages.writeToUs)}</ShopPageLink> }}
                  />
                ) : (
                  t(messages.programReachedDiscount, { percent: discount })
                )}
              </span>
            </p>
          )}
        </div>
      )}
      {(validUntil || (code && hasProducts)) && (
        <p className="section-quiet program-terms">
          {validUntil && <span>{t(messages.programUntil, { date: formatDate(validUntil, lang) })}</span>}
          {code && hasProducts && <span>{t(messages.programPrices)}</span>}
        </p>
      )}
      {hasProducts && (
        <div className="program-products">
          {share !== undefined && <p className="program-caption">{t(messages.programProductsCount)}</p>}
          <ProgramProducts ids={products} title={title} />
        </div>
      )}
    </li>
  )
}
