const names = ['sea', 'land', 'border', 'grid', 'label', 'halo', 'pin', 'on-pin', 'pin-edge', 'chosen', 'ring', 'me'] as const

/** Map colours of the current theme, in the notation of the map library. */
export type MapColours = Record<(typeof names)[number], string>

/** Converts any CSS colour to rgba(): the library does not support newer notations. */
function plain(colour: string, brush: CanvasRenderingContext2D): string {
  brush.clearRect(0, 0, 1, 1)
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  const [red, green, blue, opacity = 255] = brush.getImageData(0, 0, 1, 1).data
  return `rgba(${red}, ${green}, ${blue}, ${(opacity / 255).toFixed(3)})`
}

/** Reads the computed `--map-…` properties of an element (shop-map.css), which depend on theme and tokens. */
export function mapColours(inside: HTMLElement): MapColours {
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) as unknown as CanvasRenderingContext2D
  const probe = inside.appendChild(document.createElement('span'))
  const entries = names.map((name) => {
    probe.style.color = `var(--map-${name})`
    return [name, plain(getComputedStyle(probe).color, brush)]
  })
  probe.remove()
  return Object.fromEntries(entries)
}
