import { medusaSample } from './medusa.ts'
import type { Sample } from './sample.ts'
import { vendureSample } from './vendure.ts'

const samples: Record<string, Sample> = { vendure: vendureSample, medusa: medusaSample }

/** The engine with this name; default: Vendure. Throws if there is none. */
export function findSample(name = 'vendure'): Sample {
  const sample = samples[name]
  if (!sample) throw new Error(`No engine '${name}': one of ${Object.keys(samples).join(', ')}`)
  return sample
}
