import { setTimeout as wait } from 'node:timers/promises'
import type { BookingStatusEvent, SupportMessageEvent } from '@sojourn/contracts'
import type { Server, Socket } from 'socket.io'

/** A person as the handshake of a socket shows them. */
export interface Watcher<Caller> {
  /** From the host and the cookies of the handshake; null for a guest. */
  callerOf(handshake: { readonly headers: Readonly<Record<string, string | string[] | undefined>>; readonly address: string }): Promise<Caller | null>
  /** A guest, by the browser; null where it has no name. */
  guestOf(handshake: {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>
  }): Promise<{ readonly orgId: string; readonly browserId: string } | null>
  /** The state of a booking, for its owner, agent or operator. Null alike for a booking of another and one that does not exist. */
  watch(caller: Caller, bookingId: string): Promise<BookingStatusEvent | null>
}

export interface AttachOptions {
  /** False where other processes are known to serve as well: then events are sent to them before they have reported. */
  readonly mayBeAlone?: boolean
}

export interface Live {
  /** Serves the namespaces `/booking`, `/fraud` and `/messages` on a Socket.IO server. */
  attach(io: Server, options?: AttachOptions): void
  /** Sends to everyone who watches a booking, on every node the server's adapter reaches. Does nothing before a server is attached. */
  send(event: BookingStatusEvent): Promise<void>
  /** Sends a message to or from support to the traveller's pages and the operators of the organisation. */
  sendMessage(news: { readonly orgId: string; readonly userId: string | null; readonly browserId: string | null; readonly event: SupportMessageEvent }): void
  /** Notifies every open page of a person who was blocked, on every node the server's adapter reaches, and ends their connections. */
  block(userId: string): Promise<void>
  /** Asks every open page of a person for the fingerprint of its device, on every node. */
  requestFingerprint(userId: string): void
  /** Sends an organisation's new earliest check-in to every open page of its signed-in people, on every node. */
  sendMinimumDays(orgId: string, days: number): void
  /** Sends away the pages that are open under these sessions, on every node. */
  endSessions(ended: { readonly userId: string; readonly which: { readonly only: string } | { readonly but?: string } }): void
}

const ROOMS_MAX = 50
// Two messages to other processes travel on two connections: the end of a page must not overtake the reason.
const HEARD_WITHIN_MS = 250
const roomOf = (bookingId: string): string => `booking:${bookingId}`
const sessionOf = (sessionId: string): string => `session:${sessionId}`
const personOf = (userId: string): string => `person:${userId}`
const organisationOf = (orgId: string): string => `organisation:${orgId}`
const browserOf = (orgId: string, browserId: string): string => `browser:${orgId}:${browserId}`
const deskOf = (orgId: string): string => `desk:${orgId}`
const OPERATOR = 1

/**
 * Live status of bookings: `join {booking_id}` answers true or false, `status` follows at once and at each change. Asked at every join, so that a block holds at once. On `/fraud` each
 * page of a signed-in person receives `user_blocked`, `request_fingerprint` and `min_checkin_days_updated`, and on `/messages` each page of what is written to and by support.
 */
export function createLive<
  Caller extends {
    readonly orgId: string
    readonly user: { readonly userId: string; readonly sessionId: string; readonly usrType: number; readonly impersonator?: string }
  },
