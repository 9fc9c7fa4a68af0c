import { useSheet } from '../../kit/use-sheet.ts'
import sheet from './meter.css?sheet'

interface MeterProps {
  /** 0 to 1 */
  share: number
  label: string
  /** the share as text, for assistive technology */
  text: string
}

/** A share as a bar; the numbers are next to it. */
export function Meter({ share, label, text }: MeterProps) {
  useSheet(sheet)
  return (
    <span className="meter">
      <meter className="hidden-text" value={share} aria-label={label} aria-valuetext={text}>
        {text}
      </meter>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className="meter-part" width={share * 100} height="1" />
      </svg>
    </span>
  )
}
