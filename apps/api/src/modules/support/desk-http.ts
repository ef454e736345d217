import { deskAnswer, deskThreadOf, deskThreads } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, refuse, type Tx } from '@sojourn/kernel'
import { type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { supportStore } from './data/support-store.sql.ts'
import type { ListedThread } from './domain/thread.ts'
import { deskThreadOnWire, messageOnWire } from './present.ts'
import type { SupportDeps } from './support-deps.ts'
import { write } from './write-message.ts'

const OPERATOR = 1
const PAGE = 30
const MESSAGES_MAX = 500

const isDesk = ({ user, impersonator }: SignedInCaller): boolean => user.usrType === OPERATOR && !impersonator

/** What operators ask: the threads of their organisation, one of them, and their answers. */
export function supportDeskHttp(deps: SupportDeps): Route[] {
  const { db } = deps
  const onWire = async (tx: Tx, thread: ListedThread) => {
    const name = thread.userId ? ((await deps.nameOf(tx, thread.userId)) ?? say`A former customer`) : say`A visitor`
    return deskThreadOnWire(thread, name)
  }
  return [
    signedInRoute(deskThreads, async ({ before }, caller) => {
      if (!isDesk(caller)) return refuse('not_allowed')
      const [, lastMs, threadId = ''] = /^(\d{1,15}):(.+)$/.exec(before ?? '') ?? []
      const page = { before: lastMs ? { lastMs: Number(lastMs), threadId } : null, limit: PAGE + 1 }
      return db.inTenant(
        caller.orgId,
        async (tx) => {
          const found = await supportStore.list(tx, caller.orgId, page)
          const threads = []
          for (const each of found.slice(0, PAGE)) threads.push(await onWire(tx, each))
          const last = found[PAGE - 1]
          return accept({ threads, next: found.length > PAGE && last ? `${last.lastMs}:${last.threadId}` : null })
        },
        { readOnly: true },
      )
    }),
    signedInRoute(deskThreadOf, async ({ thread_id: threadId }, caller) => {
      if (!isDesk(caller)) return refuse('not_allowed')
      const of = { orgId: caller.orgId, threadId }
      return db.inTenant(caller.orgId, async (tx) => {
        const thread = await supportStore.find(tx, of)
        if (!thread) return refuse('not_found')
        await supportStore.markRead(tx, of, 'support', thread.lastSeq)
        const messages = await supportStore.messagesOf(tx, of, MESSAGES_MAX)
        return accept({
          thread: await onWire(tx, { ...thread, unread: 0, preview: messages.at(-1)?.text ?? '' }),
          messages: messages.map(messageOnWire),
        })
      })
    }),
    signedInRoute(deskAnswer, async ({ thread_id: threadId, message_id: messageId, text }, caller) => {
      if (!isDesk(caller)) return refuse('not_allowed')
      const { orgId, user } = caller
      return db.inTenant(orgId, async (tx) => {
        const thread = await supportStore.find(tx, { orgId, threadId })
        if (!thread) return refuse('not_found')
        return accept({ message: messageOnWire(await write(deps, tx, thread, { messageId, side: 'support', authorId: user.userId, text })) })
      })
    }),
  ]
}
