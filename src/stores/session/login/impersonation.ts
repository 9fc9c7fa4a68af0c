import { impersonate } from '../../../api/login.ts'
import type { Connection } from '../../../base/http/request.ts'
import { digest } from '../../../domain/digest.ts'
import { persisted } from '../../../kit/persisted.ts'
import { clearCart } from '../../cart/carts.ts'
import { afterLogin } from './login.ts'
import { clearPersonalData } from './personal-data.ts'

const maxTokens = 5

/** Digests of the tokens that this browser has used, so that none is sent twice. */
const $usedTokens = persisted<readonly string[]>('impersonated', {
  initial: [],
  read(value) {
    const texts = Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
    return { value: texts, damaged: !Array.isArray(value) || texts.length < value.length }
  },
  expendable: true,
})

/** Marks a token as used. Returns false if it was already. */
function markUsed(token: string): boolean {
  const name = digest(token)
  let isNew = false
  $usedTokens.change((used) => {
    isNew = !used.includes(name)
    return isNew ? [...used.slice(1 - maxTokens), name] : used
  })
  return isNew
}

/**
 * Logs in as the customer of a token, once per token. Clears the active cart and the data of the previous customer (IMP-01, IMP-03).
 * Resolves with false on failure, which is only logged (IMP-04).
 */
export async function startImpersonation(connection: Connection, token: string): Promise<boolean> {
  if (!markUsed(token)) {
    console.error('shop: this impersonation link has been used')
    return false
  }
  try {
    await impersonate(connection, token)
  } catch {
    return false // logged with the request
  }
  clearPersonalData()
  clearCart()
  afterLogin('login')
  return true
}
