import type { Map as MapView } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { drawPin, gridImage, loadPinImage } from './pin-image.ts'

const ratio = 2 // pins stay smooth wherever between two pixels they stand

interface PinOptions {
  size: number
  /** address of a picture that stands for the drawn pin (CONT-13) */
  image: string | undefined
}

function setImage(map: MapView, id: string, picture: ImageData) {
  if (map.hasImage(id)) map.removeImage(id)
  map.addImage(id, picture, { pixelRatio: ratio })
}

/** The pictures that layers name: pins and the grid, in the colours that hold. A picture of the shop's own follows when it has come. */
export async function setImages(map: MapView, colours: MapColours, { size, image }: PinOptions): Promise<void> {
  setImage(map, 'grid', gridImage(colours, ratio))
  setImage(map, 'pin', drawPin(size, colours, ratio))
  if (image === undefined) return
  try {
    const picture = await loadPinImage(image, size, ratio)
    if (map.getContainer().contains(map.getCanvas())) setImage(map, 'pin', picture) // the map may be gone
  } catch {
    console.warn('shop: the picture of the markers cannot be shown')
  }
}
