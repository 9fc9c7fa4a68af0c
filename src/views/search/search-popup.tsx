import { useSheet } from '../../kit/use-sheet.ts'
import overlay from '../../ui/overlays/overlay.css?sheet'
import { Recommended } from './recommended.tsx'
import sheet from './search-popup.css?sheet'
import { Suggested } from './suggested.tsx'

export interface PopupProps {
  /** of the list of options */
  id: string
  /** phrase to suggest for; undefined shows what the shop recommends */
  phrase: string | undefined
  /** id of the option that the keyboard is on */
  active: string | undefined
  /** address of the search page */
  page: string | undefined
  limit: number
  categories: boolean | undefined
  onPoint: (option: string) => void
  onClose: () => void
}

/** What floats below the search box. Pressing it leaves the focus in the field. */
export function SearchPopup(props: PopupProps) {
  useSheet(overlay)
  useSheet(sheet)
  const { phrase } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the press is only kept from taking the focus
    <div className="suggestions" part="suggestions" onMouseDown={(event) => event.preventDefault()}>
      {phrase === undefined ? <Recommended {...props} /> : <Suggested {...props} phrase={phrase} />}
    </div>
  )
}
