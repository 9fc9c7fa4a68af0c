import { useEffect, useState } from 'react'

interface LoggedEvent {
  id: number
  name: string
  detail: string
}

const maxEvents = 6
const maxLength = 160
let count = 0

function describe(detail: unknown): string {
  try {
    const text = JSON.stringify(detail) ?? ''
    return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
  } catch {
    return String(detail)
  }
}

/** The last events of the example. */
export function EventLog({ names }: { names: string[] }) {
  const [events, setEvents] = useState<LoggedEvent[]>([])
  const key = names.join(' ')
  useEffect(() => {
    const log = (event: Event) => {
      count += 1
      const entry = { id: count, name: event.type, detail: describe((event as CustomEvent).detail) }
      setEvents((previous) => [entry, ...previous].slice(0, maxEvents))
    }
    const listened = key.split(' ')
    for (const name of listened) document.addEventListener(name, log)
    return () => {
      for (const name of listened) document.removeEventListener(name, log)
    }
  }, [key])
  return (
    <details className="book-events" open>
      <summary>Events of the example</summary>
      {events.length === 0 && <p>None yet. Use the example to see them.</p>}
      <ol>
        {events.map(({ id, name, detail }) => (
          <li key={id}>
            <code>{name}</code> <span>{detail}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
