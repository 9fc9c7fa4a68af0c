import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
const code = tracked.filter((file) => /^(src|elements|demo|stories)\/.*\.(ts|tsx)$/.test(file))
const filesWith = (files: string[], pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(root + file, 'utf8')))

test('R05 only the sanitizer component writes HTML', () => {
  expect(filesWith(code, /dangerouslySetInnerHTML/)).toEqual(['src/ui/html/safe-html.tsx'])
})

test('R05 the kit never turns text into markup or code elsewhere', () => {
  const kit = code.filter((file) => !file.startsWith('demo/'))
  expect(
    filesWith(kit, /\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(|set(Timeout|Interval)\(\s*['"`]/),
  ).toEqual([])
})

test('R22 only stringify.ts writes JSON and only cookie.ts accesses cookies', () => {
  const kit = code.filter((file) => /^(src|elements)\//.test(file))
  expect(filesWith(kit, /JSON\.stringify/)).toEqual(['src/model/stringify.ts'])
  expect(filesWith(kit, /document\.cookie[^`]|['"]cookie['"]/)).toEqual(['src/base/storage/cookie.ts'])
})

test('the repository contains no absolute machine path and no registry host', () => {
  const own = tracked.filter((file) => /\.(ts|tsx|js|json|css|html|md|sql)$|^\.ci\/run$/.test(file) && !file.startsWith('tests/project/'))
  expect(filesWith(own, /\/work\/(main|shared)|registry\.npmjs|\/root\//)).toEqual([])
})
