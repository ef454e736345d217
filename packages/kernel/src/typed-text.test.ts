import { expect, test } from 'vitest'
import { isNamed, plainAmount, plainDigits, sentAmount, typedCode, typedLine, typedProse } from './typed-text.ts'

test('[C2.17] digits of every keyboard are digits', () => {
  expect(plainDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९ ๐๑๒๓๔๕๖๗๘๙')).toBe('0123456789 0123456789 0123456789 0123456789')
  expect(typedCode('４２４２')).toBe('4242')
  expect(plainDigits('\u{1d7ce}\u{1d7d9}\u{1d7ff}')).toBe('019')
  expect(plainDigits('\u{116d0}\u{116e3}')).toBe('09')
})

test('[C2.17] a pasted contact is read without its direction marks, odd spaces and hyphens', () => {
  expect(typedCode('\u202a+351\u00a0912\u2011555\u2011018\u202c')).toBe('+351 912-555-018')
  expect(typedCode('０９０ー１２３４ー５６７８')).toBe('090-1234-5678')
  expect(typedCode('＋８１　９０−１２３４−５６７８')).toBe('+81 90-1234-5678')
  expect(typedLine('\u2068a@b.test\u2069 ')).toBe('a@b.test')
})

test('[C2.17] names keep their letters, and the joiners and variants that their script needs', () => {
  const same = ['O’Brien', 'Nguyễn', '王小明', 'M.NAZIR', 'Mª José', 'علی‌رضا', '辻\u{e0100}井', 'क्‍ष', 'Jean-Luc', 'Zoë', '👩‍🚀 🏴\u{e0067}\u{e0062}\u{e007f}']
  for (const name of same) expect(typedLine(name)).toBe(name)
  expect(typedLine('Zo\u200bë\u200d')).toBe('Zoë')
  expect(typedLine('Ａｎｎａ　Ｌｅｅ')).toBe('Anna Lee')
  expect(typedLine('O\u00b4Neil')).toBe('O’Neil')
  expect(typedLine('Anne\u2010Marie \t  Lee')).toBe('Anne-Marie Lee')
  expect(typedLine('One\u2028Two')).toBe('One\nTwo')
})

test('[C2.17] a text of several lines keeps its lines and tabs', () => {
  expect(typedProse(' Room\t12\r\nm² ½\u00a0day\u202e ')).toBe('Room\t12\nm² ½ day')
})

test('[C2.17] a name of nothing is no name', () => {
  for (const name of [
    '',
    ' ',
    '.',
    '---',
    '\u200b',
    '\u2060',
    '\u3164',
    '\u115f',
    '\uffa0',
    '\u0301',
    '\u2800',
    '\u0301\u0302',
    '…',
    '\u0640\u0640',
    'ー',
    'ʻ',
  ])
    expect(isNamed(typedLine(name)), JSON.stringify(name)).toBe(false)
  for (const name of ['O', '王', '٣', 'é', 'ا', 'M.']) expect(isNamed(typedLine(name)), name).toBe(true)
})

test('groups of three are groups, whichever sign parts them; what follows them is the decimals', () => {
  const read = ['1,234', '1,234.50', '$ 1,234,567', '1.234,50', '1.234.567', '1 234,5', "1'234.5"].map((text) => plainAmount(text))
  expect(read).toEqual(['1234', '1234.50', '1234567', '1234.50', '1234567', '1234.5', '1234.5'])
})

test('a sign that parts no groups parts the decimals', () => {
  expect(['40,25', '40.505', ',5', '1234,567', '12,34,56', '75.', ''].map((text) => plainAmount(text))).toEqual([
    '40.25',
    '40.505',
    '.5',
    '1234.567',
    '12.34.56',
    '75.',
    '',
  ])
})

test('[C2.17] an amount that a program sends is read where every language reads it alike, and left to be refused where not', () => {
  const read = ['40,50', '40,5', '40.50', '1,234.50', '1.234,50', '1,234,567', '١٢٫٥٠', '１２,５', '-3,5', '1,234', '40,505', 'x', ''].map(sentAmount)
  expect(read).toEqual(['40.50', '40.5', '40.50', '1234.50', '1234.50', '1234567', '12.50', '12.5', '-3.5', '1,234', '40,505', 'x', ''])
})

test('[C2.17] an amount is read in other digits and with their signs', () => {
  expect(['٤٠٫٥', '١٬٢٣٤٫٥٠', '４０．５', '۱۲۳', '१२,५', '\u200f٤٠\u00a0د.إ'].map((text) => plainAmount(text).replace(/\.$/, ''))).toEqual([
    '40.5',
    '1234.50',
    '40.5',
    '123',
    '12.5',
    '40',
  ])
})

test('[C2.17] where decimals follow a comma, a dot before three digits parts the thousands', () => {
  const read = ['1.234', '1.234.567', '1.234,50', '40,50', '40.5', '1,234.50', '1,234,567', '1,234', '٤٠٫٥', "1'234,5"].map((text) => plainAmount(text, ','))
  expect(read).toEqual(['1234', '1234567', '1234.50', '40.50', '40.5', '1234.50', '1234567', '1.234', '40.5', '1234.5'])
})
