import type { InputHTMLAttributes, Ref } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import sheet from './field.css?sheet'

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  invalid?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A single-line input. */
export function Input({ invalid, className, part = 'input', ...rest }: InputProps) {
  useSheet(sheet)
  return <input {...rest} part={part} className={className ? `input ${className}` : 'input'} aria-invalid={invalid || undefined} />
}
