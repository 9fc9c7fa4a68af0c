import { useState } from 'react'
import { maxQuantity, maxRating } from '../../domain/constants.ts'
import { messages } from '../../domain/messages.ts'
import { readQuantity } from '../../domain/product/quantity.ts'
import { useText } from '../../parts/app/use-text.ts'
import { DateField } from '../../parts/forms/date-field/date-field.tsx'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { Quantity } from '../../ui/fields/quantity.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { StarRating } from '../../ui/fields/star-rating.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { SampleSection } from './sample-section.tsx'

/** All kinds of fields; the input stays on the page. Shows the calendar with and without a time (FORM-37). */
export function SampleFields() {
  const t = useText()
  const optional = t(messages.optional)
  const [values, setValues] = useState({ text: '', email: 'rasa@', day: '', moment: '', choice: '', quantity: 1, isTicked: true })
  const [rating, setRating] = useState<number>()
  const set = (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change }))
  return (
    <SampleSection title={t(messages.styleFields)}>
      <div className="guide-fields">
        <TextField
          label={t(messages.fieldPlain)}
          optional={optional}
          hint={t(messages.fieldHint)}
          value={values.text}
          onCommit={(text) => set({ text })}
        />
        <TextField label={t(messages.email)} error={t(messages.wrongEmail)} value={values.email} onCommit={(email) => set({ email })} />
        <DateField label={t(messages.fieldDate)} optional={optional} value={values.day} onCommit={(day) => set({ day })} />
        <DateField
          label={t(messages.fieldMoment)}
          optional={optional}
          withTime
          value={values.moment}
          onCommit={(moment) => set({ moment })}
        />
        <SelectField
          label={t(messages.fieldChoice)}
          optional={optional}
          placeholder={t(messages.chooseOption)}
          value={values.choice}
          options={[
            { value: '1', title: t(messages.sampleOne) },
            { value: '2', title: t(messages.sampleTwo) },
          ]}
          onChange={(choice) => set({ choice })}
        />
        <StarRating
          label={t(messages.fieldRating)}
          optional={optional}
          value={rating}
          titleOf={(stars) => t(messages.ratingOf, { rating: stars, max: maxRating })}
          clearLabel={t(messages.noRating)}
          onChange={setRating}
        />
        <Quantity
          value={values.quantity}
          read={readQuantity}
          max={maxQuantity}
          words={{ quantity: t(messages.quantity), less: t(messages.decrease), more: t(messages.increase) }}
          onChange={(quantity) => set({ quantity })}
        />
        <CheckboxField label={t(messages.fieldTick)} checked={values.isTicked} onChange={(isTicked) => set({ isTicked })} />
      </div>
    </SampleSection>
  )
}
