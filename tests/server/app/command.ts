import { spawn } from 'node:child_process'

const project = new URL('../../../', import.meta.url).pathname

interface Ended {
  code: number | null
  output: string
}

/** Starts a command, by default the shop, as docs/deploy.md does. */
export function startCommand(env: Record<string, string>, args = ['demo/start.ts']) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  return {
    child,
    output: () => output,
    ended: new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, output: output.trim() }))),
  }
}

/** Runs a command. Returns its exit code and output. */
export const command = (env: Record<string, string>, args?: string[]): Promise<Ended> => startCommand(env, args).ended
