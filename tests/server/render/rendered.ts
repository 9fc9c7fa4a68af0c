import { JSDOM } from 'jsdom'
import type { TagAttributes } from '../../../elements/server/attributes.ts'
import { type RenderOptions, renderTag } from '../../../elements/server/render-tag.tsx'
import type { ShopHandler } from '../../../elements/server/shop-data.ts'
import type { Seed } from '../../../src/base/http/seed.ts'
import { openReadShop } from '../shop.ts'

/** A rendered tag as a browser parses it. */
export interface RenderedTag {
  html: string
  /** the body of a page with nothing but the tag */
  body: HTMLElement
  element: Element
  /** content of the shadow root */
  shadow: DocumentFragment
  seed: Seed
  /** text of the markup of the view, without the seed */
  text: string
}

/** Parses HTML of a tag; throws unless it is one element with a shadow root. */
export function parseTag(html: string): RenderedTag {
  const { body } = new JSDOM(`<!doctype html><body>${html}`).window.document
  const element = body.firstElementChild
  const template = element?.querySelector(':scope > template')
  if (!element || !template) throw new Error(`no shadow root in ${html.slice(0, 200)}`)
  const shadow = (template as HTMLTemplateElement).content
  return {
    html,
    body,
    element,
    shadow,
    seed: JSON.parse(shadow.querySelector('[data-shop-seed]')?.textContent ?? ''),
    text: shadow.querySelector('[data-shop-root]')?.textContent ?? '',
  }
}

/** Renders a tag of the demo shop, or of another one; throws if the server leaves it to the browser. */
export async function render(tag: string, attributes: TagAttributes = {}, options: Partial<RenderOptions> = {}): Promise<RenderedTag> {
  const shop = options.shop ?? (await openReadShop())
  const onError = (error: unknown) => {
    throw error
  }
  return parseTag(await renderTag(tag, attributes, { language: 'en', onError, ...options, shop }))
}

/** A shop that changes the JSON of its responses, or delays them. */
export async function changedShop(change: (body: string, url: URL) => string | Promise<string>): Promise<ShopHandler> {
  const shop = await openReadShop()
  return {
    async fetch(request) {
      const response = await shop.fetch(request)
      return new Response(await change(await response.text(), new URL(request.url)), response)
    },
  }
}
