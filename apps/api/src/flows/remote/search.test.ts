import { expect, onTestFinished, test } from 'vitest'
import { fanOut, sourcesOf } from '../../sale/fan-out.ts'
import type { Offer } from '../../sale/product.ts'
import { connectFar } from './far-product.testing.ts'
import { createFarSupplier } from './far-supplier.testing.ts'

const ask = { day: '2027-05-01' }
const priceOf = ({ quote }: Offer): number => quote.total.minor

async function supplier(name: string, offers: readonly number[]) {
  const far = createFarSupplier()
  const url = await far.listen()
  onTestFinished(() => far.close())
  far.control.offers = [...offers]
  return { far, source: { ...connectFar(url, null), name } }
}

test('a search over several suppliers over HTTP answers at its deadline: what came, each offer once and the cheaper of two, which supplier is late and which failed', async () => {
  const quick = await supplier('quick', [9_000, 15_000])
  const cheaper = await supplier('cheaper', [14_000])
  const late = await supplier('late', [1_000])
  const broken = await supplier('broken', [2_000])
  late.far.goesWrong('search', 'silent')
  broken.far.goesWrong('search', '500')
  const sources = sourcesOf(
    [quick, cheaper, late, broken].map(({ source }) => source),
    ask,
  )
  // What is dearer than a hundred is one and the same thing here.
  const search = {
    deadlineMs: 1_500,
    keyOf: (offer: Offer) => (priceOf(offer) > 10_000 ? 'large' : 'small'),
    better: (best: Offer, other: Offer) => (priceOf(other) < priceOf(best) ? other : best),
  }
  const found = await fanOut(sources, search)
  expect(found.found.map(priceOf)).toEqual([9_000, 14_000])
  expect(found.late).toEqual(['late'])
  expect(found.failed.map(({ name, error }) => [name, String(error)])).toEqual([['broken', 'Error: /search answered 500']])
  late.far.behave()
  broken.far.behave()
  expect((await fanOut(sources, { ...search, deadlineMs: 60_000 })).late).toEqual([])
})
