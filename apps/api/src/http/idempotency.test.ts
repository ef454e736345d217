import { createHash } from 'node:crypto'
import { migrationsBefore, testDb } from '@sojourn/testing'
import { idempotencySuite } from '@sojourn/testing/idempotency-suite'
import { expect, test } from 'vitest'
import { httpMigrations } from './index.ts'
import { keyedApi, keyedMigrations } from './keyed-face.testing.ts'

idempotencySuite(async () => {
  const db = await testDb(keyedMigrations)
  return { ...keyedApi([db]), close: db.close }
})

test('keys that a database has from before all faces shared one table are honoured', async () => {
  const db = await testDb([await migrationsBefore(httpMigrations, '0002')])
  const api = keyedApi([db])
  const hash = createHash('sha256').update('{"amount":1}').digest('hex')
  const answer = { status: 'success', status_code: 200, message: 'OK', data: { nth: 7 } }
  await db.pool.query('insert into idempotency_keys values ($1, $2, $3, $4, $5, $6, $7, $8), ($1, $2, $3, $9, $5, $6, null, null)', [
    'org_a',
    'usr_one',
    '/api/pay',
    'done',
    hash,
    api.clock.nowMs(),
    200,
    answer,
    'running',
  ])
  await db.migrate(keyedMigrations)
  expect(await api.send({ key: 'done' })).toEqual({ status: 200, body: answer })
  expect((await api.send({ key: 'done', other: true })).status).toBe(422)
  expect((await api.send({ key: 'done', otherCaller: true })).body).toMatchObject({ data: { nth: 1 } })
  expect((await api.send({ key: 'running' })).status).toBe(409)
  api.clock.advance(31_000)
  expect((await api.send({ key: 'running' })).body).toMatchObject({ data: { nth: 2 } })
  await db.close()
})
