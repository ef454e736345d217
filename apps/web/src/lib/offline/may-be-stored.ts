import { BOOKINGS_PAGE } from '@sojourn/contracts/site-pages'
import type { Shell } from '../shell.ts'
import { MY_TRIPS } from '../trip-page.ts'

// What every page has to know of stored pages.

/** The attribute of a stored document that names whose it is. */
export const PERSON_ATTRIBUTE = 'data-offline-for'

/** Whose pages a browser may store: null for a guest, for those who are blocked, and for a session in another person's place. */
export const offlinePerson = ({
  organisation,
  user,
  impersonator,
  is_blocked: isBlocked,
}: Pick<Shell, 'organisation' | 'user' | 'impersonator' | 'is_blocked'>) =>
  user && !impersonator && !isBlocked ? `${organisation.org_id} ${user.user_id}` : null

/** Whether the page of a path may be stored, decided in few bytes: `storedAddress` has the whole rule. */
export const mayBeStored = (path: string): boolean => path.startsWith(BOOKINGS_PAGE) || path.startsWith(MY_TRIPS)
