import { type BookingStatusEvent, LIVE_PATH } from '@sojourn/contracts/sockets'

/**
 * Hears of a booking's status as it changes. The socket's code is fetched only when somebody listens. Returns the way to stop.
 * It is a hurry, not the truth: keep polling beside it.
 */
export function listenToBooking(bookingId: string, onStatus: (event: BookingStatusEvent) => void): () => void {
  let stopped = false
  let stop = () => {}
  void import('socket.io-client')
    .then(({ io }) => {
      if (stopped) return
      const socket = io('/booking', { path: LIVE_PATH, transports: ['websocket'] })
      // On every connect: after a lost line the room must be joined again.
      socket.on('connect', () => socket.emit('join', { booking_id: bookingId }))
      socket.on('status', (event: BookingStatusEvent) => {
        if (event.booking_id === bookingId) onStatus(event)
      })
      stop = () => socket.disconnect()
    })
    // No socket, no harm: polling goes on.
    .catch(() => {})
  return () => {
    stopped = true
    stop()
  }
}
