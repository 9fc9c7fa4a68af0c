import { hasControlChars } from '../../http/control-chars.ts'

/** What mail programs make a link of. */
const address = /[/\\@]|[\p{L}\p{N}]\.\p{L}{2}/u

/**
 * The name that a mail greets somebody by; none where it would say something of its own: whoever opens an account with the
 * address of somebody else writes nothing to them.
 */
export const salutation = (name: string | null | undefined): string => (!name || hasControlChars(name) || address.test(name) ? '' : name)
