import type { Envelope, HotelRate, RoomParty, StayProduct } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { LANGUAGES } from '@sojourn/i18n'
import { type Clock, createIds } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld, type World } from '@sojourn/world'
import { createApi } from './create-api.ts'
import { createFakeGateway } from './flows/fake-gateway.testing.ts'

const unused = {} as Db
const stopped: Clock = { nowMs: () => 0 }
let migrations: ReturnType<typeof openWholeApi>['api']['migrations'] | undefined
/** The tables of the whole API. */
export function wholeMigrations() {
  migrations ??= openWholeApi(unused, stopped).api.migrations
  return migrations
}

/** A database for the whole API at the time of `fakeClock()`, in which its demo world is already: a file's own `seed` is that of a second start, which takes a tenth. */
export const wholeDb = (more: ReturnType<typeof wholeMigrations> = []): Promise<Db> =>
  testDb([...wholeMigrations(), ...more], { content: { name: 'world', fill: (db) => openWholeApi(db, fakeClock()).api.seed() } })

const PASSWORD = 'travel-demo-1'

interface WholeApiOptions {
  readonly publicUrl?: string
  readonly world?: World
  /** False: operators need a second factor. */
  readonly isOpenDemo?: boolean
  /** A balancer in front says where visitors are. */
  readonly trustProxy?: boolean
  /** How many times the usual may be held at once: where a test holds more of one place than strangers may. */
  readonly holdLimitTimes?: number
  /** Sold besides what is; its tables are the test's. */
  readonly sellsToo?: Parameters<typeof createApi>[0]['sellsToo']
  /** That of another node. */
  readonly gateway?: ReturnType<typeof createFakeGateway>
}

/** One node of the whole API over a database, with a gateway in memory; everything is asked as from outside. Of the `world` a few places do, and are there at once. */
export function openWholeApi(
  db: Db,
  clock: Clock,
  {
    publicUrl = 'http://localhost:4100',
    world = createWorld({ seed: 'sojourn', places: 'core' }),
    isOpenDemo = true,
    trustProxy = false,
    holdLimitTimes = 1,
    sellsToo,
    gateway = createFakeGateway(clock),
  }: WholeApiOptions = {},
) {
  const faults: unknown[] = []
  const warnings: { text: string }[] = []
  const api = createApi({
    db,
    clock,
    ids: createIds(clock.nowMs),
    config: {
      demo: true,
      isOpenDemo,
      publicUrl,
      trustProxy,
      languages: LANGUAGES,
      gatewayUrl: 'http://pay.test',
      secret: 'a secret of the tests, long enough',
      gateway: { secretKey: 'sk_test', publishableKey: 'pk_test', webhookSecret: 'whsec_test' },
      smtp: null,
      devMail: true,
      holdLimitTimes,
    },
    world,
    gatewayFetch: gateway.fetch,
    observe: () => {},
    reportFault: (error) => faults.push(error),
    ...(sellsToo && { sellsToo }),
    warn: (text, where) => warnings.push({ text, ...where }),
  })
  /** The last body that each call was answered well for. */
  const goodBodies = new Map<string, unknown>()
  return { api, gateway, faults, warnings, goodBodies, visit: (host = 'localhost:4100', ip = '203.0.113.9') => browserAt(api, { host, ip }, goodBodies) }
}

export interface ApiAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: Envelope<any> & Record<string, any>
  readonly text: string
  readonly headers: Headers
}

export type Browser = ReturnType<typeof browserAt>

/** A browser at a host, at an address of its own: keeps its cookies, says where it comes from. */
function browserAt(api: ReturnType<typeof createApi>, { host, ip }: { host: string; ip: string }, goodBodies: Map<string, unknown>) {
  const cookies = new Map<string, string>()
  const ask = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await api.fetch(new Request(`http://${host}${path}`, { ...init, headers: { ...(cookie && { cookie }), ...init.headers } }), {
      ip,
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  const call = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<ApiAnswer> => {
    const response = await ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: `http://${host}`, 'sec-fetch-site': 'same-origin', ...headers },
    })
    const text = await response.text()
    if (response.ok) goodBodies.set(path, body)
    return { status: response.status, body: JSON.parse(text), text, headers: response.headers }
  }
  return {
    cookies,
    ask,
    call,
    async signIn(email: string) {
      const answer = await call('/api/user/signIn', { email, password: PASSWORD })
      if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.text}`)
      return answer
    },
  }
}

/** A text without ids and tokens: they are made at random, so any few letters and digits may be in them. */
export const withoutIds = (text: string): string => text.replace(/(?=[\w-]*\d)[\w-]{20,}/g, '')

/** A guest's way to a held room: the first rate of a hotel that will do, and its checkout. */
export async function holdRoom(
  browser: Browser,
  stay: { destination: string; checkin: string; checkout: string; currency?: string },
  take: (rate: HotelRate) => boolean,
  product: StayProduct = 'hotels',
) {
  const rooms: RoomParty[] = [{ adults: 2, children: [] }]
  const { destination, ...days } = stay
  const found = await browser.call(`/api/${product}/search`, { destination, ...days, rooms })
  for (const { hotel_id } of found.body.data.hotels) {
    const details = await browser.call(`/api/${product}/details`, { hotel_id, ...days, rooms })
    const rate = (details.body.data.rates as HotelRate[]).find(take)
    if (!rate) continue
    const request = { hotel_id, rate_id: rate.rate_id, ...days, rooms, expected_total: rate.price.total }
    return { request, found, details, rate, held: await browser.call(`/api/${product}/prebook`, request) }
  }
  throw new Error('no such rate')
}

export const guests = [{ first_name: 'Ana', last_name: 'Prata' }]
export const contact = { email: 'ana@example.com', phone: '+351 912 555 018' }
