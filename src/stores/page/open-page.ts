import { firstValue } from '../../base/http/derived-remote.ts'
import { pageLink } from '../../base/security/safe-url.ts'
import { searchPageWith, searchPhrase } from '../../domain/listing/search.ts'
import { emit } from '../../kit/emit.ts'
import { pageSettings } from '../../kit/settings.ts'
import { track } from '../analytics/track.ts'
import { configurationStore } from '../app/configuration.ts'
import { languageStore } from '../app/language.ts'

/** Emits from the `shop-page`, which renders the next page itself, or from the body. */
const emitter = () => document.querySelector<HTMLElement>('shop-page') ?? document.body

function follow(url: string): void {
  const goes = emit(emitter(), 'shop-navigate', { url, source: 'script' }, true)
  if (goes && pageSettings().links !== 'event') location.assign(url)
}

/** Opens a page of the shop as its links do; the host page can prevent `shop-navigate`. Throws on an address that no link may have. */
export function openPath(path: string): void {
  const url = pageLink(pageSettings(), path)
  if (url === undefined) throw new Error(`shop-kit: "${path}" is not a path of the shop`)
  follow(url)
}

/** Opens the search page as the search field does. Rejects without a phrase or a search page. */
export async function openSearch(typed: string): Promise<void> {
  const phrase = searchPhrase(typed)
  if (phrase === '') throw new Error('shop-kit: a search needs a phrase')
  const settings = pageSettings()
  const { searchPage } = await firstValue(configurationStore(settings, languageStore(settings).get()))
  const url = searchPageWith(pageLink(settings, searchPage), 'search', phrase)
  if (url === undefined) throw new Error('shop-kit: the shop has no search page')
  track(null, 'search', phrase)
  if (emit(emitter(), 'shop-search', { phrase }, true)) follow(url)
}
