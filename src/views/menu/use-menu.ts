import { useMemo } from 'react'
import { pageLink } from '../../base/security/safe-url.ts'
import { type Entry, findTrail, menuEntries } from '../../domain/page/menu.ts'
import { useSettings } from '../../kit/host.ts'
import type { Settings } from '../../kit/settings.ts'
import { useStore } from '../../kit/use-store.ts'
import type { MenuType } from '../../model/page/menu.ts'
import { useScreen } from '../../parts/app/use-screen.ts'
import { languageStore } from '../../stores/app/language.ts'
import { menuStore } from '../../stores/page/menus.ts'
import { $pagePath, $route } from '../../stores/page/route.ts'

/** The entries of a menu for this screen size; empty until loaded. */
export function useMenu(type: MenuType, depth: number): readonly Entry[] {
  const settings = useSettings()
  const language = useStore(languageStore(settings))
  const { value } = useStore(menuStore(settings, { type, language }))
  const screen = useScreen()
  return useMemo(() => menuEntries(value?.nodes ?? [], { screen, depth }), [value, screen, depth])
}

const withoutQuery = (href: string) => href.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '')

/** The path of a link, cached: menus have hundreds of links, and each navigation compares all of them. */
function pathsOf(settings: Settings): (link: string | undefined) => string {
  const known = new Map<string | undefined, string>()
  return (link) => {
    const path = known.get(link) ?? withoutQuery(pageLink(settings, link) ?? '')
    known.set(link, path)
    return path
  }
}

/** The entries on the path to the current page: those with its URL or with a URL of its crumbs. */
export function useTrail(entries: readonly Entry[]): readonly Entry[] {
  const settings = useSettings()
  const path = useStore($pagePath)
  const { crumbs } = useStore($route)
  const pathOf = useMemo(() => pathsOf(settings), [settings])
  return useMemo(() => {
    const here = new Set([withoutQuery(path), ...crumbs.map(({ url }) => pathOf(url))])
    return findTrail(entries, (link) => here.has(pathOf(link)))
  }, [entries, pathOf, path, crumbs])
}

/** Number of menu levels that a header shows. */
export const menuDepth = 3
