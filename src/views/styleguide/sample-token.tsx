import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { mediaStore } from '../../base/dom/media.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'

const $prefersDark = mediaStore('(prefers-color-scheme: dark)')

/** The CSS property that a kind of token is shown with, and whose computed value is its value. */
const properties = {
  color: 'background-color',
  space: 'inline-size',
  radius: 'border-start-start-radius',
  shadow: 'box-shadow',
} as const

interface SampleTokenProps {
  kind: keyof typeof properties
  /** without --shop-, and for colours without color- */
  name: string
}

/** A token with its name and the value that it has on this page. */
export function SampleToken({ kind, name }: SampleTokenProps) {
  const sample = useRef<HTMLSpanElement>(null)
  const [value, setValue] = useState('')
  const prefersDark = useStore($prefersDark)
  const { theme } = useSettings()
  useLayoutEffect(() => {
    if (sample.current) setValue(getComputedStyle(sample.current).getPropertyValue(properties[kind]))
  }, [kind, name, prefersDark, theme])
  const token = kind === 'color' ? `color-${name}` : name
  return (
    <li>
      <span ref={sample} className="guide-token" data-kind={kind} style={{ '--guide-token': `var(--s-${token})` } as CSSProperties} />
      {/* CSS: not translated */}
      <code translate="no">{`--shop-${token}`}</code>
      <code className="guide-value" translate="no">
        {value}
      </code>
    </li>
  )
}
