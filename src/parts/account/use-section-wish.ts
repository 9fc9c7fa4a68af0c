import { $search } from '../../base/dom/address.ts'
import { useStore } from '../../kit/use-store.ts'
import { pushSearch } from '../../stores/page/url-owner.ts'

/** What belongs to one section only. */
const ofASection = ['section', 'order', 'step']

/** The section that the address asks for, else the page, else the requisites; and the step to another one, which "back" takes back. */
export function useSectionWish(attribute: string | undefined) {
  const search = useStore($search)
  return {
    wish: new URLSearchParams(search).get('section') ?? attribute ?? '',
    go(section: string, more: Readonly<Record<string, string>> = {}) {
      const query = new URLSearchParams(location.search)
      for (const name of ofASection) query.delete(name)
      if (section !== '' || attribute) query.set('section', section)
      for (const [name, value] of Object.entries(more)) query.set(name, value)
      pushSearch(String(query))
    },
  }
}
