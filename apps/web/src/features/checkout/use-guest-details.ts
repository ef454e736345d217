import { shownEmail } from '@sojourn/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { guestDraftKey } from '../../lib/guest-draft.ts'
import { type Shell, useShell } from '../../lib/shell.ts'
import { AGENT } from '../../lib/user-type.ts'
import {
  faultsIn,
  filledFrom,
  type GuestDetails,
  type GuestErrors,
  type GuestField,
  isSame,
  lastNameOf,
  NOBODY,
  refusedOf,
  withoutProfile,
} from './guest-details.ts'

/** The form's state. A draft of it survives a reload in this tab; it is never sent anywhere before the booking. */
export function useGuestDetails(checkoutId: string, byPassport = true) {
  const { user, desk } = useShell()
  // In the document already: filled in later it would come between the letters of a person who types.
  const who = profileOf(user, desk)
  const filled = useRef(who)
  const draftKey = guestDraftKey(checkoutId)
  const [details, setDetails] = useState(who)
  const [errors, setErrors] = useState<GuestErrors>({})
  const form = useRef<HTMLElement>(null)

  useEffect(() => {
    const draft = readDraft(draftKey)
    const profile = filled.current
    if (draft) setDetails((typed) => filledFrom(filledFrom(withoutProfile(typed, profile), draft), profile))
  }, [draftKey])
  const { firstName, lastName, isSingle, email, phone } = who
  useEffect(() => {
    const profile = { firstName, lastName, isSingle, email, phone }
    const before = filled.current
    if (isSame(before, profile)) return
    filled.current = profile
    // What came from a profile goes with it; what was typed stays.
    setDetails((typed) => filledFrom(withoutProfile(typed, before), profile))
  }, [firstName, lastName, isSingle, email, phone])

  const change = (field: GuestField, value: string) => {
    const next = { ...details, [field]: value }
    setDetails(next)
    setErrors((known) => ({ ...known, [field === 'isSingle' ? 'lastName' : field]: undefined }))
    sessionStorage.setItem(draftKey, JSON.stringify(next))
  }
  const read = useCallback(() => {
    const faults = faultsIn(details, byPassport)
    setErrors(faults)
    const first = Object.keys(faults)[0]
    if (!first) {
      const guest = { first_name: details.firstName.trim(), last_name: lastNameOf(details) }
      return { guests: [guest], contact: { email: details.email.trim(), phone: details.phone.trim() } }
    }
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return null
  }, [details, byPassport])
  /** Says what the server refused at its fields; the name of the first. */
  const refuse = useCallback((refused: Parameters<typeof refusedOf>[0]): string | null => {
    const faults = refusedOf(refused)
    setErrors((known) => ({ ...known, ...faults }))
    return Object.keys(faults)[0] ?? null
  }, [])
  /** Another guest is asked for: the name is ready to be typed over. */
  const rename = useCallback(() => {
    const name = form.current?.querySelector<HTMLInputElement>('[name="firstName"]')
    name?.focus()
    name?.select()
  }, [])
  /** The booking is made: nothing of the person stays behind in the browser. */
  const forget = useCallback(() => sessionStorage.removeItem(draftKey), [draftKey])
  return { details, errors, change, read, refuse, rename, forget, form }
}

/** Whose name a form begins with: one's own or, for an agent, the client they chose. An agent is no guest. */
function profileOf(user: Shell['user'], desk: Shell['desk']): GuestDetails {
  const person = desk ? desk.client : user?.usr_type === AGENT ? null : user
  if (!person) return NOBODY
  const { first_name: firstName, last_name: lastName, email, phone } = person
  return { firstName, lastName, isSingle: lastName ? '' : 'yes', email: shownEmail(email), phone: phone ?? '' }
}

function readDraft(key: string): Partial<GuestDetails> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<GuestDetails> | null
  } catch {
    return null
  }
}
