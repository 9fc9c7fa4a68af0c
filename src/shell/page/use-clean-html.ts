import { atom } from 'nanostores'
import { $sanitizer } from '../../base/safe-html.ts'
import { useStore } from '../../base/use-store.ts'
import { hasHtml } from '../../domain/block-html.ts'
import type { Block } from '../../model/block.ts'

const $unneeded = atom(undefined)

/** Tells of a block whether its html stands as it will: until it can be cleaned, its words take another room. */
export function useCleanHtml(blocks: readonly Block[]): (block: Block) => boolean {
  const sanitizer = useStore(blocks.some(hasHtml) ? $sanitizer : $unneeded)
  return (block) => sanitizer !== undefined || !hasHtml(block)
}
