import { useId } from 'react'
import { ratings } from '../../domain/forms/form-values.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import type { FieldProps } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import sheet from './star-rating.css?sheet'

interface StarRatingProps extends FieldProps {
  name?: string
  value: number | undefined
  /** label of a star, such as "4 of 5" */
  titleOf: (rating: number) => string
  /** label of the button that clears an optional rating */
  clearLabel: string
  onChange: (rating: number | undefined) => void
  onTouch?: () => void
}

const star = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.200 20.5l1.100-6.470L2.600 9.450l6.500-.95z'

/** A rating of one to five whole stars, as radio buttons (FORM-35). */
export function StarRating({ name, value, titleOf, clearLabel, onChange, onTouch, ...rest }: StarRatingProps) {
  useSheet(sheet)
  const group = useId()
  return (
    <FieldGroup {...rest}>
      {({ invalid, 'aria-describedby': describedBy }) => (
        <div className="stars" data-invalid={invalid || undefined}>
          {ratings.map((rating) => (
            <label key={rating} className="star">
              <input
                type="radio"
                className="hidden-text"
                name={name ?? group}
                value={rating}
                checked={rating === value}
                aria-label={titleOf(rating)}
                aria-describedby={describedBy}
                onChange={() => onChange(rating)}
                onBlur={onTouch}
              />
              <svg className="star-shape" viewBox="0 0 24 24" width={28} height={28} aria-hidden="true">
                <path d={star} />
              </svg>
            </label>
          ))}
          {rest.optional && value !== undefined && (
            <button type="button" className="button" data-kind="ghost" part="button" onClick={() => onChange(undefined)}>
              {clearLabel}
            </button>
          )}
        </div>
      )}
    </FieldGroup>
  )
}
