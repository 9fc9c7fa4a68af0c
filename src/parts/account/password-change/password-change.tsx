import { useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { logOut } from '../../../stores/session/login/login.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../app/use-text.ts'
import { PasswordForm } from '../../session/password-change/password-form.tsx'

/** A new password for who is logged in (ACC-11, K16); where the login is too old, the way to a new one (R36). */
export const PasswordChange = () => <PasswordForm loginLink={<LoginAgain />} />

/** Leaves, so that the page asks for the login; its address leads back here. */
function LoginAgain() {
  const t = useText()
  const settings = useSettings()
  const [busy, begin] = useState(false)
  const leave = () => {
    begin(true)
    void logOut(settings)
  }
  return (
    <Button busy={busy} onClick={leave}>
      {t(messages.logIn)}
    </Button>
  )
}
