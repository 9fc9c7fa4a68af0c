import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '../log/start-error.ts'
import { kitFolder } from '../routes/page/site.ts'
import { rendererFile, rendererFolder } from './renderer.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const sources = ['src', 'elements', 'tools/vite', 'tools/floor', 'vite.config.ts', 'vite.server.config.ts', 'package-lock.json']

const changedAt = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => undefined)
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(found.mtimeMs, ...(await Promise.all((await readdir(path)).map((name) => changedAt(join(path, name))))))
}

/** Relative paths of the files below a folder; files in the root last, because they import the others. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return files.sort((a, b) => Number(!a.includes(sep)) - Number(!b.includes(sep)))
}

/** Replaces the previous build file by file, so that pages and concurrent builds never see a missing file. */
export async function replaceBuild(built: string, target: string): Promise<void> {
  const files = await filesOf(built)
  for (const file of files) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await rename(join(built, file), join(target, file))
  }
  const old = (await filesOf(target)).filter((file) => !files.includes(file))
  await Promise.all(old.map((file) => rm(join(target, file), { force: true })))
}

/** The kit and the renderer of its tags: one release, from the same sources. */
const builds = [
  { name: 'kit', folder: kitFolder, entry: join(kitFolder, 'shop-kit.js'), config: 'vite.config.ts' },
  { name: 'renderer', folder: rendererFolder, entry: rendererFile, config: 'vite.server.config.ts' },
]

const builder = join(project, 'node_modules/vite/bin/vite.js')

/** Throws a StartError if an installation without build tools (`npm ci --omit=dev`) lacks a build. */
async function expectBuilds(): Promise<void> {
  for (const { name, entry } of builds)
    if (!(await changedAt(entry)))
      throw new StartError(
        `The ${name} is not built and the build tools are not installed. Run npm ci && npm run build, or copy dist here.`,
      )
}

/**
 * Builds the kit and its renderer unless they were built since their sources changed. Without build tools, what was built before is
 * served.
 */
export async function ensureKit(say: (line: string) => void): Promise<void> {
  if (!(await changedAt(builder))) return expectBuilds()
  const newest = Math.max(...(await Promise.all(sources.map((source) => changedAt(join(project, source))))))
  for (const { name, folder, entry, config } of builds) {
    if ((await changedAt(entry)) > newest) continue
    say(`Building the ${name} …`)
    await mkdir(dirname(folder), { recursive: true })
    const built = await mkdtemp(`${folder}-`)
    try {
      await build(built, config)
      await replaceBuild(built, folder)
    } finally {
      await rm(built, { recursive: true, force: true })
    }
  }
}

async function build(folder: string, config: string): Promise<void> {
  const args = ['build', '--config', config, '--logLevel', 'error', '--outDir', folder]
  const vite = spawn(process.execPath, [builder, ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' }, // tests set another NODE_ENV
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [vite.stdout, vite.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => vite.on('close', resolve))
  if (code !== 0) throw new StartError(`The kit could not be built:\n${output.trim()}`)
}
