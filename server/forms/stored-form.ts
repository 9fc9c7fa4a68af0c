import type { Text } from '../languages/language.ts'

/** A request form as stored; `comment` and `description` are html. */
export interface StoredForm<Title = Text> {
  _id: string
  title: Title
  description: Title
  elements: FormElement<Title>[]
}

interface FormElement<Title> {
  id: string
  type: 'textInput' | 'textArea' | 'emailInput' | 'selectOption' | 'fileInput' | 'rating'
  title: Title
  required?: true
  autoFillFrom?: string
  selectOptions?: { value: string; title: Title }[]
  comment?: Title
}
