import { type FormEvent, useEffect, useMemo, useState } from 'react'
import {
  autoFilled,
  elementRules,
  emptyValues,
  type FormValues,
  requestData,
  textKindFor,
  visibleElements,
} from '../../../domain/forms/form-definition.ts'
import { messages } from '../../../domain/messages.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { FormDefinition } from '../../../model/forms/form-definition.ts'
import { clearDraft, type FormDraft } from '../../../stores/forms/form-draft.ts'
import { sendForm } from '../../../stores/forms/forms.ts'
import { startSession } from '../../../stores/session/login/session-start.ts'
import { $customer } from '../../../stores/session/session.ts'
import { useForm } from '../../../ui/fields/use-form.ts'
import { failureText, refuseField } from '../refuse-field.ts'

/** Success clears the fields; a failure keeps them (FORM-28). */
export type FormStatus = 'idle' | 'invalid' | 'sending' | 'sent' | 'failed'

export interface RequestFormOptions {
  formId: string
  definition: FormDefinition
  /** prefills fields from the customer's details */
  autofill: boolean
  /** other values for autofill, such as the title of a product */
  facts?: Readonly<Record<string, unknown>> | undefined
  draft: FormDraft
}

type Values = { -readonly [K in keyof FormValues]: FormValues[K] }
const business = { b2bCustomer: true }

/** State of a request form: the fields of this customer, their values, and the submission. */
export function useRequestForm({ formId, definition, autofill, facts, draft }: RequestFormOptions) {
  const emit = useEmit()
  const shop = useSettings()
  const customer = useStore($customer)
  const [status, setStatus] = useState<FormStatus>('idle')
  const [failure, setFailure] = useState<string>(messages.formFailed)
  const elements = useMemo(() => visibleElements(definition, customer), [definition, customer])
  const form = useForm<Values>({
    initial: { ...emptyValues(visibleElements(definition, business)), ...draft.values },
    rules: () => Object.fromEntries(elements.map((element) => [element.id, elementRules(element, customer)])),
    kinds: Object.fromEntries(elements.map(({ id, type }) => [id, textKindFor(type)])),
  })
  useEffect(() => {
    void startSession() // customer details prefill fields and decide whether company fields render
  }, [])
  useEffect(() => {
    if (!autofill) return
    for (const [id, value] of autoFilled(elements, form.values, { ...customer, ...facts }, draft)) {
      draft.filled.set(id, value)
      form.set(id, value)
    }
  }, [autofill, customer, facts, elements])
  useEffect(() => {
    draft.values = form.values
  }, [draft, form.values])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (status === 'sending') return
    if (!form.attempt()) return setStatus('invalid')
    const data = requestData(elements, form.values)
    if (!emit('shop-form-submit', { formId, data }, true)) return setStatus('idle')
    setStatus('sending')
    try {
      await sendForm(shop, formId, data)
    } catch (error) {
      setFailure(failureText(error, messages.formFailed))
      setStatus(refuseField(form, error) ? 'invalid' : 'failed')
      emit('shop-form-error', { message: messages.formFailed })
      return
    }
    clearDraft(draft)
    form.reset(emptyValues(visibleElements(definition, business)))
    setStatus('sent')
    emit('shop-form-success', { formId })
  }

  return {
    form,
    elements,
    status,
    /** text key of why it `failed` */
    failure,
    submit,
    edit: (id: string, value: FormValues[string]) => {
      draft.edited.add(id)
      draft.values = { ...(draft.values ?? form.values), [id]: value } // the form may unmount before its next render
      form.set(id, value)
    },
  }
}

export type RequestFormState = ReturnType<typeof useRequestForm>
