import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** 256 bits that nobody can guess, fit for addresses and cookies. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** What the shop keeps of a token: who reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
