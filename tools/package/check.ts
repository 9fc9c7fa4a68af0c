import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** Packs a folder as npm does and returns the path of the tarball in `target`. */
export function pack(folder: string, target: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', target], { cwd: folder, encoding: 'utf8' })
  if (status) throw new Error(`npm pack failed:\n${stderr}`)
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }]
  return join(target, filename)
}

type Exports = Record<string, string | Record<string, string>>

/** Files that the exports name and the folder does not have. */
function missingFiles(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: Exports }
  const named = Object.values(exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
  return named.filter((path) => !existsSync(join(folder, path))).map((path) => `exports name ${path}, which does not exist`)
}

/** Modules of React components that a server component could not render. */
const withoutDirective = (folder: string): string[] =>
  readdirSync(join(folder, 'react'))
    .filter((name) => name.endsWith('.js') && !/^['"]use client['"]/.test(readFileSync(join(folder, 'react', name), 'utf8')))
    .map((name) => `react/${name} does not begin with 'use client'`)

/** The package contains only modules, so older resolution modes do not matter. */
const isRelevant = (problem: Problem): boolean => !('resolutionKind' in problem) || !/^node10$|-cjs$/.test(problem.resolutionKind)

/** One entry of each kind; all others are generated like them, and each takes half a second. */
const sampleEntries = ['.', './shop-api', './shop-product-list', './react', './react/product-list']

/** Whatever is wrong with the package in a folder, one line each: missing files, publint, arethetypeswrong. */
export async function packageProblems(folder: string, tarball: string): Promise<string[]> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: Exports }
  const { messages } = await publint({ pkgDir: folder, strict: true, pack: false })
  const types = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), { entrypoints: sampleEntries })
  return [
    ...missingFiles(folder),
    ...withoutDirective(folder),
    ...messages.map((message) => `publint: ${formatMessage(message, manifest)}`),
    ...(types.types ? types.problems.filter(isRelevant).map((problem) => `types: ${JSON.stringify(problem)}`) : ['types: there are none']),
  ]
}
