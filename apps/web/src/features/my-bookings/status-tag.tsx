import type { BookingStatus } from '@sojourn/contracts'
import { Tag } from '../../ui/tag.tsx'

const WORDS = {
  draft: ['Being made', 'plain'],
  pending_payment: ['Waiting for payment', 'care'],
  confirming: ['Being confirmed', 'care'],
  confirmed: ['Confirmed', 'good'],
  failed: ['Not booked', 'wrong'],
  expired: ['Expired', 'plain'],
  cancelled: ['Cancelled', 'plain'],
} as const satisfies Record<BookingStatus, readonly [string, 'good' | 'care' | 'wrong' | 'plain']>

export function StatusTag({ status }: { status: BookingStatus }) {
  const [text, kind] = WORDS[status]
  return <Tag kind={kind}>{text}</Tag>
}
