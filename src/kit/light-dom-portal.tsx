import { createElement, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { type Host, HostContext, SettingsContext, useHost } from './host.ts'
import { endOfLightDom, reportMismatch } from './hydration.ts'

/** Renders into the light DOM of the element, where the loader, styles and hash links of the host page work. */
export function LightDomPortal({ children }: { children: ReactNode }) {
  const host = useHost()
  const { element, server } = host
  const [canHydrate] = useState(() => canHydrateLightDom(host))
  useLayoutEffect(() => {
    if (element && !canHydrate) removeRendered(element)
  }, [element, canHydrate])
  if (server) return server.renderInLightDom(children)
  if (canHydrate && element) return <HydratedLightDom element={element}>{children}</HydratedLightDom>
  return element && createPortal(children, element)
}

/** The comment that a server writes after the children it has rendered. */
const findEnd = (element: HTMLElement): ChildNode | undefined =>
  [...element.childNodes].find((node) => node.nodeType === Node.COMMENT_NODE && node.textContent === endOfLightDom)

/** The children that the host page has given the element. */
export const hostChildren = (element: HTMLElement): Element[] => {
  const end = findEnd(element)
  return [...element.children].filter((child) => !end || end.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** A shop element in the light DOM. `content` is what a server renders in it; in the browser, it owns its children. */
export const createLightElement = (tag: string, props: object, content: ReactNode): ReactNode =>
  // an empty text instead of no children: React then neither compares nor removes what is in the element
  createElement(tag, { suppressHydrationWarning: true, ...props }, content ?? '')

/** React empties a container whose markup differs: one with children of the host page must not be one. */
const canHydrateLightDom = ({ element, isPrerendered }: Host): boolean => {
  const end = isPrerendered && element ? findEnd(element) : undefined
  return end !== undefined && end === element?.lastChild && element?.firstChild !== end
}

/** Removes the children that a server has rendered. */
function removeRendered(element: HTMLElement): void {
  const end = findEnd(element)
  while (end && element.firstChild !== end) element.firstChild?.remove()
  end?.remove()
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
    else if (isHydrated) root.current.render(content) // React drops the markup if an update precedes its hydration
  })
  useLayoutEffect(
    () => () => {
      const removed = root.current
      root.current = undefined
      queueMicrotask(() => removed?.unmount()) // React cannot unmount a root while it renders another one
    },
    [],
  )
  return null
}
