import { type MouseEvent, useEffect, useState } from 'react'
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

type ToastAction =
  | { label: string; run: () => void; href?: undefined }
  | { label: string; run: (event: MouseEvent<HTMLAnchorElement>) => void; href: string }

interface ToastProps {
  children: string
  /** with `href`, a link */
  action?: ToastAction | undefined
  onClose: () => void
  /** the pressed button: the next Tab leads from it to the action */
  source?: HTMLElement | undefined
}

/** A message at the bottom of the screen that closes itself. Pauses while it is hovered or focused. */
export function Toast({ children, action, onClose, source }: ToastProps) {
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
        source={source}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <Icon path={circleCheck} />
        <span role="status">{children}</span>
        {action && <Action {...action} />}
      </TopLayer>
    </Portal>
  )
}

const Action = ({ label, ...action }: ToastAction) =>
  action.href === undefined ? (
    <button type="button" className="toast-action" part="button" onClick={action.run}>
      {label}
    </button>
  ) : (
    <a className="toast-action" part="button" href={action.href} onClick={action.run}>
      {label}
    </a>
  )
