import { useMemo } from 'react'
import { $path } from '../../base/address.ts'
import { useSettings } from '../../base/host.ts'
import { pageLink } from '../../base/safe-url.ts'
import { useStore } from '../../base/use-store.ts'
import { type Entry, menuEntries, trailTo } from '../../domain/menu.ts'
import type { MenuType } from '../../model/menu.ts'
import { useScreen } from '../../parts/use-screen.ts'
import { languageAt } from '../../stores/language.ts'
import { menuOf } from '../../stores/menus.ts'
import { $route } from '../../stores/route.ts'

/** A menu as this screen shows it; empty until the first answer. */
export function useMenu(type: MenuType, depth: number): readonly Entry[] {
  const settings = useSettings()
  const language = useStore(languageAt(settings))
  const { value } = useStore(menuOf(settings, { type, language }))
  const screen = useScreen()
  return useMemo(() => menuEntries(value?.nodes ?? [], { screen, depth }), [value, screen, depth])
}

const withoutQuery = (href: string) => href.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '')

/** The entries of a menu on the way to the page on screen: those of its own address or of its crumbs. */
export function useTrail(entries: readonly Entry[]): readonly Entry[] {
  const settings = useSettings()
  const path = useStore($path)
  const { crumbs } = useStore($route)
  return useMemo(() => {
    const here = new Set([path, ...crumbs.map(({ url }) => pageLink(settings, url) ?? '')].map(withoutQuery))
    return trailTo(entries, (link) => here.has(withoutQuery(pageLink(settings, link) ?? '')))
  }, [entries, settings, path, crumbs])
}

/** Levels of a menu that a header shows. */
export const menuDepth = 3
