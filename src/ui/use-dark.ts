import { type RefObject, useLayoutEffect, useState } from 'react'
import { mediaStore } from '../base/dom/media.ts'
import { useSettings } from '../kit/host.ts'
import { useStore } from '../kit/use-store.ts'

const $prefersDark = mediaStore('(prefers-color-scheme: dark)')

/** Whether an element with the class `scheme` renders dark. Reads a computed `light-dark()` colour, because shop-config, page and system all affect it. */
export function useDark(ref: RefObject<HTMLElement | null>): boolean {
  const prefersDark = useStore($prefersDark)
  const { theme } = useSettings()
  const [isDark, setDark] = useState(false)
  // re-reads the computed colour when `prefersDark` or `theme` changes
  useLayoutEffect(() => {
    const element = ref.current
    if (element) setDark(getComputedStyle(element).getPropertyValue('accent-color') === 'rgb(0, 0, 0)')
  }, [ref, prefersDark, theme])
  return isDark
}
