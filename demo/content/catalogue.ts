import { garden } from './catalogue/garden.ts'
import { home } from './catalogue/home.ts'
import { kitchen } from './catalogue/kitchen.ts'
import { office } from './catalogue/office.ts'
import { outdoor } from './catalogue/outdoor.ts'
import { pantry } from './catalogue/pantry.ts'
import { protectiveWear } from './catalogue/protective-wear.ts'
import { sport } from './catalogue/sport.ts'
import { toys } from './catalogue/toys.ts'
import { workshop } from './catalogue/workshop.ts'
import type { CategorySeed, DepartmentSeed, ProductSeed } from './common/shape.ts'

/** The top categories of the shop, in the order of the menu. */
export const departments: DepartmentSeed[] = [workshop, kitchen, home, garden, outdoor, office, protectiveWear, toys, sport, pantry]

/** A category and everything below it, parents before children. */
export const categoriesOf = (category: CategorySeed): CategorySeed[] => [category, ...(category.children ?? []).flatMap(categoriesOf)]

/** Products of a category and of everything below it, in the order written. */
export const productsOf = (category: CategorySeed): ProductSeed[] => categoriesOf(category).flatMap(({ products = [] }) => products)
