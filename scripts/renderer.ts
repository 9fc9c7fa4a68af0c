import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const renderers = ['preact', 'react'] as const
type Renderer = (typeof renderers)[number]

/**
 * What draws the views of the built kit: `KIT_LIBRARY`, else Preact, a fifth of React's size. The sources are written for React,
 * which draws them in `npm run dev` and `npm run storybook`; tests look at what is delivered (docs/decisions/0010).
 */
export function selectRenderer(named = process.env.KIT_LIBRARY || 'preact'): Renderer {
  const found = renderers.find((library) => library === named)
  if (!found) throw new Error(`KIT_LIBRARY is ${renderers.join(' or ')}, not "${named}".`)
  return found
}

const reactEntry = resolve('src/kit/library.ts')

/** Builds React's sources upon Preact. */
export function preactAlias(): Plugin {
  return {
    name: 'shop:on-preact',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
          { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
          { find: /^react(-dom)?$/, replacement: 'preact/compat' },
        ],
      },
    }),
    async resolveId(id, importer) {
      if (!id.endsWith('/library.ts')) return null
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found?.id === reactEntry ? found.id.replace(/\.ts$/, '.preact.ts') : found
    },
  }
}
