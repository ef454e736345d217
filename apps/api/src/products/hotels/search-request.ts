import type { StayProduct } from './domain/catalogue.ts'
import type { Filters } from './domain/filters.ts'
import type { Cursor } from './domain/page.ts'
import type { Sort } from './domain/search-order.ts'
import type { Stay } from './domain/stay.ts'
import type { Pricing } from './stay-basis.ts'

export interface SearchRequest extends Pricing {
  readonly product: StayProduct
  readonly placeId: string
  readonly stay: Stay
  readonly filters: Filters
  readonly sort: Sort
  readonly cursor: Cursor | null
  readonly limit: number
}
