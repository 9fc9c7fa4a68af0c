import { estonianSalons } from './salons/estonia.ts'
import { latvianSalons } from './salons/latvia.ts'
import { lithuanianSalons } from './salons/lithuania.ts'
import type { SalonSeed } from './salons/shape.ts'

/** The shops for collecting orders, in display order. */
export const salons: SalonSeed[] = [...lithuanianSalons, ...latvianSalons, ...estonianSalons]
