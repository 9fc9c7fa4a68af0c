import { safeUrl } from '../../base/security/safe-url.ts'
import { telUrl } from '../../domain/account/company.ts'
import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { phone as outline } from '../../ui/icons.ts'

interface CallLinkProps {
  /** phone number as formatted by the shop */
  phone: string | undefined
  kind: 'primary' | 'line'
}

/** A phone link, which works offline; nothing if the shop has no phone number (OFF-02). */
export function CallLink({ phone, kind }: CallLinkProps) {
  const t = useText()
  const href = safeUrl(phone && telUrl(phone), 'phone')
  if (href === undefined) return null
  return (
    <a className="button" data-kind={kind} data-size={kind === 'primary' ? 'large' : undefined} part="link" href={href}>
      <Icon path={outline} />
      {t(messages.callUs)}
    </a>
  )
}
