import type { Model } from './model.ts'
import { desk } from './models/desk.ts'
import { garden } from './models/garden.ts'
import { handTools } from './models/hand-tools.ts'
import { home } from './models/home.ts'
import { household } from './models/household.ts'
import { kitchen } from './models/kitchen.ts'
import { play } from './models/play.ts'
import { softToys } from './models/soft-toys.ts'
import { sport } from './models/sport.ts'
import { tableware } from './models/table.ts'
import { tools } from './models/tools.ts'
import { toys } from './models/toys.ts'

/** All models by id. */
export const models: Record<string, Model> = {
  ...tools,
  ...handTools,
  ...kitchen,
  ...garden,
  ...home,
  ...household,
  ...sport,
  ...toys,
  ...softToys,
  ...play,
  ...tableware,
  ...desk,
}
