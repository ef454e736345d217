// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { z } from 'zod'
import { defineCall } from './call.ts'
import { productCode } from './products.ts'
import { id, instant } from './wire.ts'

const bookingNews = z.object({
  /** One for each piece of news. */
  news_id: id,
  /** Null for what is about no booking. */
  booking_id: id.nullable(),
  /** The page of this site where more is read. */
  path: z.string(),
  product_type: productCode,
  kind: z.enum(['confirmed', 'cancelled', 'provider_cancelled', 'changed', 'informed', 'hold_ending', 'refund_sent', 'waiting_offered']),
  /** What was booked, or waited for. */
  title: z.string(),
  /** What it means, in the language of the caller. */
  text: z.string(),
  at: instant,
  is_read: z.boolean(),
})

export const getCountMessages = defineCall({
  path: '/api/bookingHistory/getCountMessages',
  tag: 'Bookings',
  summary:
    'How many messages of support and how much news about bookings the caller, or the person an operator or agent names and may act for, has not read, with the news of the last 30 days (B3.7, B7.17)',
  who: 'user',
  forgiving: true,
  answersForNamed: true,
  body: z.object({ user_id: id.optional(), usr_type: z.coerce.number().optional(), org_id: id.optional() }),
  data: z.object({
    /** Unread messages of support. */
    total_messages: z.int(),
    /** Unread news about bookings. */
    booking_count: z.int(),
    /** News about bookings, read or not, newest first. */
    booking_details: z.array(bookingNews),
  }),
  top: ['total_messages', 'booking_count', 'booking_details'],
})

export const markNewsRead = defineCall({
  path: '/api/bookingHistory/markMessagesRead',
  tag: 'Bookings',
  summary: 'All news about bookings up to this moment is read. A moment that lies ahead is now, and what was read stays read',
  who: 'user',
  body: z.object({ until: z.iso.datetime({ offset: true }) }),
  data: z.object({}),
  refusals: ['not_allowed'],
})

export type BookingNewsShape = z.output<typeof bookingNews>
