import { useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { logOut } from '../../../stores/session/login/login.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../app/use-text.ts'
import { PasswordForm } from '../../session/password-change/password-form.tsx'

/** Changes the password of the logged-in customer (ACC-11); offers a new login if the session is too old (R36). */
export function PasswordChange() {
  const t = useText()
  return (
    <>
      <p className="section-quiet">{t(messages.passwordChangeEffect)}</p>
      <div className="section-panel">
        <PasswordForm loginLink={<ReauthenticationPrompt />} />
      </div>
    </>
  )
}

/** Logs out, so that the page shows the login; the URL leads back here. */
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
