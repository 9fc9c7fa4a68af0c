import type { Plugin } from 'vite'

const fetchChunk = `const requests = {}
const request = (href) => requests[href] ||= fetch(href, { referrer: '' })
  .then((response) => response.ok ? response.text() : Promise.reject(Error(response.status)))
  .catch((error) => {
    requests[href] = 0
    throw error
  })`

/** File with the hashes of all chunks, next to the loader. A build fills in its name and its own hash. */
export const hashesOf = { name: '__SHOP_HASHES_NAME__', hash: '__SHOP_HASHES_HASH__' }

/*
 * The same with hashes. A chunk is fetched with its hash first, as that can be repeated, and then enters the list of modules with its
 * hash: a server that answers the second request with other code is refused, too. Firefox reports an error for a module that the page has
 * already loaded, with `shop-api.js` (153, 2026-11-26, no report found); the import map of that page then has the hash, and the browser
 * has checked it.
 */
const fetchPinnedChunk = `const base = new URL('./', import.meta.url).href
const requests = {}
const pins = {}
const refuse = (href, cause) => {
  requests[href] = pins[href] = 0
  const message = 'shop-kit: ' + href + ' did not load, or is not the file of this version'
  console.error(message)
  throw Error(message, { cause })
}
const read = (href, integrity, type) => fetch(href, { referrer: '', integrity })
  .then((response) => response.ok ? response[type]() : Promise.reject(Error(response.status)))
const readHashes = () => {
  const href = base + '${hashesOf.name}'
  return requests[href] ||= read(href, '${hashesOf.hash}', 'json').catch((error) => refuse(href, error))
}
const hashFor = async (href) => (await readHashes())[String(href).slice(base.length)] || refuse(href)
const request = (href) => requests[href] ||= hashFor(href).then((hash) => read(href, hash, 'text')).catch((error) => refuse(href, error))
const isMapped = (href, integrity) => [...document.querySelectorAll('script[type=importmap]')]
  .some(({ text }) => JSON.parse(text).integrity?.[href] === integrity)
const pin = (href) => pins[href] ||= hashFor(href).then((integrity) => new Promise((onload, onerror) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous', referrerPolicy: 'no-referrer', onload, onerror })
  document.head.append(link)
}).catch((error) => {
  if (!isMapped(href, integrity)) throw error
})).catch((error) => refuse(href, error))
if (globalThis.document) readHashes().catch(() => {})`

/**
 * Replaces Vite's preload helper, which would be a third of the loader. This one fetches the chunks of a dynamic import in parallel and
 * evaluates them one by one, dependencies first, because a single evaluation of all is one long task. It omits style sheets and error
 * events, which the kit does not use.
 *
 * It imports nothing before every chunk is in the HTTP cache. Browsers may keep a failed import or preload until the page is reloaded, so
 * a retry would not reach the network: https://github.com/whatwg/html/issues/6768 (2026-11-28, mended in newer Firefox and WebKit). They do not
 * keep a failed `fetch`. It sends no referrer, because the URL of the page may contain
 * a token that has not been removed yet (R12).
 *
 * `isPinned`: refuses a chunk that is not the one of the build, see tools/cdn/cdn.ts.
 */
export function slimPreloadHelper({ isPinned = false } = {}): Plugin {
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
      return `${isPinned ? fetchPinnedChunk : fetchChunk}
export const __vitePreload = async (load, chunks, base = import.meta.url) => {
  const urls = chunks.map((chunk) => new URL(chunk, base))
  await Promise.all(urls.map(request))
  for (const href of urls.reverse()) {${isPinned ? '\n    await pin(href)' : ''}
    await import(/* @vite-ignore */ href)
  }
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
          // the loader, which contains the helper, has the same base
          const call =
            chunk.fileName === 'shop-kit.js' ? /__vite__mapDeps\(\[([\d,]*)\]\),import\.meta\.url/g : /__vite__mapDeps\(\[([\d,]*)\]\)/g
          chunk.code = chunk.code
            .slice(table[0].length)
            .replace(call, (_call, list: string) => `[${list.split(',').map((index) => `\`${urls[Number(index)]}\``)}]`)
        }
      },
    },
  }
}
