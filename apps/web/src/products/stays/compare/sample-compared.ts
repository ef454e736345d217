import type { Compared } from './compared.ts'
import type { Comparison } from './find-compared.ts'

const price = (total: number) => ({
  total,
  currency: 'USD',
  base: total - 54.66,
  taxes: 54.66,
  fees: 0,
  pay_now: total - 26.4,
  pay_at_property: 26.4,
  per_night: [],
})

/** A column as a loader makes it. */
export function sampleCompared(id: string, name: string, total: number | null, change: Partial<Compared['hotel']> = {}): Compared {
  return {
    hotel: {
      hotel_id: id,
      name,
      kind: 'Hotel',
      stars: 4,
      score: 9.2,
      review_count: 1284,
      scores: [
        { label: 'Staff', value: 9.6 },
        { label: 'Clean', value: 9.4 },
      ],
      city: 'Lisbon',
      city_place_id: 'lisbon',
      district: 'Alfama',
      near: '6 min walk to the castle, 12 min from the airport by taxi',
      image: { name: 'facades/town-house-09', alt: '' },
      amenities: ['Wi-Fi', 'Roof terrace'],
      checkin_from: '15:00',
      checkout_until: '11:00',
      ...change,
    },
    offer: total === null ? null : { price: price(total), board: 'Breakfast included', left: total < 500 ? 2 : null },
    free: total === null ? null : { total: total + 40, currency: 'USD', until: '2027-03-09T18:00:00+00:00' },
    room: total === null ? null : { name: 'Double, rooftop view', size_m2: 18, sleeps: 2, beds: 'one double bed' },
  }
}

/** A comparison of four: one of them is full on these nights. */
export const sampleComparison: Comparison = {
  stay: { checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] },
  otherDates: false,
  hotels: [
    sampleCompared('casa', 'Casa das Andorinhas', 525.66),
    sampleCompared('tejo', 'Hotel do Tejo', 468.3, {
      score: 8.4,
      district: 'Baixa',
      stars: 3,
      amenities: ['Wi-Fi', 'Lift', 'Bar'],
      image: { name: 'facades/warehouse-04', alt: '' },
    }),
    sampleCompared('largo', 'Hospedaria do Poço Novo', null, { score: 8.9, image: { name: 'facades/slab-01', alt: '' } }),
    sampleCompared('estrela', 'Palácio da Estrela', 712, {
      stars: 5,
      score: 9.4,
      amenities: ['Wi-Fi', 'Pool', 'Spa'],
      image: { name: 'facades/deco-03', alt: '' },
    }),
  ],
  unknown: 0,
  failed: [],
}
