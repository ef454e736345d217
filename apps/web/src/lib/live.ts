import { type BookingStatusEvent, type FraudServerEvents, LIVE_PATH, type MessageEvents, type SupportMessageEvent } from '@sojourn/contracts/sockets'
import type { Socket } from 'socket.io-client'
import { untilStopped } from './until-stopped.ts'

// What is drawn first goes first.
const QUIET_AFTER_MS = 300
const loadSockets = () => import('socket.io-client')

/**
 * Hears of a booking's status as it changes. The socket's code is fetched only when somebody listens. Returns the way to stop.
 * It is a hurry, not the truth: keep polling beside it.
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
 * Hears within a second that the person of this page was blocked, of new minimum days to a check-in, and of a fingerprint that is asked for. `onEnded`: the server sent
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
      // Sent away by the server: it does not come back by itself.
      socket.on('disconnect', (reason) => reason === 'io server disconnect' && onEnded())
      return () => socket.disconnect()
    })
  }, QUIET_AFTER_MS)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Hears of messages to and of support as they are written: of one's own, or for an operator of all. Keep asking beside it. Returns the way to stop. */
export function listenToMessages(onMessage: (event: SupportMessageEvent) => void): () => void {
  return untilStopped(loadSockets, ({ io }) => {
    const socket: Socket<MessageEvents> = io('/messages', { path: LIVE_PATH, transports: ['websocket'] })
    socket.on('message', onMessage)
    return () => socket.disconnect()
  })
}
