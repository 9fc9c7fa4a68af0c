import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { askForCode } from '../../base/ask-for-code.ts'
import { useHost } from '../../base/host.ts'
import { blockAttributes } from '../../domain/block-attributes.ts'
import { blockLayout } from '../../domain/block-layout.ts'
import { blockTag } from '../../domain/block-types.ts'
import { messages } from '../../domain/messages.ts'
import type { Block } from '../../model/block.ts'
import { useText } from '../../parts/use-text.ts'
import { Frame, type FrameProps } from '../../ui/frame.tsx'
import { Message } from '../../ui/message.tsx'
import { reportUnknown } from './report-unknown.ts'

export interface BlockViewProps {
  type: string | undefined
  block: Block | undefined
}

/** Attributes of the tag itself, which win over the block. */
const passed = [
  'language',
  'api-base',
  'heading',
  'heading-size',
  'width',
  'side-padding',
  'spacing',
  'background-color',
  'platform',
  'responsive',
  'url-sync',
  'filters-position',
] as const

/** Where the message stands that a block's code did not come. */
const lostFrame: Omit<FrameProps, 'block'> = {
  heading: undefined,
  headingSize: undefined,
  width: 'like-header',
  sidePadding: true,
  spacing: undefined,
  backgroundColor: undefined,
  platform: undefined,
  responsive: 'viewport',
}

const ownAttributes = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(passed.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? '']] : [])))

/** The element of a block's type, beside the shadow root, where the loader finds it (BLOCK-01); nothing for another type (G24). */
export function BlockView({ type, block }: BlockViewProps) {
  const { element } = useHost()
  const drawn = useRef<HTMLElement>(null)
  const written = useRef<string[]>([])
  const own = useOwnAttributes(element)
  const wanted = type ?? block?.type
  const tag = wanted === undefined ? undefined : blockTag(wanted)

  useEffect(() => {
    if (wanted !== undefined && tag === undefined) reportUnknown(wanted)
  }, [wanted, tag])
  useLayoutEffect(() => {
    if (!element || tag === undefined) return
    const child = document.createElement(tag)
    drawn.current = child
    return () => child.remove()
  }, [element, tag])
  useLayoutEffect(() => {
    const child = drawn.current
    if (!element || !child || child.localName !== tag) return
    const whole: Block = block ?? { type: wanted ?? '', platform: 'both' }
    const attributes = { ...blockLayout(whole), ...blockAttributes(whole), ...own }
    for (const name of written.current) if (!Object.hasOwn(attributes, name)) child.removeAttribute(name)
    written.current = Object.keys(attributes)
    for (const [name, value] of Object.entries(attributes)) child.setAttribute(name, value)
    Object.assign(child, { block: whole })
    if (child.parentElement !== element) element.append(child)
  }, [element, tag, wanted, block, own])
  const t = useText()
  const isLost = useLost(element)
  return (
    <>
      <slot />
      {isLost && (
        <Frame {...lostFrame} block={block}>
          <Message kind="error" action={{ label: t(messages.tryAgain), run: askForCode }}>
            {t(messages.blockFailed)}
          </Message>
        </Frame>
      )}
    </>
  )
}

/** Whether the code of the block's element did not come: nothing else would say so in its place. */
function useLost(element: HTMLElement | null): boolean {
  const [isLost, setLost] = useState(false)
  // before the block's code can be asked for: nothing is told twice
  useLayoutEffect(() => {
    if (!element) return
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.parentElement === element) setLost(!customElements.get(target.localName))
    }
    for (const event of ['shop-ready', 'shop-error']) element.addEventListener(event, listen)
    return () => {
      for (const event of ['shop-ready', 'shop-error']) element.removeEventListener(event, listen)
    }
  }, [element])
  return isLost
}

/** The attributes that are passed on, as they are now. */
function useOwnAttributes(element: HTMLElement | null): Record<string, string> {
  const [own, setOwn] = useState(() => (element ? ownAttributes(element) : {}))
  useLayoutEffect(() => {
    if (!element) return
    const watch = new MutationObserver(() => setOwn(ownAttributes(element)))
    watch.observe(element, { attributeFilter: [...passed] })
    return () => watch.disconnect()
  }, [element])
  return own
}
