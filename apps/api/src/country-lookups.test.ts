import { fakeClock } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { openWholeApi, wholeDb } from './whole-api.testing.ts'

test('[B7.18] how dates are written and when a week begins is known by country', async () => {
  const db = await wholeDb()
  const system = openWholeApi(db, fakeClock())
  await system.api.seed()
  const browser = system.visit('localhost:4100')
  const formatOf = async (country: string) => (await browser.call('/api/general/getDateFormat', { country })).body.data.date_format
  const firstDayOf = async (country: string) => (await browser.call('/api/general/getFirstDayOfWeek', { country })).body.data.first_day
  expect(await Promise.all(['US', 'MX', 'de', 'JP', 'BR', 'EG', 'CA', 'KR'].map(formatOf))).toEqual([
    'MM/DD/YYYY',
    'DD/MM/YYYY',
    'DD.MM.YYYY',
    'YYYY/MM/DD',
    'DD/MM/YYYY',
    'DD/MM/YYYY',
    'YYYY-MM-DD',
    'YYYY. MM. DD.',
  ])
  expect(await Promise.all(['US', 'FR', 'EG', 'BR', 'PT'].map(firstDayOf))).toEqual([0, 1, 6, 0, 0])
  expect((await browser.call('/api/general/getDateFormat', { json: { country: 'FR' } })).body.data.date_format).toBe('DD/MM/YYYY')
  expect((await browser.call('/api/general/getDateFormat', { country: 'QX' })).body.code).toBe('unknown_country')
  expect((await browser.call('/api/general/getFirstDayOfWeek', { country: 'Portugal' })).body.code).toBe('bad_input')
  await db.close()
})
