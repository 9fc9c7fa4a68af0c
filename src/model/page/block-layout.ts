import * as z from 'zod/mini'
import { lenient } from '../field.ts'
import { flag, words } from './block-field.ts'

/** How a block of any type is laid out (ENT-28, BLOCK-13..15). */
export const blockLayout = z.looseObject({
  /** room above and below */
  blockSpacing: lenient(z.enum(['large', 'small'])),
  /** takes the wide width */
  wide: flag,
  /** css colour behind the block */
  backgroundColor: words,
})
