import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../base/dom/chunk.ts'
import { titleSize } from '../domain/page/title-size.ts'
import { useHost } from '../kit/host.ts'
import { InnerLevel } from './inner-heading.tsx'

export interface FrameProps {
  heading: string | undefined
  headingSize: string | undefined
  width: 'none' | 'default' | 'wide' | 'narrow' | 'like-header' | 'half-header' | undefined
  sidePadding: boolean
  spacing: 'large' | 'small' | 'none' | undefined
  backgroundColor: string | undefined
  platform: 'both' | 'desktop' | 'phone' | undefined
  responsive: 'viewport' | 'container'
  block: { title?: string | undefined; titleFontSize?: unknown; platform?: unknown; data?: Record<string, unknown> | undefined } | undefined
}

/** A string or number of the block as a string; undefined for other types. */
const word = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

/** Heading, width, spacing and background of a block, and the slots around its content. Attributes override the block (BLOCK-04..15). */
export function Frame({ children, block, ...own }: FrameProps & { children: ReactNode }) {
  const title = own.heading ?? block?.title
  const { element, server } = useHost()
  const [isFilled] = useState(() =>
    server ? server.filledSlots.has('heading') : Boolean(element?.querySelector(':scope > [slot=heading]')),
  )
  const size = own.headingSize ?? word(block?.titleFontSize)
  const data = block?.data
  const background = own.backgroundColor ?? word(data?.backgroundColor)
  const style: CSSProperties = background ? { backgroundColor: background } : {}
  // text and controls must be readable on a custom background in every theme
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (background)
      loadChunk(() => import('./contrast-scheme.ts')).then(
        ({ applyContrastScheme }) => applyContrastScheme(root.current, background),
        console.warn,
      )
  }, [background])
  return (
    <div
      className="frame"
      part="root"
      ref={root}
      data-width={own.width ?? (data?.wide === true ? 'wide' : undefined)}
      data-spacing={own.spacing ?? word(data?.blockSpacing)}
      data-platform={own.platform ?? word(block?.platform)}
      data-padding={own.sidePadding || undefined}
      data-responsive={own.responsive}
      style={style}
    >
      <div className="frame-inner">
        <slot name="before" />
        <slot name="heading">
          {title && (
            <h2 className="frame-heading" part="heading" style={size ? { fontSize: titleSize(size) } : undefined}>
              {title}
            </h2>
          )}
        </slot>
        <InnerLevel value={title || isFilled ? 'h3' : 'h2'}>{children}</InnerLevel>
        <slot name="after" />
      </div>
    </div>
  )
}
