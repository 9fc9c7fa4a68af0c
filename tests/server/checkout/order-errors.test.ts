import { describe } from 'vitest'
import { openShop } from '../shop.ts'
import { describeOrderErrors } from './describe-order-errors.ts'

describe('errors of the database', () => describeOrderErrors(openShop))
