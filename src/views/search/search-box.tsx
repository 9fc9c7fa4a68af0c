import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { lazyModule } from '../../base/dom/lazy-module.ts'
import { pageLink } from '../../base/security/safe-url.ts'
import { searchDelayMs, searchMinCharacters, suggestionsCount } from '../../domain/constants.ts'
import { searchPageWith, searchPhrase } from '../../domain/listing/search.ts'
import { messages } from '../../domain/messages.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { lazyComponent } from '../../parts/app/lazy-component.tsx'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useNavigate } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useTrack } from '../../parts/app/use-track.ts'
import { prepareAnalytics } from '../../stores/analytics/track.ts'
import { Input } from '../../ui/fields/input.tsx'
import { Icon } from '../../ui/icon.tsx'
import { search as magnifier } from '../../ui/icons.ts'
import sheet from './search-box.css?sheet'
import { useOptionKeys } from './use-option-keys.ts'
import { useSearchPhrase } from './use-search-phrase.ts'

const code = lazyModule(() => import('./search-popup.tsx'))

/** The code of the popup; loaded on the first sign that the user is about to search. */
export const loadSearchPopup = code.load

/** Loads the popup at once; if loading fails, it shows the error instead of suggestions. */
export function prepareSearchPopup(): void {
  code.prepare()
  prepareAnalytics() // a search may load another page at once
}

/** Calls `leave` when the user presses anything outside an element (SEARCH-07). */
export function useLeaving(box: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const listen = (event: Event) => {
      // the composed path includes shadow roots, `target` does not
      if (box.current && !event.composedPath().includes(box.current)) leave()
    }
    document.addEventListener('pointerdown', listen, true)
    return () => document.removeEventListener('pointerdown', listen, true)
  }, [box, leave])
}

export interface SearchProps {
  placeholder: string | undefined
  minLength: number
  delay: number
  limit: number
  categories: boolean | undefined
  recommended: boolean
  searchPage: string | undefined
  value: string | undefined
}

/** The props of a search box without attributes, for components that compose it. */
export const plainSearch: SearchProps = {
  placeholder: undefined,
  minLength: searchMinCharacters,
  delay: searchDelayMs,
  limit: suggestionsCount,
  categories: undefined,
  recommended: true,
  searchPage: undefined,
  value: undefined,
}

/** The field works without suggestions, so a load error renders nothing. */
const SearchPopup = lazyComponent(
  async () => (await loadSearchPopup()).SearchPopup,
  () => null,
)

/**
 * The search box: a combobox with a popup of suggestions (SEARCH-01..09). The focus stays in the field; the code of
 * the popup is lazy.
 */
export function SearchBox(props: SearchProps) {
  useSheet(sheet)
  const t = useText()
  const emit = useEmit()
  const track = useTrack()
  const navigate = useNavigate('search')
  const settings = useSettings()
  const configuration = useConfiguration()
  const list = useId()
  const box = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { typed, phrase, type } = useSearchPhrase(props)
  const close = useCallback(() => setOpen(false), [])
  const keys = useOptionKeys(box, setOpen)
  useLeaving(box, close)

  // one or two characters request nothing; an empty box shows recommendations (SEARCH-01)
  const recommends = props.recommended && typed.trim() === '' && configuration?.recommendedProductsList !== undefined
  const isShown = isOpen && (recommends || phrase !== undefined)
  const page = pageLink(settings, props.searchPage ?? configuration?.searchPage)
  const goToResults = () => {
    const wanted = searchPhrase(typed)
    if (wanted === '') return
    close()
    track('search', wanted)
    const url = searchPageWith(page, 'search', wanted)
    if (emit('shop-search', { phrase: wanted }, true) && url !== undefined) navigate(url)
  }
  return (
    <search className="search" ref={box} onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && close()}>
      <form
        className="search-field"
        action={page} // before the code has loaded, and without JavaScript
        onSubmit={(event) => {
          event.preventDefault()
          goToResults()
        }}
      >
        <span className="search-icon">
          <slot name="icon">
            <Icon path={magnifier} />
          </slot>
        </span>
        <Input
          type="search"
          name="search"
          part="box input"
          className="search-input"
          aria-label={t(messages.search)}
          placeholder={props.placeholder ?? t(messages.searchProducts)}
          value={typed}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? list : undefined}
          aria-activedescendant={isShown ? keys.active : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onPointerEnter={prepareSearchPopup}
          onFocus={() => {
            prepareSearchPopup()
            if (typed.trim() === '') setOpen(true)
          }}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            type(event.target.value)
            keys.forget()
            setOpen(true)
          }}
          onKeyDown={keys.press}
        />
      </form>
      {isShown && (
        <SearchPopup
          id={list}
          phrase={phrase}
          active={keys.active}
          page={page}
          limit={props.limit}
          categories={props.categories}
          onPoint={keys.point}
          onClose={close}
        />
      )}
    </search>
  )
}
