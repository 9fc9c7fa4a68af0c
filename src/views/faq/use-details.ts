import { useEffect, useState } from 'react'
import { useHost } from '../../kit/host.ts'
import type { FaqItem } from '../../model/page/faq-data.ts'

interface Details {
  items: FaqItem[]
  /** indexes of the items that are open in the markup */
  open: number[]
}

function readDetails(element: HTMLElement | null): Details {
  const all = [...(element?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])]
  const items = all.map((details) => {
    const copy = details.cloneNode(true) as HTMLDetailsElement
    const summary = copy.querySelector(':scope > summary')
    summary?.remove()
    return { title: summary?.textContent?.trim() ?? '', description: copy.innerHTML }
  })
  return { items, open: all.flatMap((details, index) => (details.open ? [index] : [])) }
}

/** The `<details>` in the tag's markup, which work without script until the element is upgraded. */
export function useDetails(): Details {
  const { element } = useHost()
  const [details, setDetails] = useState(() => readDetails(element))
  useEffect(() => {
    if (!element) return
    const observer = new MutationObserver(() => setDetails(readDetails(element)))
    observer.observe(element, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [element])
  return details
}
