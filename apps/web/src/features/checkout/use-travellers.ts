import type { NeedsShape, SaleRules } from '@sojourn/contracts'
import type { SaidIdentity } from '@sojourn/contracts/travellers'
import { useCallback, useRef, useState } from 'react'
import { companionsDraftKey, identitiesDraftKey } from '../../lib/guest-draft.ts'
import { useShell } from '../../lib/shell.ts'
import { asksMore } from './asks-more.ts'
import type { CheckoutData } from './checkout-api.ts'
import { namesFor } from './companions.ts'
import type { IdentityHandle } from './lead-identity.tsx'
import { useGuestDetails } from './use-guest-details.ts'
import type { FieldErrors } from './use-identities.ts'

/** What is asked of the lazy part with the others: all of them, or the field of the first that is missing, said there. */
export interface CompanionsHandle {
  readonly read: () => { readonly names: readonly NamedTraveller[] } | { readonly missing: string }
  /** Says what was refused at each field, and returns the first. */
  readonly refuse: (errors: FieldErrors) => string | null
}

/** A traveller as they are sent. */
export interface NamedTraveller extends SaidIdentity {
  readonly first_name: string
  readonly last_name: string
}

/** Names and an address as they are typed by now. */
export interface TypedTravellers {
  readonly guests: readonly { readonly first_name: string; readonly last_name: string }[]
  readonly email: string
}

const NAMES_ALONE: readonly NeedsShape[] = []

interface Asked {
  readonly checkoutId: string
  readonly travellers?: readonly NeedsShape[]
  readonly keeps?: CheckoutData['keeps']
}

/** Who is named in the booking, by the rules of what is sold: a lead person who is asked, everyone who travels, the payer, who is known already, or who travelled before a change. */
export function useTravellers({ checkoutId, travellers: needs = NAMES_ALONE, keeps }: Asked, { travellers, named }: Pick<SaleRules, 'travellers' | 'named'>) {
  const { user } = useShell()
  const lead = useGuestDetails(checkoutId, travellers === 'lead' || needs[0]?.document !== 'none')
  const companions = useRef<CompanionsHandle>(null)
  const leadIdentity = useRef<IdentityHandle>(null)
  const asksLead = asksMore(needs[0])
  const [keptFaults, setKeptFaults] = useState<readonly string[]>([])
  const readPayer = useCallback(
    () => ({ guests: [{ first_name: user?.first_name ?? '', last_name: user?.last_name ?? '' }], contact: { email: user?.email ?? '', phone: '' } }),
    [user],
  )
  const { read: readLead, refuse: refuseLead, form, forget: forgetLead } = lead
  const readAll = useCallback(() => {
    // Without this part no names can be typed, so nothing is booked.
    const others = named > 1 ? companions.current?.read() : { names: [] }
    const own = asksLead ? leadIdentity.current?.read() : { said: [] }
    const read = readLead()
    if (!read || !own || !others) return null
    if ('said' in own && 'names' in others) {
      const [first] = read.guests
      return { ...read, guests: [{ ...first!, ...own.said[0] } satisfies NamedTraveller, ...others.names] }
    }
    focusOn(form.current, 'missing' in own ? own.missing : 'missing' in others ? others.missing : null)
    return null
  }, [named, asksLead, readLead, form])
  /** Says what the server refused at the fields it is about. */
  const refuse = useCallback(
    (errors: FieldErrors) => {
      setKeptFaults(errors.map(({ message }) => message))
      const first = [refuseLead(errors), leadIdentity.current?.refuse(errors), companions.current?.refuse(errors)].find((name) => name)
      focusOn(form.current, first ?? null)
    },
    [form, refuseLead],
  )
  const readKept = useCallback(() => (keeps ? { guests: keeps.guests, contact: keeps.contact } : null), [keeps])
  const { details } = lead
  /** What is typed by now, complete or not: nothing is checked and nothing turns red. */
  const readTyped = useCallback((): TypedTravellers => {
    const others = named > 1 ? namesFor(named - 1, draftIn(companionsDraftKey(checkoutId))) : []
    const names = [details, ...others].map(({ firstName, lastName }) => ({ first_name: firstName.trim(), last_name: lastName.trim() }))
    return { guests: names.filter(({ first_name }) => first_name !== ''), email: details.email.trim() }
  }, [details, named, checkoutId])
  const forget = useCallback(() => {
    forgetLead()
    for (const key of [companionsDraftKey(checkoutId), identitiesDraftKey(checkoutId, 0), identitiesDraftKey(checkoutId, 1)]) sessionStorage.removeItem(key)
  }, [forgetLead, checkoutId])
  const read = keeps ? readKept : travellers === 'payer' ? readPayer : readAll
  return { ...lead, companions, leadIdentity, forget, refuse, keptFaults, readTyped, read }
}

/** Puts the focus on the field of that name; a list of choices is one too. */
const focusOn = (form: HTMLElement | null, name: string | null): void => {
  if (name) form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

function draftIn(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
