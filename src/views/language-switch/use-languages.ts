import { type MouseEvent, useEffect } from 'react'
import { isPlainClick } from '../../base/dom/plain-click.ts'
import { $hash, $search } from '../../base/dom/url-parts.ts'
import { languageLabel, offeredLanguages } from '../../domain/page/language-names.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { languageStore } from '../../stores/app/language.ts'
import { alternativeIn, changeLanguage, resolveLanguage } from '../../stores/page/language-switch.ts'
import { $route } from '../../stores/page/route.ts'

export interface OfferedLanguage {
  code: string
  label: string
  isCurrent: boolean
  /** URL of this page in the language */
  url: string | undefined
}

/** The languages of the shop and a callback to switch; the host page can prevent `shop-language-change` (LANG-01..07). */
export function useLanguages(requested: readonly string[] | undefined) {
  const settings = useSettings()
  const emit = useEmit()
  const current = useStore(languageStore(settings))
  const route = useStore($route)
  const page = { search: useStore($search), hash: useStore($hash) }
  const frontLocales = useConfiguration()?.features?.frontLocales
  useEffect(() => resolveLanguage(settings, frontLocales), [settings, frontLocales])
  const languages = offeredLanguages(frontLocales, requested).map(
    (code): OfferedLanguage => ({ code, label: languageLabel(code), isCurrent: code === current, url: alternativeIn(code, route, page) }),
  )
  const choose = ({ code }: OfferedLanguage, event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const url = alternativeIn(code)
    const isAllowed = emit('shop-language-change', { language: code, ...(url !== undefined && { url }) }, true)
    if (isAllowed) changeLanguage(code, settings)
  }
  return { languages, choose }
}
