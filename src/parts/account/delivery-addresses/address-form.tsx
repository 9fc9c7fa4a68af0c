import { type FormEvent, useLayoutEffect, useMemo } from 'react'
import { newGuid } from '../../../base/random-id.ts'
import { type AddressFields, addressFields, addressKinds, addressRules, filledAddress } from '../../../domain/checkout/address-book.ts'
import { countryName } from '../../../domain/checkout/address-text.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { SavedAddress } from '../../../model/account/address.ts'
import { countriesStore } from '../../../stores/app/countries.ts'
import { $customer } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorAnnouncement } from '../../../ui/fields/field-error.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useForm } from '../../../ui/fields/use-form.ts'
import { useLanguage } from '../../app/use-configuration.ts'
import { useProblemText, useText } from '../../app/use-text.ts'
import { SubHeading } from '../sub-heading.tsx'

interface AddressFormProps {
  /** undefined for a new one */
  address?: SavedAddress
  onSave: (address: SavedAddress) => void
  onCancel: () => void
}

const commentRows = 2

/** Form of an address; a new one is prefilled from the customer. */
export function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
  const t = useText()
  const lang = useLanguage()
  const problemText = useProblemText()
  const customer = useStore($customer)
  const { value: countries = [] } = useStore(countriesStore(useSettings()))
  const initial = useMemo(() => addressFields(address, customer), [address, customer])
  const form = useForm<AddressFields>({ initial, rules: () => addressRules, kinds: addressKinds })
  useLayoutEffect(() => form.ref.current?.querySelector('input')?.focus(), [])
  const field = (name: keyof AddressFields) => ({
    name,
    value: form.values[name],
    error: problemText(form.problem(name)),
    onCommit: (text: string) => form.set(name, text),
    onTouch: () => form.touch(name),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.attempt()) onSave(filledAddress(form.values, address, newGuid()))
  }
  const optional = t(messages.optional)
  return (
    <form ref={form.ref} className="address-form" noValidate onSubmit={submit}>
      <SubHeading>{t(address ? messages.editAddress : messages.newAddress)}</SubHeading>
      <ErrorAnnouncement>{form.isRefused && t(messages.formInvalid)}</ErrorAnnouncement>
      <TextField
        {...field('title')}
        label={t(messages.addressTitle)}
        hint={t(messages.addressTitleHint)}
        optional={optional}
        autoComplete="off"
      />
      <div className="field-columns">
        <TextField {...field('name')} label={t(messages.firstName)} optional={optional} autoComplete="given-name" />
        <TextField {...field('surname')} label={t(messages.surname)} optional={optional} autoComplete="family-name" />
      </div>
      <SelectField
        name="country"
        label={t(messages.country)}
        placeholder={t(messages.chooseOption)}
        autoComplete="country"
        value={form.values.country}
        options={countries.map((country) => ({ value: country.code, title: countryName(country, lang) }))}
        error={problemText(form.problem('country'))}
        onChange={(country) => form.set('country', country)}
        onTouch={() => form.touch('country')}
      />
      <TextField {...field('address')} label={t(messages.streetAddress)} autoComplete="street-address" />
      <div className="field-columns">
        <TextField {...field('city')} label={t(messages.city)} autoComplete="address-level2" />
        <TextField {...field('postcode')} kind="code" label={t(messages.postcode)} autoComplete="postal-code" />
      </div>
      <div className="field-columns">
        <TextField {...field('phone')} label={t(messages.phone)} optional={optional} type="tel" autoComplete="tel" />
        <TextField
          {...field('email')}
          label={t(messages.email)}
          optional={optional}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <TextAreaField {...field('comment')} label={t(messages.courierComment)} optional={optional} rows={commentRows} />
      <div className="address-actions">
        <Button type="submit" kind="primary">
          {t(messages.saveAddress)}
        </Button>
        <Button onClick={onCancel}>{t(messages.cancel)}</Button>
      </div>
    </form>
  )
}
