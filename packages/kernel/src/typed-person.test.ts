import { expect, test } from 'vitest'
import { nameFault, phoneFault } from './typed-person.ts'

test.each([...['M.NAZIR', 'J.SMITH', 'ST.JOHN', 'MOHD.ALI', 'Moh.amin', 'O’Brien', 'Nguyễn', '王小明', 'O', 'علی‌رضا', 'D’Arcy-Smith Jr.', 'evil.com']])(
  '[C2.17] %s is a name',
  (name) => {
    expect(nameFault(name)).toBeNull()
  },
)

test.each([
  ['', 'empty'],
  [' \u00a0', 'empty'],
  ['\u200b', 'empty'],
  ['\u2060', 'empty'],
  ['\u3164', 'empty'],
  ['\u115f', 'empty'],
  ['\uffa0', 'empty'],
  ['\u0301', 'letterless'],
  ['.', 'letterless'],
  ['—', 'letterless'],
  ['Zoë\nLink', 'link'],
  ['https://evil.test', 'link'],
  ['www.evil', 'link'],
  ['ｗｗｗ．evil', 'link'],
  ['x'.repeat(81), 'long'],
])('[C2.17] %j is no name: %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault)
})

test.each([
  ...[
    '+351 912 555 018',
    '\u202a+351\u00a0912\u2011555\u2011018\u202c',
    '＋８１　９０−１２３４−５６７８',
    '٠٥٠١٢٣٤٥٦٧',
    '+۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷',
    '(030) 12 34 56',
    'tel:+351912555018',
  ],
])('[C2.17] %s is a phone number', (phone) => {
  expect(phoneFault(phone)).toBeNull()
})

test.each([
  ['------', 'short'],
  ['+', 'signs'],
  ['', 'signs'],
  ['12345', 'short'],
  ['+1234567890123456', 'long'],
  ['call me', 'signs'],
  ['+351 912 555 018 ext 4', 'signs'],
])('[C2.17] %j is no phone number: %s', (phone, fault) => {
  expect(phoneFault(phone)).toBe(fault)
})
