import { maxRating, requestFieldMaxFiles } from '../../../domain/constants.ts'
import { autoCompleteFor, type ElementType, type KnownElement } from '../../../domain/forms/form-definition.ts'
import { readRating } from '../../../domain/forms/form-values.ts'
import { getOwn } from '../../../domain/get-own.ts'
import { messages } from '../../../domain/messages.ts'
import type { FormDraft } from '../../../stores/forms/form-draft.ts'
import { createUploads, type Uploads } from '../../../stores/forms/uploads.ts'
import { Dropdown } from '../../../ui/fields/dropdown.tsx'
import { StarRating } from '../../../ui/fields/star-rating.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SafeHtml } from '../../../ui/html/safe-html.tsx'
import { useProblemText, useText } from '../../app/use-text.ts'
import { FileField } from '../file-field/file-field.tsx'
import type { RequestFormState } from './use-request-form.ts'

/** The files of a field. */
export function formUploads({ uploads }: FormDraft, id: string): Uploads {
  const fieldUploads = uploads.get(id) ?? createUploads()
  uploads.set(id, fieldUploads)
  return fieldUploads
}

export interface FormElementProps {
  element: KnownElement
  state: RequestFormState
  draft: FormDraft
}

/** Props common to all kinds of fields. */
function useFormField({ element, state: { form, edit } }: FormElementProps) {
  const t = useText()
  const problemText = useProblemText()
  const { id, title, required, comment } = element
  const problem = form.problem(id)
  return {
    t,
    value: getOwn(form.values, id),
    edit: (value: Parameters<typeof edit>[1]) => edit(id, value),
    field: {
      name: id,
      label: title ?? id,
      optional: required ? undefined : t(messages.optional),
      hint: comment ? <SafeHtml html={comment} /> : undefined,
      error: problemText(problem),
      onTouch: () => form.touch(id),
    },
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

function TextInput(props: FormElementProps) {
  const { field, value, edit } = useFormField(props)
  return <TextField {...field} maxLength={undefined} autoComplete={autoCompleteFor(props.element)} value={toText(value)} onCommit={edit} />
}

function EmailInput(props: FormElementProps) {
  const { field, value, edit } = useFormField(props)
  return (
    <TextField
      {...field}
      type="email"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={undefined}
      autoComplete={autoCompleteFor(props.element)}
      value={toText(value)}
      onCommit={edit}
    />
  )
}

function TextArea(props: FormElementProps) {
  const { field, value, edit } = useFormField(props)
  return <TextAreaField {...field} maxLength={undefined} autoComplete="off" value={toText(value)} onCommit={edit} />
}

function SelectOption(props: FormElementProps) {
  const { t, field, value, edit } = useFormField(props)
  return (
    <Dropdown
      {...field}
      placeholder={t(messages.chooseOption)}
      noOptionsText={t(messages.noOptions)}
      loadingText={t(messages.loading)}
      options={props.element.selectOptions ?? []}
      value={toText(value)}
      onChange={edit}
    />
  )
}

function Rating(props: FormElementProps) {
  const { t, field, value, edit } = useFormField(props)
  return (
    <StarRating
      {...field}
      titleOf={(rating) => t(messages.ratingOf, { rating, max: maxRating })}
      clearLabel={t(messages.noRating)}
      value={readRating(value)}
      onChange={edit}
    />
  )
}

function FileInput(props: FormElementProps) {
  const { field, edit } = useFormField(props)
  return (
    <FileField
      {...field}
      uploads={formUploads(props.draft, props.element.id)}
      maxFiles={requestFieldMaxFiles}
      failed={props.state.form.isSubmitted}
      onChange={edit}
    />
  )
}

const fields: Readonly<Record<ElementType, (props: FormElementProps) => React.ReactNode>> = {
  textInput: TextInput,
  textArea: TextArea,
  emailInput: EmailInput,
  selectOption: SelectOption,
  fileInput: FileInput,
  rating: Rating,
}

/** A field of a request form, by the type of its element (FORM-18). */
export function FormElement(props: FormElementProps) {
  const Field = fields[props.element.type]
  return (
    <div className="request-field" data-type={props.element.type}>
      <Field {...props} />
    </div>
  )
}
