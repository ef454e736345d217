/** The storage key in a tab for what was typed about the lead traveller, until the checkout is booked. */
export const guestDraftKey = (checkoutId: string): string => `guest-details:${checkoutId}`

/** The same of those who travel with them. */
export const companionsDraftKey = (checkoutId: string): string => `companions:${checkoutId}`

/** The same of what is asked besides names, of the lead (0) or of those who follow (1). */
export const identitiesDraftKey = (checkoutId: string, first: number): string => `identities:${checkoutId}:${first}`
