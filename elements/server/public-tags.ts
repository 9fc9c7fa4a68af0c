import type { AnyContract } from '../kit/contract.ts'
import { clientTags, serverTags } from './generated-tags.ts'

/** Names of the tags that a server renders. */
export const publicTagNames: readonly string[] = Object.keys(serverTags)

/** A name that is not a tag of the kit. */
class UnknownTagError extends TypeError {
  override name = 'UnknownTagError'
}

/** The contract of a tag that a server renders; undefined for one without public content. Throws for an unknown tag. */
export function publicContract(tag: string): AnyContract | undefined {
  if (Object.hasOwn(serverTags, tag)) return serverTags[tag as keyof typeof serverTags] as unknown as AnyContract
  if (clientTags.includes(tag)) return undefined
  throw new UnknownTagError(`<${tag.slice(0, 60)}> is not a tag of the kit`)
}
