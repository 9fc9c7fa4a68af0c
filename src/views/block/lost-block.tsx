import { useLayoutEffect, useState } from 'react'
import { messages } from '../../domain/messages.ts'
import { askForCode } from '../../kit/ask-for-code.ts'
import { useHost } from '../../kit/host.ts'
import { onElementReady } from '../../kit/on-settled.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Frame, type FrameProps } from '../../ui/frame.tsx'
import { Message } from '../../ui/message.tsx'
import type { BlockProps } from './block-props.ts'

/** Where the message stands that a block's code did not come. */
const frame: Omit<FrameProps, 'block'> = {
  heading: undefined,
  headingSize: undefined,
  width: 'like-header',
  sidePadding: true,
  spacing: undefined,
  backgroundColor: undefined,
  platform: undefined,
  responsive: 'viewport',
}

const isWithoutCode = (element: HTMLElement | null) =>
  [...(element?.children ?? [])].some((child) => child.localName.startsWith('shop-') && child.matches(':not(:defined)'))

/** Says that the code of a block did not come, until it does. */
export function LostBlock({ block }: BlockProps) {
  const { element } = useHost()
  const [isLost, setLost] = useState(() => isWithoutCode(element))
  useLayoutEffect(() => {
    const look = () => setLost(isWithoutCode(element))
    look()
    return element ? onElementReady(element, look) : undefined
  }, [element])
  const t = useText()
  return (
    isLost && (
      <Frame {...frame} block={block}>
        <Message kind="error" action={{ label: t(messages.tryAgain), run: askForCode }}>
          {t(messages.blockFailed)}
        </Message>
      </Frame>
    )
  )
}
