import { formatMoney } from '../../src/domain/money.ts'
import type { ImportReport } from '../import/import-file.ts'
import { shopCurrency } from '../import/price.ts'
import type { ImportChanges, Repriced, Sold, Spread } from '../import/report/changes.ts'
import type { Sample } from '../import/report/sample.ts'

const maxShownFaults = 50
const titleWidth = 40

const pluralize = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
/** A line of the file may contain terminal escape sequences. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
const money = (cents: number) => formatMoney(cents / 100, shopCurrency)

/** The report of an import for the terminal, line by line. */
export function importReport(report: ImportReport, isDry: boolean): string[] {
  const { format, list, rows, products, variants, pictures, changes } = report
  const summary = `${format}: ${pluralize(rows, 'row')}, ${pluralize(products, 'product')} with ${pluralize(variants, 'variant')}`
  return [
    `${summary}${isDry ? ' could be imported, nothing was written' : ''}`,
    ...describeStates(report, isDry),
    ...(changes ? describeChanges(changes, report.isPruned, isDry) : []),
    ...(isDry
      ? []
      : [
          `Pictures: ${pictures.kept} fetched, ${pictures.unreachable} unreachable and replaced by a drawing`,
          `Shown by <shop-product-list product-list="${list}">`,
        ]),
    ...describeFaults(report),
  ]
}

function describeFaults({ skipped, faults }: ImportReport): string[] {
  if (faults.length === 0) return []
  const lines = faults.slice(0, maxShownFaults).flatMap(({ examples, rows: count }) => {
    const more = count - examples.reduce((sum, { rows: own = 1 }) => sum + own, 0)
    return [
      ...examples.map(({ line, problem }) => `  line ${line}: ${printable(problem)}`),
      ...(more > 0 ? [`    and ${pluralize(more, 'row')} more with this fault`] : []),
    ]
  })
  const others = faults.length - maxShownFaults
  return [
    skipped === 0 ? 'Faults of the file:' : `${pluralize(skipped, 'row')} skipped:`,
    ...lines,
    ...(others > 0 ? [`  and ${pluralize(others, 'other fault')}`] : []),
  ]
}

/** What the import changes for shoppers, as a table with the first products of each kind. */
function describeChanges(changes: ImportChanges, isPruned: boolean, isDry: boolean): string[] {
  const { created, repriced, steep, left, missing, withdrawn, kept, before, after } = changes
  const fate = isPruned ? (isDry ? 'would be removed' : 'removed') : 'still sold; --prune removes them'
  const now = ({ price }: Sold) => money(price)
  const was = ({ price }: Sold) => `${money(price)} → –`
  const both = (item: Repriced) => `${money(item.was)} → ${money(item.price)}`
  return [
    ...(before ? [describeSpread('Prices before', before)] : []),
    ...(after ? [describeSpread(before ? 'Prices after' : 'Prices', after)] : []),
    ...table('New', created, now),
    ...table('Price changed', repriced, both),
    ...table('Price changed more than tenfold; stops an import without --force', steep, both),
    ...table('No longer sold, as the file says', withdrawn, was),
    ...table('Not updated, because their rows were refused', kept, ({ price }) => `keeps its price of ${money(price)}`),
    ...table('Variants that their product has no longer', left, was),
    ...table(`Missing in the file, of earlier imports of this list (${fate})`, missing, isPruned ? was : now),
  ]
}

const describeSpread = (label: string, { variants, lowest, median, highest }: Spread) =>
  `${label}: lowest ${money(lowest)}, median ${money(median)}, highest ${money(highest)} (${pluralize(variants, 'variant')})`

function table<Item extends Sold>(heading: string, { count, first }: Sample<Item>, price: (item: Item) => string): string[] {
  if (count === 0) return []
  const rows = first.map((item) => [fit(item.title), printable(item.code), price(item)] as const)
  const codeWidth = Math.max(...rows.map(([, code]) => code.length))
  const more = count - first.length
  return [
    `${heading}: ${count}`,
    ...rows.map(([title, code, prices]) => `  ${title.padEnd(titleWidth)}  ${code.padEnd(codeWidth)}  ${prices}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

const fit = (title: string) => {
  const text = printable(title)
  return text.length > titleWidth ? `${text.slice(0, titleWidth - 1)}…` : text
}

const decimals = {
  '.': 'Prices have a decimal point',
  ',': 'Prices have a decimal comma',
  both: 'Prices have a decimal point or a decimal comma',
} as const

/** What the file says about prices and sale besides its rows, a line each. */
function describeStates({ products, decimal, notForSale, withdrawn, outOfStock, sales }: ImportReport, isDry: boolean): string[] {
  const left = Object.entries(notForSale).map(([reason, counts]) => {
    const parts = [
      counts.products > 0 && pluralize(counts.products, 'product'),
      counts.variants > 0 && pluralize(counts.variants, 'variant'),
    ]
    return `${parts.filter(Boolean).join(' and ')} (${printable(reason)})`
  })
  return [
    products > 0 && decimal && decimals[decimal],
    left.length > 0 && `Not for sale and left out: ${left.join(', ')}`,
    withdrawn > 0 &&
      `${pluralize(withdrawn, 'product')} of an earlier import ${isDry ? 'would be' : withdrawn === 1 ? 'was' : 'were'} taken out of the shop`,
    outOfStock > 0 && `${pluralize(outOfStock, 'variant')} out of stock`,
    sales.over > 0 && `${pluralize(sales.over, 'sale price')} over: sold at the regular price`,
    sales.later > 0 && `${pluralize(sales.later, 'sale price')} not begun: sold at the regular price until the next import`,
    sales.ends > 0 && `${pluralize(sales.ends, 'sale price')} with an end: import again then`,
  ].filter((line): line is string => Boolean(line))
}
