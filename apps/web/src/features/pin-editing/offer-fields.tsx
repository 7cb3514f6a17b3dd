import { type Pin, pinAvailability } from '@pinfold/contract'
import { useId, useState } from 'react'
import type { Values } from '../../api/use-form.ts'
import styles from '../../ui/field.module.css'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { availabilityName } from '../../entities/pin/fields/pin-offer.tsx'
import form from './offer-fields.module.css'
import { writtenPrice } from '../../entities/pin/card/price.ts'
import { pinEditingWords } from './pin-editing.words.ts'

export const offerFieldNames = ['price_value', 'price_currency', 'availability'] as const

/** The offer as the call takes it; nothing where there is none and was none. */
export function offerIn(values: Values, before: Pick<Pin, 'price_value'>) {
  const price = writtenPrice(values.text('price_value'))
  if (price === '') return before.price_value ? { price_value: '' } : {}
  const availability = pinAvailability.find((each) => each === values.text('availability'))
  return {
    price_value: price,
    price_currency: values.text('price_currency').trim().toUpperCase(),
    ...(availability && { availability }),
  }
}

interface OfferFieldsProps {
  readonly pin: Pick<Pin, 'price_value' | 'price_currency' | 'availability'>
  readonly errors: Readonly<Record<string, string>>
}

/** What can be bought for how much; put away where there is no price. */
export function OfferFields({ pin, errors }: OfferFieldsProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(Boolean(pin.price_value))
  const hasError = offerFieldNames.some((name) => errors[name] !== undefined)
  return (
    <details
      className={form['offer']}
      open={isOpen || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={form['summary']}>{pinEditingWords.offer}</summary>
      <div className={form['fields']}>
        <TextField
          label={pinEditingWords.price}
          name="price_value"
          inputMode="decimal"
          autoComplete="off"
          placeholder="12.50"
          defaultValue={pin.price_value ?? ''}
          error={errors['price_value']}
        />
        <TextField
          label={pinEditingWords.currency}
          name="price_currency"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={3}
          placeholder="EUR"
          defaultValue={pin.price_currency ?? ''}
          error={errors['price_currency']}
        />
        <FieldFrame id={id} label={pinEditingWords.availability} error={errors['availability']}>
          <select
            {...describedBy(id, undefined, errors['availability'])}
            id={id}
            name="availability"
            className={styles['control']}
            defaultValue={pin.availability ?? 'in_stock'}
          >
            {pinAvailability.map((each) => (
              <option key={each} value={each}>
                {availabilityName(each)}
              </option>
            ))}
          </select>
        </FieldFrame>
      </div>
    </details>
  )
}
