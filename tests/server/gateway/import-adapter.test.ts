import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { EngineError } from '../../../gateway/adapter.ts'
import { importAdapter } from '../../../gateway/import-adapter.ts'
import { toProblem } from '../../../gateway/to-problem.ts'

const folder = await mkdtemp(join(tmpdir(), 'own-adapter-'))
afterAll(() => rm(folder, { recursive: true }))

const names = ['categories', 'everything', 'product', 'price', 'deliveryMethods', 'paymentMethods', 'countries', 'placeOrder', 'findOrder']
const rest = ['signIn', 'signUp', 'customer', 'orders']
const methods = [...names, ...rest].map((name) => `${name}: fail`).join(', ')
// as a module outside the project sees it: the class of its own copy of gateway/adapter.ts
const copy = "class EngineError extends Error { name = 'EngineError'; kind = 'gone' }; const fail = () => { throw new EngineError('x') }"

async function write(name: string, source: string) {
  await writeFile(join(folder, name), source)
  return join(folder, name)
}

test.each([
  ['an adapter', `export default { features: new Set(), ${methods} }`],
  ['a function that returns one', `export default async () => ({ features: new Set(), ${methods} })`],
  [
    'an object of a class',
    `export default new (class { features = new Set(); ${names
      .concat(rest)
      .map((name) => `${name}() { fail() }`)
      .join(' ')} })()`,
  ],
])('the default export is %s; its errors are those of the port', async (kind, code) => {
  const adapter = await importAdapter(await write(`${kind.length}.mjs`, `${copy}; ${code}`))
  const error = await Promise.resolve()
    .then(() => adapter.categories())
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(EngineError)
  expect(toProblem(error)).toMatchObject({ status: 409 })
  expect(adapter.features.size).toBe(0)
})

test.each([
  ['nothing.mjs', 'export const adapter = {}', /lacks categories, everything.*features/],
  ['half.mjs', `${copy}; export default { categories: fail }`, /lacks everything, product/],
  ['broken.mjs', 'export default {', /cannot be loaded/],
])('%s is refused, and the message says why', async (name, source, message) => {
  await expect(importAdapter(await write(name, source))).rejects.toThrow(message)
})

test('a file that is not there is named', async () => {
  await expect(importAdapter(join(folder, 'none.mjs'))).rejects.toThrow(/none.mjs cannot be loaded/)
})
