import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Token, tokenStyle } from './tokens.ts'

/** A part of a page with the kit's tokens, in one colour scheme or in that of the toolbar. */
export const Samples = ({ children, scheme }: { children: ReactNode; scheme?: 'light' | 'dark' }) => (
  <div className="book-samples" style={{ ...tokenStyle, ...(scheme && { colorScheme: scheme }) } as CSSProperties}>
    {children}
  </div>
)

/** The name that a page sets, or that of the kit. */
export const TokenName = ({ token }: { token: Token }) => <code>{token.host ?? token.name}</code>

/** The computed value of a property of its child, such as `font-size`, at the current width. */
export function Computed({ property, children }: { property: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState('')
  useEffect(() => {
    const read = () =>
      setValue(ref.current?.firstElementChild ? getComputedStyle(ref.current.firstElementChild).getPropertyValue(property) : '')
    read()
    window.addEventListener('resize', read)
    return () => window.removeEventListener('resize', read)
  }, [property])
  return (
    <>
      <div ref={ref} className="book-computed">
        {children}
      </div>
      <span className="book-value">{value}</span>
    </>
  )
}
