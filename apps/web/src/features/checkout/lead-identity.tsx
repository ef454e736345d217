import type { NeedsShape } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { type Ref, useImperativeHandle, useMemo } from 'react'
import { IdentityFields } from './identity-fields.tsx'
import { type FieldErrors, type IdentitiesRead, useIdentities } from './use-identities.ts'

export interface IdentityHandle {
  readonly read: () => IdentitiesRead
  readonly refuse: (errors: FieldErrors) => string | null
}

interface LeadIdentityProps {
  readonly checkoutId: string
  readonly needs: NeedsShape
  readonly today: Day
  readonly locked: boolean
  readonly handle: Ref<IdentityHandle>
}

/** Who the lead is besides the name. A lazy part: most of what is sold asks for a name alone. */
export function LeadIdentity({ checkoutId, needs, today, locked, handle }: LeadIdentityProps) {
  const own = useMemo(() => [needs], [needs])
  const { typed, errors, change, read, refuse } = useIdentities({ checkoutId, needs: own, first: 0, today, locked })
  useImperativeHandle(handle, () => ({ read, refuse }))
  return (
    <>
      <IdentityFields {...{ needs, today, locked }} at={0} typed={typed[0]!} errors={errors[0] ?? {}} onChange={(field, value) => change(0, field, value)} />
      <p className="mt-3 max-w-[60ch] text-caption text-ink-3">{say`Dates of birth and what documents say go to whoever provides the trip and to nobody else. We delete them 30 days after it.`}</p>
    </>
  )
}
