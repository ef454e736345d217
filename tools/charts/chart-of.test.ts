import { createCruiseWorld, itineraries } from '@sojourn/world'
import { expect, test } from 'vitest'
import { storedChart } from './stored-chart.ts'

test('the way of every cruise lies within its chart, with room beside it on a wide map and on a tall one', () => {
  const { routeOf } = createCruiseWorld({ seed: '' })
  const outside = itineraries().filter((itinerary) => {
    const { bounds, path } = storedChart(itinerary.key)
    const width = (bounds.east - bounds.west + 360) % 360
    const points = routeOf({ itinerary }).flat()
    return (
      path === '' || points.some(([latitude, longitude]) => latitude < bounds.south || latitude > bounds.north || (longitude - bounds.west + 720) % 360 > width)
    )
  })
  expect(outside.map(({ key }) => key)).toEqual([])
})
