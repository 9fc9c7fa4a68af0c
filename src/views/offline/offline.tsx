import { useEffect, useRef } from 'react'
import { messages } from '../../domain/messages.ts'
import { announce } from '../../kit/announce.ts'
import { useEmit } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'
import { $online } from '../../stores/app/online.ts'
import { $savedPage, chooseSavedPage } from '../../stores/page/saved-page.ts'
import { CoverPage } from './cover-page.tsx'
import { CoverParent } from './cover-parent.tsx'
import sheet from './offline.css?sheet'
import { OfflineBar } from './offline-bar.tsx'
import { OfflineScreen } from './offline-screen.tsx'
import { useOfflineTheme } from './use-offline-theme.ts'

export interface OfflineProps {
  phone: string | undefined
  force: boolean
  cover: 'page' | 'parent'
}

/** The screen shown while the browser is offline (OFF-01..06), which collapses to a bar above a saved page. */
export function Offline({ phone, force, cover }: OfflineProps) {
  useSheet(sheet)
  const t = useText()
  const isOnline = useStore($online)
  const isFolded = useStore($savedPage)
  const companyPhone = useConfiguration()?.companyPhone
  const { look, icon } = useOfflineTheme()
  useOnlineEvents(isOnline)
  if (isOnline && !force) return null
  const number = phone ?? companyPhone
  if (isFolded) return <OfflineBar phone={number} />
  const fold = () => {
    chooseSavedPage(true)
    announce(t(messages.savedPage))
  }
  const Cover = cover === 'page' ? CoverPage : CoverParent
  return (
    <Cover colors={look} onLeave={fold}>
      <OfflineScreen icon={icon} phone={number} onDismiss={fold} />
    </Cover>
  )
}

/** Announces and emits changes of the connection; going online resets the choice of the saved page. */
function useOnlineEvents(isOnline: boolean) {
  const t = useText()
  const emit = useEmit()
  const before = useRef(isOnline)
  useEffect(() => {
    if (isOnline) chooseSavedPage(false)
    if (before.current === isOnline) return
    before.current = isOnline
    if (isOnline) announce(t(messages.onlineAgain))
    emit('shop-online-change', { online: isOnline })
  }, [isOnline, emit, t])
}
