/** The shop's own site. */
export const defaultSiteOrigin = 'http://localhost:4300'
/** The content site that embeds it: another host name, so another site for browsers. */
export const defaultCmsOrigin = 'http://127.0.0.1:4301'
