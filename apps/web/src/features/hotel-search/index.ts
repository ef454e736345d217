export { type FoundPlace, resolveDestination } from './hotel-search-api.ts'
export { HotelSearchBar } from './hotel-search-bar.tsx'
export { HotelSearchForm, type HotelSearchFormProps } from './hotel-search-form.tsx'
export { PartyField } from './party-field.tsx'
