import { useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { logOut } from '../../../stores/session/login/login.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../app/use-text.ts'
import { PasswordForm } from '../../session/password-change/password-form.tsx'

/** A new password for who is logged in (ACC-11, K16); where the login is too old, the way to a new one (R36). */
export const PasswordChange = () => <PasswordForm loginLink={<ReauthenticationPrompt />} />

/** Leaves, so that the page asks for the login; its address leads back here. */
function ReauthenticationPrompt() {
  const t = useText()
  const settings = useSettings()
  const [isBusy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void logOut(settings)
  }
  return (
    <Button busy={isBusy} onClick={leave}>
      {t(messages.logIn)}
    </Button>
  )
}
