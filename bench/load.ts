import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/*
 * `npx tsx bench/load.ts PORT,PORT… [PROXY]`: requests a second of a list, per second of CPU that the shops and the proxy use for them, so that
 * other programs of the machine do not count. The shops listen on the ports; PROXY is the origin of the nginx in front of them, such as
 * https://127.0.0.1:5143. Needs Linux, wrk and ss. The CPU of the database is counted if it listens on a port in DATABASE_URL.
 */
const listPath = '/api/products?category=kitchen&includeSubCategories=true&size=50'
const seconds = 4
const warmUpSeconds = 2
const connections = 32
const ticksPerSecond = 100

type Headers = Record<string, string>

/** Fields of /proc/PID/stat after the name, which may contain spaces; undefined if the process has ended. */
function statOf(pid: number | string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** The processes that listen on a port, and their children. */
function processesOn(port: string): Set<number> {
  const listeners = execFileSync('ss', ['-ltnpH', `sport = :${port}`], { encoding: 'utf8' })
  const pids = new Set([...listeners.matchAll(/pid=(\d+)/g)].map(([, pid]) => Number(pid)))
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) if (pids.has(Number(statOf(pid)?.[1]))) pids.add(Number(pid))
  return pids
}

/** Seconds of CPU that processes have used. */
function cpuOf(pids: ReadonlySet<number>): number {
  let ticks = 0
  for (const pid of pids) {
    const stat = statOf(pid)
    ticks += Number(stat?.[11] ?? 0) + Number(stat?.[12] ?? 0)
  }
  return ticks / ticksPerSecond
}

function send(url: string, headers: Headers, duration: number): number {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const output = execFileSync('wrk', ['-t1', `-c${connections}`, `-d${duration}s`, ...sent, url], { encoding: 'utf8' })
  if (/Non-2xx or 3xx|Socket errors/.test(output)) throw new Error(output)
  return Number(/(\d+) requests in/.exec(output)?.[1])
}

const [ports = '', proxy] = process.argv.slice(2)
const shopPorts = ports.split(',').filter(Boolean)
if (shopPorts.length === 0) throw new Error('Name the ports of the shops')
const direct = `http://127.0.0.1:${shopPorts[0]}`
const groups = {
  shop: shopPorts,
  proxy: proxy ? [new URL(proxy).port || '443'] : [],
  database: process.env.DATABASE_URL ? [new URL(process.env.DATABASE_URL).port || '5432'] : [],
}
const tag = (await fetch(`${direct}${listPath}`)).headers.get('etag') ?? ''
const kinds: Record<string, Headers> = {
  'as it is': {},
  gzip: { 'Accept-Encoding': 'gzip' },
  brotli: { 'Accept-Encoding': 'br' },
  unchanged: { 'If-None-Match': tag },
}
const rows: Record<string, string | number>[] = []
for (const [through, origin] of Object.entries({ shop: direct, ...(proxy && { proxy }) }))
  for (const [answer, headers] of Object.entries(kinds)) {
    if (through === 'shop' && answer === 'brotli') continue // the shop has gzip only
    const all = { ...headers, Host: 'shop.example' }
    send(`${origin}${listPath}`, all, warmUpSeconds)
    const cpu = () => Object.values(groups).map((group) => group.reduce((sum, port) => sum + cpuOf(processesOn(port)), 0))
    const before = cpu()
    const requests = send(`${origin}${listPath}`, all, seconds)
    const used = cpu().map((after, group) => Math.max(0, after - (before[group] ?? 0)))
    const perSecond = Math.round(requests / used.reduce((sum, one) => sum + one, 0))
    rows.push({
      through,
      answer,
      requests,
      'shop, proxy, database s': used.map((one) => one.toFixed(2)).join(', '),
      'requests per core': perSecond,
    })
  }
console.table(rows)
process.exit(0)
