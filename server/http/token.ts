import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** Returns 256 random bits, safe in URLs and cookies. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** Hashes a token for storage, so that a leaked database does not reveal it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
