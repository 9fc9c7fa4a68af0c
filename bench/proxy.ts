import { request } from 'node:http'

/*
 * `npx tsx bench/proxy.ts URL [seconds]`: requests per second that a running shop, or a proxy in front of it, answers to a public list,
 * with 32 connections.
 */
const [address = 'http://127.0.0.1:4300/api/products?category=kitchen&includeSubCategories=true&size=50', seconds = '5'] =
  process.argv.slice(2)
const connections = 32
const until = performance.now() + Number(seconds) * 1000
const times: number[] = []
let failures = 0

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now()
    const failed = () => {
      failures += 1
      resolve()
    }
    request(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) failures += 1
      response.on('error', failed)
      response.resume().on('end', () => {
        times.push(performance.now() - started)
        resolve()
      })
    })
      .on('error', failed)
      .end()
  })
}

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < until) await ask()
  }),
)
times.sort((a, b) => a - b)
const at = (share: number) => Number(times[Math.floor(times.length * share)]?.toFixed(1))
console.table([{ 'requests/s': Math.round(times.length / Number(seconds)), medianMs: at(0.5), p99Ms: at(0.99), failures }])
process.exit(0)
