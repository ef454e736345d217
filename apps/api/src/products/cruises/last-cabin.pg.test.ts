import { type Db, runInvariants } from '@sojourn/db'
import { systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { findGrade, type Sailing } from '@sojourn/world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createFakeGateway } from '../../flows/fake-gateway.testing.ts'
import { openWholeApi, wholeMigrations } from '../../whole-api.testing.ts'
import { cruiseCatalogue } from './catalogue.ts'
import { type Answer, cruiseTestWorld as world } from './cruises.testing.ts'
import { cruiseInvariants } from './data/invariants.sql.ts'

const gateway = createFakeGateway(systemClock)
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
afterEach(async () => expect(await runInvariants(db, cruiseInvariants)).toEqual([]))
afterAll(() => postgres.drop())

const visit = (index: number) => nodes[index % nodes.length]!.visit('localhost:4100', `198.51.${Math.floor(index / 250)}.${index % 250}`)
const endOf = ({ status, body }: Answer): string => (status === 200 ? 'held' : body.code)
const hold = async (index: number, body: object): Promise<string> => endOf(await visit(index).call('/api/cruises/holdCabin', body))

test('[C1.11] two hundred visitors hold one cabin at once, on two nodes: one has it, 199 are refused cleanly', async () => {
  const looker = visit(499)
  const { sailings } = ((await looker.call('/api/cruises/search', { cabin: 'balcony' })).body as Answer).data
  const [{ sailing_id }] = sailings
  const { data } = (await looker.call('/api/cruises/cabins', { sailing_id, grade: 'B3' })).body as Answer
  const asked = { sailing_id, grade: 'B3', cabin_no: data.cabins[0].cabin_no }
  const ends = await Promise.all(Array.from({ length: 200 }, (_, index) => hold(index, asked)))
  expect(ends.filter((end) => end === 'held')).toHaveLength(1)
  expect(ends.filter((end) => end === 'sold_out')).toHaveLength(199)
})

test('[C1.11] of the cabins of a grade that the line may choose, each is given to one of many who want any of them', async () => {
  const catalogue = cruiseCatalogue(world)
  const leftOf = (sailing: Sailing, code: string) =>
    catalogue
      .cabinsOf(sailing.ship, findGrade(code)!)
      .filter(({ berths }) => berths >= 2)
      .filter(catalogue.freeToTheEnd(sailing)).length
  // More than are tried by one, fewer than there are who want one.
  const [few] = catalogue.onSale(Date.now()).flatMap(({ sailing }) =>
    ['S1', 'B3', 'B1'].flatMap((grade) => {
      const left = leftOf(sailing, grade)
      return left >= 14 && left <= 24 ? [{ sailing, grade, left }] : []
    }),
  )
  const { left } = few!
  const asked = { sailing_id: few!.sailing.sailingId, grade: few!.grade }
  const ends = await Promise.all(Array.from({ length: 60 }, (_, index) => hold(200 + index, asked)))
  expect(ends.filter((end) => end === 'held')).toHaveLength(left)
  expect(ends.filter((end) => end === 'sold_out')).toHaveLength(60 - left)
})
