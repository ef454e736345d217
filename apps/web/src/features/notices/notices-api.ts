import { api, type Data } from '../../lib/http.ts'
import { askedOnce } from './asked-once.ts'

export type Counts = Data<'/api/bookingHistory/getCountMessages'>

/** Two places that ask within a second make one call (B4.13). */
const ASKED_ONCE_WITHIN_MS = 1_000

/** What is new; null where no answer came. */
export const countMessages = askedOnce<Counts | null>(
  async () => {
    const answer = await api.post('/api/bookingHistory/getCountMessages', {})
    return answer.ok ? answer.data : null
  },
  ASKED_ONCE_WITHIN_MS,
  () => Date.now(),
)

export const markNewsRead = (until: string) => api.post('/api/bookingHistory/markMessagesRead', { until })
