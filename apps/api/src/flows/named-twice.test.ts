import { expect, test } from 'vitest'
import { namedTwice } from './named-twice.ts'

const born = (first_name: string, last_name: string, born_on?: string) => ({ first_name, last_name, ...(born_on !== undefined && { born_on }) })

test('[A2.18] one person is not two of those who travel together, however the name is written; two of one name and other birthdays are', () => {
  const twice = namedTwice([born('Ana', 'Prata', '1985-02-03'), born('Rui', 'Prata', '1985-02-03'), born('ANÁ', 'prata', '1985-02-03')])
  const message = 'This is the same person as traveler 1. Please enter who else is coming.'
  expect(twice).toEqual({ code: 'duplicate_booking', detail: { message, errors: [{ path: 'guests.2.born_on', message }] } })
  expect(namedTwice([born('Ana', 'Prata', '1985-02-03'), born('Ana', 'Prata', '2015-02-03')])).toBeNull()
  expect(namedTwice([born('Ana', 'Prata'), born('Ana', 'Prata')])).toBeNull()
})
