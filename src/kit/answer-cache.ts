import type * as z from 'zod/mini'
import type { Connection } from '../base/http/request.ts'
import { shared } from '../base/shared.ts'
import { type PersistedStore, persisted } from './persisted.ts'

type Answers = Readonly<Record<string, unknown>>
const keptAnswers = 6
const stores = shared('caches', () => new Set<PersistedStore<Answers>>())

const isRecord = (value: unknown): value is Answers => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The last answers of a call by shop and language: shown at once at the next visit while the fresh one loads. */
export function answerCache<S extends z.ZodMiniType>(name: string, schema: S) {
  const store = persisted<Answers>(name, {
    initial: {},
    read: (value) => ({ value: isRecord(value) ? value : {}, damaged: !isRecord(value) }),
    expendable: true,
  })
  stores.add(store)
  const keyOf = ({ apiBase }: Connection, language: string) => `${apiBase}|${language}`
  return {
    read(shop: Connection, language: string): z.output<S> | undefined {
      const key = keyOf(shop, language)
      const answers = store.get()
      const answer = Object.hasOwn(answers, key) ? schema.safeParse(answers[key]) : undefined
      return answer?.success ? answer.data : undefined
    },
    keep(shop: Connection, language: string, answer: z.output<S>) {
      const key = keyOf(shop, language)
      const others = Object.entries(store.get()).filter(([other]) => other !== key)
      store.set(Object.fromEntries([...others.slice(1 - keptAnswers), [key, answer]]))
    },
  }
}

/** Forgets every kept answer (G5). */
export function dropAnswers(): void {
  for (const store of stores) store.set({})
}
