import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlain, parseForm } from './form.ts'

const plain = (text: string) => JSON.parse(JSON.stringify(parseForm(text)))

test('brackets nest, number and append', () => {
  expect(plain('amount=1000&metadata[booking]=b1&expand[]=a&expand[]=b&items[0][id]=x&items[1][id]=y')).toEqual({
    amount: '1000',
    metadata: { booking: 'b1' },
    expand: ['a', 'b'],
    items: [{ id: 'x' }, { id: 'y' }],
  })
})

test('items without numbers go on until a name comes again', () => {
  expect(plain('items[][id]=x&items[][n]=1&items[][id]=y&items[][n]=2')).toEqual({
    items: [
      { id: 'x', n: '1' },
      { id: 'y', n: '2' },
    ],
  })
})

test.each(['__proto__[x]=1', 'a[__proto__][x]=1', 'constructor[prototype]=1', 'a[b][c][d][e][f][g]=1', 'a=1&a[b]=2', 'a=1&a=2', '[x]=1', 'a]b=1'])(
  '%s is refused',
  (text) => {
    expect(parseForm(text)).toBeNull()
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  },
)

test('no text of any kind throws', () => {
  fc.assert(fc.property(fc.string(), (text) => parseForm(text) === null || isPlain(parseForm(text)) || true))
})

test('JSON that is deep, poisoned or not text is not plain', () => {
  expect(isPlain(JSON.parse('{"a":{"__proto__":{"x":1}}}'))).toBe(false)
  expect(isPlain({ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } })).toBe(false)
  expect(isPlain('\ud800')).toBe(false)
  expect(isPlain('a\0b')).toBe(false)
  expect(isPlain({ a: [1, true, null, 'x'] })).toBe(true)
})
