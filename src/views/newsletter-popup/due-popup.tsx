import { atom } from 'nanostores'
import { useEffect, useMemo, useState } from 'react'
import { lazyModule } from '../../base/dom/lazy-module.ts'
import { popupContent } from '../../domain/page/newsletter-popup.ts'
import { useStore } from '../../kit/use-store.ts'
import type { NewsletterContent } from '../../model/page/newsletter.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { closeNewsletter } from '../../stores/page/newsletter-closed.ts'
import { newsletterPopup } from '../../stores/page/newsletter-popup.ts'
import { focusedElement } from '../../ui/overlays/focused-element.ts'
import { AfterInterest, useIsOnTask } from './after-interest.tsx'

/**
 * True while the user types, a dialog is open or the page has a form, which a popup must not interrupt. Dialogs in shadow roots are found
 * by focus.
 */
export function isPageBusy(): boolean {
  const layers = document.querySelectorAll('dialog[open], [aria-modal="true"], [role="dialog"]')
  const tasks = document.querySelectorAll('shop-cart, shop-login, shop-account, shop-form')
  if ([...layers, ...tasks].some((sign) => sign.checkVisibility())) return true
  return focusedElement()?.closest('input, textarea, select, [contenteditable], dialog[open], [aria-modal="true"], [role="dialog"]') != null
}

type Module = typeof import('./popup-dialog.tsx')

/** The code of the popup, once loaded. */
export const $popupDialog = atom<Module | undefined>()

const code = lazyModule(() => import('./popup-dialog.tsx'))

/** Loads that code, when the popup is about to open. */
export const loadPopupDialog = async (): Promise<void> => $popupDialog.set(await code.load())

interface DuePopupProps {
  /** texts and picture of the page; those of the configuration are the default */
  own: Partial<NewsletterContent>
  isPreview: boolean
  /** delay after the visitor has shown interest; undefined: opens at once */
  delaySeconds: number | undefined
}

/** The popup after its delay, or from the first interaction on if it waits for interest. */
export function DuePopup({ own, isPreview, delaySeconds }: DuePopupProps) {
  const content = popupContent(useConfiguration(), own)
  if (isPreview) return <Preview content={content} />
  if (delaySeconds === undefined) return <Delayed content={content} delaySeconds={0} />
  return (
    <AfterInterest>
      <Delayed content={content} delaySeconds={delaySeconds} />
    </AfterInterest>
  )
}

/** For page authors: opens at once and unconditionally; closing it is not remembered. */
function Preview({ content }: { content: NewsletterContent }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <Popup content={content} onClose={() => setOpen(false)} />
}

function Delayed({ content, delaySeconds }: { content: NewsletterContent; delaySeconds: number }) {
  const isWelcome = useStore(useMemo(() => newsletterPopup(delaySeconds), [delaySeconds]))(content)
  const [phase, setPhase] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const isOnTask = useIsOnTask()
  useIdlePage(isWelcome && phase === 'waiting' && !isOnTask, () => setPhase('open'))
  if (phase !== 'open') return null
  const close = () => {
    closeNewsletter()
    setPhase('closed')
  }
  // ignores `isWelcome` once open: subscribing changes it, but the user should see the confirmation
  return <Popup content={content} onClose={close} />
}

const recheckMs = 1000

/** Calls `onIdle` once `isPageBusy` is false; polls while enabled. */
function useIdlePage(isEnabled: boolean, onIdle: () => void) {
  useEffect(() => {
    if (!isEnabled) return
    const check = () => {
      if (!isPageBusy()) onIdle()
    }
    const timer = setInterval(check, recheckMs)
    check()
    return () => clearInterval(timer)
  }, [isEnabled])
}

function Popup({ content, onClose }: { content: NewsletterContent; onClose: () => void }) {
  const dialog = useStore($popupDialog)
  useEffect(() => {
    // an error needs no message: the user did not request the popup
    loadPopupDialog().catch(() => {})
  }, [])
  return dialog && <dialog.PopupDialog content={content} onClose={onClose} />
}
