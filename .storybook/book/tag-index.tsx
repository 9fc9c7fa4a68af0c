import { pages } from 'virtual:book-data'
import { Prose } from './prose.tsx'

const firstSentence = (text: string) => text.split(/(?<=[.;:])\s/)[0]?.replace(/[;:]$/, '.') ?? ''

/** Every tag with the first sentence of its purpose. */
export const TagIndex = () => (
  <ul className="book-stories">
    {Object.values(pages).map(
      (page) =>
        page && (
          <li key={page.tag}>
            <code>{`<${page.tag}>`}</code>
            <span>
              <Prose text={firstSentence(page.notes.purpose)} />
            </span>
          </li>
        ),
    )}
  </ul>
)
