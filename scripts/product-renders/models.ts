import type { Model } from './model.ts'
import { garden } from './models/garden.ts'
import { home } from './models/home.ts'
import { kitchen } from './models/kitchen.ts'
import { tools } from './models/tools.ts'

/** All models by id. */
export const models: Record<string, Model> = { ...tools, ...kitchen, ...garden, ...home }
