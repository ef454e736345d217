import { expect, test } from 'vitest'
import { expand, type ResourceLoader } from './expand.ts'

const resources: ResourceLoader = {
  get: async (collection, id) => ({ id, object: collection }),
  list: async (collection, by) => ({ object: 'list', data: [], url: `/v1/${collection}?${new URLSearchParams(by)}` }),
}

test.each([
  ['the list first', ['data.refunds', 'data.payment_intent']],
  ['the list last', ['data.payment_intent', 'data.refunds']],
])('what belongs to a thing is found by its id, expanded or not: %s', async (_, paths) => {
  const charge = { id: 'ch_1', payment_intent: 'pi_1', refunds: null }
  const answer = await expand({ object: 'list', data: [charge] }, { collection: 'charges', isList: true }, paths, resources)
  expect(answer.data).toEqual([
    { id: 'ch_1', payment_intent: { id: 'pi_1', object: 'payment_intents' }, refunds: { object: 'list', data: [], url: '/v1/refunds?payment_intent=pi_1' } },
  ])
})
