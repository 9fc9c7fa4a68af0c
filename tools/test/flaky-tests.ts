/** The fields of a vitest or jest report that are read here. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    name: string
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[]
  }[]
}

const projectPath = /\/(tests|stories|src|elements|server|demo)\/[^)\s]*/

/** Tests that passed on a retry, each with its first error and where it occurred. The reporters do not show these. */
export function flakyTests({ testResults }: Report): string[] {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  return all.flatMap(({ fullName, status, failureMessages }) => {
    const [first] = failureMessages ?? []
    if (status !== 'passed' || first === undefined) return []
    const [message = '', ...stack] = first.split('\n')
    const own = stack.filter((line) => !line.includes('node_modules'))
    const place = own.map((line) => projectPath.exec(line)?.[0]).find((found) => found !== undefined)
    return [`${fullName}: ${message.trim()}${place ? ` at ${place.slice(1)}` : ''}`]
  })
}

/** Stories that passed on a retry, with their first error. Jest only prints these errors and omits them from its report. */
export function flakyStories(output: string): string[] {
  const lines = output.split('\n').flatMap((line) => line.trim() || [])
  return lines.flatMap((line, index) => {
    const [, story] = line.split('LOGGING RETRY ERRORS')
    const message = lines.findIndex((next, nextIndex) => nextIndex > index && next.includes('Message:'))
    return story ? [`${story.trim()}: ${lines[message + 1] ?? ''}`] : []
  })
}

/** More failed files than this are caused by a change, not by a busy machine. */
const maxFailedFiles = 3

/** Failed files to run again on an idle machine; empty if more than `maxFailedFiles` failed. */
export function retryableFiles({ testResults }: Report): string[] {
  const failed = testResults.filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'))
  return failed.length > maxFailedFiles ? [] : failed.map(({ name }) => name)
}
