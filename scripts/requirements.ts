import { readFileSync } from 'node:fs'
import { type Kind, kinds, readTitles, type Title } from './titles.ts'

const root = new URL('..', import.meta.url).pathname
const read = (file: string) => readFileSync(`${root}docs/${file}`, 'utf8')
const rows = (file: string) =>
  read(file)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

interface Requirement {
  id: string
  area: string
  /** any of them proves it */
  asked: Kind[]
}

const requirements: Requirement[] = [
  ...rows('requirements.tsv').map(([id = '', area = '', , , how = '']) => ({
    id,
    area,
    asked: kinds.filter((kind) => how.includes(kind)),
  })),
  ...rows('security.tsv').map(([id = '']) => ({ id, area: 'Security', asked: [...kinds] })),
]

/** 'LIST-*', 'ENT-01..13', 'R01..R11' -> ids */
function expand(pattern: string): string[] {
  const all = requirements.map(({ id }) => id)
  if (pattern.endsWith('*')) return all.filter((id) => id.startsWith(pattern.slice(0, -1)))
  const [from = '', to] = pattern.split('..')
  if (to === undefined) return [from]
  const number = (text: string) => Number(text.match(/\d+$/)?.[0])
  const prefix = from.replace(/\d+$/, '')
  return all.filter((id) => id.replace(/\d+$/, '') === prefix && number(id) >= number(from) && number(id) <= number(to))
}

const scope = new Set(
  read('scope.txt')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/).filter(Boolean))
    .flatMap(expand),
)

const titles = readTitles(root)
const proofs = new Map<string, Title[]>()
for (const title of titles) for (const id of title.ids) proofs.set(id, [...(proofs.get(id) ?? []), title])

const isProven = ({ id, asked }: Requirement) => (proofs.get(id) ?? []).some(({ kind }) => asked.includes(kind))
const areas = new Map<string, Requirement[]>()
for (const requirement of requirements) areas.set(requirement.area, [...(areas.get(requirement.area) ?? []), requirement])

let proven = 0
for (const [area, members] of areas) {
  const missing = members.filter((member) => !isProven(member))
  proven += members.length - missing.length
  const built = missing.filter(({ id }) => scope.has(id)).map(({ id }) => id)
  const later = missing.length - built.length
  console.log(
    `${area.padEnd(48)} ${String(members.length - missing.length).padStart(3)}/${String(members.length).padEnd(3)}` +
      `${built.length ? ` MISSING ${built.join(' ')}` : ''}${later ? ` (${later} not built yet)` : ''}`,
  )
}
console.log(`${'Total'.padEnd(48)} ${proven}/${requirements.length}; in scope ${scope.size}`)

const known = new Set(requirements.map(({ id }) => id))
const faults = [
  ...requirements
    .filter((one) => scope.has(one.id) && !isProven(one))
    .map(({ id, asked }) => {
      const other = proofs.get(id)?.map(({ kind, file }) => `${kind} ${file}`)
      return `${id} has no ${asked.join(' or ')} test${other ? `, only: ${other.join(', ')}` : ''}`
    }),
  ...titles.filter(({ ids }) => ids.length > 3).map(({ file, text }) => `${file}: more than three ids in "${text}"`),
  ...titles.flatMap(({ file, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id} is not a requirement`)),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
