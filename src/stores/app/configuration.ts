import { getConfiguration, preloadedConfiguration } from '../../api/configuration.ts'
import { type RemoteStore, remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import { clearResponseCaches, responseCache } from '../../kit/response-cache.ts'
import { type Configuration, configuration } from '../../model/app/configuration.ts'
import { overrides } from './overrides.ts'

const cache = responseCache('configuration', configuration)

const overridden = (response: Configuration): Configuration => {
  const fields = overrides.configuration
  return fields ? { ...response, ...fields, features: { ...response.features, ...fields.features } } : response
}

/** Caches a fresh configuration. A new `seed` clears all response caches. */
function keep(connection: Connection, language: string, fresh: Configuration): Configuration {
  const last = cache.read(connection, language)
  if (last && last.seed !== fresh.seed) clearResponseCaches()
  cache.keep(connection, language, fresh)
  return overridden(fresh)
}

async function load(connection: Connection, { language }: { language: string }, signal: AbortSignal): Promise<Configuration> {
  try {
    return keep(connection, language, await getConfiguration(connection, language, signal))
  } catch (error) {
    if (overrides.configuration) return overridden({})
    throw error
  }
}

const configurations = remote('configuration', load, {
  preloaded(connection, { language }) {
    const fresh = preloadedConfiguration(connection, language)
    return fresh && keep(connection, language, fresh)
  },
  seed(connection, { language }) {
    const last = cache.read(connection, language)
    return (last || overrides.configuration) && overridden(last ?? {})
  },
})

/** The configuration of a shop: the cached one at once, then the fresh one, both with the overrides of the page applied (ENT-20..24). */
export const configurationStore = (connection: Connection, language: string): RemoteStore<Configuration> =>
  configurations(connection, { language, ...(overrides.revision && { revision: overrides.revision }) })
