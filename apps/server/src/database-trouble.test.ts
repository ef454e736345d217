import { expect, test } from 'vitest'
import { explained } from './database-trouble.ts'

const trouble = (code: string, message = 'as PostgreSQL says it') => Object.assign(new Error(message), { code })

test.each([
  ['ECONNREFUSED', /^DATABASE_URL names a PostgreSQL that does not answer \(ECONNREFUSED\)\.$/],
  ['28P01', /^DATABASE_URL names a user or a password that PostgreSQL refuses\.$/],
  ['3D000', /^DATABASE_URL names a database that is not there/],
  ['42501', /^DATABASE_URL names a user who may not do enough: as PostgreSQL says it\.$/],
])('%s is one line that names the setting', (code, line) => {
  expect(explained(trouble(code))).toMatchObject({ name: 'BadSetting', message: expect.stringMatching(line) })
})

test('a defect stays the defect it is', () => {
  const defect = trouble('23505')
  expect(explained(defect)).toBe(defect)
})
