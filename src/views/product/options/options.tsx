import { messages } from '../../../domain/messages.ts'
import { groupedAttributes, isInput, isSelectable, optionControl } from '../../../domain/product/product-attributes.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Attribute } from '../../../model/product/attribute.ts'
import type { Product } from '../../../model/product/product.ts'
import { lazyComponent } from '../../../parts/app/lazy-component.tsx'
import { useText } from '../../../parts/app/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDown } from '../../../ui/icons.ts'
import { OptionDropdown } from './option-dropdown.tsx'
import { OptionText } from './option-text.tsx'
import { OptionValues } from './option-values.tsx'
import sheet from './options.css?sheet'
import type { ProductOptions } from './use-product-options.ts'

const ProductPicker = lazyComponent(() => import('./product-picker.tsx').then((file) => file.ProductPicker))

const controls = { text: OptionText, dropdown: OptionDropdown, values: OptionValues }

interface OptionsProps {
  product: Product
  options: ProductOptions
  /** codes of attributes without a selection */
  missing: readonly string[]
  /** the user has tried to buy, so missing selections show an error */
  isTried: boolean
  onPick: (product: { id: string; title: string }) => void
}

/** Props shared by all kinds of options. */
export interface OptionProps {
  attribute: Attribute
  value: string | undefined
  /** has no selection yet */
  isMissing: boolean
  /** has no selection yet, and the user has tried to buy */
  hasError: boolean
  isActive: (value: string) => boolean
  /** no variant with the value can be delivered */
  isSoldOut: (value: string) => boolean
  onChoose: (value: string) => void
}

/** All options of a product, each attribute with its own kind of control (PDP-10, PDP-25, PDP-28); inputs are folded if none is required. */
export function Options({ product, options, missing, isTried, onPick }: OptionsProps) {
  useSheet(sheet)
  const t = useText()
  const attributes = product.attributes ?? []
  const inputs = attributes.filter(isInput)
  const extras = inputs.some(({ isRequired }) => isRequired) ? [] : inputs
  const needed = attributes.filter((attribute) => isSelectable(attribute) || (isInput(attribute) && extras.length === 0))
  if (needed.length + extras.length === 0) return null
  const groupsOf = (list: readonly Attribute[]) =>
    groupedAttributes(list).map(({ title, attributes: members }, index) => (
      <div key={title ?? ''} className="options-group">
        {title && index > 0 && <p className="options-title">{title}</p>}
        {members.map((attribute) => {
          const { code } = attribute
          const option: OptionProps = {
            attribute,
            value: options.chosen.get(code),
            isMissing: missing.includes(code),
            hasError: isTried && missing.includes(code),
            isActive: (value) => options.isActive(code, value),
            isSoldOut: (value) => options.isSoldOut(code, value),
            onChoose: (value) => options.choose(code, value),
          }
          const control = optionControl(attribute)
          if (control === 'product')
            return (
              <ProductPicker
                key={code}
                {...option}
                productId={product.productId ?? product.id}
                onPick={onPick}
                fallback={<div className="option option-waiting" />}
              />
            )
          const Option = controls[control]
          return <Option key={code} {...option} />
        })}
      </div>
    ))
  return (
    <div className="options" part="attributes">
      {groupsOf(needed)}
      {extras.length > 0 && (
        <details className="options-extras">
          <summary>
            {t(messages.personalise)}
            <Icon path={chevronDown} />
          </summary>
          {groupsOf(extras)}
        </details>
      )}
    </div>
  )
}
