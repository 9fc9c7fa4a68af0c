import { hideParameters } from '../../src/base/security/secret-parameters.ts'

/*
 * Takes tokens out of the address before the kit asks for anything: the loader fetches tags.ts, and this file with it, where
 * the address may carry one. What stays because its reader comes later, that one takes out itself (R12).
 */
// only where one of these tags stands do the parameters mean what the kit means by them
if (typeof document !== 'undefined' && document.querySelector('shop-login, shop-account, shop-page, shop-block, shop-impersonation')) {
  const query = new URLSearchParams(location.search)
  const names = ['email-approval-token', 'impersonateToken']
  if (query.get('step') === 'password-change') names.push('id')
  if (/^(facebook|google|apple)-/.test(query.get('state') ?? '')) names.push('code', 'state', 'error')
  if (document.querySelector('shop-page')) names.push('token')
  hideParameters(names)
}
