import { expect, test } from 'vitest'
import { recentJson } from './recent-json.ts'

const long = (name: string) => JSON.stringify({ name, items: Array.from({ length: 60 }, (_, index) => ({ at: index, words: ['a', 'b'] })) })

test('a long text is parsed once and its value is shared, frozen to its innermost part', () => {
  const parse = recentJson()
  const first = parse(long('one')) as { name: string; items: { words: string[] }[] }
  expect(parse(long('one'))).toBe(first)
  expect(first.name).toBe('one')
  expect(() => first.items[0]?.words.push('c')).toThrow(TypeError)
  expect(parse(long('two'))).toMatchObject({ name: 'two' })
})

test('short and huge texts are parsed each time', () => {
  const parse = recentJson()
  expect(parse('{"a":[1]}')).toEqual({ a: [1] })
  expect(parse('{"a":[1]}')).not.toBe(parse('{"a":[1]}'))
  const huge = JSON.stringify('x'.repeat(40_000))
  expect(parse(huge)).toBe(JSON.parse(huge))
})

test('the last 256 are cached: an older one is parsed again', () => {
  const parse = recentJson()
  const first = parse(long('first'))
  for (let index = 0; index < 255; index++) parse(long(`${index}`))
  expect(parse(long('first'))).toBe(first)
  parse(long('one more'))
  expect(parse(long('first'))).not.toBe(first)
})

test('what is no JSON is refused, however long', () => {
  expect(() => recentJson()(`{${' '.repeat(600)}`)).toThrow(SyntaxError)
})
