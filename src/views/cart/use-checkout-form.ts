import { useEffect, useRef, useState } from 'react'
import { RequestError } from '../../base/http/request.ts'
import { enteredIn } from '../../domain/checkout/cart-payloads.ts'
import { type CheckoutField, checkoutErrors } from '../../domain/checkout/checkout.ts'
import { refusalOf } from '../../domain/forms/refusal.ts'
import { useHost, useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useProblemText, useText } from '../../parts/app/use-text.ts'
import { useStartCountry } from '../../parts/checkout/use-start-country.ts'
import { $addresses } from '../../stores/account/addresses.ts'
import { languageStore } from '../../stores/app/language.ts'
import { $today } from '../../stores/app/today.ts'
import { $activeCart } from '../../stores/cart/carts.ts'
import { $checkout, $orderFailure } from '../../stores/checkout/checkout.ts'
import { chooseDeliveryCountry } from '../../stores/checkout/checkout-fields.ts'
import { paymentMethodsStore, salonsStore, shippingMethodsStore } from '../../stores/checkout/checkout-methods.ts'
import { hasField } from '../../ui/fields/invalid-field.ts'

/**
 * State of the checkout and its errors: shown for fields that were blurred, and for all after an attempt to order. Preselects the
 * shopper's country once it is known who they are; a choice stays.
 */
export function useCheckoutForm(requires: { delivery: boolean; payment: boolean }) {
  const t = useText()
  const problemText = useProblemText()
  const { root } = useHost()
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const cart = useStore($activeCart)
  const addresses = useStore($addresses)
  const methods = useStore(shippingMethodsStore(settings, { lang }))
  const salons = useStore(salonsStore(settings, { lang }))
  const payments = useStore(paymentMethodsStore(settings, { lang }))
  const today = useStore($today)
  const [touched, setTouched] = useState<ReadonlySet<CheckoutField>>(new Set())
  const [refused, setRefused] = useState<ReadonlySet<CheckoutField>>(new Set())
  const [attempts, setAttempts] = useState(0)
  const lastAttempt = useRef(0)
  const form = useRef<HTMLFormElement>(null)

  const startCountry = useStartCountry()
  const country = requires.delivery && cart.deliveryCountry === undefined ? startCountry : undefined
  useEffect(() => {
    if (country !== undefined) chooseDeliveryCountry(country, [])
  }, [country])

  const { status } = useStore($checkout)
  const failure = useStore($orderFailure)
  const refusal =
    status === 'failed' && failure?.error instanceof RequestError && failure.entered === enteredIn(cart, addresses)
      ? refusalOf(failure.error.status, failure.error.body)
      : undefined
  const refusedField = refusal && form.current && hasField(form.current, refusal.field) ? (refusal.field as CheckoutField) : undefined

  const errors = checkoutErrors({
    cart,
    addresses,
    methods: methods.value ?? [],
    salons: salons.value ?? [],
    payments: payments.value ?? [],
    today,
    requires,
  })
  useEffect(() => {
    if (attempts === lastAttempt.current) return
    lastAttempt.current = attempts
    // the first invalid field
    root().querySelector<HTMLElement>(':is(input, select)[aria-invalid="true"], input[data-invalid]')?.focus()
  }, [attempts, root])

  useEffect(() => {
    if (refusedField) setAttempts((count) => count + 1)
  }, [refusedField, failure])

  return {
    /** the shop has refused a field, and says so there */
    isRefused: refusedField !== undefined,
    /** ref of the `<form>` */
    ref: form,
    /** the fields with an error, in page order, after an attempt to order */
    invalidFields:
      attempts > 0 ? [...new Set([...(Object.keys(errors) as CheckoutField[]), ...refused, ...(refusedField ? [refusedField] : [])])] : [],
    lang,
    cart,
    addresses,
    methods,
    salons,
    payments,
    today,
    errorOf(field: CheckoutField): string | undefined {
      if (field === refusedField) return problemText(refusal?.problem)
      const text = errors[field]
      return text !== undefined && (attempts > 0 || touched.has(field)) ? t(text) : undefined
    },
    touch(field: CheckoutField) {
      if (!touched.has(field)) setTouched(new Set([...touched, field]))
    },
    /** marks a field whose text cannot be parsed: it shows its own error, and the order is blocked */
    refuse(field: CheckoutField, isRefused: boolean) {
      setRefused(new Set([...refused].filter((other) => other !== field).concat(isRefused ? field : [])))
    },
    isComplete: Object.keys(errors).length === 0 && refused.size === 0,
    /** shows all errors and focuses the first invalid field */
    showErrors: () => setAttempts(attempts + 1),
  }
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>
