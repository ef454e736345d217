import { useCallback, useEffect, useRef, useState } from 'react'
import { guestDraftKey } from '../../lib/guest-draft.ts'
import { useShell } from '../../lib/shell.ts'
import { faultsIn, filledFrom, type GuestDetails, type GuestErrors, type GuestField, NOBODY } from './guest-details.ts'

/** The form's state. A draft of it survives a reload in this tab; it is never sent anywhere before the booking. */
export function useGuestDetails(checkoutId: string) {
  const { user } = useShell()
  const draftKey = guestDraftKey(checkoutId)
  const [details, setDetails] = useState<GuestDetails>(NOBODY)
  const [errors, setErrors] = useState<GuestErrors>({})
  const form = useRef<HTMLElement>(null)

  useEffect(() => {
    const draft = readDraft(draftKey)
    if (draft) setDetails((typed) => filledFrom(typed, draft))
  }, [draftKey])
  useEffect(() => {
    if (user) setDetails((typed) => filledFrom(typed, { firstName: user.first_name, lastName: user.last_name, email: user.email, phone: user.phone ?? '' }))
  }, [user])

  const change = (field: GuestField, value: string) => {
    const next = { ...details, [field]: value }
    setDetails(next)
    setErrors((known) => ({ ...known, [field]: undefined }))
    sessionStorage.setItem(draftKey, JSON.stringify(next))
  }
  const read = useCallback(() => {
    const faults = faultsIn(details)
    setErrors(faults)
    const first = Object.keys(faults)[0]
    if (!first) {
      const guest = { first_name: details.firstName.trim(), last_name: details.lastName.trim() }
      return { guests: [guest], contact: { email: details.email.trim(), phone: details.phone.trim() } }
    }
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return null
  }, [details])
  /** Another guest is asked for: the name is ready to be typed over. */
  const rename = useCallback(() => {
    const name = form.current?.querySelector<HTMLInputElement>('[name="firstName"]')
    name?.focus()
    name?.select()
  }, [])
  /** The booking is made: nothing of the person stays behind in the browser. */
  const forget = useCallback(() => sessionStorage.removeItem(draftKey), [draftKey])
  return { details, errors, change, read, rename, forget, form }
}

function readDraft(key: string): Partial<GuestDetails> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<GuestDetails> | null
  } catch {
    return null
  }
}
