import type { Db } from '../db/db.ts'
import { localised } from '../http/language.ts'
import type { Language } from '../languages/language.ts'
import type { ShopContent } from './content.ts'

/** Overrides of the configuration: single fields, and single flags of `features`. */
export type ConfigurationPatch = { features?: Record<string, unknown>; [field: string]: unknown }

/** The shop's settings; read on every request, so that a change applies to all processes at once. */
export interface Settings {
  /** GET /api/configuration in one language; default: that of texts which others lack. */
  configuration(language?: Language): Promise<Record<string, unknown>>
  /** The configuration of the content, without later changes, in one language. */
  initial(language: Language): Record<string, unknown>
  /** Changes fields of the configuration; null removes one. */
  change(patch: ConfigurationPatch): Promise<void>
  /** Forgets all changes. */
  reset(): Promise<void>
}

interface SettingsOptions {
  embedOrigins?: readonly string[]
  /** replaces the configuration of the content */
  base?: Record<string, unknown> | undefined
  /** extends `base` */
  more?: Record<string, unknown> | undefined
  /** overrides every other value, stored changes too */
  always?: Record<string, unknown>
}

export function createSettings(
  db: Db,
  { languages, configuration: initial }: Pick<ShopContent, 'languages' | 'configuration'>,
  siteOrigin: string,
  { embedOrigins = [], base = initial, more = {}, always = {} }: SettingsOptions = {},
): Settings {
  const changed = async () => {
    const [row] = await db.query<{ value: ConfigurationPatch }>("select value from setting where name = 'configuration'")
    return row?.value ?? {}
  }
  const merged = (under: Record<string, unknown>, over: ConfigurationPatch) => ({
    ...under,
    ...over,
    features: { ...(under.features as object), ...over.features },
  })
  return {
    configuration: async (language = languages.fallback) =>
      localised({ ...merged({ ...base, ...more, siteOrigin, embedOrigins }, await changed()), ...always }, languages, language),
    initial: (language) => localised(initial, languages, language),
    change: (patch) =>
      db.tx(async (tx) => {
        await tx.query("insert into setting (name, value) values ('configuration', '{}') on conflict do nothing")
        const [row] = await tx.query<{ value: ConfigurationPatch }>("select value from setting where name = 'configuration' for update")
        await tx.query("update setting set value = $1 where name = 'configuration'", [JSON.stringify(merged(row?.value ?? {}, patch))])
      }),
    reset: async () => {
      await db.query("delete from setting where name = 'configuration'")
    },
  }
}
