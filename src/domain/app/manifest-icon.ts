import type { Manifest, ManifestIcon } from '../../model/app/manifest.ts'

const splitWords = (text = '') => text.toLowerCase().split(/\s+/)

/** Widest size of an icon in px; infinite for `any`. */
function largestWidth({ sizes }: ManifestIcon): number {
  const widths = splitWords(sizes).map((size) => (size === 'any' ? Number.POSITIVE_INFINITY : Number.parseInt(size, 10)))
  return Math.max(0, ...widths.filter((width) => !Number.isNaN(width)))
}

/** The maskable icon of the app: the smallest that is wide enough, else the widest (OFF-04). */
export function maskableIcon(manifest: Manifest | undefined, widthPx: number): string | undefined {
  const icons = (manifest?.icons ?? []).filter(({ purpose }) => splitWords(purpose).includes('maskable'))
  const byWidth = icons.toSorted((one, other) => largestWidth(one) - largestWidth(other))
  return (byWidth.find((icon) => largestWidth(icon) >= widthPx) ?? byWidth.at(-1))?.src
}
