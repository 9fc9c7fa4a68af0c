import type { Plugin } from 'vite'

/** Code that reads plain objects with `for in`: schemas, headless widgets, and the bundler's own for the exports of a module. */
const careless = /\/node_modules\/(zod|@ark-ui|@zag-js)\/|rolldown[/:]runtime/
const loop = /\bfor \((const|let|var) (\w+) in (\w+)\)/g

/**
 * Lets such loops see own properties only. A page may have added enumerable properties to `Object.prototype`; taken for members of
 * a schema or exports of a module, they would stop the kit while it loads.
 */
export function ownKeys(): Plugin {
  return {
    name: 'shop:own-keys',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: careless },
      handler: (code) => ({ code: code.replace(loop, 'for ($1 $2 of Object.keys($3))'), map: null }),
    },
  }
}
