import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { readProofs } from '../../scripts/proofs.ts'
import { readTitles } from '../../scripts/titles.ts'

const root = new URL('../..', import.meta.url).pathname
const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

/** A project of these files, and the scripts of this one. */
function project(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-kit-titles-'))
  made.push(folder)
  for (const one of ['tests', 'stories']) mkdirSync(join(folder, one), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

// ids and sentences are put together here, or they would count as titles of this file
const title = (ids: string, sentence: string) => `test('${ids} ${sentence}', () => {})\n`

describe('titles', () => {
  test('begin with the ids that they prove; the folder says the kind of proof', () => {
    const folder = project({
      'tests/domain/a.test.ts': title('CARD-10', 'the discount'),
      'tests/server/b.test.ts': title(['CALL-01', 'ENT-08'].join(' '), 'products'),
      'tests/e2e/c.test.ts': `${title('R16', 'a bad answer').replaceAll("'", '"')}${title('', 'no id')}`,
      'stories/d.stories.tsx': `export const Filled = { name: '${['LIST-02', 'filled'].join(' ')}' }\n`,
    })
    expect(readTitles(folder).map(({ kind, ids }) => [kind, ...ids])).toEqual([
      ['unit', 'CARD-10'],
      ['e2e', 'R16'],
      ['contract', 'CALL-01', 'ENT-08'],
      ['story', 'LIST-02'],
    ])
  })
})

describe('npm run requirements', () => {
  const id = 'CARD-10'
  const docs = {
    'docs/requirements.tsv': 'id\tarea\tstatement\tsource\ttest\nCARD-10\tProduct card\tThe discount.\tA1\tunit\n',
    'docs/security.tsv': 'id\tstatement\n',
    'docs/scope.txt': 'CARD-*\n',
  }

  /** What is said of a project, and whether that is content. */
  function ask(files: Record<string, string>) {
    const { faults } = readProofs(project({ ...docs, ...files }))
    return { content: faults.length === 0, said: faults.join('\n') }
  }

  /** The same from the command itself. */
  function run(files: Record<string, string>) {
    const folder = project({ ...docs, ...files })
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
    const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/tsx'), [join(folder, 'scripts/requirements.ts')])
    return { content: status === 0, said: String(stderr) }
  }

  test('is content with a proof of the kind that the table asks for', () => {
    expect(ask({ 'tests/domain/a.test.ts': title('CARD-10', 'the discount') })).toMatchObject({ content: true })
  })

  test('fails without a proof', () => {
    expect(run({ 'tests/domain/a.test.ts': '' })).toMatchObject({
      content: false,
      said: expect.stringContaining(`${id} has no unit test`),
    })
  })

  test('fails on a proof of another kind', () => {
    const { content, said } = ask({ 'tests/e2e/a.test.ts': title('CARD-10', 'the discount') })
    expect(content).toBe(false)
    expect(said).toContain(`${id} has no unit test, only: e2e tests/e2e/a.test.ts`)
  })

  test('fails without a proof of every kind that the table asks for', () => {
    const requirements = { 'docs/requirements.tsv': docs['docs/requirements.tsv'].replace('unit', 'unit fake timers, e2e: no reload') }
    const unit = { 'tests/domain/a.test.ts': title(id, 'the discount') }
    expect(ask({ ...requirements, ...unit }).said).toBe(`${id} has no e2e test, only: unit tests/domain/a.test.ts`)
    expect(ask({ ...requirements, ...unit, 'tests/e2e/b.test.ts': title(id, 'the discount') })).toMatchObject({ content: true })
    expect(ask(requirements).said).toBe(`${id} has no unit test\n${id} has no e2e test`)
  })

  test('is content with a proof of any kind where the table names none', () => {
    const security = { 'docs/security.tsv': 'id\tstatement\nR16\tA bad answer\n', 'docs/scope.txt': 'R16\n' }
    expect(ask(security).said).toBe('R16 has no unit or contract or e2e or story or inspect test')
    expect(ask({ ...security, 'tests/server/a.test.ts': title('R16', 'a bad answer') })).toMatchObject({ content: true })
  })

  test('fails on more than three ids in a title, and on ids that nobody knows', () => {
    const { said } = ask({ 'tests/domain/a.test.ts': title([id, 'CARD-11', 'CARD-12', 'CARD-13'].join(' '), 'everything') })
    expect(said).toContain('more than three ids')
    expect(said).toMatch(/CARD-11 is not a requirement/)
  })
})
