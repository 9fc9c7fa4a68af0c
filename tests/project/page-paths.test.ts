import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const sources = ['src', 'elements'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)
const codeOf = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

/** String literals that are paths of the site. Excludes API calls, pictures and other files that are not pages. */
const pagePath = /(['"`])(\/(?!\/|api\/|images\/|content\/|manifest\.json|sw\.js|live-reload|shop-kit)[a-z][a-z/-]*)\1/g

test('ROUTE-01 ROUTE-05 the kit’s source contains no page path except /', () => {
  const found = sources.flatMap((file) => [...codeOf(file).matchAll(pagePath)].map(([, , caught]) => `${file}: ${caught}`))
  expect(sources.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
