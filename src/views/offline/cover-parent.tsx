import { useLayoutEffect, useRef } from 'react'
import { useHost } from '../../kit/host.ts'
import { type CoverProps, coverColors } from './cover-page.tsx'
import { hintId, titleId } from './offline-screen.tsx'

/** Covers the parent element: makes its other children inert, and restores their focus. */
export function CoverParent({ colors, children }: CoverProps) {
  const { element } = useHost()
  const screen = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const others = [...(element?.parentElement?.children ?? [])].filter(
      (other): other is HTMLElement => other instanceof HTMLElement && other !== element && !other.inert,
    )
    const focused = document.activeElement
    const hadFocus = focused instanceof HTMLElement && others.some((other) => other.contains(focused))
    for (const other of others) other.inert = true
    if (hadFocus) screen.current?.focus()
    return () => {
      const isInside = element?.shadowRoot?.activeElement
      for (const other of others) other.inert = false
      if (hadFocus && isInside) focused.focus()
    }
  }, [element])
  return (
    <section
      ref={screen}
      className="offline"
      part="screen"
      data-cover="parent"
      data-strong={colors.isStrong || undefined}
      style={coverColors(colors)}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={hintId}
    >
      {children}
    </section>
  )
}
