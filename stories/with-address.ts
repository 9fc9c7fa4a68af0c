import { pushSearch } from '../src/stores/page/url-owner.ts'

/** Adds query parameters to the URL during a story. */
export const withAddress = (parameters: Record<string, string>) => () => {
  const before = location.search
  const query = new URLSearchParams(before)
  for (const [name, value] of Object.entries(parameters)) query.set(name, value)
  pushSearch(String(query))
  return () => pushSearch(before)
}
