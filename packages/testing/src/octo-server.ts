import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Clock } from '@sojourn/kernel'

export const OCTO_KEY = 'octo_of_the_tests'

/**
 * How a call goes wrong. `silent`: nothing is done and nothing answered. `slow`: done, and answered when the caller has given up. `late`: done, and answered after a while. `works_and_resets`: done, and the connection breaks. `malformed`: done,
 * and the answer is none of the standard. `rejects`: an error of the standard. Of `confirm` alone: `pending` confirms once it was asked twice more, `other_price` costs more.
 */
export type OctoFault = 'none' | 'silent' | 'slow' | 'late' | '500' | 'resets' | 'works_and_resets' | 'malformed' | 'rejects' | 'pending' | 'other_price'
export type OctoStep = 'supplier' | 'products' | 'calendar' | 'availability' | 'reserve' | 'confirm' | 'get' | 'cancel' | 'list'

interface Booking {
  uuid: string
  status: 'ON_HOLD' | 'CONFIRMED' | 'EXPIRED' | 'CANCELLED' | 'PENDING'
  supplierReference: string
  resellerReference: string | null
  productId: string
  availabilityId: string
  unitIds: string[]
  expiresMs: number
  updatedMs: number
  cancellation: { reason: string | null } | null
  plusMinor: number
  asked: number
}

const PRICES: Readonly<Record<string, number>> = { adult: 4_500, child: 2_000, infant: 0 }
const START = 'T10:30:00'
const END = 'T13:00:00'

export const octoProductOf = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  internalName: `Tour ${id}`,
  title: `Tile tour ${id}`,
  reference: null,
  locale: 'en',
  timeZone: 'Europe/Lisbon',
  allowFreesale: false,
  instantConfirmation: true,
  instantDelivery: true,
  availabilityRequired: true,
  availabilityType: 'START_TIME',
  deliveryFormats: ['QRCODE'],
  deliveryMethods: ['TICKET'],
  redemptionMethod: 'DIGITAL',
  defaultCurrency: 'EUR',
  availableCurrencies: ['EUR'],
  pricingPer: 'UNIT',
  features: [
    { type: 'INCLUSION', shortDescription: 'A tile to take home' },
    { type: 'EXCLUSION', shortDescription: 'Lunch' },
  ],
  locations: [{ title: 'Tile museum', types: ['START'], place: { latitude: 38.7246, longitude: -9.1139, postalAddress: 'Rua da Madre de Deus 4' } }],
  options: [
    {
      id: 'DEFAULT',
      default: true,
      internalName: 'Morning',
      reference: null,
      availabilityLocalStartTimes: ['10:30'],
      cancellationCutoff: '24 hours',
      cancellationCutoffAmount: 24,
      cancellationCutoffUnit: 'hour',
      requiredContactFields: [],
      restrictions: { minUnits: 1, maxUnits: 8 },
      units: [
        { id: 'adult', internalName: 'Adult', type: 'ADULT', requiredContactFields: [], restrictions: { minAge: 13, maxAge: 100 } },
        { id: 'child', internalName: 'Child', type: 'CHILD', requiredContactFields: [], restrictions: { minAge: 4, maxAge: 12 } },
        { id: 'infant', internalName: 'Infant', type: 'INFANT', requiredContactFields: [], restrictions: { minAge: 0, maxAge: 3 } },
        { id: 'family', internalName: 'Family', type: 'FAMILY', requiredContactFields: [], restrictions: { minAge: 0, maxAge: 100 } },
      ],
    },
  ],
  ...more,
})

type Answer = readonly [status: number, body: unknown]
interface Body {
  uuid?: string
  productId?: string
  optionId?: string
  availabilityId?: string
  expirationMinutes?: number
  localDateStart?: string
  localDateEnd?: string
  units?: { id: string; quantity: number }[]
  unitItems?: { unitId: string }[]
  resellerReference?: string
  contact?: { fullName?: string }
  reason?: string
}

