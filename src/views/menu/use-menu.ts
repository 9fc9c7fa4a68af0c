import { useMemo } from 'react'
import { $path } from '../../base/dom/url-parts.ts'
import { pageLink } from '../../base/security/safe-url.ts'
import { type Entry, findTrail, menuEntries } from '../../domain/page/menu.ts'
import { useSettings } from '../../kit/host.ts'
import type { Settings } from '../../kit/settings.ts'
import { useStore } from '../../kit/use-store.ts'
import type { MenuType } from '../../model/page/menu.ts'
import { useScreen } from '../../parts/app/use-screen.ts'
import { languageStore } from '../../stores/app/language.ts'
import { menuStore } from '../../stores/page/menus.ts'
import { $route } from '../../stores/page/route.ts'

/** A menu as this screen shows it; empty until the first answer. */
export function useMenu(type: MenuType, depth: number): readonly Entry[] {
  const settings = useSettings()
  const language = useStore(languageStore(settings))
  const { value } = useStore(menuStore(settings, { type, language }))
  const screen = useScreen()
  return useMemo(() => menuEntries(value?.nodes ?? [], { screen, depth }), [value, screen, depth])
}

const withoutQuery = (href: string) => href.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '')

/** The path of a link, read once: a menu has hundreds of links, and each page on the way asks for all of them. */
function pathsOf(settings: Settings): (link: string | undefined) => string {
  const known = new Map<string | undefined, string>()
  return (link) => {
    const path = known.get(link) ?? withoutQuery(pageLink(settings, link) ?? '')
    known.set(link, path)
    return path
  }
}

/** The entries of a menu on the way to the page on screen: those of its own address or of its crumbs. */
export function useTrail(entries: readonly Entry[]): readonly Entry[] {
  const settings = useSettings()
  const path = useStore($path)
  const { crumbs } = useStore($route)
  const pathOf = useMemo(() => pathsOf(settings), [settings])
  return useMemo(() => {
    const here = new Set([withoutQuery(path), ...crumbs.map(({ url }) => pathOf(url))])
    return findTrail(entries, (link) => here.has(pathOf(link)))
  }, [entries, pathOf, path, crumbs])
}

/** Levels of a menu that a header shows. */
export const menuDepth = 3
