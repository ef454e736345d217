import { say } from '@sojourn/i18n'
import type { Ref } from 'react'
import { Field } from '../ui/field.tsx'
import { LIMITS } from './form/limits.ts'

/** Whether a person who acts on what is another's says why: the answer of the server. */
export type AsksReason = 'none' | 'optional' | 'required'

interface ReasonFieldProps {
  readonly asks: Exclude<AsksReason, 'none'>
  readonly value: string
  readonly onChange: (reason: string) => void
  /** Sent without one that is required. */
  readonly isMissing?: boolean
  readonly fieldRef?: Ref<HTMLInputElement>
  /** Who reads it; left out where that is the person whose data it is. */
  readonly hint?: string | undefined
}

/** The reason for acting on another person's data. That person reads it under Account activity. */
export function ReasonField({ asks, value, onChange, isMissing = false, fieldRef, hint }: ReasonFieldProps) {
  return (
    <Field
      ref={fieldRef}
      label={asks === 'required' ? say`Reason` : say`Reason (optional)`}
      name="reason"
      autoComplete="off"
      required={asks === 'required'}
      limit={LIMITS.reason}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      hint={hint ?? say`The person whose data this is can read it under Account activity.`}
      error={isMissing ? say`Please give a reason. Nothing was changed.` : null}
      className="mt-4"
    />
  )
}
