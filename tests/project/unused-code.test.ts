import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { groups } from '../../tools/test/test-steps.ts'

const root = new URL('../..', import.meta.url).pathname
const config = 'knip.no-tests.json'
const folder = mkdtempSync(join(tmpdir(), 'shop-kit-unused-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = {
  'package.json': JSON.stringify({ name: 'sample', type: 'module', devDependencies: { storybook: '1', vitest: '1' } }),
  'elements/index.ts': "import { live } from '../src/domain/money.ts'\n\nconsole.log(live)\n",
  'elements/kit/loader.ts': 'export {}\n',
  'src/domain/money.ts': 'export const live = 1\nexport const onlyTested = 2\nexport const onlyInAStory = 3\n',
  'src/domain/only-tested.ts': 'export const alone = 1\n',
  'src/domain/constants.ts': 'export const onlyTestedMs = 1\n',
  'src/domain/messages/cart.ts': "export const onlyTestedText = ''\n",
  'src/model/cart/cart.ts': 'export type OnlyTestedType = string\n',
  'src/service-worker/sw.ts': "import '../domain/constants.ts'\nimport '../domain/messages/cart.ts'\nimport '../model/cart/cart.ts'\n",
  'tests/domain/money.test.ts': `import { onlyTestedMs } from '../../src/domain/constants.ts'
import { onlyTestedText } from '../../src/domain/messages/cart.ts'
import { onlyTested } from '../../src/domain/money.ts'
import { alone } from '../../src/domain/only-tested.ts'
import type { OnlyTestedType } from '../../src/model/cart/cart.ts'

console.log(onlyTestedMs, onlyTestedText, onlyTested, alone satisfies number as unknown as OnlyTestedType)
`,
  'stories/money.stories.tsx': "import { onlyInAStory } from '../src/domain/money.ts'\n\nexport default { onlyInAStory }\n",
}

test('reports code imported only by tests and stories as unused', () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  cpSync(join(root, config), join(folder, config))
  const knip = join(root, 'node_modules/.bin/knip')
  const { status, stdout, stderr } = spawnSync(knip, ['-c', config, '--reporter', 'json'], { cwd: folder, encoding: 'utf8' })
  expect(status, stderr).toBe(1)
  const { issues } = JSON.parse(stdout) as { issues: { file: string; files: object[]; exports: Named[]; types: Named[] }[] }
  const found = issues.flatMap(({ file, files, exports, types }) => [
    ...files.map(() => file),
    ...[...exports, ...types].map(({ name }) => `${file} ${name}`),
  ])
  expect(found.sort()).toEqual([
    'src/domain/constants.ts onlyTestedMs',
    'src/domain/messages/cart.ts onlyTestedText',
    'src/domain/money.ts onlyInAStory',
    'src/domain/money.ts onlyTested',
    'src/domain/only-tested.ts',
    'src/model/cart/cart.ts OnlyTestedType',
  ])
})

test('npm run check and npm test report code used only by tests', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  expect(scripts.check).toContain(`knip -c ${config}`)
  expect(groups.flat(2).map(({ command }) => command?.slice(1).join(' '))).toContain(`-c ${config}`)
})

interface Named {
  name: string
}
