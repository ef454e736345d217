import type { BookingStatus } from '@sojourn/contracts'
import { say, sayAs } from '@sojourn/i18n'
import { Tag } from '../../ui/tag.tsx'

const WORDS = {
  draft: [say`In progress`, 'plain'],
  pending_payment: [say`Waiting for payment`, 'care'],
  confirming: [say`Being confirmed`, 'care'],
  confirmed: [sayAs('of a booking')`Confirmed`, 'good'],
  failed: [say`Not booked`, 'wrong'],
  expired: [sayAs('of a booking')`Expired`, 'plain'],
  cancelled: [sayAs('of a booking')`Canceled`, 'plain'],
} as const satisfies Record<BookingStatus, readonly [string, 'good' | 'care' | 'wrong' | 'plain']>

export function StatusTag({ status }: { status: BookingStatus }) {
  const [text, kind] = WORDS[status]
  return <Tag kind={kind}>{text}</Tag>
}
