import { useLayoutEffect, useRef } from 'react'
import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { wifiOff } from '../../ui/icons.ts'
import { CallLink } from './call-link.tsx'

/** Height of the bar, for other elements at the bottom of the window. */
const sizeProperty = '--shop-offline-bar'

/** The collapsed offline screen, above a saved page. */
export function OfflineBar({ phone }: { phone: string | undefined }) {
  const t = useText()
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const watch = new ResizeObserver(([entry]) => style.setProperty(sizeProperty, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`))
    if (bar.current) watch.observe(bar.current)
    return () => {
      watch.disconnect()
      style.removeProperty(sizeProperty)
    }
  }, [])
  return (
    <aside ref={bar} className="offline-bar" part="bar" aria-label={t(messages.offline)}>
      <Icon path={wifiOff} />
      <p>{t(messages.savedPage)}</p>
      <CallLink phone={phone} kind="line" />
    </aside>
  )
}
