import clipping, { type MultiPolygon } from 'polygon-clipping'
import { frameOf } from './frame-of.ts'
import { clipped, flowing, rounded, simpler } from './lines.ts'
import type { naturalEarth } from './natural-earth.ts'
import { areaOf, type Dot, inside, type Plane, type Ring } from './plane.ts'
import { bar, nearestShore, plot, polygonOf, ribbon, type Shape } from './shapes.ts'
import type { Area, Sketch } from './sketch.ts'
import { waterNames } from './water-names.ts'

type Spots = Parameters<typeof frameOf>[0] & { readonly key: string }

/** Beyond the frame the coast goes on, so that the waterlines of what lies outside come in. */
const OVER = 1.12
/** Works on a larger area than the result: rounding would cut its corners. */
const WORKED = [2.2, 1.9, 2.5, 1.7, 3] as const
/** A district this near to the coast belongs to it: the coast is too coarse to know. Further out it is an island. */
const JOINS_WITHIN_M = 2_500

export function groundOf(spots: Spots, sketch: Sketch, earth: ReturnType<typeof naturalEarth>) {
  const { plane, town, half } = frameOf(spots)
  const measured = landOf(plane, half, sketch, earth)
  const firm = withPlots(spots, plane, measured, sketch.islands ? 0 : JOINS_WITHIN_M)
  // Roads of the eye: detail in the middle, a broader pen outside.
  const slack = ([x, y]: Dot) => Math.max(5, Math.max(town, Math.hypot(x, y)) / 330)
  const soft = firm.map((shape) =>
    shape.map((ring) =>
      rounded(
        simpler(ring, (dot) => slack(dot) * 0.8),
        2,
      ),
    ),
  )
  const rivers = (sketch.rivers ?? []).map(({ name, width, points }) => ({ name, width, line: flowing(points.map(plane.place)) }))
  const cut = rivers.flatMap(({ line, width }) => ribbon(line, Math.max(width, town / 130)))
  const dry =
    cut.length === 0
      ? soft
      : withDrowned(
          spots,
          plane,
          minus(
            soft,
            cut.map((ring) => [ring]),
          ),
        )
  const least = (town / 160) ** 2
  const land = dry
    .map((shape) => shape.map((ring) => simpler(clipped(ring, half * OVER), slack)).filter((ring) => ring.length > 2 && Math.abs(areaOf(ring)) > least))
    .filter((shape) => shape.length > 0)
  const wet = spots.districts.filter(({ at, radiusM }) => !isDry(land, plane.place(at), radiusM + 15)).map(({ key }) => key)
  return {
    plane,
    town,
    half,
    land,
    wet,
    waters: waterNames({ land, rivers, lakes: sketch.lakes ?? [], sea: sketch.sea, names: sketch.names ?? [], plane, town, half }),
  }
}

/** A shore that leaves the square and comes back many times may be turned inside out by the cut: then another square is tried. */
function measuredLand(plane: Plane, reach: number, earth: ReturnType<typeof naturalEarth>): Shape[] {
  const grid = Array.from({ length: 225 }, (_, i): Dot => [((i % 15) - 7) * (reach / 7.5), (Math.floor(i / 15) - 7) * (reach / 7.5)])
  for (const worked of WORKED) {
    const raw = earth.within(plane, reach * worked)
    const land = united(raw)
    const wrong = grid.filter((dot) => raw.some((shape) => inside(shape, dot)) !== inside(land.flat(), dot))
    if (wrong.length < 6) return land
  }
  throw new Error(`the coast around ${plane.middle} could not be cut out`)
}

function landOf(plane: Plane, reach: number, sketch: Sketch, earth: ReturnType<typeof naturalEarth>): Shape[] {
  const shape = ({ points }: Area): Shape => [points.map(plane.place)]
  const half = reach * WORKED[0]
  let land = measuredLand(plane, reach, earth)
  if (sketch.instead) {
    const [south, west, north, east] = sketch.instead
    land = minus(land, [
      [
        (
          [
            [south, west],
            [south, east],
            [north, east],
            [north, west],
          ] as const
        ).map(plane.place),
      ],
    ])
  }
  if (sketch.lakes) land = minus(land, sketch.lakes.map(shape))
  if (sketch.land) land = united([...land, ...sketch.land.map((one) => [clipped(one.points.map(plane.place), half)]).filter(([ring]) => ring!.length > 2)])
  return land
}

/** Every property and landmark is on land: where the coast is too coarse, it is moved out around them. */
function withPlots({ districts, landmarks, key }: Spots, plane: Plane, land: Shape[], joinsWithin: number): Shape[] {
  const plots: Ring[] = []
  const add = (spot: Dot, radius: number, name: string) => {
    if (isDry(land, spot, radius)) return
    plots.push(plot(spot, radius * 1.25, `${key} ${name}`))
    const shore = nearestShore(land.flat(), spot)
    if (shore && shore.metres < joinsWithin && shore.metres > radius && !inside(land.flat(), spot)) plots.push(bar(spot, shore.at, radius * 1.1))
  }
  for (const district of districts) add(plane.place(district.at), district.radiusM + 130, district.key)
  // A bridge is in its water.
  for (const landmark of landmarks.filter(({ key: name }) => !/bridge|golden-gate|falls|reef|cable/.test(name)))
    add(plane.place(landmark.at), 110, landmark.key)
  return plots.length === 0 ? land : united([...land, ...plots.map((ring) => [ring])])
}

/** A sketch is no measure: where a river takes most of a district, the bank is moved. */
function withDrowned({ districts, key }: Spots, plane: Plane, land: Shape[]): Shape[] {
  const drowned = districts.filter(({ at, radiusM }) => dryShare(land, plane.place(at), radiusM) < 0.6)
  return drowned.length === 0 ? land : united([...land, ...drowned.map((d) => [plot(plane.place(d.at), d.radiusM * 1.02, `${key} ${d.key} bank`)])])
}

function dryShare(land: readonly Shape[], [x, y]: Dot, radius: number): number {
  const rings = land.flat()
  const tries = Array.from({ length: 60 }, (_, i): Dot => {
    const r = radius * Math.sqrt((i + 0.5) / 60)
    return [x + r * Math.cos(i * 2.4), y + r * Math.sin(i * 2.4)]
  })
  return tries.filter((dot) => inside(rings, dot)).length / tries.length
}

function isDry(land: readonly Shape[], [x, y]: Dot, radius: number): boolean {
  const rings = land.flat()
  const shore = nearestShore(rings, [x, y])
  return inside(rings, [x, y]) && (!shore || shore.metres >= radius)
}

const united = (shapes: readonly Shape[]): Shape[] => {
  const [first, ...rest] = shapes.map(polygonOf)
  return first ? shapesOf(clipping.union(first, ...rest)) : []
}
const minus = (land: readonly Shape[], away: readonly Shape[]): Shape[] =>
  land.length === 0 ? [] : shapesOf(clipping.difference(land.map(polygonOf), ...away.map(polygonOf)))

const shapesOf = (many: MultiPolygon): Shape[] => many.map((rings) => rings.map((ring) => ring.slice(1)))
