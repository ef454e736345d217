import type { NeedsShape } from '@sojourn/contracts'
import type { Day } from '@sojourn/kernel'
import { type Ref, useCallback, useImperativeHandle } from 'react'
import { asksMore } from './asks-more.ts'
import { CompanionFields } from './companion-fields.tsx'
import { firstFault } from './companions.ts'
import { lastNameOf } from './guest-details.ts'
import { IdentityFields } from './identity-fields.tsx'
import { useCompanions } from './use-companions.ts'
import { useIdentities } from './use-identities.ts'
import type { CompanionsHandle } from './use-travellers.ts'

interface CompanionsProps {
  readonly checkoutId: string
  /** Of each who travels with the lead. */
  readonly needs: readonly NeedsShape[]
  readonly today: Day
  readonly locked: boolean
  readonly handle: Ref<CompanionsHandle>
}

/** Those who travel with the lead: their names, and what else is asked of each. A lazy part: most of what is sold asks for one name alone. */
export function Companions({ checkoutId, needs, today, locked, handle }: CompanionsProps) {
  const byPassport = useCallback((at: number) => needs[at]?.document !== 'none', [needs])
  const { names, errors, change, check, refuse } = useCompanions(checkoutId, needs.length, byPassport)
  const identities = useIdentities({ checkoutId, needs, first: 1, today, locked })
  useImperativeHandle(handle, () => ({
    read: () => {
      // All that is missing is said at once.
      const [unnamed, read] = [firstFault(check()), identities.read()]
      if ('missing' in read) return { missing: unnamed ?? read.missing }
      if (unnamed) return { missing: unnamed }
      return { names: names.map((name, index) => ({ first_name: name.firstName.trim(), last_name: lastNameOf(name), ...read.said[index] })) }
    },
    refuse: (refused) => {
      const [name, identity] = [firstFault(refuse(refused)), identities.refuse(refused)]
      return name ?? identity
    },
  }))
  return (
    <CompanionFields names={names} errors={errors} locked={locked} onChange={change}>
      {(at) =>
        asksMore(needs[at]) && (
          <IdentityFields
            {...{ today, locked }}
            needs={needs[at]!}
            at={at + 1}
            typed={identities.typed[at]!}
            errors={identities.errors[at] ?? {}}
            onChange={(field, value) => identities.change(at, field, value)}
          />
        )
      }
    </CompanionFields>
  )
}
