import { $search } from '../../base/address.ts'
import { useStore } from '../../base/use-store.ts'
import { pushSearch } from '../../stores/url-owner.ts'

/** The section that the address asks for, else the page, else the requisites; and the step to another one, which "back" takes back. */
export function useSectionWish(attribute: string | undefined) {
  const search = useStore($search)
  return {
    wish: new URLSearchParams(search).get('section') ?? attribute ?? '',
    go: (section: string) => pushSearch(String(new URLSearchParams({ section }))),
  }
}
