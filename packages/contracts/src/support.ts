// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { typedProse } from '@sojourn/kernel'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { id, instant } from './wire.ts'

/** Plain text: shown as it was typed, nothing in it becomes a link, nothing turns the direction of the text around it. */
const chatText = z
  .string()
  .overwrite(typedProse)
  .min(1, { error: () => say`please fill this in` })
  .max(2_000)
  .regex(/^(?:[\n\t]|\P{Cc})*$/u, { error: () => say`use plain text for a message` })

export const supportMessage = z.object({
  seq: z.int(),
  from: z.enum(['traveller', 'support']),
  text: z.string(),
  at: instant,
})

const thread = z.object({
  thread_id: id,
  /** What it is about; null where it is about nothing booked. */
  booking_id: id.nullable(),
  /** How many messages of support the traveller has not read. */
  unread: z.int(),
  /** The latest 200, oldest first. */
  messages: z.array(supportMessage),
})

const deskThread = z.object({
  thread_id: id,
  booking_id: id.nullable(),
  /** Null for a guest. */
  user_id: id.nullable(),
  name: z.string(),
  last_at: instant,
  /** What was written last. */
  preview: z.string(),
  /** How many messages of the traveller support has not read. */
  unread: z.int(),
})

export const supportThreads = defineCall({
  path: '/api/support/getThreads',
  tag: 'Support',
  summary: 'What the caller, or a guest’s browser, wrote to support, and the answers',
  body: z.object({}),
  data: z.object({ threads: z.array(thread) }),
})

export const supportSend = defineCall({
  path: '/api/support/send',
  tag: 'Support',
  summary: 'Writes to support, on its own or about a booking of the caller. Text alone: files are refused. The same message_id is written once',
  body: z.strictObject({ message_id: id, text: chatText, booking_id: id.optional() }),
  data: z.object({ thread_id: id, message: supportMessage }),
  refusals: ['not_found', 'not_allowed', 'chat_off', 'too_many_tries', 'proof_required'],
})

export const supportMarkRead = defineCall({
  path: '/api/support/markRead',
  tag: 'Support',
  summary: 'The traveller has read a thread up to this message',
  body: z.object({ thread_id: id, seq: z.int().min(0).max(1_000_000) }),
  data: z.object({}),
  refusals: ['not_found', 'not_allowed'],
})

export const deskThreads = defineCall({
  path: '/api/operator/supportThreads',
  tag: 'Operator',
  summary: 'The threads of the organisation, those written to last first; `before` is `next` of the page before',
  who: 'user',
  body: z.object({ before: z.string().max(120).optional() }),
  data: z.object({ threads: z.array(deskThread), next: z.string().nullable() }),
  refusals: ['not_allowed'],
})

export const deskThreadOf = defineCall({
  path: '/api/operator/supportThread',
  tag: 'Operator',
  summary: 'One thread with its messages; reading it marks it as read by support',
  who: 'user',
  body: z.object({ thread_id: id }),
  data: z.object({ thread: deskThread, messages: z.array(supportMessage) }),
  refusals: ['not_allowed', 'not_found'],
})

export const deskAnswer = defineCall({
  path: '/api/operator/answerSupport',
  tag: 'Operator',
  summary: 'Answers a traveller, who sees it at once. The same message_id is written once',
  who: 'user',
  body: z.strictObject({ thread_id: id, message_id: id, text: chatText }),
  data: z.object({ message: supportMessage }),
  refusals: ['not_allowed', 'not_found'],
})

export type SupportThreadShape = z.output<typeof thread>
export type SupportMessageShape = z.output<typeof supportMessage>
export type DeskThreadShape = z.output<typeof deskThread>
