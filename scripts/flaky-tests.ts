/** What a vitest or jest report says of its tests, as far as it is read here. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    name: string
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[]
  }[]
}

const projectPath = /\/(tests|stories|src|elements|demo)\/[^)\s]*/

/** Tests that passed at their second chance only, each with what was wrong at first and where: nobody else would hear of it. */
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

/** Stories that passed at their second chance: jest's report is silent about them, its output says what was wrong at first. */
export function flakyStories(output: string): string[] {
  const lines = output.split('\n').flatMap((line) => line.trim() || [])
  return lines.flatMap((line, at) => {
    const [, story] = line.split('LOGGING RETRY ERRORS')
    const message = lines.findIndex((next, place) => place > at && next.includes('Message:'))
    return story ? [`${story.trim()}: ${lines[message + 1] ?? ''}`] : []
  })
}

/** More files than this fail of what was changed, not of a busy machine. */
const maxFailedFiles = 3

/** Files of tests that may run once more, alone; none where so many failed that it is no accident. */
export function retryableFiles({ testResults }: Report): string[] {
  const failed = testResults.filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'))
  return failed.length > maxFailedFiles ? [] : failed.map(({ name }) => name)
}
