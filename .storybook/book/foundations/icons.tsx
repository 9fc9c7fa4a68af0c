import { Icon } from '../../../src/ui/icon.tsx'
import * as icons from '../../../src/ui/icons.ts'
import { Samples } from './sample.tsx'

/** Every icon of the kit, in the three sizes of the interface. */
export const Icons = () => (
  <Samples>
    <ul className="book-icons">
      {Object.entries(icons)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, path]) => (
          <li key={name}>
            <span>
              <Icon path={path} size={16} />
              <Icon path={path} size={20} />
              <Icon path={path} size={24} />
            </span>
            <code>{name}</code>
          </li>
        ))}
    </ul>
  </Samples>
)
