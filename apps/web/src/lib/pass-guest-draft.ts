import { companionsDraftKey, guestDraftKey, identitiesDraftKey } from './guest-draft.ts'

interface Name {
  readonly first_name: string
  readonly last_name: string
}

/** Leaves names for the form of a checkout to begin with, the lead first; what was typed there already stays. */
export function leaveGuestDraft(checkoutId: string, guests: readonly Name[]): void {
  const [lead, ...others] = guests.map(({ first_name: firstName, last_name: lastName }) => ({ firstName, lastName, isSingle: lastName ? '' : 'yes' }))
  leave(guestDraftKey(checkoutId), lead)
  if (others.length > 0) leave(companionsDraftKey(checkoutId), others)
}

function leave(key: string, names: object | undefined): void {
  if (names && !sessionStorage.getItem(key)) sessionStorage.setItem(key, JSON.stringify(names))
}

const identitiesOf = (first: number) => (checkoutId: string) => identitiesDraftKey(checkoutId, first)

/** What was typed for a checkout goes on in the one that takes its place. */
export function moveGuestDraft(from: string, to: string): void {
  for (const keyOf of [guestDraftKey, companionsDraftKey, identitiesOf(0), identitiesOf(1)]) {
    const typed = sessionStorage.getItem(keyOf(from))
    if (typed) sessionStorage.setItem(keyOf(to), typed)
  }
}
