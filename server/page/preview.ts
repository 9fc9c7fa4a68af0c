import { timingSafeEqual } from 'node:crypto'
import { hashToken } from '../http/token.ts'

/** Whether a token matches the hash; compares in constant time. */
export function opensPreview(token: string | undefined, hash: string): boolean {
  const [given, kept] = [hashToken(token ?? ''), hash].map((text) => Buffer.from(text)) as [Buffer, Buffer]
  return given.length === kept.length && timingSafeEqual(given, kept)
}
