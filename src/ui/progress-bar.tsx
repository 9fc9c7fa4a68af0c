import { useSheet } from '../kit/use-sheet.ts'
import sheet from './progress-bar.css?sheet'

interface ProgressBarProps {
  label: string
  /** 0 to 1; indeterminate when absent */
  share?: number | undefined
}

/** A progress bar, indeterminate without `share`. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  useSheet(sheet)
  return (
    <span className="progress" data-unknown={share === undefined || undefined}>
      <progress className="hidden-text" aria-label={label} value={share} />
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className="progress-part" width={share === undefined ? 30 : Math.min(1, share) * 100} height="1" />
      </svg>
    </span>
  )
}
