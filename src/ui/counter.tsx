import { useSheet } from '../base/use-sheet.ts'
import sheet from './counter.css?sheet'

/** The number on an icon; its meaning is said by the name of the button below it. */
export function Counter({ children }: { children: number }) {
  useSheet(sheet)
  return (
    <span className="counter" part="badge" aria-hidden="true">
      {children}
    </span>
  )
}
