import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../base/dom/when-calm.ts'
import { whenNetworkIdle } from '../../base/http/when-answered.ts'
import { blockTag } from '../../domain/page/block-types.ts'
import { firstBlocks, shownBlocks } from '../../domain/page/page-reveal.ts'
import { useHost } from '../../kit/host.ts'
import { onElementReady } from '../../kit/on-settled.ts'
import type { Block } from '../../model/page/block.ts'
import { useCleanHtml } from './use-clean-html.ts'
import { useShouldLoad } from './use-wanted.ts'

/** What a page holds where its shop knows none (G2). */
const missing: readonly Block[] = [{ type: 'not-found', platform: 'both' }]
const nothing: ReadonlySet<number> = new Set()
const longestWaitMs = 8000

export interface ShownBlocks {
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
  isWhole: boolean
  /** where the blocks that are not there yet will be */
  room: RefObject<HTMLElement | null>
}

/**
 * The blocks of a page, in their order. The first ones come with the page, the others when it is calm and somebody comes near
 * them; each is shown below those that are there, so that nothing ever moves.
 */
export function useBlocks(given: readonly Block[] | undefined, { path, number, isWhole, room }: Page): ShownBlocks {
  const { element } = useHost()
  const blocks = useMemo(() => (given?.length === 0 ? missing : (given ?? [])), [given])
  const [ready, setReady] = useState<ReadonlySet<number>>(nothing)
  // those that had their answers, too
  const [full, setFull] = useState<ReadonlySet<number>>(nothing)
  const [isFirstReady, setFirstReady] = useState(false)
  // blocks before this one have had their time
  const [late, setLate] = useState(0)
  const [currentPage, setCurrentPage] = useState({ path, number })
  if (currentPage.path !== path || currentPage.number !== number) {
    setCurrentPage({ path, number })
    setReady(nothing)
    setFull(nothing)
    setFirstReady(false)
    setLate(0)
  }

  useLayoutEffect(() => {
    if (!element) return
    return onElementReady(element, ({ localName, parentElement: block }) => {
      if (localName === 'shop-block' || block?.localName !== 'shop-block' || block.parentElement !== element) return
      const at = [...element.children].filter(({ localName }) => localName === 'shop-block').indexOf(block)
      setReady((known) => (known.has(at) ? known : new Set([...known, at])))
    })
  }, [element])

  const first = Math.min(firstBlocks, blocks.length)
  const isWanted = useShouldLoad(room, isFirstReady && first < blocks.length)
  const isAll = isWhole || (isFirstReady && (isWanted || first === blocks.length))
  const written = isAll ? blocks.length : first
  const isClean = useCleanHtml(useMemo(() => blocks.slice(0, written), [blocks, written]))
  const isThere = blocks.map(
    (block, at) => at < late || (((at < first ? ready : full).has(at) || blockTag(block.type) === undefined) && isClean(block)),
  )
  const hasFirst = blocks.length > 0 && shownBlocks(isThere.slice(0, first)) === first && isThere[first - 1] === true
  useEffect(() => {
    if (!hasFirst) return
    let isOver = false
    whenIdle(() => !isOver && setFirstReady(true))
    return () => {
      isOver = true
    }
  }, [hasFirst, number])
  useEffect(() => {
    // somebody may look at where the later blocks come: what is not full yet would grow before them
    return whenNetworkIdle(() => setFull(ready))
  }, [ready])
  useEffect(() => {
    if (blocks.length === 0) return
    // a block that does not come holds nobody up
    const timer = setTimeout(() => {
      setFirstReady(true)
      setLate(written)
    }, longestWaitMs)
    return () => clearTimeout(timer)
  }, [blocks, written, number])

  return {
    blocks,
    written,
    shown: isWhole ? blocks.length : shownBlocks(isThere),
    isComplete: isAll && blocks.length > 0 && isThere.every(Boolean),
    isFirstReady: isFirstReady || isWhole,
  }
}
