import type { Call, DataOf } from '@sojourn/contracts'
import { currentLanguage, DEFAULT_LANGUAGE, LANGUAGES } from '@sojourn/i18n'
import { speakByRequest } from '@sojourn/i18n/server'
import { type BrowserId, type Clock, createIds, type OrgId, type Outcome, type Transactions, type Tx } from '@sojourn/kernel'
import type { Caller, Reply, SignedIn } from '../../http/index.ts'
import { createPeople, type People } from './index.ts'

export const SOJOURN = 'org_sojourn' as OrgId
export const BLUE = 'org_blue' as OrgId

export interface SentMail {
  readonly orgId: OrgId
  readonly to: string
  readonly kind: string
  /** The current language as it was written. */
  readonly language: string
  readonly data: { readonly firstName: string; readonly link: string }
}

/** The people module with everything around it remembered instead of done. For tests. */
export function peopleHarness(db: Transactions, clock: Clock, { operatorsNeedSecondFactor = false } = {}) {
  speakByRequest()
  const mails: SentMail[] = []
  const blocked: string[] = []
  const acts: object[] = []
  const ended: object[] = []
  const signedIn: { userId: string; browserId: string | null }[] = []
  const remember = async (list: { push(item: never): unknown }, item: unknown): Promise<void> => void list.push(item as never)
  const people = createPeople({
    db,
    clock,
    ids: createIds(),
    mail: { send: (_tx: Tx, mail) => remember(mails, { ...mail, language: currentLanguage() }) },
    events: {
      sessionsEnded: (_tx, { userId, which }) => remember(ended, { userId, which }),
      userBlocked: (_tx, { userId }) => remember(blocked, userId),
      signedOut: async () => {},
      signedIn: (_tx, { userId, browserId }) => remember(signedIn, { userId, browserId }),
    },
    currencies: { codes: () => ['USD', 'EUR'] },
    languages: LANGUAGES,
    membershipNo: async () => null,
    secret: 'a secret of the tests, long enough',
    operatorsNeedSecondFactor,
    inviteToPlan: async () => false,
    acts: {
      record: async (_tx, _caller, act) => {
        acts.push(act)
        return 'act_1'
      },
    },
  })
  return {
    people,
    mails,
    blocked,
    acts,
    ended,
    signedIn,
    visit: (at: OrgId = SOJOURN, from: { ip?: string; browserId?: string } = {}) => browserAt(people, at, from.ip ?? '203.0.113.7', from.browserId),
  }
}

/** A browser at one organisation: keeps cookies, makes calls. */
function browserAt(people: People, orgId: OrgId, ip: string, name = 'brw_1') {
  const browserId = name as BrowserId
  const cookies = new Map<string, string>()
  const user = async (): Promise<SignedIn | null> => people.findSession(orgId, cookies.get('sojourn_session') ?? '')
  const reply: Reply = {
    setCookie: (name, value) => void cookies.set(name, value),
    clearCookie: (name) => void cookies.delete(name),
    cookie: (name) => cookies.get(name) ?? null,
    message: () => {},
  }
  return {
    cookies,
    user,
    async call<C extends Call>(call: C, body: Record<string, unknown>): Promise<Outcome<DataOf<C>>> {
      const served = people.routes.find((each) => each.kind === 'call' && each.call.path === call.path)
      if (served?.kind !== 'call') throw new Error(`${call.path} is not served`)
      const caller = {
        orgId,
        // not translated: a name
        org: { orgId, name: 'Sojourn', contact: { email: 'help@sojourn.test', phone: null } },
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36',
        user: await user(),
        ip,
        origin: 'http://localhost:4290',
        currency: 'USD',
        language: DEFAULT_LANGUAGE,
        knownBrowserId: browserId,
        browserId: () => browserId,
      }
      return (await served.handle(call.body.parse(body), caller as Caller, reply)) as Outcome<DataOf<C>>
    },
  }
}
