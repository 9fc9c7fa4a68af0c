import { useState } from 'react'
import { secretParameter } from '../../../base/security/secret-parameters.ts'
import { messages } from '../../../domain/messages.ts'
import { approvalTokenParameter } from '../../../domain/session/login.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { approvalStore } from '../../../stores/session/login/account-approval.ts'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../app/use-text.ts'

/** Confirms an account by the token of an email link on mount, and renders the result (LOGIN-03, LOGIN-18, LOGIN-19). */
export function ApprovalStatus({ token }: { token: string | undefined }) {
  const t = useText()
  const settings = useSettings()
  const [tokenInUrl] = useState(() => secretParameter(approvalTokenParameter))
  const approval = useStore(approvalStore(settings, token || tokenInUrl))
  return (
    <div role="status">
      {approval === 'pending' && <Message kind="info">{t(messages.loading)}</Message>}
      {approval === 'approved' && <Message kind="success">{t(messages.emailConfirmed)}</Message>}
      {approval === 'failed' && <Message kind="error">{t(messages.approvalFailed)}</Message>}
    </div>
  )
}
