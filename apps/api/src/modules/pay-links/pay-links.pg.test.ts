import { createIds, money, systemClock } from '@sojourn/kernel'
import { idOf, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPayLinks, OPEN_LINKS_MAX, payLinksMigrations } from './index.ts'

const orgId = idOf<'org'>('org_test')
const links = createPayLinks({ clock: systemClock, ids: createIds() })
let postgres: PgDatabase
let db: Awaited<ReturnType<PgDatabase['open']>>
beforeAll(async () => {
  postgres = await pgDatabase([payLinksMigrations])
  db = await postgres.open({ connectionsMax: 16 })
})
afterAll(() => postgres.drop())

/** Counts and adds, as the sending of a link does. */
const send = (agent: string, index: number) =>
  db.inTenant(orgId, async (tx) => {
    const agentId = idOf<'user'>(agent)
    if ((await links.holdRunning(tx, { orgId, agentId })).length >= OPEN_LINKS_MAX) return false
    await links.add(tx, {
      orgId,
      agentId,
      clientId: idOf<'user'>('usr_client'),
      checkoutId: idOf<'checkout'>(`chk_${agent}_${index}`),
      title: 'Casa das Andorinhas',
      clientName: 'Amara Okafor',
      amount: money(52_566, 'USD'),
      guests: [],
      expiresAtMs: systemClock.nowMs() + 3_600_000,
    })
    return true
  })

test('[A6.5] a hundred links sent at once by each of two agents: twenty of each are open, eighty refused', async () => {
  const sent = await Promise.all(
    ['usr_one', 'usr_two'].flatMap((agent) => Array.from({ length: 100 }, (_, index) => send(agent, index).then((done) => ({ agent, done })))),
  )
  for (const agent of ['usr_one', 'usr_two']) expect(sent.filter((each) => each.agent === agent && each.done)).toHaveLength(OPEN_LINKS_MAX)
})
