/** The shop in the same process, as a new visitor. */
export interface ShopHandler {
  fetch(request: Request): Promise<Response>
}

export interface RenderOptions {
  shop: ShopHandler
  language?: string
  path?: string
  search?: string
  settings?: { apiBase?: string; basePath?: string }
  nonce?: string
  screen?: 'phone' | 'desktop'
  listType?: 'grid' | 'list' | undefined
}

/** Renders tags of the kit as HTML, see elements/server. The server gets it from the build of the kit. */
export interface Renderer {
  renderTag(tag: string, attributes: Readonly<Record<string, string | boolean>>, options: RenderOptions): Promise<string>
  /** yields a page with its tags filled, its head first */
  renderPageParts(html: string, options: RenderOptions): AsyncIterable<string>
}

/** A renderer and the shop whose tags it renders. */
export interface ShopRenderer {
  renderer: Renderer
  shop: ShopHandler
}
