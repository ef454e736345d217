import type { NeedsShape } from '@sojourn/contracts'
import type { SaidIdentity } from '@sojourn/contracts/travellers'
import type { Day } from '@sojourn/kernel'
import { useEffect, useState } from 'react'
import { identitiesDraftKey } from '../../lib/guest-draft.ts'
import { asksMore } from './asks-more.ts'
import { draftOf, firstIdentityFault, type IdentityErrors, type IdentityField, identityFaults, identityFrom, refusedFaults, saidOf } from './identity.ts'

export type FieldErrors = readonly { readonly path: string; readonly message: string }[]

/** What is read of travellers: what they said, or the field of the first fault, said there. */
export type IdentitiesRead = { readonly said: readonly SaidIdentity[] } | { readonly missing: string }

interface IdentitiesOf {
  readonly checkoutId: string
  /** Of these travellers, of whom the first is this one of all; the lead is 0. */
  readonly needs: readonly NeedsShape[]
  readonly first: number
  readonly today: Day
  readonly locked: boolean
}

/** Who some travellers are besides their names. A draft survives a reload in this tab, but for the numbers of documents. */
export function useIdentities({ checkoutId, needs, first, today, locked }: IdentitiesOf) {
  const key = identitiesDraftKey(checkoutId, first)
  const [typed, setTyped] = useState(() => needs.map((each) => identityFrom(each, null)))
  const [errors, setErrors] = useState<readonly IdentityErrors[]>([])
  useEffect(() => {
    const draft = readDraft(key)
    // Typed before scripts ran it stays.
    if (draft) setTyped((known) => known.map((each, index) => ({ ...identityFrom(needs[index]!, draft[index]), ...filledIn(each) })))
  }, [key, needs])

  const change = (at: number, field: IdentityField, value: string) => {
    const next = typed.map((each, index) => (index === at ? { ...each, [field]: value } : each))
    setTyped(next)
    setErrors((known) => known.map((each, index) => (index === at ? { ...each, [field]: undefined } : each)))
    sessionStorage.setItem(key, JSON.stringify(next.map(draftOf)))
  }
  const show = (faults: readonly IdentityErrors[]): string | null => {
    setErrors(faults)
    return firstOf(needs, faults, first)
  }
  /** Says what is missing at each field. Of a booking that is made nothing is asked again. */
  const read = (): IdentitiesRead => {
    if (locked) return { said: needs.map(() => ({})) }
    const missing = show(needs.map((each, index) => (asksMore(each) ? identityFaults(each, typed[index]!, today) : {})))
    return missing ? { missing } : { said: needs.map((each, index) => saidOf(each, typed[index]!)) }
  }
  /** Says what the server refused at each field, and returns the first. */
  const refuse = (refused: FieldErrors): string | null => show(needs.map((_, index) => refusedFaults(refused, first + index)))
  return { typed, errors, change, read, refuse }
}

const filledIn = (typed: object): object => Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))

function firstOf(needs: readonly NeedsShape[], faults: readonly IdentityErrors[], first: number): string | null {
  for (const [index, each] of needs.entries()) {
    const name = firstIdentityFault(each, faults[index] ?? {}, first + index)
    if (name) return name
  }
  return null
}

function readDraft(key: string): readonly unknown[] | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return Array.isArray(draft) ? draft : null
  } catch {
    return null
  }
}
