import { computed, type ReadableAtom } from 'nanostores'
import { getTranslations, preloadedTranslations } from '../../api/configuration.ts'
import { loadChunk } from '../../base/dom/chunk.ts'
import { remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import { shared } from '../../base/shared.ts'
import { createTranslator, type Translator } from '../../base/translate.ts'
import { responseCache } from '../../kit/response-cache.ts'
import { type Translations, translations } from '../../model/app/translation.ts'
import { stringify } from '../../model/stringify.ts'
import { overrides } from './overrides.ts'

const cache = responseCache('translations', translations)

function keep(connection: Connection, language: string, fresh: Translations): Translations {
  cache.keep(connection, language, fresh)
  return fresh
}

const tables = remote(
  'translations',
  async (connection, language: string, signal) => keep(connection, language, await getTranslations(connection, language, signal)),
  {
    preloaded(connection, language) {
      const fresh = preloadedTranslations(connection, language)
      return fresh && keep(connection, language, fresh)
    },
    seed: cache.read,
  },
)

const translators = () => shared('translators', () => new Map<string, ReadableAtom<Translator>>())
const ignore = () => {}

/** Texts are rarely missing, so the code that reports them is lazy. */
const reportMissing = (connection: Connection, key: string) => {
  loadChunk(() => import('./missing-texts.ts')).then(
    (code) => code.reportMissing(connection, key),
    () => {}, // a report is not worth a retry
  )
}

/**
 * The translator of a shop and a language. Returns the English keys until the texts have loaded. Reports keys without a text, but only
 * against fresh texts, not cached ones, and not from a server (TRANS-01).
 */
export function translatorStore(connection: Connection, language: string): ReadableAtom<Translator> {
  const key = stringify([connection.apiBase, language, overrides.revision])
  const known = translators().get(key)
  if (known) return known
  const texts = overrides.texts
  const store = computed(tables(connection, language), ({ status, value }) =>
    createTranslator(
      { ...value, ...texts },
      status === 'ready' && !connection.fetch ? (missing) => reportMissing(connection, missing) : ignore,
    ),
  )
  translators().set(key, store)
  return store
}
