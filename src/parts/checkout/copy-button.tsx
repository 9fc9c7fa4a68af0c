import { useEffect, useState } from 'react'
import { messages } from '../../domain/messages.ts'
import { announce } from '../../kit/announce.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { check, copy } from '../../ui/icons.ts'
import { useText } from '../app/use-text.ts'

const copiedMs = 2000

/** Copies a text and says so. Renders nothing where the page may not use the clipboard, such as without HTTPS. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const clipboard = typeof navigator === 'undefined' ? undefined : (navigator.clipboard as Clipboard | undefined)
  if (!clipboard) return null
  const run = async () => {
    try {
      await clipboard.writeText(text)
    } catch {
      return announce(t(messages.notCopied)) // the text stays beside the button
    }
    setCopied(true)
    announce(t(messages.copied))
  }
  return (
    <Button kind="icon" className="order-copy" aria-label={label} onClick={run}>
      <Icon path={isCopied ? check : copy} size={16} />
    </Button>
  )
}
