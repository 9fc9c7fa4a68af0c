import type { CapabilityReport, ContractReport, Support } from './check-server.ts'

const titleWidth = 46
const lineWidth = 120
const shown: Record<Support, string> = { yes: 'yes    ', partly: 'partly ', no: 'no     ', untried: '–      ' }

const tagName = (tag: string) => (tag.includes(' ') ? tag : `shop-${tag}`)

function note({ support, isAbsent, failures, untried }: CapabilityReport): string {
  if (support === 'no') return isAbsent ? 'the server has no such call' : (failures.at(-1)?.check ?? '')
  const [first, ...others] = failures.map(({ check }) => check)
  if (support === 'partly') return `missing: ${first}${others.length ? `, and ${others.length} more` : ''}`
  const reasons = [...new Set(untried.map(({ reason }) => reason))]
  return reasons.length ? `not tried: ${reasons.join('; ')}` : ''
}

const row = (capability: CapabilityReport) =>
  `  ${shown[capability.support]} ${`${capability.title} (${capability.id})`.padEnd(titleWidth)} ${note(capability)}`.trimEnd()

const details = ({ title, tags, failures }: CapabilityReport): string[] =>
  failures.flatMap(({ check, call, expected, got }) => [
    `${title}: ${check}`,
    `  call      ${call}`,
    `  expected  ${expected}`,
    `  got       ${got}`,
    `  tags      ${tags.map(tagName).join(', ')}`,
    '',
  ])

/** Wraps words into indented lines; all but the first are indented further. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < lineWidth) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`${lines.length ? '    ' : '  '}${word}`)
  }
  return lines
}

/** What each tag lacks; tags that lack nothing share one line. */
function tagRows(capabilities: readonly CapabilityReport[]): string[] {
  const tags = [...new Set(capabilities.flatMap((capability) => capability.tags))].filter((tag) => !tag.includes(' ')).sort()
  const ofKind = (tag: string, kinds: readonly Support[]) =>
    capabilities.filter((capability) => capability.tags.includes(tag) && kinds.includes(capability.support))
  const lacking = tags.flatMap((tag) => {
    const needed = ofKind(tag, ['no', 'partly']).map(({ id, support }) => (support === 'no' ? id : `a part of ${id}`))
    return needed.length ? [`  ${tagName(tag).padEnd(26)} lacks ${needed.join(', ')}`] : []
  })
  const complete = tags.filter((tag) => ofKind(tag, ['no', 'partly', 'untried']).length === 0)
  return [...lacking, ...(complete.length ? wrapped(`complete: ${complete.map(tagName).join(', ')}`) : [])]
}

/** Whether the server keeps the contract: a capability may be absent unless it is core or `only` names it. */
export const isKept = ({ subjects }: ContractReport, only: readonly string[] = []): boolean =>
  subjects
    .flatMap(({ capabilities }) => capabilities)
    .every(({ id, support, isAbsent, isCore }) => {
      if (support === 'yes' || support === 'untried') return true
      return support === 'no' && isAbsent && !isCore && !only.includes(id)
    })

/** The report as text: the table of capabilities, what is missing, the tags affected, and what was left on the server. */
export function formatReport({ baseUrl, subjects, traces }: ContractReport): string {
  const all = subjects.flatMap(({ capabilities }) => capabilities)
  const count = (support: Support) => all.filter((capability) => capability.support === support).length
  const missing = all.flatMap(details)
  return [
    `Contract of ${baseUrl}`,
    ...subjects.flatMap(({ id, title, capabilities }) => ['', `${title} (${id})`, ...capabilities.map(row)]),
    ...(missing.length ? ['', 'What is missing', '', ...missing.slice(0, -1)] : []),
    ...['', 'Tags', ...tagRows(all)],
    ...(traces.length ? ['', 'Left on the server', ...traces.map((trace) => `  ${trace}`)] : []),
    ...['', `${count('yes')} yes, ${count('partly')} partly, ${count('no')} no, ${count('untried')} not tried`],
  ].join('\n')
}
