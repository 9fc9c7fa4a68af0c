import type { CSSProperties } from 'react'
import { cardColours } from '../../../domain/product/card-colours.ts'
import type { Product } from '../../../model/product/product.ts'

/** Distance between two dots; the size of a dot is in card.css. */
const stepPx = 16
const gapPx = 4

/** The colours that a product comes in, as dots (CARD-03). One element for all of them: a list may have a thousand cards. */
export function renderCardColours(product: Product) {
  const { name, colours, titles } = cardColours(product)
  if (colours.length === 0) return null
  const stops = colours.map((colour, index) => `${colour} ${index * stepPx}px ${(index + 1) * stepPx}px`)
  const style = { '--colours': `linear-gradient(90deg,${stops.join()})`, inlineSize: `${colours.length * stepPx - gapPx}px` }
  return <span className="card-colours" role="img" aria-label={`${name}: ${titles.join(', ')}`} style={style as CSSProperties} />
}
