import { blockAttributes } from '../../domain/page/block-attributes.ts'
import { blockLayout } from '../../domain/page/block-layout.ts'
import { blockTag } from '../../domain/page/block-types.ts'
import { onElementReady } from '../../kit/on-settled.ts'
import type { Writer } from '../../kit/writer.ts'
import type { Block } from '../../model/page/block.ts'
import type { BlockProps } from './block-props.ts'
import { reportUnknown } from './report-unknown.ts'

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

const ownAttributes = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(passed.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? '']] : [])))

/**
 * Writes the element of a block's type, beside the shadow root, where the loader finds it (BLOCK-01); nothing for another
 * type (G24). Where the code of that element does not come the view says so: nothing else would in its place.
 */
export function writeBlock(element: HTMLElement, draw: () => void): Writer<BlockProps> {
  let props: BlockProps = { type: undefined, block: undefined }
  let child: HTMLElement | undefined
  let written: string[] = []

  /** The element of the type; another type is another element. */
  function childOf(type: string | undefined): HTMLElement | undefined {
    const tag = type === undefined ? undefined : blockTag(type)
    if (type !== undefined && tag === undefined) reportUnknown(type)
    if (child?.localName === tag) return child
    child?.remove()
    written = []
    return tag === undefined ? undefined : document.createElement(tag)
  }

  function update() {
    const { type, block } = props
    child = childOf(type ?? block?.type)
    if (!child) return
    const whole: Block = block ?? { type: type ?? '', platform: 'both' }
    const attributes = { ...blockLayout(whole), ...blockAttributes(whole), ...ownAttributes(element) }
    for (const name of written) if (!Object.hasOwn(attributes, name)) child.removeAttribute(name)
    written = Object.keys(attributes)
    for (const [name, value] of Object.entries(attributes)) child.setAttribute(name, value)
    Object.assign(child, { block: whole })
    if (child.parentElement !== element) element.append(child)
  }

  const watch = new MutationObserver(update)
  watch.observe(element, { attributeFilter: [...passed] })
  const stopListening = onElementReady(element, (settled) => {
    if (settled === child && !customElements.get(child.localName)) draw()
  })
  return {
    write(given) {
      props = given
      update()
    },
    stop() {
      watch.disconnect()
      stopListening()
      child?.remove()
      child = undefined
    },
  }
}
