/** Channels of a colour, 0 to 255. */
export interface Rgb {
  red: number
  green: number
  blue: number
}

export const white: Rgb = { red: 255, green: 255, blue: 255 }

/** A background with readable text, as CSS values. */
export interface ReadableColors {
  background: string
  text: string
  /** the `color-scheme` that fits the background */
  scheme: 'light' | 'dark'
  /** contrast of at least 10:1, enough for a muted secondary text */
  isStrong: boolean
}

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance from 0 (black) to 1 (white), as WCAG 2 defines it. */
export const luminance = ({ red, green, blue }: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const offset = 0.05
const strongFrom = 10

/** Black or white text, whichever has more contrast; at least 4.5:1 on any background (OFF-03). */
export function readableColors(background: Rgb): ReadableColors {
  const light = luminance(background) + offset
  const [onWhite, onBlack] = [(1 + offset) / light, light / offset]
  const isDark = onWhite > onBlack
  return {
    background: `rgb(${background.red} ${background.green} ${background.blue})`,
    text: isDark ? '#fff' : '#000',
    scheme: isDark ? 'dark' : 'light',
    isStrong: Math.max(onWhite, onBlack) >= strongFrom,
  }
}
