import { localeOf } from '../locale.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const step = 1000

/** A number of bytes in the words of a language: 5 MB, 1,4 MB. */
export function fileSize(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, bytes < step ? 0 : Math.floor(Math.log10(bytes) / 3))
  const unit = units[power] ?? 'byte'
  const unitDisplay = power === 0 ? 'long' : 'short'
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: power > 1 ? 1 : 0 } as const
  return new Intl.NumberFormat(localeOf(language), format).format(bytes / step ** power)
}
