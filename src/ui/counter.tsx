import { useSheet } from '../kit/use-sheet.ts'
import sheet from './counter.css?sheet'

/** The number on an icon, which must not cover it; the name of the button below says it in full. */
export function Counter({ children }: { children: number | string }) {
  useSheet(sheet)
  return (
    <span className="counter" part="badge" aria-hidden="true">
      {typeof children === 'number' && children > 99 ? '99+' : children}
    </span>
  )
}
