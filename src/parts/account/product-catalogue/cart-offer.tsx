import { useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $activeCart } from '../../../stores/cart/carts.ts'
import { downloadOffer } from '../../../stores/cart/offers.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { fileDown } from '../../../ui/icons.ts'
import { Message } from '../../../ui/message.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { HomeLink } from '../../page/home-link.tsx'

/** The active cart as a downloadable offer (EXP-06). */
export function CartOffer() {
  const t = useText()
  const settings = useSettings()
  const language = useLanguage()
  const isEmpty = useStore($activeCart).products.length === 0
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const download = () => {
    setStatus('busy')
    downloadOffer(settings, language).then(
      () => setStatus('idle'),
      () => setStatus('failed'),
    )
  }
  if (isEmpty)
    return (
      <div className="catalogue-no-offer">
        <p>{t(messages.offerNeedsCart)}</p>
        <HomeLink source="account" kind="soft" />
      </div>
    )
  return (
    <>
      {status === 'failed' && <Message kind="error">{t(messages.somethingWentWrong)}</Message>}
      <Button className="catalogue-offer" busy={status === 'busy'} onClick={download}>
        {status === 'busy' ? <span className="spinner" /> : <Icon path={fileDown} />}
        {t(messages.commercialOffer)}
      </Button>
    </>
  )
}
