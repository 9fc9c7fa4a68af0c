import type { Block } from '../../model/page/block.ts'

/** Types of blocks whose html comes from elsewhere than the block. */
const asked = new Set(['newsItem', 'contacts'])

/** Whether a block shows html as soon as it is there; an answer of a FAQ waits behind its question. */
export const hasHtml = ({ type, data }: Block): boolean => asked.has(type) || typeof data?.text === 'string'
