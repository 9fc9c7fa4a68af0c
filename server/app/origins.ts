/** Default origin of the shop. */
export const defaultSiteOrigin = 'http://localhost:4300'
/** Default origin of the content site. Another host name, because browsers treat ports of one host as the same site. */
export const defaultCmsOrigin = 'http://127.0.0.1:4301'
