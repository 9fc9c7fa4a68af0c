import { useEffect, useState } from 'react'
import { Portal } from '../../kit/portal.tsx'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { circleCheck } from '../icons.ts'
import overlay from './overlay.css?sheet'
import sheet from './toast.css?sheet'
import { TopLayer } from './top-layer.tsx'

const shownMs = 4000
/** longer, because the user needs time to decide */
const decisionMs = 8000

interface ToastProps {
  children: string
  action?: { label: string; run: () => void }
  onClose: () => void
}

/** A message at the bottom of the screen that closes itself. Pauses while it is hovered or focused. */
export function Toast({ children, action, onClose }: ToastProps) {
  useSheet(overlay)
  useSheet(sheet)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPaused = isHovered || isFocused
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(onClose, action ? decisionMs : shownMs)
    return () => clearTimeout(timer)
  }, [isPaused, action, onClose])
  return (
    <Portal>
      <TopLayer
        className="toast"
        part="toast"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <Icon path={circleCheck} />
        <span role="status">{children}</span>
        {action && (
          <button type="button" className="toast-action" part="button" onClick={action.run}>
            {action.label}
          </button>
        )}
      </TopLayer>
    </Portal>
  )
}
