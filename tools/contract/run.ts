import { runContract } from './main.ts'

/* `npm run contract`: checks any server against the contract of the kit. */
process.exitCode = await runContract(process.argv.slice(2), console.log)
