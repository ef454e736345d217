/** Socket.IO on path `/live`. Namespace `/booking`: join with `join {booking_id}`; owner, agent or operator only. */
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
