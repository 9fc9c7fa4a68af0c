import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../base/dom/page-events.ts'
import { whenNetworkIdle } from '../../base/http/when-network-idle.ts'
import { blockTag } from '../../domain/page/block-types.ts'
import { countReady, firstBlocks } from '../../domain/page/page-blocks.ts'
import { onElementReady } from '../../kit/element-state.ts'
import { useHost } from '../../kit/host.ts'
import type { Block } from '../../model/page/block.ts'
import { useCleanHtml } from './use-clean-html.ts'
import { useShouldLoad } from './use-should-load.ts'

/** What a page holds where its shop knows none (G2). */
const notFoundBlocks: readonly Block[] = [{ type: 'not-found', platform: 'both' }]
const noBlocks: ReadonlySet<number> = new Set()
const maxWaitMs = 8000

export interface BlocksState {
  blocks: readonly Block[]
  /** blocks from here on are not written yet */
  written: number
  /** blocks from here on are written, but not shown yet */
  shown: number
  isComplete: boolean
  /** what is needed at first is there */
  isFirstReady: boolean
}

interface Page {
  path: string
  number: number
  /** all blocks come at once, each has its place already */
  rendersAll: boolean
  /** where the blocks that are not there yet will be */
  placeholderRef: RefObject<HTMLElement | null>
}

/**
 * The blocks of a page, in their order. The first ones come with the page, the others when it is calm and somebody comes near
 * them; each is shown below those that are there, so that nothing ever moves.
 */
export function useBlocks(given: readonly Block[] | undefined, { path, number, rendersAll, placeholderRef }: Page): BlocksState {
  const { element } = useHost()
  const blocks = useMemo(() => (given?.length === 0 ? notFoundBlocks : (given ?? [])), [given])
  const [ready, setReady] = useState<ReadonlySet<number>>(noBlocks)
  // those that had their answers, too
  const [full, setFull] = useState<ReadonlySet<number>>(noBlocks)
  const [isFirstReady, setFirstReady] = useState(false)
  // blocks before this one have had their time
  const [lateCount, setLateCount] = useState(0)
  const [currentPage, setCurrentPage] = useState({ path, number })
  if (currentPage.path !== path || currentPage.number !== number) {
    setCurrentPage({ path, number })
    setReady(noBlocks)
    setFull(noBlocks)
    setFirstReady(false)
    setLateCount(0)
  }

  useLayoutEffect(() => {
    if (!element) return
    return onElementReady(element, ({ localName, parentElement: block }) => {
      if (localName === 'shop-block' || block?.localName !== 'shop-block' || block.parentElement !== element) return
      const index = [...element.children].filter(({ localName }) => localName === 'shop-block').indexOf(block)
      setReady((known) => (known.has(index) ? known : new Set([...known, index])))
    })
  }, [element])

  const first = Math.min(firstBlocks, blocks.length)
  const shouldLoadRest = useShouldLoad(placeholderRef, isFirstReady && first < blocks.length)
  const rendersRest = rendersAll || (isFirstReady && (shouldLoadRest || first === blocks.length))
  const written = rendersRest ? blocks.length : first
  const isClean = useCleanHtml(useMemo(() => blocks.slice(0, written), [blocks, written]))
  const isBlockReady = blocks.map(
    (block, index) =>
      index < lateCount || (((index < first ? ready : full).has(index) || blockTag(block.type) === undefined) && isClean(block)),
  )
  const isFirstScreenReady = blocks.length > 0 && countReady(isBlockReady.slice(0, first)) === first && isBlockReady[first - 1] === true
  useEffect(() => {
    if (!isFirstScreenReady) return
    let isOver = false
    whenIdle(() => !isOver && setFirstReady(true))
    return () => {
      isOver = true
    }
  }, [isFirstScreenReady, number])
  useEffect(() => {
    // somebody may look at where the later blocks come: what is not full yet would grow before them
    return whenNetworkIdle(() => setFull(ready))
  }, [ready])
  useEffect(() => {
    if (blocks.length === 0) return
    // a block that does not come holds nobody up
    const timer = setTimeout(() => {
      setFirstReady(true)
      setLateCount(written)
    }, maxWaitMs)
    return () => clearTimeout(timer)
  }, [blocks, written, number])

  return {
    blocks,
    written,
    shown: rendersAll ? blocks.length : countReady(isBlockReady),
    isComplete: rendersRest && blocks.length > 0 && isBlockReady.every(Boolean),
    isFirstReady: isFirstReady || rendersAll,
  }
}
