import type { Block } from '../../model/page/block.ts'

/** Types of blocks whose html comes from elsewhere than the block. */
const htmlFields = new Set(['newsItem', 'contacts'])

/** Whether a block shows html as soon as it is there; an answer of a FAQ waits behind its question. */
export const hasHtml = ({ type, data }: Block): boolean => htmlFields.has(type) || typeof data?.text === 'string'
