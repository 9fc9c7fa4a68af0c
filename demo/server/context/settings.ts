import type { Language } from '../../content/common/shape.ts'
import { configuration as base } from '../../content/configuration.ts'
import type { Db } from '../db/db.ts'
import { localised } from '../http/language.ts'

type ConfigurationDocument = typeof base
/** Overrides of the configuration: single fields, and single flags of `features`. */
export type ConfigurationPatch = Partial<Omit<ConfigurationDocument, 'features'>> & {
  features?: Partial<ConfigurationDocument['features']>
  [field: string]: unknown
}

/** The shop's settings; read on every request, so that a change applies to all processes at once. */
export interface Settings {
  /** GET /api/configuration in one language. */
  configuration(language: Language): Promise<Record<string, unknown>>
  /** Changes fields of the configuration; null removes one. */
  change(patch: ConfigurationPatch): Promise<void>
  /** Resets the configuration to that of the content. */
  reset(): Promise<void>
}

/** `more` extends the configuration of the content; `always` overrides every other value, stored changes too. */
export function createSettings(
  db: Db,
  siteOrigin: string,
  embedOrigins: readonly string[] = [],
  more: Record<string, unknown> = {},
  always: Record<string, unknown> = {},
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
    configuration: async (language) =>
      localised({ ...merged({ ...base, ...more, siteOrigin, embedOrigins }, await changed()), ...always }, language),
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
