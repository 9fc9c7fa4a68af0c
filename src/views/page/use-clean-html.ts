import { atom, type ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'
import { sanitizerModule } from '../../base/security/sanitizer-module.ts'
import { hasHtml } from '../../domain/page/page-blocks.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Block } from '../../model/page/block.ts'

const $nothing: ReadableAtom<unknown> = atom()

/** Returns whether the html of a block can render in its final form: it changes height once the sanitizer has loaded. */
export function useCleanHtml(blocks: readonly Block[]): (block: Block) => boolean {
  const [$sanitizer, setSanitizer] = useState($nothing)
  const hasAnyHtml = blocks.some(hasHtml)
  useEffect(() => {
    if (hasAnyHtml) sanitizerModule.load().then((code) => setSanitizer(code.$sanitizer), console.error)
  }, [hasAnyHtml])
  const sanitizer = useStore($sanitizer)
  return (block) => sanitizer !== undefined || !hasHtml(block)
}
