import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from '../contracts.ts'
import { customElements } from './custom-elements.ts'

/** Writes the files that editors and frameworks read. `moduleOf` names the module of the package that defines a tag. */
export function writeContractData(folder: string, api: Api, moduleOf?: (tag: string) => string): void {
  mkdirSync(folder, { recursive: true })
  const json = { 'custom-elements.json': customElements(api, moduleOf) }
  for (const [name, content] of Object.entries(json)) writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
}
