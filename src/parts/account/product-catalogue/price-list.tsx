import { exportFileName, exportSheet } from '../../../domain/account/export-rows.ts'
import { messages } from '../../../domain/messages.ts'
import { useText } from '../../app/use-text.ts'
import { SubHeading } from '../sub-heading.tsx'
import { CatalogueExport } from './catalogue-export.tsx'

const contents: Record<(typeof exportSheet.header)[number], string> = {
  sku: messages.columnSku,
  brand: messages.columnBrand,
  title: messages.columnTitle,
  availableQuantity: messages.columnQuantity,
  finalPrice: messages.columnPrice,
  currency: messages.columnCurrency,
}

/** Describes the price list and its columns, and downloads it. */
export function PriceList() {
  const t = useText()
  const facts = [
    [messages.priceListFile, exportFileName],
    [messages.priceListFormat, 'Excel (.xlsx)'],
    [messages.priceListRows, t(messages.priceListRowsOf)],
    [messages.priceListPrices, t(messages.priceListPricesOf)],
  ] as const
  return (
    <div className="section-panel price-list">
      <div className="price-list-content">
        <SubHeading>{t(messages.catalogueExport)}</SubHeading>
        <p>{t(messages.catalogueExportHint)}</p>
        <dl className="price-list-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="section-quiet">{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CatalogueExport />
      </div>
      <table className="price-list-columns" part="table">
        <caption>{t(messages.priceListColumns)}</caption>
        <thead className="hidden-text">
          <tr>
            <th scope="col">{t(messages.priceListColumn)}</th>
            <th scope="col">{t(messages.priceListContent)}</th>
          </tr>
        </thead>
        <tbody>
          {exportSheet.header.map((field) => (
            <tr key={field}>
              <th scope="row">
                <code>{field}</code>
              </th>
              <td>{t(contents[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
