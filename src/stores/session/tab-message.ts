import * as z from 'zod/mini'
import { guardedStorage } from '../../base/storage/storage.ts'
import { pageSettings } from '../../kit/settings.ts'
import { stringify } from '../../model/stringify.ts'

const tabMessage = z.object({ type: z.enum(['login', 'sign_up', 'logout']), at: z.number() })
export type TabMessageType = z.output<typeof tabMessage>['type']

const storage = guardedStorage()
const messageKey = () => `${pageSettings().storagePrefix}:signal`

/** The last signal as text, so that a page that slept can tell whether it has missed one. */
export const lastTabMessage = (): string | undefined => storage[messageKey()]

/** What a text says; undefined for anything that is no signal (R14). */
export function readTabMessage(text: string | null | undefined): TabMessageType | undefined {
  try {
    return tabMessage.safeParse(JSON.parse(text ?? '')).data?.type
  } catch {
    return undefined
  }
}

/** Tells the other tabs of this origin what happened here. */
export function sendTabMessage(type: TabMessageType): void {
  storage[messageKey()] = stringify({ type, at: Date.now() })
}

/** Hears the signals of other tabs; what is answered stops it. */
export function onTabMessage(listener: (type: TabMessageType) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const type = key === messageKey() ? readTabMessage(newValue) : undefined
    if (type) listener(type)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
