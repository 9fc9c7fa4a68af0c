import { hasControlChars } from '../../http/control-chars.ts'

/** Text that mail clients turn into a link. */
const address = /[/\\@]|[\p{L}\p{N}]\.\p{L}{2}/u

/**
 * The name for the greeting of a mail; '' for a name with links or line breaks. Otherwise an account opened with a stranger's
 * address could send them a message through its name.
 */
export const salutation = (name: string | null | undefined): string => (!name || hasControlChars(name) || address.test(name) ? '' : name)
