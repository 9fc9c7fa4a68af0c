import { notFound } from '../http/problem.ts'
import type { Settings } from './settings.ts'

/** Whether the configuration or its features enable this. */
export function hasFeature(configuration: Record<string, unknown>, name: string): boolean {
  const features = configuration.features as Record<string, unknown>
  return configuration[name] === true || features[name] === true
}

/** Throws a 404 unless the configuration or its features enable this. */
export async function requireFeature(settings: Settings, name: string): Promise<void> {
  if (!hasFeature(await settings.configuration(), name)) throw notFound()
}
