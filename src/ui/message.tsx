import { useSheet } from '../kit/use-sheet.ts'
import { Icon } from './icon.tsx'
import { circleAlert, circleCheck, info, triangleAlert } from './icons.ts'
import sheet from './message.css?sheet'

const icons = { info, success: circleCheck, warning: triangleAlert, error: circleAlert }

interface MessageProps {
  kind: keyof typeof icons
  children: string
  /** button, such as "Try again" */
  action?: { label: string; run: () => void } | undefined
}

/** A status message. Only an error is announced as an alert. */
export function Message({ kind, children, action }: MessageProps) {
  useSheet(sheet)
  return (
    <div className="message" part="message" data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon path={icons[kind]} />
      <span className="message-text">{children}</span>
      {action && (
        <button type="button" className="message-action" part="button" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  )
}
