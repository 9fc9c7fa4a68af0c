import type { ReactNode } from 'react'
import { Prose } from './prose.tsx'

interface TableProps {
  title: string
  text: string
  head: string[]
  rows: ReactNode[][]
  /** several rows side by side, for tables of one column */
  isCompact?: boolean
}

/** A titled table of a docs page; nothing without rows. */
export function Table({ title, text, head, rows, isCompact = false }: TableProps) {
  if (!rows.length) return null
  return (
    <>
      <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
      <p>
        <Prose text={text} />
      </p>
      {isCompact ? (
        <ul className="book-names">
          {rows.map(([name], index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
      ) : (
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
      )}
    </>
  )
}
