import { luminance } from '../domain/readable-colors.ts'

/** Theme colours already contrast with the text colours of the theme. */
const usesThemeColor = (colour: string) => /var\(|light-dark\(|currentcolor|inherit/i.test(colour)

/** The luminance with equal contrast to white and black; above it, dark text is easier to read. */
const lightLuminance = 0.18
const minOpacity = 128

/** The colour scheme that is readable on a CSS colour; undefined if the colour is too transparent to decide. */
export function contrastScheme(colour: string): 'light' | 'dark' | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  if (alpha < minOpacity) return undefined
  return luminance({ red, green, blue }) > lightLuminance ? 'light' : 'dark'
}

/** Applies the colour scheme of the theme that is readable on a background (BLOCK-14). */
export function applyContrastScheme(element: HTMLElement | null, colour: string): void {
  if (!element) return
  const scheme = usesThemeColor(colour) ? undefined : contrastScheme(getComputedStyle(element).backgroundColor)
  element.style.colorScheme = scheme ?? ''
  element.style.color = scheme ? 'var(--s-color-text)' : ''
}
