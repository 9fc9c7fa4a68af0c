import { useSheet } from '../kit/use-sheet.ts'
import sheet from './counter.css?sheet'

/** The number on an icon, capped at "99+" to not cover it. Hidden from assistive technology: the button's name has the number. */
export function Counter({ children }: { children: number | string }) {
  useSheet(sheet)
  return (
    <span className="counter" part="badge" aria-hidden="true">
      {typeof children === 'number' && children > 99 ? '99+' : children}
    </span>
  )
}
