import type { Adapter } from '../../gateway/adapter.ts'

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
}
