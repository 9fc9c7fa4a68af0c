import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Adapter } from './adapter.ts'

/** Resolves a path of the command line. npm runs scripts in the project's folder, not where the command was typed. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '', path)

const needed = [
  ...(['categories', 'everything', 'product', 'price', 'deliveryMethods', 'paymentMethods', 'countries'] as const),
  ...(['placeOrder', 'findOrder', 'signIn', 'signUp', 'customer', 'orders'] as const),
] satisfies readonly (keyof Adapter)[]

/** Imports the default export of a module: an adapter, or a function that returns one. Throws an error that says what is wrong. */
export async function importAdapter(file: string): Promise<Adapter> {
  const module = await import(pathToFileURL(typedPath(file)).href).catch((error: Error) => {
    throw new Error(`--adapter ${file} cannot be loaded: ${error.message}`)
  })
  const adapter: Partial<Adapter> | undefined = typeof module.default === 'function' ? await module.default() : module.default
  const lacking = [...needed.filter((name) => typeof adapter?.[name] !== 'function'), ...(adapter?.features ? [] : ['features'])]
  if (lacking.length > 0) throw new Error(`--adapter ${file}: the default export is no adapter, it lacks ${lacking.join(', ')}`)
  return adapter as Adapter
}
