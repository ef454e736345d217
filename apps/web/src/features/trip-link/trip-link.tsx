import { say } from '@sojourn/i18n'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { useShell } from '../../lib/shell.ts'
import { tripPage } from '../../lib/trip-page.ts'
import { useToast } from '../../ui/toast.tsx'
import { forgetLink, keepForEmail, keepLink, pendingLink, type Stores } from './pending-link.ts'
import { tripLinkOf, withoutTripLink } from './trip-link-address.ts'
import { joinTrip } from './trip-link-api.ts'

const stores = (): Stores => ({ tab: sessionStorage, browser: localStorage })

/**
 * A trip link (A4.13): its token leaves the address at once and waits in this tab until a person is signed in, who then joins the trip and is taken to it.
 * The link of an invitation waits for the sign-up that the invitation opens.
 */
export function TripLink() {
  const { pathname, search } = useLocation()
  const [query, setQuery] = useSearchParams()
  const { user, organisation, currency } = useShell()
  const openSignIn = useOpenSignIn()
  const navigate = useNavigate()
  const toast = useToast()
  const asked = useRef<string | null>(null)
  const token = tripLinkOf(pathname, search)
  const isInvited = query.has('accesscode')

  useEffect(() => {
    if (token === null) return
    keepLink(stores(), token)
    setQuery(withoutTripLink(query), { replace: true, preventScrollReset: true })
  }, [token, query, setQuery])

  useEffect(() => {
    if (token !== null) return
    const pending = pendingLink(stores(), user?.email ?? null, Date.now())
    const who = user?.user_id ?? 'guest'
    // Once for each person: one who closes the dialog has chosen so.
    if (!pending || asked.current === who + pending) return
    asked.current = who + pending
    if (!user) {
      openSignIn({
        at: isInvited ? 'sign-up' : 'sign-in',
        reason: say`Sign in to open the trip that was shared with you.`,
        onSignedUp: (email) => keepForEmail(stores(), pending, email, Date.now()),
      })
      return
    }
    void joinTrip({ token: pending, userId: user.user_id, orgId: organisation.org_id, currency }).then((joined) => {
      // Without an answer the link may be good yet: it is tried again when the page is loaded again.
      if (joined.at !== 'unreached') forgetLink(stores())
      if (joined.at === 'in') void navigate(tripPage(joined.tripId))
      // A8.7: spelled so.
      else toast(say`Somting went wrong with this trip: ${pending}`, 8000, 'wrong')
    })
  }, [token, user, isInvited, organisation.org_id, currency, openSignIn, navigate, toast])
  return null
}
