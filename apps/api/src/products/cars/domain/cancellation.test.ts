import { money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { cancellationOf } from './cancellation.ts'

const whole = money(60_000, 'USD')
const at = { pickupMs: Date.parse('2027-03-29T10:00:00+01:00'), timeZone: 'Europe/Lisbon', whole }
const shown = (windows: ReturnType<typeof cancellationOf>) => windows.map(({ from, to, amount }) => [from, to, amount.minor])

test('prepaid: nothing until 48 hours before, then a day, from the pick-up on all of it, by the clock of the desk', () => {
  expect(shown(cancellationOf({ ...at, rate: 'prepaid', sixths: 36 }))).toEqual([
    [null, '2027-03-27T09:00:00+00:00', 0],
    ['2027-03-27T09:00:00+00:00', '2027-03-29T10:00:00+01:00', 10_000],
    ['2027-03-29T10:00:00+01:00', null, 60_000],
  ])
})

test('paid at the desk: nothing until the pick-up, then three days or all there is', () => {
  expect(shown(cancellationOf({ ...at, rate: 'desk', sixths: 36 }))).toEqual([
    [null, '2027-03-29T10:00:00+01:00', 0],
    ['2027-03-29T10:00:00+01:00', null, 30_000],
  ])
  expect(cancellationOf({ ...at, rate: 'desk', sixths: 6 })[1]!.amount).toEqual(whole)
})
