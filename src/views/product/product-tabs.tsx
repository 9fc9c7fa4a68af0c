import { productLabelAttribute, shownFactsCount } from '../../domain/constants.ts'
import { messages } from '../../domain/messages.ts'
import { isFact, orderedAttributes } from '../../domain/product/product-attributes.ts'
import { productTabs } from '../../domain/product/product-tabs.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import type { Product } from '../../model/product/product.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'
import { ProductFacts } from '../../parts/product/product-facts/product-facts.tsx'
import { SafeHtml } from '../../ui/html/safe-html.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import sheet from './product-tabs.css?sheet'

/** Descriptions and attributes of a product as tabs; a few facts are below the description, more have a tab of their own (PDP-15). */
export function ProductTabs({ product }: { product: Product }) {
  useSheet(sheet)
  const t = useText()
  const deliveryDays = useConfiguration()?.productDeliveryDaysAttribute
  // labels are shown on the pictures, delivery is shown next to the stock
  const facts = (product.attributes ?? []).filter(
    (attribute) => isFact(attribute) && attribute.code !== productLabelAttribute && attribute.code !== deliveryDays,
  )
  const descriptions = productTabs(product)
  const hasOwnTab = facts.length > shownFactsCount || descriptions.length === 0
  const fewFacts = hasOwnTab ? [] : orderedAttributes(facts).map((attribute) => ({ ...attribute, group: undefined }))
  const [first, ...others] = descriptions.map(({ code, html }, index) => ({
    code,
    label: t(code),
    content: (
      <>
        <SafeHtml html={html} />
        {index === 0 && fewFacts.length > 0 && <ProductFacts attributes={fewFacts} layout="table" />}
      </>
    ),
  }))
  const specifications = hasOwnTab &&
    facts.length > 0 && {
      code: 'specifications',
      label: t(messages.specifications),
      content: <ProductFacts attributes={facts} layout="table" />,
    }
  const tabs = [first, specifications || undefined, ...others].filter((tab) => tab !== undefined)
  return tabs.length > 0 && <Tabs label={product.title} tabs={tabs} />
}
