import type { PayResult } from '@sojourn/card-sdk'
import { bankText } from '@sojourn/i18n'
import type { CardResult } from './card-port.ts'

/** What the gateway's answer means for this step. */
export function cardResultOf(result: PayResult): CardResult {
  switch (result.status) {
    case 'succeeded':
    case 'processing':
    case 'unknown':
      return { status: result.status }
    case 'action':
      return { status: 'action', url: result.url }
    case 'declined':
      return { status: 'declined', message: result.message ? bankText(result.message) : null }
    case 'invalid':
      return { status: 'unsent', said: true }
    case 'error':
      return { status: 'unsent', said: false }
  }
}
