import { type Db, runInvariants } from '@sojourn/db'
import { addDays, dayIn, systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { createWorld } from '@sojourn/world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createFakeGateway } from '../../flows/fake-gateway.testing.ts'
import { openWholeApi, wholeMigrations } from '../../whole-api.testing.ts'
import { resortInvariants } from './data/invariants.sql.ts'

const whole = createWorld({ seed: 'sojourn', places: 'all' })
const world = { ...whole, destinations: whole.destinations.filter(({ key }) => key === 'cancun') }
const gateway = createFakeGateway(systemClock)
const today = dayIn('America/Cancun', Date.now())
let postgres: PgDatabase
let db: Db
let nodes: ReturnType<typeof openWholeApi>[]

beforeAll(async () => {
  postgres = await pgDatabase(wholeMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 15 }), postgres.open({ connectionsMax: 15 })])
  db = dbs[0]
  nodes = dbs.map((each) => openWholeApi(each, systemClock, { world, gateway, holdLimitTimes: 1000 }))
  await nodes[0]!.api.seed()
})
afterEach(async () => expect(await runInvariants(db, resortInvariants)).toEqual([]))
afterAll(() => postgres.drop())

// biome-ignore lint/suspicious/noExplicitAny: what calls answer
type Answer = any
const visit = (index: number) => nodes[index % nodes.length]!.visit('localhost:4100', `198.51.${Math.floor(index / 250)}.${index % 250}`)

/** Weeks of a resort that are for money. */
async function weeks(): Promise<Answer[]> {
  const looker = visit(499)
  const { data: found } = (await looker.call('/api/weeks/search', { destination: 'cancun', by: 'cash' })).body as Answer
  const period = { check_in_date: addDays(today, 90), check_out_date: addDays(today, 500) }
  const { data } = (await looker.call('/api/weeks/getInventory', { resort_id: found.resorts[0].resort.resort_id, ...period })).body as Answer
  return data.units.filter(({ by }: Answer) => by === 'cash')
}
const endOf = ({ status, body }: Answer): string => (status === 200 ? 'held' : body.code)

test('[C1.11] two hundred visitors hold one week at once, on two nodes: one has it, 199 are refused cleanly', async () => {
  const [{ reservation_token }] = await weeks()
  const ends = await Promise.all(Array.from({ length: 200 }, async (_, index) => endOf(await visit(index).call('/api/weeks/hold', { reservation_token }))))
  expect(ends.filter((end) => end === 'held')).toHaveLength(1)
  expect(ends.filter((end) => end === 'sold_out')).toHaveLength(199)
})

test('[C1.11] a week and a stay that share a night, wanted at once on two nodes, are never both had', async () => {
  const [, week] = await weeks()
  const [, resort, unit] = JSON.parse(Buffer.from(week.reservation_token, 'base64url').toString('utf8'))
  const stay = Buffer.from(JSON.stringify(['night', resort, unit, week.check_in, addDays(week.check_in, 3)])).toString('base64url')
  const asked = Array.from({ length: 20 }, async (_, index) =>
    endOf(
      await visit(300 + index).call('/api/weeks/hold', { reservation_token: Math.floor(index / 2) % 2 ? stay : week.reservation_token, mainPath: '/stays' }),
    ),
  )
  const ends = await Promise.all(asked)
  expect(ends.filter((end) => end === 'held')).toHaveLength(1)
  expect(ends.filter((end) => end === 'sold_out')).toHaveLength(19)
})
