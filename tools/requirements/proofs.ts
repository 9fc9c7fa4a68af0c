import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kind, kinds, readIdsInNames, readTitles, type Title } from './titles.ts'

interface Requirement {
  id: string
  area: string
  /** required kinds of proof, all of them; if empty, any kind will do */
  requiredKinds: Kind[]
}

const linesOf = (root: string, file: string) =>
  readFileSync(join(root, 'docs', file), 'utf8')
    .trim()
    .split('\n')
const rows = (root: string, file: string) =>
  linesOf(root, file)
    .slice(1)
    .map((line) => line.split('\t'))

const readRequirements = (root: string): Requirement[] => [
  ...rows(root, 'requirements.tsv').map(([id = '', area = '', , , how = '']) => ({
    id,
    area,
    requiredKinds: kinds.filter((kind) => new RegExp(`\\b${kind}\\b`).test(how)),
  })),
  ...rows(root, 'security.tsv').map(([id = '']) => ({ id, area: 'Security', requiredKinds: [] })),
]

/** 'LIST-*', 'ENT-01..13', 'R01..R11' -> ids */
function expand(pattern: string, ids: readonly string[]): string[] {
  if (pattern.endsWith('*')) return ids.filter((id) => id.startsWith(pattern.slice(0, -1)))
  const [from = '', to] = pattern.split('..')
  if (to === undefined) return [from]
  const number = (text: string) => Number(text.match(/\d+$/)?.[0])
  const prefix = from.replace(/\d+$/, '')
  return ids.filter((id) => id.replace(/\d+$/, '') === prefix && number(id) >= number(from) && number(id) <= number(to))
}

/** Counts the proven requirements per area, from the titles of tests and the tags of stories. `faults` lists missing proofs and invalid titles. */
export function readProofs(root: string): { lines: string[]; faults: string[] } {
  const requirements = readRequirements(root)
  const ids = requirements.map(({ id }) => id)
  const scope = new Set(
    linesOf(root, 'scope.txt')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(/\s+/).filter(Boolean))
      .flatMap((pattern) => expand(pattern, ids)),
  )
  const titles = readTitles(root)
  const proofs = new Map<string, Title[]>()
  for (const title of titles) for (const id of title.ids) proofs.set(id, [...(proofs.get(id) ?? []), title])

  /** Kinds of proof that a requirement lacks. */
  const missingKinds = ({ id, requiredKinds }: Requirement): string[] => {
    const given = new Set(proofs.get(id)?.map(({ kind }) => kind))
    if (requiredKinds.length === 0) return given.size ? [] : [kinds.join(' or ')]
    return requiredKinds.filter((kind) => !given.has(kind))
  }
  const isProven = (requirement: Requirement) => missingKinds(requirement).length === 0
  const areas = new Map<string, Requirement[]>()
  for (const requirement of requirements) areas.set(requirement.area, [...(areas.get(requirement.area) ?? []), requirement])

  const lines = [...areas].map(([area, members]) => {
    const missing = members.filter((member) => !isProven(member))
    const built = missing.filter(({ id }) => scope.has(id)).map(({ id }) => id)
    const later = missing.length - built.length
    return (
      `${area.padEnd(48)} ${String(members.length - missing.length).padStart(3)}/${String(members.length).padEnd(3)}` +
      `${built.length ? ` MISSING ${built.join(' ')}` : ''}${later ? ` (${later} not built yet)` : ''}`
    )
  })
  const known = new Set(ids)
  return {
    lines: [...lines, `${'Total'.padEnd(48)} ${requirements.filter(isProven).length}/${requirements.length}; in scope ${scope.size}`],
    faults: [
      ...requirements
        .filter(({ id }) => scope.has(id))
        .flatMap((requirement) => {
          const given = proofs.get(requirement.id)?.map(({ kind, file }) => `${kind} ${file}`)
          return missingKinds(requirement).map(
            (kind) => `${requirement.id} has no ${kind} test${given ? `, only: ${given.join(', ')}` : ''}`,
          )
        }),
      ...titles.filter(({ ids }) => ids.length > 3).map(({ file, text }) => `${file}: more than three ids in "${text}"`),
      ...titles.flatMap(({ file, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id} is not a requirement`)),
      ...readIdsInNames(root),
    ],
  }
}
