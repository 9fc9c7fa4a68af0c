/** Pixels of the map: an average letter of a name, a line of names above or below a place, and the column of controls. */
const letter = 8
const lines = 28
const controls = 64

/** Whether neither the edge of the map nor its controls cut the name of a city at x and y, in pixels. */
export function isNameWhole(name: string, { x, y }: { x: number; y: number }, width: number, height: number): boolean {
  const half = (name.length * letter) / 2
  const isBesideControls = x + half > width - controls && y < height / 2
  return x > half && x < width - half && y > lines && y < height - lines && !isBesideControls
}
