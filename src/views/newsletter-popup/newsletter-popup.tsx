import { useEffect, useState } from 'react'
import { onFirstInteraction } from '../../base/dom/page-events.ts'
import { popupDelaySeconds } from '../../domain/page/newsletter-popup.ts'
import type { PopupTrigger } from '../../domain/page/popup-interest.ts'
import { lazyComponent } from '../../parts/app/lazy-component.tsx'
import { useConfiguration } from '../../parts/app/use-configuration.ts'

const DuePopup = lazyComponent(
  async () => (await import('./due-popup.tsx')).DuePopup,
  () => null, // the user did not request the popup
)

export interface NewsletterPopupProps {
  delaySeconds: number | undefined
  trigger: PopupTrigger
  headline: string | undefined
  description: string | undefined
  image: string | undefined
  imageAlt: string | undefined
  force: boolean
}

const secondMs = 1000

/** The newsletter in a dialog, opened with a delay (NL-08..14); what decides about opening it loads after the delay or on interaction. */
export function NewsletterPopup({ delaySeconds, trigger, force, ...own }: NewsletterPopupProps) {
  const delay = popupDelaySeconds(useConfiguration(), delaySeconds)
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    if (delay === undefined) return
    const start = () => setStarted(true)
    if (trigger === 'interest') return onFirstInteraction(start)
    const timer = setTimeout(start, delay * secondMs)
    return () => clearTimeout(timer)
  }, [delay, trigger])
  if (!force && (!isStarted || delay === undefined)) return null
  return <DuePopup own={own} isPreview={force} delaySeconds={trigger === 'interest' ? delay : undefined} />
}
