import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useText } from '../../app/use-text.ts'
import { SubHeading } from '../sub-heading.tsx'
import { CartOffer } from './cart-offer.tsx'
import { PriceList } from './price-list.tsx'
import sheet from './product-catalogue.css?sheet'

/** Downloads: the price list, and an offer for the cart (ACC-09, EXP-01). */
export function ProductCatalogue() {
  useSheet(sheet)
  const t = useText()
  return (
    <>
      <PriceList />
      <div className="section-panel">
        <div className="price-list-content">
          <SubHeading>{t(messages.offerOfCart)}</SubHeading>
          <p>{t(messages.offerOfCartHint)}</p>
        </div>
        <CartOffer />
      </div>
    </>
  )
}
