import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { clean } from '../../../domain/forms/clean-text.ts'
import { messages } from '../../../domain/messages.ts'
import { errorDetail } from '../../../kit/emit.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { newsletterSubscription } from '../../../stores/page/newsletter.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Input } from '../../../ui/fields/input.tsx'
import { Message } from '../../../ui/message.tsx'
import { focusedElement } from '../../../ui/overlays/focused-element.ts'
import { FilledText } from '../../app/filled-text.tsx'
import { useText } from '../../app/use-text.ts'
import { PrivacyLink } from '../privacy-link.tsx'
import sheet from './newsletter-form.css?sheet'

export interface NewsletterFormProps {
  placeholder: string | undefined
  buttonText: string | undefined
  /** the button next to the field, or below it */
  layout: 'row' | 'column'
}

/** Subscribes to the newsletter (NL-01..07). The browser's email field and the shop validate the address. */
export function NewsletterForm({ placeholder, buttonText, layout }: NewsletterFormProps) {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const emit = useEmit()
  const [subscription] = useState(newsletterSubscription)
  const state = useStore(subscription.$state)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const errorId = `${id}-error`
  const isInvalid = state.status === 'invalid'

  const tidy = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    input.value = clean('email', input.value)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const email = clean('email', field.current?.value ?? '')
    if (await subscription.send(settings, email)) emit('shop-subscribe', { email })
  }

  useEffect(() => {
    if (state.status === 'failed') emit('shop-error', errorDetail(state.error))
    // the disabled button has lost the focus
    if (state.status === 'failed' && !focusedElement()) form.current?.querySelector('button')?.focus()
    if (state.status === 'invalid') field.current?.focus()
  }, [state, emit])

  if (state.status === 'subscribed') return <Subscribed />
  return (
    <form ref={form} className="newsletter-form" part="form" data-layout={layout} method="post" onSubmit={submit}>
      <label htmlFor={id} className={layout === 'row' ? 'hidden-text' : 'newsletter-label'}>
        {t(messages.yourEmail)}
      </label>
      <div className="newsletter-line">
        <Input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={placeholder ?? (layout === 'row' ? t(messages.yourEmail) : undefined)}
          invalid={isInvalid}
          aria-describedby={isInvalid ? errorId : undefined}
          // before the browser judges it
          onBlur={tidy}
          onKeyDown={(event) => event.key === 'Enter' && tidy(event)}
        />
        <Button kind="primary" type="submit" disabled={state.status === 'sending'}>
          {buttonText ?? t(messages.subscribe)}
        </Button>
      </div>
      <div className="newsletter-answer" role="alert">
        {isInvalid && <FieldError id={errorId}>{t(messages.emailInvalid)}</FieldError>}
        {state.status === 'failed' && <FieldError>{t(messages.subscriptionFailed)}</FieldError>}
      </div>
      <div className="newsletter-consent" part="consent">
        <slot name="consent">
          {/* wrapped in an element: axe skips target sizes if a link is directly in the text of a slot */}
          <p>
            <FilledText text={messages.newsletterConsent} parts={{ privacyPolicy: <PrivacyLink source="newsletter" /> }} />
          </p>
        </slot>
      </div>
    </form>
  )
}

/** Replaces the form and takes the focus from its button. */
function Subscribed() {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="newsletter-done" tabIndex={-1} role="status">
      <slot name="success">
        <Message kind="success">{t(messages.subscribed)}</Message>
      </slot>
    </div>
  )
}
