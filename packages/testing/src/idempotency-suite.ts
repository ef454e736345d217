import { type Db, sql } from '@sojourn/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FakeClock } from './fakes.ts'

/** A request to a face, each with what makes it another one. */
interface KeyedCall {
  readonly key: string
  /** True sends another body under the same key. */
  readonly other?: boolean
  /** True sends it as another person. */
  readonly otherCaller?: boolean
  /** Which of the nodes takes it; the first where none is said. */
  readonly node?: number
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** An HTTP face whose calls take an `Idempotency-Key`. */
export interface KeyedFace {
  /** In the schema of the face. */
  readonly db: Db
  readonly clock: FakeClock
  /** Sends a call that has an effect which can be counted, and whose answer is different for each effect. */
  send(call: KeyedCall): Promise<Answer>
  /** How often the work was done. */
  effects(): Promise<number>
  /** The status a key gets that came with another body before. */
  readonly reusedStatus: number
  close(): Promise<void>
}

const DAY_MS = 86_400_000

/** What idempotency keys promise, the same at every face. `nodes` says how many processes of the face there are on the database. */
export function idempotencySuite(open: () => Promise<KeyedFace>, { nodes = 1 } = {}): void {
  let face: KeyedFace
  beforeAll(async () => {
    face = await open()
  })
  afterAll(() => face?.close())

  const effectsOf = async <T>(work: () => Promise<T>): Promise<{ value: T; effects: number }> => {
    const before = await face.effects()
    const value = await work()
    return { value, effects: (await face.effects()) - before }
  }
  /** As a process leaves it that dies between its work and its answer. */
  const crash = (key: string) =>
    face.db.asSystem((tx) =>
      sql<{ keyed_requests: { key: string; status: number | null; body: string | null } }>(tx)
        .updateTable('keyed_requests')
        .set({ status: null, body: null })
        .where('key', '=', key)
        .execute(),
    )

  test('a repeat is sent the first answer, and nothing is done again', async () => {
    const { value, effects } = await effectsOf(async () => [await face.send({ key: 'repeat' }), await face.send({ key: 'repeat' })] as const)
    expect(effects).toBe(1)
    expect(value[0].status).toBe(200)
    expect(value[1]).toEqual(value[0])
  })

  test('the same key with another body is refused, and nothing is done', async () => {
    await face.send({ key: 'reused' })
    const { value, effects } = await effectsOf(() => face.send({ key: 'reused', other: true }))
    expect([value.status, effects]).toEqual([face.reusedStatus, 0])
  })

  test('the same key of another person is another key', async () => {
    const mine = await face.send({ key: 'shared' })
    const theirs = await face.send({ key: 'shared', otherCaller: true })
    expect(theirs.status).toBe(200)
    expect(theirs.body).not.toEqual(mine.body)
  })

  test('of many at once with one key one acts, and the others get its answer or a 409', async () => {
    const { value, effects } = await effectsOf(() => Promise.all(Array.from({ length: 40 }, (_, index) => face.send({ key: 'at-once', node: index % nodes }))))
    expect(effects).toBe(1)
    expect(value.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    const { body } = await face.send({ key: 'at-once' })
    for (const answer of value.filter(({ status }) => status === 200)) expect(answer.body).toEqual(body)
  })

  test('a run that crashed holds its key for half a minute; then the same request runs again, and another is still refused', async () => {
    await face.send({ key: 'crashed' })
    await crash('crashed')
    expect((await face.send({ key: 'crashed' })).status).toBe(409)
    face.clock.advance(31_000)
    expect((await face.send({ key: 'crashed', other: true })).status).toBe(face.reusedStatus)
    const again = await face.send({ key: 'crashed' })
    expect(again.status).toBe(200)
    expect(await face.send({ key: 'crashed' })).toEqual(again)
  })

  test('of many that find a crashed run one takes its place', async () => {
    await face.send({ key: 'taken-over' })
    await crash('taken-over')
    face.clock.advance(31_000)
    const { value, effects } = await effectsOf(() =>
      Promise.all(Array.from({ length: 20 }, (_, index) => face.send({ key: 'taken-over', node: index % nodes }))),
    )
    expect(effects).toBeLessThanOrEqual(1)
    expect(value.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(value.some(({ status }) => status === 200)).toBe(true)
  })

  test('after a day the key is new, for any request', async () => {
    const first = await face.send({ key: 'yesterday' })
    face.clock.advance(DAY_MS - 1)
    expect(await face.send({ key: 'yesterday' })).toEqual(first)
    face.clock.advance(1)
    const { value, effects } = await effectsOf(() => face.send({ key: 'yesterday', other: true }))
    expect([value.status, effects]).toEqual([200, 1])
    expect(await face.send({ key: 'yesterday', other: true })).toEqual(value)
  })

  test('a key that is too long, or a card number, is refused instead of cut', async () => {
    const { value, effects } = await effectsOf(() => Promise.all(['k'.repeat(256), '4242424242424242'].map((key) => face.send({ key }))))
    expect([value.map(({ status }) => status), effects]).toEqual([[400, 400], 0])
    expect((await face.send({ key: 'k'.repeat(255) })).status).toBe(200)
  })
}
