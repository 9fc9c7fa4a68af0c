import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { type BrowserFigures, staticFigures } from './browser.ts'
import { barChart } from './chart.ts'
import { rounds } from './rounds.ts'
import { replaceSection } from './section.ts'
import { table } from './table.ts'
import type { Measure } from './visit.ts'

const documentFile = new URL('../docs/benchmarks.md', import.meta.url)
const chartFile = new URL('../docs/benchmarks.svg', import.meta.url)
export const browserCommand = 'npm run bench -- browser'

const gib = 1024 ** 3
const kib = 1024

/** What a reader needs to know about the machine. */
const machineClass = () =>
  `${cpus().length} ${process.arch} cores, ${Math.round(totalmem() / gib)} GiB, ${process.platform}, Node ${process.versions.node}`

const whole = (value: number) => (Number.isFinite(value) ? Math.round(value) : '–')
const ratio = (value: number, base: number) => (Number.isFinite(value) ? `× ${(value / base).toFixed(2)}` : '–')

/** The tables of a run as Markdown: contenders, scale, whole pages. */
export function browserTables(figures: BrowserFigures): { contenders: string; scale: string; wholePages: string } {
  const base = staticFigures(figures)
  const contenders = [...figures.contenders].map(([page, measure]) => ({
    page,
    'first card ms': whole(measure.firstCardMs),
    'to static': ratio(measure.firstCardMs, base.firstCardMs),
    'blocked ms': whole(measure.blockedMs),
    'heap KiB': whole(measure.heapKiB),
    'heap to static': ratio(measure.heapKiB, base.heapKiB),
    'script KiB before the first card': (measure.firstCardScriptBytes / kib).toFixed(1),
    'script KiB in all': (measure.scriptBytes / kib).toFixed(1),
    'layout shift': measure.shift.toFixed(3),
    'click to badge ms': whole(measure.badgeMs),
  }))
  const scale = [...figures.scale].map(([page, measure]) => ({
    page,
    'first card': ratio(measure.firstCardMs, base.firstCardMs),
    'all cards': ratio(measure.readyMs, base.firstCardMs),
    'blocked ms': whole(measure.blockedMs),
    'longest task while scrolling ms': whole(measure.longestScrollTaskMs),
    'layout shift': measure.shift.toFixed(3),
    'heap KiB': whole(measure.heapKiB),
    requests: measure.requests,
    'product requests': measure.productCalls,
    'click to badge ms': whole(measure.badgeMs),
  }))
  const wholePages = figures.wholePages.map(({ name, lcpMs, staticLcpMs }) => ({
    page: name,
    'LCP ms': whole(lcpMs),
    'LCP as a static file ms': whole(staticLcpMs),
    'to static': ratio(lcpMs, staticLcpMs),
  }))
  return { contenders: table(contenders), scale: table(scale), wholePages: table(wholePages) }
}

/** The contenders as a chart; `notes` say where the figures come from. */
export function browserChart(figures: BrowserFigures, notes: readonly string[]): string {
  const base = staticFigures(figures)
  const panel = (heading: string, unit: string, figureOf: (measure: Measure) => number) => ({
    heading,
    unit,
    bars: [...figures.contenders].map(([label, measure]) => ({ label, value: figureOf(measure) })),
  })
  const panels = [
    panel('First card, compared with static HTML', ' ×', ({ firstCardMs }) => firstCardMs / base.firstCardMs),
    panel('Blocked time', ' ms', ({ blockedMs }) => blockedMs),
    panel('Heap, compared with static HTML', ' ×', ({ heapKiB }) => heapKiB / base.heapKiB),
    panel('Scripts, brotli', ' KiB', ({ scriptBytes }) => scriptBytes / kib),
  ]
  return barChart({
    title: 'A content page with 50 products: shorter is better',
    description: `${notes.join(' ')} ${panels.map(({ heading, unit, bars }) => `${heading}: ${bars.map(({ label, value }) => `${label} ${Number(value.toPrecision(3))}${unit}`).join(', ')}.`).join(' ')}`,
    notes,
    panels,
  })
}

/** Writes the tables and the chart of docs/benchmarks.md; returns the tables. */
export function writeBrowserReport(figures: BrowserFigures): string {
  const date = new Date().toISOString().slice(0, 10)
  const visits = rounds === 1 ? 'one visit per page' : `medians of ${rounds} interleaved visits`
  const tables = browserTables(figures)
  const conditions = 'CPU throttled 4 times, 150 ms, 1.6 Mbit/s'
  const head = `\`${browserCommand}\`, ${date}, ${visits}; ${machineClass()}; ${conditions}.`
  const chart = '![Bars: first card, blocked time, heap and scripts of each contender](benchmarks.svg)'
  const document = [
    ['contenders', [head, chart, tables.contenders].join('\n\n')],
    ['scale', tables.scale],
    ['whole-pages', tables.wholePages],
  ].reduce((text, [name = '', content = '']) => replaceSection(text, name, content), readFileSync(documentFile, 'utf8'))
  writeFileSync(documentFile, document)
  writeFileSync(chartFile, browserChart(figures, [`${browserCommand}, ${date}, ${visits}.`, `${machineClass()}; ${conditions}.`]))
  return Object.values(tables).join('\n\n')
}
