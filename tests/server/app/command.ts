import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const project = new URL('../../../', import.meta.url).pathname

/** Runs a command, by default `npm start`. Returns its exit code and output. */
export async function command(env: Record<string, string>, args = ['demo/start.ts']): Promise<{ code: number | null; output: string }> {
  const child: ChildProcess = spawn(join(project, 'node_modules/.bin/tsx'), args, {
    cwd: project,
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output: output.trim() }
}
