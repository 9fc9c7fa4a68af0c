/** Renders a tag of the kit as HTML, see elements/server/render-tag.tsx. The server gets it from the build of the kit. */
export type RenderTag = (
  tag: string,
  attributes: Readonly<Record<string, string | boolean>>,
  options: {
    shop: { fetch(request: Request): Promise<Response> }
    language?: string
    settings?: { apiBase?: string; basePath?: string }
    path?: string
    search?: string
  },
) => Promise<string>
