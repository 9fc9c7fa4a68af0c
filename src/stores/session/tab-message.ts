import * as z from 'zod/mini'
import { guardedStorage } from '../../base/storage/storage.ts'
import { pageSettings } from '../../kit/settings.ts'
import { stringify } from '../../model/stringify.ts'

const tabMessage = z.object({ type: z.enum(['login', 'sign_up', 'logout']), at: z.number() })
export type TabMessageType = z.output<typeof tabMessage>['type']

const storage = guardedStorage()
const messageKey = () => `${pageSettings().storagePrefix}:signal`

/** The stored text of the last message, so that a page restored from the back/forward cache can detect a missed one. */
export const lastTabMessage = (): string | undefined => storage[messageKey()]

/** Parses the text of a message; undefined if it is invalid (R14). */
export function readTabMessage(text: string | null | undefined): TabMessageType | undefined {
  try {
    return tabMessage.safeParse(JSON.parse(text ?? '')).data?.type
  } catch {
    return undefined
  }
}

/** Sends a message to the other tabs of this origin. */
export function sendTabMessage(type: TabMessageType): void {
  storage[messageKey()] = stringify({ type, at: Date.now() })
}

/** Listens to messages of other tabs. Returns an unsubscribe function. */
export function onTabMessage(listener: (type: TabMessageType) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const type = key === messageKey() ? readTabMessage(newValue) : undefined
    if (type) listener(type)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
