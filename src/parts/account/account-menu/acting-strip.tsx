import { useEffect } from 'react'
import { useSheet } from '../../../kit/use-sheet.ts'
import { ActingAs } from './acting-as.tsx'
import sheet from './acting-strip.css?sheet'
import { $strips } from './acting-strips.ts'

/** The strip above every page that tells an operator as whom they act (R57). */
export function ActingStrip() {
  useSheet(sheet)
  useEffect(() => {
    $strips.set($strips.get() + 1)
    return () => $strips.set($strips.get() - 1)
  }, [])
  return (
    <div className="acting-strip">
      <ActingAs isStrip />
    </div>
  )
}
