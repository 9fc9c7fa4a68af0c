/** A custom property that a page can set. Types are those of the Design Tokens Format Module. */
export interface Token {
  name: `--shop-${string}`
  type: 'color' | 'cubicBezier' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight' | 'number' | 'shadow'
  /** Markdown; names of tokens without prefix are those of the same group */
  meaning: string
  /** the default, as CSS; most colours have one for light and one for dark pages */
  fallback: string
}

/** All public tokens, at most 60. The stylesheets are their only readers, and declare the defaults as well (tests/project/tokens.test.ts). */
export const tokens: readonly Token[] = [
  {
    name: '--shop-color-page',
    type: 'color',
    meaning: 'background of the page; `surface`, `sunken` and `border` follow it',
    fallback: 'light-dark(oklch(1 0 0), oklch(0.185 0.014 262))',
  },
  {
    name: '--shop-color-surface',
    type: 'color',
    meaning: 'background of fields, cards, dialogs and menus',
    fallback: 'light-dark(oklch(1 0 0), oklch(0.228 0.016 262))',
  },
  {
    name: '--shop-color-sunken',
    type: 'color',
    meaning: 'background of panels, notices and hovered rows',
    fallback: 'light-dark(oklch(0.97 0.004 262), oklch(0.262 0.017 262))',
  },
  {
    name: '--shop-color-tile',
    type: 'color',
    meaning: 'background of product pictures, tiles and banners',
    fallback: 'var(--shop-color-sunken)',
  },
  {
    name: '--shop-color-veil',
    type: 'color',
    meaning: 'veil between a picture and the text on it; default: the page colour',
    fallback: 'light-dark(oklch(0.97 0.01 80), oklch(0.185 0.014 262))',
  },
  {
    name: '--shop-color-inverse',
    type: 'color',
    meaning: 'background that contrasts with the page: messages at the bottom, the count on the last picture of a gallery',
    fallback: 'light-dark(oklch(0.25 0.035 262), oklch(0.29 0.02 262))',
  },
  {
    name: '--shop-color-on-inverse',
    type: 'color',
    meaning: 'text on `inverse`',
    fallback: 'light-dark(oklch(0.965 0.006 262), oklch(0.94 0.006 262))',
  },
  {
    name: '--shop-color-backdrop',
    type: 'color',
    meaning: 'veil over the page behind dialogs',
    fallback: 'light-dark(oklch(0.2 0.03 262 / 0.48), oklch(0.08 0.01 262 / 0.68))',
  },
  { name: '--shop-color-text', type: 'color', meaning: 'text', fallback: 'light-dark(oklch(0.235 0.022 262), oklch(0.955 0.006 262))' },
  {
    name: '--shop-color-muted',
    type: 'color',
    meaning: 'secondary text',
    fallback: 'light-dark(oklch(0.485 0.02 262), oklch(0.745 0.014 262))',
  },
  {
    name: '--shop-color-border',
    type: 'color',
    meaning: 'borders',
    fallback: 'light-dark(oklch(0.905 0.006 262), oklch(0.345 0.016 262))',
  },
  {
    name: '--shop-color-border-strong',
    type: 'color',
    meaning: 'borders of controls',
    fallback: 'light-dark(oklch(0.62 0.016 262), oklch(0.58 0.016 262))',
  },
  {
    name: '--shop-color-primary',
    type: 'color',
    meaning: 'the brand colour: buttons, badges of the cart; everything below follows it',
    fallback: 'light-dark(oklch(0.42 0.135 262), oklch(0.77 0.1 258))',
  },
  {
    name: '--shop-color-primary-hover',
    type: 'color',
    meaning: 'hovered buttons',
    fallback: 'light-dark(oklch(0.35 0.125 262), oklch(0.83 0.085 258))',
  },
  {
    name: '--shop-color-on-primary',
    type: 'color',
    meaning: 'text on `primary`',
    fallback: 'light-dark(oklch(0.99 0 0), oklch(0.2 0.04 262))',
  },
  {
    name: '--shop-color-primary-soft',
    type: 'color',
    meaning: 'background of secondary buttons and of what is selected',
    fallback: 'light-dark(oklch(0.952 0.02 262), oklch(0.305 0.045 262))',
  },
  {
    name: '--shop-color-primary-text',
    type: 'color',
    meaning: 'the brand colour as text, line or indicator',
    fallback: 'var(--shop-color-primary)',
  },
  { name: '--shop-color-link', type: 'color', meaning: 'links', fallback: 'light-dark(oklch(0.42 0.135 262), oklch(0.8 0.09 258))' },
  { name: '--shop-color-focus', type: 'color', meaning: 'focus rings', fallback: 'light-dark(oklch(0.55 0.2 262), oklch(0.82 0.12 250))' },
  {
    name: '--shop-color-sale',
    type: 'color',
    meaning: 'reduced prices, sale badges, hearts of the wishlist',
    fallback: 'light-dark(oklch(0.52 0.195 28), oklch(0.75 0.145 30))',
  },
  { name: '--shop-color-on-sale', type: 'color', meaning: 'text on `sale`', fallback: 'light-dark(oklch(0.99 0 0), oklch(0.2 0.05 28))' },
  {
    name: '--shop-color-success',
    type: 'color',
    meaning: 'success, in stock',
    fallback: 'light-dark(oklch(0.46 0.11 152), oklch(0.8 0.14 152))',
  },
  {
    name: '--shop-color-success-soft',
    type: 'color',
    meaning: 'background of success messages',
    fallback: 'light-dark(oklch(0.953 0.03 152), oklch(0.3 0.04 152))',
  },
  {
    name: '--shop-color-warning',
    type: 'color',
    meaning: 'warnings, low stock, stars',
    fallback: 'light-dark(oklch(0.5 0.108 68), oklch(0.83 0.12 78))',
  },
  {
    name: '--shop-color-warning-soft',
    type: 'color',
    meaning: 'background of warnings',
    fallback: 'light-dark(oklch(0.957 0.04 82), oklch(0.315 0.04 72))',
  },
  {
    name: '--shop-color-error',
    type: 'color',
    meaning: 'errors, out of stock',
    fallback: 'light-dark(oklch(0.5 0.185 25), oklch(0.77 0.125 22))',
  },
  {
    name: '--shop-color-error-soft',
    type: 'color',
    meaning: 'background of errors',
    fallback: 'light-dark(oklch(0.957 0.018 22), oklch(0.3 0.05 22))',
  },
  { name: '--shop-font', type: 'fontFamily', meaning: 'font of all text', fallback: 'inherit' },
  { name: '--shop-heading-font', type: 'fontFamily', meaning: 'font of headings and of the shop name', fallback: 'inherit' },
  { name: '--shop-heading-weight', type: 'fontWeight', meaning: 'weight of headings and of the shop name', fallback: '700' },
  { name: '--shop-heading-tracking', type: 'dimension', meaning: 'letter spacing of headings and of the shop name', fallback: '-0.018em' },
  { name: '--shop-weight-strong', type: 'fontWeight', meaning: 'weight of labels, buttons and emphasis', fallback: '600' },
  {
    name: '--shop-unit',
    type: 'dimension',
    meaning: 'base of all text sizes and spaces; default: the font size that the reader has set, or the page’s `rem` if it is larger',
    fallback: '1rem',
  },
  { name: '--shop-text-xs', type: 'dimension', meaning: 'smallest text', fallback: 'calc(var(--shop-unit) * 0.75)' },
  { name: '--shop-text-sm', type: 'dimension', meaning: 'small text', fallback: 'calc(var(--shop-unit) * 0.875)' },
  { name: '--shop-text-md', type: 'dimension', meaning: 'text', fallback: 'var(--shop-unit)' },
  { name: '--shop-text-lg', type: 'dimension', meaning: 'leading text, totals', fallback: 'calc(var(--shop-unit) * 1.1875)' },
  { name: '--shop-text-xl', type: 'dimension', meaning: 'headings of blocks', fallback: 'calc(var(--shop-unit) * 1.5)' },
  { name: '--shop-text-2xl', type: 'dimension', meaning: 'headings of pages', fallback: 'calc(var(--shop-unit) * 2)' },
  { name: '--shop-leading', type: 'number', meaning: 'line height', fallback: '1.5' },
  {
    name: '--shop-space',
    type: 'dimension',
    meaning: 'base of all gaps, margins and paddings',
    fallback: 'calc(var(--shop-unit) * 0.25)',
  },
  { name: '--shop-space-lg', type: 'dimension', meaning: 'space below a heading', fallback: 'calc(var(--shop-space) * 6)' },
  { name: '--shop-space-2xl', type: 'dimension', meaning: 'space between blocks', fallback: 'calc(var(--shop-space) * 18)' },
  { name: '--shop-radius', type: 'dimension', meaning: 'corners of buttons and fields', fallback: '8px' },
  { name: '--shop-radius-card', type: 'dimension', meaning: 'corners of cards, pictures and panels', fallback: '12px' },
  { name: '--shop-radius-chip', type: 'dimension', meaning: 'corners of badges, chips and counters', fallback: '999px' },
  {
    name: '--shop-radius-round',
    type: 'dimension',
    meaning: 'corners of round controls: arrows, slider handles, play buttons',
    fallback: '50%',
  },
  {
    name: '--shop-shadow-raised',
    type: 'shadow',
    meaning: 'shadow of raised controls: arrows and zoom on pictures, slider handles',
    fallback:
      '0 1px 2px light-dark(oklch(0.2 0.03 262 / 0.08), oklch(0 0 0 / 0.4)), 0 4px 14px light-dark(oklch(0.2 0.03 262 / 0.07), oklch(0 0 0 / 0.35))',
  },
  {
    name: '--shop-shadow-overlay',
    type: 'shadow',
    meaning: 'shadow of dialogs, menus and messages',
    fallback:
      '0 2px 6px light-dark(oklch(0.2 0.03 262 / 0.08), oklch(0 0 0 / 0.5)), 0 18px 48px light-dark(oklch(0.2 0.03 262 / 0.2), oklch(0 0 0 / 0.6))',
  },
  { name: '--shop-motion', type: 'duration', meaning: 'duration of transitions', fallback: '160ms' },
  { name: '--shop-motion-ease', type: 'cubicBezier', meaning: 'easing of transitions', fallback: 'cubic-bezier(0.2, 0, 0.1, 1)' },
  { name: '--shop-control', type: 'dimension', meaning: 'least height of buttons and fields', fallback: 'calc(var(--shop-unit) * 2.75)' },
  { name: '--shop-max-width', type: 'dimension', meaning: 'width of blocks with `width="default"`', fallback: '1440px' },
  { name: '--shop-max-width-wide', type: 'dimension', meaning: 'width of blocks with `width="wide"`', fallback: '1920px' },
  { name: '--shop-max-width-header', type: 'dimension', meaning: 'width of the header and of page content', fallback: '1248px' },
  { name: '--shop-max-width-narrow', type: 'dimension', meaning: 'width of blocks with `width="narrow"`', fallback: '1200px' },
  {
    name: '--shop-sticky-top',
    type: 'dimension',
    meaning: 'height of the sticky header of your page: sticky parts of the kit stay below it',
    fallback: '0px',
  },
  { name: '--shop-z-overlay', type: 'number', meaning: '`z-index` of what covers the page', fallback: '50' },
  {
    name: '--shop-offline-bar',
    type: 'dimension',
    meaning: 'set by the kit: height of the bar at the bottom of the window while it shows a saved page',
    fallback: '0px',
  },
]
