import { expect, test } from 'vitest'
import { brandOf, carriesCardNumber, checkCode, checkExpiry, checkNumber, digitsOf, groupDigits, readExpiry, shapeExpiry } from './index.ts'

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

test.each([
  ['42424242424242424242', '4242 4242 4242 4242 424 2'],
  ['55555555555544441', '5555 5555 5555 4444 1'],
  ['3782822463100051', '3782 822463 10005 1'],
])('[C2.17] %s has too many digits, and all of them are shown', (number, shown) => {
  expect(checkNumber(digitsOf(number))).toBe('long')
  expect(groupDigits(digitsOf(number))).toBe(shown)
})

test('[C2.17] a security code with a digit too many is too long, and not another code', () => {
  expect(checkCode(digitsOf('1234'), 'visa')).toBe('long')
  expect(checkCode(digitsOf('١٢٣٤'), 'amex')).toBe('complete')
  expect(checkCode(digitsOf('12345'), 'amex')).toBe('long')
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

/** What a field shows after each key. */
const keyByKey = (text: string): string => [...text].reduce((shown, key) => shapeExpiry(shown + key), '')

test.each([
  ...[
    '12/30',
    '1230',
    '12/2030',
    '122030',
    '12 / 2030',
    '12-30',
    '12.30',
    '2030-12',
    '2030/12',
    '203012',
    '2030-12-31',
    '١٢/٣٠',
    '１２／３０',
    '۱۲۳۰',
    '12\u201330',
  ],
])('[C2.17] %s is December 2030 however it comes, or is reported: typed, pasted, filled in', (text) => {
  expect(readExpiry(text)).toEqual({ month: 12, year: 2030 })
  expect(readExpiry(shapeExpiry(text))).toEqual({ month: 12, year: 2030 })
  const typed = readExpiry(keyByKey(text))
  if (typed !== null && checkExpiry(keyByKey(text), NOW) === 'complete') expect(typed).toEqual({ month: 12, year: 2030 })
})

test.each(['12/30', '1230', '12/2030', '122030', '12 / 2030', '12-30', '2030-12', '2030/12', '203012', '١٢/٣٠', '１２／３０'])(
  '[C2.17] %s typed key by key is shown as 12 / 30',
  (text) => {
    expect(keyByKey(text)).toBe('12 / 30')
  },
)

test.each([
  ['1/30', 1, 2030],
  ['2/30', 2, 2030],
  ['230', 2, 2030],
  ['02/31', 2, 2031],
  ['2/2031', 2, 2031],
  ['9/2028', 9, 2028],
  ['1-2028', 1, 2028],
  ['2031-1', 1, 2031],
  ['2031-02', 2, 2031],
])('[C2.17] %s typed key by key is the month %i of %i', (text, month, year) => {
  expect(readExpiry(keyByKey(text))).toEqual({ month, year })
})

test('[C2.17] what is no date is never read as another one', () => {
  for (const text of ['30/12', '13/30', '12/1930', '00/30', '12/30/29', 'Dec 2030', '2030', '12/203', '12 / 20301', '1', '12/3', '2130-12'])
    for (const shown of [shapeExpiry(text), keyByKey(text)]) expect(checkExpiry(shown, NOW), `${text} as ${shown}`).not.toBe('complete')
})

test('[C2.17] an expiry can be taken back key by key', () => {
  const shown = ['12 / 30', '12 / 3', '12 / ', '12', '1', '']
  for (const [index, text] of shown.entries())
    if (index > 0) expect(shapeExpiry((shown[index - 1] as string).slice(0, -1), true).trim()).toBe(text.trim() === '12 /' ? '12' : text)
})

test('[C2.17] a card number and its code are read in the digits and with the separators of any keyboard', () => {
  for (const text of [
    '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
    '４２４２－４２４２－４２４２－４２４２',
    '4242\u00a04242\u20114242.4242',
    '\u202a4242 4242 4242 4242\u202c',
    '४२४२४२४२४२४२४२४२',
  ])
    expect(digitsOf(text)).toBe('4242424242424242')
  expect(checkCode(digitsOf('١٢٣'), 'visa')).toBe('complete')
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
