import { type ReactNode, useState } from 'react'
import type { LineRequest } from '../../domain/cart/lines-to-add.ts'
import { messages } from '../../domain/messages.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { addLines } from '../../stores/cart/add-lines.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { shoppingCart } from '../../ui/icons.ts'
import { Message } from '../../ui/message.tsx'
import { useLanguage } from '../app/use-configuration.ts'
import { useCountedText } from '../app/use-counted-text.ts'
import { useText } from '../app/use-text.ts'
import { useTrack } from '../app/use-track.ts'
import sheet from './add-lines.css?sheet'

type AdditionState = { status: 'idle' | 'busy' | 'failed' } | { status: 'done'; count: number; left: string[] }

interface AddLinesProps {
  requests: readonly LineRequest[]
  /** whether the codes are variants that the shopper chose */
  hasVariants?: boolean
  label: string
  /** messages after the addition; `left` names the products that were not added, in `{titles}` */
  texts: { added: string; left: string; nothing: string }
  /** shown before the products are added */
  note?: string | undefined
  /** rendered next to the button */
  children?: ReactNode
}

/** A button that adds several products to the cart and reports those that it cannot add. */
export function AddLines({ requests, hasVariants = true, label, texts, note, children }: AddLinesProps) {
  useSheet(sheet)
  const t = useText()
  const counted = useCountedText()
  const emit = useEmit()
  const track = useTrack()
  const settings = useSettings()
  const lang = useLanguage()
  const [outcome, setOutcome] = useState<AdditionState>({ status: 'idle' })
  const run = async () => {
    setOutcome({ status: 'busy' })
    try {
      const { lines, left } = await addLines(settings, lang, { requests, hasVariants }, (line) => emit('shop-add-to-cart', line, true))
      for (const { product, code, quantity } of lines) track('add_to_cart', [{ sold: product, code, quantity }])
      setOutcome({ status: 'done', count: lines.length, left })
    } catch {
      setOutcome({ status: 'failed' })
    }
  }
  return (
    <div className="add-lines">
      {note && outcome.status !== 'done' && <p className="add-lines-note">{note}</p>}
      <div className="add-lines-actions">
        <Button kind="soft" busy={outcome.status === 'busy'} onClick={run}>
          {outcome.status === 'busy' ? <span className="spinner" /> : <Icon path={shoppingCart} />}
          {label}
        </Button>
        {children}
      </div>
      <div role="status" className="add-lines-news">
        {outcome.status === 'done' && outcome.count > 0 && <Message kind="success">{counted(texts.added, outcome.count)}</Message>}
        {outcome.status === 'done' && outcome.count === 0 && (
          <Message kind="warning">{t(texts.nothing, { titles: outcome.left.join(', ') })}</Message>
        )}
        {outcome.status === 'done' && outcome.count > 0 && outcome.left.length > 0 && (
          <Message kind="warning">{t(texts.left, { titles: outcome.left.join(', ') })}</Message>
        )}
      </div>
      {outcome.status === 'failed' && <Message kind="error">{t(messages.somethingWentWrong)}</Message>}
    </div>
  )
}
