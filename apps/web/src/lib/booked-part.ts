import type { ComponentType, LazyExoticComponent } from 'react'
import type { Data } from './http.ts'

export interface BookedPartProps {
  readonly item: Data<'/api/bookingHistory/get'>['items'][number]
}

/** What a product adds to the page of a booking, below it, for each confirmed item. By `lazy`, so that pages without it do not carry it. */
export type BookedPart = ComponentType<BookedPartProps> | LazyExoticComponent<ComponentType<BookedPartProps>>
