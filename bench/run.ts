import { execFileSync } from 'node:child_process'
import { browserBench } from './browser.ts'
import { writeBrowserReport } from './browser-report.ts'
import { exportBench } from './catalogue-export.ts'
import { contactsBench } from './contacts.ts'
import { serverBench } from './server.ts'
import { shoppingBench } from './shopping.ts'
import { siteBench } from './site.ts'
import { table } from './table.ts'

/*
 * `npm run bench` measures sizes, pages, shopping actions, whole pages of the shop, the catalogue export, the map of shops and the
 * server. Arguments select parts: bytes, browser, shopping, site, export, contacts, server. Pages are measured with the CPU throttled
 * 4 times and a slow 4G network, and compared with a static page of the same run; `browser` writes its tables and the chart of
 * docs/benchmarks.md.
 */
const selectedParts = process.argv.slice(2)
const isSelected = (part: string) => !selectedParts.length || selectedParts.includes(part)

if (isSelected('bytes')) {
  console.log('\n## Bytes\n')
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { stdio: 'inherit' })
  execFileSync('npx', ['tsx', 'tools/sizes/sizes.ts'], { stdio: 'inherit' })
}
if (isSelected('browser')) {
  console.log('\n## Pages\n')
  console.log(writeBrowserReport(await browserBench(Number(process.env.BENCH_PORT ?? 4390))))
}
if (isSelected('shopping')) {
  console.log('\n## Shopping\n')
  console.log(table(await shoppingBench(Number(process.env.BENCH_PORT ?? 4390))))
}
if (isSelected('site')) {
  console.log('\n## Whole pages\n')
  console.log(table(await siteBench()))
}
if (isSelected('export')) {
  console.log('\n## Export\n')
  console.log(table(await exportBench()))
}
if (isSelected('contacts')) {
  console.log('\n## Contacts\n')
  console.log(table(await contactsBench()))
}
if (isSelected('server')) {
  console.log('\n## Server\n')
  execFileSync('npx', ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error'], { stdio: 'inherit' })
  console.log(table(await serverBench()))
}
process.exit(0)
