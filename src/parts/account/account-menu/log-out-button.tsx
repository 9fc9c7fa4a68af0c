import type { KeyboardEvent } from 'react'
import { messages } from '../../../domain/messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { logOut as icon } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'
import { useLogOut } from './use-log-out.ts'

interface LogOutButtonProps {
  role?: 'menuitem'
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Button that logs out (HEAD-10). */
export function LogOutButton({ role, onKeyDown }: LogOutButtonProps) {
  const t = useText()
  const { logOut, isBusy, prepare } = useLogOut()
  return (
    <button
      type="button"
      className="account-entry account-log-out"
      part="entry button"
      role={role}
      tabIndex={role ? -1 : 0}
      aria-busy={isBusy || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onKeyDown={onKeyDown}
      onClick={logOut}
    >
      <Icon path={icon} />
      <span>{t(messages.logOut)}</span>
    </button>
  )
}
