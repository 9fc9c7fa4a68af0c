import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const renderers = ['preact', 'react'] as const
type Renderer = (typeof renderers)[number]

/**
 * The library that renders the built kit: `KIT_LIBRARY`, by default Preact, which has a fifth of React's size. The sources are written
 * for React; `npm run dev` and `npm run storybook` render with it. Tests run the delivered build (docs/decisions/0010).
 */
export function selectRenderer(name = process.env.KIT_LIBRARY || 'preact'): Renderer {
  const found = renderers.find((library) => library === name)
  if (!found) throw new Error(`KIT_LIBRARY must be ${renderers.join(' or ')}, not "${name}".`)
  return found
}

const reactEntry = resolve('src/kit/library.ts')

/** Replaces React by Preact in the build. */
export function preactAlias(): Plugin {
  return {
    name: 'shop:preact-alias',
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
