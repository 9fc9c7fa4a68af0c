import { messages } from '../../domain/messages.ts'
import type { Product } from '../../model/product/product.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useTitleTag } from '../../parts/page/use-title-tag.ts'

interface ProductHeadProps {
  item: Product
  /** article number, once the variant is known */
  code: string | undefined
  title: string
  /** renders the title as the page heading */
  isPage: boolean
}

/** Title, model and article number (PDP-07). */
export function ProductHead({ item: { model }, code, title, isPage }: ProductHeadProps) {
  const t = useText()
  const titleTag = useTitleTag()
  const Heading = isPage ? titleTag : 'h2'
  return (
    <header>
      <Heading className="product-title">{title}</Heading>
      <p className="product-meta">
        {model && (
          <span>
            {`${t(messages.model)} `}
            <bdi>{model}</bdi>
          </span>
        )}
        {code && code !== model && (
          <span>
            {`${t(messages.sku)} `}
            <bdi>{code}</bdi>
          </span>
        )}
      </p>
    </header>
  )
}
