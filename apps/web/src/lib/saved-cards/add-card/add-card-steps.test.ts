import { expect, test, vi } from 'vitest'
import type { CardResult } from '../../card-fields/card-port.ts'
import { savedCard } from '../saved-card.testing.ts'
import { type AddCardRequest, type AddPorts, addCard, leaveBank } from './add-card-steps.ts'

const card = (id: string) => savedCard({ id })
const request: AddCardRequest = { name: 'Nora Andrade', nickName: 'Work', before: [card('pm_1')] }
const secret = 'seti_1_secret_x'

/** Ports with given answers: the gateway's answers one after the other. */
function ports(saved: CardResult, ...found: CardResult[]) {
  const made = {
    openSetup: vi.fn<AddPorts['openSetup']>(async () => ({ ok: true, clientSecret: secret })),
    keep: vi.fn<AddPorts['keep']>(async () => saved),
    find: vi.fn<AddPorts['find']>(async () => found.shift() ?? saved),
    load: vi.fn<AddPorts['load']>(async () => [card('pm_2'), card('pm_1')]),
    wait: vi.fn<AddPorts['wait']>(async () => {}),
  }
  return made
}

test('[A5.7] a saved card is sent with its nick name, and found in the list as the one that was not there', async () => {
  const with_ = ports({ status: 'succeeded' })
  expect(await addCard(with_, request, null)).toEqual({ step: 'saved', card: card('pm_2') })
  expect(with_.keep).toHaveBeenCalledWith(secret, 'Nora Andrade', 'Work')
})

test('[A3.1] where cards have no nick name none is asked for', async () => {
  const with_ = ports({ status: 'succeeded' })
  expect(await addCard(with_, { ...request, nickName: null }, null)).toMatchObject({ step: 'saved' })
  expect(with_.keep).toHaveBeenCalledWith(secret, 'Nora Andrade', null)
})

test('the bank’s page is shown where it is asked for; after it the gateway alone gives the result', async () => {
  const action: CardResult = { status: 'action', url: 'https://pay.test/challenge/1' }
  expect(await addCard(ports(action), request, null)).toEqual({ step: 'challenged', url: action.url, clientSecret: secret })
  expect(await leaveBank(ports(action, { status: 'succeeded' }), request, secret)).toMatchObject({ step: 'saved', card: { id: 'pm_2' } })
  const closed = await leaveBank(ports(action, action), request, secret)
  expect(closed).toEqual({ step: 'typing', problem: expect.stringContaining("didn't confirm"), clientSecret: null })
})

test('a declined card says why, and the next try takes the setup that is still open', async () => {
  const with_ = ports({ status: 'declined', message: 'Your card was declined.' })
  const next = await addCard(with_, request, null)
  expect(next).toEqual({ step: 'typing', problem: expect.stringMatching(/^Your card was declined\. .*nothing was charged/), clientSecret: secret })
  await addCard(with_, request, secret)
  expect(with_.openSetup).toHaveBeenCalledOnce()
  expect(with_.load).not.toHaveBeenCalled()
})

test('no answer is no refusal: the gateway is asked again, and at the end it is pending', async () => {
  const late = ports({ status: 'unknown' }, { status: 'processing' }, { status: 'succeeded' })
  expect(await addCard(late, request, null)).toMatchObject({ step: 'saved' })
  expect(late.wait).toHaveBeenCalledTimes(2)
  const silent = ports({ status: 'unknown' })
  expect(await addCard(silent, request, null)).toEqual({ step: 'pending' })
  expect(silent.keep).toHaveBeenCalledOnce()
})

test('a person who may not add a card gets the reason from the server, and no card is sent', async () => {
  const with_ = ports({ status: 'succeeded' })
  with_.openSetup.mockResolvedValue({ ok: false, message: 'This is a demo account.' })
  expect(await addCard(with_, request, null)).toEqual({ step: 'typing', problem: 'This is a demo account.', clientSecret: null })
  expect(with_.keep).not.toHaveBeenCalled()
})
