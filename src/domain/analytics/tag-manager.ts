const container = /^GTM-[A-Z0-9]{1,16}$/

/** Where the tag manager container of configuration gtmContainerId is; none for anything else than a container id (ANA-04). */
export const tagManagerUrl = (containerId: string | undefined): string | undefined =>
  containerId && container.test(containerId) ? `https://www.googletagmanager.com/gtm.js?id=${containerId}` : undefined

/** A third party's script may load: the page asks for it and the visitor has consented (R54). */
export const allowsTagManager = ({ analytics, consent }: { analytics: string; consent: string }): boolean =>
  analytics === 'gtm' && consent === 'granted'
