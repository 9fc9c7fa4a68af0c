import type { Map as MapView } from 'maplibre-gl'
import { builtInLayers, builtInStyle } from './built-in-style.ts'
import type { MapColours } from './map-colours.ts'
import { kitFont } from './shop-layers.ts'

const styleTimeoutMs = 10_000

/** What lies under the shops: the map of another address, or the kit's own where none is wished or that one does not come (M1). */
export function mapBase(map: MapView, options: string | undefined, colours: () => MapColours) {
  let isOwn = options === undefined
  let isThere = false
  const useOwn = () => {
    if (isThere || isOwn) return
    isOwn = true
    console.warn('shop: the style of the map did not come, the map of the kit stands in')
    map.setStyle(builtInStyle(colours()))
  }
  map.once('style.load', () => {
    isThere = true
  })
  map.on('error', useOwn)
  const patience = setTimeout(useOwn, styleTimeoutMs)
  return {
    /** layers whose colours follow the theme */
    layers: () => (isOwn ? builtInLayers(colours()) : []),
    /** a font that the style has the letters of */
    font(): string[] {
      const fonts = map.getStyle().layers.flatMap((layer) => (layer.type === 'symbol' ? [layer.layout?.['text-font']] : []))
      const known = isOwn ? undefined : fonts.find((font) => Array.isArray(font) && font.every((name) => typeof name === 'string'))
      return (known as string[] | undefined) ?? kitFont
    },
    close: () => clearTimeout(patience),
  }
}

/** Whose map it is, as its sources say: html of strangers. */
export function creditsOf(map: MapView): string {
  const credits = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution)
  return [...new Set(credits.filter(Boolean))].join(' ')
}
