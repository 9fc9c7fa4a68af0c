import type { Adapter } from '../../gateway/adapter.ts'

/** A list of products, as the engine answers it itself. */
export interface EngineList {
  title: string
  /** filter and option that are chosen in it, by their titles; the filter in lower case */
  chosen?: { filter: string; option: string }
  /** Reads at most 50 products, with the counts of the filters if the engine has them. Gives their number. */
  load(): Promise<number>
}

/** Throws unless the status is 2xx. */
export async function readJson<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return (await response.json()) as T
}

/** A commerce engine with sample data, in front of which the gateway can be tried. */
export interface Sample {
  title: string
  /** address of its API */
  url: string
  /** where it is installed, and keeps its data and those of the gateway */
  folder: string
  /** where its staff find the orders, and how to log in */
  staff: string
  /** Installs it, fills it and starts it. `ended` resolves with its exit code. */
  start(): Promise<{ ended: Promise<number> }>
  /** once it has been started */
  adapter(): Adapter
  /** arguments of `npm run gateway` once it has been started */
  gatewayOptions(): string[]
  /** what the lists of the gateway are measured against */
  lists(): EngineList[]
}
