import { useLayoutEffect, useRef } from 'react'
import { firstBlockAttribute } from '../../domain/page/block-element.ts'
import { urlOwner } from '../../domain/page/block-layout.ts'
import { useHost } from '../../kit/host.ts'
import { createLightElement } from '../../kit/light-dom-portal.tsx'
import type { Block } from '../../model/page/block.ts'
import type { BlocksState } from './use-blocks.ts'

interface PageBlocksProps {
  blocksState: BlocksState
  /** the page shows an aside, so a listing opens its filters in a drawer */
  hasAside: boolean
  /** changes with each page, so that no block element is reused on the next one */
  number: number
  heights: readonly number[] | undefined
  language: string | undefined
}

/** The blocks of a page as elements, in the order of its route (GEN-13). */
export function PageBlocks({ blocksState: { blocks, mountedCount, visibleCount }, hasAside, number, heights, language }: PageBlocksProps) {
  const owner = urlOwner(blocks)
  return blocks
    .slice(0, mountedCount)
    .map((block, index) => (
      <PageBlock
        key={`${number} ${index} ${block.type} ${block.id ?? ''}`}
        block={block}
        isHidden={index >= visibleCount}
        height={heights?.[index]}
        isFirst={index === 0}
        language={language}
        ownsUrl={index === owner && language === undefined}
        filters={hasAside && index === owner ? 'drawer' : undefined}
      />
    ))
}

interface PageBlockProps {
  block: Block
  isHidden: boolean
  height: number | undefined
  isFirst: boolean
  language: string | undefined
  ownsUrl: boolean
  filters: string | undefined
}

function PageBlock({ block, isHidden, height, isFirst, language, ownsUrl, filters }: PageBlockProps) {
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (element.current) Object.assign(element.current, { block })
  }, [block])
  useLayoutEffect(() => {
    if (element.current) element.current.style.minBlockSize = height ? `${height}px` : ''
  }, [height])
  const isSpaced = typeof block.data?.blockSpacing === 'string'
  const { server } = useHost()
  const attributes = {
    hidden: isHidden || undefined,
    [firstBlockAttribute]: isFirst ? '' : undefined,
    'data-spaced': isSpaced ? '' : undefined,
    'data-platform': block.platform,
    'url-sync': ownsUrl ? 'on' : undefined,
    'filters-position': filters,
    language,
  }
  return createLightElement('shop-block', { ref: element, ...attributes }, server?.renderElement('shop-block', { ...attributes, block }))
}
