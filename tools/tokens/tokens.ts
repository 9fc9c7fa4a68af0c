import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { tokens } from '../../src/ui/tokens.ts'
import { fromDesignTokens, readTheme, toDesignTokens, writeTheme } from './design-tokens.ts'

/*
 * Themes as design tokens (W3C): `--export file.json` writes the defaults, with `--theme theme.css` those of a theme. `--import file.json`
 * prints a stylesheet. `--docs` writes the table of docs/theming.md.
 */
const { values: options } = parseArgs({
  options: { export: { type: 'string' }, theme: { type: 'string' }, import: { type: 'string' }, docs: { type: 'boolean' } },
})

function writeDocs() {
  const file = new URL('../../docs/theming.md', import.meta.url)
  const rows = tokens.map(({ name, meaning, fallback }) => `| \`${name}\` | ${meaning} | \`${fallback}\` |`)
  const table = ['| token | meaning | default |', '|---|---|---|', ...rows].join('\n')
  const page = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    page.replace(/(<!-- tokens:.*-->\n)[\s\S]*(<!-- \/tokens -->)/, (_, start, end) => `${start}\n${table}\n\n${end}`),
  )
}

try {
  if (options.docs) writeDocs()
  else if (options.import) process.stdout.write(writeTheme(fromDesignTokens(JSON.parse(readFileSync(options.import, 'utf8')))))
  else if (options.export) {
    const theme = options.theme ? readTheme(readFileSync(options.theme, 'utf8')) : {}
    writeFileSync(options.export, `${JSON.stringify(toDesignTokens(theme), null, 2)}\n`)
  } else throw new Error('Usage: npm run tokens -- --export file.json [--theme theme.css] | --import file.json')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
