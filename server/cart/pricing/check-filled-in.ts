import type { RequestedLine } from '../../../src/domain/cart/pricing/line.ts'
import { badRequest } from '../../http/problem.ts'

const maxAttributes = 100
const maxTextLength = 5000

/** Throws a 400 if the inputs of a line are too many or too long. */
export function checkFilledIn({ attributes = {} }: Pick<RequestedLine, 'attributes'>): void {
  const texts = Object.entries(attributes).flat(2).map(String)
  if (texts.length > 2 * maxAttributes || texts.some((text) => text.length > maxTextLength))
    throw badRequest('An input of a line is too long')
}
