import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../http/index.ts'
import { createMessages, type Letterhead, letterKind, letterKinds, type MailTransport } from './index.ts'

const SOJOURN = idOf<'org'>('org_sojourn')
const BLUE = idOf<'org'>('org_blue')
const head: Letterhead = { name: 'Sojourn', paper: '#f6f0e4', sheet: '#fdf9f1', ink: '#17283a', accent: '#b03d26', onAccent: '#fff8ef' }
const letterheadOf = async (orgId: string): Promise<Letterhead> => ({ ...head, name: orgId === BLUE ? 'Blue Harbor Club' : 'Sojourn' })
/** As a product brings one. */
const gift = letterKind<{ readonly code: string; readonly link: string }>('gift', () => ({ subject: 'A gift', heading: 'A gift', blocks: [] }), [
  'code',
  'link',
])
const { migrations } = createMessages({ devMail: false } as never)
let db: Awaited<ReturnType<typeof testDb>>

beforeAll(async () => {
  db = await testDb([migrations])
})
beforeEach(async () => {
  await db.pool.query('delete from messages')
})
afterAll(() => db.close())

function post(transport: MailTransport['send'] | null) {
  const clock = fakeClock()
  const messages = createMessages({
    db,
    clock,
    ids: seqIds(),
    letterheadOf,
    letters: () => letterKinds(gift),
    transport: transport && { send: transport },
    devMail: true,
  })
  const send = (key: string, orgId = SOJOURN) =>
    db.inTenant(orgId, (tx) =>
      messages.send(tx, {
        orgId,
        key,
        to: 'Nora@Example.com',
        kind: 'verify_email',
        data: { firstName: 'Nora', link: 'http://localhost/verify-email?token=secret' },
      }),
    )
  const get = async (path: string, orgId: string | null = SOJOURN) => {
    const route = messages.routes.find((each) => each.kind === 'raw' && each.path === path.split('?')[0])
    if (route?.kind !== 'raw') throw new Error(`${path} is not served`)
    return route.handle(new Request(`http://localhost${path}`), orgId === null ? null : ({ orgId } as Caller))
  }
  return { messages, clock, send, get }
}

test('one key is one mail, however often and from wherever it is sent; organisations have keys of their own', async () => {
  const sent: string[] = []
  const { messages, send } = post(async ({ to, fromName }) => void sent.push(`${fromName} to ${to}`))
  await Promise.all([send('a'), send('a'), send('b'), send('a', BLUE)])
  await messages.deliver()
  expect(await messages.deliver()).toBe(0)
  expect(sent.toSorted()).toEqual(['Blue Harbor Club to nora@example.com', 'Sojourn to nora@example.com', 'Sojourn to nora@example.com'])
})

test('a mail is sent only if its transaction was committed', async () => {
  const { messages } = post(async () => {})
  const work = db.inTenant(SOJOURN, async (tx) => {
    await messages.send(tx, {
      orgId: SOJOURN,
      key: 'undone',
      to: 'a@example.com',
      kind: 'existing_account',
      data: { firstName: 'A', link: 'http://localhost/' },
    })
    throw new Error('the booking failed')
  })
  await expect(work).rejects.toThrow('the booking failed')
  expect(await messages.deliver()).toBe(0)
})

test('a failure is tried again later, without keeping whose address it was', async () => {
  let tries = 0
  const { messages, clock, send } = post(async () => {
    tries++
    if (tries < 3) throw Object.assign(new Error('550 nora@example.com unknown'), { code: 'EENVELOPE', responseCode: 550 })
  })
  await send('a')
  await messages.deliver()
  expect(await messages.deliver()).toBe(0)
  expect((await db.pool.query('select state, last_error from messages')).rows).toEqual([{ state: 'queued', last_error: 'EENVELOPE 550' }])
  clock.advance(5_000)
  await messages.deliver()
  clock.advance(9_999)
  expect(await messages.deliver()).toBe(0)
  clock.advance(1)
  await messages.deliver()
  expect((await db.pool.query('select state, last_error, tries from messages')).rows).toEqual([{ state: 'sent', last_error: null, tries: 3 }])
})

test('after many failures a mail is no longer sent and stays listed', async () => {
  const { messages, clock, send } = post(async () => Promise.reject(new Error('no')))
  await send('a')
  for (let i = 0; i < 30; i++) {
    await messages.deliver()
    clock.advance(3_600_000)
  }
  expect((await db.pool.query('select state, tries from messages')).rows).toEqual([{ state: 'failed', tries: 24 }])
})

test('what a worker claimed and never finished is sent by another', async () => {
  let hang = true
  const sent: string[] = []
  const { messages, clock, send } = post(({ messageId }) => (hang ? new Promise(() => {}) : Promise.resolve(void sent.push(messageId))))
  await send('a')
  void messages.deliver()
  await new Promise((resolve) => setTimeout(resolve, 50))
  hang = false
  expect(await messages.deliver()).toBe(0)
  clock.advance(120_000)
  expect(await messages.deliver()).toBe(1)
  expect(sent).toHaveLength(1)
})

test('a link that opens an account is gone from the tables once its mail has left', async () => {
  const { messages, send } = post(async () => {})
  await send('a')
  await db.inTenant(SOJOURN, (tx) =>
    messages.send(tx, {
      orgId: SOJOURN,
      key: 'gift',
      to: 'theo@example.com',
      ...gift.of({ code: 'secret', link: 'http://localhost/wallet?claim=secret' }),
    }),
  )
  await messages.deliver()
  expect(JSON.stringify((await db.pool.query('select * from messages')).rows)).not.toContain('secret')
})

test('/dev/mail shows the mail of the organisation at this host, and no page at an unknown one', async () => {
  const { send, get } = post(null)
  await send('a')
  await send('b', BLUE)
  const { messages } = (await (await get('/dev/mail.json?to=NORA@example.com')).json()) as { messages: Record<string, unknown>[] }
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatchObject({
    kind: 'verify_email',
    to: 'nora@example.com',
    subject: 'Confirm your email for Sojourn',
    links: ['http://localhost/verify-email?token=secret'],
  })
  expect(await (await get('/dev/mail')).text()).toContain('Confirm your email for Sojourn')
  const view = await get(`/dev/mail?id=${messages[0]?.message_id}`)
  expect(view.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await view.text()).toContain('href="http://localhost/verify-email?token=secret"')
  expect((await get(`/dev/mail?id=${messages[0]?.message_id}`, BLUE)).status).toBe(404)
  expect((await get('/dev/mail', null)).status).toBe(404)
})

test('without devMail there is no such address', () => {
  expect(createMessages({ devMail: false } as never).routes).toEqual([])
})
