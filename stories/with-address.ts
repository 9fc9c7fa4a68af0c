import { pushSearch } from '../src/stores/page/url-owner.ts'

/** The address as a story begins has these parameters; it is the story's own again when it ends. */
export const withAddress = (parameters: Record<string, string>) => () => {
  const before = location.search
  const query = new URLSearchParams(before)
  for (const [name, value] of Object.entries(parameters)) query.set(name, value)
  pushSearch(String(query))
  return () => pushSearch(before)
}
