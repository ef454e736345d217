import type { BookingStatus } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { Tag } from '../../ui/tag.tsx'

const WORDS = {
  draft: [say`In progress`, 'plain'],
  pending_payment: [say`Waiting for payment`, 'care'],
  confirming: [say`Being confirmed`, 'care'],
  confirmed: [say`Confirmed`, 'good'],
  failed: [say`Not booked`, 'wrong'],
  expired: [say`Expired`, 'plain'],
  cancelled: [say`Canceled`, 'plain'],
} as const satisfies Record<BookingStatus, readonly [string, 'good' | 'care' | 'wrong' | 'plain']>

export function StatusTag({ status }: { status: BookingStatus }) {
  const [text, kind] = WORDS[status]
  return <Tag kind={kind}>{text}</Tag>
}
