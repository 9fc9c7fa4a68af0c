import { type DecimalSign, decimalSigns, parseAmount } from './amount.ts'

/** The decimal signs of a file. */
export interface DecimalSigns {
  /** sign of the amounts in a column; undefined if its cells do not tell or contradict each other */
  of(column: string): DecimalSign | undefined
  /** for the report; undefined if no price has decimals */
  found: DecimalSign | 'both' | undefined
  /** named by the merchant instead of detected */
  isGiven: boolean
}

type Evidence = Record<DecimalSign, number>

/** Columns whose cells are amounts of money, in every format. */
export const isMoneyColumn = (column: string): boolean => /(?:^|_)(?:price|cost)(?:_|$)/.test(column)

/** Collects from all cells of a file which sign separates decimals. One cell is not enough: '12.500' may be 12.5 or 12500. */
export function createDecimalSurvey() {
  const columns = new Map<string, Evidence>()
  const total = (): Evidence => {
    const sum = { '.': 0, ',': 0 }
    for (const [column, evidence] of columns) if (isMoneyColumn(column)) for (const sign of decimalSigns) sum[sign] += evidence[sign]
    return sum
  }
  return {
    note(column: string, text: string): void {
      const { values } = parseAmount(text) ?? { values: {} }
      const [sign, another] = Object.keys(values) as DecimalSign[]
      if (!sign || another) return
      const evidence = columns.get(column) ?? { '.': 0, ',': 0 }
      evidence[sign] += 1
      columns.set(column, evidence)
    },
    signs(given?: DecimalSign): DecimalSigns {
      const file = total()
      return {
        of: (column) => given ?? verdict(columns.get(column) ?? file),
        found: given ?? (file['.'] > 0 && file[','] > 0 ? 'both' : verdict(file)),
        isGiven: given !== undefined,
      }
    },
  }
}

const verdict = (evidence: Evidence): DecimalSign | undefined => {
  const [sign, another] = decimalSigns.filter((each) => evidence[each] > 0)
  return another ? undefined : sign
}
