import type { Block } from '../../model/page/block.ts'

export interface BlockProps {
  type: string | undefined
  block: Block | undefined
}
