import { atom, type ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'
import { sanitizerModule } from '../../base/security/sanitizer-module.ts'
import { hasHtml } from '../../domain/page/page-blocks.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Block } from '../../model/page/block.ts'

const $nothing: ReadableAtom<unknown> = atom()

/** Tells of a block whether its html stands as it will: until it can be cleaned, its words take another room. */
export function useCleanHtml(blocks: readonly Block[]): (block: Block) => boolean {
  const [$sanitizer, setSanitizer] = useState($nothing)
  const needs = blocks.some(hasHtml)
  useEffect(() => {
    if (needs) sanitizerModule.load().then((code) => setSanitizer(code.$sanitizer), console.error)
  }, [needs])
  const sanitizer = useStore($sanitizer)
  return (block) => sanitizer !== undefined || !hasHtml(block)
}
