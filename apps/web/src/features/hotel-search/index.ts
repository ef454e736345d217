export { type FoundPlace, resolveDestination } from './hotel-search-api.ts'
export { HotelSearchForm, type HotelSearchFormProps } from './hotel-search-form.tsx'
