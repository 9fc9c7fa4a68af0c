/*
 * Parameters of the page's URL as text, because `URLSearchParams` would rewrite the other parameters, and a host page may route by them,
 * for example by `?/cart`.
 */

const isNamed = (name: string) => (pair: string) => pair === name || pair.startsWith(`${name}=`)

/** A query string with its question mark, without a parameter. */
export function withoutParameter(search: string, name: string): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isNamed(name)(pair))
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/** A query string with its question mark, with a parameter at its end. */
export function withParameter(search: string, name: string, value: string): string {
  const others = withoutParameter(search, name)
  return `${others || '?'}${others && '&'}${name}=${encodeURIComponent(value)}`
}
