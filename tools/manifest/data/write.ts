import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from '../contracts.ts'
import { customElements } from './custom-elements.ts'
import { cssData, htmlData, webTypes } from './editors.ts'
import { llmsText } from './llms.ts'
import { typeFiles } from './types.ts'

const { name, version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

/**
 * Writes the files that editors, frameworks and language models read. `moduleOf` names the module that defines a tag, relative to
 * the package; by default it is the loader.
 */
export function writeContractData(folder: string, api: Api, moduleOf?: (tag: string) => string): void {
  const files: Record<string, string | object> = {
    'custom-elements.json': customElements(api, moduleOf),
    'web-types.json': webTypes(api, { name, version }),
    'shop-kit.html-data.json': htmlData(api),
    'shop-kit.css-data.json': cssData(api),
    'llms.txt': llmsText(api),
    ...Object.fromEntries(Object.entries(typeFiles(api)).map(([file, text]) => [`types/${file}`, text])),
  }
  mkdirSync(join(folder, 'types'), { recursive: true })
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(folder, file), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
}
