import type { PreparedStory } from 'storybook/internal/types'
import { Prose } from './prose.tsx'

const requirement = /^(?:[A-Z]{2,7}-\d{2}|R\d{2})$/

/** "First Page" -> "First page" */
const sentenceCase = (name: string) => name.charAt(0) + name.slice(1).toLowerCase()

/** Links to the states of a tag, with what they show and the requirements that they prove. */
export function StoryList({ stories }: { stories: PreparedStory[] }) {
  if (!stories.length) return null
  return (
    <>
      <h2 id="states">States</h2>
      <ul className="book-stories">
        {stories.map(({ id, name, tags, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {sentenceCase(name)}
            </a>
            <Prose text={parameters.docs?.description?.story ?? ''} />
            <span className="book-ids">{tags?.filter((tag) => requirement.test(tag)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
