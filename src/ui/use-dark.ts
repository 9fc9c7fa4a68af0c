import { type RefObject, useLayoutEffect, useState } from 'react'
import { mediaStore } from '../base/dom/media.ts'
import { useSettings } from '../kit/host.ts'
import { useStore } from '../kit/use-store.ts'

const $prefersDark = mediaStore('(prefers-color-scheme: dark)')

/** Whether an element of the class `scheme` is drawn dark: `light-dark()` knows, for shop-config, the page and the system all have a say. */
export function useDark(ref: RefObject<HTMLElement | null>): boolean {
  const prefersDark = useStore($prefersDark)
  const { theme } = useSettings()
  const [isDark, setDark] = useState(false)
  // prefersDark and theme stand for what the computed colour follows
  useLayoutEffect(() => {
    const element = ref.current
    if (element) setDark(getComputedStyle(element).getPropertyValue('accent-color') === 'rgb(0, 0, 0)')
  }, [ref, prefersDark, theme])
  return isDark
}