/** A server shaped like OCTO, with a stock, that misbehaves on command. */
export function createOctoServer(clock: Clock) {
  const control = {
    fault: (_step: OctoStep): OctoFault => 'none',
    products: [octoProductOf('p1'), octoProductOf('p2')] as unknown[],
    capacity: 10,
    /** After how long a late call is answered. */
    laterMs: 1_300,
    prices: { ...PRICES } as Record<string, number>,
  }
  const bookings: Booking[] = []
  const calls: OctoStep[] = []
  const contacts: unknown[] = []
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const waiting = new Set<AbortController>()
  /** Whoever waits for it has waited too long. */
  const giveUp = () => {
    for (const each of waiting) each.abort(new Error('it took too long'))
    waiting.clear()
  }

  const price = (minor: number) => ({ original: minor, retail: Math.round(minor * 1.2), net: minor, currency: 'EUR', currencyPrecision: 2, includedTaxes: [] })
  const idOf = (day: string) => `${day}${START}+00:00`
  const expire = () => {
    for (const each of bookings)
      if (each.status === 'ON_HOLD' && each.expiresMs <= clock.nowMs()) Object.assign(each, { status: 'EXPIRED', updatedMs: clock.nowMs() })
  }
  const vacancies = (productId: string, availabilityId: string) => {
    expire()
    const taken = bookings.filter(
      (each) => each.productId === productId && each.availabilityId === availabilityId && ['ON_HOLD', 'CONFIRMED', 'PENDING'].includes(each.status),
    )
    return control.capacity - taken.reduce((count, { unitIds }) => count + unitIds.length, 0)
  }
  const knows = (productId?: string) => control.products.some((each) => (each as { id?: string }).id === productId)

  const onWire = (each: Booking) => ({
    id: `id ${each.uuid}`,
    testMode: true,
    uuid: each.uuid,
    status: each.status,
    supplierReference: each.supplierReference,
    resellerReference: each.resellerReference,
    utcCreatedAt: '2026-11-01T00:00:00Z',
    utcUpdatedAt: new Date(each.updatedMs).toISOString(),
    utcExpiresAt: each.status === 'ON_HOLD' ? new Date(each.expiresMs).toISOString() : null,
    productId: each.productId,
    optionId: 'DEFAULT',
    cancellable: true,
    cancellation: each.cancellation,
    availabilityId: each.availabilityId,
    pricing: price(each.unitIds.reduce((sum, id) => sum + control.prices[id]!, 0) + each.plusMinor),
    voucher: null,
    unitItems: each.unitIds.map((unitId, at) => ({
      uuid: `${each.uuid}:${at}`,
      unitId,
      supplierReference: `${each.supplierReference}-${at + 1}`,
      status: each.status,
      ticket: each.status === 'CONFIRMED' ? { deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: `${each.supplierReference}-${at + 1}` }] } : null,
    })),
  })
  const refuse = (error: string): Answer => [400, { error, errorMessage: 'no' }]

  function daysOf({ localDateStart: from, localDateEnd: to }: Body): string[] {
    const days: string[] = []
    for (let ms = Date.parse(from!); ms <= Date.parse(to!); ms += 86_400_000) days.push(new Date(ms).toISOString().slice(0, 10))
    return days
  }

  function serve(step: OctoStep, uuid: string, body: Body, fault: OctoFault): Answer {
    expire()
    const booking = bookings.find((each) => each.uuid === uuid)
    const units = body.units?.reduce((count, { quantity }) => count + quantity, 0) ?? 0
    switch (step) {
      case 'supplier':
        return [200, { id: 's1', name: 'Tile Tours', endpoint: '', contact: { website: null, email: null, telephone: '+351 21 000 000', address: null } }]
      case 'products':
        return [200, control.products]
      case 'calendar':
        if (!knows(body.productId)) return refuse('INVALID_PRODUCT_ID')
        return [
          200,
          daysOf(body).map((localDate) => {
            const left = vacancies(body.productId!, idOf(localDate))
            return {
              localDate,
              available: left >= units,
              status: left >= units ? 'AVAILABLE' : 'SOLD_OUT',
              vacancies: left,
              capacity: control.capacity,
              openingHours: [],
            }
          }),
        ]
      case 'availability':
        if (!knows(body.productId)) return refuse('INVALID_PRODUCT_ID')
        return [
          200,
          daysOf(body).map((day) => {
            const left = vacancies(body.productId!, idOf(day))
            return {
              ...{ id: idOf(day), localDateTimeStart: `${day}${START}+00:00`, localDateTimeEnd: `${day}${END}+00:00`, allDay: false },
              ...{ available: left >= units, status: left >= units ? 'AVAILABLE' : 'SOLD_OUT', vacancies: left, capacity: control.capacity, openingHours: [] },
              pricing: price(body.units!.reduce((sum, { id, quantity }) => sum + control.prices[id]! * quantity, 0)),
              unitPricing: Object.entries(control.prices).map(([unitId, minor]) => ({ unitId, ...price(minor) })),
            }
          }),
        ]
      case 'reserve': {
        const known = bookings.find((each) => each.uuid === body.uuid)
        if (known) return [200, onWire(known)]
        if (!knows(body.productId)) return refuse('INVALID_PRODUCT_ID')
        const unitIds = body.unitItems!.map(({ unitId }) => unitId)
        if (vacancies(body.productId!, body.availabilityId!) < unitIds.length) return refuse('UNPROCESSABLE_ENTITY')
        const made: Booking = {
          ...{ uuid: body.uuid!, status: 'ON_HOLD', supplierReference: `TILE-${bookings.length + 1}`, resellerReference: null, productId: body.productId! },
          ...{ availabilityId: body.availabilityId!, unitIds, expiresMs: clock.nowMs() + body.expirationMinutes! * 60_000, updatedMs: clock.nowMs() },
          ...{ cancellation: null, plusMinor: fault === 'other_price' ? 700 : 0, asked: 0 },
        }
        bookings.push(made)
        return [200, onWire(made)]
      }
      case 'confirm':
        if (!booking) return refuse('INVALID_BOOKING_UUID')
        contacts.push(body.contact)
        if (booking.status === 'CONFIRMED' || booking.status === 'PENDING') return [200, onWire(booking)]
        if (booking.status !== 'ON_HOLD') return refuse('UNPROCESSABLE_ENTITY')
        Object.assign(booking, { status: fault === 'pending' ? 'PENDING' : 'CONFIRMED', resellerReference: body.resellerReference!, updatedMs: clock.nowMs() })
        if (fault === 'other_price') booking.plusMinor = 700
        return [200, onWire(booking)]
      case 'get':
        if (!booking) return refuse('INVALID_BOOKING_UUID')
        if (booking.status === 'PENDING' && ++booking.asked > 1) booking.status = 'CONFIRMED'
        return [200, onWire(booking)]
      case 'cancel':
        if (!booking) return refuse('INVALID_BOOKING_UUID')
        if (booking.status === 'EXPIRED') return refuse('UNPROCESSABLE_ENTITY')
        if (booking.status !== 'CANCELLED')
          Object.assign(booking, { status: 'CANCELLED', cancellation: { reason: body.reason ?? null }, updatedMs: clock.nowMs() })
        return [200, onWire(booking)]
      case 'list':
        return [200, bookings.map(onWire)]
    }
  }

  function stepOf(method: string, path: string): { step: OctoStep; uuid: string } | null {
    const [first, second, third] = path.split('?')[0]!.split('/').filter(Boolean)
    if (first === 'supplier' || first === 'products') return { step: first, uuid: '' }
    if (first === 'availability') return { step: second === 'calendar' ? 'calendar' : 'availability', uuid: '' }
    if (first !== 'bookings') return null
    if (!second) return { step: method === 'POST' ? 'reserve' : 'list', uuid: '' }
    return { step: third === 'confirm' || third === 'cancel' ? third : 'get', uuid: decodeURIComponent(second) }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = ([status, value]: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(value))
    const read = await text(request)
    const found = stepOf(request.method ?? 'GET', request.url ?? '')
    if (request.headers.authorization !== `Bearer ${OCTO_KEY}`) return void answer([403, { error: 'FORBIDDEN', errorMessage: 'no' }])
    if (!found || !String(request.headers['octo-capabilities']).includes('octo/pricing'))
      return void answer([400, { error: 'BAD_REQUEST', errorMessage: 'no' }])
    const { step, uuid } = found
    const body = (read ? JSON.parse(read) : {}) as Body
    calls.push(step)
    const fault = control.fault(step)
    switch (fault) {
      case 'silent':
        return giveUp()
      case 'slow': {
        const late = serve(step, uuid, body, fault)
        giveUp()
        timers.add(setTimeout(() => answer(late), 10))
        return
      }
      case 'late': {
        const late = serve(step, uuid, body, fault)
        timers.add(setTimeout(() => answer(late), control.laterMs))
        return
      }
      case '500':
        return void answer([500, { error: 'INTERNAL_SERVER_ERROR', errorMessage: 'broken' }])
      case 'resets':
        return void request.socket.destroy()
      case 'works_and_resets':
        serve(step, uuid, body, fault)
        return void request.socket.destroy()
      case 'malformed':
        serve(step, uuid, body, fault)
        return void answer([200, { hello: 'there' }])
      case 'rejects':
        return void answer(refuse('UNPROCESSABLE_ENTITY'))
      default:
        return void answer(serve(step, uuid, body, fault))
    }
  }

  const server = createServer((request, response) => void handle(request, response))
  return {
    ...{ control, bookings, calls, contacts },
    /** By what a client of it has waited too long: when the server says so. */
    patience(): AbortSignal {
      const waited = new AbortController()
      waiting.add(waited)
      return waited.signal
    },
    /** What blocks its stock. */
    live: () => {
      expire()
      return bookings.filter(({ status }) => status === 'ON_HOLD' || status === 'CONFIRMED' || status === 'PENDING')
    },
    behave(): void {
      control.fault = () => 'none'
      control.capacity = 10
      control.laterMs = 1_300
      control.prices = { ...PRICES }
      control.products = [octoProductOf('p1'), octoProductOf('p2')]
    },
    /** The first so many calls of a step go wrong. */
    goesWrong(step: OctoStep, fault: OctoFault, times = Number.POSITIVE_INFINITY): void {
      let left = times
      control.fault = (here) => (here === step && left-- > 0 ? fault : 'none')
    },
    async listen(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    async close(): Promise<void> {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
