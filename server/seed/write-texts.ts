import type { Db } from '../db/db.ts'
import { syncRows } from '../db/sync-rows.ts'
import type { Language } from '../languages/language.ts'
import type { Languages } from '../languages/languages.ts'

/** Interface texts by language and key. */
export type Translations = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** Writes the interface texts of every language; keeps edited ones. A text that a language lacks is that of the fallback. */
export async function writeTexts(tx: Db, { codes, fallback }: Languages, translations: Translations): Promise<void> {
  for (const lang of codes)
    await syncRows(
      tx,
      { table: 'translation', keys: ['lang', 'key'], columns: { key: 'text', text: 'text', lang: 'text' } },
      Object.entries({ ...translations[fallback], ...translations[lang] }).map(([key, text]) => ({ key, text, lang })),
    )
}
