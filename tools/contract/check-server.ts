import type { Capability, Check, Subject } from './check.ts'
import { Unmet, Untried } from './http/unmet.ts'
import { subjects } from './subjects.ts'
import { Visit, type VisitOptions } from './visit.ts'

export interface ContractOptions extends VisitOptions {
  /** ids of subjects or capabilities; all by default */
  only?: readonly string[] | undefined
}

/** `untried`: the check was skipped because it lacked a login or data. */
export type Support = 'yes' | 'partly' | 'no' | 'untried'

export interface Failure {
  /** the promise */
  check: string
  /** the request */
  call: string
  expected: string
  got: string
}

export interface CapabilityReport {
  id: string
  title: string
  tags: readonly string[]
  support: Support
  /** the server lacks the call, which is fine unless the capability is core */
  isAbsent: boolean
  isCore: boolean
  passed: number
  failures: Failure[]
  /** skipped checks, with the reason */
  untried: { check: string; reason: string }[]
}

export interface SubjectReport {
  id: string
  title: string
  capabilities: CapabilityReport[]
}

export interface ContractReport {
  baseUrl: string
  subjects: SubjectReport[]
  /** what the run left on the server */
  traces: readonly string[]
}

type Outcome = { check: Check } & ({ kind: 'passed' } | { kind: 'failed'; error: Unmet } | { kind: 'untried'; reason: string })

async function make(check: Check, visit: Visit): Promise<Outcome> {
  try {
    await check.run(visit)
    return { check, kind: 'passed' }
  } catch (error) {
    if (error instanceof Unmet) return { check, kind: 'failed', error }
    if (error instanceof Untried) return { check, kind: 'untried', reason: error.message }
    // one unforeseen response must not end the run
    const got = error instanceof Error ? error.message : String(error)
    return { check, kind: 'failed', error: new Unmet({ call: 'several calls', expected: 'responses that can be checked', got }) }
  }
}

async function makeAll(checks: readonly Check[], visit: Visit): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const check of checks) {
    const outcome = await make(check, visit)
    outcomes.push(outcome)
    if (check.isEssential && outcome.kind !== 'passed') break
  }
  return outcomes
}

function supportOf(outcomes: readonly Outcome[]): Support {
  const failed = outcomes.filter(({ kind }) => kind === 'failed')
  if (failed.some(({ check }) => check.isEssential)) return 'no'
  if (failed.length) return 'partly'
  const isTried =
    outcomes.some(({ check, kind }) => kind === 'passed' && check.isEssential) || outcomes.every(({ kind }) => kind === 'passed')
  return isTried ? 'yes' : 'untried'
}

async function checkCapability({ id, title, tags, isCore = false, checks }: Capability, visit: Visit): Promise<CapabilityReport> {
  const outcomes = await makeAll(checks, visit)
  const failed = outcomes.flatMap((outcome) => (outcome.kind === 'failed' ? [outcome] : []))
  return {
    id,
    title,
    tags,
    isCore,
    support: supportOf(outcomes),
    isAbsent: failed.some(({ check, error }) => check.isEssential && error.isAbsent),
    passed: outcomes.filter(({ kind }) => kind === 'passed').length,
    failures: failed.map(({ check, error: { call, expected, got } }) => ({ check: check.name, call, expected, got })),
    untried: outcomes.flatMap((outcome) => (outcome.kind === 'untried' ? [{ check: outcome.check.name, reason: outcome.reason }] : [])),
  }
}

/** The subjects with the capabilities that `only` names. Throws for an unknown name. */
export function selectSubjects(only: readonly string[] = []): Subject[] {
  const names = subjects.flatMap(({ id, capabilities }) => [id, ...capabilities.map((capability) => capability.id)])
  const unknown = only.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`--only: unknown "${unknown}"; known are ${names.join(', ')}`)
  const isChosen = (id: string) => only.length === 0 || only.includes(id)
  return subjects
    .map((subject) => ({ ...subject, capabilities: subject.capabilities.filter(({ id }) => isChosen(id) || isChosen(subject.id)) }))
    .filter(({ capabilities }) => capabilities.length > 0)
}

/** Checks a server from outside, over HTTP. Throws an `Unmet` if no server answers. */
export async function checkServer({ only, ...options }: ContractOptions): Promise<ContractReport> {
  const visit = new Visit(options)
  const first = await visit.visitor.get('/api/configuration')
  if (first.status === 503) throw first.unmet('a server that is ready')
  const reports: SubjectReport[] = []
  for (const { id, title, capabilities } of selectSubjects(only)) {
    const checked: CapabilityReport[] = []
    for (const capability of capabilities) checked.push(await checkCapability(capability, visit))
    reports.push({ id, title, capabilities: checked })
  }
  return { baseUrl: options.baseUrl, subjects: reports, traces: visit.traces }
}
