import { luminance, type Rgb, readableColors } from '../domain/readable-colors.ts'

/* `<shop-config theme="inherit">`: tokens from the computed styles of the host page, where they are readable. */

const minContrast = 4.5
const contrast = (one: Rgb, other: Rgb) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
/** On backgrounds between these luminances the shades of the brand that suit light or dark pages are not readable. */
const midtones: [from: number, to: number] = [0.06, 0.78]
/** share of the text colour in secondary text; the rest is background */
const mutedShare = 0.75
/** share of white or black in backgrounds on a midtone; the rest is background */
const groundShare = 0.2

const css = ({ red, green, blue }: Rgb) => `rgb(${red} ${green} ${blue})`
const mix = (one: Rgb, other: Rgb, share: number): Rgb => {
  const part = (channel: keyof Rgb) => Math.round(one[channel] * share + other[channel] * (1 - share))
  return { red: part('red'), green: part('green'), blue: part('blue') }
}

/** The colour of layers on top of each other, the lowest first. */
function blend(layers: readonly string[]): Rgb {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  for (const layer of layers) {
    if (!context) break
    context.fillStyle = layer
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 255, green = 255, blue = 255] = context?.getImageData(0, 0, 1, 1).data ?? []
  return { red, green, blue }
}

const ancestors = (element: Element | null): Element[] => (element ? [...ancestors(element.parentElement), element] : [])

/** What the page looks like around its `shop-config`. */
function measure(place: HTMLElement) {
  const probe = document.createElement('div')
  probe.setAttribute('aria-hidden', 'true')
  const add = <T extends keyof HTMLElementTagNameMap>(tag: T) => probe.appendChild(document.createElement(tag))
  const [heading, link, button, system] = [add('h2'), add('a'), add('button'), add('i')]
  link.href = '#'
  button.type = 'submit'
  Object.assign(system.style, { background: 'ButtonFace', borderColor: 'LinkText', outlineColor: 'Canvas' })
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden' })
  place.append(probe)
  const style = getComputedStyle(place)
  const [title, own] = [getComputedStyle(heading), getComputedStyle(system)]
  const layers = ancestors(place).map((element) => getComputedStyle(element).backgroundColor)
  const background = blend([own.outlineColor, ...layers])
  const { backgroundColor } = getComputedStyle(button)
  const { color: linkColor } = getComputedStyle(link)
  const isStyled = backgroundColor !== own.backgroundColor && !/, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor)
  const ownLink = linkColor === own.borderTopColor || linkColor === style.color ? undefined : linkColor
  const found = {
    background,
    text: blend([css(background), style.color]),
    link: ownLink,
    brand: style.accentColor !== 'auto' ? style.accentColor : isStyled ? backgroundColor : ownLink,
    font: title.fontFamily,
    weight: title.fontWeight,
    tracking: `${(Number.parseFloat(title.letterSpacing) || 0) / Number.parseFloat(title.fontSize)}em`,
    isSet: (token: string) => style.getPropertyValue(token) !== '',
  }
  probe.remove()
  return found
}

/** The tokens of the page's look, without those that the page sets itself. */
function inheritedTheme(place: HTMLElement): string {
  const { background, text, link, brand, font, weight, tracking, isSet } = measure(place)
  const isReadable = (color: Rgb) => contrast(color, background) >= minContrast
  const { scheme, text: fallback } = readableColors(background)
  const words = isReadable(text) ? text : blend([fallback])
  const muted = mix(words, background, mutedShare)
  const [from, to] = midtones
  const isMidtone = luminance(background) > from && luminance(background) < to
  const ownLink = link && isReadable(blend([css(background), link])) ? link : undefined
  const shade = isMidtone ? css(words) : undefined
  // away from the text, so that the contrast grows
  const ground = isMidtone ? css(mix(blend([scheme === 'dark' ? '#000' : '#fff']), background, groundShare)) : undefined
  const theme = {
    'color-page': css(background),
    'color-text': css(words),
    'color-muted': css(isReadable(muted) ? muted : words),
    'color-link': ownLink ?? shade,
    'color-primary': brand && css(blend([css(background), brand])),
    'color-primary-text': shade,
    'color-focus': shade,
    'color-border-strong': shade,
    'color-surface': ground,
    'color-sunken': ground,
    'color-primary-soft': ground,
    'color-sale': shade,
    'color-on-sale': shade && css(background),
    'color-error': shade,
    'color-success': shade,
    'color-warning': shade,
    'heading-font': font,
    'heading-weight': weight,
    'heading-tracking': tracking,
  }
  const declarations = Object.entries(theme).flatMap(([name, value]) =>
    value === undefined || isSet(`--shop-${name}`) ? [] : `--shop-${name}:${value}`,
  )
  return `:host{color-scheme:${scheme};${declarations.join(';')}}`
}

const followers = new Set<CSSStyleSheet>()
let last = ''

function update() {
  const place = document.querySelector('shop-config[theme=inherit]')?.parentElement ?? document.body
  const theme = inheritedTheme(place)
  if (theme !== last) for (const sheet of followers) sheet.replaceSync(theme)
  last = theme
}

/** Keeps a stylesheet like the page, whose look can change: another scheme, a class on its root, a late stylesheet. */
export function followPage(sheet: CSSStyleSheet): void {
  if (followers.size === 0) {
    const watch = new MutationObserver(update)
    for (const element of [document.documentElement, document.body]) watch.observe(element, { attributes: true })
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', update)
    addEventListener('load', update)
    const isPage = ({ target }: Event) => target === document.body || target === document.documentElement
    addEventListener('transitionend', (event) => isPage(event) && update())
  }
  followers.add(sheet)
  last = ''
  update()
}
