import type { DeskThreadShape, SupportMessageShape } from '@sojourn/contracts'
import type { ListedThread, Message } from './domain/thread.ts'

export const messageOnWire = ({ seq, side, text, atMs }: Message): SupportMessageShape => ({ seq, from: side, text, at: new Date(atMs).toISOString() })

export const deskThreadOnWire = ({ threadId, bookingId, userId, lastMs, unread, preview }: ListedThread, name: string): DeskThreadShape => ({
  thread_id: threadId,
  booking_id: bookingId || null,
  user_id: userId,
  name,
  last_at: new Date(lastMs).toISOString(),
  preview: preview.slice(0, 160),
  unread,
})
