import { useEffect, useState } from 'react'
import { useHost } from '../../kit/host.ts'
import type { FaqItem } from '../../model/page/faq-data.ts'

interface Details {
  items: FaqItem[]
  /** places of those that the page has opened */
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

/** The `<details>` that the page has written into the tag, which work by themselves until the kit is there. */
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
