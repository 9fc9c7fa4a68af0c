import { shared } from '../../base/shared.ts'
import { blockAttributes } from '../../domain/page/block-attributes.ts'
import { blockLayout } from '../../domain/page/block-layout.ts'
import { blockTag } from '../../domain/page/block-types.ts'
import { type ElementController, onElementReady } from '../../kit/element-state.ts'
import type { Block } from '../../model/page/block.ts'
import type { BlockProps } from './block-load-error.tsx'

const maxNameLength = 60
const reported = shared('blocks.unknown', () => new Set<string>())

/** Says once that a type of block is none of the shop's (G24). */
export function reportUnknownBlock(type: string): void {
  const name = type.slice(0, maxNameLength)
  if (reported.has(name)) return
  reported.add(name)
  console.warn(`shop: there is no block of type "${name}"`)
}

/** Attributes of the tag itself, which win over the block. */
const passedAttributes = [
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
  Object.fromEntries(passedAttributes.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? '']] : [])))

/**
 * Writes the element of a block's type, beside the shadow root, where the loader finds it (BLOCK-01); nothing for another
 * type (G24). Where the code of that element does not come the view says so: nothing else would in its place.
 */
export function blockController(element: HTMLElement, render: () => void): ElementController<BlockProps> {
  let props: BlockProps = { type: undefined, block: undefined }
  let child: HTMLElement | undefined
  let current: string[] = []

  /** The element of the type; another type is another element. */
  function childOf(type: string | undefined): HTMLElement | undefined {
    const tag = type === undefined ? undefined : blockTag(type)
    if (type !== undefined && tag === undefined) reportUnknownBlock(type)
    if (child?.localName === tag) return child
    child?.remove()
    current = []
    return tag === undefined ? undefined : document.createElement(tag)
  }

  function update() {
    const { type, block } = props
    child = childOf(type ?? block?.type)
    if (!child) return
    const blockWithDefaults: Block = block ?? { type: type ?? '', platform: 'both' }
    const attributes = { ...blockLayout(blockWithDefaults), ...blockAttributes(blockWithDefaults), ...ownAttributes(element) }
    for (const name of current) if (!Object.hasOwn(attributes, name)) child.removeAttribute(name)
    current = Object.keys(attributes)
    for (const [name, value] of Object.entries(attributes)) child.setAttribute(name, value)
    Object.assign(child, { block: blockWithDefaults })
    if (child.parentElement !== element) element.append(child)
  }

  const watch = new MutationObserver(update)
  watch.observe(element, { attributeFilter: [...passedAttributes] })
  const stopListening = onElementReady(element, (elementReady) => {
    if (elementReady === child && !customElements.get(child.localName)) render()
  })
  return {
    update(given) {
      props = given
      update()
    },
    disconnect() {
      watch.disconnect()
      stopListening()
      child?.remove()
      child = undefined
    },
  }
}
