import type { BookingStatusEvent } from '@sojourn/contracts'
import type { Server, Socket } from 'socket.io'

/** A person as the handshake of a socket shows them. */
export interface Watcher<Caller> {
  /** From the host and the cookies of the handshake; null for a guest. */
  callerOf(handshake: { readonly headers: Readonly<Record<string, string | string[] | undefined>>; readonly address: string }): Promise<Caller | null>
  /** Owner, agent or operator. False alike for a booking of another and one that is not there. */
  mayWatch(caller: Caller, bookingId: string): Promise<boolean>
}

export interface AttachOptions {
  /** False where other processes are known to serve beside this one: then they are told also before they were heard. */
  readonly mayBeAlone?: boolean
}

export interface Live {
  /** Serves the `/booking` namespace on a Socket.IO server. */
  attach(io: Server, options?: AttachOptions): void
  /** Tells everybody who watches a booking, on every node the server's adapter reaches. Before a server is attached nobody watches. */
  tell(event: BookingStatusEvent): Promise<void>
  /** Ends every connection of a person who was blocked, on every node the server's adapter reaches. */
  part(userId: string): void
}

const ROOMS_MAX = 50
const roomOf = (bookingId: string): string => `booking:${bookingId}`
const personOf = (userId: string): string => `person:${userId}`

/** Live status of bookings: `join {booking_id}` answers true or false, `status` follows each change. Asked at every join, so that a block holds at once. */
export function createLive<Caller extends { readonly user: { readonly userId: string } }>(
  { callerOf, mayWatch }: Watcher<Caller>,
  reportFault: (error: unknown) => void,
): Live {
  let server: Server | null = null
  let mayBeAlone = true
  const join = async (socket: Socket, body: unknown): Promise<boolean> => {
    const bookingId = (body as { booking_id?: unknown } | null)?.booking_id
    if (typeof bookingId !== 'string' || bookingId.length > 120 || socket.rooms.size > ROOMS_MAX) return false
    const caller = await callerOf({ headers: socket.handshake.headers, address: socket.handshake.address })
    if (!caller || !(await mayWatch(caller, bookingId))) return false
    await socket.join([roomOf(bookingId), personOf(caller.user.userId)])
    return true
  }

  return {
    attach(io, options = {}) {
      server = io
      mayBeAlone = options.mayBeAlone ?? true
      io.of('/booking').on('connection', (socket) => {
        socket.on('join', (body: unknown, answer?: unknown) => {
          const tell = typeof answer === 'function' ? (answer as (ok: boolean) => void) : () => {}
          join(socket, body).then(tell, (error: unknown) => {
            reportFault(error)
            tell(false)
          })
        })
      })
    },
    async tell(event) {
      const watchers = server?.of('/booking')
      if (!watchers) return
      // A node that is alone says nothing to others.
      const isAlone = mayBeAlone && (await watchers.adapter.serverCount()) === 1
      ;(isAlone ? watchers.local : watchers).to(roomOf(event.booking_id)).emit('status', event)
    },
    part(userId) {
      server?.of('/booking').in(personOf(userId)).disconnectSockets(true)
    },
  }
}
