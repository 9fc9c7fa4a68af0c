import * as z from 'zod/mini'
import { guardedStorage } from '../../base/storage/storage.ts'
import { pageSettings } from '../../kit/settings.ts'

const signal = z.object({ type: z.enum(['login', 'sign_up', 'logout']), at: z.number() })
export type SignalType = z.output<typeof signal>['type']

const storage = guardedStorage()
const signalKey = () => `${pageSettings().storagePrefix}:signal`

/** The last signal as text, so that a page that slept can tell whether it has missed one. */
export const lastSignal = (): string | undefined => storage[signalKey()]

/** What a text says; undefined for anything that is no signal (R14). */
export function readSignal(text: string | null | undefined): SignalType | undefined {
  try {
    return signal.safeParse(JSON.parse(text ?? '')).data?.type
  } catch {
    return undefined
  }
}

/** Tells the other tabs of this origin what happened here (K5). */
export function sendSignal(type: SignalType): void {
  storage[signalKey()] = JSON.stringify({ type, at: Date.now() })
}

/** Hears the signals of other tabs; what is answered stops it. */
export function onSignal(listener: (type: SignalType) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const type = key === signalKey() ? readSignal(newValue) : undefined
    if (type) listener(type)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
