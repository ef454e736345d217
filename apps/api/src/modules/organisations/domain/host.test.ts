import { expect, test } from 'vitest'
import { hostName, isLoopback } from './host.ts'

test('a host name is read without its port, in lower case', () => {
  expect(hostName('Blue.LOCALHOST:4100')).toBe('blue.localhost')
  expect(hostName('[::1]:4100')).toBe('[::1]')
  expect(hostName('sojourn.example.')).toBe('sojourn.example')
})

test('loopback names are those that only this machine answers to', () => {
  for (const name of ['localhost', 'anything.localhost', '127.0.0.1', '127.8.9.10', '[::1]']) expect(isLoopback(name), name).toBe(true)
  for (const name of ['localhost.example', '127.0.0.1.example', '10.0.0.1', 'example.com', '']) expect(isLoopback(name), name).toBe(false)
})
