import { hideParameters } from '../../src/base/security/secret-parameters.ts'

/*
 * Removes tokens from the URL before the kit sends any request: if the URL may contain one, the loader first fetches
 * lazy-tags.ts, which imports this file. Code that reads a remaining token later removes it itself (R12).
 */
// without one of these tags the parameters belong to the host page
if (typeof document !== 'undefined' && document.querySelector('shop-login, shop-account, shop-page, shop-block, shop-impersonation')) {
  const query = new URLSearchParams(location.search)
  const names = ['email-approval-token', 'impersonateToken']
  if (query.get('step') === 'password-change') names.push('id')
  if (/^(facebook|google|apple)-/.test(query.get('state') ?? '')) names.push('code', 'state', 'error')
  if (document.querySelector('shop-page')) names.push('token')
  hideParameters(names)
}