>({ callerOf, guestOf, watch }: Watcher<Caller>, reportFault: (error: unknown) => void): Live {
  let server: Server | null = null
  let mayBeAlone = true
  const callerAt = ({ handshake }: Socket) => callerOf({ headers: handshake.headers, address: handshake.address })
  const join = async (socket: Socket, body: unknown): Promise<boolean> => {
    const bookingId = (body as { booking_id?: unknown } | null)?.booking_id
    if (typeof bookingId !== 'string' || bookingId.length > 120 || socket.rooms.size > ROOMS_MAX) return false
    const caller = await callerAt(socket)
    if (!caller || !(await watch(caller, bookingId))) return false
    await socket.join([roomOf(bookingId), personOf(caller.user.userId)])
    // Read again after joining the room: a change before that would not reach this page.
    const now = await watch(caller, bookingId)
    if (now) socket.emit('status', now)
    return true
  }

  /** Puts a page into its person's own room. A guest's page, and one whose session has ended, is sent away and asks who it is. */
  const enter = async (socket: Socket): Promise<void> => {
    const caller = await callerAt(socket)
    if (caller) await socket.join([personOf(caller.user.userId), sessionOf(caller.user.sessionId), organisationOf(caller.orgId)])
    // Checked again after joining the room: a block before that would not reach this page.
    if (!caller || !(await callerAt(socket))) socket.disconnect()
  }

  /** Puts a page where it receives messages: those of its person, or of its browser for a guest; an operator's receives all of the organisation. */
  const listen = async (socket: Socket): Promise<void> => {
    const caller = await callerAt(socket)
    if (!caller) {
      const guest = await guestOf({ headers: socket.handshake.headers })
      if (guest) await socket.join(browserOf(guest.orgId, guest.browserId))
      else socket.disconnect()
      return
    }
    const { userId, sessionId, usrType, impersonator } = caller.user
    await socket.join([personOf(userId), sessionOf(sessionId), ...(usrType === OPERATOR && !impersonator ? [deskOf(caller.orgId)] : [])])
    // Checked again after joining the room: a block before that would not reach this page.
    if (!(await callerAt(socket))) socket.disconnect()
  }

  return {
    attach(io, options = {}) {
      server = io
      mayBeAlone = options.mayBeAlone ?? true
      io.of('/fraud').on('connection', (socket) => {
        enter(socket).catch((error: unknown) => {
          reportFault(error)
          socket.disconnect(true)
        })
      })
      io.of('/messages').on('connection', (socket) => {
        listen(socket).catch((error: unknown) => {
          reportFault(error)
          socket.disconnect(true)
        })
      })
      io.of('/booking').on('connection', (socket) => {
        socket.on('join', (body: unknown, answer?: unknown) => {
          const send = typeof answer === 'function' ? (answer as (ok: boolean) => void) : () => {}
          join(socket, body).then(send, (error: unknown) => {
            reportFault(error)
            send(false)
          })
        })
      })
    },
    async send(event) {
      const watchers = server?.of('/booking')
      if (!watchers) return
      // A node that is alone says nothing to others.
      const isAlone = mayBeAlone && (await watchers.adapter.serverCount()) === 1
      ;(isAlone ? watchers.local : watchers).to(roomOf(event.booking_id)).emit('status', event)
    },
    requestFingerprint(userId) {
      server?.of('/fraud').in(personOf(userId)).emit('request_fingerprint')
    },
    sendMinimumDays(orgId, days) {
      server?.of('/fraud').in(organisationOf(orgId)).emit('min_checkin_days_updated', { days })
    },
    sendMessage({ orgId, userId, browserId, event }) {
      const own = userId ? personOf(userId) : browserOf(orgId, browserId ?? '')
      server
        ?.of('/messages')
        .to([own, deskOf(orgId)])
        .emit('message', event)
    },
    endSessions({ userId, which }) {
      for (const name of ['/fraud', '/messages']) {
        const pages = server?.of(name)
        if (!pages) return
        if ('only' in which) pages.in(sessionOf(which.only)).disconnectSockets()
        else (which.but ? pages.in(personOf(userId)).except(sessionOf(which.but)) : pages.in(personOf(userId))).disconnectSockets()
      }
    },
    async block(userId) {
      for (const name of ['/booking', '/messages']) server?.of(name).in(personOf(userId)).disconnectSockets()
      const pages = server?.of('/fraud').in(personOf(userId))
      pages?.emit('user_blocked', { user_id: userId })
      await wait(HEARD_WITHIN_MS)
      pages?.disconnectSockets(true)
    },
  }
}
