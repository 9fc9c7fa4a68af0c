import { sectionId, type TableProps } from './contract-tables.tsx'
import { Prose } from './prose.tsx'

/** A titled table of a docs page; nothing without rows. */
export function Table({ title, text, head, rows }: TableProps) {
  if (!rows.length) return null
  return (
    <>
      <h2 id={sectionId(title)}>{title}</h2>
      <p>
        <Prose text={text} />
      </p>
      <div className="book-table">
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={head[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
