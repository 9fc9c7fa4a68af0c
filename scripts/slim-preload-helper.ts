import type { Plugin } from 'vite'

/**
 * Replaces Vite's preload helper, which would be a third of the loader. This one fetches the chunks of a dynamic import in parallel and
 * evaluates them one by one, dependencies first, because a single evaluation of all is one long task. It omits style sheets and error
 * events, which the kit does not use.
 *
 * It imports nothing before every chunk is in the HTTP cache. Browsers may keep a failed import or preload until the page is reloaded,
 * so a retry would not reach the network; they do not keep a failed `fetch`. It sends no referrer, because the URL of the page may contain
 * a token that has not been removed yet (R12).
 */
export function slimPreloadHelper(): Plugin {
  return {
    name: 'shop:slim-preload-helper',
    enforce: 'pre',
    // Vite lists no chunk for an import that needs only one; the loader is on the page already
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, chunks) => (chunks.length ? chunks.filter((chunk) => chunk !== 'shop-kit.js') : [file]),
        },
      },
    }),
    load(id) {
      if (id !== '\0vite/preload-helper.js') return null
      return `const requests = {}
const request = (href) => requests[href] ||= fetch(href, { referrer: '' })
  .then((response) => response.ok ? response.text() : Promise.reject(Error(response.status)))
  .catch((error) => {
    requests[href] = 0
    throw error
  })
export const __vitePreload = async (load, chunks, base) => {
  const urls = chunks.map((chunk) => new URL(chunk, base))
  await Promise.all(urls.map(request))
  for (const href of urls.reverse()) await import(/* @vite-ignore */ href)
  return load()
}`
    },
    generateBundle: {
      order: 'post',
      /** Inlines the chunk lists, which compress better than Vite's lookup table. */
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const table = /^const __vite__mapDeps=.*?(\["[^\]]*\]).*\n/.exec(chunk.code)
          if (!table) continue
          const urls = JSON.parse(table[1] as string) as string[]
          chunk.code = chunk.code
            .slice(table[0].length)
            .replace(
              /__vite__mapDeps\(\[([\d,]*)\]\)/g,
              (_call, list: string) => `[${list.split(',').map((index) => `\`${urls[Number(index)]}\``)}]`,
            )
        }
      },
    },
  }
}
