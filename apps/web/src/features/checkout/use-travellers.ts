import type { SaleRules } from '@sojourn/contracts'
import { useCallback, useRef } from 'react'
import { companionsDraftKey } from '../../lib/guest-draft.ts'
import { useShell } from '../../lib/shell.ts'
import { namesFor } from './companions.ts'
import { useGuestDetails } from './use-guest-details.ts'

/** What is asked of the late part with the other names: all of them, or the field of the first that is missing, said there. */
export interface CompanionsHandle {
  readonly read: () => { readonly names: readonly { readonly first_name: string; readonly last_name: string }[] } | { readonly missing: string }
}

/** Names and an address as they are typed by now. */
export interface TypedTravellers {
  readonly guests: readonly { readonly first_name: string; readonly last_name: string }[]
  readonly email: string
}

/** Who is named in the booking, by the rules of what is sold: a lead person who is asked, everyone who travels, or the payer, who is known already. */
export function useTravellers(checkoutId: string, { travellers, named }: Pick<SaleRules, 'travellers' | 'named'>) {
  const { user } = useShell()
  const lead = useGuestDetails(checkoutId)
  const companions = useRef<CompanionsHandle>(null)
  const readPayer = useCallback(
    () => ({ guests: [{ first_name: user?.first_name ?? '', last_name: user?.last_name ?? '' }], contact: { email: user?.email ?? '', phone: '' } }),
    [user],
  )
  const { read: readLead, form, forget: forgetLead } = lead
  const readAll = useCallback(() => {
    // Without this part no names can be typed, so nothing is booked.
    const others = named > 1 ? companions.current?.read() : { names: [] }
    const read = readLead()
    if (!read || !others) return null
    if ('names' in others) return { ...read, guests: [...read.guests, ...others.names] }
    form.current?.querySelector<HTMLInputElement>(`[name="${others.missing}"]`)?.focus()
    return null
  }, [named, readLead, form])
  const { details } = lead
  /** What is typed by now, complete or not: nothing is checked and nothing turns red. */
  const readTyped = useCallback((): TypedTravellers => {
    const others = named > 1 ? namesFor(named - 1, draftIn(companionsDraftKey(checkoutId))) : []
    const names = [details, ...others].map(({ firstName, lastName }) => ({ first_name: firstName.trim(), last_name: lastName.trim() }))
    return { guests: names.filter(({ first_name }) => first_name !== ''), email: details.email.trim() }
  }, [details, named, checkoutId])
  const forget = useCallback(() => {
    forgetLead()
    sessionStorage.removeItem(companionsDraftKey(checkoutId))
  }, [forgetLead, checkoutId])
  return { ...lead, companions, forget, readTyped, read: travellers === 'payer' ? readPayer : readAll }
}

function draftIn(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
