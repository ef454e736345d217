import { exportData } from '@sojourn/contracts'
import { accept, type Clock, type OrgId, refuse, type Transactions, type Tx, type UserId } from '@sojourn/kernel'
import { type CallRoute, type Route, type SignedInCaller, signedInRoute } from './http/index.ts'

type Fields = Readonly<Record<string, unknown>>
/** Asks another call as the same person; null where it is refused, since not everyone has everything. */
type Ask = (path: string, body: Fields) => Promise<Fields | null>

interface SentMail {
  readonly kind: string
  readonly state: string
  readonly createdMs: number
}

interface SeenSignal {
  readonly atMs: number
  readonly kind: string
  readonly device: string
  readonly network: string
  readonly mailbox: string
  readonly bookingId: string | null
  readonly facts: Fields
}

interface ExportDeps {
  readonly db: Transactions
  readonly clock: Clock
  /** That mail was sent to an address, not what is in it. */
  mailsTo(tx: Tx, of: { orgId: OrgId; to: string }): Promise<SentMail[]>
  /** What modules store about them that no call shows whole, by part. */
  storedOf(tx: Tx, of: { orgId: OrgId; userId: UserId; email: string }): Promise<Fields>
  /** What was seen of them at sign-in and payment; not what was made of it. */
  signalsOf(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<SeenSignal[]>
}

const PAGES_MAX = 200

/**
 * Everything the product holds about a person: put together from the calls that show it to them, so that what no call may show, such as our share of a price, is
 * in none of it, and of what modules store besides. `own-data.test.ts` fails for a table about people that is in no part.
 */
export function exportRoute(routes: readonly Route[], { db, clock, mailsTo, storedOf, signalsOf }: ExportDeps): CallRoute {
  return signedInRoute(exportData, async (_body, caller, reply) => {
    // The file is the person's own: whoever acts in their place sees what the pages show.
    if (caller.impersonator) return refuse('not_allowed')
    const ask: Ask = async (path, body) => {
      const served = routes.find((each): each is CallRoute => each.kind === 'call' && each.call.path === path)
      const outcome = await served?.handle(served.call.body.parse(body), caller, { ...reply, message: () => {} })
      return outcome?.ok ? (outcome.value as Fields) : null
    }
    const { orgId, org, user } = caller
    const who = { orgId, userId: user.userId, email: user.email }
    const [mails, signals, stored] = await db.inTenant(
      orgId,
      (tx) => Promise.all([mailsTo(tx, { orgId, to: user.email }), signalsOf(tx, who), storedOf(tx, who)]),
      { readOnly: true },
    )
    return accept({
      exported_at: new Date(clock.nowMs()).toISOString(),
      organisation: org.name,
      parts: {
        account: await ask('/api/user/getAccount', {}),
        value: await ask('/api/user/getValue', {}),
        saved_cards: cardsOf(await ask('/api/booking/getUserCreditCards', { email: user.email })),
        bookings: await bookingsOf(ask),
        trips: (await ask('/api/trips/gettrips', { is_details_required: 1 }))?.trips ?? [],
        wallet_history: await pagesOf(ask, '/api/wallet/get', 'history'),
        support: (await ask('/api/support/getThreads', {}))?.threads ?? [],
        activity: await pagesOf(ask, '/api/user/activity', 'acts'),
        mails: mails.map(({ kind, state, createdMs }) => ({ kind, state, at: new Date(createdMs).toISOString() })),
        signals: signals.map(({ atMs, bookingId, ...seen }) => ({ at: new Date(atMs).toISOString(), booking_id: bookingId, ...seen })),
        ...stored,
        ...(await agencyOf(ask, caller)),
      },
    })
  })
}

// The token next to the cards gives access to them at the gateway: it is no personal data.
const cardsOf = (data: Fields | null): unknown => data && { known: data.known, cards: data.cardsPGV2 }

async function pagesOf(ask: Ask, path: string, list: string): Promise<unknown[]> {
  const all: unknown[] = []
  let cursor: unknown
  for (let page = 0; page < PAGES_MAX; page++) {
    const data = await ask(path, cursor ? { cursor } : {})
    if (Array.isArray(data?.[list])) all.push(...data[list])
    cursor = data?.next
    if (!cursor) break
  }
  return all
}

async function bookingsOf(ask: Ask): Promise<unknown[]> {
  const whole: unknown[] = []
  for (const { booking_id } of (await pagesOf(ask, '/api/bookingHistory/list', 'bookings')) as { booking_id: string }[])
    whole.push(await ask('/api/bookingHistory/get', { booking_id }))
  return whole
}

const AGENT = 3

async function agencyOf(ask: Ask, { user }: SignedInCaller): Promise<Fields> {
  if (user.usrType !== AGENT) return {}
  return {
    statement: await pagesOf(ask, '/api/agents/getStatement', 'entries'),
    earnings: await pagesOf(ask, '/api/agents/getEarnings', 'entries'),
    pay_links: await pagesOf(ask, '/api/agents/listPayLinks', 'links'),
    clients: await ask('/api/agents/getClients', {}),
  }
}
