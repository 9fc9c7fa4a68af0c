const container = /^GTM-[A-Z0-9]{1,16}$/

/** Script URL of the Tag Manager container `gtmContainerId`; undefined for an invalid id (ANA-04). */
export const tagManagerUrl = (containerId: string | undefined): string | undefined =>
  containerId && container.test(containerId) ? `https://www.googletagmanager.com/gtm.js?id=${containerId}` : undefined

/** Whether the Tag Manager may load: the page enables it and the visitor has consented (R54). */
export const allowsTagManager = ({ analytics, consent }: { analytics: string; consent?: string | undefined }): boolean =>
  analytics === 'gtm' && consent === 'granted'
