import type { Block } from '../../model/block.ts'

export interface BlockProps {
  type: string | undefined
  block: Block | undefined
}
