import type { Resort } from './resorts-api.ts'

interface FoundForTrip {
  readonly resort: Resort
  readonly product: 'RST' | 'STY'
  /** Empty where no days are chosen yet. */
  readonly from: string
  readonly to: string
  readonly price: { readonly amount: number; readonly currency: string } | null
  readonly href: string
}

/** A resort as a trip has it, with the fields of older clients, which begin with `rst_` (B3.17). */
export const resortIdea = ({ resort, product, from, to, price, href }: FoundForTrip) => ({
  kind: 'idea' as const,
  product,
  title: resort.name,
  place: resort.city,
  image: resort.image,
  from,
  to,
  price,
  href,
  details: {
    rst_id: resort.resort_id,
    rst_name: resort.name,
    rst_city: resort.city,
    rst_country: resort.country_code,
    rst_check_in: from || null,
    rst_check_out: to || null,
    ...(price && { rst_price: price.amount, rst_currency: price.currency }),
  },
})
