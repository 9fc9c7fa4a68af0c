import { stringify } from '../../model/stringify.ts'

/**
 * The address of a line of script that loads a script of another site: a page may start workers of its own site only. To be
 * revoked once the worker runs. The kit's addresses only: see trusted-policy.ts.
 */
export const workerLoader = (url: string): string =>
  URL.createObjectURL(new Blob([`import ${stringify(new URL(url, document.baseURI).href)}`], { type: 'text/javascript' }))

/** Asks the page's policy for the loader of a script instead of the script. */
export const loaderPrefix = 'loader of '
