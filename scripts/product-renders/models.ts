import type { Model } from './model.ts'
import { tools } from './models/tools.ts'

/** All models by id. */
export const models: Record<string, Model> = { ...tools }
