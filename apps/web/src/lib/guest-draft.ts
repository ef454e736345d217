/** Under which name a tab keeps what was typed about who travels, until the checkout is booked. */
export const guestDraftKey = (checkoutId: string): string => `guest-details:${checkoutId}`

/** Leaves a name for the form of a checkout to begin with; what was typed there already stays. */
export function leaveGuestDraft(checkoutId: string, guest: { readonly first_name: string; readonly last_name: string } | undefined): void {
  const key = guestDraftKey(checkoutId)
  if (!guest || sessionStorage.getItem(key)) return
  sessionStorage.setItem(key, JSON.stringify({ firstName: guest.first_name, lastName: guest.last_name }))
}
