import type { AgeBand, CountedBand } from './party.ts'

/** What a line of a price is for, and the figures of its rule. */
export type LineReason =
  | { readonly of: 'ages'; readonly from: number; readonly to: number; readonly count: number; readonly percent: number; readonly all: boolean }
  | { readonly of: 'group'; readonly people: number }
  | { readonly of: 'tax'; readonly ppm: number }

/** Everything a price is made of. Minor units of the place's currency. */
export interface PriceBasis {
  /** Of a grown-up, net. */
  readonly baseMinor: number
  readonly stepMinor: number
  /** What the option costs more, in percent. */
  readonly plusPercent: number
  readonly markupBasisPoints: number
  readonly bands: readonly CountedBand[]
  /** A price of the whole, for so many at most; null is by person. */
  readonly group: { readonly netMinor: number; readonly people: number } | null
  readonly taxPpm: number
}

export interface MinorLine {
  readonly kind: 'item' | 'tax'
  readonly reason: LineReason
  /** Of one. */
  readonly unitMinor: number
  readonly count: number
}

const marked = (netMinor: number, basisPoints: number): number => Math.round((netMinor * (10_000 + basisPoints)) / 10_000)
const stepped = (minor: number, step: number): number => (minor === 0 ? 0 : Math.max(step, Math.round(minor / step) * step))

/** What one of an age pays, net. */
export const netOf = ({ percent }: AgeBand, { baseMinor, stepMinor, plusPercent }: Pick<PriceBasis, 'baseMinor' | 'stepMinor' | 'plusPercent'>): number =>
  stepped((baseMinor * percent * (100 + plusPercent)) / 10_000, stepMinor)

/** The lines of a price before tax: those of each age that comes, or one of the group. */
export function itemLines(basis: PriceBasis): MinorLine[] {
  const { bands, group, markupBasisPoints } = basis
  if (group) {
    return [{ kind: 'item', reason: { of: 'group', people: group.people }, unitMinor: marked(group.netMinor, markupBasisPoints), count: 1 }]
  }
  return bands
    .filter(({ count }) => count > 0)
    .map((band) => ({
      kind: 'item',
      reason: { of: 'ages', from: band.from, to: band.to, count: band.count, percent: band.percent, all: bands.length === 1 && band.from === 0 },
      unitMinor: marked(netOf(band, basis), markupBasisPoints),
      count: band.count,
    }))
}

/** A departure for oneself costs as much as six in ten of its places, four at least. */
export const privateNet = ({ baseMinor, capacity }: { readonly baseMinor: number; readonly capacity: number }): number =>
  baseMinor * Math.max(4, Math.round(capacity * 0.6))
