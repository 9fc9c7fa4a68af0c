import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The folder of the preact that a package was made for. */
const preactOf = (name: string) => dirname(createRequire(createRequire(import.meta.url).resolve(name)).resolve('preact/package.json'))

/** The script of a contender, bundled and minified for delivery; `name` is its file in this folder. */
export async function bundle(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    // its modules ask for preact from several folders, and two versions of it on one page render nothing
    resolve: { alias: { preact: preactOf('instantsearch.js') } },
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL(`${name}.ts`, import.meta.url)) },
    },
  })
  const output = 'output' in built ? built.output : Array.isArray(built) ? built.flatMap((part) => part.output) : []
  const [script] = output.filter((file) => file.type === 'chunk')
  if (!script) throw new Error(`The contender ${name} has no script`)
  return script.code
}
