import { getCountMessages, markNewsRead } from '@sojourn/contracts'
import { accept, refuse } from '@sojourn/kernel'
import { type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { bookingNewsOf, type NoticesDeps } from './booking-news.ts'

const personOf = ({ orgId, user }: SignedInCaller) => ({ orgId, userId: user.userId })

/** What is new for who is signed in: the count behind the bell, and the news themselves. Always of the caller, whatever a body names. */
export const noticesHttp = (deps: NoticesDeps): Route[] => [
  signedInRoute(getCountMessages, (_body, caller) =>
    deps.transactions.inTenant(
      caller.orgId,
      async (tx) => {
        const total_messages = await deps.unreadMessagesOf(tx, personOf(caller))
        const booking_details = await bookingNewsOf(deps, tx, personOf(caller))
        return accept({ total_messages, booking_count: booking_details.filter((news) => !news.is_read).length, booking_details })
      },
      { readOnly: true },
    ),
  ),
  signedInRoute(markNewsRead, async ({ until }, caller) => {
    // Staff acting in a person's place have read it, the person has not.
    if (caller.impersonator) return refuse('not_allowed')
    await deps.transactions.inTenant(caller.orgId, (tx) => deps.notices.markRead(tx, personOf(caller), Date.parse(until)))
    return accept({})
  }),
]
