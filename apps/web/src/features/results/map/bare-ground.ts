import type { Spot } from '../../../ui/map/camera.ts'
import { landPath, type MapGround } from '../../../ui/map/ground.ts'

const AROUND_DEGREES = 0.05

/** Where no ground was drawn of a place: bare land around its pins, without a coast that is not known. */
export function bareGround(centre: Spot, pins: readonly Spot[]): MapGround {
  const spots = [centre, ...pins]
  const [lat, lng] = [spots.map(({ latitude }) => latitude), spots.map(({ longitude }) => longitude)]
  const bounds = {
    south: Math.min(...lat) - AROUND_DEGREES,
    north: Math.max(...lat) + AROUND_DEGREES,
    west: Math.min(...lng) - AROUND_DEGREES,
    east: Math.max(...lng) + AROUND_DEGREES,
  }
  const shore = [
    [bounds.west - 1, bounds.south - 1],
    [bounds.east + 1, bounds.south - 1],
    [bounds.east + 1, bounds.north + 1],
    [bounds.west - 1, bounds.north + 1],
  ] as const
  return { bounds, path: landPath({ bounds, land: [[shore]] }), waters: [], districts: [], landmarks: [], airport: null }
}
