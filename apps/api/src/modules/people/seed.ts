// nothing here is translated: data of the demo world
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import type { OrgId, UserId } from '@sojourn/kernel'
import type { DemoPerson } from './data/people-store.ts'
import type { UsrType } from './domain/person.ts'
import { hashPassword, PUBLIC } from './password.ts'

/** Published: it opens every account of the demo world. */
export const DEMO_PASSWORD = 'travel-demo-1'

type Sketch = Omit<DemoPerson, 'passwordHash'>

function sketch(org: string, id: string, email: string, name: readonly [first: string, last: string, phone: string], more: Partial<Sketch> = {}): Sketch {
  return {
    orgId: org as OrgId,
    userId: id as UserId,
    email,
    firstName: name[0],
    lastName: name[1],
    title: null,
    phone: name[2],
    usrType: 2,
    isBlocked: false,
    preferredLanguage: null,
    preferredCurrency: null,
    agentId: null,
    hasSecondFactor: false,
    ...more,
  }
}

const [member, agent, demo, operator]: UsrType[] = [2, 3, 4, 1]
const [sojourn, blue, northwind] = ['org_sojourn', 'org_blue', 'org_northwind'] as const
const operatorName = ['Olive', 'Okoro', '+1 202 555 0110'] as const
const theAgent = { agentId: 'usr_agent' as UserId }

/** The accounts of the demo world. The agent comes before the clients, who refer to them. */
const sketches: readonly Sketch[] = [
  sketch(sojourn, 'usr_operator', 'operator@sojourn.test', operatorName, { usrType: operator }),
  sketch(blue, 'usr_operator_blue', 'operator@sojourn.test', operatorName, { usrType: operator }),
  sketch(northwind, 'usr_operator_northwind', 'operator@sojourn.test', operatorName, { usrType: operator }),
  sketch(sojourn, 'usr_member', 'member@sojourn.test', ['Nora', 'Albright', '+1 202 555 0121'], { usrType: member }),
  sketch(sojourn, 'usr_new', 'new@sojourn.test', ['Theo', 'Lindgren', '+1 202 555 0132']),
  sketch(sojourn, 'usr_expired', 'expired@sojourn.test', ['Ines', 'Carvalho', '+1 202 555 0143']),
  sketch(sojourn, 'usr_trial', 'trial@sojourn.test', ['Kenji', 'Mori', '+1 202 555 0154']),
  sketch(sojourn, 'usr_demo', 'demo@sojourn.test', ['Dana', 'Moss', '+1 202 555 0165'], { usrType: demo }),
  sketch(sojourn, 'usr_blocked', 'blocked@sojourn.test', ['Bruno', 'Keller', '+1 202 555 0176'], { isBlocked: true }),
  sketch(blue, 'usr_blue_member', 'member@blue.test', ['Helena', 'Voss', '+44 20 7946 0187'], {
    preferredCurrency: 'EUR',
    preferredLanguage: DEFAULT_LANGUAGE,
  }),
  sketch(northwind, 'usr_agent', 'agent@northwind.test', ['Mara', 'Jensen', '+1 202 555 0198'], { usrType: agent }),
  sketch(northwind, 'usr_client', 'client@northwind.test', ['Amara', 'Okafor', '+1 202 555 0109'], theAgent),
  sketch(northwind, 'usr_client_two', 'second.client@northwind.test', ['Rafael', 'Duarte', '+1 202 555 0119'], theAgent),
]

/** All with the same password, printed in the README: one hash serves them all, and signing in with it costs next to nothing. One they choose themselves is hashed as anybody's. */
export async function demoPeople(): Promise<DemoPerson[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD, PUBLIC)
  return sketches.map((person) => ({ ...person, passwordHash }))
}
