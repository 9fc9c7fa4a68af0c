import { createElement, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { type Host, HostContext, SettingsContext, useHost } from './host.ts'
import { lightDomAttribute, reportMismatch } from './hydration.ts'
import { keepTexts } from './translated-text.ts'

/** Renders into the light DOM of the element, where the loader, styles and hash links of the host page work. */
export function LightDomPortal({ children }: { children: ReactNode }) {
  const host = useHost()
  const { element, server } = host
  const [rendered] = useState(() => (element ? renderedChildren(element) : []))
  const [canHydrate] = useState(() => rendered.length > 0 && canHydrateLightDom(host))
  useLayoutEffect(() => {
    if (!canHydrate) for (const child of rendered) child.remove()
    if (element) keepTexts(element)
  }, [element, rendered, canHydrate])
  if (server) return server.renderInLightDom(children)
  if (canHydrate && element) return <HydratedLightDom element={element}>{children}</HydratedLightDom>
  return element && createPortal(children, element)
}

/** The children that a server has rendered. A mark on each of them survives tools that rewrite the page; a comment does not. */
const renderedChildren = (element: HTMLElement) => [...element.children].filter((child) => child.hasAttribute(lightDomAttribute))

/** The children that the host page has given the element. */
export const hostChildren = (element: HTMLElement): Element[] =>
  [...element.children].filter((child) => !child.hasAttribute(lightDomAttribute))

/** Props of everything that `LightDomPortal` renders. Tools may collapse the white space of a text. */
export const lightDomProps = { [lightDomAttribute]: 'page', suppressHydrationWarning: true }

/** A shop element in the light DOM. `content` is what a server renders in it; in the browser, it owns its children. */
export const createLightElement = (tag: string, props: object, content: ReactNode): ReactNode =>
  // an empty text instead of no children: React then neither compares nor removes what is in the element
  createElement(tag, { ...lightDomProps, ...props }, content ?? '')

/** React empties a container whose markup differs: one with children of the host page must not be one. */
const canHydrateLightDom = ({ element, isPrerendered }: Host): boolean => {
  if (!isPrerendered || !element || hostChildren(element).length > 0) return false
  const others = [...element.childNodes].filter((node) => node.nodeType !== Node.ELEMENT_NODE)
  if (others.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())) return false
  for (const node of others) node.remove() // white space and comments between the children would differ
  return true
}

function OnCommit({ run }: { run: (isCommitted: true) => void }) {
  useLayoutEffect(() => run(true), [run])
  return null
}

/** React cannot hydrate portals, so children that a server has rendered get a root of their own. */
function HydratedLightDom({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const host = useHost()
  const settings = useContext(SettingsContext)
  const root = useRef<Root>(undefined)
  const [isHydrated, setHydrated] = useState(false)
  const [, setError] = useState<unknown>()
  useLayoutEffect(() => {
    const content = (
      <HostContext.Provider value={host}>
        <SettingsContext.Provider value={settings}>
          {children}
          <OnCommit run={setHydrated} />
        </SettingsContext.Provider>
      </HostContext.Provider>
    )
    const throwHere = (error: unknown) =>
      setError(() => {
        throw error
      })
    if (!root.current) root.current = hydrateRoot(element, content, { onUncaughtError: throwHere, onRecoverableError: reportMismatch })
    else if (isHydrated) root.current.render(content) // an update before the hydration makes React 19 drop the markup (2026-11-24)
  })
  useLayoutEffect(
    () => () => {
      const removed = root.current
      root.current = undefined
      // React 19 warns if a root is unmounted while another one renders: https://github.com/react/react/issues/25675 (2026-11-24)
      queueMicrotask(() => removed?.unmount())
    },
    [],
  )
  return null
}
