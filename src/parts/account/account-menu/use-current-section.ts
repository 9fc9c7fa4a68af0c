import { $path, $search } from '../../../base/dom/url-parts.ts'
import { pageBase, pageLink } from '../../../base/security/safe-url.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { useConfiguration } from '../../app/use-configuration.ts'

/** The current section: the given one, else from the URL of the profile page; undefined on other pages. */
export function useCurrentSection(given: string | undefined): string | undefined {
  const settings = useSettings()
  const path = useStore($path)
  const query = useStore($search)
  const page = pageLink(settings, useConfiguration()?.customerProfilePage)
  if (given !== undefined) return given
  if (page === undefined || typeof location === 'undefined') return undefined
  const url = new URL(page, pageBase())
  if (url.origin !== location.origin || url.pathname !== path) return undefined
  return new URLSearchParams(query).get('section') ?? ''
}
