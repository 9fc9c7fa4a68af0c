import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { atom } from 'nanostores'
import { act, createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ownKeys } from '../../tools/vite/own-keys.ts'

const root = new URL('../..', import.meta.url).pathname
const versionOf = (name: string): string => JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version

/** The version for which each workaround was last checked. After an update, check it and write the new version here. */
const checked = {
  '@ark-ui/react': ['5.39.2', 'src/ui/overlays/use-body-release.ts, src/parts/forms/date-field/calendar.tsx, tools/vite/own-keys.ts'],
  '@electric-sql/pglite': ['0.5.16', 'server/catalogue/index/search.ts'],
  '@r2wc/react-to-web-component': ['2.1.1', 'elements/kit/define.tsx, tools/vite/strip-dependencies.ts'],
  dompurify: ['3.4.18', 'elements/server/sanitizer.ts'],
  'maplibre-gl': ['6.17.0', 'tools/vite/map-library.ts'],
  nanostores: ['1.5.5', 'src/base/http/remote.ts'],
  ofetch: ['1.5.1', 'src/base/http/request.ts, tools/vite/strip-dependencies.ts'],
  'react-dom': ['19.3.1', 'elements/kit/prerendered.chunk.ts, src/kit/translated-text.ts, src/kit/light-dom-portal.tsx'],
  'write-excel-file': ['4.1.1', 'tools/vite/strip-dependencies.ts'],
  zod: ['4.6.7', 'tools/vite/own-keys.ts'],
} as const

test.each(Object.entries(checked))('the workarounds for %s were checked with the installed version', (name, [version, files]) => {
  expect(versionOf(name), `check ${files}`).toBe(version)
})

describe('what the workarounds rely on', () => {
  test('nanostores counts the listeners of a store in `lc`', () => {
    const $store = atom(0)
    const stop = $store.listen(() => {})
    expect($store.lc).toBe(1)
    stop()
    expect($store.lc).toBe(0)
  })

  test('React marks a hydrated node with `__reactProps$` and `__reactFiber$`, and no other', async () => {
    const { window } = new JSDOM('<div><p>text</p></div>')
    for (const name of ['window', 'document', 'navigator'] as const) vi.stubGlobal(name, window[name])
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    try {
      const { hydrateRoot } = await import('react-dom/client')
      const [container, text] = ['div', 'p'].map((name) => window.document.querySelector(name) as Element) as [Element, Element]
      expect(Object.keys(text)).toEqual([])
      const hydrated = await act(async () => hydrateRoot(container, createElement('p', null, 'text')))
      expect(Object.keys(text).map((key) => key.split('$')[0])).toEqual(['__reactFiber', '__reactProps'])
      await act(async () => hydrated.unmount())
    } finally {
      vi.unstubAllGlobals()
    }
  })

  const filesOf = (folder: string, isWanted: (path: string) => boolean) =>
    readdirSync(join(root, 'node_modules', folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter(isWanted)
  const { transform } = ownKeys() as unknown as { transform: { handler: (code: string) => { code: string } } }

  test('every loop over a plain object in Zod and Zag that the kit can contain has a form that own-keys rewrites', () => {
    const isModule = (path: string) => /(zod\/v4\/(core|mini)\/[\w-]+\.js|\.mjs)$/.test(path)
    const left = ['zod/v4', '@zag-js', '@ark-ui/react/dist']
      .flatMap((folder) => filesOf(folder, isModule))
      .filter((path) =>
        /\bfor\s*\(\s*(const|let|var)\s+\w+\s+in\b/.test(transform.handler(readFileSync(join(root, 'node_modules', path), 'utf8')).code),
      )
    // the kit has no part of these
    expect(left).toEqual([
      'zod/v4/core/compile.js',
      'zod/v4/core/to-json-schema.js',
      '@zag-js/checkbox/dist/checkbox.machine.mjs',
      '@zag-js/switch/dist/switch.machine.mjs',
    ])
  })
})
