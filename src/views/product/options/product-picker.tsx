import { type KeyboardEvent, useEffect, useState } from 'react'
import { imageSources } from '../../../base/images/image-sources.ts'
import { searchDelayMs } from '../../../domain/constants.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Product } from '../../../model/product/product.ts'
import { useLastDefined } from '../../../parts/app/use-last-defined.ts'
import { useMoney } from '../../../parts/app/use-money.ts'
import { useText } from '../../../parts/app/use-text.ts'
import { languageStore } from '../../../stores/app/language.ts'
import { pickableProductsStore } from '../../../stores/product/product-page.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Input } from '../../../ui/fields/input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDown, chevronUp } from '../../../ui/icons.ts'
import { Message } from '../../../ui/message.tsx'
import { OptionLabel } from './option-label.tsx'
import type { OptionProps } from './options.tsx'
import sheet from './product-picker.css?sheet'

/** The text of a search field, and its phrase debounced by 300 ms. */
export function useDebouncedText() {
  const [text, setText] = useState('')
  const [phrase, setPhrase] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPhrase(text.trim()), searchDelayMs)
    return () => clearTimeout(timer)
  }, [text])
  return { text, setText, phrase }
}

interface ProductPickerProps extends OptionProps {
  /** the product that has the attribute */
  productId: string
  onPick: (product: { id: string; title: string }) => void
}

/** A product as the value of an attribute: a list of ten, and a search for others (PDP-29). */
export function ProductPicker({ attribute, value, isMissing, hasError, onChoose, productId, onPick }: ProductPickerProps) {
  useSheet(sheet)
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [pickedProduct, setPickedProduct] = useState<Product>()
  const isPicked = pickedProduct !== undefined && optionId(pickedProduct) === value
  const name = attribute.title ?? attribute.code
  const close = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    event.currentTarget.querySelector<HTMLElement>('.picker-toggle')?.focus()
  }
  const pick = (product: Product) => {
    setPickedProduct(product)
    onPick({ id: optionId(product), title: product.title })
    onChoose(optionId(product))
  }
  return (
    <fieldset className="option" data-code={attribute.code} data-waiting={isMissing || undefined} onKeyDown={close}>
      <legend className="option-label">
        <OptionLabel attribute={attribute} chosen={isPicked ? pickedProduct.title : undefined} />
      </legend>
      <div className="picker-head">
        <Button className="picker-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="picker-title">{isPicked ? pickedProduct.title : (attribute.placeholder ?? t(messages.pickProduct))}</span>
          <Icon path={isOpen ? chevronUp : chevronDown} />
        </Button>
        {isPicked && (
          <Button kind="ghost" onClick={() => onChoose('')}>
            {t(messages.clearFilter, { filter: name })}
          </Button>
        )}
      </div>
      {isOpen && <PickerList attribute={attribute.code} productId={productId} value={value} onPick={pick} />}
      {hasError && <FieldError>{t(messages.chooseOptions)}</FieldError>}
    </fieldset>
  )
}

const optionId = (product: Product) => product.productId ?? product.id

interface PickerListProps {
  attribute: string
  productId: string
  value: string | undefined
  onPick: (product: Product) => void
}

function PickerList({ attribute, productId, value, onPick }: PickerListProps) {
  const t = useText()
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const { text, setText, phrase } = useDebouncedText()
  const $offered = pickableProductsStore(settings, { lang, attribute, product: productId, search: phrase || undefined })
  const { status, value: found } = useStore($offered)
  const products = useLastDefined(found)
  return (
    <div className="picker">
      <Input
        type="search"
        autoComplete="off"
        aria-label={t(messages.searchProducts)}
        placeholder={t(messages.searchProducts)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {status === 'failed' && (
        <Message kind="error" action={{ label: t(messages.tryAgain), run: $offered.reload }}>
          {t(messages.pickerFailed)}
        </Message>
      )}
      <div className="picker-list" aria-busy={status === 'loading' || undefined}>
        {products?.map((product) => (
          <Row key={product.id} name={attribute} product={product} isOn={optionId(product) === value} onPick={() => onPick(product)} />
        ))}
        <p className="picker-none" role="status">
          {status === 'ready' && products?.length === 0 ? t(messages.noProducts) : ''}
        </p>
      </div>
    </div>
  )
}

const picturePx = 48

function Row({ name, product, isOn, onPick }: { name: string; product: Product; isOn: boolean; onPick: () => void }) {
  const settings = useSettings()
  const money = useMoney()
  const { images, title, priceNow, currency } = product
  const [image] = images ?? []
  const sources = image === undefined ? undefined : imageSources(settings.apiBase, image, { width: picturePx })
  return (
    <label className="picker-row" data-on={isOn || undefined}>
      <input type="radio" className="option-radio" name={name} checked={isOn} onChange={onPick} />
      <span className="picker-picture">
        {sources && <img {...sources} sizes="48px" alt="" width={picturePx} height={picturePx} loading="lazy" />}
      </span>
      <span>{title}</span>
      {priceNow !== undefined && <bdi className="picker-price">{money.format(priceNow, currency ?? money.currency)}</bdi>}
    </label>
  )
}
