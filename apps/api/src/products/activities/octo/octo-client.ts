import { z } from 'zod'
import type { SupplierResult } from '../../../sale/product.ts'
import {
  type OctoAvailability,
  type OctoBooking,
  type OctoProduct,
  octoAvailability,
  octoBooking,
  octoCalendar,
  octoFault,
  octoProduct,
  octoSupplier,
} from './octo-schema.ts'

/** Where an OCTO server is, and as whom we ask it. */
export interface OctoConnection {
  /** Where its calls begin: `https://octo.example/v1`. */
  readonly url: string
  readonly key: string
  /** A call that takes longer is aborted: its result is not known. */
  readonly timeoutMs: number
  /** By what a call has taken too long; by the clock where it is left out. */
  readonly patience?: ((ms: number) => AbortSignal) | undefined
}

export interface OctoUnits {
  readonly id: string
  readonly quantity: number
}

interface Asked {
  readonly productId: string
  readonly optionId: string
  readonly from: string
  readonly to: string
  readonly units: readonly OctoUnits[]
}

interface Reservation {
  /** Chosen by us: the same again is the same booking. */
  readonly uuid: string
  readonly productId: string
  readonly optionId: string
  readonly availabilityId: string
  readonly minutes: number
  readonly units: readonly OctoUnits[]
  readonly notes: string | null
}

/** The calls of an OCTO server. A refusal is an answer of 400 to 404 with an error of the standard, whose code it is in lower case; everything else that is no good answer says nothing of what was done. */
export interface OctoClient {
  readonly timeoutMs: number
  supplier(): Promise<SupplierResult<z.output<typeof octoSupplier>>>
  /** Those that can be read: one that cannot does not hide the others. */
  products(): Promise<SupplierResult<OctoProduct[]>>
  /** The days on which so many have places. */
  calendar(asked: Asked): Promise<SupplierResult<string[]>>
  availability(asked: Asked): Promise<SupplierResult<OctoAvailability[]>>
  reserve(reservation: Reservation): Promise<SupplierResult<OctoBooking>>
  confirm(uuid: string, as: { readonly reference: string; readonly firstName: string; readonly lastName: string }): Promise<SupplierResult<OctoBooking>>
  get(uuid: string): Promise<SupplierResult<OctoBooking>>
  cancel(uuid: string, reason: string): Promise<SupplierResult<OctoBooking>>
  /** Bookings of what begins within these days. */
  list(from: string, to: string): Promise<SupplierResult<OctoBooking[]>>
}

// not translated: the value of a header
const CAPABILITIES = 'octo/content, octo/pricing'
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 422])

export function createOctoClient(connection: OctoConnection): OctoClient {
  const get = <T>(path: string, read: (body: unknown) => T) => call(connection, path, undefined, read)
  const post = <T>(path: string, body: unknown, read: (body: unknown) => T) => call(connection, path, body, read)
  const wanted = ({ productId, optionId, from, to, units }: Asked) => ({ productId, optionId, localDateStart: from, localDateEnd: to, units })
  const booking = (body: unknown) => octoBooking.parse(body)
  const at = (uuid: string, step = '') => `/bookings/${encodeURIComponent(uuid)}${step}`
  return {
    timeoutMs: connection.timeoutMs,
    supplier: () => get('/supplier', (body) => octoSupplier.parse(body)),
    products: () => get('/products', (body) => readable(body, octoProduct)),
    calendar: (asked) =>
      post('/availability/calendar', wanted(asked), (body) => octoCalendar.parse(body).flatMap(({ localDate, available }) => (available ? [localDate] : []))),
    availability: (asked) => post('/availability', wanted(asked), (body) => z.array(octoAvailability).parse(body)),
    reserve: ({ uuid, productId, optionId, availabilityId, minutes, units, notes }) =>
      post(
        '/bookings',
        {
          ...{ uuid, productId, optionId, availabilityId, expirationMinutes: minutes, notes },
          unitItems: units.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => ({ unitId: id }))),
        },
        booking,
      ),
    confirm: (uuid, { reference, firstName, lastName }) =>
      post(
        at(uuid, '/confirm'),
        { resellerReference: reference, emailReceipt: false, contact: { fullName: `${firstName} ${lastName}`, firstName, lastName } },
        booking,
      ),
    get: (uuid) => get(at(uuid), booking),
    cancel: (uuid, reason) => post(at(uuid, '/cancel'), { reason }, booking),
    list: (from, to) => get(`/bookings?${new URLSearchParams({ localDateStart: from, localDateEnd: to })}`, (body) => readable(body, octoBooking)),
  }
}

const readable = <T>(body: unknown, schema: z.ZodType<T>): T[] =>
  z
    .array(z.unknown())
    .parse(body)
    .flatMap((each) => schema.safeParse(each).data ?? [])

async function call<T>(
  { url, key, timeoutMs, patience = AbortSignal.timeout }: OctoConnection,
  path: string,
  body: unknown,
  read: (body: unknown) => T,
): Promise<SupplierResult<T>> {
  try {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      // not translated: the values of headers
      headers: { authorization: `Bearer ${key}`, 'octo-capabilities': CAPABILITIES, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: patience(timeoutMs),
    })
    const answered: unknown = await response.json()
    if (response.ok) return { kind: 'done', value: read(answered) }
    const fault = octoFault.safeParse(answered)
    if (REFUSALS.has(response.status) && fault.success) return { kind: 'refused', refusal: { code: fault.data.error.toLowerCase() } }
    return { kind: 'unknown', why: `${path} answered ${response.status}` }
  } catch (error) {
    return { kind: 'unknown', why: `${path}: ${error instanceof Error ? error.message : String(error)}` }
  }
}
