import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../base/dom/page-events.ts'
import { whenNetworkIdle } from '../../base/http/when-network-idle.ts'
import { blockTag } from '../../domain/page/block-types.ts'
import { firstBlockCount, visibleBlockCount } from '../../domain/page/page-blocks.ts'
import { onElementReady } from '../../kit/element-state.ts'
import { useHost } from '../../kit/host.ts'
import type { Block } from '../../model/page/block.ts'
import { useCleanHtml } from './use-clean-html.ts'
import { useShouldLoad } from './use-should-load.ts'

/** The blocks of a page that the shop does not have. */
const notFoundBlocks: readonly Block[] = [{ type: 'not-found', platform: 'both' }]
const noBlocks: ReadonlySet<number> = new Set()
const maxWaitMs = 8000

export interface BlocksState {
  blocks: readonly Block[]
  /** number of leading blocks that are mounted */
  mountedCount: number
  /** number of leading blocks that are visible, at most `mountedCount` */
  visibleCount: number
  /** every block is mounted and ready */
  isComplete: boolean
  /** the first blocks are ready, so less important content may load */
  isFirstReady: boolean
}

interface Page {
  path: string
  /** distinguishes two visits to the same path */
  number: number
  /** renders all blocks at once: their heights are known */
  rendersAll: boolean
  /** a server has rendered all blocks */
  isPrerendered: boolean
  /** an element below the visible blocks, where the next ones will appear */
  placeholderRef: RefObject<HTMLElement | null>
}

/** Loading state of the blocks of one page. Sets hold indexes of blocks. */
interface Progress {
  path: string
  number: number
  /** blocks whose element has rendered or failed */
  rendered: ReadonlySet<number>
  /** blocks that had rendered when the network was last idle */
  loaded: ReadonlySet<number>
  isFirstReady: boolean
  /** number of leading blocks that no longer have to be ready */
  timedOutCount: number
}

/**
 * The blocks of a page in their order. Mounts the first ones with the page and the rest on demand; each block appears below
 * those that are ready, so that the layout never shifts.
 *
 * | phase    | mounted      | ends when                                                                               |
 * | -------- | ------------ | --------------------------------------------------------------------------------------- |
 * | first    | first blocks | all first blocks are ready and the browser is idle (sets `isFirstReady`)                |
 * | waiting  | first blocks | the user interacts, the placeholder nears the viewport, or the URL has a hash; at once if there are no more blocks |
 * | rest     | all          | every block is ready                                                                    |
 * | complete | all          | `path` or `number` changes                                                              |
 *
 * Visible are the leading ready blocks and the one after them. With `rendersAll` every block is mounted and visible at once.
 *
 * | block                            | ready when                                                         |
 * | -------------------------------- | ------------------------------------------------------------------ |
 * | first blocks                     | rendered or failed                                                 |
 * | later blocks                     | rendered or failed, and the network has been idle since            |
 * | type without an element          | at once                                                            |
 * | any of these, with html          | the sanitizer has loaded as well                                   |
 * | mounted for `maxWaitMs`          | in any case: a block that never loads does not hold back the rest  |
 */
export function useBlocks(routeBlocks: readonly Block[] | undefined, page: Page): BlocksState {
  const { path, number, isPrerendered, placeholderRef } = page
  const rendersAll = page.rendersAll || isPrerendered
  const { element } = useHost()
  const blocks = useMemo(() => (routeBlocks?.length === 0 ? notFoundBlocks : (routeBlocks ?? [])), [routeBlocks])
  const [progress, setProgress] = useState(() => initialProgress(path, number))
  if (progress.path !== path || progress.number !== number) setProgress(initialProgress(path, number))
  const { rendered, loaded, isFirstReady, timedOutCount } = progress

  useLayoutEffect(() => {
    if (!element) return
    return onElementReady(element, (target) => {
      const index = blockIndex(element, target)
      if (index !== undefined) setProgress((previous) => withRendered(previous, index))
    })
  }, [element])

  const firstCount = Math.min(firstBlockCount, blocks.length)
  const shouldLoadRest = useShouldLoad(placeholderRef, isFirstReady && firstCount < blocks.length)
  const rendersRest = rendersAll || (isFirstReady && (shouldLoadRest || firstCount === blocks.length))
  const mountedCount = rendersRest ? blocks.length : firstCount
  const isClean = useCleanHtml(useMemo(() => (isPrerendered ? [] : blocks.slice(0, mountedCount)), [blocks, mountedCount, isPrerendered]))
  const isReady = blocks.map((block, index) => {
    if (index < timedOutCount) return true
    const isElementReady = (index < firstCount ? rendered : loaded).has(index) || blockTag(block.type) === undefined
    return isElementReady && isClean(block)
  })
  const areFirstReady = firstCount > 0 && isReady.slice(0, firstCount).every(Boolean)
  useEffect(() => {
    if (!areFirstReady) return
    let isCancelled = false
    whenIdle(() => !isCancelled && setProgress((previous) => ({ ...previous, isFirstReady: true })))
    return () => {
      isCancelled = true
    }
  }, [areFirstReady, number])
  useEffect(() => {
    // the user may already see where later blocks appear: one that still loads would grow and shift the layout
    return whenNetworkIdle(() => setProgress((previous) => withLoaded(previous, rendered)))
  }, [rendered])
  useEffect(() => {
    if (blocks.length === 0) return
    const timer = setTimeout(() => setProgress((previous) => ({ ...previous, isFirstReady: true, timedOutCount: mountedCount })), maxWaitMs)
    return () => clearTimeout(timer)
  }, [blocks, mountedCount, number])

  return {
    blocks,
    mountedCount,
    visibleCount: rendersAll ? blocks.length : visibleBlockCount(isReady),
    isComplete: rendersRest && blocks.length > 0 && (isPrerendered || isReady.every(Boolean)),
    isFirstReady: isFirstReady || page.rendersAll,
  }
}

function initialProgress(path: string, number: number): Progress {
  return { path, number, rendered: noBlocks, loaded: noBlocks, isFirstReady: false, timedOutCount: 0 }
}

function withRendered(progress: Progress, index: number): Progress {
  return progress.rendered.has(index) ? progress : { ...progress, rendered: new Set([...progress.rendered, index]) }
}

function withLoaded(progress: Progress, loaded: ReadonlySet<number>): Progress {
  return progress.loaded === loaded ? progress : { ...progress, loaded }
}

/** Index of the block whose element is `target`; undefined for any other element. */
function blockIndex(page: HTMLElement, { localName, parentElement: block }: Element): number | undefined {
  if (localName === 'shop-block' || block?.localName !== 'shop-block' || block.parentElement !== page) return
  return [...page.children].filter(({ localName }) => localName === 'shop-block').indexOf(block)
}
