import { supportMarkRead, supportSend, supportThreads } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type BookingId, refuse } from '@sojourn/kernel'
import { type Caller, type Refusals, type Route, route } from '../../http/index.ts'
import { supportStore } from './data/support-store.sql.ts'
import type { Traveller } from './domain/thread.ts'
import { messageOnWire } from './present.ts'
import type { SupportDeps } from './support-deps.ts'
import { writeAsTraveller } from './write-message.ts'

const MESSAGES_MAX = 200

const REFUSALS: Refusals = {
  chat_off: [403, () => say`This site has no chat. Please write to the address at the foot of the page.`],
  not_allowed: [403, () => say`You can read this chat, but you can't reply on someone else's behalf.`],
}

/** Who writes or reads; null for a guest whose browser has no name yet, and so has written nothing. */
export function travellerOf({ orgId, user, knownBrowserId }: Pick<Caller, 'orgId' | 'user' | 'knownBrowserId'>): Traveller | null {
  if (user) return { orgId, userId: user.userId }
  return knownBrowserId ? { orgId, browserId: knownBrowserId } : null
}

/** The calls of travellers. Staff acting in a person's place read messages, and neither write nor mark as read. */
export const supportHttp = (deps: SupportDeps): Route[] => [
  route(supportThreads, async (_body, caller) => {
    const traveller = travellerOf(caller)
    if (!traveller) return accept({ threads: [] })
    return deps.db.inTenant(
      caller.orgId,
      async (tx) => {
        const threads = []
        for (const { threadId, bookingId, unread } of await supportStore.listOf(tx, traveller)) {
          const messages = await supportStore.messagesOf(tx, { orgId: caller.orgId, threadId }, MESSAGES_MAX)
          threads.push({ thread_id: threadId, booking_id: bookingId || null, unread, messages: messages.map(messageOnWire) })
        }
        return accept({ threads })
      },
      { readOnly: true },
    )
  }),
  route(
    supportSend,
    async ({ message_id: messageId, text, booking_id: bookingId }, caller) => {
      if (!caller.org.site.chat) return refuse('chat_off')
      if (caller.impersonator) return refuse('not_allowed')
      const { orgId, user, ip, proof } = caller
      const traveller: Traveller = user ? { orgId, userId: user.userId } : { orgId, browserId: caller.browserId() }
      const counted = await deps.count(orgId, { userId: traveller.userId ?? null, browserId: traveller.browserId ?? null, ip, messageId, proof: proof ?? null })
      if (!counted.ok) return counted
      const written = await deps.db.inTenant(orgId, (tx) =>
        writeAsTraveller(deps, tx, traveller, { messageId, text, bookingId: bookingId as BookingId | undefined }),
      )
      return written.ok ? accept({ thread_id: written.value.thread.threadId, message: messageOnWire(written.value.message) }) : written
    },
    REFUSALS,
  ),
  route(
    supportMarkRead,
    async ({ thread_id: threadId, seq }, caller) => {
      const { orgId } = caller
      if (caller.impersonator) return refuse('not_allowed')
      const traveller = travellerOf(caller)
      return deps.db.inTenant(orgId, async (tx) => {
        const thread = traveller && (await supportStore.find(tx, { orgId, threadId }))
        if (!thread || (traveller.userId ? thread.userId !== traveller.userId : thread.browserId !== traveller.browserId)) return refuse('not_found')
        await supportStore.markRead(tx, thread, 'traveller', seq)
        return accept({})
      })
    },
    REFUSALS,
  ),
]
