import { writeFileSync } from 'node:fs'
import { checkServer } from './check-server.ts'
import { formatReport, isKept } from './format-report.ts'
import { Unmet } from './http/unmet.ts'
import { readOptions, UsageError, usage } from './options.ts'

/** Runs the command with these arguments. Returns the exit code: 0 if the server keeps the contract, 1 if not, 2 for wrong arguments. */
export async function runContract(args: readonly string[], print: (text: string) => void): Promise<number> {
  try {
    const options = readOptions(args)
    if (!options) {
      print(usage)
      return 0
    }
    const report = await checkServer(options)
    print(formatReport(report))
    if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`)
    return isKept(report, options.only) ? 0 : 1
  } catch (error) {
    if (error instanceof Unmet) {
      print(`The server cannot be checked. ${error.message}`)
      return 1
    }
    if (!(error instanceof UsageError)) throw error
    print(`${error.message}\n\n${usage}`)
    return 2
  }
}
