import { useEffect } from 'react'
import { dataScript } from '../base/security/data-script.ts'
import { useHost } from './host.ts'

/**
 * Adds data for search engines to the page while the component is mounted: a server writes it next to the content of the element,
 * a browser into the head of the document. `value` must be memoized.
 */
export function useDataScript(value: object | undefined): void {
  const { element, server } = useHost()
  if (server && value) server.addData(value)
  useEffect(() => {
    if (!value) return
    element?.querySelector(':scope > script[type="application/ld+json"]')?.remove() // the server's
    const script = dataScript('application/ld+json', value)
    if (script) document.head.append(script)
    return () => script?.remove()
  }, [element, value])
}
