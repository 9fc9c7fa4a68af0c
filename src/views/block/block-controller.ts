import { loadChunk } from '../../base/dom/chunk.ts'
import { shared } from '../../base/shared.ts'
import { blockElementAttributes, passedAttributes } from '../../domain/page/block-element.ts'
import { blockTag, blockTags } from '../../domain/page/block-types.ts'
import { type ElementController, onElementReady } from '../../kit/element-state.ts'
import { pageSettings } from '../../kit/settings.ts'
import type { Block } from '../../model/page/block.ts'
import type { BlockProps } from './block-load-error.tsx'

const maxNameLength = 60
const reported = shared('blocks.unknown', () => new Set<string>())

/** Reports an unknown block type once, with the nearest one. */
function reportUnknownBlock(element: HTMLElement, type: string): void {
  const value = type.slice(0, maxNameLength)
  if (reported.has(value)) return
  reported.add(value)
  const asked = { attribute: 'type', kind: 'block type', value, known: Object.keys(blockTags) } as const
  loadChunk(() => import('../../stores/app/report-unknown.chunk.ts')).then(
    (code) => code.reportUnknown(element, [asked], pageSettings()),
    console.error,
  )
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
    if (type !== undefined && tag === undefined) reportUnknownBlock(element, type)
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
