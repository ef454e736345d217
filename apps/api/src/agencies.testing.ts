import { type Db, raw, sql } from '@sojourn/db'
import type { Clock, OrgId } from '@sojourn/kernel'
import { type Browser, holdRoom, openWholeApi } from './whole-api.testing.ts'

export const AGENCY = 'agents.localhost:4100'
const STAY = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }

/** The demo world with a second agent in its agency, who has neither clients nor credit. */
export async function openAgencies(db: Db, clock: Clock) {
  const system = openWholeApi(db, clock)
  await system.api.seed()
  await db.pool.query(`insert into users select org_id, 'usr_agent_two', 'other.agent@northwind.test', true, 'Other', 'Agent', null, 3, false, null, null, null, 0, 0
    from users where id = 'usr_agent'`)
  await db.pool.query(`insert into accounts select org_id, 'acc_agent_two', 'usr_agent_two', 'usr_agent_two', provider_id, password, 0, 0
    from accounts where user_id = 'usr_agent'`)
  const person = async (email: string, host = AGENCY): Promise<Browser> => {
    const browser = system.visit(host)
    await browser.signIn(email)
    return browser
  }
  return {
    ...system,
    person,
    agent: () => person('agent@northwind.test'),
    client: () => person('client@northwind.test'),
    /** Every caller who is not the agent, and the answer that an agents' call gives them. */
    others: async () => ({
      member: await person('client@northwind.test'),
      operator: await person('operator@sojourn.test'),
      'another organisation': await person('member@blue.test', 'blue.localhost:4100'),
    }),
    demo: () => person('demo@sojourn.test', 'localhost:4100'),
    mailsTo: (email: string) =>
      db.inTenant('org_northwind' as OrgId, async (tx) => {
        const { rows } = await raw<{ link: string }>`select data->>'link' as link from messages
          where to_address = ${email} and kind = 'pay_link' order by message_id`.execute(sql(tx))
        return rows
      }),
  }
}

/** A room the browser holds: prepaid, and free to cancel. */
export async function heldBy(
  browser: Browser,
  days: Partial<typeof STAY> = {},
): Promise<{ checkoutId: string; total: number; sell: number; request: unknown }> {
  const { held, request, rate } = await holdRoom(browser, { ...STAY, ...days }, ({ price, refundable }) => price.pay_now > 50 && refundable)
  const { checkoutId, price } = held.body.data
  return { checkoutId, total: price.total, sell: rate.price.agency?.sell ?? price.total, request }
}
