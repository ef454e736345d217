import { type Ref, useImperativeHandle } from 'react'
import { CompanionFields } from './companion-fields.tsx'
import { firstFault } from './companions.ts'
import { lastNameOf } from './guest-details.ts'
import { useCompanions } from './use-companions.ts'
import type { CompanionsHandle } from './use-travellers.ts'

interface CompanionsProps {
  readonly checkoutId: string
  readonly count: number
  readonly locked: boolean
  readonly handle: Ref<CompanionsHandle>
}

/** The names of those who travel with the lead. A late part: most of what is sold asks for one name alone. */
export function Companions({ checkoutId, count, locked, handle }: CompanionsProps) {
  const { names, errors, change, check } = useCompanions(checkoutId, count)
  useImperativeHandle(handle, () => ({
    read: () => {
      const missing = firstFault(check())
      if (missing) return { missing }
      return { names: names.map((name) => ({ first_name: name.firstName.trim(), last_name: lastNameOf(name) })) }
    },
  }))
  return <CompanionFields names={names} errors={errors} locked={locked} onChange={change} />
}
