import { expect, test } from 'vitest'
import { brandOf, carriesCardNumber, checkCode, checkExpiry, checkNumber, groupDigits, readExpiry, shapeExpiry } from './index.ts'

const NOW = Date.UTC(2026, 10, 21)

test.each([
  ['4242424242424242', 'visa', '4242 4242 4242 4242'],
  ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
  ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
  ['378282246310005', 'amex', '3782 822463 10005'],
  ['6011111111111117', 'discover', '6011 1111 1111 1117'],
  ['3056930009020004', 'diners', '3056 930009 0200 04'],
  ['36227206271667', 'diners', '3622 720627 1667'],
  ['3566002020360505', 'jcb', '3566 0020 2036 0505'],
])('[B7.12] %s is a whole %s and is grouped as on the card', (number, brand, shown) => {
  expect(brandOf(number).brand).toBe(brand)
  expect(checkNumber(number)).toBe('complete')
  expect(groupDigits(number)).toBe(shown)
})

test('[B7.12] a number that fails its check digit is invalid, a short one only incomplete', () => {
  expect(checkNumber('')).toBe('empty')
  expect(checkNumber('4242')).toBe('incomplete')
  expect(checkNumber('4242424242424241')).toBe('invalid')
  expect(checkNumber('378282246310006')).toBe('invalid')
})

test('[B7.12] an expiry is read however it is typed, and shaped while it is typed', () => {
  expect(readExpiry('0430')).toEqual({ month: 4, year: 2030 })
  expect(readExpiry('4/2030')).toEqual({ month: 4, year: 2030 })
  expect(shapeExpiry('4')).toBe('04 / ')
  expect(shapeExpiry('1')).toBe('1')
  expect(shapeExpiry('1/')).toBe('01 / ')
  expect(shapeExpiry('12')).toBe('12 / ')
  expect(shapeExpiry('12', true)).toBe('12')
  expect(shapeExpiry('04/2030')).toBe('04 / 30')
})

test('[B7.12] a card is good to the end of its month and no longer', () => {
  expect(checkExpiry('11 / 26', NOW)).toBe('complete')
  expect(checkExpiry('10 / 26', NOW)).toBe('past')
  expect(checkExpiry('13 / 30', NOW)).toBe('invalid')
  expect(checkExpiry('1', NOW)).toBe('incomplete')
})

test('[B7.12] the security code has four digits on American Express, three elsewhere', () => {
  expect(checkCode('123', 'visa')).toBe('complete')
  expect(checkCode('123', 'amex')).toBe('incomplete')
  expect(checkCode('1234', 'amex')).toBe('complete')
})

test('a card number hidden in a text is found; times and telephone numbers are not', () => {
  expect(carriesCardNumber('charge 4242 4242-4242 4242 please')).toBe(true)
  expect(carriesCardNumber('booked at 1795247428000')).toBe(false)
  expect(carriesCardNumber('+351 912 555 018')).toBe(false)
})

test('a card number is found in other digits, with other separators, and with its date and code after it', () => {
  const found = [
    ...['4242424242424242 12/34 314', '4242 4242 4242 4242 1234 314', 'x4242-4242-4242-4242-12', '4242.4242.4242.4242', '4242_4242_4242_4242'],
    ...['4242/4242/4242/4242', '4242\u00a04242\u00a04242\u00a04242', '4242\u200b4242\u200b4242\u200b4242', '4242\u20134242\u20134242\u20134242'],
    ...['4242  4242  4242  4242', '4242\n4242\n4242\n4242', '４２４２４２４２４２４２４２４２', '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '1 4242424242424242'],
  ]
  for (const text of found) expect(carriesCardNumber(text), JSON.stringify(text)).toBe(true)
  const not = [
    '37.774929 -122.4194',
    '2026-11-22T03:24:49.997Z',
    'pi_1m80kr06qe7pn905s6f20a5zm',
    '99994242424242424242',
    '4242, 4242, 4242, 4242',
    '120.50 4111 12',
  ]
  for (const text of not) expect(carriesCardNumber(text), text).toBe(false)
})
