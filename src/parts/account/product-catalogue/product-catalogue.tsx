import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useText } from '../../app/use-text.ts'
import { SubHeading } from '../sub-heading.tsx'
import { CartOffer } from './cart-offer.tsx'
import { CatalogueExport } from './catalogue-export.tsx'
import sheet from './product-catalogue.css?sheet'

/** Downloads: the price list, and an offer for the cart (ACC-09, EXP-01). */
export function ProductCatalogue() {
  useSheet(sheet)
  const t = useText()
  return (
    <>
      <div className="section-panel">
        <div>
          <SubHeading>{t(messages.catalogueExport)}</SubHeading>
          <p className="section-quiet">
            {t(messages.catalogueExportHint)} {t(messages.fileType, { type: 'XLSX' })}
          </p>
        </div>
        <CatalogueExport />
      </div>
      <div className="section-panel">
        <div>
          <SubHeading>{t(messages.offerOfCart)}</SubHeading>
          <p className="section-quiet">
            {t(messages.offerOfCartHint)} {t(messages.fileType, { type: 'PDF' })}
          </p>
        </div>
        <CartOffer />
      </div>
    </>
  )
}
