/** A colour of the theme already suits the words of the theme. */
const usesThemeColor = (colour: string) => /var\(|light-dark\(|currentcolor|inherit/i.test(colour)

const linear = (byte: number) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** From here on dark words are easier to read than light ones: the luminance with the same contrast to white and black. */
const lightLuminance = 0.18
const minOpacity = 128

/** Whether light or dark words can be read on a css colour; undefined where what lies below shows through. */
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
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > lightLuminance ? 'light' : 'dark'
}

/** Gives everything on a ground the colours of the theme that can be read on it (BLOCK-14). */
export function applyContrastScheme(element: HTMLElement | null, colour: string): void {
  if (!element) return
  const scheme = usesThemeColor(colour) ? undefined : contrastScheme(getComputedStyle(element).backgroundColor)
  element.style.colorScheme = scheme ?? ''
  element.style.color = scheme ? 'var(--s-color-text)' : ''
}
