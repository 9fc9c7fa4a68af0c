import { shared } from '../../base/shared.ts'
import { blockElementAttributes, passedAttributes } from '../../domain/page/block-element.ts'
import { blockTag } from '../../domain/page/block-types.ts'
import { type ElementController, onElementReady } from '../../kit/element-state.ts'
import type { Block } from '../../model/page/block.ts'
import type { BlockProps } from './block-load-error.tsx'

const maxNameLength = 60
const reported = shared('blocks.unknown', () => new Set<string>())

/** Warns once per unknown block type. */
export function reportUnknownBlock(type: string): void {
  const name = type.slice(0, maxNameLength)
  if (reported.has(name)) return
  reported.add(name)
  console.warn(`shop: unknown block type "${name}"`)
}

/**
 * Renders the element of a block's type in the light DOM, where the loader finds it (BLOCK-01); nothing for an unknown
 * type. Calls `render` if the code of that element fails to load, so that the view can show an error.
 */
export function blockController(element: HTMLElement, render: () => void): ElementController<BlockProps> {
  let props: BlockProps = { type: undefined, block: undefined }
  let child: HTMLElement | undefined
  let writtenNames: string[] = []

  /** The element for a type: the current child if its tag matches, otherwise a new one. */
  function childOf(type: string | undefined): HTMLElement | undefined {
    const tag = type === undefined ? undefined : blockTag(type)
    if (type !== undefined && tag === undefined) reportUnknownBlock(type)
    // one that a server has rendered waits for the block
    const present = child ?? (type === undefined ? undefined : element.querySelector<HTMLElement>(':scope > [block]')) ?? undefined
    if (present?.localName === tag) return present
    present?.remove()
    writtenNames = []
    return tag === undefined ? undefined : document.createElement(tag)
  }

  function update() {
    const { type, block } = props
    child = childOf(type ?? block?.type)
    if (!child) return
    const blockWithDefaults: Block = block ?? { type: type ?? '', platform: 'both' }
    const own = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
    const attributes = blockElementAttributes(blockWithDefaults, own)
    for (const name of writtenNames) if (!Object.hasOwn(attributes, name)) child.removeAttribute(name)
    writtenNames = Object.keys(attributes)
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
