import type { Map as MapView } from 'maplibre-gl'
import { builtInLayers, builtInStyle, hideCutNames } from './built-in-style.ts'
import type { MapColours } from './map-colours.ts'
import { kitFont } from './shop-layers.ts'

const styleTimeoutMs = 10_000

/** The base map below the shops: an external style, or the built-in one if none is set or it fails to load. */
export function baseStyle(map: MapView, options: string | undefined, colours: () => MapColours) {
  let isBuiltIn = options === undefined
  let isLoaded = false
  const useBuiltIn = () => {
    if (isLoaded || isBuiltIn) return
    isBuiltIn = true
    console.warn('shop: the map style failed to load, using the built-in map')
    map.setStyle(builtInStyle(colours()))
  }
  map.once('style.load', () => {
    isLoaded = true
  })
  map.on('error', useBuiltIn)
  for (const change of ['style.load', 'moveend'] as const) map.on(change, () => isBuiltIn && hideCutNames(map))
  const timeout = setTimeout(useBuiltIn, styleTimeoutMs)
  return {
    /** layers whose colours follow the theme */
    layers: () => (isBuiltIn ? builtInLayers(colours()) : []),
    /** a font that the style provides */
    font(): string[] {
      const fonts = map.getStyle().layers.flatMap((layer) => (layer.type === 'symbol' ? [layer.layout?.['text-font']] : []))
      const styleFont = isBuiltIn ? undefined : fonts.find((font) => Array.isArray(font) && font.every((name) => typeof name === 'string'))
      return (styleFont as string[] | undefined) ?? kitFont
    },
    close: () => clearTimeout(timeout),
  }
}

/** Attribution of the map sources; untrusted HTML. */
export function mapCredits(map: MapView): string {
  const credits = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution)
  return [...new Set(credits.filter(Boolean))].join(' ')
}
