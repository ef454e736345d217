import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** The line between a node and its database, where a test cuts, holds or changes what passes. */
export interface DatabaseLine {
  /** The database as it is reached over this line. */
  readonly databaseUrl: string
  /** Holds every packet in both directions, those of new connections too, as in a split network: neither side gets an error. */
  freeze(): void
  /** Holds what passes on the connections there are: new ones pass, as after a failover to another server. */
  strand(): void
  /** What was held back is sent on. */
  thaw(): void
  /** Ends every connection; new ones pass. */
  reset(): void
  /** Ends every connection and refuses new ones, until `restore`. */
  cut(): void
  restore(): void
  /** Loses the answers of the database from the moment that a packet to it holds this text, which still arrives. */
  loseAnswersFrom(text: string): void
  close(): Promise<void>
}

/** Opens a line to the database of this address, on a free port of the loopback. */
export async function databaseLine(url: string): Promise<DatabaseLine> {
  const target = new URL(url)
  const pairs = new Set<Pair>()
  let state: 'open' | 'frozen' | 'cut' = 'open'
  let watched: string | null = null
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy()
      return
    }
    const pair: Pair = { near, far: connect(Number(target.port), target.hostname), isDeaf: false }
    pairs.add(pair)
    near.on('data', (packet) => {
      if (watched !== null && packet.includes(watched)) pair.isDeaf = true
      pair.far.write(packet)
    })
    pair.far.on('data', (packet) => pair.isDeaf || near.write(packet))
    for (const [socket, other] of [
      [near, pair.far],
      [pair.far, near],
    ] as const) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        // A node behind a network split does not learn that the database is gone; a connection that it closes itself is closed on both sides.
        if (state !== 'frozen' || socket === near) other.destroy()
      })
      if (state === 'frozen') socket.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = `${(server.address() as { port: number }).port}`
  const each = (change: (socket: Socket) => void): void => {
    for (const { near, far } of [...pairs]) {
      change(near)
      change(far)
    }
  }
  return {
    databaseUrl: own.href,
    freeze() {
      state = 'frozen'
      each((socket) => socket.pause())
    },
    strand: () => each((socket) => socket.pause()),
    thaw() {
      state = 'open'
      each((socket) => socket.resume())
    },
    reset: () => each((socket) => socket.resetAndDestroy()),
    cut() {
      state = 'cut'
      each((socket) => socket.resetAndDestroy())
    },
    restore() {
      state = 'open'
      watched = null
    },
    loseAnswersFrom(text) {
      watched = text
    },
    async close() {
      state = 'open'
      each((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}

interface Pair {
  readonly near: Socket
  readonly far: Socket
  /** Nothing from the database reaches the node any more. */
  isDeaf: boolean
}
