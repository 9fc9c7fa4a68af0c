import type { CSSProperties, ReactNode } from 'react'

export interface FrameProps {
  heading: string | undefined
  headingSize: string | undefined
  width: 'none' | 'default' | 'wide' | 'narrow' | 'like-header' | 'half-header'
  sidePadding: boolean
  spacing: 'large' | 'small' | 'none'
  backgroundColor: string | undefined
  platform: 'both' | 'desktop' | 'phone'
  responsive: 'viewport' | 'container'
  block: { title?: string | undefined; data?: Record<string, unknown> | undefined } | undefined
}

const cssSize = (size: string) => (/^\d+(\.\d+)?$/.test(size) ? `${size}px` : size)

/** Heading, width, spacing and ground of a block (BLOCK-04..15), and the slots around its content. */
export function Frame({ children, block, ...own }: FrameProps & { children: ReactNode }) {
  const title = own.heading ?? block?.title
  const style: CSSProperties = own.backgroundColor ? { backgroundColor: own.backgroundColor } : {}
  return (
    <div
      className="frame"
      part="root"
      data-width={own.width}
      data-spacing={own.spacing}
      data-platform={own.platform}
      data-padding={own.sidePadding || undefined}
      data-responsive={own.responsive}
      style={style}
    >
      <div className="frame-inner">
        <slot name="before" />
        <slot name="heading">
          {title && (
            <h2 className="frame-heading" part="heading" style={own.headingSize ? { fontSize: cssSize(own.headingSize) } : undefined}>
              {title}
            </h2>
          )}
        </slot>
        {children}
        <slot name="after" />
      </div>
    </div>
  )
}
