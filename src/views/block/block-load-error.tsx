import { useLayoutEffect, useState } from 'react'
import { messages } from '../../domain/messages.ts'
import { onElementReady } from '../../kit/element-state.ts'
import { useHost } from '../../kit/host.ts'
import { retryFailedElements } from '../../kit/retry-elements.ts'
import type { Block } from '../../model/page/block.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Frame, type FrameProps } from '../../ui/frame.tsx'
import { Message } from '../../ui/message.tsx'

export interface BlockProps {
  type: string | undefined
  block: Block | undefined
}

/** Layout of the frame around the error. */
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

const hasUndefinedChild = (element: HTMLElement | null) =>
  [...(element?.children ?? [])].some((child) => child.localName.startsWith('shop-') && child.matches(':not(:defined)'))

/** Shows an error while the code of the block's element has failed to load. */
export function BlockLoadError({ block }: BlockProps) {
  const { element } = useHost()
  const [hasFailed, setFailed] = useState(() => hasUndefinedChild(element))
  useLayoutEffect(() => {
    const check = () => setFailed(hasUndefinedChild(element))
    check()
    return element ? onElementReady(element, check) : undefined
  }, [element])
  const t = useText()
  return (
    hasFailed && (
      <Frame {...frame} block={block}>
        <Message kind="error" action={{ label: t(messages.tryAgain), run: retryFailedElements }}>
          {t(messages.blockFailed)}
        </Message>
      </Frame>
    )
  )
}
