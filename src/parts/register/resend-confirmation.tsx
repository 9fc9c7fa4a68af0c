import { useState } from 'react'
import { useSettings } from '../../base/host.ts'
import { submitDisabledMs } from '../../domain/constants.ts'
import { messages } from '../../domain/messages.ts'
import { resendConfirmation } from '../../stores/confirmation-email.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { usePause } from '../../ui/use-pause.ts'
import { useLanguage } from '../use-language.ts'
import { useText } from '../use-text.ts'

/** Asks for the mail that confirms an account once more; says so, whatever becomes of it, and rests for a while. */
export function ResendConfirmation({ email }: { email: string }) {
  const t = useText()
  const settings = useSettings()
  const lang = useLanguage()
  const { left, start } = usePause(submitDisabledMs / 1000)
  const [isSent, setSent] = useState<boolean>()
  const action = t(messages.resend)
  const send = async () => {
    start()
    setSent(await resendConfirmation(settings, { lang, email }))
  }
  return (
    <>
      <Button disabled={left > 0} onClick={send}>
        {left > 0 ? t(messages.waiting, { action, seconds: left }) : action}
      </Button>
      {isSent !== undefined && (
        <Message kind={isSent ? 'success' : 'error'}>{t(isSent ? messages.resent : messages.somethingWentWrong)}</Message>
      )}
    </>
  )
}
