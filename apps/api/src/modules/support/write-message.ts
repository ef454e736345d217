import type { BookingId, Tx } from '@sojourn/kernel'
import { accept, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import { supportStore } from './data/support-store.sql.ts'
import type { Message, NewMessage, Thread, Traveller } from './domain/thread.ts'
import type { SupportDeps } from './support-deps.ts'

interface MessageRequest extends Pick<NewMessage, 'messageId' | 'text'> {
  readonly bookingId: BookingId | undefined
}

/** Writes what a traveller says into their thread about it. `not_found` for a booking that is not theirs, as for one that is not there. */
export async function writeAsTraveller(
  deps: SupportDeps,
  tx: Tx,
  traveller: Traveller,
  { bookingId, messageId, text }: MessageRequest,
): Promise<Outcome<{ thread: Thread; message: Message }, Refusal<'not_found'>>> {
  const { orgId, userId } = traveller
  if (bookingId !== undefined && !(userId && (await deps.isOwn(tx, { orgId, userId, bookingId })))) return refuse('not_found')
  const fresh = { threadId: deps.ids.next<'thread'>('thr'), nowMs: deps.clock.nowMs() }
  const thread = await supportStore.open(tx, { ...traveller, bookingId: bookingId ?? '' }, fresh)
  return accept({ thread, message: await write(deps, tx, thread, { messageId, side: 'traveller', authorId: userId ?? null, text }) })
}

/** Writes into a thread and notifies both sides of it. Sent twice, it is written once and notifies once. */
export async function write(deps: SupportDeps, tx: Tx, thread: Thread, request: NewMessage): Promise<Message> {
  const { orgId, threadId, userId, browserId } = thread
  const { message, isNew } = await supportStore.write(tx, thread, request, deps.clock.nowMs())
  const { seq, side, text, atMs } = message
  if (isNew) await deps.announce(tx, { orgId, userId, browserId, event: { thread_id: threadId, seq, from: side, text, at: new Date(atMs).toISOString() } })
  return message
}
