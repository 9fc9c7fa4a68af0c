import { configuration } from '../../src/model/app/configuration.ts'

const isColour = /^#[\da-f]{6}$/i

/** The colour of the shop: the `theme-color` of its meta tags, if it is written as `#24493c`. */
export function themeColor(settings: Record<string, unknown>): string | undefined {
  const { metaTags = [] } = configuration.parse(settings)
  return metaTags.find(({ typeValue, contentValue }) => typeValue === 'theme-color' && isColour.test(contentValue))?.contentValue
}
