import type { FormEvent } from 'react'
import type { Returnable } from '../../../domain/account/returns.ts'
import { commentMaxCharacters } from '../../../domain/constants.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { type ReturnsQuery, returnReasonsStore } from '../../../stores/account/returns.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorAnnouncement } from '../../../ui/fields/field-error.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { Message } from '../../../ui/message.tsx'
import { FilledText } from '../../app/filled-text.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useProblemText, useText } from '../../app/use-text.ts'
import { ShopPageLink } from '../shop-page-link.tsx'
import { ReturnProducts } from './return-products.tsx'
import { useReturnForm } from './use-return-form.ts'

const commentRows = 2

interface ReturnFormProps {
  returnable: Returnable
  query: ReturnsQuery
}

/** Quantities of the products to return, and the reason. Keeps the values until the shop has accepted them. */
export function ReturnForm({ returnable, query }: ReturnFormProps) {
  const t = useText()
  const problemText = useProblemText()
  const settings = useSettings()
  const { returnsPage, returnsText } = useConfiguration() ?? {}
  const $reasons = returnReasonsStore(settings, { lang: query.lang })
  const reasons = useStore($reasons)
  const { form, state, send, done } = useReturnForm(query)
  const textOf = (name: 'products' | 'reason' | 'comment') => problemText(form.problem(name))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <>
      <div ref={done} tabIndex={-1} role="status" className="returns-done">
        {state.status === 'sent' && <Message kind="success">{t(messages.returnRequested)}</Message>}
      </div>
      {returnable.left > 0 && (
        <form ref={form.ref} className="return-form" noValidate onSubmit={submit}>
          <ErrorAnnouncement>{form.isRefused && t(messages.formInvalid)}</ErrorAnnouncement>
          <ReturnProducts
            returnable={returnable}
            chosen={form.values.products}
            error={textOf('products')}
            onChange={(products) => form.set('products', products)}
          />
          <div className="return-content">
            <SelectField
              name="reason"
              label={t(messages.returnReason)}
              placeholder={t(messages.chooseReason)}
              value={form.values.reason}
              options={(reasons.value ?? []).map(({ code, title }) => ({ value: code, title: title ?? code }))}
              error={textOf('reason')}
              onChange={(reason) => form.set('reason', reason)}
              onTouch={() => form.touch('reason')}
            />
            <TextAreaField
              name="comment"
              label={t(messages.returnComment)}
              optional={t(messages.optional)}
              maxLength={commentMaxCharacters}
              rows={commentRows}
              value={form.values.comment}
              error={textOf('comment')}
              onCommit={(comment) => form.set('comment', comment)}
            />
          </div>
          {reasons.status === 'failed' && !reasons.value && (
            <Message kind="error" action={{ label: t(messages.tryAgain), run: $reasons.reload }}>
              {t(messages.returnsFailed)}
            </Message>
          )}
          {state.status === 'failed' && <Message kind="error">{state.text ?? t(state.fallback)}</Message>}
          {returnsPage && (
            <p className="section-quiet">
              {returnsText && `${returnsText}. `}
              <FilledText
                text={messages.returnHow}
                parts={{ returnsInfo: <ShopPageLink page="returnsPage">{t(messages.returnsInfo)}</ShopPageLink> }}
              />
            </p>
          )}
          <Button type="submit" kind="primary" className="return-button" busy={state.status === 'busy'}>
            {state.status === 'busy' && <span className="spinner" />}
            {t(messages.requestReturn)}
          </Button>
        </form>
      )}
    </>
  )
}
