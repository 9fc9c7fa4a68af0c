import { type ReactNode, useId } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { type FieldProps, RequiredMark } from './field.tsx'
import { FieldError } from './field-error.tsx'
import sheet from './form.css?sheet'

interface FieldGroupProps extends FieldProps {
  children: (ids: { 'aria-describedby': string | undefined; invalid: boolean }) => ReactNode
}

/** A field with several controls under one label, such as a rating or a list of files. */
export function FieldGroup({ label, optional, hint, error, children }: FieldGroupProps) {
  useSheet(sheet)
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const isBad = error !== undefined
  const isHinted = hint !== undefined && !isBad
  const describedBy = isBad ? errorId : isHinted ? hintId : undefined
  return (
    <fieldset className="field" part="field" aria-describedby={describedBy}>
      <legend className="field-label field-legend" part="label">
        {label}
        <RequiredMark optional={optional} />
      </legend>
      {children({ 'aria-describedby': describedBy, invalid: isBad })}
      {isHinted && (
        <div className="field-hint" id={hintId}>
          {hint}
        </div>
      )}
      {isBad && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
