import { createHash } from 'node:crypto'
import { setBlocked, signIn, signUp, verifyEmail } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { fakeClock, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPeople } from './index.ts'
import { peopleHarness, SOJOURN } from './people-harness.ts'

const { migrations } = createPeople({} as never)
const password = 'travel-demo-1'
let database: PgDatabase
let db: Db
let system: ReturnType<typeof peopleHarness>

beforeAll(async () => {
  database = await pgDatabase([migrations])
  db = await database.open()
  system = peopleHarness(db, fakeClock())
  await db.asSystem((tx) => system.people.seed(tx))
})
afterAll(() => database.drop())

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, (_, index) => work(index)))

async function seen(query: string): Promise<unknown[]> {
  const client = await db.pool.connect()
  try {
    await client.query('begin; set local role sojourn_system')
    return (await client.query(query)).rows
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const code = (outcome: { ok: boolean; refusal?: { code: string } }): string => (outcome.ok ? 'ok' : (outcome.refusal?.code ?? ''))

test('forty guesses at once, from two nodes, are ten tries', async () => {
  const [one, other] = [system, peopleHarness(await database.open(), fakeClock())]
  const codes = await times(40, async (i) =>
    code(await (i % 2 ? one : other).visit().call(signIn, { email: 'new@sojourn.test', password: `guess number ${i}` })),
  )
  expect(codes.filter((each) => each === 'wrong_credentials')).toHaveLength(10)
  expect(codes.filter((each) => each === 'too_many_tries')).toHaveLength(30)
})

test('[A6.3] a block during many sign-ins leaves no session behind', async () => {
  const operator = system.visit()
  await operator.call(signIn, { email: 'operator@sojourn.test', password })
  for (let round = 0; round < 5; round++) {
    const browsers = Array.from({ length: 6 }, () => system.visit())
    const entering = browsers.map((browser) => browser.call(signIn, { email: 'member@sojourn.test', password }))
    await new Promise((resolve) => setTimeout(resolve, round * 30))
    await Promise.all([...entering, operator.call(setBlocked, { user_id: 'usr_member', is_blocked: true, reason: 'A card that was not theirs' })])
    expect(await seen("select id from sessions where user_id = 'usr_member'")).toEqual([])
    for (const browser of browsers) expect(await browser.user()).toBeNull()
    await operator.call(setBlocked, { user_id: 'usr_member', is_blocked: false })
  }
})

test('one mailed link clicked eight times at once confirms and signs in once', async () => {
  const account = { first_name: 'Ada', last_name: 'Quill', email: 'ada@example.com', password: 'a long enough one' }
  await system.visit().call(signUp, account)
  const token = new URL(system.mails.at(-1)?.data.link ?? '').searchParams.get('token') ?? ''
  const states = await times(8, async () => {
    const answer = await system.visit().call(verifyEmail, { token })
    return answer.ok && `${answer.value.state} ${answer.value.user?.email ?? 'nobody'}`
  })
  expect(states.toSorted()).toEqual([...Array(7).fill('already_confirmed nobody'), 'confirmed ada@example.com'])
})

test('one address signing up four times at once is one person', async () => {
  const account = { first_name: 'Bo', last_name: 'Quill', email: 'bo@example.com', password: 'a long enough one' }
  const codes = await times(4, async () => code(await system.visit().call(signUp, account)))
  expect(codes).toEqual(['ok', 'ok', 'ok', 'ok'])
  expect(await seen("select id from users where email = 'bo@example.com'")).toHaveLength(1)
})

test('a stolen copy of the sessions signs no one in', async () => {
  const browser = system.visit()
  await browser.call(signIn, { email: 'trial@sojourn.test', password })
  const stolen = createHash('sha256')
    .update(browser.cookies.get('sojourn_session') ?? '')
    .digest('base64url')
  expect(await system.people.findSession(SOJOURN, stolen)).toBeNull()
})
