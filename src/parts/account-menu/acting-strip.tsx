import { useSheet } from '../../base/use-sheet.ts'
import { ActingAs } from './acting-as.tsx'
import sheet from './acting-strip.css?sheet'

/** The strip above every page that tells an operator as whom they act (R57). */
export function ActingStrip() {
  useSheet(sheet)
  return (
    <div className="acting-strip">
      <ActingAs />
    </div>
  )
}
