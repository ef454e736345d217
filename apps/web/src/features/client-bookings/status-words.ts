import { say } from '@sojourn/i18n'
import type { ClientBooking } from './client-bookings-api.ts'

type Words = readonly [text: string, kind: 'good' | 'care' | 'plain' | 'wrong']

export function statusWords(status: ClientBooking['status']): Words {
  switch (status) {
    case 'confirmed':
      return [say`Confirmed`, 'good']
    case 'draft':
    case 'pending_payment':
      return [say`Waiting for payment`, 'care']
    case 'confirming':
      return [say`Being confirmed`, 'care']
    case 'cancelled':
      return [say`Cancelled`, 'plain']
    case 'failed':
    case 'expired':
      return [say`Not booked`, 'plain']
  }
}
