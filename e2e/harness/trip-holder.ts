import { type Db, raw, sql } from '@sojourn/db'
import { type BrowserId, DEFAULT_PAYMENTS, DEFAULT_SITE, type OrgId, PRODUCT_CODES, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../apps/api/src/http/index.ts'

const EMAIL = 'member@sojourn.test'

/** The demo world's member as a caller, without a request. */
export async function tripHolder(db: Db): Promise<SignedInCaller> {
  const [row] = await db.asSystem(
    async (tx) => (await raw<{ org_id: OrgId; id: UserId }>`select org_id, id from users where email = ${EMAIL} order by org_id`.execute(sql(tx))).rows,
  )
  if (!row) throw new Error(`${EMAIL} is not there`)
  const { org_id: orgId, id: userId } = row
  const browserId = 'brw_trip' as BrowserId
  return {
    orgId,
    org: {
      orgId,
      name: 'Sojourn',
      currency: 'USD',
      language: 'en-US',
      markup: { b2c: 800, b2b: 500 },
      minimumCheckinDays: 1,
      payments: DEFAULT_PAYMENTS,
      site: DEFAULT_SITE,
      products: PRODUCT_CODES,
      contact: { email: null, phone: null },
    },
    user: {
      userId,
      sessionId: 'ses_trip',
      email: EMAIL,
      firstName: 'Nora',
      lastName: 'Albright',
      title: null,
      phone: null,
      usrType: 2,
      preferredCurrency: null,
      preferredLanguage: null,
    },
    currency: 'USD',
    language: 'en-US',
    origin: 'http://localhost',
    ip: '127.0.0.1',
    userAgent: null,
    requestId: 'req_trip',
    knownBrowserId: browserId,
    browserId: () => browserId,
  }
}
