import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'elements', 'server', 'demo'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)) && !file.startsWith('demo/pictures/'))
const maxFiles = 30

/** Relative modules that a file imports, types included. Excludes dynamic imports, which create no cycle at load time. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/\b(?:import|export)\b[^'";]*?\bfrom\s*'(\.{1,2}\/[^']+)'|^import\s+'(\.{1,2}\/[^']+)'/gm)].map(([, from, bare]) =>
    normalize(join(dirname(file), (from ?? bare ?? '').replace(/\?.*$/, ''))),
  )

/** Imports between folders that reach each other, one line per pair of folders; empty without cycles. */
function folderCycles(sources: readonly [file: string, text: string][]): string[] {
  const edges = new Map<string, Map<string, string>>()
  for (const [file, text] of sources)
    for (const target of importsOf(file, text)) {
      const [from, to] = [dirname(file), dirname(target)]
      if (from !== to) edges.set(from, (edges.get(from) ?? new Map<string, string>()).set(to, `${file} -> ${target}`))
    }
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(edges.get(from)?.keys() ?? [])].some((next) => {
      if (next === goal) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next, goal, seen)
    })
  return [...edges].flatMap(([from, targets]) => [...targets].filter(([to]) => reaches(to, from)).map(([, line]) => line))
}

describe('folders', () => {
  test('import each other in one direction only, types included', () => {
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    expect(folderCycles(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))).toEqual([])
  })

  test('reports a cycle with the imports that close it', () => {
    const cycle = folderCycles([
      ['src/a/x.ts', "import type { Y } from '../b/y.ts'\n"],
      ['src/b/y.ts', "export { z } from './c/z.ts'\n"],
      ['src/b/c/z.ts', "import { x } from '../../a/x.ts'\n"],
      ['src/d/w.ts', "import { x } from '../a/x.ts'\n"],
    ])
    expect(cycle).toEqual(['src/a/x.ts -> src/b/y.ts', 'src/b/y.ts -> src/b/c/z.ts', 'src/b/c/z.ts -> src/a/x.ts'])
  })

  test(`folders of the kit and the server hold at most ${maxFiles} files`, () => {
    const counts = new Map<string, number>()
    for (const file of files) if (/^(src|demo\/server)\//.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > maxFiles)).toEqual([])
  })
})
