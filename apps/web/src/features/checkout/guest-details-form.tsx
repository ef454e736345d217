import { type RefObject, useId } from 'react'
import { Field } from '../../ui/field.tsx'
import type { GuestDetails, GuestErrors, GuestField } from './guest-details.ts'

interface FormProps {
  readonly details: GuestDetails
  readonly errors: GuestErrors
  readonly onChange: (field: GuestField, value: string) => void
  /** The booking is made out to this guest by now. */
  readonly locked: boolean
  readonly form: RefObject<HTMLElement | null>
}

const FIELDS: readonly { field: GuestField; label: string; type: string; autoComplete: string }[] = [
  { field: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { field: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { field: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { field: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
]

export function GuestDetailsForm({ details, errors, onChange, locked, form }: FormProps) {
  const title = useId()
  return (
    <section ref={form} aria-labelledby={title} className="mt-8">
      <h2 id={title} className="text-h3">
        Guest details
      </h2>
      <p className="text-small text-ink-2">{locked ? 'Your booking is made out to this guest.' : 'As on the passport of the person who checks in.'}</p>
      <div className="mt-4 grid grid-cols-2 gap-4">
        {FIELDS.map(({ field, label, type, autoComplete }) => (
          <Field
            key={field}
            className={field === 'email' || field === 'phone' ? 'max-sm:col-span-2' : undefined}
            label={label}
            name={field}
            type={type}
            autoComplete={autoComplete}
            readOnly={locked}
            value={details[field]}
            error={errors[field]}
            onChange={(event) => onChange(field, event.target.value)}
          />
        ))}
      </div>
    </section>
  )
}
