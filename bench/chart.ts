import { type Html, html } from '../server/http/page-template.ts'

/** One figure of a chart; a value that is not finite shows as missing. */
export interface Bar {
  label: string
  value: number
}

/** Bars of one measure, with their own scale. */
export interface Panel {
  heading: string
  /** after each value, such as " ms" */
  unit: string
  bars: readonly Bar[]
}

export interface Chart {
  title: string
  description: string
  /** lines below the bars: where the figures come from */
  notes: readonly string[]
  panels: readonly Panel[]
}

const width = 720
const labelWidth = 190
const valueWidth = 90
const barHeight = 16
const rowHeight = 24
const headingHeight = 44
const margin = 16
const titleHeight = 32
const noteHeight = 18

// the colors of both schemes contrast with their background by 4.5 to 1 or more
const style = html`text { font: 13px system-ui, sans-serif; fill: #1f2328 }
.title { font-size: 16px; font-weight: 600 }
.heading { font-weight: 600 }
.note { font-size: 12px }
.value { font-variant-numeric: tabular-nums }
.background { fill: #fff }
.bar { fill: #0969da }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .background { fill: #0d1117 }
  .bar { fill: #4493f8 }
}`

const px = (value: number) => String(value)

const formatValue = (value: number, unit: string) => (Number.isFinite(value) ? `${Number(value.toPrecision(3))}${unit}` : 'none')

function renderPanel({ heading, unit, bars }: Panel, top: number): Html {
  const longest = Math.max(...bars.map(({ value }) => (Number.isFinite(value) ? value : 0)), Number.MIN_VALUE)
  const room = width - labelWidth - valueWidth - 2 * margin
  const rows = bars.map(({ label, value }, index) => {
    const y = top + headingHeight + index * rowHeight
    const length = value > 0 ? Math.max(1, Math.round((value / longest) * room)) : 0
    const start = margin + labelWidth
    return html`<text x="${px(start - 8)}" y="${px(y + 12)}" text-anchor="end">${label}</text>
    <rect class="bar" x="${px(start)}" y="${px(y)}" width="${px(length)}" height="${px(barHeight)}"/>
    <text class="value" x="${px(start + length + 8)}" y="${px(y + 12)}">${formatValue(value, unit)}</text>`
  })
  return html`<text class="heading" x="${px(margin)}" y="${px(top + headingHeight - 14)}">${heading}</text>
    ${rows}`
}

/** Horizontal bars as an SVG image that follows the color scheme of its reader. */
export function barChart({ title, description, notes, panels }: Chart): string {
  let top = margin + titleHeight
  const rendered = panels.map((panel) => {
    const markup = renderPanel(panel, top)
    top += headingHeight + panel.bars.length * rowHeight
    return markup
  })
  const lines = notes.map(
    (note, index) => html`<text class="note" x="${px(margin)}" y="${px(top + margin + (index + 1) * noteHeight)}">${note}</text>`,
  )
  const size = [px(width), px(top + 2 * margin + notes.length * noteHeight)] as const
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}" role="img" aria-labelledby="title description">
    <title id="title">${title}</title>
    <desc id="description">${description}</desc>
    <style>${style}</style>
    <rect class="background" width="${size[0]}" height="${size[1]}" rx="6"/>
    <text class="title" x="${px(margin)}" y="${px(margin + 18)}">${title}</text>
    ${rendered}
    ${lines}
</svg>
`.text
}
