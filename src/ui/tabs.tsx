import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useSheet } from '../kit/use-sheet.ts'
import sheet from './tabs.css?sheet'

interface TabsProps {
  /** label of the tab list */
  label: string
  tabs: readonly { code: string; label: string; content: ReactNode }[]
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Tabs that activate on focus. Arrow keys, Home and End move between them. */
export function Tabs({ label, tabs }: TabsProps) {
  useSheet(sheet)
  const id = useId()
  const [selected, setSelected] = useState<string>()
  const current = tabs.find(({ code }) => code === selected) ?? tabs[0]
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex(({ code }) => code === current?.code)
    const forward = isRightToLeft(event.currentTarget) ? -1 : 1
    const steps: Record<string, number> = { ArrowRight: index + forward, ArrowLeft: index - forward, Home: 0, End: tabs.length - 1 }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    const next = (step + tabs.length) % tabs.length
    setSelected(tabs[next]?.code)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ code, label: name }) => (
          <button
            key={code}
            type="button"
            role="tab"
            part="tab"
            className="tab"
            id={`${id}${code}-tab`}
            aria-controls={`${id}${code}`}
            aria-selected={code === current?.code}
            tabIndex={code === current?.code ? 0 : -1}
            onClick={() => setSelected(code)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ code, content }) => (
        <div
          key={code}
          className="tab-panel"
          role="tabpanel"
          id={`${id}${code}`}
          aria-labelledby={`${id}${code}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by keyboard
          tabIndex={0}
          hidden={code !== current?.code}
        >
          {code === current?.code && content}
        </div>
      ))}
    </>
  )
}
