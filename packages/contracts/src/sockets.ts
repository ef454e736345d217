/** Socket.IO on path `/live`. Namespace `/booking`: join with `join {booking_id}`; owner, agent or operator only. Namespace `/fraud`: a person who is signed in is in their own room from the start. Namespace `/messages`: the same, guests by their browser; operators receive all of their organisation. */
export const LIVE_PATH = '/live'

export interface BookingStatusEvent {
  readonly booking_id: string
  readonly status: string
  readonly message: string
}

export interface BookingServerEvents {
  status(event: BookingStatusEvent): void
}

export interface BookingClientEvents {
  join(body: { booking_id: string }, answer?: (ok: boolean) => void): void
}

export interface FraudServerEvents {
  /** Every session of this person has just ended. */
  user_blocked(event: { user_id: string }): void
  /** The page is to send the fingerprint of its device to `/api/iqps/fqs`. */
  request_fingerprint(): void
  /** Days from today to the earliest check-in of the organisation, from now on. */
  min_checkin_days_updated(event: { days: number }): void
}

/** A message of a support thread that was just written. It is a hurry, not the truth: `/api/support/getThreads` has it too. */
export interface SupportMessageEvent {
  readonly thread_id: string
  readonly seq: number
  readonly from: 'traveller' | 'support'
  readonly text: string
  readonly at: string
}

export interface MessageEvents {
  message(event: SupportMessageEvent): void
}
