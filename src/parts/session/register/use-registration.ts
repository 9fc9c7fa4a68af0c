import { type FormEvent, useEffect, useState } from 'react'
import type { Rule } from '../../../domain/forms/form-rules.ts'
import { policyRules } from '../../../domain/session/password-rules.ts'
import {
  emptyRegistration,
  offersBothRegistrations,
  offersPrivateRegistration,
  personRules,
  type RegistrationField,
  type RegistrationMode,
  registrationKinds,
  registrationMode,
  registrationRules,
} from '../../../domain/session/registration.ts'
import { errorDetail } from '../../../kit/emit.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { registrationSender } from '../../../stores/session/login/registration.ts'
import { useForm } from '../../../ui/fields/use-form.ts'
import { useConfiguration, useLanguage } from '../../app/use-configuration.ts'
import { useProblemText } from '../../app/use-text.ts'
import { useTrack } from '../../app/use-track.ts'
import { refuseField } from '../../forms/refuse-field.ts'
import { usePasswordPolicy } from '../use-password-policy.ts'

const required: Rule = { rule: 'required' }

/** State of the registration form: values, rules and submission. `reload` is called after a registration that also logs in. */
export function useRegistration(reload: (() => void) | undefined) {
  const problemText = useProblemText()
  const settings = useSettings()
  const emit = useEmit()
  const track = useTrack()
  const lang = useLanguage()
  const configuration = useConfiguration()
  const policy = usePasswordPolicy()
  const [buyer, setBuyer] = useState<'b2b' | 'b2c'>(() => (new URLSearchParams(location.search).get('buyer') === 'private' ? 'b2c' : 'b2b'))
  const offersChoice = offersBothRegistrations(configuration?.features)
  const isPrivate = offersPrivateRegistration(configuration?.features) && (buyer === 'b2c' || !offersChoice)
  const rules = (isPrivate ? personRules : registrationRules)(configuration, [required, ...policyRules(policy)])
  const form = useForm({ initial: emptyRegistration, rules: () => rules, kinds: registrationKinds })
  const [isRefused, setRefused] = useState(false)
  const [done, setDone] = useState<{ mode: RegistrationMode; email: string }>()
  const [sender] = useState(() =>
    registrationSender({
      ...(reload && { reload }),
      onDone(result, { mode, values }) {
        setDone({ mode, email: values.email })
        emit('shop-register', { result })
        track('sign_up', 'password')
      },
    }),
  )
  const sent = useStore(sender.$form)
  useEffect(() => sender.stop, [sender])
  useEffect(() => {
    if (sent.status !== 'failed') return
    emit('shop-error', errorDetail(sent.error))
    if (refuseField(form, sent.error)) setRefused(true)
  }, [sent.status, sent.error, emit])

  return {
    form,
    /** the account belongs to a private buyer, so the form has no company fields */
    isPrivate,
    offersChoice,
    choose(kind: 'b2b' | 'b2c') {
      setBuyer(kind)
      setRefused(false)
    },
    policy,
    lang,
    sent,
    /** the last attempt was invalid and not sent (REG-11) */
    isRefused,
    done,
    isRequired: (name: RegistrationField) => rules[name]?.some(({ rule }) => rule === 'required') ?? false,
    error(name: RegistrationField): string | undefined {
      return problemText(form.problem(name))
    },
    submit(event: FormEvent) {
      event.preventDefault()
      const isValid = form.attempt()
      setRefused(!isValid)
      if (isValid)
        void sender.send({ values: form.values, isPrivate, connection: settings, lang, mode: registrationMode(configuration?.features) })
    },
  }
}

export type RegistrationForm = ReturnType<typeof useRegistration>
