import { useSheet } from '../../kit/use-sheet.ts'
import overlay from '../../ui/overlays/overlay.css?sheet'
import { Recommended } from './recommended.tsx'
import sheet from './search-popup.css?sheet'
import { Suggested } from './suggested.tsx'

export interface PopupProps {
  /** id of the listbox */
  id: string
  /** phrase to suggest for; undefined shows recommendations */
  phrase: string | undefined
  /** id of the active option */
  active: string | undefined
  /** URL of the search page */
  page: string | undefined
  limit: number
  categories: boolean | undefined
  onPoint: (option: string) => void
  onClose: () => void
}

/** The popup below the search box. Pressing it keeps the focus in the field. */
export function SearchPopup(props: PopupProps) {
  useSheet(overlay)
  useSheet(sheet)
  const { phrase } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a press from moving the focus
    <div className="suggestions" part="suggestions" onMouseDown={(event) => event.preventDefault()}>
      {phrase === undefined ? <Recommended {...props} /> : <Suggested {...props} phrase={phrase} />}
    </div>
  )
}
