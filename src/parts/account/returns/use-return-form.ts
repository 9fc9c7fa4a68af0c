import { useEffect, useRef, useState } from 'react'
import { RequestError } from '../../../base/http/request.ts'
import { returnCommentRules } from '../../../domain/account/returns.ts'
import { cleanFields } from '../../../domain/forms/clean-text.ts'
import { serverMessage } from '../../../domain/forms/form-values.ts'
import { messages } from '../../../domain/messages.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import type { ReturnRequest } from '../../../model/account/product-return.ts'
import { type ReturnsQuery, requestReturn } from '../../../stores/account/returns.ts'
import { useForm } from '../../../ui/fields/use-form.ts'
import { failureText, refuseField } from '../../forms/refuse-field.ts'

interface ReturnValues {
  products: ReturnRequest['products']
  reason: string
  comment: string
}

type State = { status: 'idle' | 'busy' | 'sent' } | { status: 'failed'; text: string | undefined; fallback: string }

const returnKinds = { comment: 'text' } as const
const refusals = new Set([409, 422])

/** State of the return form. Emits the cancelable `shop-return-request` before sending. */
export function useReturnForm(query: ReturnsQuery) {
  const emit = useEmit()
  const settings = useSettings()
  const done = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ status: 'idle' })
  const form = useForm<ReturnValues>({
    initial: { products: [], reason: '', comment: '' },
    rules: () => ({
      products: [{ rule: 'required', text: messages.returnNothingChosen }],
      reason: [{ rule: 'required' }],
      comment: returnCommentRules,
    }),
    kinds: returnKinds,
  })
  useEffect(() => {
    if (state.status === 'sent') done.current?.focus()
  }, [state.status])
  const send = async () => {
    if (state.status === 'busy' || !form.attempt()) return
    const { products, reason, comment } = cleanFields(form.values, returnKinds)
    const { orderId } = query
    if (!emit('shop-return-request', { orderId, products, reason }, true)) return
    setState({ status: 'busy' })
    try {
      await requestReturn(settings, query, { orderId, products, reason, ...(comment && { comment }) })
      form.reset()
      setState({ status: 'sent' })
    } catch (error) {
      if (refuseField(form, error)) return setState({ status: 'idle' })
      // only a rejection has a message for shoppers
      const isRefusal = error instanceof RequestError && refusals.has(error.status)
      setState({
        status: 'failed',
        text: isRefusal ? serverMessage(error.body) : undefined,
        fallback: failureText(error, messages.somethingWentWrong),
      })
    }
  }
  return { form, state, send, done }
}
