import { readProofs } from './proofs.ts'

const { lines, faults } = readProofs(new URL('../..', import.meta.url).pathname)
for (const line of lines) console.log(line)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
