import type { Map as MapView } from 'maplibre-gl'
import { builtInLayers, builtInStyle } from './built-in-style.ts'
import type { MapColours } from './map-colours.ts'
import { kitFont } from './shop-layers.ts'

const styleTimeoutMs = 10_000

/** What lies under the shops: the map of another address, or the kit's own where none is wished or that one does not come (M1). */
export function baseStyle(map: MapView, options: string | undefined, colours: () => MapColours) {
  let isBuiltIn = options === undefined
  let isLoaded = false
  const useBuiltIn = () => {
    if (isLoaded || isBuiltIn) return
    isBuiltIn = true
    console.warn('shop: the style of the map did not come, the map of the kit stands in')
    map.setStyle(builtInStyle(colours()))
  }
  map.once('style.load', () => {
    isLoaded = true
  })
  map.on('error', useBuiltIn)
  const timeout = setTimeout(useBuiltIn, styleTimeoutMs)
  return {
    /** layers whose colours follow the theme */
    layers: () => (isBuiltIn ? builtInLayers(colours()) : []),
    /** a font that the style has the letters of */
    font(): string[] {
      const fonts = map.getStyle().layers.flatMap((layer) => (layer.type === 'symbol' ? [layer.layout?.['text-font']] : []))
      const known = isBuiltIn ? undefined : fonts.find((font) => Array.isArray(font) && font.every((name) => typeof name === 'string'))
      return (known as string[] | undefined) ?? kitFont
    },
    close: () => clearTimeout(timeout),
  }
}

/** Whose map it is, as its sources say: html of strangers. */
export function mapCredits(map: MapView): string {
  const credits = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution)
  return [...new Set(credits.filter(Boolean))].join(' ')
}
