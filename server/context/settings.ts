import type { Language } from '../../demo/content/common/shape.ts'
import { configuration as demo } from '../../demo/content/configuration.ts'
import type { Db } from '../db/db.ts'
import { localised } from '../http/language.ts'

type ConfigurationDocument = typeof demo
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
  /** Forgets all changes. */
  reset(): Promise<void>
}

interface SettingsOptions {
  embedOrigins?: readonly string[]
  /** the configuration before it is changed; default: that of the demo */
  base?: Record<string, unknown> | undefined
  /** extends `base` */
  more?: Record<string, unknown> | undefined
  /** overrides every other value, stored changes too */
  always?: Record<string, unknown>
}

export function createSettings(
  db: Db,
  siteOrigin: string,
  { embedOrigins = [], base = demo, more = {}, always = {} }: SettingsOptions = {},
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
