import { useEffect, useMemo, useState } from 'react'
import { useHost } from '../../base/host.ts'
import { whenCalm } from '../../base/when-calm.ts'
import { blockTag } from '../../domain/block-types.ts'
import { firstBlocks, shownBlocks } from '../../domain/page-reveal.ts'
import type { Block } from '../../model/block.ts'
import { useCleanHtml } from './use-clean-html.ts'

/** What a page holds where its shop knows none (G2). */
const missing: readonly Block[] = [{ type: 'not-found', platform: 'both' }]
const longestWaitMs = 8000

export interface ShownBlocks {
  blocks: readonly Block[]
  /** blocks from here on are not written yet */
  written: number
  /** blocks from here on are written, but not shown yet */
  shown: number
  isComplete: boolean
  /** what is needed at first is there */
  isCalm: boolean
}

interface Page {
  path: string
  number: number
  /** all blocks come at once, each has its place already */
  isWhole: boolean
}

/**
 * The blocks of a page, in their order. The first ones come with the page, the others as soon as it is calm; each is shown
 * below those that are there, so that nothing ever moves.
 */
export function useBlocks(given: readonly Block[] | undefined, { path, number, isWhole }: Page): ShownBlocks {
  const { element } = useHost()
  const blocks = useMemo(() => (given?.length === 0 ? missing : (given ?? [])), [given])
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set())
  const [isCalm, setCalm] = useState(false)
  const [isLate, setLate] = useState(false)
  const [of, setOf] = useState({ path, number })
  if (of.path !== path || of.number !== number) {
    setOf({ path, number })
    setReady(new Set())
    setCalm(false)
    setLate(false)
  }

  useEffect(() => {
    if (!element) return
    const onReady = ({ target }: Event) => {
      const block = target instanceof Element && target.localName !== 'shop-block' ? target.parentElement : null
      if (block?.localName !== 'shop-block' || block.parentElement !== element) return
      const at = [...element.children].filter(({ localName }) => localName === 'shop-block').indexOf(block)
      setReady((known) => (known.has(at) ? known : new Set([...known, at])))
    }
    element.addEventListener('shop-ready', onReady)
    element.addEventListener('shop-error', onReady)
    return () => {
      element.removeEventListener('shop-ready', onReady)
      element.removeEventListener('shop-error', onReady)
    }
  }, [element])

  const isClean = useCleanHtml(blocks)
  const isThere = blocks.map((block, at) => isLate || ((ready.has(at) || blockTag(block.type) === undefined) && isClean(block)))
  const first = Math.min(firstBlocks, blocks.length)
  const hasFirst = blocks.length > 0 && shownBlocks(isThere.slice(0, first)) === first && isThere[first - 1] === true
  useEffect(() => {
    if (!hasFirst) return
    let isOver = false
    whenCalm(() => !isOver && setCalm(true))
    return () => {
      isOver = true
    }
  }, [hasFirst, number])
  useEffect(() => {
    if (blocks.length === 0) return
    // a block that does not come holds nobody up
    const timer = setTimeout(() => {
      setCalm(true)
      setLate(true)
    }, longestWaitMs)
    return () => clearTimeout(timer)
  }, [blocks])

  const isAll = isWhole || isCalm
  return {
    blocks,
    written: isAll ? blocks.length : first,
    shown: isWhole ? blocks.length : shownBlocks(isThere),
    isComplete: blocks.length > 0 && isThere.every(Boolean),
    isCalm: isAll,
  }
}
