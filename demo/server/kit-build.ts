import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kitFolder } from './routes/site.ts'
import { StartError } from './start-error.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const sources = ['src', 'elements', 'scripts', 'vite.config.ts', 'package-lock.json']

const changedAt = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => undefined)
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(found.mtimeMs, ...(await Promise.all((await readdir(path)).map((name) => changedAt(join(path, name))))))
}

/** Builds the kit if it was not built since its sources changed. */
export async function ensureKit(say: (line: string) => void): Promise<void> {
  const newest = Math.max(...(await Promise.all(sources.map((source) => changedAt(join(project, source))))))
  if ((await changedAt(join(kitFolder, 'shop-kit.js'))) > newest) return
  say('Building the kit …')
  const vite = spawn(process.execPath, [join(project, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' }, // tests run under another one
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [vite.stdout, vite.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => vite.on('close', resolve))
  if (code !== 0) throw new StartError(`The kit could not be built:\n${output.trim()}`)
}
