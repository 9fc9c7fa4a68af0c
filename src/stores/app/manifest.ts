import { getManifest } from '../../api/manifest.ts'
import { remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import { responseCache } from '../../kit/response-cache.ts'
import { type Manifest, manifest } from '../../model/app/manifest.ts'

const cache = responseCache('manifest', manifest)
const anyLanguage = ''

/** The web app manifest of a shop, cached for offline use (CALL-57). */
export const manifestStore = remote<Record<string, never>, Manifest>('manifest', async (connection, _, signal) => {
  const fresh = await getManifest(connection, signal)
  cache.keep(connection, anyLanguage, fresh)
  return fresh
})

/** The manifest cached by an earlier visit. */
export const cachedManifest = (connection: Connection): Manifest | undefined => cache.read(connection, anyLanguage)
