import { notFound } from '../http/problem.ts'
import type { Settings } from './settings.ts'

/** Throws a 404 unless the configuration or its features enable this. */
export async function requireFeature(settings: Settings, name: string): Promise<void> {
  const configuration = await settings.configuration('en')
  const features = configuration.features as Record<string, unknown>
  if (configuration[name] !== true && features[name] !== true) throw notFound()
}
