import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')

/** The commit in which the current branch left `main`; on `main` itself, the last commit. */
function base(): string {
  try {
    return git('merge-base', 'HEAD', 'main')[0] || 'HEAD'
  } catch {
    return 'HEAD' // a clone of a single branch
  }
}

/** Files that differ from `main`: committed on this branch, changed in the working tree, or new. Deleted files are left out. */
export const changedFiles = (): string[] =>
  [...new Set([...git('diff', '--name-only', base()), ...git('ls-files', '--others', '--exclude-standard')])].filter(
    (file) => file && existsSync(file),
  )
