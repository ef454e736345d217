import { type BookingStatusEvent, type FraudServerEvents, LIVE_PATH, type MessageEvents, type SupportMessageEvent } from '@sojourn/contracts/sockets'
import type { Socket } from 'socket.io-client'
import { untilStopped } from './until-stopped.ts'

// What is rendered first goes first.
const QUIET_AFTER_MS = 300
const loadSockets = () => import('socket.io-client')

/**
 * Listens for changes of a booking's status. The socket's code is fetched only then. Returns the function that stops it.
 * It is fast but not reliable: keep polling as well.
 */
export function listenToBooking(bookingId: string, onStatus: (event: BookingStatusEvent) => void): () => void {
  return untilStopped(loadSockets, ({ io }) => {
    const socket = io('/booking', { path: LIVE_PATH, transports: ['websocket'] })
    // On every connect: after a lost line the room must be joined again.
    socket.on('connect', () => socket.emit('join', { booking_id: bookingId }))
    socket.on('status', (event: BookingStatusEvent) => {
      if (event.booking_id === bookingId) onStatus(event)
    })
    return () => socket.disconnect()
  })
}

/**
 * Listens for a block of this page's person, new minimum days to a check-in, and requests for a fingerprint. `onEnded`: the server sent
 * the page away, since the session is over for another reason, or ended while the line was down. Fetched once the page is quiet. Returns the way to stop.
 */
export function listenToAccount({
  onBlocked,
  onEnded,
  onMinimumDays,
  onFingerprintAsked,
}: {
  onBlocked: () => void
  onEnded: () => void
  onMinimumDays: (days: number) => void
  onFingerprintAsked: () => void
}): () => void {
  let stop = () => {}
  const timer = setTimeout(() => {
    stop = untilStopped(loadSockets, ({ io }) => {
      const socket: Socket<FraudServerEvents> = io('/fraud', { path: LIVE_PATH, transports: ['websocket'] })
      socket.on('user_blocked', onBlocked)
      socket.on('request_fingerprint', onFingerprintAsked)
      socket.on('min_checkin_days_updated', ({ days }) => onMinimumDays(days))
      // Disconnected by the server: it does not reconnect automatically.
      socket.on('disconnect', (reason) => reason === 'io server disconnect' && onEnded())
      return () => socket.disconnect()
    })
  }, QUIET_AFTER_MS)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Listens for messages to and from support: one's own, or for an operator all. Keep polling as well. Returns the function that stops it. */
export function listenToMessages(onMessage: (event: SupportMessageEvent) => void): () => void {
  return untilStopped(loadSockets, ({ io }) => {
    const socket: Socket<MessageEvents> = io('/messages', { path: LIVE_PATH, transports: ['websocket'] })
    socket.on('message', onMessage)
    return () => socket.disconnect()
  })
}
