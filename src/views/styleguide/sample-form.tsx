import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { RulesOf } from '../../domain/forms/form-state.ts'
import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/fields/text-area-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useForm } from '../../ui/fields/use-form.ts'
import { Message } from '../../ui/message.tsx'
import { SampleSection } from './sample-section.tsx'

interface Values {
  name: string
  email: string
  message: string
}

const nothing: Values = { name: '', email: '', message: '' }

const rules: RulesOf<Values> = () => ({
  name: [{ rule: 'required' }],
  email: [{ rule: 'required' }, { rule: 'format', format: 'email' }],
})

/** A sample of a form, which sends nothing (BANNER-23). */
export function SampleForm() {
  const t = useText()
  const form = useForm({ initial: nothing, rules })
  const [sentTimes, setSent] = useState(0)
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentTimes > 0) outcome.current?.focus()
  }, [sentTimes])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.attempt()) return setSent(0)
    setSent((times) => times + 1)
    form.reset()
  }
  const fieldOf = (name: keyof Values) => {
    const problem = form.problem(name)
    return {
      name,
      value: form.values[name],
      error: problem && t(problem.text, problem.values),
      onCommit: (text: string) => form.set(name, text),
      onTouch: () => form.touch(name),
    }
  }
  return (
    <SampleSection title={t(messages.styleForm)}>
      <form className="guide-form" part="form" noValidate ref={form.ref} onSubmit={submit}>
        <TextField {...fieldOf('name')} label={t(messages.firstName)} autoComplete="name" />
        <TextField {...fieldOf('email')} label={t(messages.email)} type="email" autoComplete="email" />
        <TextAreaField {...fieldOf('message')} label={t(messages.sampleMessage)} optional={t(messages.optional)} />
        {sentTimes > 0 && (
          <div ref={outcome} tabIndex={-1} role="status">
            <Message kind="success">{t(messages.sampleSent)}</Message>
          </div>
        )}
        <div className="guide-row">
          <Button kind="primary" type="submit">
            {t(messages.send)}
          </Button>
        </div>
      </form>
    </SampleSection>
  )
}
