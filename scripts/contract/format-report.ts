import type { CapabilityReport, ContractReport, Support } from './check-server.ts'

const titleWidth = 40
const shown: Record<Support, string> = { yes: 'yes    ', partly: 'partly ', no: 'no     ', untried: '–      ' }

const tagName = (tag: string) => (tag.includes(' ') ? tag : `shop-${tag}`)

function note({ support, isAbsent, failures, untried }: CapabilityReport): string {
  if (support === 'no') return isAbsent ? 'the server has no such call' : (failures.at(-1)?.check ?? '')
  if (support === 'partly') return `missing: ${failures.map(({ check }) => check).join('; ')}`
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

const rank: readonly Support[] = ['untried', 'yes', 'partly', 'no']

/** The tags with the worst of the capabilities that each needs. */
function tagRows(capabilities: readonly CapabilityReport[]): string[] {
  const tags = [...new Set(capabilities.flatMap((capability) => capability.tags))].filter((tag) => !tag.includes(' ')).sort()
  return tags.map((tag) => {
    const needed = capabilities.filter((capability) => capability.tags.includes(tag) && rank.indexOf(capability.support) > 1)
    const lacking = needed.map(({ id, support }) => (support === 'no' ? id : `${id} (partly)`))
    return `  ${tagName(tag).padEnd(26)} ${lacking.length ? `lacks ${lacking.join(', ')}` : 'has all it needs'}`
  })
}

/** Whether the server keeps the contract: a capability may be absent unless it is core or was asked for by name. */
export const isKept = ({ subjects }: ContractReport, only: readonly string[] = []): boolean =>
  subjects
    .flatMap(({ capabilities }) => capabilities)
    .every(({ id, support, isAbsent, isCore }) => {
      if (support === 'yes' || support === 'untried') return true
      return support === 'no' && isAbsent && !isCore && !only.includes(id)
    })

/** The report as text: the table of capabilities, what is missing, the tags that it concerns, and the traces. */
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
