import { expect, test, vi } from 'vitest'
import { type CardFields, NO_CARD } from './card-field-state.ts'
import { lazyCardFields } from './lazy-card-fields.ts'

const fakeFields = () => {
  const fields = {
    snapshot: vi.fn(() => ({ ...NO_CARD, brand: 'visa' })),
    subscribe: vi.fn(() => () => {}),
    attach: vi.fn(() => vi.fn()),
    redress: vi.fn(),
    reload: vi.fn(),
    port: { check: vi.fn(() => true), pay: vi.fn() },
    find: vi.fn(),
  }
  return { spies: fields, fields: fields as unknown as CardFields }
}
const host = {} as HTMLElement
const settled = () => new Promise((done) => setTimeout(done))

test('fields are attached once their code is here, and a place that is gone by then is left alone', async () => {
  const { spies, fields } = fakeFields()
  const lazy = lazyCardFields(async () => fields)
  lazy.attach('number', host)
  lazy.attach('code', host)()
  expect(lazy.snapshot()).toBe(NO_CARD)
  await settled()
  expect(spies.attach.mock.calls).toEqual([['number', host]])
  expect(lazy.snapshot().brand).toBe('visa')
})

test('a click before the fields are here pays nothing, and what is missing is said once they are', async () => {
  const { spies, fields } = fakeFields()
  const lazy = lazyCardFields(async () => fields)
  expect(lazy.port.check(true)).toBe(false)
  await settled()
  expect(spies.port.check).toHaveBeenCalledWith(true)
  expect(lazy.port.check(false)).toBe(true)
})

test('code that cannot be fetched is a failure of the fields, and is asked for again', async () => {
  const { spies, fields } = fakeFields()
  const load = vi.fn(async () => fields).mockRejectedValueOnce(new TypeError('The line is down.'))
  const lazy = lazyCardFields(load)
  lazy.attach('number', host)
  await settled()
  expect(lazy.snapshot().failed).toBe(true)
  lazy.reload()
  expect(lazy.snapshot().failed).toBe(false)
  await settled()
  expect(spies.attach).toHaveBeenCalledTimes(1)
})
