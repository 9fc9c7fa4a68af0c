import type { Plugin } from 'vite'

/**
 * Modules that iterate over plain objects with `for in`: schemas, headless widgets, and the bundler's runtime (module exports). Zod keeps these
 * loops on purpose: https://github.com/colinhacks/zod/pull/5898. Checked with zod 4.6.7 and Ark 5.39.2 on 2026-11-28;
 * tests/project/library-workarounds.test.ts fails after an update.
 */
const affectedModules = /\/node_modules\/(zod|@ark-ui|@zag-js)\/|rolldown[/:]runtime/
const loop = /\bfor \((const|let|var) (\w+) in (\w+)\)/g

/**
 * Restricts such loops to own properties. Host pages may add enumerable properties to `Object.prototype`; taken for fields of a
 * schema or exports of a module, they would break the kit on load.
 */
export function ownKeys(): Plugin {
  return {
    name: 'shop:own-keys',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: affectedModules },
      handler: (code) => ({ code: code.replace(loop, 'for ($1 $2 of Object.keys($3))'), map: null }),
    },
  }
}
