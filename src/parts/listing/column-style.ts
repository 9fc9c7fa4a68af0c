import type { CSSProperties } from 'react'
import { type Columns, defaultColumns } from '../../domain/listing/columns.ts'

/** Columns as custom properties: the stylesheet picks one by width (LIST-21). */
export const columnStyle = ([phone, medium, wide]: Columns = defaultColumns) =>
  ({ '--columns-phone': phone, '--columns-medium': medium, '--columns-wide': wide }) as CSSProperties
