import { createFarSupplier, type Fault, type Order } from './far-supplier.testing.ts'

/** Messages from the test, and back to it: the orders it has, on request. */
export type ToFar = { readonly fault: Fault } | { readonly books: true }
export type FromFar = { readonly url: string } | { readonly liveOrders: readonly Order[] }

// The supplier as a process of its own: `fault` is how the next confirmation goes wrong.
const far = createFarSupplier()
const send = (result: FromFar) => process.send?.(result)
let fault: Fault = 'none'
far.control.fault = (step) => {
  if (step !== 'confirm') return 'none'
  const now = fault
  fault = 'none'
  return now
}
process.on('message', (sent: ToFar) => {
  if ('fault' in sent) fault = sent.fault
  else send({ liveOrders: far.liveOrders() })
})
process.once('disconnect', () => process.exit())
send({ url: await far.listen() })
