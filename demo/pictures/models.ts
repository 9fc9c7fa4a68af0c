import type { Model } from './model.ts'
import { bags } from './models/bags.ts'
import { bottles } from './models/bottles.ts'
import { clothing } from './models/clothing.ts'
import { cycling } from './models/cycling.ts'
import { decor } from './models/decor.ts'
import { desk } from './models/desk.ts'
import { devices } from './models/devices.ts'
import { dining } from './models/dining.ts'
import { field } from './models/field.ts'
import { footwear } from './models/footwear.ts'
import { freshFood } from './models/fresh-food.ts'
import { games } from './models/games.ts'
import { garden } from './models/garden.ts'
import { groceries } from './models/groceries.ts'
import { growing } from './models/growing.ts'
import { handTools } from './models/hand-tools.ts'
import { home } from './models/home.ts'
import { household } from './models/household.ts'
import { instruments } from './models/instruments.ts'
import { kitchen } from './models/kitchen.ts'
import { leisure } from './models/leisure.ts'
import { nursery } from './models/nursery.ts'
import { outdoors } from './models/outdoors.ts'
import { plants } from './models/plants.ts'
import { play } from './models/play.ts'
import { playroom } from './models/playroom.ts'
import { safety } from './models/safety.ts'
import { seedPackets } from './models/seed-packets.ts'
import { smallMetal } from './models/small-metal.ts'
import { softToys } from './models/soft-toys.ts'
import { sport } from './models/sport.ts'
import { stage } from './models/stage.ts'
import { stationery } from './models/stationery.ts'
import { sweets } from './models/sweets.ts'
import { tableware } from './models/table.ts'
import { tools } from './models/tools.ts'
import { toys } from './models/toys.ts'
import { watchesGlasses } from './models/watches-glasses.ts'
import { workwear } from './models/workwear.ts'

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
  ...plants,
  ...growing,
  ...seedPackets,
  ...bottles,
  ...groceries,
  ...cycling,
  ...instruments,
  ...bags,
  ...games,
  ...footwear,
  ...outdoors,
  ...workwear,
  ...clothing,
  ...safety,
  ...playroom,
  ...leisure,
  ...field,
  ...stage,
  ...nursery,
  ...softToys,
  ...play,
  ...tableware,
  ...desk,
  ...devices,
  ...stationery,
  ...smallMetal,
  ...watchesGlasses,
  ...freshFood,
  ...sweets,
  ...dining,
  ...decor,
}
