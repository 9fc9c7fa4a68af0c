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

/** The departments of the shop, in menu order. */
export const departments: DepartmentSeed[] = [workshop, kitchen, home, garden, outdoor, office, protectiveWear, toys, sport, pantry]

/** A category and its descendants, parents before children. */
export const categoriesOf = (category: CategorySeed): CategorySeed[] => [category, ...(category.children ?? []).flatMap(categoriesOf)]

/** Products of a category and its descendants, in source order. */
export const productsOf = (category: CategorySeed): ProductSeed[] => categoriesOf(category).flatMap(({ products = [] }) => products)
