import type { Map as MapView } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { drawPin, gridImage, loadPinImage } from './pin-image.ts'

const ratio = 2 // keeps pins smooth at fractional pixel positions

interface PinOptions {
  size: number
  /** URL of a picture that replaces the drawn pin (CONT-13) */
  image: string | undefined
}

function setImage(map: MapView, id: string, picture: ImageData) {
  if (map.hasImage(id)) map.removeImage(id)
  map.addImage(id, picture, { pixelRatio: ratio })
}

/** Sets the images that layers refer to: pin and grid in the current colours. A custom pin replaces the drawn one once loaded. */
export async function setImages(map: MapView, colours: MapColours, { size, image }: PinOptions): Promise<void> {
  setImage(map, 'grid', gridImage(colours, ratio))
  setImage(map, 'pin', drawPin(size, colours, ratio))
  if (image === undefined) return
  try {
    const picture = await loadPinImage(image, size, ratio)
    if (map.getContainer().contains(map.getCanvas())) setImage(map, 'pin', picture) // the map may have been removed
  } catch {
    console.warn('shop: the marker picture cannot be loaded, using the default pin')
  }
}
