import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { readProofs } from '../../tools/requirements/proofs.ts'
import { readTitles } from '../../tools/requirements/titles.ts'

const root = new URL('../..', import.meta.url).pathname
const createdFolders: string[] = []
afterEach(() => {
  for (const folder of createdFolders.splice(0)) rmSync(folder, { recursive: true })
})

/** Creates a temporary project with these files. */
function createProject(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-kit-titles-'))
  createdFolders.push(folder)
  for (const name of ['tests', 'stories']) mkdirSync(join(folder, name), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

// concatenated, because a literal would count as a title of this file
const title = (ids: string, sentence: string) => `test('${ids} ${sentence}', () => {})\n`

const story = (name: string, tags: string[], more = '') =>
  `export const ${name}: ElementStory = {\n  ${more}${tags.length ? `tags: [${tags.map((tag) => `'${tag}'`).join(', ')}],` : 'args: {},'}\n}\n`

describe('titles', () => {
  test('titles of tests start with the ids they prove, tags of stories contain them, and the folder sets the kind of proof', () => {
    const folder = createProject({
      'tests/domain/a.test.ts': title('CARD-10', 'the discount'),
      'tests/server/b.test.ts': title(['CALL-01', 'ENT-08'].join(' '), 'products'),
      'tests/e2e/c.test.ts': `${title('R16', 'a bad response').replaceAll("'", '"')}${title('', 'no id')}`,
      'stories/d.stories.tsx': `${story('First', [])}/** Shows products. */\n${story('Filled', ['LIST-02', 'grid', 'LIST-03'])}`,
    })
    expect(readTitles(folder).map(({ kind, ids }) => [kind, ...ids])).toEqual([
      ['unit', 'CARD-10'],
      ['e2e', 'R16'],
      ['contract', 'CALL-01', 'ENT-08'],
      ['story', 'LIST-02', 'LIST-03'],
    ])
    expect(readTitles(folder).at(-1)?.text).toBe('Shows products.')
  })
})

describe('npm run requirements', () => {
  const id = 'CARD-10'
  const docs = {
    'docs/requirements.tsv': 'id\tarea\tstatement\tsource\ttest\nCARD-10\tProduct card\tThe discount.\tA1\tunit\n',
    'docs/security.tsv': 'id\tstatement\n',
    'docs/scope.txt': 'CARD-*\n',
  }

  /** Checks a project in this process. */
  function check(files: Record<string, string>) {
    const { faults } = readProofs(createProject({ ...docs, ...files }))
    return { isComplete: faults.length === 0, output: faults.join('\n') }
  }

  /** Checks a project with the command. */
  function run(files: Record<string, string>) {
    const folder = createProject({ ...docs, ...files })
    cpSync(join(root, 'tools'), join(folder, 'tools'), { recursive: true })
    const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/tsx'), [join(folder, 'tools/requirements/requirements.ts')])
    return { isComplete: status === 0, output: String(stderr) }
  }

  test('passes with a proof of the required kind', () => {
    expect(check({ 'tests/domain/a.test.ts': title('CARD-10', 'the discount') })).toMatchObject({ isComplete: true })
  })

  test('fails without a proof', () => {
    expect(run({ 'tests/domain/a.test.ts': '' })).toMatchObject({
      isComplete: false,
      output: expect.stringContaining(`${id} has no unit test`),
    })
  })

  test('fails on a proof of another kind', () => {
    const { isComplete, output } = check({ 'tests/e2e/a.test.ts': title('CARD-10', 'the discount') })
    expect(isComplete).toBe(false)
    expect(output).toContain(`${id} has no unit test, only: e2e tests/e2e/a.test.ts`)
  })

  test('fails unless every required kind of proof exists', () => {
    const requirements = { 'docs/requirements.tsv': docs['docs/requirements.tsv'].replace('unit', 'unit fake timers, e2e: no reload') }
    const unit = { 'tests/domain/a.test.ts': title(id, 'the discount') }
    expect(check({ ...requirements, ...unit }).output).toBe(`${id} has no e2e test, only: unit tests/domain/a.test.ts`)
    expect(check({ ...requirements, ...unit, 'tests/e2e/b.test.ts': title(id, 'the discount') })).toMatchObject({ isComplete: true })
    expect(check(requirements).output).toBe(`${id} has no unit test\n${id} has no e2e test`)
  })

  test('passes with a proof of any kind if the table requires none', () => {
    const security = { 'docs/security.tsv': 'id\tstatement\nR16\tA bad response\n', 'docs/scope.txt': 'R16\n' }
    expect(check(security).output).toBe('R16 has no unit or contract or e2e or story or inspect test')
    expect(check({ ...security, 'tests/server/a.test.ts': title('R16', 'a bad response') })).toMatchObject({ isComplete: true })
  })

  test('fails on a story that is named with an id', () => {
    const { output } = check({ 'stories/a.stories.tsx': story('Named', [], `name: '${[id, 'the discount'].join(' ')}', `) })
    expect(output).toContain(`stories/a.stories.tsx: move ${id} from the name to the tags`)
  })

  test('fails on more than three ids in a title and on unknown ids', () => {
    const { output } = check({ 'tests/domain/a.test.ts': title([id, 'CARD-11', 'CARD-12', 'CARD-13'].join(' '), 'everything') })
    expect(output).toContain('more than three ids')
    expect(output).toMatch(/CARD-11 is not a requirement/)
  })
})
