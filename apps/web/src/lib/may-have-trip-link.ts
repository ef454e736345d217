/** The storage key in a tab, and after a sign-up in the browser, for a trip link until its person is signed in. */
export const PENDING_LINK = 'trip-link'

/** Whether an address may be a trip link (A2.10), decided in few bytes: `tripLinkOf` has the whole rule. */
export const mayBeTripLink = (search: string): boolean => /[?&]trip_?id=/.test(search)

/** Whether a link waits here: in this tab, or in this browser for a person who just signed up. */
export const hasPendingLink = (isSignedIn: boolean): boolean =>
  sessionStorage.getItem(PENDING_LINK) !== null || (isSignedIn && localStorage.getItem(PENDING_LINK) !== null)
