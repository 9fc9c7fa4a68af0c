import type { MouseEvent } from 'react'
import { imageUrl } from '../../../base/images/image-url.ts'
import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { getOwn } from '../../../domain/get-own.ts'
import { messages } from '../../../domain/messages.ts'
import { cardCode } from '../../../domain/product/card-form.ts'
import { discountPercent } from '../../../domain/product/product-badges.ts'
import { productLink } from '../../../domain/product/product-link.ts'
import type { Product } from '../../../model/product/product.ts'
import { linkClick } from '../../app/use-link-click.ts'
import type { ShopScope } from '../../app/use-shop-scope.ts'
import { availabilityText } from './availability.tsx'

/** A product in the page's own markup. */
export interface TemplateCardProps {
  product: Product
  scope: ShopScope
  splitBy: string | undefined
  /** position in its list, from 1; the card is in the slot `card-<position>` */
  position: number
  listName: string | undefined
  linkTarget: '_self' | '_blank'
}

const slotPrefix = 'card-'
const imagePx = 680

function setText(element: HTMLElement, text: string | undefined): boolean {
  element.textContent = text ?? ''
  return text !== undefined
}

function setImage(element: HTMLElement, { product: { images, imageAltByImageId }, scope }: TemplateCardProps): boolean {
  const id = images?.[0] ?? ''
  const url = imageUrl(scope.settings.apiBase, id, { w: imagePx, h: imagePx, fit: 'cover', f: 'webp' })
  if (url === undefined || !(element instanceof HTMLImageElement)) return false
  if (!element.hasAttribute('loading')) element.loading = 'lazy'
  element.alt = getOwn(imageAltByImageId, id) ?? ''
  element.width ||= imagePx
  element.height ||= imagePx
  element.src = url
  return true
}

function setLink(element: HTMLElement, { product, scope, splitBy, position, listName, linkTarget }: TemplateCardProps): boolean {
  const { settings, emit, track } = scope
  const path = productLink(product, splitBy)
  const href = path === undefined ? undefined : pageLink(settings, path)
  if (href === undefined || !(element instanceof HTMLAnchorElement)) return false
  element.href = href
  if (linkTarget === '_blank') element.target = linkTarget
  element.rel = relOf(settings, href) ?? (linkTarget === '_blank' ? 'noopener' : '')
  element.addEventListener('click', (event) => {
    track('select_item', { product, position, listName })
    if (emit('shop-product-click', { product, position }, true))
      linkClick(scope, 'product')(event as unknown as MouseEvent<HTMLAnchorElement>)
    else event.preventDefault()
  })
  return true
}

function setProduct(element: HTMLElement, { product }: TemplateCardProps): boolean {
  const code = product.code ?? cardCode(product)
  element.setAttribute('product-id', product.productId ?? product.id)
  if (code !== undefined) element.setAttribute('code', code)
  return true
}

const isReduced = ({ priceNow, priceOld }: Product) => priceNow !== undefined && priceOld !== undefined && priceOld > priceNow
const money = ({ product, scope }: TemplateCardProps, amount: number | undefined) =>
  amount === undefined ? undefined : scope.money.format(amount, product.currency ?? scope.money.currency)

/** Writes a field; false if the product does not have it. Values are text, links and pictures of the shop, never HTML. */
const fields: Record<string, (element: HTMLElement, card: TemplateCardProps) => boolean> = {
  title: (element, { product }) => setText(element, product.title),
  url: setLink,
  image: setImage,
  price: (element, card) => setText(element, money(card, card.product.priceNow) ?? card.scope.t(messages.noPrice)),
  'old-price': (element, card) => setText(element, isReduced(card.product) ? money(card, card.product.priceOld) : undefined),
  discount(element, { product }) {
    const percent = discountPercent(product)
    return setText(element, percent === undefined ? undefined : `−${percent}%`)
  },
  sku: (element, { product }) => setText(element, cardCode(product) ?? product.model ?? product.code),
  availability: (element, { product, scope }) =>
    setText(element, availabilityText({ product, deliveryAttribute: scope.configuration?.productDeliveryDaysAttribute }, scope.t)),
  product: setProduct,
}

/** Their text is code. */
const codeElements = /^(script|style|iframe|object|embed|template)$/

const reported = new Set<string>()

function fill(element: HTMLElement, card: TemplateCardProps): void {
  for (const name of (element.dataset.field ?? '').split(/\s+/).filter(Boolean)) {
    const set = getOwn(fields, name)
    if (set && !codeElements.test(element.localName)) {
      if (!set(element, card)) element.hidden = true
    } else if (!reported.has(name)) {
      reported.add(name)
      card.scope.emit('shop-error', { message: `a card has no field "${name}" for <${element.localName}>`, attribute: 'data-field' })
    }
  }
}

/** Adds the page's card for a product to the light DOM of a list. Returns a function that removes it. */
export function addTemplateCard(list: HTMLElement, card: TemplateCardProps): () => void {
  const template = list.querySelector<HTMLTemplateElement>(':scope > template[slot=card]')
  if (!template) return () => {}
  const content = document.importNode(template.content, true)
  for (const element of content.querySelectorAll<HTMLElement>('[data-field]')) fill(element, card)
  const [only, ...others] = content.children
  const root = only && others.length === 0 ? only : document.createElement('div')
  if (root !== only) root.append(content)
  root.slot = `${slotPrefix}${card.position}`
  let before = list.lastElementChild // in the order of the list, not in that of rendering; other children have no position
  while (before && Number(before.slot.replace(slotPrefix, '')) > card.position) before = before.previousElementSibling
  before?.after(root)
  return () => root.remove()
}
