/** The storage key in a tab for what was typed about the lead traveller, until the checkout is booked. */
export const guestDraftKey = (checkoutId: string): string => `guest-details:${checkoutId}`

/** The same of those who travel with them. */
export const companionsDraftKey = (checkoutId: string): string => `companions:${checkoutId}`
