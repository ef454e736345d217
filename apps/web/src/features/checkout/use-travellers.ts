import type { SaleRules } from '@sojourn/contracts'
import { useCallback } from 'react'
import { useShell } from '../../lib/shell.ts'
import { firstFault } from './companions.ts'
import { useCompanions } from './use-companions.ts'
import { useGuestDetails } from './use-guest-details.ts'

/** Who is named in the booking, by the rules of what is sold: a lead person who is asked, everyone who travels, or whoever pays, who is known already. */
export function useTravellers(checkoutId: string, { travellers, named }: Pick<SaleRules, 'travellers' | 'named'>) {
  const { user } = useShell()
  const lead = useGuestDetails(checkoutId)
  const companions = useCompanions(checkoutId, Math.max(0, named - 1))
  const readPayer = useCallback(
    () => ({ guests: [{ first_name: user?.first_name ?? '', last_name: user?.last_name ?? '' }], contact: { email: user?.email ?? '', phone: '' } }),
    [user],
  )
  const { read: readLead, form, forget: forgetLead } = lead
  const { check, names, forget: forgetNames } = companions
  const readAll = useCallback(() => {
    const missing = firstFault(check())
    const read = readLead()
    if (read && missing) form.current?.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus()
    if (!read || missing) return null
    const others = names.map(({ firstName, lastName }) => ({ first_name: firstName.trim(), last_name: lastName.trim() }))
    return { ...read, guests: [...read.guests, ...others] }
  }, [check, readLead, form, names])
  const forget = useCallback(() => {
    forgetLead()
    forgetNames()
  }, [forgetLead, forgetNames])
  return { ...lead, companions, forget, read: travellers === 'payer' ? readPayer : readAll }
}
