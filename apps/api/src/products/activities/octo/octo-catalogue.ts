import type { Clock } from '@sojourn/kernel'
import type { ActivityWorld, Facts } from '@sojourn/world'
import type { SupplierResult } from '../../../sale/product.ts'
import type { OctoClient } from './octo-client.ts'
import type { OctoOption, OctoProduct } from './octo-schema.ts'

const PREFIX = 'octo.'
const READ_AGAIN_MS = 10 * 60_000
/** Without an answer what was read before stays for a day. */
const KEPT_MS = 86_400_000
/** Beyond this it is not at a destination of ours. */
const NEAR_KM = 60

/** A product of an OCTO server, at a destination of ours. */
export interface OctoActivity {
  readonly activityId: string
  readonly product: OctoProduct
  readonly facts: Facts
  readonly operator: string
  readonly phone: string
  readonly meeting: { readonly latitude: number; readonly longitude: number; readonly landmark: null; readonly address: string }
}

export const isOcto = (activityId: string): boolean => activityId.startsWith(PREFIX)
const activityIdOf = ({ id }: OctoProduct): string => PREFIX + encodeURIComponent(id)

export const octoOption = ({ product }: OctoActivity, code: string): OctoOption | null =>
  product.options.find((option) => (isUsual(product, option) ? code === USUAL : option.id === code)) ?? null
export const USUAL = 'standard'
/** The option that is meant where none is named. */
export const usualOf = ({ product }: Pick<OctoActivity, 'product'>): OctoOption => product.options.find((option) => option.default) ?? product.options[0]!
const isUsual = (product: OctoProduct, option: OctoOption): boolean => usualOf({ product }) === option
export const codeOf = ({ product }: OctoActivity, option: OctoOption): string => (isUsual(product, option) ? USUAL : option.id)

/** What an OCTO server sells at our destinations, read again every ten minutes. */
export interface OctoCatalogue {
  /** Throws where nothing is known and no answer comes. */
  all(): Promise<readonly OctoActivity[]>
  find(activityId: string): Promise<OctoActivity | null>
  /** What it calls itself; null before it has said so. */
  name(): string | null
}

export function createOctoCatalogue(
  client: OctoClient,
  { clock, catalogue }: { readonly clock: Clock; readonly catalogue: () => ActivityWorld | null },
): OctoCatalogue {
  let known: { readonly all: readonly OctoActivity[]; readonly name: string; readonly atMs: number } | null = null
  let reading: Promise<readonly OctoActivity[]> | null = null
  const read = async () => {
    const [supplier, products] = await Promise.all([client.supplier(), client.products()])
    const answered = answerOf(products)
    const { name, contact } = answerOf(supplier)
    const own = catalogue()
    const all = answered.flatMap((product) => {
      // One of ours is shown once, by our own catalogue.
      if (product.reference && own?.find(product.reference)) return []
      return located(product, own?.places ?? [], { operator: name, phone: contact?.telephone ?? '' }) ?? []
    })
    known = { all, name, atMs: clock.nowMs() }
    return all
  }
  const all = async () => {
    const ageMs = known ? clock.nowMs() - known.atMs : Number.POSITIVE_INFINITY
    if (known && ageMs < READ_AGAIN_MS) return known.all
    reading ??= read().finally(() => {
      reading = null
    })
    const before = known
    return reading.catch((error: unknown) => {
      if (before && ageMs < KEPT_MS) return before.all
      throw error
    })
  }
  return { all, find: async (activityId) => (await all()).find((each) => each.activityId === activityId) ?? null, name: () => known?.name ?? null }
}

export function answerOf<T>(result: SupplierResult<T>): T {
  if (result.kind === 'done') return result.value
  throw new Error(result.kind === 'refused' ? result.refusal.code : result.why)
}

/** At the nearest destination; null where none is near, or nothing says where it begins. */
function located(product: OctoProduct, places: readonly Facts[], by: Pick<OctoActivity, 'operator' | 'phone'>): OctoActivity | null {
  const start = product.locations.find(({ types }) => types.includes('START')) ?? product.locations[0]
  const { latitude, longitude, postalAddress } = start?.place ?? {}
  if (latitude == null || longitude == null) return null
  const nearest = places.toSorted((a, b) => kilometres(a.at, latitude, longitude) - kilometres(b.at, latitude, longitude))[0]
  if (!nearest || kilometres(nearest.at, latitude, longitude) > NEAR_KM) return null
  const address = postalAddress ?? start?.title ?? ''
  return { activityId: activityIdOf(product), product, facts: nearest, ...by, meeting: { latitude, longitude, landmark: null, address } }
}

const KM_OF_A_DEGREE = 111.2

function kilometres([lat, lng]: Facts['at'], latitude: number, longitude: number): number {
  const east = (longitude - lng) * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(latitude - lat, east) * KM_OF_A_DEGREE
}
