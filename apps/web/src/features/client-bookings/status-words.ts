import { say, sayAs } from '@sojourn/i18n'
import type { ClientBooking } from './client-bookings-api.ts'

type Words = readonly [text: string, kind: 'good' | 'care' | 'plain' | 'wrong']

export function statusWords(status: ClientBooking['status']): Words {
  switch (status) {
    case 'confirmed':
      return [sayAs('of a booking')`Confirmed`, 'good']
    case 'draft':
    case 'pending_payment':
      return [say`Waiting for payment`, 'care']
    case 'confirming':
      return [say`Being confirmed`, 'care']
    case 'cancelled':
      return [sayAs('of a booking')`Canceled`, 'plain']
    case 'failed':
    case 'expired':
      return [say`Not booked`, 'plain']
  }
}
