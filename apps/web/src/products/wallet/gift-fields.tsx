import { say } from '@sojourn/i18n'
import { useId } from 'react'
import { Field, FieldNote } from '../../ui/field.tsx'
import type { TopUpErrors, Typed } from './top-up.ts'

interface GiftProps {
  readonly typed: Typed
  readonly errors: TopUpErrors
  readonly onChange: (change: Partial<Typed>) => void
}

/** Who gets the code, and what is written to them. */
export function GiftFields({ typed, errors, onChange }: GiftProps) {
  const message = useId()
  return (
    <div className="grid gap-4 pt-1">
      <Field
        name="name"
        label={say`Their name`}
        autoComplete="off"
        limit={80}
        value={typed.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        name="email"
        label={say`Their email`}
        type="email"
        autoComplete="off"
        limit={254}
        value={typed.email}
        error={errors.email}
        hint={say`We'll send the code here once you've paid.`}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <div>
        <label htmlFor={message} className="label">{say`Your message (optional)`}</label>
        <textarea
          id={message}
          name="message"
          rows={3}
          value={typed.message}
          aria-invalid={errors.message ? true : undefined}
          aria-describedby={errors.message ? `${message}-note` : undefined}
          className="field h-auto py-3"
          onChange={(event) => onChange({ message: event.target.value })}
        />
        {errors.message && <FieldNote id={`${message}-note`} kind="error" text={errors.message} />}
      </div>
    </div>
  )
}
